import { describe, expect, test } from 'vitest';
import { nextClockChange, offsetAt } from './zone.ts';

const NOW = Date.UTC(2026, 10, 21, 8);
const at = (iso: string) => Date.parse(iso);

describe('the offset of a zone', () => {
  test.each([
    ['UTC', NOW, 0],
    ['Europe/Rome', NOW, 60],
    ['Europe/Rome', at('2026-07-01T00:00Z'), 120],
    ['America/New_York', NOW, -300],
    ['America/St_Johns', NOW, -210],
    ['Asia/Kolkata', NOW, 330],
    ['Asia/Kathmandu', NOW, 345],
    ['Pacific/Kiritimati', NOW, 840],
    ['Australia/Lord_Howe', NOW, 660],
    ['Australia/Lord_Howe', at('2026-07-01T00:00Z'), 630],
    // Half an hour west of UTC, where the sign stands before a zero.
    ['-00:30', NOW, -30],
    // Both sides of a change, to the millisecond.
    ['Europe/Rome', at('2027-03-28T00:59:59.999Z'), 60],
    ['Europe/Rome', at('2027-03-28T01:00:00.000Z'), 120],
  ])('REC-07 FLT-096 %s at %d is %d minutes east of UTC', (timeZone, atMs, offsetMinutes) => {
    expect(offsetAt(timeZone, atMs)).toBe(offsetMinutes);
  });

  test.each(['', 'Nowhere/Land', '../../etc', 'x'.repeat(10_000)])(
    'an unknown zone counts as UTC',
    (timeZone) => {
      expect(offsetAt(timeZone, NOW)).toBe(0);
      expect(nextClockChange(timeZone, NOW)).toBeNull();
    },
  );

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('%d is no moment', (atMs) => {
    expect(() => offsetAt('Europe/Rome', atMs)).toThrow(RangeError);
    expect(() => nextClockChange('Europe/Rome', atMs)).toThrow(RangeError);
  });
});

describe('the next change of the clocks', () => {
  test.each<[string, string, string | null, number, number]>([
    ['Europe/Rome', '2026-11-21T08:00Z', '2027-03-28T01:00Z', 60, 120],
    ['Europe/Rome', '2027-03-28T00:59:59.999Z', '2027-03-28T01:00Z', 60, 120],
    ['Europe/Rome', '2027-03-28T01:00Z', '2027-10-31T01:00Z', 120, 60],
    ['America/New_York', '2026-11-21T08:00Z', '2027-03-14T07:00Z', -300, -240],
    ['America/New_York', '2027-11-07T05:30Z', '2027-11-07T06:00Z', -240, -300],
    ['Australia/Lord_Howe', '2026-11-21T08:00Z', '2027-04-03T15:00Z', 660, 630],
    ['Australia/Lord_Howe', '2027-04-03T15:00Z', '2027-10-02T15:30Z', 630, 660],
  ])('FLT-095 of %s after %s is at %s', (timeZone, now, change, before, after) => {
    const atMs = at(change ?? '');
    expect(nextClockChange(timeZone, at(now))).toEqual({ atMs, after });
    expect([atMs - 1, atMs].map((ms) => offsetAt(timeZone, ms))).toEqual([before, after]);
  });

  test.each(['Asia/Kolkata', 'Pacific/Kiritimati', 'UTC'])('FLT-095 of %s never comes', (timeZone) => {
    expect(nextClockChange(timeZone, NOW)).toBeNull();
  });

  test('FLT-095 what is remembered is what would be found anew, also when time goes back', () => {
    const change = at('2027-03-28T01:00Z');
    const october = at('2027-10-31T01:00Z');
    const asked = [
      change - 1,
      change - 3_600_000,
      change,
      change + 1,
      change - 1,
      NOW,
      october - 1,
      change - 1,
    ];
    const answers = asked.map((now) => nextClockChange('Europe/Rome', now)?.atMs);
    expect(answers).toEqual([change, change, october, october, change, change, october, change]);
  });

  test('FLT-095 a change more than 400 days away is none yet', () => {
    // Samoa left daylight saving in 2021 and has not come back.
    expect(nextClockChange('Pacific/Apia', at('2021-01-01T00:00Z'))).toMatchObject({ after: 780 });
    expect(nextClockChange('Pacific/Apia', at('2022-01-01T00:00Z'))).toBeNull();
    // North Korea went half an hour ahead in May 2018.
    expect(nextClockChange('Asia/Pyongyang', at('2017-03-30T23:59Z'))).toBeNull();
    expect(nextClockChange('Asia/Pyongyang', at('2017-03-31T00:00Z'))).toMatchObject({ after: 540 });
  });
});
