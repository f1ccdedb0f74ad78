import * as z from 'zod/mini';
import type { Schema } from '../field/schema.ts';
import { type Access, defineCall } from './call.ts';

// The shapes that most rows of the table have (S7, docs/protocol.md, HTTP API): each area then reads as a table.

/** What a call answers that has nothing to say. */
export const nothing = z.object({});

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
