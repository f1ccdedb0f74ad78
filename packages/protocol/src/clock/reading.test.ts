import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOCK_REFRESH_MS, deviceTime, ticked } from './reading.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

describe('CLK-01 the clock of a device', () => {
  test.each([
    ['in UTC', '2026-11-21T08:00:09Z', 'UTC', [2026, 11, 21, 6, 8, 0, 9]],
    ['in Rome in winter', '2026-11-21T20:04:09Z', 'Europe/Rome', [2026, 11, 21, 6, 21, 4, 9]],
    ['in Rome in summer', '2026-07-01T22:30:00Z', 'Europe/Rome', [2026, 7, 2, 4, 0, 30, 0]],
    [
      'in New York on the evening before',
      '2026-11-22T02:00:00Z',
      'America/New_York',
      [2026, 11, 21, 6, 21, 0, 0],
    ],
    ['where clocks are 45 minutes off', '2026-11-21T18:15:00Z', 'Asia/Kathmandu', [2026, 11, 22, 0, 0, 0, 0]],
    ['fourteen hours east', '2026-12-31T10:00:00Z', 'Pacific/Kiritimati', [2027, 1, 1, 5, 0, 0, 0]],
    ['before 1970', '1969-12-31T23:59:59Z', 'UTC', [1969, 12, 31, 3, 23, 59, 59]],
    ['on a leap day', '2028-02-29T12:00:00Z', 'UTC', [2028, 2, 29, 2, 12, 0, 0]],
    ['in a zone that is not known', '2026-11-21T08:00:09Z', 'Mars/Olympus', [2026, 11, 21, 6, 8, 0, 9]],
  ])('%s', (_case, iso, timeZone, [Y, M, D, W, h, m, s]) => {
    expect(deviceTime(at(iso), timeZone)).toEqual({ Y, M, D, W, h, m, s });
  });

  test.each([
    ['the year 0', at('0000-01-01T00:00:00Z'), 0],
    ['a year before', at('-000044-03-15T12:00:00Z'), -44],
    ['1999', at('1999-01-01T00:00:00Z'), 1999],
    ['the year 10000', at('+010000-01-01T00:00:00Z'), 10_000],
    ['the last day there is', 8.64e12, 275_760],
  ])('FLT-099 years off is shown as it is: %s', (_case, epoch, year) => {
    expect(deviceTime(epoch, 'UTC')?.Y).toBe(year);
  });

  test.each([
    ['no number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['endless the other way', Number.NEGATIVE_INFINITY],
    ['a second too late for a date', 8.64e12 + 1],
    ['a second too early', -8.64e12 - 1],
    ['milliseconds taken for seconds', 1_795_000_000_000_000],
  ])('FLT-099 cannot be shown: %s', (_case, epoch) => {
    expect(deviceTime(epoch, 'UTC')).toBeNull();
  });

  test('FLT-099 at the end of time has no local hour east of UTC', () => {
    expect(deviceTime(8.64e12, 'Pacific/Kiritimati')).toBeNull();
    expect(deviceTime(8.64e12, 'America/New_York')).toMatchObject({ Y: 275_760, h: 20 });
  });

  test('FLT-099 agrees with the calendar, or is null, for whatever a device says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.double({ min: -9e12, max: 9e12 }), fc.integer()), (epoch) => {
        const utc = new Date(epoch * 1000);
        const shown = deviceTime(epoch, 'UTC');
        if (Number.isNaN(utc.getTime())) expect(shown).toBeNull();
        else expect(shown).toMatchObject({ Y: utc.getUTCFullYear(), s: utc.getUTCSeconds() });
      }),
    );
  });
});

describe('CLK-01 ticking', () => {
  test.each([
    ['at once', 1000, 50, 50, 1000],
    ['within the first second', 1000, 50, 1049, 1000],
    ['after a second', 1000, 50, 1050, 1001],
    ['after a minute and a half', 1000, 0, 90_500, 1090],
    ['a clock of fractions', 1000.75, 0, 250, 1001],
    ['FLT-099 a clock before 1970', -10, 0, 3000, -7],
    ['FLT-099 a clock that is none', Number.NaN, 0, 3000, Number.NaN],
    ['FLT-099 an endless clock', Number.POSITIVE_INFINITY, 0, 3000, Number.POSITIVE_INFINITY],
  ])('%s', (_case, epoch, receivedAtMs, nowMs, shown) => {
    expect(ticked({ epoch, receivedAtMs }, nowMs)).toBe(shown);
  });
});

test('CLK-01 the clock of a device is read again each minute (D9)', () => {
  expect(CLOCK_REFRESH_MS).toBe(60_000);
});
