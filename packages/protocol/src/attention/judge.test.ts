import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeRepeat } from '../schedule/repeat.ts';
import { CAUSES, type Cause, type GraceCause } from './causes.ts';
import { CHECKS } from './checks.ts';
import { type AttentionEvent, createHeard, type FactName, type Facts, type Heard, hear } from './heard.ts';
import { type Judgment, judge } from './judge.ts';
import { summarize } from './summarize.ts';

/** A Monday, 12:00 UTC, is the moment 0 of `hear`. */
const NOON_MS = Date.UTC(2026, 2, 2, 12);
const HOUR_MS = 3_600_000;
const EACH_DAY = encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] });

const playback = (
  id: string,
  from: number,
  to: number,
  more: Partial<AttentionEvent> = {},
): AttentionEvent => ({
  id,
  name: `Radio ${id}`,
  mode: 'playback',
  repeat: EACH_DAY,
  time: [60 * from, 60 * to],
  main: { uri: 'http://live.example', tmo: 15 },
  ...more,
});
const NOON = playback('evts/1', 10, 14);
const EVENING = playback('evts/2', 18, 22);
const ALWAYS = playback('evts/1', 0, 0, { repeat: encodeRepeat({ kind: 'always' }) });

type Told = { readonly [K in FactName]: readonly [atS: number, name: K, fact: Facts[K]] }[FactName];

const take = <K extends FactName>(heard: Heard, [atS, name, fact]: readonly [number, K, Facts[K]]) =>
  hear(heard, name, fact, 1000 * atS);

const listen = (facts: readonly Told[], classId = 2) =>
  facts.reduce<Heard>((heard, told) => take(heard, told), createHeard(classId, 0));

const judgeAt = (heard: Heard, atS: number, policy = {}) =>
  judge(heard, { nowMs: 1000 * atS, utcMs: NOON_MS + 1000 * atS }, policy);

const answered = (...events: AttentionEvent[]): Told[] => [
  [0, 'connection', 'open'],
  [1, 'events', events],
];
const play = (id = 'evts/1', atS = 1): Told[] => [
  [atS, 'schedule', { id, state: 3 }],
  [atS, 'stream', { id, status: 2 }],
];
const settings: Told[] = [
  [1, 'vol', { l: 20, r: 20 }],
  [1, 'rtcc', { epoch: NOON_MS / 1000 + 1 }],
];
const clock = (atS: number, aheadS: number): Told => [atS, 'rtcc', { epoch: NOON_MS / 1000 + atS + aheadS }];
const levels = (fromS: number, toS: number, level: number): Told[] =>
  Array.from({ length: toS - fromS + 1 }, (_, i): Told => [fromS + i, 'vumeter', { vu: [level, 0] }]);

