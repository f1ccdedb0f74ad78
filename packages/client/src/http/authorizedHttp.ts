import type { Call, CallAnswer, CallInput } from '@carillon/protocol/http';
import { ApiError } from './errors.ts';
import type { Http, RequestOptions } from './http.ts';

/** Whose token the calls carry. */
export interface Bearer {
  /** The present token, if somebody is logged in. */
  jwt(): string | undefined;
  /** After a 401: makes sure that the present token is another one than `usedJwt`; false if that cannot be. */
  renew(usedJwt: string): Promise<boolean>;
}

/**
 * The same calls with the bearer token (S7). A 401 refreshes the token once; then a reading call is repeated, a
 * saving one is not: the server may have saved it (FLT-049).
 */
export function authorizedHttp(http: Http, bearer: Bearer): Http {
  return {
    async request<C extends Call>(
      call: C,
      input: CallInput<C>,
      options: RequestOptions = {},
    ): Promise<CallAnswer<C>> {
      const jwt = call.access === 'public' ? undefined : bearer.jwt();
      try {
        return await http.request(call, input, { ...options, jwt });
      } catch (error) {
        const isExpired = error instanceof ApiError && error.code === 'unauthorized' && jwt !== undefined;
        if (!isExpired) throw error;
        const isRenewed = await bearer.renew(jwt);
        options.signal?.throwIfAborted();
        if (!isRenewed || call.method !== 'GET') throw error;
        return http.request(call, input, { ...options, jwt: bearer.jwt() });
      }
    },
  };
}
