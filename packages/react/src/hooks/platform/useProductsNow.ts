import type { CarillonClient } from '@carillon/client';
import { type Product, products } from '@carillon/protocol/catalog';
import { QueryObserver, type UseQueryResult } from '@tanstack/react-query';
import { isNotFound } from '../../messages/errorText.ts';
import { useCarillon } from '../context.ts';
import { getQueries, isHeld } from './queries.ts';
import { useObserver } from './useObserver.ts';

/** Products by their ids; null for one that is not there, or not for who asks. */
export type ReadProducts = ReadonlyMap<number, Product | null>;

/** Reads some products by their ids, each by its own call: a list of many would bring all others. */
export function useProductsNow(ids: readonly number[]): UseQueryResult<ReadProducts, Error> {
  const { client } = useCarillon('useProductsNow');
  const queries = getQueries(client);
  const sorted = ids.toSorted((a, b) => a - b);
  return useObserver(
    (options) => new QueryObserver(queries, options),
    queries.defaultQueryOptions({
      queryKey: [products.calls.read.path, 'several', sorted],
      queryFn: ({ signal }: { signal: AbortSignal }) => readAll(client, sorted, signal),
      enabled: sorted.length > 0,
      // One less, and the others are known; never what another person read.
      placeholderData: (last: ReadProducts | undefined, before) =>
        isHeld(queries, before) ? last : undefined,
    }),
  );
}

async function readAll(
  { http }: CarillonClient,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ReadProducts> {
  const read = async (id: number): Promise<readonly [number, Product | null]> => {
    try {
      return [id, await http.request(products.calls.read, { id }, { signal })];
    } catch (error) {
      if (isNotFound(error)) return [id, null];
      throw error;
    }
  };
  return new Map(await Promise.all(ids.map(read)));
}
