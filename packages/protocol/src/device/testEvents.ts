import fc from 'fast-check';
import { findProblems } from '../form/problem.ts';
import { overlaps } from '../schedule/index.ts';
import { entries } from '../schedule/testEntries.ts';
import { formatSenderUri, formatStreamUri } from '../stream/uri.ts';
import type { PlaybackBody, SenderBody } from './eventBody.ts';

/** The schedule of an Always event. */
export const always = { repeat: 1 << 21, time: [0, 0] } as const;

/** As many characters as a user or password may have, each of which takes 12 when it is percent-encoded. */
export const wide = '𝒜'.repeat(32);

/** What is wrong with a form, a line for each field. */
export const describeProblems = (form: Parameters<typeof findProblems>[0], values: unknown) =>
  Object.entries(findProblems(form, values)).map(([path, { key }]) => `${path}: ${key}`);

/** Schedules that run. */
const schedules = entries
  .filter((entry) => overlaps(entry, always))
  .map(({ repeat, time: [start, end] }) => ({ repeat, time: [start, end] as [number, number] }));

const line = (maxLength: number) =>
  fc.string({ unit: 'grapheme-ascii', maxLength }).map((text) => text.trim());
const name = line(32).map((text) => text || 'x');
const seconds = fc.integer({ min: 15, max: 120 });
// Anything but a control character, a lone surrogate or, for users, a colon.
const secret = fc.oneof(
  fc.constant(''),
  fc.string({ unit: fc.constantFrom(...'ab9 @/%?#é€𝒜:'), maxLength: 12 }),
);
const user = secret.map((text) => text.replaceAll(':', ''));

const streamUri = fc
  .record({
    address: fc.constantFrom(
      'http://a.it',
      'https://radio.example.com:8443/Live.mp3?a=b@c',
      'http://192.168.1.10:8000/;',
    ),
    user,
    password: secret,
  })
  .map((parts) => formatStreamUri(parts.user ? parts : { ...parts, password: '' }));

const senderUri = fc
  .record({
    scheme: fc.constantFrom('icecast' as const, 'shoutcast' as const),
    host: fc.constantFrom('relay.example.com', '10.0.0.1'),
    port: fc.integer({ min: 1, max: 65_535 }),
    mountpoint: fc.constantFrom('/live', '/a/b.ogg', '/~x', '/0'),
    user,
    password: secret,
  })
  .map((parts) => formatSenderUri(parts.user ? parts : { ...parts, password: '' }));

// What a newer firmware may have added.
const unknown = fc.dictionary(fc.constantFrom('fade', 'x1', 'mirrors'), fc.jsonValue(), { maxKeys: 2 });
const source = fc.tuple(unknown, streamUri, seconds).map(([more, uri, tmo]) => ({ ...more, uri, tmo }));

/** Playback events as a console may write them, with an id. */
export const playbackBodies: fc.Arbitrary<PlaybackBody & { id: string }> = fc
  .tuple(unknown, name, schedules, source, fc.option(source), seconds)
  .map(([more, name, schedule, main, fail, delay]) => ({
    ...more,
    id: 'evts/7',
    name,
    mode: 'playback',
    ...schedule,
    main,
    ...(fail && { fail }),
    delay,
  }));

const encoders = fc.constantFrom(
  { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 1, sr: 44_100, br: 192, adc: 0 },
  { codec: 6, gain: 0, ag: 65_535, ch: 0, qlt: 3, sr: 8000, br: 32, adc: 4, limiter: { on: 1 } },
);
const otherEncoders = fc.constantFrom(
  { codec: 5, gain: 512, ag: 256, ch: 1, qlt: 0, sr: 48_000, br: 5 },
  { codec: 7, gain: 65_535, ag: 0, ch: 0, sr: 16_000 },
);
const flag = fc.constantFrom<0 | 1>(0, 1);

/** Sender events as a console may write them, with an id. */
export const senderBodies: fc.Arbitrary<SenderBody & { id: string }> = fc
  .tuple(
    unknown,
    name,
    schedules,
    fc.tuple(unknown, senderUri, flag, seconds),
    fc.tuple(encoders, otherEncoders, fc.boolean()),
    fc.tuple(unknown, flag, line(32), line(32), line(32), line(64)),
  )
  .map(
    ([more, name, schedule, [moreMain, uri, tls, tmo], [mp3, other, isMp3], [moreRadio, adv, ...texts]]) => {
      const [title, desc, genre, url] = texts;
      return {
        ...more,
        id: 'evts/9',
        name,
        mode: 'sender',
        ...schedule,
        main: { ...moreMain, uri, tls, tmo },
        encoder: isMp3 || uri.startsWith('shoutcast') ? mp3 : other,
        radio: { ...moreRadio, name: title, adv, desc, genre, url },
      };
    },
  );
