// An event as a device answers it: read with patience, since a firmware may be older or newer than this. What a console
// may write is in eventBody.ts.
import * as z from 'zod/mini';
import { flag, integer, matching, text } from '../field/field.ts';

/** The id of an event on its device (D3): 'evts/1' and up. */
export const eventId = matching(/^evts\/[1-9][0-9]{0,4}$/);

/** A minute of the day: 24:00 is none, for a day that ends there has no end of its own. */
const minuteOfDay = integer(0, 1439);

/** The schedule of an event (D3): the repeat mask, see `decodeRepeat`, and its first and last minute, UTC. */
export const eventSchedule = {
  repeat: z.int(),
  /** Always has [0, 0]. */
  time: z.tuple([minuteOfDay, minuteOfDay]),
};

/** Where a stream comes from (D3): user and password are part of the uri; `tmo` is the timeout in seconds. */
export const streamSource = z.looseObject({ uri: text(512), tmo: z.int() });
export type StreamSource = z.infer<typeof streamSource>;

/** A scheduled playing of a radio stream, with an optional fail-over stream (D3). `delay` is in milliseconds. */
export const playbackEvent = z.looseObject({
  id: eventId,
  name: text(128),
  mode: z.literal('playback'),
  ...eventSchedule,
  main: streamSource,
  fail: z.optional(streamSource),
  delay: z.optional(z.int()),
});
export type PlaybackEvent = z.infer<typeof playbackEvent>;

/** The encoder of a sender event (D3); what has no meaning for its codec is left out. */
export const encoderSettings = z.looseObject({
  codec: z.int(),
  gain: z.int(),
  ag: z.int(),
  ch: z.int(),
  sr: z.int(),
  qlt: z.optional(z.int()),
  br: z.optional(z.int()),
  adc: z.optional(z.int()),
});

/** A scheduled sending of the line input to a relay server (D3). */
export const senderEvent = z.looseObject({
  id: eventId,
  name: text(128),
  mode: z.literal('sender'),
  ...eventSchedule,
  main: z.looseObject({ uri: text(512), tls: flag, tmo: z.int() }),
  encoder: encoderSettings,
  radio: z.looseObject({
    name: z.string(),
    adv: flag,
    desc: z.string(),
    genre: z.string(),
    url: z.string(),
  }),
});
export type SenderEvent = z.infer<typeof senderEvent>;

/** An event as it is stored on a device (D3). Fields that a newer firmware adds are kept. */
export const deviceEvent = z.discriminatedUnion('mode', [playbackEvent, senderEvent]);
export type DeviceEvent = z.infer<typeof deviceEvent>;

/** An event of a mode that only a newer firmware knows: it has a name and a schedule, and what it does is its own matter. */
export const otherEvent = z.looseObject({
  id: eventId,
  name: text(128),
  mode: otherMode(),
  ...eventSchedule,
});
export type OtherEvent = z.infer<typeof otherEvent>;

/** An event as a console reads it: one that it does not know costs its own words, never the list (D3). */
export const listedEvent = z.union([deviceEvent, otherEvent]);
export type ListedEvent = DeviceEvent | OtherEvent;

export const isPlayback = (event: ListedEvent): event is PlaybackEvent => event.mode === 'playback';
export const isSender = (event: ListedEvent): event is SenderEvent => event.mode === 'sender';

/** One of a known mode is read as such, and refused where its shape is wrong. */
/* @__NO_SIDE_EFFECTS__ */
function otherMode() {
  return z.string().check(z.refine((mode) => mode !== 'playback' && mode !== 'sender'));
}
