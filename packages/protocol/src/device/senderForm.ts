// The form of a sender event as a person types it (D5, Sender), and what becomes of it on the wire.
import * as z from 'zod/mini';
import { MP3 } from '../encoder/codecs.ts';
import { type Encoder, newEncoder } from '../encoder/encoder.ts';
import { hostPattern, MOUNTPOINT_PATTERN } from '../field/patterns.ts';
import type { ScheduleEntry } from '../schedule/index.ts';
import { formatSenderUri, parseSenderUri, RELAY_SCHEMES, type SenderUri } from '../stream/uri.ts';
import type { SenderEvent } from './event.ts';
import { encoder, eventName, headerText, port, type SenderBody, timeout } from './eventBody.ts';
import { login, loginRules, toSchedule, typed, typedNumber } from './eventFields.ts';

/** What stands in the form of a sender event (D5); numbers are null while their field is empty. */
export interface SenderForm extends SenderUri {
  readonly name: string;
  readonly tls: boolean;
  /** Seconds. */
  readonly timeout: number | null;
  readonly encoder: Encoder;
  readonly radio: RadioForm;
}

/** What a sender event tells the relay server of the radio; `adv` is Public. */
export interface RadioForm {
  readonly name: string;
  readonly adv: boolean;
  readonly desc: string;
  readonly genre: string;
  readonly url: string;
}

const NO_RELAY: SenderUri = {
  scheme: 'icecast',
  user: '',
  password: '',
  host: '',
  port: null,
  mountpoint: '',
};

/** A sender event before anything is typed (D9). */
export const newSenderForm = (): SenderForm => ({
  name: '',
  ...NO_RELAY,
  tls: false,
  timeout: 15,
  encoder: newEncoder(),
  radio: { name: '', adv: false, desc: '', genre: '', url: '' },
});

/** What a sender event is shown as; a relay that cannot be read is to be typed anew. */
export function toSenderForm(event: SenderEvent): SenderForm {
  const { name, main, encoder } = event;
  const { adv, desc, genre, url } = event.radio;
  return {
    name,
    ...(parseSenderUri(main.uri) ?? NO_RELAY),
    tls: main.tls === 1,
    timeout: main.tmo,
    encoder,
    radio: { name: event.radio.name, adv: adv === 1, desc, genre, url },
  };
}

/** What SetEvent carries of a valid form, and of the event that it was loaded from; see `toPlaybackBody`. */
export function toSenderBody(form: SenderForm, schedule: ScheduleEntry, saved?: SenderEvent): SenderBody {
  const { encoder, radio } = form;
  return {
    ...saved,
    name: form.name.trim(),
    mode: 'sender',
    ...toSchedule(schedule),
    main: { ...saved?.main, uri: toSenderUri(form), tls: form.tls ? 1 : 0, tmo: form.timeout ?? 0 },
    encoder: { ...encoder },
    radio: { ...saved?.radio, ...radio, adv: radio.adv ? 1 : 0, url: radio.url.trim() },
  };
}

/** The rules of the sender form (D5); `isDevelopment` allows localhost. */
/* @__NO_SIDE_EFFECTS__ */
export function senderFormIn(isDevelopment: boolean) {
  const pattern = hostPattern(32, isDevelopment);
  return z
    .object({
      name: eventName,
      scheme: z.enum(RELAY_SCHEMES),
      ...login,
      host: typed('problem.relay.host', (host) => pattern.test(host)),
      port: typedNumber('problem.relay.port', port),
      mountpoint: z.string('problem.relay.mountpoint'),
      tls: z.boolean(),
      timeout: typedNumber('problem.stream.timeout', timeout),
      encoder,
      radio: z.object({
        name: headerText(32),
        adv: z.boolean(),
        desc: headerText(32),
        genre: headerText(32),
        url: headerText(64),
      }),
    })
    .check(
      ...loginRules<SenderForm>('user', 'password', (form) => form, toSenderUri),
      z.refine((form) => form.scheme === 'shoutcast' || MOUNTPOINT_PATTERN.test(form.mountpoint.trim()), {
        path: ['mountpoint'],
        error: 'problem.relay.mountpoint',
      }),
      z.refine((form) => form.scheme === 'icecast' || form.encoder.codec === MP3, {
        path: ['encoder', 'codec'],
        error: 'problem.relay.shoutcastCodec',
      }),
    );
}

/** The rules of the sender form. Which encoder settings a form offers, `findEncoderProblem` says besides (D9). */
export const senderForm = senderFormIn(false);

function toSenderUri(form: SenderUri): string {
  return formatSenderUri({ ...form, host: form.host.trim(), mountpoint: form.mountpoint.trim() });
}
