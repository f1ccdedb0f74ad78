export { findMatch, matchesText } from './filter.ts';
export { MAX_LIST_LIMIT, MAX_QUERY_LENGTH, PAGE_SIZES } from './limits.ts';
export { type ListQuery, listQuery, type OrderOption, orderOption } from './list.ts';
export { clampIndex, type PageLink, pageCount, pageWindow, toOffset } from './page.ts';
export { LIST_PARAMS, type ListParamNames } from './paramNames.ts';
export {
  isListAddressOdd,
  type ListParams,
  readListParams,
  toListQuery,
  writeListParams,
} from './params.ts';
export {
  findView,
  isViewFull,
  type ListView,
  MOST_VIEWS,
  type NamedView,
  readViews,
  viewForm,
  writeViews,
} from './views.ts';
