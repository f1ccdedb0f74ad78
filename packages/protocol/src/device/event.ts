import * as z from 'zod/mini';

/** The id of an event on its device: 'evts/1' and up. */
export const eventId = z.string().check(z.regex(/^evts\/[1-9][0-9]{0,4}$/));

const minuteOfDay = z.int().check(z.gte(0), z.lte(1440));
const flag = z.union([z.literal(0), z.literal(1)]);

/** Where a stream comes from: user and password are part of the address; `tmo` is the timeout in seconds. */
export const streamSource = z.looseObject({
  uri: z.string().check(z.maxLength(512)),
  tmo: z.int(),
});
export type StreamSource = z.infer<typeof streamSource>;

const common = {
  id: eventId,
  name: z.string().check(z.maxLength(128)),
  /** The repeat mask of D3; see `decodeRepeat`. */
  repeat: z.int(),
  /** First and last minute of the day, UTC; Always has [0, 0]. */
  time: z.tuple([minuteOfDay, minuteOfDay]),
};

/** A scheduled playing of a radio stream, with an optional fail-over stream (D3). `delay` is in milliseconds. */
export const playbackEvent = z.looseObject({
  ...common,
  mode: z.literal('playback'),
  main: streamSource,
  fail: z.optional(streamSource),
  delay: z.optional(z.int()),
});
export type PlaybackEvent = z.infer<typeof playbackEvent>;

/** A scheduled sending of the line input to a relay server (D3). */
export const senderEvent = z.looseObject({
  ...common,
  mode: z.literal('sender'),
  main: z.looseObject({ uri: z.string().check(z.maxLength(512)), tls: flag, tmo: z.int() }),
  encoder: z.looseObject({
    codec: z.int(),
    gain: z.int(),
    ag: z.int(),
    ch: z.int(),
    sr: z.int(),
    qlt: z.optional(z.int()),
    br: z.optional(z.int()),
    adc: z.optional(z.int()),
  }),
  radio: z.looseObject({
    name: z.string(),
    adv: flag,
    desc: z.string(),
    genre: z.string(),
    url: z.string(),
  }),
});
export type SenderEvent = z.infer<typeof senderEvent>;

/** An event as it is stored on a device. Fields that a newer firmware adds are kept. */
export const deviceEvent = z.discriminatedUnion('mode', [playbackEvent, senderEvent]);
export type DeviceEvent = z.infer<typeof deviceEvent>;
