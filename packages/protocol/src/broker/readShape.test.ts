import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from '../field/schema.ts';
import { commandReply, greeting } from './commands.ts';
import { commands } from './commandTable.ts';
import { liveMessages } from './live.ts';
import { readShape } from './readShape.ts';

const schedule = { repeat: 62, time: [420, 540] };
const playback = {
  id: 'evts/1',
  name: 'Morning radio',
  mode: 'playback',
  ...schedule,
  main: { uri: 'http://radio.example.com/live', tmo: 30 },
  fail: { uri: 'http://radio.example.com/spare', tmo: 30 },
  delay: 15,
};
const sender = {
  id: 'evts/2',
  name: 'Sunday service',
  mode: 'sender',
  ...schedule,
  main: { uri: 'http://relay.example.com/in', tls: 0, tmo: 30 },
  encoder: { codec: 1, gain: 0, ag: 0, ch: 2, sr: 44_100 },
  radio: { name: 'Parish', adv: 1, desc: '', genre: '', url: '' },
};
const other = { id: 'evts/3', name: 'Intercom', mode: 'rtp', ...schedule, port: 5004 };
const clock = { epoch: 1_780_000_000, b: 0 };

/** What a device says: by its schema, messages that are right. */
const said: readonly (readonly [string, Schema<unknown>, readonly unknown[]])[] = [
  [
    'a reply',
    commandReply,
    [
      { req: 1, msg: 'StopExtra', ok: true, body: { deep: [1] } },
      { req: 9, msg: '', ok: false },
    ],
  ],
  ['a greeting', greeting, [{ msg: 'Bonjour', ctx: 'Online' }]],
  ['GetEvents', commands.GetEvents.reply, [[], [playback, sender, other]]],
  ['GetEvent', commands.GetEvent.reply, [playback, sender, other]],
  ['SetEvent', commands.SetEvent.reply, [playback, sender]],
  ['DeleteEvent', commands.DeleteEvent.reply, [{ id: 'evts/3', gone: true }]],
  ['StartExtra', commands.StartExtra.reply, [{}, { lapse: 30 }]],
  [
    'vol',
    commands.vol.reply,
    [
      { l: 0, r: 255 },
      { l: 1, r: 2, dac: 1 },
    ],
  ],
  ['eq', commands.eq.reply, [{ bf: 0, ba: 0, tf: 0, ta: 0 }]],
  ['rtcc', commands.rtcc.reply, [clock]],
  ['ntp', commands.ntp.reply, [{ host: 'time.example.org', boot: 1 }]],
  [
    'schedule',
    liveMessages.schedule,
    [
      { id: 'evts/1', state: 3 },
      { id: 'evts/1', state: 9 },
    ],
  ],
  [
    'stream',
    liveMessages.stream,
    [{ id: 'evts/1', status: 2, ctx: { host: 'a.it', port: 80, later: { deep: 1 } } }],
  ],
  ['codec', liveMessages.codec, [{ codec: 6, br: 1, sr: 2, ch: 1, avg: 0.5, size: 1, since: 3 }]],
  ['vumeter', liveMessages.vumeter, [{ vu: [0, 96] }]],
  [
    'rtc',
    liveMessages.rtc,
    [
      { state: 'Done', epoch: 3 },
      { state: 'Error', result: -11, event: -1 },
    ],
  ],
];

