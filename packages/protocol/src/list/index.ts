export {
  type ListQuery,
  listQuery,
  type OrderOption,
  orderOption,
  PAGE_SIZES,
  type PageLink,
  pageWindow,
} from './list.ts';
