import {
  type ListParamNames,
  type ListParams as Params,
  readListParams,
  writeListParams,
} from '@carillon/protocol/list';
import { useCarillon } from './context.ts';

/** What the address says of a list, and the address of another page of it. */
export interface ListParams extends Params {
  /** Everything else in the address stays. */
  readonly pageHref: (index: number) => string;
}

/**
 * The state of a list, which lives in the address (S2, D2): back, reload and a shared link show the same list. `names`
 * is one of LIST_PARAMS: which parameters it uses.
 */
export function useListParams(names: ListParamNames): ListParams {
  const { pathname, search } = useCarillon('useListParams').navigation.useLocation();
  const given = new URLSearchParams(search);
  const params = readListParams(given, names);
  return {
    ...params,
    pageHref(index) {
      const text = writeListParams(given, names, { ...params, index }).toString();
      return text ? `${pathname}?${text}` : pathname;
    },
  };
}