describe('FLV-03 the first true cause', () => {
  test.each<[string, readonly Told[], number, Cause]>([
    ['no connection since the page opened', [], 6, 'connectionLost'],
    [
      'a connection that was just lost vouches for nothing',
      [...answered(NOON), [9, 'connection', 'lost']],
      10,
      'notAnswered',
    ],
    [
      'a connection that is lost',
      [...answered(NOON), ...play(), [9, 'connection', 'lost']],
      14,
      'connectionLost',
    ],
    [
      'a connection in doubt for long',
      [...answered(NOON), [9, 'connection', 'doubted']],
      14,
      'connectionLost',
    ],
    [
      'in doubt, then lost, is one loss: its grace does not begin anew',
      [...answered(NOON), [9, 'connection', 'doubted'], [12, 'connection', 'lost']],
      14,
      'connectionLost',
    ],
    [
      'a connection in doubt for a moment changes nothing',
      [...answered(NOON), ...play(), [9, 'connection', 'doubted']],
      10,
      'nothingAgainst',
    ],
    [
      'back again, and not answered',
      [...answered(NOON), [9, 'connection', 'lost'], [10, 'connection', 'open']],
      30,
      'notAnswered',
    ],
    [
      'online, and nobody knows its events',
      [
        [0, 'connection', 'open'],
        [1, 'presence', 'online'],
      ],
      9,
      'notAnswered',
    ],
    [
      'found offline',
      [
        [0, 'connection', 'open'],
        [1, 'presence', 'offline'],
      ],
      1,
      'offline',
    ],
    ['gone offline', [...answered(NOON), ...play(), [9, 'presence', 'offline']], 14, 'offline'],
    ['gone offline just now', [...answered(NOON), ...play(), [9, 'presence', 'offline']], 13, 'settling'],
    ['no events', answered(), 9, 'nothingScheduled'],
    ['silent as planned', answered(EVENING), 9, 'outsideHours'],
    [
      'stopped, told by the device',
      [...answered(NOON), [5, 'schedule', { id: 'evts/1', state: 1 }]],
      8,
      'stoppedByHand',
    ],
    [
      'due, and only next by a clock that is right: nobody told that it was stopped',
      [...answered(NOON), ...settings, [5, 'schedule', { id: 'evts/1', state: 2 }]],
      70,
      'notStarted',
    ],
    [
      'due, and its end was told with no reason, by a clock that is right',
      [...answered(NOON), ...play(), ...settings, [5, 'schedule', { id: 'evts/1', state: 0 }]],
      70,
      'notStarted',
    ],
    [
      'due, and only next by a clock that nobody read',
      [...answered(NOON), [5, 'schedule', { id: 'evts/1', state: 2 }]],
      70,
      'notStarted',
    ],
    [
      'a clock that is so slow that it is not due yet',
      [...answered(NOON), clock(1, -3 * 3600), [1, 'schedule', { id: 'evts/1', state: 2 }]],
      9,
      'clockWrong',
    ],
    [
      'another one runs',
      [...answered(NOON, EVENING), ...play('evts/2'), [1, 'schedule', { id: 'evts/1', state: 1 }]],
      9,
      'anotherRuns',
    ],
    [
      'another one runs by a clock that is 6 h fast',
      [...answered(NOON, EVENING), clock(1, 6 * 3600), ...play('evts/2')],
      9,
      'clockWrong',
    ],
    ['started outside its hours', [...answered(EVENING), ...play('evts/2')], 9, 'nothingAgainst'],
    ['one that was never listed plays', [...answered(EVENING), ...play('evts/7')], 9, 'outsideHours'],
    [
      'FLT-133 one that was deleted, and whose end was not heard',
      [...answered(EVENING, NOON), ...play(), [9, 'edited', [EVENING]]],
      9,
      'outsideHours',
    ],
    [
      'FLT-133 one that was deleted while another is due',
      [...answered(EVENING, NOON), ...play('evts/2'), [9, 'edited', [NOON]]],
      80,
      'notStarted',
    ],
    [
      'a clock that is wrong, and what is due is due by it too: nobody told that it was stopped',
      [...answered(NOON, EVENING), clock(1, 3600), [1, 'schedule', { id: 'evts/1', state: 2 }]],
      70,
      'notStarted',
    ],
    [
      'two are due, and the later one plays',
      [...answered(NOON, playback('evts/2', 11, 13)), ...play('evts/2')],
      70,
      'nothingAgainst',
    ],
    [
      'two are due, and of the later one it is told that it was stopped',
      [...answered(NOON, playback('evts/2', 11, 13)), [1, 'schedule', { id: 'evts/2', state: 1 }]],
      9,
      'stoppedByHand',
    ],
    [
      'started by hand in its own hours while a later one is due',
      [...answered(NOON, playback('evts/2', 11, 13)), ...play('evts/1')],
      70,
      'nothingAgainst',
    ],
    [
      'another one begins: the end of the first was lost, and so was its stream',
      [
        ...answered(NOON, EVENING),
        ...play(),
        [5, 'stream', { id: 'evts/1', status: 5 }],
        [9, 'schedule', { id: 'evts/2', state: 3 }],
        [10, 'schedule', { id: 'evts/1', state: 3 }],
      ],
      15,
      'settling',
    ],
    ['failed', [...answered(NOON), ...play(), [9, 'stream', { id: 'evts/1', status: 5 }]], 9, 'failed'],
    [
      'on fail-over',
      [...answered(NOON), ...play(), [9, 'stream', { id: 'evts/1', status: 2, ctx: { fail: 1 } }]],
      14,
      'onFailOver',
    ],
    [
      'on fail-over since a moment',
      [...answered(NOON), ...play(), [9, 'stream', { id: 'evts/1', status: 2, ctx: { fail: 1 } }]],
      13,
      'settling',
    ],
    [
      'starting',
      [
        ...answered(NOON),
        [1, 'schedule', { id: 'evts/1', state: 3 }],
        [1, 'stream', { id: 'evts/1', status: 1 }],
      ],
      25,
      'settling',
    ],
    [
      'starting for longer than it may take',
      [
        ...answered(NOON),
        [1, 'schedule', { id: 'evts/1', state: 3 }],
        [1, 'stream', { id: 'evts/1', status: 1 }],
      ],
      27,
      'notAnswered',
    ],
    ['silent', [...answered(NOON), ...play(), ...settings, ...levels(10, 30, 0)], 30, 'silent'],
    [
      'a pause',
      [...answered(NOON), ...play(), ...settings, ...levels(10, 20, 70), ...levels(21, 27, 0)],
      27,
      'settling',
    ],
    ['volume at power off', [...answered(NOON), ...play(), [5, 'vol', { l: 255, r: 255 }]], 9, 'volumeOff'],
    [
      'one side at 255 is not power off',
      [...answered(NOON), ...play(), [5, 'vol', { l: 255, r: 20 }]],
      9,
      'nothingAgainst',
    ],
    [
      'a wrong clock while what is due plays',
      [...answered(NOON, EVENING), ...play(), clock(1, 720)],
      9,
      'clockWrong',
    ],
    [
      'a wrong clock outside all hours: it will not begin when it should',
      [...answered(EVENING), clock(1, -720)],
      9,
      'clockWrong',
    ],
    ['a wrong clock shifts no Always', [...answered(ALWAYS), ...play(), clock(1, 720)], 9, 'nothingAgainst'],
    ['levels that nobody asks for', [...answered(NOON), ...play(), ...settings], 9, 'nothingAgainst'],
    [
      'levels that are heard no longer',
      [...answered(NOON), ...play(), ...settings, ...levels(2, 4, 70)],
      10,
      'nothingAgainst',
    ],
    [
      'levels, but a volume that nobody read',
      [...answered(NOON), ...play(), clock(1, 0), ...levels(2, 9, 70)],
      9,
      'nothingAgainst',
    ],
    [
      'levels, but a clock that nobody read',
      [...answered(NOON), ...play(), [1, 'vol', { l: 0, r: 0 }], ...levels(2, 9, 70)],
      9,
      'nothingAgainst',
    ],
    ['all is heard and read', [...answered(NOON), ...play(), ...settings, ...levels(2, 9, 70)], 9, 'well'],
  ])('%s', (_case, facts, atS, cause) => {
    expect(judgeAt(listen(facts), atS).cause).toBe(cause);
  });

  test.each<[string, number, AttentionEvent, Cause]>([
    ['class 0, which has no topics', 0, NOON, 'offline'],
    ['class 4, which can run nothing', 4, NOON, 'nothingScheduled'],
    ['class 2, which cannot send', 2, { ...NOON, mode: 'sender' }, 'nothingScheduled'],
    [
      'a mode of a newer firmware that the device never named',
      3,
      { ...NOON, mode: 'rtp' },
      'nothingScheduled',
    ],
  ])('of %s', (_case, classId, event, cause) => {
    expect(judgeAt(listen(answered(event), classId), 9).cause).toBe(cause);
  });

  test('a sender plays with the amplifier at power off: what it sends does not pass it', () => {
    const heard = listen([...answered({ ...NOON, mode: 'sender' }), ...play(), ...settings], 3);
    const off = take(heard, [2, 'vol', { l: 255, r: 255 }]);
    expect(judgeAt(off, 9)).toMatchObject({ cause: 'nothingAgainst', checks: { volume: 'notAsked' } });
  });
});

