import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toEpoch, toLocalDateTime } from './local.ts';

const iso = (epoch: number | null) =>
  epoch !== null && `${new Date(epoch * 1000).toISOString().slice(0, 16)}Z`;

const zones = [
  'UTC',
  'Europe/Rome',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

describe('CLK-04 a date and time of a zone', () => {
  test.each([
    ['in UTC', '2026-11-21', '08:00', 'UTC', '2026-11-21T08:00Z'],
    ['in winter', '2026-11-21', '08:00', 'Europe/Rome', '2026-11-21T07:00Z'],
    ['in summer', '2026-07-01', '00:30', 'Europe/Rome', '2026-06-30T22:30Z'],
    ['west of UTC', '2026-11-21', '20:00', 'America/New_York', '2026-11-22T01:00Z'],
    ['fourteen hours east', '2027-01-01', '00:00', 'Pacific/Kiritimati', '2026-12-31T10:00Z'],
    ['in a zone that is not known', '2026-11-21', '08:00', 'Mars/Olympus', '2026-11-21T08:00Z'],
    ['just before the clocks go forward', '2027-03-28', '01:59', 'Europe/Rome', '2027-03-28T00:59Z'],
    ['just after', '2027-03-28', '03:00', 'Europe/Rome', '2027-03-28T01:00Z'],
    ['skipped: moved forward by an hour', '2027-03-28', '02:30', 'Europe/Rome', '2027-03-28T01:30Z'],
    ['skipped in New York', '2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30Z'],
    ['skipped by half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45Z'],
    ['skipped by a whole day', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00Z'],
    ['shown twice: the first', '2026-10-25', '02:30', 'Europe/Rome', '2026-10-25T00:30Z'],
    ['shown twice in New York', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30Z'],
    ['shown twice for half an hour', '2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45Z'],
    ['after the clocks went back', '2026-10-25', '03:00', 'Europe/Rome', '2026-10-25T02:00Z'],
    ['in the year 0', '0000-01-01', '00:00', 'UTC', '0000-01-01T00:00Z'],
    ['on a leap day', '2028-02-29', '00:00', 'UTC', '2028-02-29T00:00Z'],
  ])('FLT-095 %s', (_case, date, time, timeZone, expected) => {
    expect(iso(toEpoch({ date, time }, timeZone))).toBe(expected);
  });

  test.each([
    ['', '08:00'],
    ['2026-11-21', ''],
    ['2026-02-30', '08:00'],
    ['2027-02-29', '08:00'],
    ['2026-13-01', '08:00'],
    ['2026-11-21', '24:00'],
    ['2026-11-21', '08:60'],
    ['2026-11-21', '8:00'],
    ['2026-11-21', '08:00:00'],
    ['2026-11-21', '08:00+01:00'],
    ['21/11/2026', '08:00'],
    ['+010000-01-01', '08:00'],
    ['-000001-01-01', '08:00'],
    ['+275760-09-13', '00:00'],
    ['2026-11-21\n', '08:00'],
    ['NaN', 'NaN'],
    ['tomorrow', 'noon'],
  ])('%j %j is none', (date, time) => {
    expect(toEpoch({ date, time }, 'Europe/Rome')).toBeNull();
  });

  test('of whatever text is a moment or null', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (date, time) => {
        expect(toEpoch({ date, time }, 'Europe/Rome')).toBeNull();
      }),
    );
    expect(toEpoch({ date: '2'.repeat(10_000), time: '0'.repeat(10_000) }, 'UTC')).toBeNull();
  });

  test('FLT-095 is the same after reading and showing it, but for times that are skipped', () => {
    const minutes = fc.integer({ min: Date.UTC(1971, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, timeZone) => {
        const shown = toLocalDateTime(minute * 60, timeZone);
        const epoch = shown && toEpoch(shown, timeZone);
        expect(epoch && toLocalDateTime(epoch, timeZone)).toEqual(shown);
        // Of a time that is shown twice it is the first, which is less than a day earlier.
        expect(Number(epoch)).toBeLessThanOrEqual(minute * 60);
        expect(Number(epoch)).toBeGreaterThan(minute * 60 - 86_400);
      }),
      { numRuns: 1000 },
    );
  });

  test('FLT-099 cannot be shown where it is no date', () => {
    expect([Number.NaN, 1e300].map((epoch) => toLocalDateTime(epoch, 'UTC'))).toEqual([null, null]);
  });
});
