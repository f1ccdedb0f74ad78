import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type ClockKey, type ClockReport, type ClockStatus, clockStatus } from './status.ts';

describe('CLK-02 the status of a clock', () => {
  test.each<[string, ClockReport, ClockStatus]>([
    ['Done', { state: 'Done', epoch: 1_795_000_000 }, { state: 'done', epoch: 1_795_000_000 }],
    ['Done without a time', { state: 'Done' }, { state: 'done', epoch: null }],
    ['FLT-099 Done at no time', { state: 'Done', epoch: Number.NaN }, { state: 'done', epoch: null }],
    [
      'Done with the codes of success',
      { state: 'Done', event: 1, result: 0, epoch: 0 },
      { state: 'done', epoch: 0 },
    ],
    ['Manual', { state: 'Manual' }, { state: 'manual' }],
    ['Out of Sync', { state: 'Out of Sync' }, { state: 'stale' }],
    ['Stale', { state: 'Stale', result: -3 }, { state: 'stale' }],
    ['Syncing', { state: 'Syncing' }, { state: 'syncing' }],
    ['Syncing after a success', { state: 'Syncing', event: 1, result: 0 }, { state: 'syncing' }],
    ['a state of newer firmware', { state: 'Waiting' }, { state: 'syncing' }],
    ['a state that every object has', { state: 'constructor' }, { state: 'syncing' }],
    ['no state', { state: '' }, { state: 'syncing' }],
    [
      'Error with both codes',
      { state: 'Error', event: -1, result: -11 },
      { state: 'error', reasons: [{ key: 'clock.result.-11' }, { key: 'clock.event.-1' }] },
    ],
    [
      'Error with a result',
      { state: 'Error', result: -13 },
      { state: 'error', reasons: [{ key: 'clock.result.-13' }] },
    ],
    [
      'Error with an event',
      { state: 'Error', event: -8 },
      { state: 'error', reasons: [{ key: 'clock.event.-8' }] },
    ],
    [
      'Error with a good event',
      { state: 'Error', event: 1 },
      { state: 'error', reasons: [{ key: 'clock.event.1' }] },
    ],
    ['Error without a code', { state: 'Error' }, { state: 'error', reasons: [] }],
    [
      'a state of newer firmware with a code',
      { state: 'Waiting', result: -1 },
      { state: 'error', reasons: [{ key: 'clock.result.-1' }] },
    ],
    [
      'Syncing with a code',
      { state: 'Syncing', event: -4 },
      { state: 'error', reasons: [{ key: 'clock.event.-4' }] },
    ],
  ])('of %s', (_case, report, status) => {
    expect(clockStatus(report)).toEqual(status);
  });

  test.each([-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13])(
    'of an error with the result code %i is told by the text of that code (D8)',
    (result) => {
      const reasons = [{ key: `clock.result.${result}` }];
      expect(clockStatus({ state: 'Error', result })).toEqual({ state: 'error', reasons });
    },
  );

  test.each([1, -1, -2, -3, -4, -5, -6, -7, -8])(
    'of an error with the event code %i is told by the text of that code (D8)',
    (event) => {
      const reasons = [{ key: `clock.event.${event}` }];
      expect(clockStatus({ state: 'Error', event })).toEqual({ state: 'error', reasons });
    },
  );

  test.each([
    ['a result below the table', { result: -14 }, -14],
    ['a result above the table', { result: 1 }, 1],
    ['a result of no table', { result: -1.5 }, -1.5],
    ['a result of success', { result: 0 }, 0],
    ['an event below the table', { event: -9 }, -9],
    ['an event between the tables', { event: 0 }, 0],
    ['an event above the table', { event: 2 }, 2],
  ])('FLT-101 names %s', (_case, codes, code) => {
    const reasons = [{ key: 'clock.code.unknown', values: { code } }];
    expect(clockStatus({ state: 'Error', ...codes })).toEqual({ state: 'error', reasons });
  });

  test('FLT-101 every code has its own message or is named, whatever number it is', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (result, event) => {
        const status = clockStatus({ state: 'Error', result, event });
        expect(status).toEqual({
          state: 'error',
          reasons: [
            result <= -1 && result >= -13
              ? { key: `clock.result.${result}` }
              : { key: 'clock.code.unknown', values: { code: result } },
            event === 1 || (event <= -1 && event >= -8)
              ? { key: `clock.event.${event}` }
              : { key: 'clock.code.unknown', values: { code: event } },
          ],
        });
      }),
    );
  });

  test('every state has a key', () => {
    expectTypeOf<`clock.state.${ClockStatus['state']}`>().toExtend<ClockKey>();
  });
});
