import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../form/problem.ts';
import {
  type ClockForm,
  findClockProblems,
  ntpForm,
  ntpFormIn,
  toClockBody,
  toClockForm,
  toNtpBody,
} from './forms.ts';

const TODAY = '2026-11-21';
const typed: ClockForm = { date: TODAY, time: '08:05', boot: 'always' };
const dateProblem = { date: { key: 'problem.clock.date' } };
const timeProblem = { time: { key: 'problem.clock.time' } };

describe("CLK-04 'Adjust date and time'", () => {
  test.each<[string, Partial<ClockForm>, object]>([
    ['today', {}, {}],
    ['a later day', { date: '2027-01-01', boot: 'never' }, {}],
    ['the first minute', { time: '00:00' }, {}],
    ['the last minute', { time: '23:59' }, {}],
    ['yesterday', { date: '2026-11-20' }, dateProblem],
    ['a year before', { date: '2025-12-31' }, dateProblem],
    ['no date', { date: '' }, dateProblem],
    ['a day that no month has', { date: '2027-02-29' }, dateProblem],
    ['a date of another form', { date: '21/11/2026' }, dateProblem],
    ['no time', { time: '' }, timeProblem],
    ['an hour that no day has', { time: '24:00' }, timeProblem],
    ['a minute that no hour has', { time: '08:60' }, timeProblem],
    ['seconds', { time: '08:05:00' }, timeProblem],
    ['neither date nor time', { date: '', time: '' }, { ...dateProblem, ...timeProblem }],
  ])('with %s', (_case, change, problems) => {
    expect(findClockProblems({ ...typed, ...change }, TODAY)).toEqual(problems);
  });

  test('names the date before the time', () => {
    expect(Object.keys(findClockProblems({ ...typed, date: '2020-01-01', time: '' }, TODAY))).toEqual([
      'date',
      'time',
    ]);
  });

  test('sends what was typed in UTC', () => {
    expect(toClockBody(typed, 'Europe/Rome')).toEqual({
      epoch: Date.parse('2026-11-21T07:05:00Z') / 1000,
      b: 1,
      Y: 2026,
      M: 11,
      D: 21,
      W: 6,
      h: 7,
      m: 5,
    });
  });

  test.each([
    ['no date', { date: '' }],
    ['no time', { time: '' }],
    ['a year before 1970', { date: '1969-12-31' }],
    ['a moment that is after 9999 in UTC', { date: '9999-12-31', time: '23:59' }],
  ])('sends nothing with %s', (_case, change) => {
    expect(toClockBody({ ...typed, ...change }, 'America/New_York')).toBeNull();
  });

  test('FLT-099 shows empty fields for a clock that is no date', () => {
    expect(toClockForm({ epoch: Number.NaN, b: 0 }, 'UTC')).toEqual({ date: '', time: '', boot: 'never' });
  });

  test('shows again what was sent', () => {
    const forms = fc.record({
      date: fc
        .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      // Of the hours that no zone of the test skips.
      time: fc
        .integer({ min: 4 * 60, max: 1439 })
        .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
      boot: fc.constantFrom('always' as const, 'never' as const),
    });
    fc.assert(
      fc.property(
        forms,
        fc.constantFrom('Europe/Rome', 'America/New_York', 'Asia/Kolkata'),
        (form, timeZone) => {
          const body = toClockBody(form, timeZone);
          expect(body && toClockForm(body, timeZone)).toEqual(form);
          expect(findClockProblems(form, '2026-01-01')).toEqual({});
        },
      ),
    );
  });
});

describe('CLK-03 the NTP server dialog', () => {
  test.each([
    ['a host name', 'pool.ntp.org', true],
    ['an address', '192.168.1.1', true],
    ['nothing', '', false],
    ['a single word', 'ntp', false],
    ['31 characters', `${'a'.repeat(28)}.it`, false],
    ['localhost', 'localhost', false],
    ['a long text', 'a.'.repeat(5000), false],
  ])('with %s', (_case, host, isAccepted) => {
    expect(findProblems(ntpForm, { host })).toEqual(isAccepted ? {} : { host: { key: 'problem.clock.ntp' } });
  });

  test('takes localhost in development', () => {
    expect(findProblems(ntpFormIn(true), { host: 'localhost' })).toEqual({});
  });

  test('sends what was typed without blanks around it', () => {
    expect(toNtpBody({ host: ' Pool.ntp.org\n' })).toEqual({ host: 'Pool.ntp.org' });
  });
});
