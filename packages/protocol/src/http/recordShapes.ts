import * as z from 'zod/mini';
import { count, id } from '../field/field.ts';
import type { Schema } from '../field/schema.ts';
import { countQuery, listQuery, orderOption } from '../list/list.ts';
import { type Access, type Call, defineCall } from './call.ts';

// The shapes of the calls that only kinds of records have: a login brings none of them along.

export const orderOptions = z.array(orderOption);
export const deleted = z.object({ id });

/** How many records there are; with a query, how many it finds. */
/* @__NO_SIDE_EFFECTS__ */
export function countCall<const Path extends string>(path: Path, access: Access) {
  return defineCall({ method: 'GET', path, access, query: countQuery, answer: count });
}

/** A page of records. */
/* @__NO_SIDE_EFFECTS__ */
export function listCall<const Path extends string, T>(path: Path, access: Access, record: Schema<T>) {
  return defineCall({ method: 'GET', path, access, query: listQuery, answer: z.array(record) });
}

/** The ways in which a list can be ordered. */
/* @__NO_SIDE_EFFECTS__ */
export function orderCall<const Path extends string>(path: Path, access: Access) {
  return defineCall({ method: 'GET', path, access, answer: orderOptions });
}

/** Saves a record, and answers it as it is now. */
/* @__NO_SIDE_EFFECTS__ */
export function updateCall<const Path extends string, B, T>(
  path: Path,
  access: Access,
  body: Schema<B>,
  answer: Schema<T>,
) {
  return defineCall({ method: 'PUT', path, access, body, answer });
}

/** Removes a record, and answers its id. */
/* @__NO_SIDE_EFFECTS__ */
export function deleteCall<const Path extends string>(path: Path, access: Access) {
  return defineCall({ method: 'DELETE', path, access, answer: deleted });
}

/** The same call with a body of several parts, for a file among them. */
/* @__NO_SIDE_EFFECTS__ */
export function multipart<C extends Call>(call: C): C {
  return { ...call, isMultipart: true };
}
