import { type Call, type CallAnswer, type CallInput, type CallName, calls } from '@carillon/protocol/http';
import type { Http, RequestOptions } from './http/http.ts';

/** What a call takes: its input may be left out where nothing in it is required. */
type CallArguments<C extends Call> =
  object extends CallInput<C>
    ? [input?: CallInput<C>, options?: RequestOptions]
    : [input: CallInput<C>, options?: RequestOptions];

/** One typed function for each call of the contract's table, by its name (S7, D7). */
export type Api = {
  readonly [Name in CallName]: (
    ...given: CallArguments<(typeof calls)[Name]>
  ) => Promise<CallAnswer<(typeof calls)[Name]>>;
};

/**
 * Every call of the platform as a function. It brings the whole table along; code that makes only a few calls, and counts
 * bytes, takes their rows alone: `http.request(listCountries, { query })`.
 *
 * @example
 * const api = createApi(client.http);
 * const countries = await api.listCountries({ query: { query: 'it' } });
 */
export function createApi(http: Http): Api {
  const functions = Object.entries<Call>(calls).map(([name, call]) => [
    name,
    (input: CallInput<Call> = { body: undefined }, options?: RequestOptions) =>
      http.request(call, input, options),
  ]);
  // Made of the very table that the type is made of, which `Object.entries` does not see.
  return Object.fromEntries(functions) as Api;
}
