import * as z from 'zod/mini';
import { count, integer, text } from '../field/field.ts';
import { MAX_LIST_LIMIT, MAX_ORDER_LENGTH, MAX_QUERY_LENGTH } from './limits.ts';

/** What a count call takes: an empty parameter is left out (S7). */
export const countQuery = z.object({ query: z.optional(text(MAX_QUERY_LENGTH)) });

/** What a list call takes: empty parameters are left out (S7). */
export const listQuery = z.extend(countQuery, {
  offset: z.optional(count),
  limit: z.optional(integer(1, MAX_LIST_LIMIT)),
  order_by: z.optional(text(MAX_ORDER_LENGTH)),
});
export type ListQuery = z.infer<typeof listQuery>;

/** One way to sort a list: `order` is sent back as `order_by`, `name` is for people. */
export const orderOption = z.object({ name: z.string(), order: z.string() });
export type OrderOption = z.infer<typeof orderOption>;
