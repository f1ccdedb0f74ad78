export { findMatch, matchesText } from './filter.ts';
export { MAX_LIST_LIMIT, MAX_QUERY_LENGTH } from './limits.ts';
export { type ListQuery, listQuery, type OrderOption, orderOption } from './list.ts';
export { clampIndex, PAGE_SIZES, type PageLink, pageCount, pageWindow, toOffset } from './page.ts';
export { LIST_PARAMS, type ListParamNames } from './paramNames.ts';
export {
  isListAddressOdd,
  type ListParams,
  readListParams,
  toListQuery,
  writeListParams,
} from './params.ts';
