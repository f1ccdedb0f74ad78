import type { LoginAnswer, SessionToken } from '@carillon/protocol/account';
import type { BrokerLoginKind, Transport } from '@carillon/protocol/broker';
import { type MediaSize, mediaUrl } from '@carillon/protocol/catalog';
import type { Call, calls } from '@carillon/protocol/http';
import { type Clock, systemClock } from '@carillon/protocol/time';
import { createLazyBroker, type LazyBroker } from './broker/connection/lazyBroker.ts';
import { createEndableClock } from './endableClock.ts';
import { authorizedHttp } from './http/authorizedHttp.ts';
import { createHttp, type Fetch, type Http } from './http/http.ts';
import type { Upload } from './http/upload.ts';
import { browserExclusive, type Exclusive } from './session/exclusive.ts';
import { createSession, type Session } from './session/session.ts';
import { browserStorage, guardStorage, type KeyValueStorage, memoryStorage } from './session/storage.ts';
import { createErrorReports, type ErrorReports } from './store/errorReports.ts';
import { shareStart } from './store/shareStart.ts';
import { browserWake } from './wake.ts';

/** The whole outside world of a console: calls, session and live link, wired together. */
export interface CarillonClient {
  /** Calls that carry the session's token. */
  readonly http: Http;
  readonly session: Session;
  /** The connection to the broker; its devices are reached by `getBroker(client)`. */
  readonly broker: LazyBroker;
  readonly storage: KeyValueStorage;
  /** The login comes from the host (`session` of the options): screens then lead to no login of ours. */
  readonly isHandedOver: boolean;
  /** The time that all of it lives in. */
  readonly clock: Clock;
  /** Where a picture is fetched, by its `path`; with a size, a smaller one of it (MED-03). */
  mediaUrl(path: string, size?: MediaSize): string;
  /** What listeners of all of it have thrown, ours or the host's: it breaks nothing, and is told here (FLT-109). */
  readonly errors: ErrorReports;
  /**
   * Begins to follow the session: renews its token, and connects the broker while somebody is logged in (BRK-01). It goes on
   * until everybody who has started it has called what this returns.
   */
  start(): () => void;
  /**
   * Ends all of it for good, whoever has started it: no connection, timer or listener is left. What it has read stays to be
   * shown, and what is asked of it later fails or is not heard. A page that goes away needs it not.
   */
  dispose(): void;
  /** Aborted by `dispose`, for what lives as long as the client. */
  readonly disposal: AbortSignal;
}

/**
 * A login that the host made itself (docs/recipes/embed-a-screen.md). Nothing of it is stored, and no other tab
 * hears of it; the next one is handed over by `client.session.handOver`.
 */
export type HandedSession = HandedLogin & HandedCallbacks;

/** Who is logged in, or that nobody is yet: who it is then is told by `client.session.handOver`. */
export type HandedLogin = LoginAnswer | { readonly token: null; readonly user: null };

/** What the host is asked and told of a login that it made. */
export interface HandedCallbacks {
  /**
   * Asked for the next token at `refresh_at`; null ends the session. So does what is no token, and `onError` is told what was
   * wrong with it. Without `renew`, the platform is asked.
   */
  readonly renew?: () => Promise<SessionToken | null>;
  /** The session has ended: by a logout, or because no next token could be had. */
  readonly onEnd?: () => void;
}

export interface CarillonClientOptions {
  /** What stands before `/api`; '' is the page's own origin. */
  readonly apiUrl: string;
  /** The broker: its websocket address or any transport, several of them where it is a cluster (LIB-17). */
  readonly broker: string | Transport | readonly (string | Transport)[];
  /**
   * How the broker knows a person: 'user', the default, by the user id and the token itself; 'session' by the user id with the
   * session (`sid` of the token) and a digest of the token, as `carillon-rights` tells stock brokers (docs/brokers.md).
   */
  readonly brokerLogin?: BrokerLoginKind | undefined;
  /** The debug variant: `onDebug` of a call is told what the platform adds for developers (NAV-14). Off by default. */
  readonly debug?: boolean | undefined;
  readonly fetch?: Fetch;
  /** The answer to a request that the page has made before its client was there; undefined for all others, which are fetched. */
  readonly earlyAnswer?: ((url: string, init: RequestInit) => Promise<Response> | undefined) | undefined;
  /** Sends files; by default XMLHttpRequest, or `fetch` where one is given. */
  readonly upload?: Upload;
  readonly storage?: KeyValueStorage;
  /** Who is logged in already, instead of the login in the storage. */
  readonly session?: HandedSession;
  readonly clock?: Clock;
  readonly exclusive?: Exclusive;
  readonly random?: () => number;
  /** Connects to the broker as soon as somebody is logged in, and not with the first device: for a page of devices. */
  readonly connectsAtOnce?: boolean | undefined;
  /** Takes what a listener or callback has thrown, or handed over in a wrong shape; `client.errors` tells the same. By default it is shown as an uncaught error. */
  readonly onError?: (error: unknown) => void;
}

// The platform disconnects whose device it was: what a console has subscribed to it would go on hearing.
const UNREGISTER: Pick<(typeof calls)['unregisterDevice'], 'method' | 'path'> = {
  method: 'DELETE',
  path: '/devices/{userId}/{id}',
};