describe('FLV-03 a dead stream that is tried again is failed until it is heard', () => {
  const tried = listen([...answered(NOON), ...play(), [9, 'stream', { id: 'evts/1', status: 5 }]]);

  test('also while it starts, in its whole turns, and since when it first failed', () => {
    let heard = tried;
    for (let atS = 24; atS < 240; atS += 15) {
      heard = take(heard, [atS, 'stream', { id: 'evts/1', status: 1 }]);
      expect(judgeAt(heard, atS)).toMatchObject({ cause: 'failed', severity: 'danger', sinceMs: 9000 });
      heard = take(heard, [atS + 2, 'stream', { id: 'evts/1', status: 5 }]);
      expect(judgeAt(heard, atS + 14)).toMatchObject({ cause: 'failed', sinceMs: 9000 });
    }
  });

  test('also after it has started, until it has been heard for a while', () => {
    const heard = take(tried, [24, 'stream', { id: 'evts/1', status: 2 }]);
    expect(judgeAt(heard, 28)).toMatchObject({ cause: 'failed', isFailing: true, nextAtMs: 29_000 });
    expect(judgeAt(heard, 29)).toMatchObject({ cause: 'nothingAgainst', isFailing: false });
    const again = take(heard, [40, 'stream', { id: 'evts/1', status: 1 }]);
    expect(judgeAt(again, 41)).toMatchObject({ cause: 'settling', isFailing: false });
  });

  /** Its events are read anew, and it says again what it does. */
  const anew = (atS: number, ...told: Told[]): Told[] => [
    [atS, 'events', [NOON]],
    [atS, 'schedule', { id: 'evts/1', state: 3 }],
    ...told,
  ];

  test('where somebody has just changed its events, what fails then began before the eyes of this page', () => {
    const events: Told[] = [
      [1, 'events', [EVENING]],
      ...anew(20, [20.5, 'stream', { id: 'evts/1', status: 5 }]),
    ];
    const heard = listen([[0, 'connection', 'open'], ...events]);
    expect(judgeAt(heard, 40)).toMatchObject({ cause: 'failed', sinceMs: 20_500 });
    // What is said so at its first answer was so before.
    const found = listen([[0, 'connection', 'open'], ...events.slice(1)]);
    expect(judgeAt(found, 40)).toMatchObject({ cause: 'failed', sinceMs: null });
  });

  test('it goes on to have failed, with no grace anew, where its events are read anew meanwhile, twice', () => {
    const told = [...anew(30), ...anew(30.2, [30.4, 'stream', { id: 'evts/1', status: 5 }])];
    const heard = told.reduce<Heard>((heard, fact) => take(heard, fact), tried);
    expect(judgeAt(heard, 30.5)).toMatchObject({ cause: 'failed', sinceMs: 9000 });
    const stopped = take(heard, [31, 'schedule', { id: 'evts/1', state: 4 }]);
    const started = take(stopped, [32, 'schedule', { id: 'evts/1', state: 3 }]);
    // Started anew it is tried anew.
    const trying = take(started, [32, 'stream', { id: 'evts/1', status: 1 }]);
    expect(judgeAt(trying, 33)).toMatchObject({ cause: 'settling', isFailing: false });
  });

  test('it goes on to have failed where that was heard before the device has answered at all', () => {
    const heard = listen([
      [0, 'connection', 'open'],
      [5, 'stream', { id: 'evts/1', status: 5 }],
      ...anew(20, [20.5, 'stream', { id: 'evts/1', status: 1 }]),
    ]);
    expect(judgeAt(heard, 21)).toMatchObject({ cause: 'failed', isFailing: true });
  });

  test('one that comes and goes each 3 s is not heard in between', () => {
    let heard = tried;
    for (let atS = 12; atS < 90; atS += 6) {
      heard = take(heard, [atS, 'stream', { id: 'evts/1', status: 2 }]);
      expect(judgeAt(heard, atS + 2.9)).toMatchObject({ cause: 'failed', isFailing: true, sinceMs: 9000 });
      heard = take(heard, [atS + 3, 'stream', { id: 'evts/1', status: 1 }]);
      expect(judgeAt(heard, atS + 4)).toMatchObject({ cause: 'failed', isFailing: true });
      heard = take(heard, [atS + 5, 'stream', { id: 'evts/1', status: 5 }]);
      expect(judgeAt(heard, atS + 5.9)).toMatchObject({ cause: 'failed', sinceMs: 9000 });
    }
  });

  test('within the grace of a host too it is known to fail, and another cause may be told', () => {
    const policy = { graceMs: { failed: 60_000 } };
    expect(judgeAt(tried, 20, policy)).toMatchObject({
      cause: 'settling',
      isFailing: true,
      checks: { stream: 'unknown' },
    });
    const another = listen([
      ...answered(NOON, EVENING),
      ...play('evts/2'),
      [9, 'stream', { id: 'evts/2', status: 5 }],
      [10, 'stream', { id: 'evts/2', status: 1 }],
    ]);
    expect(judgeAt(another, 80)).toMatchObject({ cause: 'anotherRuns', isFailing: true });
  });

  test('what was found so is told at once, and begins no grace anew', () => {
    const failOver: Told = [1, 'stream', { id: 'evts/1', status: 2, ctx: { fail: 1 } }];
    const heard = listen([...answered(NOON), [1, 'schedule', { id: 'evts/1', state: 3 }], failOver]);
    expect(judgeAt(heard, 1)).toMatchObject({ cause: 'onFailOver', sinceMs: null });
    const off = listen([...answered(NOON), ...play(), [1, 'vol', { l: 255, r: 255 }]]);
    expect(judgeAt(off, 1)).toMatchObject({ cause: 'volumeOff', sinceMs: null });
  });

  test('another event begins anew', () => {
    const heard = take(take(tried, [20, 'schedule', { id: 'evts/2', state: 3 }]), [
      20,
      'stream',
      { id: 'evts/2', status: 1 },
    ]);
    expect(judgeAt(heard, 21).cause).not.toBe('failed');
  });
});

