import type { Call, CallAnswer, CallInput } from '@carillon/protocol/http';
import { ApiError } from './errors.ts';
import type { Http, RequestOptions } from './http.ts';
import { untilAborted } from './untilAborted.ts';

/** Whose token the calls carry. */
export interface Bearer {
  /** The present token, if somebody is logged in. */
  jwt(): string | undefined;
  /** The same; refreshed first where its time has passed unnoticed, as in a laptop that slept. */
  freshJwt(): string | undefined | Promise<string | undefined>;
  /** Aborts when the person who is logged in no longer is: their calls end with it (FLT-058). */
  signal(): AbortSignal | undefined;
  /** After a 401: makes sure that the present token is another one than `usedJwt`; false if that cannot be. */
  renew(usedJwt: string): Promise<boolean>;
  /** Reads again who is logged in: after a 403 the role may be another one (FLT-062), after a save the name. */
  recheck(): Promise<void>;
}

/**
 * The same calls with the bearer token (S7). A 401 refreshes the token once; then a reading call is repeated, a
 * saving one is not: the server may have saved it, and the person who pressed Save can press it again (FLT-049).
 */
export function authorizedHttp(http: Http, bearer: Bearer): Http {
  return {
    async request<C extends Call>(
      call: C,
      input: CallInput<C>,
      options: RequestOptions = {},
    ): Promise<CallAnswer<C>> {
      // Public lists show an administrator more than a visitor, but in the shop; a login is nobody's.
      if (call.access === 'public' && (call.method !== 'GET' || options.isAnonymous)) {
        return http.request(call, input, { ...options, jwt: undefined });
      }
      const ended = bearer.signal();
      const signal = AbortSignal.any([options.signal, ended].filter((one) => one !== undefined));
      // With a token at hand the call leaves at once, and not after a screen that is being drawn meanwhile.
      const fresh = bearer.freshJwt();
      const jwt = fresh instanceof Promise ? await untilAborted(() => fresh, signal) : fresh;
      try {
        return await http.request(call, input, { ...options, signal, jwt });
      } catch (error) {
        if (!(error instanceof ApiError) || jwt === undefined) throw error;
        if (error.code === 'forbidden') void bearer.recheck();
        if (error.code !== 'unauthorized') throw error;
        // Where the session ends with this renewal, the caller still hears why the call failed.
        const isRenewed = await untilAborted(() => bearer.renew(jwt), options.signal);
        if (!isRenewed) throw error;
        signal.throwIfAborted();
        if (call.method !== 'GET') throw new ApiError('unauthorized', { ...error, isRenewed });
        return http.request(call, input, { ...options, signal, jwt: bearer.jwt() });
      }
    },
  };
}
