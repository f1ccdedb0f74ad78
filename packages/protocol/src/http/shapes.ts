import * as z from 'zod/mini';
import { count, id } from '../field/field.ts';
import { countQuery, listQuery, orderOption } from '../list/list.ts';
import { type Access, type Call, defineCall, type Schema } from './call.ts';

// The shapes that most rows of the table have (S7, decisions HTTP API): each area then reads as a table.

/** What a call answers that has nothing to say. */
export const nothing = z.object({});

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

/** One record. */
/* @__NO_SIDE_EFFECTS__ */
export function readCall<const Path extends string, T>(path: Path, access: Access, answer: Schema<T>) {
  return defineCall({ method: 'GET', path, access, answer });
}

/** Makes a record and answers it, or asks for something else to be done. */
/* @__NO_SIDE_EFFECTS__ */
export function postCall<const Path extends string, B, T>(
  path: Path,
  access: Access,
  body: Schema<B>,
  answer: Schema<T>,
) {
  return defineCall({ method: 'POST', path, access, body, answer });
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