describe('FLV-03 of an answer, what was told before it is over', () => {
  const well = listen([...answered(NOON, EVENING), ...play(), ...settings, ...levels(2, 9, 70)]);
  const levelsAfter = (heard: Heard) =>
    levels(10, 14, 70).reduce<Heard>((all, told) => take(all, told), heard);

  test('asked anew without having been away: it is not well before its stream is told again', () => {
    expect(judgeAt(well, 9).cause).toBe('well');
    const asked = take(well, [9, 'events', [NOON, EVENING]]);
    const plays = levelsAfter(take(asked, [9, 'schedule', { id: 'evts/1', state: 3 }]));
    expect(judgeAt(plays, 14)).toMatchObject({ cause: 'settling', checks: { stream: 'unknown' } });
    expect(judgeAt(plays, 30)).toMatchObject({ cause: 'notAnswered', checks: { stream: 'unknown' } });
  });

  test('stopped and played again, and both messages of its stream were lost', () => {
    const stopped = take(well, [9, 'schedule', { id: 'evts/1', state: 1 }]);
    const plays = levelsAfter(take(stopped, [10, 'schedule', { id: 'evts/1', state: 3 }]));
    expect(judgeAt(plays, 14)).toMatchObject({ cause: 'settling', checks: { stream: 'unknown' } });
  });

  test('volume and clock that were read before it are not known, and it counts as checked meanwhile', () => {
    const off = [[5, 'vol', { l: 255, r: 255 }], clock(5, 900)] as const satisfies readonly Told[];
    const heard = listen([
      ...answered(NOON, EVENING),
      ...play(),
      ...off,
      [20, 'events', [NOON, EVENING]],
      ...play('evts/1', 20),
    ]);
    expect(judgeAt(heard, 20)).toMatchObject({
      cause: 'nothingAgainst',
      isChecked: true,
      checks: { volume: 'unknown', clock: 'unknown' },
    });
  });
});

