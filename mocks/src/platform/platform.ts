import {
  type Authority,
  type BrokerUser,
  type Call,
  type CallName,
  type Clock,
  type Role,
  systemClock,
} from '@carillon/protocol';
import type { BrokerLogins } from '@carillon/protocol/server';
import { createMemoryFiles, type FileStore } from '../media/fileStore.ts';
import { createPictures } from '../media/pictures.ts';
import { type Resize, resizePicture } from '../media/resize.ts';
import { table as users } from '../records/users.ts';
import { fillStorage, type Seed } from '../seed/fill.ts';
import { defaultSeed } from '../seed/seed.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import type { PlatformStorage } from '../storage/storage.ts';
import { answerData, answerRefusal } from './answer.ts';
import { createAuthority } from './authority.ts';
import { listBrokerLogins } from './brokerLogins.ts';
import { readBody, readQuery } from './input.ts';
import type { Mail } from './letter.ts';
import { createObservations, type Observation } from './observations.ts';
import { type Passwords, quickPasswords } from './passwords.ts';
import { mustReconnect } from './people.ts';
import { answerMedia } from './publicMedia.ts';
import { notFound, Refusal } from './refusal.ts';
import { findRoute, type Route } from './router.ts';
import type { Revoked, RuleContext, Services } from './rule.ts';
import { rules } from './rules/index.ts';
import { secrets } from './tables.ts';
import { createThrottle } from './throttle.ts';
import { createSecret, createTokens } from './token.ts';
import { admit, admitAgain, type Visitor } from './visitor.ts';

/** What a test or a server can choose. */
export interface PlatformOptions {
  /** Where the rows are kept, filled already (`fillStorage`); by default in memory, filled with `seed`. */
  readonly storage?: PlatformStorage;
  /** Parts of the default seed that are to be others. Without meaning where a `storage` is given. */
  readonly seed?: Partial<Seed>;
  /** Where uploaded pictures are kept; by default in memory. */
  readonly files?: FileStore;
  /** Makes pictures smaller; by default a canvas in a page, and sharp elsewhere. */
  readonly resize?: Resize;
  readonly clock?: Clock;
  readonly passwords?: Passwords;
  /** How long a token lives; by default 3600 s. It is to be refreshed after half of that. */
  readonly tokenSeconds?: number;
  /** Ends a token as soon as the next one was asked for: a stricter server than ours, for tests of clients (FLT-051). */
  readonly isTokenSingleUse?: boolean;
  /** Sends an e-mail; by default nobody does. What it throws is told to `onError` alone. */
  readonly mail?: (mail: Mail) => void | Promise<void>;
  /** Whether the token of an e-mail is answered as `debug: { jwt }` too, to its own pages and to programs; by default it is. Never in production. */
  readonly debug?: boolean;
  /** How long every answer takes at least. */
  readonly latencyMs?: number;
  /** Answers a call in the place of its rule: `() => new Response('<html>', { status: 502 })`, or Response.error(). */
  readonly faults?: (name: CallName, request: Request) => Response | undefined;
  /** Called with what should never happen; the caller gets a 500 without a word about it. By default console.error. */
  readonly onError?: (error: unknown) => void;
}

/** Where a request comes from. */
export interface Sender {
  /** By which too many tries are counted, e.g. a network address; without one all come from the same page. */
  readonly client?: string;
  /** Whether a page of another origin asks: it is never told the token of an e-mail. */
  readonly isCrossOrigin?: boolean;
}

/** The platform behind `/api`: the same rules in a page, in Node and behind a real server. */
export interface Platform {
  /** Answers any request whose path contains `/api/` or `/public/media/`. Never rejects. */
  handle(request: Request, sender?: Sender): Promise<Response>;
  /** What a broker asks. */
  readonly authority: Authority;
  /** Who may log in to a broker that asks nobody (docs/brokers.md); `fleet`: with so many simulated devices. */
  brokerLogins(fleet?: number): BrokerLogins;
  /** Grows with all that the platform writes: what was read of it is good while it stays. */
  revision(): number;
  /** Tells what the broker heard of a device; the device calls answer it. */
  observeDevice(label: string, observation: Observation): void;
  /** Changes what only an admin may, and tells the broker of rights that changed. False for an unknown id. */
  changeUser(id: number, changes: { role?: Role; verified?: boolean; blocked?: boolean }): boolean;
  /**
   * Calls `listener` whenever a session was logged out, and whenever a person was blocked or deleted, has another
   * role, e-mail address or password, or a device less: the broker is to disconnect those to whom the predicate
   * applies, and to look again at who comes back. Returns the way to stop that.
   *
   * @example
   * platform.onRevoked(broker.disconnect);
   */
  onRevoked(listener: (isRevoked: (user: BrokerUser) => boolean) => void): () => void;
}