/** Kinds of schemas that a device does not need today, or that read something else than what came. */
const others: readonly (readonly [string, Schema<unknown>, readonly unknown[]])[] = [
  [
    'fields left out',
    z.object({ a: z.object({ b: z.string() }) }),
    [{ a: { b: '' } }, { a: { b: '', c: 1 } }],
  ],
  [
    'an option before that leaves out',
    z.union([z.object({ a: z.int() }), z.looseObject({})]),
    [{ a: 1 }, { a: 1, b: 2 }, { b: 2 }],
  ],
  [
    'an option before that leaves nothing out',
    z.union([z.looseObject({}), z.object({ a: z.int() })]),
    [{ a: 1, b: 2 }],
  ],
  [
    'one option only',
    z.xor([z.looseObject({ a: z.int() }), z.looseObject({ b: z.int() })]),
    [{ a: 1 }, { a: 1, b: 2 }],
  ],
  ['no other fields', z.strictObject({ a: z.optional(z.int()) }), [{}, { a: 1 }, { b: 1 }]],
  [
    'other fields of one kind',
    z.catchall(z.object({ a: z.int() }), z.string()),
    [
      { a: 1, b: '' },
      { a: 1, b: 2 },
    ],
  ],
  ['a changed text', z.string().check(z.trim()), ['a', ' a ']],
  ['a text of a number', z.coerce.string(), ['a', 7]],
  ['a format', z.email(), ['a@example.org', 'a']],
  ['a default', z.object({ a: z._default(z.int(), 7) }), [{}, { a: 1 }]],
  [
    'a transformation',
    z.pipe(
      z.string(),
      z.transform((text) => text.length),
    ),
    ['abc'],
  ],
  ['a record', z.record(z.string(), z.int()), [{ a: 1 }, { a: '' }]],
  ['null', z.nullable(z.int()), [null, 1]],
  ['a rest', z.tuple([z.int()], z.string()), [[1], [1, 'a'], [1, 2]]],
  ['an entry that may lack', z.tuple([z.int(), z.optional(z.string())]), [[1], [1, 'a'], [1, 2]]],
  ['something unknown that must be there', z.object({ a: z.unknown() }), [{}, { a: 1 }]],
  ['several words', z.literal(['a', 1]), ['a', 1, '1']],
  [
    'a limited list',
    z.array(z.int()).check(z.maxLength(2)),
    [
      [1, 2],
      [1, 2, 3],
    ],
  ],
];

const hostile = fc.oneof(
  fc.constantFrom(
    null,
    '',
    'x'.repeat(600),
    0,
    -1,
    0.5,
    1e300,
    2 ** 31,
    true,
    [],
    {},
    [1, 2],
    'evts/1',
    'sender',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A message in which something is another thing, is missing or is too much: as text, for keys that only JSON can make. */
function spoilt(message: unknown): fc.Arbitrary<string> {
  const places: (readonly (string | number)[])[] = [[]];
  const collect = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([...path, key]);
      collect(Reflect.get(value, key), [...path, key]);
    }
  };
  collect(message, []);
  const how = fc.constantFrom('replace', 'delete', 'add', '__proto__');
  return fc.tuple(fc.constantFrom(...places), how, hostile).map(([path, change, value]) => {
    const alter = (at: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
      if (key === undefined) {
        if (change === 'replace' || typeof at !== 'object' || at === null || Array.isArray(at)) return value;
        const name = change === 'add' ? 'later' : '__proto__';
        return Object.fromEntries([...Object.entries(at), [name, value]]);
      }
      if (Array.isArray(at)) return at.map((item, i) => (String(i) === key ? alter(item, rest) : item));
      const entries = Object.entries(at as object);
      if (change === 'delete' && rest.length === 0)
        return Object.fromEntries(entries.filter(([name]) => name !== key));
      return Object.fromEntries(
        entries.map(([name, item]) => [name, name === key ? alter(item, rest) : item]),
      );
    };
    return JSON.stringify(alter(message, path));
  });
}

describe.each(said)('%s', (_name, schema, messages) => {
  test.each(messages.map((message) => ({ message })))(
    'that is right is answered as it came, and zod is not asked: $message',
    ({ message }) => {
      const safeParse = vi.spyOn(schema, 'safeParse');
      expect(readShape(schema, message)).toBe(message);
      expect(safeParse).not.toHaveBeenCalled();
      safeParse.mockRestore();
      expect(schema.safeParse(message)).toEqual({ success: true, data: message });
    },
  );
});

describe.each([...said, ...others])('FLT-039 FLT-041 %s', (_name, schema, messages) => {
  test('is read as zod reads it, whatever was sent', () => {
    const sent = fc.oneof(
      ...messages.map(spoilt),
      fc.constantFrom(...messages.map((message) => JSON.stringify(message))),
      fc.json({ maxDepth: 3 }),
    );
    fc.assert(
      fc.property(sent, (text) => {
        const [mine, zods] = [readShape(schema, JSON.parse(text)), schema.safeParse(JSON.parse(text)).data];
        expect(mine).toStrictEqual(zods);
        // What equality does not look at.
        expect(JSON.stringify(sorted(mine))).toBe(JSON.stringify(sorted(zods)));
      }),
      { numRuns: 300 },
    );
  });
});

/** With its fields in the order of their names; '__proto__' is one of them. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, sorted(field)]);
}
