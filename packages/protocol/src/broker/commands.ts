import * as z from 'zod/mini';
import { eventId, listedEvent } from '../device/event.ts';
import { flag, integer, matching, text } from '../field/field.ts';
import { hostPattern } from '../field/patterns.ts';
import type { Schema } from '../field/schema.ts';

/** One row of the table of device commands (D7): its name on the wire, its body and the body of its reply. */
export interface Command<Body = unknown, Reply = unknown> {
  readonly msg: string;
  readonly body: Schema<Body>;
  /** What a body that sets something must be, one of them: of a union no schema tells which field is wrong. */
  readonly settings?: readonly Schema<unknown>[];
  readonly reply: Schema<Reply>;
}

/** An empty body reads; strict, so that a body which sets something wrong is refused instead of read as empty. */
const reading = z.strictObject({});
const nothing = z.looseObject({});
const anEvent = z.looseObject({ id: eventId });

/** All events of a device; it answers them and then sends the present state of its schedule and stream. */
export const getEvents = { msg: 'GetEvents', body: nothing, reply: z.array(listedEvent) };

export const getEvent = { msg: 'GetEvent', body: anEvent, reply: listedEvent };

export const deleteEvent = { msg: 'DeleteEvent', body: anEvent, reply: anEvent };

/** Starts an event now, whatever its schedule; another one that runs is stopped first. */
export const startEvent = { msg: 'StartEvent', body: anEvent, reply: anEvent };

export const stopEvent = { msg: 'StopEvent', body: anEvent, reply: anEvent };

/** Asks for codec, level and radio messages. Lapses after 30 s unless repeated. */
export const startExtra = { msg: 'StartExtra', body: nothing, reply: nothing };

export const stopExtra = { msg: 'StopExtra', body: nothing, reply: nothing };

const attenuation = integer(0, 255);

/** The volume left and right, as attenuation in steps of 0.5 dB: 0 is full, 254 silence, 255 power off (D3, Audio). */
export const volume = z.looseObject({ l: attenuation, r: attenuation });
export type Volume = z.infer<typeof volume>;

/** Reads the volume, or sets it; answers what it is now, as `eq`, `rtcc` and `ntp` do for theirs. */
export const vol = { msg: 'vol', body: z.union([volume, reading]), settings: [volume], reply: volume };

/** The equalizer: treble `ta` -8 to 7 (1.5 dB) above `tf` 1 to 15 kHz, bass `ba` 0 to 15 dB below `bf` 2 to 15 (x10 Hz). */
export const equalizer = z.looseObject({
  bf: integer(2, 15),
  ba: integer(0, 15),
  tf: integer(1, 15),
  ta: integer(-8, 7),
});
export type Equalizer = z.infer<typeof equalizer>;

/** What a device says of its equalizer: where a level is 0, its frequency may be 0 too. */
export const equalizerState = z.extend(equalizer, { bf: integer(0, 15), tf: integer(0, 15) });

export const eq = {
  msg: 'eq',
  body: z.union([equalizer, reading]),
  settings: [equalizer],
  reply: equalizerState,
};

/** The clock of a device: seconds since 1970, and whether it asks its time server whenever it boots (D3, D5). */
export const deviceClock = z.looseObject({ epoch: z.number(), b: flag });
export type DeviceClock = z.infer<typeof deviceClock>;

/** What sets the clock: the epoch and the same moment in parts, all UTC; `W` is 0 for Sunday, `M` 1 for January. */
export const clockSetting = z.looseObject({
  epoch: integer(0, 253_402_300_799),
  b: flag,
  Y: integer(1970, 9999),
  M: integer(1, 12),
  D: integer(1, 31),
  W: integer(0, 6),
  h: integer(0, 23),
  m: integer(0, 59),
});
export type ClockSetting = z.infer<typeof clockSetting>;

export const rtcc = {
  msg: 'rtcc',
  body: z.union([clockSetting, reading]),
  settings: [clockSetting],
  reply: deviceClock,
};

/** Whom a device asks for the time, and whether it does so when it boots (D3, NTP). */
export const timeServer = z.looseObject({ host: text(128), boot: flag });
export type TimeServer = z.infer<typeof timeServer>;

const hostSetting = z.looseObject({ host: matching(hostPattern(30)) });
const syncRequest = z.looseObject({ sync: z.literal(true) });

/** Reads the time server, sets it, or synchronizes now: that answers at once and reports through the channel `rtc`. */
export const ntp = {
  msg: 'ntp',
  body: z.union([hostSetting, syncRequest, reading]),
  settings: [hostSetting, syncRequest],
  reply: timeServer,
};

/** The body of a command, and of its reply. */
export type CommandBody<C extends Command> = z.infer<C['body']>;
export type ReplyBody<C extends Command> = z.infer<C['reply']>;

const req = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

/** A command on `cmd/req/{type}/{label}`. The body is read by the schema of its command. */
export const commandRequest = z.object({ req, msg: z.string(), body: z.optional(z.unknown()) });
export type CommandRequest = z.infer<typeof commandRequest>;

/** A reply on `cmd/rep/{type}/{label}`; with `ok` false the body is `{ error }`. */
export const commandReply = z.object({
  req,
  msg: z.string(),
  ok: z.boolean(),
  body: z.optional(z.unknown()),
});
export type CommandReply = z.infer<typeof commandReply>;

/** The body of a reply that is not ok. */
export const commandRefusal = z.object({ error: z.string() });

/** The greeting and the last will on `cmd/rep/{type}/{label}`, retained (D4, Device online flag). */
export const greeting = z.object({ msg: z.literal('Bonjour'), ctx: z.string() });
export type Greeting = z.infer<typeof greeting>;

/** Any context other than 'Online' means offline (D4). */
export const isOnlineGreeting = ({ ctx }: Greeting): boolean => ctx === 'Online';

/** How long a command waits for its reply (D7). */
export const REPLY_TIMEOUT_MS = 5000;

/** A screen that shows live data repeats StartExtra this often; it lapses after `EXTRA_LAPSE_MS`. */
export const EXTRA_RENEW_MS = 10_000;
export const EXTRA_LAPSE_MS = 30_000;
