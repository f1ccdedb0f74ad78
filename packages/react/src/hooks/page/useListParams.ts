import {
  isListAddressOdd,
  type ListParams as ListChoice,
  type ListParamNames,
  readListParams,
  writeListParams,
} from '@carillon/protocol/list';
import { useCarillon } from '../context.ts';
import { type ListMemory, useAsLastList } from './useLastList.ts';

/** What the address says of a list, and the address of the same list seen otherwise. */
export interface ListParams extends ListChoice {
  /** The rows a page unless the address says otherwise. */
  readonly defaultSize: number;
  /** The address says something that cannot be, and should be `href({})` (FLT-079). */
  readonly isOdd: boolean;
  /** The record from which one has come back to this list. */
  readonly openedId: number | string | undefined;
  /** How it was left for that record. */
  readonly memory: ListMemory;
  /** Everything else in the address stays. */
  readonly href: (change: Partial<ListChoice>) => string;
}

/**
 * The state of a list, which lives in the address (S2, D2): back, reload and a shared link show the same list. `names`
 * is one of LIST_PARAMS: which parameters it uses. A form that is opened from here leads back to it (`useListAddress`).
 */
export function useListParams(names: ListParamNames): ListParams {
  const { pathname, search } = useCarillon('useListParams').navigation.useLocation();
  const memory = useAsLastList();
  const given = new URLSearchParams(search);
  const params = readListParams(given, names);
  return {
    ...params,
    defaultSize: names.defaultSize,
    isOdd: isListAddressOdd(given, names),
    openedId: memory.left.recordId,
    memory,
    href(change) {
      const text = writeListParams(given, names, { ...params, ...change }).toString();
      return text ? `${pathname}?${text}` : pathname;
    },
  };
}
