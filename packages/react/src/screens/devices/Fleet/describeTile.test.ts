import { createHeard, hear, judge } from '@carillon/protocol/attention';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { describe, expect, test } from 'vitest';
import { boardTexts } from '../../../messages/en/board.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { fleetTexts } from '../../../messages/en/fleet.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import { createMessages } from '../../../messages/messages.ts';
import { describeTile, sayTile, splitName, type TileContext } from './describeTile.ts';

const t = createMessages().translate([fleetTexts, todayTexts, devicesTexts, boardTexts] as const);
const NOON = Date.UTC(2026, 2, 4, 12);
const events: DeviceEvent[] = [
  {
    id: 'evts/1',
    name: 'Lunch mix',
    mode: 'playback',
    repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
    time: [11 * 60, 13 * 60],
    main: { uri: 'http://main.example/1.mp3', tmo: 15 },
    fail: { uri: 'http://fail.example/1.mp3', tmo: 15 },
  },
];
const evening: DeviceEvent[] = events.map((event) => ({
  ...event,
  name: 'Vespers',
  time: [17 * 60, 18 * 60],
}));

type Facts = readonly [name: string, fact: unknown, atMs?: number][];

/** What the tile says of a device that told this, a minute later. */
function tell(facts: Facts, context: Partial<TileContext> = {}) {
  let heard = createHeard(2, 0);
  for (const [name, fact, atMs = 0] of facts) heard = hear(heard, name as never, fact as never, atMs);
  const judgment = judge(heard, { nowMs: 90_000, utcMs: NOON });
  return describeTile(judgment, {
    t,
    moment: (atMs) => new Date(atMs).toISOString().slice(11, 16),
    span: (seconds) => `${seconds / 60} min`,
    events: heard.events as TileContext['events'],
    following: null,
    ...context,
  });
}

const there: Facts = [
  ['connection', 'open'],
  ['events', events],
];
const playing: Facts = [
  ...there,
  ['schedule', { id: 'evts/1', state: 3 }],
  ['stream', { id: 'evts/1', status: 2 }],
];

describe('FLV-01 a tile says no more than messages tell', () => {
  test('what plays leads, until when, and what comes then', () => {
    const tile = tell(playing, { following: 'Evening mix' });
    expect(tile).toMatchObject({
      kind: 'playing',
      event: 'Lunch mix',
      start: 'until 13:00',
      end: 'then Evening mix',
      isLoud: false,
      isOnline: true,
    });
    expect(sayTile('Hall', tile, t)).toBe('Hall: Online, Playing, Lunch mix, until 13:00, then Evening mix');
  });

  test('nothing plays, and what is next', () => {
    expect(
      tell([
        ['connection', 'open'],
        ['events', evening],
      ]),
    ).toMatchObject({ kind: 'paused', word: 'Nothing playing', event: null, start: 'Next: Vespers, 17:00' });
  });

  test('nothing is scheduled', () => {
    expect(
      tell([
        ['connection', 'open'],
        ['events', []],
      ]),
    ).toMatchObject({ kind: 'paused', word: 'Nothing playing', start: 'No events', tone: 'muted' });
  });

  test('failed is loud, with the event that is not heard', () => {
    expect(
      tell([...there, ['schedule', { id: 'evts/1', state: 3 }], ['stream', { id: 'evts/1', status: 5 }]]),
    ).toMatchObject({
      kind: 'failed',
      isLoud: true,
      word: 'Failed',
      event: 'Lunch mix',
      start: 'No stream responds',
      tone: 'danger',
    });
  });

  test('on fail over it plays, and says so', () => {
    const facts: Facts = [
      ...there,
      ['schedule', { id: 'evts/1', state: 3 }],
      ['stream', { id: 'evts/1', status: 2, ctx: { fail: 1 } }],
    ];
    expect(tell(facts)).toMatchObject({
      isFailOver: true,
      event: 'Lunch mix',
      start: 'Fail over heard',
      tone: 'warning',
      end: 'until 13:00',
    });
  });

  test('stopped by hand, until when it would have played', () => {
    expect(tell([...there, ['schedule', { id: 'evts/1', state: 1 }]])).toMatchObject({
      word: 'Nothing playing',
      start: 'Stopped',
      tone: 'warning',
      end: 'until 13:00',
    });
  });

  test('offline is loud, and what plays is not known', () => {
    expect(tell([...playing, ['presence', 'offline', 60_000]])).toMatchObject({
      kind: 'offline',
      isLoud: true,
      word: 'Offline',
      event: null,
      start: 'What plays is not known',
      isOnline: false,
    });
  });

  test.each<[string, Facts, string]>([
    ['has not answered', [['connection', 'open']], 'Checking'],
    [
      'cannot be heard, as this page is cut off',
      [
        ['connection', 'open'],
        ['connection', 'lost', 10],
      ],
      'Not known',
    ],
    [
      'is refused',
      [
        ['connection', 'open'],
        ['access', 'refused'],
      ],
      'No access',
    ],
    ['was known once', [...playing, ['connection', 'lost', 10]], 'As last known'],
  ])('of one that %s nothing is said', (_case, facts, word) => {
    expect(tell(facts)).toMatchObject({ word, event: null, start: null, end: null, isOnline: false });
  });

  test('a clock that is wrong is said by how much', () => {
    const facts: Facts = [...playing, ['rtcc', { epoch: NOON / 1000 - 90 - 180 }]];
    expect(tell(facts)).toMatchObject({
      kind: 'playing',
      start: 'Clock 3 min behind',
      tone: 'warning',
      end: 'until 13:00',
    });
  });
});

test.each([
  ['Hall', ['', 'Hall']],
  ['St. Mary, chapel', ['St. Mary,', 'chapel']],
  ['Via Roma 3, yard, left', ['Via Roma 3, yard,', 'left']],
  [', hall', ['', ', hall']],
])('FLV-01 of a long name the end after its last comma stays: %s', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});
