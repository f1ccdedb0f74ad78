import type { Schema } from '../field/schema.ts';
import { readShape } from './readShape.ts';

/** The largest payloads that are read at all, in bytes (docs/protocol.md, Broker protocol). */
export const MAX_PACKET_BYTES = 256 * 1024;
export const MAX_LIVE_BYTES = 16 * 1024;
export const MAX_GREETING_BYTES = 1024;

/** Why a payload was not read. */
export type PayloadProblem = 'tooLarge' | 'notJson' | 'wrongShape';

/** A payload that was read, or why it was not: what comes from outside never throws. */
export type ParsedPayload<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: PayloadProblem };

// Made when first needed: Jest's jsdom has none, and a test there may need none.
let decoder: TextDecoder | undefined;

/** Reads a payload of at most `maxBytes` as UTF-8 JSON of the given shape. */
export function parsePayload<T>(schema: Schema<T>, payload: Uint8Array, maxBytes: number): ParsedPayload<T> {
  if (payload.byteLength > maxBytes) return { ok: false, problem: 'tooLarge' };
  const json = parseJson(payload);
  if (json === undefined) return { ok: false, problem: 'notJson' };
  const value = readShape(schema, json);
  return value === undefined ? { ok: false, problem: 'wrongShape' } : { ok: true, value };
}

/** The JSON value of a payload, or undefined where it is none: JSON itself has no undefined. */
export function parseJson(payload: Uint8Array): unknown {
  try {
    return JSON.parse(decode(payload));
  } catch {
    return undefined;
  }
}

/** What a level or a tick fits into. */
const SHORT_BYTES = 64;

/** The text of UTF-8. Thousands of short messages of plain letters come each second: to make their text so takes half as long. */
function decode(payload: Uint8Array): string {
  if (payload.length <= SHORT_BYTES && isAscii(payload)) {
    return Reflect.apply(String.fromCharCode, undefined, payload);
  }
  decoder ??= new TextDecoder('utf-8', { fatal: true });
  return decoder.decode(payload);
}

function isAscii(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte > 0x7f) return false;
  return true;
}
