export { matchesText } from './filter.ts';
export { type ListQuery, listQuery, type OrderOption, orderOption } from './list.ts';
export { clampIndex, offsetOf, PAGE_SIZES, type PageLink, pageCount, pageWindow } from './page.ts';
export {
  LIST_PARAMS,
  type ListParamNames,
  type ListParams,
  MAX_QUERY_LENGTH,
  readListParams,
  toListQuery,
  writeListParams,
} from './params.ts';
