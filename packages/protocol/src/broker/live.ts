import * as z from 'zod/mini';
import { eventId } from '../device/index.ts';
import { streamContext } from '../stream/index.ts';

/** The schedule states (D4), in the order of their numbers on the wire. */
export const SCHEDULE_STATES = ['none', 'stop', 'next', 'play'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

/** What the scheduler of a device wants of one event: `state` counts through SCHEDULE_STATES. */
export const scheduleMessage = z.object({ id: eventId, state: z.int().check(z.gte(0), z.lte(3)) });
export type ScheduleMessage = z.infer<typeof scheduleMessage>;

/** What the stream of an event does: `status` counts through STREAM_STATUS. */
export const streamMessage = z.object({
  id: eventId,
  status: z.int().check(z.gte(0), z.lte(5)),
  ctx: z.optional(streamContext),
});
export type StreamMessage = z.infer<typeof streamMessage>;

/** What is decoded or encoded right now: `br` and `avg` in bit/s, `sr` in Hz, `size` in kB, `since` in epoch seconds. */
export const codecMessage = z.object({
  codec: z.int(),
  br: z.number(),
  sr: z.number(),
  ch: z.int(),
  avg: z.number(),
  size: z.number(),
  since: z.number(),
});
export type CodecMessage = z.infer<typeof codecMessage>;

/** Levels left and right, 0 to 96 on the 1 dB scale of the chip; 96 means clipping. */
export const vumeterMessage = z.object({ vu: z.tuple([z.number(), z.number()]) });
export type VumeterMessage = z.infer<typeof vumeterMessage>;

/** The live message of each channel that this package knows. */
export const liveMessages = {
  schedule: scheduleMessage,
  stream: streamMessage,
  codec: codecMessage,
  vumeter: vumeterMessage,
};
/** The value of each live channel. */
export interface LiveMessages {
  readonly schedule: ScheduleMessage;
  readonly stream: StreamMessage;
  readonly codec: CodecMessage;
  readonly vumeter: VumeterMessage;
}
