// What SetEvent carries: the limits that a writer must keep (D5, D9). Fields that are not known here pass, for they may
// have come from a newer firmware and go back to it.
import * as z from 'zod/mini';
import { findEncoderProblem } from '../encoder/encoder.ts';
import { filled, flag, integer, text } from '../field/field.ts';
import {
  hostPattern,
  LINE_PATTERN,
  LOGIN_PASSWORD_PATTERN,
  LOGIN_USER_PATTERN,
  MOUNTPOINT_PATTERN,
  radioAddressPattern,
} from '../field/patterns.ts';
import type { ProblemKey } from '../form/problem.ts';
import { encodeRepeat, overlaps, type ScheduleEntry } from '../schedule/index.ts';
import { formatSenderUri, formatStreamUri, parseSenderUri, parseStreamUri } from '../stream/uri.ts';
import { encoderSettings, eventId, eventSchedule } from './event.ts';

/** The most UTF-16 units of a uri on the wire. */
export const MAX_URI = 512;

/** A timeout in seconds (D9). */
export const timeout = integer(15, 120, 'problem.stream.timeout');

/** A sync delay in milliseconds (D9). */
export const delay = integer(15, 120, 'problem.stream.delay');

/** The port of a relay server at which people listen (D5, Sender). */
export const port = integer(1, 65_535, 'problem.relay.port');

/** The name of an event (D5). */
export const eventName = filled(32, 'problem.event.name');

/** Text that becomes a header of a request (D5, Sender): one line of at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function headerText(max: number) {
  return text(max).check(z.regex(LINE_PATTERN, 'problem.radio.control'));
}

/** An encoder that the chip can run. Of what a device holds already nothing is refused because no form offers it (D5). */
export const encoder = runnable(encoderSettings);

const common = { id: z.optional(eventId), name: eventName, ...eventSchedule };

/** What SetEvent carries of a playback event (D7); without an id it makes a new one. */
export const playbackBody = scheduled(
  z.looseObject({
    ...common,
    mode: z.literal('playback'),
    main: z.looseObject({ uri: streamUri(), tmo: timeout }),
    fail: z.optional(z.looseObject({ uri: streamUri(), tmo: timeout })),
    delay: z.optional(delay),
  }),
);
export type PlaybackBody = z.infer<typeof playbackBody>;

/** What SetEvent carries of a sender event (D7); without an id it makes a new one. */
export const senderBody = scheduled(
  z.looseObject({
    ...common,
    mode: z.literal('sender'),
    main: z.looseObject({ uri: senderUri(), tls: flag, tmo: timeout }),
    encoder,
    radio: z.looseObject({
      name: headerText(32),
      adv: flag,
      desc: headerText(32),
      genre: headerText(32),
      url: headerText(64),
    }),
  }),
);
export type SenderBody = z.infer<typeof senderBody>;

/** The body of SetEvent (D7). */
export const setEventBody = z.discriminatedUnion('mode', [playbackBody, senderBody]);
export type SetEventBody = z.infer<typeof setEventBody>;

/* @__NO_SIDE_EFFECTS__ */
function scheduled<T extends z.ZodMiniType<ScheduleEntry>>(event: T): T {
  return event.check(z.refine<ScheduleEntry>(runs, { path: ['repeat'] }));
}

/* @__NO_SIDE_EFFECTS__ */
function runnable(settings: typeof encoderSettings) {
  return settings.check((payload) => {
    const { value, issues } = payload;
    const field = findEncoderProblem(value, value);
    if (!field) return;
    issues.push({
      code: 'custom',
      message: `problem.encoder.${field}` satisfies ProblemKey,
      path: [field],
      input: value,
      continue: true,
    });
  });
}

// What has no length, or a mask that means nothing, does not even overlap the whole week.
function runs(entry: ScheduleEntry): boolean {
  return overlaps(entry, { repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] });
}

/** A uri that is written as these rules write it, so that a form gives back what it has read. */
/* @__NO_SIDE_EFFECTS__ */
function streamUri() {
  // A device does not know whether it is part of a development, so localhost is left to the form.
  const address = radioAddressPattern(true);
  return text(MAX_URI).check(
    z.refine((uri) => {
      const parts = parseStreamUri(uri);
      return (
        parts !== null && formatStreamUri(parts) === uri && address.test(parts.address) && isLogin(parts)
      );
    }),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function senderUri() {
  const host = hostPattern(32, true);
  return text(MAX_URI).check(
    z.refine((uri) => {
      const parts = parseSenderUri(uri);
      if (!parts || formatSenderUri(parts) !== uri || !host.test(parts.host) || !isLogin(parts)) return false;
      return (
        port.safeParse(parts.port).success &&
        (parts.scheme === 'shoutcast' || MOUNTPOINT_PATTERN.test(parts.mountpoint))
      );
    }),
  );
}

function isLogin({ user, password }: { readonly user: string; readonly password: string }): boolean {
  return LOGIN_USER_PATTERN.test(user) && LOGIN_PASSWORD_PATTERN.test(password);
}
