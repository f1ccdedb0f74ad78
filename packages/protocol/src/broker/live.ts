import * as z from 'zod/mini';
import { eventId } from '../device/event.ts';
import { openCode } from '../field/field.ts';
import { streamContext } from '../stream/index.ts';

export { SCHEDULE_STATES, type ScheduleState } from './scheduleStates.ts';

/** What the scheduler of a device wants of one event: `state` counts through SCHEDULE_STATES, and a newer firmware further. */
export const scheduleMessage = z.looseObject({ id: eventId, state: openCode(3) });
export type ScheduleMessage = z.infer<typeof scheduleMessage>;

/** What the stream of an event does: `status` counts through STREAM_STATUS, and a newer firmware further. */
export const streamMessage = z.looseObject({
  id: eventId,
  status: openCode(5),
  ctx: z.optional(streamContext),
});
export type StreamMessage = z.infer<typeof streamMessage>;

/** What is decoded or encoded right now: `br` and `avg` in bit/s, `sr` in Hz, `size` in kB, `since` in epoch seconds. */
export const codecMessage = z.looseObject({
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
export const vumeterMessage = z.looseObject({ vu: z.tuple([z.number(), z.number()]) });
export type VumeterMessage = z.infer<typeof vumeterMessage>;

/** The states of a device's clock (docs/protocol.md, Broker protocol); a newer firmware may know others. */
export const CLOCK_STATES = ['Done', 'Manual', 'Out of Sync', 'Stale', 'Syncing', 'Error'] as const;

/**
 * What the device's clock last did (D4, Clock status): `event` and `result` are the codes of D8, `epoch` is the last
 * successful synchronization in seconds since 1970.
 */
export const rtcMessage = z.looseObject({
  state: z.string(),
  event: z.optional(z.int()),
  result: z.optional(z.int()),
  epoch: z.optional(z.number()),
});
export type RtcMessage = z.infer<typeof rtcMessage>;

/** The live message of each channel (D7). Fields that a newer firmware adds are kept. */
export const liveMessages = {
  schedule: scheduleMessage,
  stream: streamMessage,
  codec: codecMessage,
  vumeter: vumeterMessage,
  rtc: rtcMessage,
};
/** The value of each live channel. */
export interface LiveMessages {
  readonly schedule: ScheduleMessage;
  readonly stream: StreamMessage;
  readonly codec: CodecMessage;
  readonly vumeter: VumeterMessage;
  readonly rtc: RtcMessage;
}
