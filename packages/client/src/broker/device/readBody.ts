import { type CommandReply, readShape } from '@carillon/protocol/broker';
import type { Schema } from '@carillon/protocol/http';

/** What was read last, by which schema, and what came of it. */
let last: { readonly reply: CommandReply; readonly schema: unknown; readonly body: unknown } | null = null;

/**
 * The body of a reply, as the row of its command reads it; undefined where it has another shape. It is parsed once,
 * however many ask: the command that waits for it, the events and the settings that are learned from it.
 */
export function readBody<Body>(
  { reply: schema }: { readonly reply: Schema<Body> },
  reply: CommandReply,
): Body | undefined {
  if (last?.reply !== reply || last.schema !== schema) {
    last = { reply, schema, body: readShape(schema, reply.body) };
  }
  // What this very schema has read.
  return last.body as Body | undefined;
}