describe('what stands beside a cause', () => {
  test('as last known is only what nobody vouches for: not a device that answers, and does not tell how it starts', () => {
    const starting = listen([...answered(NOON), [1, 'schedule', { id: 'evts/1', state: 3 }]]);
    expect(judgeAt(starting, 27)).toMatchObject({ cause: 'notAnswered', isLastKnown: false });
    for (const connection of ['lost', 'doubted'] as const) {
      const gone = take(starting, [30, 'connection', connection]);
      expect(judgeAt(gone, 40)).toMatchObject({ cause: 'connectionLost', isLastKnown: true });
    }
    const back = take(take(starting, [30, 'connection', 'lost']), [31, 'connection', 'open']);
    expect(judgeAt(back, 32)).toMatchObject({ cause: 'notAnswered', isLastKnown: true });
    expect(judgeAt(listen([[0, 'connection', 'open']]), 9).isLastKnown).toBe(false);
  });

  test('FLT-030 a device that greets is there, though nobody understands its answer: it is not checked', () => {
    const heard = listen([
      [0, 'connection', 'open'],
      [1, 'presence', 'online'],
    ]);
    const { cause, checks, isChecked, isLastKnown } = judgeAt(heard, 30);
    expect({ cause, online: checks.online, isChecked, isLastKnown }).toEqual({
      cause: 'notAnswered',
      online: 'good',
      isChecked: false,
      isLastKnown: false,
    });
  });

  test('of one that did not start the clock may tell why; one that was read has not, and Start helps', () => {
    const heard = listen([...answered(NOON), [5, 'schedule', { id: 'evts/1', state: 2 }]]);
    expect(judgeAt(heard, 70)).toMatchObject({ cause: 'notStarted', action: 'readClock' });
    expect(judgeAt(take(heard, clock(70, 0)), 70)).toMatchObject({
      cause: 'notStarted',
      action: 'startEvent',
    });
  });

  test('the drawing "stopped by hand": nothing to ask of stream and sound, what is known stays known', () => {
    const heard = listen([...answered(NOON), ...settings, [5, 'schedule', { id: 'evts/1', state: 1 }]]);
    const { checks, evidence, action, severity, untilMs } = judgeAt(heard, 9);
    expect(CHECKS.map((name) => checks[name])).toEqual([
      'good',
      'good',
      'good',
      'cause',
      'notAsked',
      'notAsked',
      'good',
      'good',
    ]);
    expect([action, severity, untilMs]).toEqual(['startEvent', 'warning', NOON_MS + 2 * HOUR_MS]);
    expect(evidence.map(({ key }) => key)).toEqual(['due', 'next']);
  });

  test('the drawing "offline": what is due is from the events as last read, all else is not known', () => {
    const heard = listen([...answered(NOON), ...settings, [5, 'presence', 'offline']]);
    const { checks, evidence, sinceMs } = judgeAt(heard, 20);
    expect(CHECKS.map((name) => checks[name])).toEqual([
      'good',
      'cause',
      'good',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(evidence).toMatchObject([{ key: 'due', isLastRead: true, event: NOON }]);
    expect(sinceMs).toBe(5000);
  });

  test('silence as planned says until when, and a page that did not hear it begin does not say since when', () => {
    expect(judgeAt(listen(answered(EVENING)), 9)).toMatchObject({
      standing: 'rest',
      severity: 'none',
      untilMs: NOON_MS + 6 * HOUR_MS,
    });
    expect(
      judgeAt(
        listen([
          [0, 'connection', 'open'],
          [1, 'presence', 'offline'],
        ]),
        9,
      ).sinceMs,
    ).toBeNull();
    const off = listen([...answered(NOON), ...play(), [1, 'vol', { l: 255, r: 255 }]]);
    expect(judgeAt(off, 9).sinceMs).toBeNull();
  });

  test('of Always nobody asks the clock, so it can be well without', () => {
    const heard = listen([...answered(ALWAYS), ...play(), [1, 'vol', { l: 0, r: 0 }], ...levels(2, 9, 70)]);
    expect(judgeAt(heard, 9)).toMatchObject({ cause: 'well', checks: { clock: 'notAsked' } });
  });

  test('volume and clock are forgotten with the device: judged only from what was read since it came', () => {
    const heard = listen([
      ...answered(NOON),
      [1, 'vol', { l: 255, r: 255 }],
      clock(1, 900),
      [5, 'presence', 'offline'],
      [20, 'events', [NOON]],
      ...play('evts/1', 20),
    ]);
    expect(judgeAt(heard, 40)).toMatchObject({
      cause: 'nothingAgainst',
      checks: { volume: 'unknown', clock: 'unknown' },
    });
  });

  test('a wrong clock that its time server sets is not told any longer, nor that it is right before it is read', () => {
    const wrong = listen([
      ...answered(NOON, EVENING),
      ...play(),
      clock(1, 720),
      [1, 'rtc', { state: 'Done', epoch: 5 }],
    ]);
    expect(judgeAt(wrong, 9).cause).toBe('clockWrong');
    const set = take(wrong, [10, 'rtc', { state: 'Done', epoch: NOON_MS / 1000 + 10 }]);
    expect(judgeAt(set, 11)).toMatchObject({ cause: 'nothingAgainst', checks: { clock: 'unknown' } });
  });
});

/** Each cause that has a grace, as it begins at 9 s. */
const BEGINS: Readonly<Record<GraceCause, readonly Told[]>> = {
  connectionLost: [...answered(NOON), [9, 'connection', 'lost']],
  offline: [...answered(NOON), ...play(), [9, 'presence', 'offline']],
  stoppedByHand: [...answered(NOON), ...play(), [9, 'schedule', { id: 'evts/1', state: 1 }]],
  notStarted: [...answered(NOON), ...play(), [9, 'schedule', { id: 'evts/1', state: 2 }]],
  anotherRuns: [...answered(NOON, EVENING), ...play(), ...play('evts/2', 9)],
  failed: [...answered(NOON), ...play(), [9, 'stream', { id: 'evts/1', status: 5 }]],
  onFailOver: [...answered(NOON), ...play(), [9, 'stream', { id: 'evts/1', status: 2, ctx: { fail: 1 } }]],
  silent: [...answered(NOON), ...play(), ...levels(2, 9, 70), ...levels(10, 100, 0)],
  volumeOff: [...answered(NOON), ...play(), [1, 'vol', { l: 9, r: 9 }], [9, 'vol', { l: 255, r: 255 }]],
  clockWrong: [...answered(NOON), ...play(), clock(1, 0), clock(9, 720)],
};
const GRACE_CAUSES = CAUSES.filter((cause): cause is GraceCause => cause in BEGINS);

test.each(GRACE_CAUSES)('FLV-03 a host sets grace and severity of %s', (cause) => {
  const heard = listen(BEGINS[cause]);
  // What nobody told may be a clock that is a little off.
  const isUntold = cause === 'notStarted' || cause === 'anotherRuns';
  const toldAtS = 9 + 90 + (isUntold ? 60 : 0);
  const policy = { graceMs: { [cause]: 90_000 }, severity: { [cause]: 'danger' } } as const;
  expect(judgeAt(heard, toldAtS - 0.01, policy).cause).not.toBe(cause);
  expect(judgeAt(heard, toldAtS, policy)).toMatchObject({ cause, severity: 'danger' });
  expect(judgeAt(heard, toldAtS, { severity: { [cause]: 'none' } })).toMatchObject({
    cause,
    severity: 'none',
  });
  // Zero is so since the last level.
  const atS = cause === 'silent' ? 25 : isUntold ? 69 : 9;
  expect(judgeAt(heard, atS, { graceMs: { [cause]: 0 } }).cause).toBe(cause);
});

test.each<[Cause, readonly Told[], number]>([
  [
    'refused',
    [
      [0, 'connection', 'open'],
      [0, 'access', 'refused'],
    ],
    9,
  ],
  ['notAnswered', [[0, 'connection', 'open']], 9],
  ['nothingScheduled', answered(), 9],
  ['outsideHours', answered(EVENING), 9],
  ['settling', [...answered(NOON), [1, 'schedule', { id: 'evts/1', state: 3 }]], 9],
  ['nothingAgainst', [...answered(NOON), ...play()], 9],
  ['well', [...answered(NOON), ...play(), ...settings, ...levels(2, 9, 70)], 9],
])('FLV-03 a host sets the severity of %s, which has no grace', (cause, facts, atS) => {
  const heard = listen(facts);
  expect(judgeAt(heard, atS)).toMatchObject({ cause, severity: 'none' });
  expect(judgeAt(heard, atS, { severity: { [cause]: 'warning' } })).toMatchObject({
    cause,
    severity: 'warning',
  });
});

test('FLV-03 of a class without topics nobody can ever hear: it is offline, whatever becomes of the connection', () => {
  for (const connection of ['open', 'doubted', 'lost'] as const) {
    const heard = take(createHeard(0, 0), [1, 'connection', connection]);
    expect(judgeAt(heard, 60)).toMatchObject({ cause: 'offline', evidence: [{ key: 'class', classId: 0 }] });
  }
});

test('FLV-03 the grace of a host is for what its page heard begin', () => {
  const heard = listen([...answered(NOON), ...play(), [9, 'stream', { id: 'evts/1', status: 5 }]]);
  const policy = { graceMs: { failed: 30_000 }, severity: { failed: 'warning' } } as const;
  expect(judgeAt(heard, 38, policy)).toMatchObject({
    cause: 'settling',
    pending: 'failed',
    nextAtMs: 39_000,
  });
  expect(judgeAt(heard, 39, policy)).toMatchObject({ cause: 'failed', severity: 'warning' });
  const fast = listen([...answered(NOON, EVENING), ...play(), clock(1, 40)]);
  expect(judgeAt(fast, 9).cause).toBe('nothingAgainst');
  expect(judgeAt(fast, 9, { clockToleranceMs: 10_000 }).cause).toBe('clockWrong');
});

test('FLV-03 a device that comes and goes each 100 ms settles, and is told nothing else before it stays', () => {
  let heard = listen([...answered(NOON), ...play()]);
  for (let i = 0; i < 600; i++) {
    const atS = 10 + i / 10;
    heard = take(heard, [atS, 'presence', i % 2 ? 'online' : 'offline']);
    expect(judgeAt(heard, atS).cause).toBe('settling');
  }
  heard = take(heard, [70, 'events', [NOON]]);
  for (const told of play('evts/1', 70)) heard = take(heard, told);
  expect(judgeAt(heard, 71).cause).toBe('settling');
  expect(judgeAt(heard, 76).cause).toBe('nothingAgainst');
});

test('FLV-03 a device that comes and goes each three seconds is told to be back, or gone, once it stays', () => {
  let heard = listen([...answered(NOON), ...play()]);
  for (let turn = 0; turn < 8; turn++) {
    const atS = 20 + 3 * turn;
    heard = turn % 2 ? take(heard, [atS, 'events', [NOON]]) : take(heard, [atS, 'presence', 'offline']);
    for (const laterS of [atS, atS + 2.9]) {
      // Its first loss is told as what it is about to be, once it has stayed.
      const pending = turn === 0 ? 'offline' : null;
      expect(judgeAt(heard, laterS)).toMatchObject({ cause: 'settling', pending });
    }
  }
  // It came last at 41, and stays.
  for (const told of play('evts/1', 41)) heard = take(heard, told);
  expect(judgeAt(heard, 45.9).cause).toBe('settling');
  expect(judgeAt(heard, 46).cause).toBe('nothingAgainst');
  // And stays away.
  const gone = take(heard, [60, 'presence', 'offline']);
  expect(judgeAt(gone, 60)).toMatchObject({ cause: 'settling', pending: 'offline' });
  expect(judgeAt(gone, 65).cause).toBe('offline');
  // After that it is back when it comes.
  const back = take(gone, [70, 'events', [NOON]]);
  expect(judgeAt(play('evts/1', 70).reduce(take, back), 70).cause).not.toBe('settling');
});

test('levels cost an object once a second, not with each message', () => {
  let heard = take(listen([...answered(NOON), ...play()]), [10, 'vumeter', { vu: [70, 70] }]);
  let objects = 0;
  for (let i = 1; i <= 100; i++) {
    const next = hear(heard, 'vumeter', { vu: [70, i % 20] }, 10_000 + 100 * i);
    if (next !== heard) objects++;
    heard = next;
  }
  expect(objects).toBe(10);
});

test('the first level of a stream is heard, also within a second after the last one of another', () => {
  const before = listen([...answered(NOON), ...play(), ...settings, ...levels(2, 9, 70)]);
  const again = take(take(before, [9.2, 'stream', { id: 'evts/1', status: 1 }]), [
    9.4,
    'stream',
    { id: 'evts/1', status: 2 },
  ]);
  expect(judgeAt(again, 9.5).cause).toBe('settling');
  expect(judgeAt(take(again, [9.6, 'vumeter', { vu: [70, 0] }]), 9.6).cause).toBe('well');
});

test('FLT-133 nothing needs attention of those alone who are online and have answered; the others are counted', () => {
  const all = [
    listen([...answered(NOON), ...play()]),
    listen(answered(EVENING)),
    listen([...answered(NOON), ...play(), [2, 'stream', { id: 'evts/1', status: 5 }]]),
    listen([
      ...answered(NOON),
      [1, 'stream', { id: 'evts/1', status: 2, ctx: { fail: 1 } }],
      [1, 'schedule', { id: 'evts/1', state: 3 }],
    ]),
    listen([[0, 'connection', 'open']]),
    listen([
      [0, 'connection', 'open'],
      [1, 'presence', 'offline'],
    ]),
  ];
  expect(summarize(all.map((heard) => judgeAt(heard, 9)))).toEqual({
    of: 6,
    checked: 4,
    unanswered: 1,
    settling: 0,
    danger: 1,
    warning: 2,
    causes: { failed: 1, onFailOver: 1, offline: 1 },
  });
});

describe('whatever is heard, in whatever order', () => {
  const id = fc.constantFrom('evts/1', 'evts/2', 'evts/3');
  const fact: fc.Arbitrary<readonly [FactName, Told[2]]> = fc.oneof(
    fc.tuple(fc.constant('connection' as const), fc.constantFrom('open', 'open', 'doubted', 'lost')),
    fc.tuple(fc.constant('presence' as const), fc.constantFrom('online', 'offline', 'unknown')),
    fc.tuple(fc.constant('events' as const), fc.constantFrom([NOON], [NOON, EVENING], [], [ALWAYS])),
    fc.tuple(fc.constant('schedule' as const), fc.record({ id, state: fc.integer({ min: 0, max: 5 }) })),
    fc.tuple(
      fc.constant('stream' as const),
      fc.record({
        id,
        status: fc.integer({ min: 0, max: 6 }),
        ctx: fc.record({ fail: fc.constantFrom(0, 1) }),
      }),
    ),
    fc.tuple(
      fc.constant('vumeter' as const),
      fc.record({ vu: fc.tuple(fc.constantFrom(0, 70), fc.constantFrom(0, 70)) }),
    ),
    fc.tuple(fc.constant('vol' as const), fc.constantFrom({ l: 0, r: 0 }, { l: 255, r: 255 })),
    fc.tuple(
      fc.constant('rtcc' as const),
      fc.record({ epoch: fc.constantFrom(0, 720, 7200).map((s) => NOON_MS / 1000 + s) }),
    ),
    fc.tuple(
      fc.constant('rtc' as const),
      fc.record({ state: fc.constantFrom('Done', 'Stale'), epoch: fc.integer({ min: 0, max: 3 }) }),
    ),
  );
  const wait = fc.oneof(fc.nat(20_000), fc.nat(1000));
  const night = fc.array(fc.tuple(wait, fact), { maxLength: 40 });

  /** All was well. */
  const BEGIN = listen([...answered(NOON), ...play(), ...settings, ...levels(2, 9, 70)]);

  /** All that is heard, with what is judged after each. */
  function live(steps: readonly (readonly [number, readonly [FactName, Told[2]]])[]) {
    const after: { heard: Heard; nowMs: number; judgment: Judgment }[] = [];
    let heard = BEGIN;
    let nowMs = 9000;
    for (const [waitMs, [name, what]] of steps) {
      nowMs += waitMs;
      heard = hear(heard, name, what as never, nowMs);
      after.push({ heard, nowMs, judgment: judge(heard, { nowMs, utcMs: NOON_MS + nowMs }) });
    }
    return after;
  }

  test('well is never said without levels that are heard, nor of anything that is not known', () => {
    fc.assert(
      fc.property(night, (steps) => {
        for (const { heard, nowMs, judgment } of live(steps)) {
          if (judgment.cause !== 'well') continue;
          expect(nowMs - (heard.levels?.loudMs ?? -Infinity)).toBeLessThan(5000);
          expect(heard).toMatchObject({ connection: 'open', presence: 'online' });
          expect(Object.values(judgment.checks)).not.toContain('unknown');
          expect(heard.volume).not.toBeNull();
          expect(heard.stream?.atMs).toBeGreaterThanOrEqual(heard.answeredAtMs ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  test('forgetting a fact never makes it well', () => {
    const less = fc.constantFrom<Partial<Heard>>(
      { levels: null },
      { volume: null },
      { clock: null },
      { stream: null },
      { answeredAtMs: null },
      { presence: 'unknown' },
      { connection: 'doubted' },
    );
    fc.assert(
      fc.property(night, less, (steps, forgotten) => {
        for (const { heard, nowMs, judgment } of live(steps)) {
          const known = judge({ ...heard, ...forgotten }, { nowMs, utcMs: NOON_MS + nowMs });
          if (judgment.cause !== 'well') expect(known.cause).not.toBe('well');
        }
      }),
    );
  });

  test('the answer stays the same until `nextAtMs`, so that one timer is enough', () => {
    fc.assert(
      fc.property(night, fc.double({ min: 0, max: 1, noNaN: true }), (steps, part) => {
        for (const { heard, nowMs, judgment } of live(steps)) {
          const untilMs = Math.min(judgment.nextAtMs, nowMs + 10 * HOUR_MS);
          expect(judgment.nextAtMs).toBeGreaterThan(nowMs);
          const laterMs = nowMs + part * (untilMs - nowMs - 0.001);
          const later = judge(heard, { nowMs: laterMs, utcMs: NOON_MS + laterMs });
          expect(later).toMatchObject({ cause: judgment.cause, checks: judgment.checks });
        }
      }),
    );
  });

  test('each settles: after the longest grace and without news nothing is about to change', () => {
    fc.assert(
      fc.property(night, (steps) => {
        const last = live(steps).at(-1);
        if (!last) return;
        let { nowMs, judgment } = last;
        for (let i = 0; judgment.cause === 'settling' && i < 20; i++) {
          nowMs = judgment.nextAtMs;
          judgment = judge(last.heard, { nowMs, utcMs: NOON_MS + nowMs });
        }
        expect(judgment.cause).not.toBe('settling');
        expect(nowMs - last.nowMs).toBeLessThan(130_000);
      }),
    );
  });

  test('one cause at most is marked, and it is told', () => {
    fc.assert(
      fc.property(night, (steps) => {
        for (const { judgment } of live(steps)) {
          const marks = Object.values(judgment.checks).filter((mark) => mark === 'cause');
          expect(marks.length).toBeLessThanOrEqual(1);
          expect(CAUSES).toContain(judgment.cause);
          expect(judgment.evidence.length).toBeLessThanOrEqual(4);
          if (judgment.severity === 'danger') expect(judgment.cause).toBe('failed');
        }
      }),
    );
  });
});

test.each(['granted', 'refused'] as const)(
  'FLT-124 a device that the broker does not let this person hear is said to be that, whatever was heard before: %s',
  (access) => {
    const heard = listen([...answered(ALWAYS), ...play(), [2, 'access', 'refused'], [3, 'access', access]]);
    const { cause, standing, isChecked, severity } = judgeAt(heard, 60);
    expect([cause === 'refused', standing === 'unknown', isChecked, severity]).toEqual(
      access === 'refused' ? [true, true, false, 'none'] : [false, false, true, 'none'],
    );
  },
);

test('FLV-03 a stream status of a newer firmware tells nothing: what was heard before it stands', () => {
  const heard = createHeard(2, 0);
  expect(hear(heard, 'stream', { id: 'evts/1', status: 9 }, 1000)).toBe(heard);
  expect(hear(heard, 'stream', { id: 'evts/1', status: 2 }, 1000).stream?.status).toBe('started');
});
