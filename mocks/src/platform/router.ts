import { type Call, type CallName, calls } from '@carillon/protocol';
import { notFound, type Refusal } from './refusal.ts';

/** The values of a path, by their names: ids, and a flag where there is one. */
export type PathValues = Readonly<Record<string, number | boolean>>;

/** A call found by its address. */
export interface Route {
  readonly name: CallName;
  readonly call: Call;
  readonly params: PathValues;
}

interface KnownCall {
  readonly name: CallName;
  readonly call: Call;
  readonly segments: readonly string[];
}

const isParam = (segment: string) => segment.startsWith('{');

const known: readonly KnownCall[] = Object.entries(calls).map(([name, call]) => ({
  name: name as CallName,
  call,
  segments: call.path.split('/'),
}));

/** The call that a method and a path below `/api` mean. Throws 404 naming the nearest known call. */
export function findRoute(method: string, path: string): Route {
  const given = path.split('/');
  for (const { name, call, segments } of known) {
    if (call.method !== method || segments.length !== given.length) continue;
    const params = matchSegments(segments, given);
    if (params) return { name, call, params };
  }
  throw unknownCall(method, path);
}

function matchSegments(segments: readonly string[], given: readonly string[]) {
  const params: Record<string, number | boolean> = {};
  for (const [i, segment] of segments.entries()) {
    const value = given[i] ?? '';
    if (!isParam(segment)) {
      if (segment !== value) return null;
      continue;
    }
    const read = readSegment(segment.slice(1, -1), value);
    if (read === null) return null;
    params[segment.slice(1, -1)] = read;
  }
  return params;
}

function readSegment(name: string, value: string): number | boolean | null {
  if (name === 'flag') return value === 'true' || value === 'false' ? value === 'true' : null;
  // Ids are positive integers; with 15 digits they are exact. A word is none: 'count' is never somebody's id.
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

function unknownCall(method: string, path: string): Refusal {
  // Ids are of no matter here: /device/list/2 is near to /devices/list/{userId}.
  const asked = `${method} ${path.slice(0, 200).replace(/\/\d+(?=\/|$)/g, '/{}')}`;
  const distances = known.map(({ call }) => ({
    text: `${call.method} /api${call.path}`,
    distance: distance(asked, `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`),
  }));
  const nearest = distances.reduce((a, b) => (b.distance < a.distance ? b : a));
  return notFound(`There is no call ${method} /api${path.slice(0, 200)}. The nearest is ${nearest.text}.`);
}

/** How many characters must be changed to make one text the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (character === b[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
