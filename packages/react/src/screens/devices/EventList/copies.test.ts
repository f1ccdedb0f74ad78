import { encodeRepeat } from '@carillon/protocol/schedule';
import { describe, expect, test } from 'vitest';
import { playback, sender } from '../common/testEvents.ts';
import { findTimed, planCopies, toCopy } from './copies.ts';

const noon = playback('evts/1');
const evening = playback('evts/2', { time: [1080, 1140] });
const sunday = playback('evts/3', { repeat: encodeRepeat({ kind: 'daily', days: [0] }) });
const relay = sender('evts/4');
const always = playback('evts/5', { repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] });

const add = { isReplacing: false };
const replace = { isReplacing: true };

describe('EVT-08 copying to a device', () => {
  test.each([
    ['stores what fits', [noon, evening], 2, [], add, { copies: [noon, evening] }],
    [
      'leaves out what runs at the same time as an event there, and says with which',
      [noon, evening],
      2,
      [sunday],
      add,
      { misfits: [{ event: noon, reason: 'overlap', other: sunday }], copies: [evening] },
    ],
    [
      'leaves out what its class cannot run',
      [relay, evening],
      2,
      [],
      add,
      { misfits: [{ event: relay, reason: 'class' }], copies: [evening] },
    ],
    ['knows a class that runs both', [relay], 3, [], add, { copies: [relay] }],
    [
      'in place of what is there meets nothing, and says what goes',
      [noon],
      2,
      [sunday, evening],
      replace,
      { copies: [noon], goes: [sunday, evening] },
    ],
    [
      'deletes nothing for what its class cannot run',
      [relay],
      2,
      [sunday],
      replace,
      { misfits: [{ event: relay, reason: 'class' }] },
    ],
  ])('%s', (_case, events, class_id, held, options, plan) => {
    expect(planCopies(events, { class_id }, held, options)).toEqual({
      misfits: [],
      copies: [],
      goes: [],
      ...plan,
    });
  });

  // Monday to Friday from 06:00 to 10:00 UTC: 07:00 in Rome, 06:00 in London.
  const morning = playback('evts/6', {
    repeat: encodeRepeat({ kind: 'daily', days: [1, 2, 3, 4, 5] }),
    time: [360, 600],
  });
  const night = playback('evts/7', { repeat: encodeRepeat({ kind: 'daily', days: [6] }), time: [1380, 300] });

  test.each([
    ['at the same moment as it is', morning, undefined, morning.repeat, [360, 600]],
    [
      'at the same local time an hour later in London',
      morning,
      { from: 60, to: 0 },
      morning.repeat,
      [420, 660],
    ],
    [
      'in Auckland on the day before, by UTC',
      morning,
      { from: 60, to: 780 },
      encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4] }),
      [1080, 1320],
    ],
    ['over midnight', night, { from: 60, to: 0 }, encodeRepeat({ kind: 'daily', days: [0] }), [0, 360]],
    ['always as it is', always, { from: 60, to: 0 }, always.repeat, [0, 0]],
  ])('stores it %s', (_case, event, offsets, repeat, time) => {
    const { copies } = planCopies([event], { class_id: 2 }, [], { isReplacing: false, offsets });
    expect(copies).toEqual([{ ...event, repeat, time }]);
  });

  test('meets what is there at the time at which it would run there', () => {
    const early = playback('evts/8', { time: [360, 420] });
    const options = { isReplacing: false, offsets: { from: 60, to: 0 } };
    expect(planCopies([morning], { class_id: 2 }, [early], add).misfits).toHaveLength(1);
    expect(planCopies([morning], { class_id: 2 }, [early], options).misfits).toEqual([]);
  });

  test('asks about clocks where one of the events goes by them', () => {
    expect(findTimed([always, noon])).toBe(noon);
    expect(findTimed([always])).toBeUndefined();
  });

  test('gives it no id, and all else', () => {
    const { id, ...rest } = noon;
    expect(id).toBe('evts/1');
    expect(toCopy(noon)).toEqual(rest);
  });
});