const EDIT_USER: Pick<(typeof calls)['updateUser'], 'method' | 'path'> = {
  method: 'PUT',
  path: '/accounts/{userId}',
};

// Most pages never upload anything.
const lazyUpload: Upload = async (request, init) =>
  (await import('./http/upload.ts')).xhrUpload(request, init);

/** Creates a client. Everything from outside can be handed in; the defaults are those of a browser. */
export function createCarillonClient(options: CarillonClientOptions): CarillonClient {
  checkOptions(options);
  const disposal = new AbortController();
  const clock = createEndableClock(options.clock ?? systemClock, disposal.signal);
  const { storage = browserStorage(), exclusive = browserExclusive, random = Math.random } = options;
  // Looked up at each call: mocks and tests replace the global one after this module was loaded.
  const fetch: Fetch =
    options.fetch ?? ((url, init) => options.earlyAnswer?.(url, init) ?? globalThis.fetch(url, init));
  const upload = options.upload ?? options.fetch ?? lazyUpload;
  const errors = createErrorReports();
  if (options.onError) errors.subscribe(options.onError);
  const onError = errors.report;
  const plain = createHttp({ apiUrl: options.apiUrl, fetch, upload, onError, isDebug: options.debug });
  const session = createSession({
    http: plain,
    storage: options.session ? memoryStorage() : storage,
    clock,
    exclusive,
    onWake: browserWake,
    renewToken: options.session?.renew,
    onError,
  });
  if (options.session && options.session.token !== null) session.handOver(options.session);
  session.subscribe(() => {
    if (!session.getSnapshot().user) options.session?.onEnd?.();
  });
  let isStarted = false;
  // A page that never opens a device screen never pays for mqtt.js: the first use of a device connects.
  let isNeeded = options.connectsAtOnce === true;
  const connectIfWanted = () => {
    if (
      isStarted &&
      isNeeded &&
      session.getSnapshot().user &&
      broker.getSnapshot().status === 'disconnected'
    ) {
      broker.connect();
    }
  };
  const broker: LazyBroker = createLazyBroker(
    async () => (await import('./broker/connection/getBroker.ts')).makeBroker,
    {
      broker: options.broker,
      brokerLogin: options.brokerLogin,
      clock,
      random,
      onWake: browserWake,
      onError,
      onUse() {
        if (isNeeded) return;
        isNeeded = true;
        connectIfWanted();
      },
      async credentials(wasRefused) {
        const jwt = session.jwt();
        // A refused token may just have expired: renew it once. A server that is down says nothing
        // about the token, so then it is tried again later; null means that nobody is logged in any longer.
        if (wasRefused && jwt && !(await session.renew(jwt)) && session.jwt()) {
          throw new Error('The token could not be renewed yet.');
        }
        // After a sleep its time may have passed: refreshed first, it is not refused (FLT-013).
        const password = await session.freshJwt();
        const { user } = session.getSnapshot();
        return user && password ? { username: String(user.id), password } : null;
      },
    },
  );

  const http = authorizedHttp(plain, session);

  // Whoever has changed their own record is called so by the frame of the page at once.
  function isOwnEdit({ method, path }: Call, input: object): boolean {
    if (method !== EDIT_USER.method || path !== EDIT_USER.path || !('userId' in input)) return false;
    return input.userId === session.getSnapshot().user?.id;
  }

  return {
    http: {
      async request(call, input, options) {
        const answer = await http.request(call, input, options);
        if (call.method === UNREGISTER.method && call.path === UNREGISTER.path) broker.expectLoss();
        if (isOwnEdit(call, input)) void session.recheck();
        return answer;
      },
    },
    session,
    broker,
    storage: guardStorage(storage, onError),
    isHandedOver: Boolean(options.session),
    clock,
    errors,
    mediaUrl: (path, size) => options.apiUrl.replace(/\/+$/, '') + mediaUrl(path, size),
    disposal: disposal.signal,
    dispose: () => disposal.abort(),
    start: shareStart(() => {
      if (disposal.signal.aborted) return () => {};
      isStarted = true;
      const stopSession = session.start();
      let userId: number | undefined;
      function follow() {
        const { user } = session.getSnapshot();
        if (user?.id === userId) return;
        broker.disconnect();
        userId = user?.id;
        connectIfWanted();
      }
      follow();
      const stopFollowing = [session.subscribe(follow), session.token.subscribe(broker.renew)];
      const stop = () => {
        disposal.signal.removeEventListener('abort', stop);
        isStarted = false;
        for (const stop of stopFollowing) stop();
        broker.disconnect();
        stopSession();
      };
      disposal.signal.addEventListener('abort', stop);
      return stop;
    }),
  };
}

/** Not everybody who makes a client has the types at hand, and what is missing would be noticed much later. */
function checkOptions(options: Partial<CarillonClientOptions> = {}) {
  const { apiUrl } = options;
  const brokers = [options.broker].flat();
  const missing = [
    typeof apiUrl !== 'string' && "apiUrl (what stands before '/api')",
    !(
      brokers.length && brokers.every((one) => typeof one === 'string' || typeof one?.connect === 'function')
    ) && "broker (such as 'wss://live.example.org:9001', or a Transport)",
  ].filter((one) => one !== false);
  if (missing.length > 0) throw new TypeError(`createCarillonClient needs ${missing.join(' and ')}.`);
}
