// Requests that nobody would send who means well, the same in every run with the same seed.
import { type CallName, calls, formatPath } from '@carillon/protocol';
import { validBody } from './bodies.ts';
import type { Session } from './session.ts';

/** Where the odd requests come from. */
export const seed = Number(process.env.CARILLON_SEED ?? 1);

let state = seed;

/** Numbers that look random and are the same in every run (Park and Miller). */
export const random = (below: number) => {
  state = (state * 48271) % 0x7fffffff;
  return state % below;
};
export const pick = <T>(values: readonly T[]) => values[random(values.length)] as T;

export const ODD = [
  '',
  '0',
  '-1',
  '2',
  '1e309',
  'NaN',
  'null',
  'true',
  '%00',
  '%ff',
  '%',
  '..',
  '%2e%2e',
  "' OR 1=1 --",
  '"; DROP TABLE users',
  '<script>',
  '\u{1F514}',
  '__proto__',
  'constructor',
  'toString',
  '9007199254740993',
  'x'.repeat(5000),
  '{userId}',
  '\\',
  ';',
  '?',
];

function oddValue(depth = 0): unknown {
  const kind = random(depth > 3 ? 6 : 8);
  if (kind < 3) return pick(ODD);
  if (kind === 3) return random(1000) - 500;
  if (kind === 4) return pick([null, true, false, 1e308, -0]);
  if (kind === 5) return 'owner@carillon.example';
  if (kind === 6) return Array.from({ length: random(4) }, () => oddValue(depth + 1));
  const keys = ['email', 'password', 'limit', ...ODD];
  return Object.fromEntries(Array.from({ length: random(5) }, () => [pick(keys), oddValue(depth + 1)]));
}

const encode = (text: string) => (random(2) ? encodeURIComponent(text) : text.replace(/[?#]/g, ''));

/** A body of which everything is odd, or a valid one with one odd field. */
function oddBody(valid: unknown): string | FormData {
  if (valid instanceof FormData) {
    const name = pick([...valid.keys(), ...ODD]);
    if (random(2)) valid.delete(name);
    valid.append(name, pick(ODD));
    return valid;
  }
  const fields = Object.keys(Object(valid));
  const body = random(3) ? { ...Object(valid), [pick([...fields, ...ODD])]: oddValue() } : oddValue();
  return JSON.stringify(body).slice(0, random(5) ? undefined : 9);
}

/** A request for any call, with odd things in its path, query, headers and body: of a valid one, or odd altogether. */
export async function oddRequest(session: Session, token: string): Promise<Request> {
  const name = pick(Object.keys(calls) as CallName[]);
  const { method, path } = calls[name];
  const params = { userId: pick([2, 2, 3, 999]), id: random(6), flag: pick([true, false, 'maybe']) };
  const parts = formatPath(path, params).split('/');
  if (random(3) === 0) parts[random(parts.length)] = encode(pick(ODD));
  if (random(9) === 0) parts.push(encode(pick(ODD)));
  const names = ['offset', 'limit', 'query', 'order_by', pick(ODD)];
  const query = Array.from({ length: random(4) }, () => `${encode(pick(names))}=${encode(pick(ODD))}`).join(
    '&',
  );
  const headers = pick<Record<string, string>>([
    {},
    { authorization: `Bearer ${token}` },
    { authorization: `Bearer ${token}` },
    { authorization: `bearer  ${encodeURIComponent(pick(ODD))}` },
  ]);
  const asked = random(8) === 0 ? pick(['PUT', 'DELETE', 'PATCH', 'HEAD']) : method;
  const isRead = asked === 'GET' || asked === 'HEAD';
  const body = isRead ? undefined : oddBody(await validBody(name, session));
  return new Request(`http://carillon.test/api${parts.join('/')}?${query}`, { method: asked, headers, body });
}

const ENDING: readonly CallName[] = ['logout', 'deleteUser', 'resetPassword'];
const notEnding = (Object.keys(calls) as CallName[]).filter((name) => !ENDING.includes(name));

/** A request of the owner as it should be, for any call but those that end the session. */
export async function usualRequest(session: Session, token: string): Promise<Request> {
  const name = pick(notEnding);
  const { method, path } = calls[name];
  const body = await validBody(name, session);
  return new Request(`http://carillon.test/api${formatPath(path, { userId: 2, id: 1, flag: true })}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
}