/** Creates a platform. A fresh one in memory costs well below 5 ms, so that every test can have its own. */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const {
    clock = systemClock,
    passwords = quickPasswords,
    mail,
    debug: isDebug = true,
    latencyMs = 0,
    faults,
    onError = console.error,
  } = options;
  const seed = { ...defaultSeed, ...options.seed };
  const storage = options.storage ?? filledMemory(seed);
  const observations = createObservations();
  const listeners = new Set<Parameters<Platform['onRevoked']>[0]>();
  const tokens = createTokens({ secret: tokenSecret(storage), clock, lifeSeconds: options.tokenSeconds });
  const services: Services = {
    storage,
    clock,
    passwords,
    observations,
    pictures: createPictures({
      files: options.files ?? createMemoryFiles(),
      resize: options.resize ?? resizePicture,
    }),
    tokens,
    isTokenSingleUse: options.isTokenSingleUse ?? false,
    throttles: {
      logins: createThrottle(clock, 'failed logins'),
      signups: createThrottle(clock, 'sign-ups'),
      mails: createThrottle(clock, 'e-mails'),
      deviceKeys: createThrottle(clock, 'wrong device keys'),
    },
    sendMail: (message) => {
      void Promise.resolve(message).then(mail).catch(onError);
    },
    revoke: (whose) => {
      for (const listener of listeners) listener((user) => isOf(user, whose));
    },
  };
  if (!options.storage) {
    for (const { device_id, online, state } of seed.devices) {
      observations.observe(device_id, { online: online === 'Online', isPlaying: state === 'play' });
    }
  }

  async function answer(request: Request, { client = 'page', isCrossOrigin }: Sender): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    // What stands before it is the address of the platform, wherever that is: '/api/' may be a part of that too.
    const [, picture] = /\/public\/media\/(.*)$/s.exec(pathname) ?? [];
    if (picture !== undefined) return answerMedia(request, picture, services);
    const [, path] = /^.*\/api\/(.*)$/s.exec(pathname) ?? [];
    if (path === undefined) throw notFound();
    const route = findRoute(request.method, `/${path}`);
    const fault = faults?.(route.name, request);
    if (fault) return fault;
    const admitted = await admit(request, route.call, route.params, services);
    const input = await readInput(route, searchParams, request);
    const context = createContext(services, admitted, client, route);
    if (route.call.body) context.readmit();
    else expectPerson(route, services);
    const data = await runRule(route, input, context);
    const isTold = isDebug && !isCrossOrigin && context.debug.jwt !== undefined;
    return answerData(data, isTold ? context.debug : undefined);
  }

  return {
    async handle(request, sender = {}) {
      if (latencyMs > 0) await new Promise<void>((resolve) => clock.after(latencyMs, resolve));
      try {
        return await answer(request, sender);
      } catch (error) {
        if (error instanceof Refusal) return answerRefusal(error);
        onError(error);
        return answerRefusal({ status: 500, message: 'Internal server error', headers: {} });
      }
    },
    authority: createAuthority(services),
    brokerLogins: (fleet) => ({ logins: listBrokerLogins(storage, fleet) }),
    revision: () => storage.revision,
    observeDevice: observations.observe,
    changeUser(id, changes) {
      const before = storage.rows(users).get(id);
      if (!before) return false;
      const updated_at = new Date(clock.now()).toISOString();
      storage.rows(users).update(id, { ...changes, updated_at });
      if (mustReconnect(before, { ...before, ...changes })) services.revoke({ userId: id });
      return true;
    },
    onRevoked(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isOf = (user: BrokerUser, whose: Revoked) =>
  user.kind === 'person' &&
  ('userId' in whose ? user.userId === whose.userId : user.sessionId === whose.sessionId);

function filledMemory(seed: Seed): PlatformStorage {
  const storage = createMemoryStorage();
  fillStorage(storage, seed, ({ password }) => quickPasswords.hash(password));
  return storage;
}

/** The secret lies beside the rows: sessions outlive a restart of the server. */
function tokenSecret(storage: PlatformStorage): string {
  const rows = storage.rows(secrets);
  const found = rows.first({ key: 'token_secret' });
  if (found) return found.value;
  const value = createSecret();
  rows.insert({ key: 'token_secret', value });
  return value;
}

async function readInput({ call, params }: Route, search: URLSearchParams, request: Request) {
  const query = call.query && { query: readQuery(call.query, search) };
  const body = call.body && { body: await readBody(call.body, request, call) };
  return { ...params, ...query, ...body };
}

/** What is asked of a person who does not exist is 404, and not as of one who has nothing (FLT-115). */
function expectPerson({ params: { userId } }: Route, { storage }: Pick<Services, 'storage'>): void {
  if (typeof userId === 'number' && !storage.rows(users).get(userId)) {
    throw notFound('This person does not exist.');
  }
}

async function runRule({ name, call }: Route, input: unknown, context: RuleContext): Promise<unknown> {
  // The schemas of this very call made the input: that they belong together only the compiler cannot see.
  const rule = rules[name] as (input: unknown, context: RuleContext) => unknown;
  const answer = (call as Call).answer.safeParse(await rule(input, context));
  if (answer.success) return answer.data;
  throw new Error(
    `The rule of ${name} answers what its schema refuses: ${JSON.stringify(answer.error.issues)}`,
  );
}

function createContext(
  services: Services,
  admitted: Visitor | null,
  client: string,
  route: Route,
): RuleContext {
  let visitor = admitted;
  const known = (): Visitor => {
    if (visitor) return visitor;
    throw new Error('A public call has no user: look at `visitor` first.');
  };
  return {
    ...services,
    get visitor() {
      return visitor;
    },
    client,
    debug: {},
    get user() {
      return known().user;
    },
    get claims() {
      return known().claims;
    },
    readmit() {
      visitor = admitAgain(visitor, route.call, route.params, services);
      expectPerson(route, services);
    },
    rows: (table) => services.storage.rows(table),
    nowText: () => new Date(services.clock.now()).toISOString(),
  };
}
