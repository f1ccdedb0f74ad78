import type { CarillonClient } from '@carillon/client';
import type { Call, CallAnswer, CallInput } from '@carillon/protocol/http';
import {
  type keepPreviousData,
  type QueryKey,
  QueryObserver,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useCarillon } from '../context.ts';
import { getQueries, isHeld } from './queries.ts';
import { useObserver } from './useObserver.ts';
import { useSession } from './useSession.ts';

/** Under which key the answer of a call is kept: its path and what it was given. */
function callKey<C extends Call>(call: C, input: CallInput<C>, isAnonymous: boolean): QueryKey {
  return isAnonymous ? [call.path, input, 'anonymous'] : [call.path, input];
}

/** How a call is asked, and where its answer is kept. */
const makeQuery = <C extends Call>(
  client: CarillonClient,
  call: C,
  input: CallInput<C>,
  isAnonymous: boolean,
) => ({
  queryKey: callKey(call, input, isAnonymous),
  queryFn: ({ signal }: { signal: AbortSignal }) => client.http.request(call, input, { signal, isAnonymous }),
});

/** Asks a public call as nobody, ahead of the screen that shows the answer. */
export type AskAhead = <C extends Call>(call: C, input: CallInput<C>) => Promise<void>;

/**
 * Makes the `prefetch` of a screen: after it `useCall` has these answers at the first drawing. What fails is asked again by the
 * screen.
 */
/* @__NO_SIDE_EFFECTS__ */
export const makePrefetch =
  <Params = void>(askAll: (ask: AskAhead, params: Params) => readonly Promise<void>[]) =>
  async (client: CarillonClient, params: Params): Promise<void> => {
    const ask: AskAhead = (call, input) =>
      getQueries(client).prefetchQuery(makeQuery(client, call, input, true));
    await Promise.all(askAll(ask, params));
  };

export interface CallOptions {
  /** False while something that the call needs is not known yet. */
  readonly isEnabled?: boolean;
  /** Asks a public call as nobody, whoever is logged in. */
  readonly isAnonymous?: boolean;
  /** For how long an answer is shown again without asking, in milliseconds. */
  readonly staleTime?: number;
  /** Keeps the last page on the screen while the next one loads. */
  readonly placeholderData?: typeof keepPreviousData;
}

/**
 * Reads with one call of the contract: loading, error and answer as TanStack Query tells them. Loading begins only
 * when somebody is logged in, or the call is public (SES-03); it is aborted when the last screen that asked is left.
 */
export function useCall<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: CallOptions = {},
): UseQueryResult<CallAnswer<C>, Error> {
  const { client } = useCarillon('useCall');
  const { status } = useSession();
  const { isEnabled = true, isAnonymous = false, placeholderData: keepPrevious, ...rest } = options;
  const queries = getQueries(client);
  const query = { ...makeQuery(client, call, input, isAnonymous), ...rest };
  const enabled = isEnabled && (status === 'loggedIn' || call.access === 'public');
  // A query begins when what shows it has been drawn, which takes a slow machine as long as the answer: asked with the
  // first drawing, it is there by then. What a server draws asks for nothing.
  useState(() => {
    if (!enabled || typeof document === 'undefined' || queries.getQueryState(query.queryKey)) return;
    void queries.prefetchQuery(query);
  });
  return useObserver(
    (options) => new QueryObserver(queries, options),
    queries.defaultQueryOptions({
      ...query,
      enabled,
      // The rows of an administrator are none for whom they are shown to after a change of role (FLT-062).
      placeholderData: (last, query) =>
        keepPrevious && isHeld(queries, query) ? keepPrevious(last) : undefined,
    }),
  );
}
