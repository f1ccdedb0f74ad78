import { describe, expect, test } from 'vitest';
import {
  commandRefusal,
  commandReply,
  commandRequest,
  getEvent,
  getEvents,
  greeting,
  isOnlineGreeting,
  REPLY_TIMEOUT_MS,
} from './commands.ts';
import { commands } from './commandTable.ts';
import { liveMessages, SCHEDULE_STATES } from './live.ts';

const event = {
  id: 'evts/1',
  name: 'Morning radio',
  mode: 'playback',
  repeat: 62,
  time: [420, 540],
  main: { uri: 'http://radio.example.com/live', tmo: 30, bitrateHint: 128 },
  priority: 3,
};

describe('commands', () => {
  test('each is filed under its name on the wire', () => {
    expect(Object.entries(commands).filter(([name, { msg }]) => name !== msg)).toEqual([]);
  });

  test('BRK-02 a reply is waited for 5000 ms', () => {
    expect(REPLY_TIMEOUT_MS).toBe(5000);
  });

  test('events keep the fields that a newer firmware added', () => {
    expect(getEvents.reply.parse([event])).toEqual([event]);
    expect(getEvent.reply.parse(event)).toEqual(event);
  });

  test('one event of the wrong shape spoils the whole list: nothing is half applied', () => {
    expect(getEvents.reply.safeParse([event, { ...event, time: ['7:00', '9:00'] }]).success).toBe(false);
  });

  test('an event of a mode that only a newer firmware knows spoils nothing: it has its name and its hours', () => {
    const other = { id: 'evts/2', name: 'Intercom', mode: 'rtp', repeat: 1, time: [420, 540], port: 5004 };
    expect(getEvents.reply.parse([event, other])).toEqual([event, other]);
    expect(getEvents.reply.safeParse([{ ...other, name: 7 }]).success).toBe(false);
  });

  test('BRK-05 the table has the commands of the specification', () => {
    expect(Object.keys(commands)).toEqual(
      expect.arrayContaining([
        'GetEvents',
        'GetEvent',
        'SetEvent',
        'DeleteEvent',
        'StartEvent',
        'StopEvent',
        'StartExtra',
        'StopExtra',
        'vol',
        'eq',
        'rtcc',
        'ntp',
      ]),
    );
  });

  const clock = { epoch: 1_780_000_000, b: 1, Y: 2026, M: 5, D: 28, W: 4, h: 20, m: 26 };
  const { id: _, ...draft } = {
    ...event,
    main: { uri: 'http://radio.example.com/live', tmo: 30 },
    delay: 15,
  };

  test.each<[keyof typeof commands, string, unknown]>([
    ['SetEvent', 'a new event', draft],
    ['SetEvent', 'an event that is there', { ...draft, id: 'evts/3' }],
    ['DeleteEvent', 'an event', { id: 'evts/3' }],
    ['vol', 'nothing, to read', {}],
    ['vol', 'attenuation left and right', { l: 0, r: 255 }],
    ['eq', 'nothing, to read', {}],
    ['eq', 'the lowest values', { bf: 2, ba: 0, tf: 1, ta: -8 }],
    ['eq', 'the highest values', { bf: 15, ba: 15, tf: 15, ta: 7 }],
    ['rtcc', 'nothing, to read', {}],
    ['rtcc', 'a moment in all its parts', clock],
    ['ntp', 'nothing, to read', {}],
    ['ntp', 'a host', { host: 'time.example.org' }],
    ['ntp', 'an address', { host: '192.168.1.1' }],
    ['ntp', 'the wish to synchronize', { sync: true }],
  ])('BRK-05 %s takes %s', (name, _case, body) => {
    expect(commands[name].body.safeParse(body)).toEqual({ success: true, data: body });
  });

  test.each<[keyof typeof commands, string, unknown]>([
    ['SetEvent', 'an event without a name', { ...draft, name: ' ' }],
    ['SetEvent', 'a timeout below 15 s', { ...draft, main: { ...draft.main, tmo: 14 } }],
    ['DeleteEvent', 'no event', {}],
    ['vol', 'one channel', { l: 1 }],
    ['vol', 'more than power off', { l: 256, r: 0 }],
    ['vol', 'half a step', { l: 0.5, r: 0 }],
    ['eq', 'treble above its limit', { bf: 2, ba: 0, tf: 1, ta: 8 }],
    ['eq', 'a bass frequency below its limit', { bf: 1, ba: 0, tf: 1, ta: 0 }],
    ['eq', 'three of four values', { bf: 2, ba: 0, tf: 1 }],
    ['rtcc', 'an epoch alone', { epoch: 1_780_000_000, b: 1 }],
    ['rtcc', 'a 13th month', { ...clock, M: 13 }],
    ['rtcc', 'a boot option that is no flag', { ...clock, b: true }],
    ['ntp', 'an empty host', { host: '' }],
    ['ntp', 'a host of 31 characters', { host: `${'a'.repeat(28)}.it` }],
    ['ntp', 'an address with a port', { host: 'time.example.org:123' }],
    ['ntp', 'the wish not to synchronize', { sync: false }],
  ])('BRK-05 %s refuses %s, and does not read it as an empty body', (name, _case, body) => {
    expect(commands[name].body.safeParse(body).success).toBe(false);
  });

  test.each<[keyof typeof commands, unknown]>([
    ['vol', { l: 10, r: 20, dac: 1 }],
    ['eq', { bf: 0, ba: 0, tf: 0, ta: 0, preset: 'flat' }],
    ['rtcc', { epoch: 1_780_000_000, b: 0, zone: 'UTC' }],
    ['ntp', { host: 'time.example.org', boot: 1, stratum: 2 }],
    ['DeleteEvent', { id: 'evts/3', gone: true }],
    ['StartExtra', { lapse: 30 }],
  ])('BRK-05 the reply to %s keeps what a newer firmware adds', (name, body) => {
    expect(commands[name].reply.parse(body)).toEqual(body);
  });

  test.each([
    ['text', '7'],
    ['0', 0],
    ['negative', -1],
    ['past 31 bits', 2 ** 31],
    ['half', 1.5],
    ['absent', undefined],
  ])('a number that is %s is refused in a request and in a reply', (_case, req) => {
    expect(commandRequest.safeParse({ req, msg: 'GetEvents', body: {} }).success).toBe(false);
    expect(commandReply.safeParse({ req, msg: 'GetEvents', ok: true, body: [] }).success).toBe(false);
  });

  test.each([1, 2 ** 31 - 1])('the number %i is accepted', (req) => {
    expect(commandReply.parse({ req, msg: 'StopExtra', ok: true })).toEqual({
      req,
      msg: 'StopExtra',
      ok: true,
    });
    expect(commandRequest.parse({ req, msg: 'StopExtra' })).toEqual({ req, msg: 'StopExtra' });
  });

  test.each([
    ['ok as text', { ok: 'true' }],
    ['ok as 1', { ok: 1 }],
    ['no ok', { ok: undefined }],
    ['no name', { msg: undefined }],
  ])('BRK-07 a reply with %s is none', (_case, change) => {
    const reply = { req: 1, msg: 'GetEvents', ok: true, body: [], ...change };
    expect(commandReply.safeParse(reply).success).toBe(false);
  });

  test.each([
    ['a sentence', { error: 'No such event' }, true],
    ['a number', { error: 7 }, false],
    ['nothing', {}, false],
    ['a bare text', 'No such event', false],
  ])('whether a refusal may say %s', (_case, body, isAccepted) => {
    expect(commandRefusal.safeParse(body).success).toBe(isAccepted);
  });
});

