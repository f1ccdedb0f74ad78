import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListedEvent } from '../device/event.ts';
import type { SavedDevice } from './backup.ts';
import { type DeviceContent, findSaved, isPlanned, isUnchanged, planRestore } from './restore.ts';
import { playback, saved, sender, weeks, write } from './testWeeks.ts';
import { orderWrites } from './writes.ts';

const now = (events: readonly ListedEvent[], more: Partial<DeviceContent> = {}): DeviceContent => ({
  label: 'CR-1002',
  classId: 2,
  events,
  ...more,
});
const NOTHING = { add: [], change: [], remove: [], keep: [], misfits: [], vol: null, eq: null, ntp: null };
const [morning, noon, evening] = [
  playback(1, 'Morning', 8),
  playback(2, 'Noon', 12),
  playback(3, 'Evening', 18),
];
const unknown: ListedEvent = { id: 'evts/9', name: 'Bells', mode: 'usb', repeat: 1, time: [0, 60] };
const later = { ...noon, time: [780, 840] as [number, number] };
const flat = { bf: 8, ba: 0, tf: 8, ta: 0 };
const loud = { bf: 8, ba: 6, tf: 8, ta: -2 };

describe('FLV-07 what restoring would do', () => {
  test.each<[string, SavedDevice, DeviceContent, object]>([
    [
      'nothing where all is as it was',
      saved([morning, noon]),
      now([morning, noon]),
      { keep: [morning, noon] },
    ],
    ['adds what is no longer there', saved([morning, noon]), now([noon]), { add: [morning], keep: [noon] }],
    [
      'changes what has its id',
      saved([noon]),
      now([{ ...later, name: 'Lunch' }]),
      { change: [{ from: { ...later, name: 'Lunch' }, to: noon }] },
    ],
    ['removes what was not there', saved([noon]), now([noon, evening]), { keep: [noon], remove: [evening] }],
    [
      'knows one that came back with another id',
      saved([morning]),
      now([{ ...morning, id: 'evts/7' }]),
      { keep: [{ ...morning, id: 'evts/7' }] },
    ],
    [
      'elsewhere takes no notice of ids, but of names',
      saved([morning, noon]),
      now(
        [
          { ...evening, id: 'evts/1' },
          { ...later, id: 'evts/5' },
        ],
        { label: 'CR-2000' },
      ),
      {
        add: [morning],
        change: [{ from: { ...later, id: 'evts/5' }, to: noon }],
        remove: [{ ...evening, id: 'evts/1' }],
      },
    ],
    [
      'leaves out what its class cannot run',
      saved([morning, sender(2, 'Mass')]),
      now([]),
      { add: [morning], misfits: [{ event: sender(2, 'Mass'), reason: 'class' }] },
    ],
    [
      'and not where it can',
      saved([sender(2, 'Mass')]),
      now([], { classId: 3 }),
      { add: [sender(2, 'Mass')] },
    ],
    [
      'leaves out a mode that nobody knows here',
      saved([unknown]),
      now([]),
      { misfits: [{ event: unknown, reason: 'mode' }] },
    ],
    ['but leaves it where it is', saved([unknown]), now([unknown]), { keep: [unknown] }],
    [
      'leaves out what no device would take',
      saved([{ ...morning, main: { uri: 'ftp://a.it', tmo: 15 } } as ListedEvent]),
      now([]),
      { misfits: [{ event: { ...morning, main: { uri: 'ftp://a.it', tmo: 15 } }, reason: 'limits' }] },
    ],
    [
      'sets the volume',
      saved([], { vol: { l: 40, r: 40 } }),
      now([], { vol: { l: 60, r: 40 } }),
      { vol: { from: { l: 60, r: 40 }, to: { l: 40, r: 40 } } },
    ],
    ['leaves the same volume', saved([], { vol: { l: 40, r: 40 } }), now([], { vol: { l: 40, r: 40 } }), {}],
    ['leaves what was not saved', saved([]), now([], { vol: { l: 40, r: 40 }, eq: loud }), {}],
    [
      'sets what the device has not told',
      saved([], { vol: { l: 40, r: 40 } }),
      now([]),
      { vol: { from: undefined, to: { l: 40, r: 40 } } },
    ],
    ['sets the equalizer', saved([], { eq: loud }), now([], { eq: flat }), { eq: { from: flat, to: loud } }],
    [
      'sets frequencies that a device takes',
      saved([], { eq: { bf: 0, ba: 0, tf: 0, ta: 0 } }),
      now([], { eq: loud }),
      { eq: { from: loud, to: { bf: 2, ba: 0, tf: 1, ta: 0 } } },
    ],
    [
      'leaves frequencies that are not heard',
      saved([], { eq: { ...flat, bf: 0, tf: 0 } }),
      now([], { eq: flat }),
      {},
    ],
    [
      'sets the time server',
      saved([], { ntp: { host: 'a.it', boot: 0 } }),
      now([], { ntp: { host: 'b.it', boot: 1 } }),
      { ntp: { from: { host: 'b.it', boot: 1 }, to: { host: 'a.it', boot: 0 } } },
    ],
    [
      'leaves the time server where only its asking is other',
      saved([], { ntp: { host: 'a.it', boot: 0 } }),
      now([], { ntp: { host: 'a.it', boot: 1 } }),
      {},
    ],
    [
      'leaves the time server where none was set',
      saved([], { ntp: { host: '', boot: 0 } }),
      now([], { ntp: { host: 'a.it', boot: 1 } }),
      {},
    ],
  ])('%s', (_case, from, content, plan) => {
    expect(planRestore(from, content)).toEqual({ ...NOTHING, ...plan });
  });

  test('a device takes what was saved of itself, else what was saved of one device alone', () => {
    const [one, other] = [saved([], { label: 'CR-1' }), saved([], { label: 'CR-2' })];
    const file = (...devices: SavedDevice[]) => ({ v: 1 as const, savedAt: '2026-11-26T09:00:00Z', devices });
    expect(findSaved(file(one, other), 'CR-2')).toBe(other);
    expect(findSaved(file(one, other), 'CR-3')).toBeUndefined();
    expect(findSaved(file(one), 'CR-3')).toBe(one);
  });
});

