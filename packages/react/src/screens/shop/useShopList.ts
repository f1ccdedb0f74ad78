import { type Product, shownProducts } from '@carillon/protocol/catalog';
import { readListParams } from '@carillon/protocol/list';
import { useListParams } from '../../hooks/page/useListParams.ts';
import { makePrefetch, useCall } from '../../hooks/platform/useCall.ts';
import type { ListState } from '../../patterns/list/listState.ts';
import { PAGE, toCountRequest, toPageRequest, useList } from '../../patterns/list/useList.ts';

/** An administrator sees in the shop what everybody sees: with their token, the platform would answer what is not on sale, too. */
export const AS_VISITOR = { isAnonymous: true };

const getTexts = ({ title, sku, summary }: Product) => [title, sku, summary];

/** The products of the shop, by the address that says page, search and order. */
export function useShopList(): ListState<Product> {
  const { calls, getName, listParams } = shownProducts;
  const params = useListParams(listParams);
  return useList<Product>({
    viewsOf: shownProducts.path,
    params,
    getName,
    getTexts,
    page: useCall(calls.list, toPageRequest(params), { ...PAGE, ...AS_VISITOR }),
    count: useCall(calls.count, toCountRequest(params), AS_VISITOR),
    orders: useCall(calls.order, {}, AS_VISITOR),
  });
}

/** Reads the first page of the shop, as an address without a query shows it. */
export const prefetchShopList = makePrefetch((ask) => {
  const { calls, listParams } = shownProducts;
  const params = readListParams(new URLSearchParams(), listParams);
  return [ask(calls.list, toPageRequest(params)), ask(calls.count, toCountRequest(params))];
});