describe('BRK-04 a greeting', () => {
  test.each([
    ['Online', true],
    ['Offline', false],
    ['online', false],
    ['Online ', false],
    ['', false],
  ])('with the context %j makes the device online: %s', (ctx, isOnline) => {
    expect(isOnlineGreeting(greeting.parse({ msg: 'Bonjour', ctx }))).toBe(isOnline);
  });

  test.each([
    ['another word', { msg: 'bonjour', ctx: 'Online' }],
    ['no context', { msg: 'Bonjour' }],
    ['a context that is no text', { msg: 'Bonjour', ctx: true }],
  ])('with %s is none', (_case, payload) => {
    expect(greeting.safeParse(payload).success).toBe(false);
  });
});

describe('live messages', () => {
  const codec = { codec: 6, br: 128_000, sr: 44_100, ch: 1, avg: 127_500.5, size: 12, since: 1_780_000_000 };

  test('BRK-08 the schedule states stand in the order of their numbers', () => {
    expect(SCHEDULE_STATES).toEqual(['none', 'stop', 'next', 'play']);
  });

  test.each([
    ['schedule', { id: 'evts/1', state: 0 }],
    ['schedule', { id: 'evts/1', state: 3 }],
    ['schedule', { id: 'evts/1', state: 4 }], // a newer firmware may count further
    ['stream', { id: 'evts/1', status: 5 }],
    ['stream', { id: 'evts/1', status: 6 }],
    [
      'stream',
      { id: 'evts/1', status: 2, ctx: { fail: 1, host: 'a.it', port: 80, newField: { deep: true } } },
    ],
    ['codec', codec],
    ['vumeter', { vu: [0, 96] }],
    ['rtc', { state: 'Done', epoch: 1_780_000_000 }],
    ['rtc', { state: 'Error', result: -11, event: -1 }],
    ['rtc', { state: 'Dreaming', result: 99, event: -99 }], // a newer firmware may know more
    ['vumeter', { vu: [-1, 1e9] }], // what is drawn is clamped where it is drawn
  ] as const)('BRK-03 %s reads %j', (channel, message) => {
    expect(liveMessages[channel].parse(message)).toEqual(message);
  });

  test.each([
    ['schedule', { id: 'evts/1', state: -1 }],
    ['schedule', { id: 'evts/1', state: 'play' }],
    ['schedule', { id: '__proto__', state: 3 }],
    ['schedule', { state: 3 }],
    ['stream', { id: 'evts/1', status: 1.5 }],
    ['stream', { id: 'evts/1', status: 2, ctx: { host: 7 } }],
    ['stream', { id: 'evts/1', status: 2, ctx: [] }],
    ['stream', { id: 'evts/1', status: 2, ctx: null }],
    ['codec', { ...codec, codec: 'MP3' }],
    ['codec', { ...codec, br: null }],
    ['codec', { ...codec, since: undefined }],
    ['rtc', { result: -11 }],
    ['rtc', { state: 2 }],
    ['rtc', { state: 'Done', epoch: '2026' }],
    ['rtc', { state: 'Error', result: 0.5 }],
    ['vumeter', { vu: [1] }],
    ['vumeter', { vu: [1, null] }],
    ['vumeter', { vu: '12' }],
    ['vumeter', {}],
  ] as const)('FLT-043 %s refuses %j', (channel, message) => {
    expect(liveMessages[channel].safeParse(message).success).toBe(false);
  });
});
