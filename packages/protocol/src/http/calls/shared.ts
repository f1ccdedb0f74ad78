import * as z from 'zod/mini';
import { count, id } from '../../field/field.ts';
import { listQuery, orderOption } from '../../list/index.ts';

// What many calls take and answer (decisions, HTTP API).
export const nothing = z.object({});
export const deleted = z.object({ id });
export const orderOptions = z.array(orderOption);
export const countQuery = z.pick(listQuery, { query: true });
export { count, listQuery };
