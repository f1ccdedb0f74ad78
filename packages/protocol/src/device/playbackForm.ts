// The form of a playback event as a person types it (D5, Playback stream), and what becomes of it on the wire.
import * as z from 'zod/mini';
import { radioAddressPattern } from '../field/patterns.ts';
import type { ScheduleEntry } from '../schedule/index.ts';
import { formatStreamUri, parseStreamUri, type StreamUri } from '../stream/uri.ts';
import type { PlaybackEvent, StreamSource } from './event.ts';
import { delay, eventName, type PlaybackBody, timeout } from './eventBody.ts';
import { login, loginRules, toSchedule, typed, typedNumber } from './eventFields.ts';

/** What stands in the form of a playback event (D5); numbers are null while their field is empty. */
export interface PlaybackForm extends StreamUri {
  readonly name: string;
  /** Seconds, for the main stream and for the fail-over. */
  readonly timeout: number | null;
  /** Empty where there is no fail-over. */
  readonly failAddress: string;
  readonly failUser: string;
  readonly failPassword: string;
  readonly failTimeout: number | null;
  /** Milliseconds. */
  readonly delay: number | null;
}

const NO_STREAM: StreamUri = { address: '', user: '', password: '' };

/** A playback event before anything is typed (D9). */
export const newPlaybackForm = (): PlaybackForm => ({
  name: '',
  ...NO_STREAM,
  timeout: 15,
  failAddress: '',
  failUser: '',
  failPassword: '',
  failTimeout: 15,
  delay: 15,
});

/** What a playback event is shown as; an address that cannot be shown without its login is to be typed anew. */
export function toPlaybackForm(event: PlaybackEvent): PlaybackForm {
  const { name, main, fail, delay } = event;
  const blank = newPlaybackForm();
  const { address, user, password } = parseStreamUri(fail?.uri ?? '') ?? NO_STREAM;
  return {
    name,
    ...(parseStreamUri(main.uri) ?? NO_STREAM),
    timeout: main.tmo,
    failAddress: address,
    failUser: user,
    failPassword: password,
    failTimeout: fail?.tmo ?? blank.failTimeout,
    delay: delay ?? blank.delay,
  };
}

/**
 * What SetEvent carries of a valid form, and of the event that it was loaded from: its id and what a newer firmware added.
 * Throws nothing for a form that is not valid: the schema of the body refuses what comes of it.
 */
export function toPlaybackBody(
  form: PlaybackForm,
  schedule: ScheduleEntry,
  saved?: PlaybackEvent,
): PlaybackBody {
  const { fail: savedFail, ...kept }: Partial<PlaybackEvent> = saved ?? {};
  const fail = form.failAddress.trim() ? toSource(failOf(form), form.failTimeout, savedFail) : undefined;
  return {
    ...kept,
    name: form.name.trim(),
    mode: 'playback',
    ...toSchedule(schedule),
    main: toSource(form, form.timeout, saved?.main),
    ...(fail && { fail }),
    delay: form.delay ?? 0,
  };
}

/** The rules of the playback form; `isDevelopment` allows localhost. */
/* @__NO_SIDE_EFFECTS__ */
export function playbackFormIn(isDevelopment: boolean) {
  const pattern = radioAddressPattern(isDevelopment);
  // Also as it is stored: 'http://' counts where it is left out.
  const isAddress = (address: string) =>
    pattern.test(address) && pattern.test(toStreamUri({ ...NO_STREAM, address }));
  return z
    .object({
      name: eventName,
      address: typed('problem.stream.address', isAddress),
      ...login,
      timeout: typedNumber('problem.stream.timeout', timeout),
      failAddress: typed('problem.stream.address', (address) => !address || isAddress(address)),
      failUser: login.user,
      failPassword: login.password,
      failTimeout: z.nullable(z.number('problem.stream.timeout')),
      delay: typedNumber('problem.stream.delay', delay),
    })
    .check(
      ...loginRules<PlaybackForm>('user', 'password', (form) => form, toStreamUri),
      ...loginRules<PlaybackForm>('failUser', 'failPassword', failOf, (form) => toStreamUri(failOf(form))),
      z.refine((form) => !form.failAddress.trim() || timeout.safeParse(form.failTimeout).success, {
        path: ['failTimeout'],
        error: 'problem.stream.timeout',
      }),
    );
}

/** The rules of the playback form. */
export const playbackForm = playbackFormIn(false);

function failOf({ failAddress, failUser, failPassword }: PlaybackForm): StreamUri {
  return { address: failAddress, user: failUser, password: failPassword };
}

function toStreamUri({ address, user, password }: StreamUri): string {
  return formatStreamUri({ address: address.trim(), user, password });
}

function toSource(typed: StreamUri, timeout: number | null, saved?: StreamSource): StreamSource {
  return { ...saved, uri: toStreamUri(typed), tmo: timeout ?? 0 };
}
