import * as z from 'zod/mini';

export { STREAM_STATUS, type StreamStatus } from './status.ts';

/** What the device says of the stream it plays (D3). `br` is in kbit/s; `ch` 0 is mono, 1 stereo; flags are 0 or 1. */
export const streamContext = z.looseObject({
  msg: z.optional(z.string()),
  fail: z.optional(z.number()),
  host: z.optional(z.string()),
  port: z.optional(z.number()),
  mime: z.optional(z.string()),
  ch: z.optional(z.number()),
  br: z.optional(z.number()),
  sr: z.optional(z.number()),
  name: z.optional(z.string()),
  url: z.optional(z.string()),
  descr: z.optional(z.string()),
  adv: z.optional(z.number()),
  genre: z.optional(z.string()),
});
export type StreamContext = z.infer<typeof streamContext>;