const plain = (events: readonly ListedEvent[]) =>
  events.map(({ id: _, ...event }) => JSON.stringify(event)).sort();

describe('FLV-07 the order in which it is written', () => {
  test('what changes places goes and comes back', () => {
    const swapped = [
      { ...morning, time: noon.time },
      { ...noon, time: morning.time },
    ] as ListedEvent[];
    const writes = orderWrites(planRestore(saved(swapped), now([morning, noon])));
    expect(writes.map(({ kind }) => kind)).toEqual(['delete', 'set', 'set']);
  });

  test('what runs an hour longer keeps its id', () => {
    const plan = planRestore(saved([playback(1, 'Morning', 8, 2)]), now([morning]));
    expect(orderWrites(plan)).toEqual([{ kind: 'set', id: 'evts/1', event: playback(1, 'Morning', 8, 2) }]);
  });

  test('any week becomes any other one, on the same device and elsewhere, and no write is refused', () => {
    fc.assert(
      fc.property(weeks, weeks, fc.boolean(), (before, wanted, isElsewhere) => {
        const file = saved(wanted, { label: isElsewhere ? 'CR-9' : 'CR-1002' });
        let week: readonly ListedEvent[] | undefined = before;
        for (const order of orderWrites(planRestore(file, now(before)))) week = week && write(week, order);
        expect(week && plain(week)).toEqual(plain(wanted));
        expect(isUnchanged(planRestore(file, now(week ?? [])))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('half way is no end: what is left was shown before, and leads to the same', () => {
    fc.assert(
      fc.property(weeks, weeks, fc.nat(20), (before, wanted, count) => {
        const file = saved(wanted);
        const shown = planRestore(file, now(before));
        const begun = orderWrites(shown).slice(0, count);
        const half = begun.reduce<readonly ListedEvent[]>((week, order) => write(week, order) ?? [], before);
        const rest = planRestore(file, now(half));
        expect(isPlanned(rest, shown)).toBe(true);
        const whole = orderWrites(rest).reduce<readonly ListedEvent[]>(
          (week, order) => write(week, order) ?? [],
          half,
        );
        expect(plain(whole)).toEqual(plain(wanted));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('FLV-07 what was changed by somebody else meanwhile was not shown', () => {
  const file = saved([morning, noon], { vol: { l: 40, r: 40 }, eq: loud, ntp: { host: 'a.it', boot: 1 } });
  const before = now([later, evening], { vol: { l: 60, r: 60 }, eq: flat, ntp: { host: 'b.it', boot: 1 } });
  const shown = planRestore(file, before);

  test.each<[string, Partial<DeviceContent>, boolean]>([
    ['nothing', {}, true],
    ['it was restored by somebody else', { events: [morning, noon], vol: { l: 40, r: 40 } }, true],
    ['an event that came', { events: [later, evening, playback(4, 'Night', 22)] }, false],
    ['an event that was to go, and is another one', { events: [later, { ...evening, name: 'Dusk' }] }, false],
    [
      'an event that was to be changed, and is another one',
      { events: [{ ...later, name: 'Late' }, evening] },
      false,
    ],
    ['an event that went', { events: [later] }, true],
    ['the volume', { vol: { l: 50, r: 60 } }, false],
    ['the equalizer', { eq: { ...flat, ba: 3 } }, false],
    ['the time server', { ntp: { host: 'c.it', boot: 1 } }, false],
  ])('%s', (_case, change, isShown) => {
    expect(isPlanned(planRestore(file, { ...before, ...change }), shown)).toBe(isShown);
  });

  test('what was to stay, and went', () => {
    const same = planRestore(saved([noon]), now([noon]));
    expect(isPlanned(planRestore(saved([noon]), now([])), same)).toBe(false);
  });

  test('what was to stay, and is another one', () => {
    const same = planRestore(saved([noon]), now([noon]));
    expect(isPlanned(planRestore(saved([noon]), now([later])), same)).toBe(false);
  });
});
