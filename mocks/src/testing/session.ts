import { type CallName, calls, type Envelope, envelope, formatPath, loginAnswer } from '@carillon/protocol';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import type { Platform, PlatformOptions } from '../platform/platform.ts';
import { people } from '../seed/people.ts';
import type { Door, OpenDoor } from './doors.ts';

export const NOW_MS = Date.UTC(2026, 5, 1, 12);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly envelope: Envelope;
  readonly data: unknown;
  readonly message: string | null | undefined;
  readonly text: string;
}

export interface Ask {
  readonly token?: string;
  /** Sent as JSON; a string, bytes or a form as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a test works with: a fresh platform behind a door, on a clock that stands still. */
export async function openSession(door: Door, options: PlatformOptions = {}) {
  const clock = createVirtualClock(NOW_MS);
  const errors: unknown[] = [];
  const opened: OpenDoor = await door.open({ clock, onError: (error) => errors.push(error), ...options });

  async function ask(method: string, path: string, { token, body, headers }: Ask = {}): Promise<Answer> {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
    const response = await opened.fetch(`/api${path}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const read = envelope.parse(JSON.parse(text));
    const { status, headers: answered } = response;
    return { status, headers: answered, envelope: read, data: read.data, message: read.message, text };
  }

  /** Asks for a call by its name, with the ids of the owner and of their first device unless others are given. */
  function call(name: CallName, { params, query = '', ...more }: CallAsk = {}) {
    const { method, path } = calls[name];
    return ask(method, formatPath(path, { userId: 2, id: 1, flag: true, ...params }) + query, more);
  }

  /** The jwt of a new session. */
  async function logIn(account: string): Promise<string> {
    const answer = await call('login', { body: credentials(account) });
    return loginAnswer.parse(answer.data).token.jwt;
  }

  return { ...opened, clock, errors, ask, call, logIn };
}

export interface CallAsk extends Ask {
  readonly params?: Readonly<Record<string, number | boolean>>;
  /** With its question mark. */
  readonly query?: string;
}

export type Session = Awaited<ReturnType<typeof openSession>>;

/** What a seeded person types at login. */
export function credentials(account: string) {
  const email = `${account}@carillon.example`;
  const password = people.find(({ username }) => username === email)?.password ?? 'Unknown-123!';
  return { email, password };
}

/** The ids of those whom the broker is told to disconnect in all their sessions, as it is told. */
export function watchRevoked(platform: Pick<Platform, 'onRevoked'>): number[] {
  const revoked: number[] = [];
  const someone = { kind: 'person', isAdmin: false, expiresAtMs: Number.POSITIVE_INFINITY } as const;
  const ids = Array.from({ length: 20 }, (_, i) => i + 1);
  platform.onRevoked((isRevoked) =>
    revoked.push(...ids.filter((userId) => isRevoked({ ...someone, userId }))),
  );
  return revoked;
}
