// @vitest-environment happy-dom
import { type KeyValueStorage, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CarillonProvider, type CarillonProviderProps } from '../provider/CarillonProvider.tsx';
import { ADMIN, OWNER, testClient } from '../testClient.ts';
import { useDeviceZone } from './device/useDeviceZone.ts';
import { createFormat, useFormat } from './useFormat.ts';

afterEach(cleanup);

const NEW_YEAR = Date.parse('2026-12-31T23:30:00Z');

function Written() {
  const format = useFormat();
  const lines = [
    format.date(NEW_YEAR),
    format.time(NEW_YEAR),
    format.number(12_345.67),
    format.number(-10),
    format.money(123_450),
    format.money(-5),
    format.percent(4.25),
    format.list(['A', 'B', 'C']),
    format.date('no date'),
  ];
  return <output>{lines.join(' | ')}</output>;
}

// Figures, groups and currencies are held together by spaces that do not break.
const written = () => screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ');

test.each([
  [
    'en-US',
    'UTC',
    'December 31, 2026 | 23:30 | 12,345.7 | −10 | €1,234.50 | −€0.05 | 4.25% | A, B, and C | ---',
  ],
  [
    'it-IT',
    'Europe/Rome',
    '1 gennaio 2027 | 00:30 | 12.345,7 | −10 | 1234,50 € | −0,05 € | 4,25% | A, B e C | ---',
  ],
  [
    'de-DE',
    'America/New_York',
    '31. Dezember 2026 | 18:30 | 12.345,7 | −10 | 1.234,50 € | −0,05 € | 4,25 % | A, B und C | ---',
  ],
])('S9 SHP-03 dates, numbers, money and lists as %s writes them in %s', (locale, timeZone, text) => {
  render(
    <CarillonProvider locale={locale} timeZone={timeZone}>
      <Written />
    </CarillonProvider>,
  );
  expect(written()).toBe(text);
});

test.each([
  ['an ordinary hour', 'en-US', 'Europe/Rome', '2026-10-24T00:30Z', 60, ['02:30', '03:30']],
  [
    'the hour that comes twice',
    'en-US',
    'Europe/Rome',
    '2026-10-25T00:30Z',
    60,
    ['02:30 GMT+2', '02:30 GMT+1'],
  ],
  ['the same in Italian', 'it-IT', 'Europe/Rome', '2026-10-25T00:30Z', 60, ['02:30 CEST', '02:30 CET']],
  [
    'the hour that is left out',
    'en-US',
    'America/New_York',
    '2026-03-08T06:30Z',
    60,
    ['01:30 EST', '03:30 EDT'],
  ],
  ['two days', 'en-US', 'Europe/Rome', '2026-10-20T00:30Z', 2880, ['Tue 02:30', 'Thu 02:30']],
  [
    'two days, and the clocks change',
    'en-US',
    'Europe/Rome',
    '2026-10-24T00:30Z',
    2880,
    ['Sat 02:30 GMT+2', 'Mon 01:30 GMT+1'],
  ],
])('FLT-095 from when to when: %s', (_case, locale, timeZone, start, minutes, written) => {
  const startMs = Date.parse(start);
  expect(createFormat(locale, timeZone).span(startMs, startMs + minutes * 60_000)).toEqual(written);
});

const WEDNESDAY = Date.parse('2026-11-11T13:26:00Z');
const at = (text: string) => Date.parse(text);

// Decided once for all pages: 24 hours of two digits in every language; the nearer a moment, the shorter it is told.
describe.each([
  {
    locale: 'en-US',
    days: ['November 11, 2026', 'Nov 11, 2026', 'Wednesday, November 11'],
    times: ['14:26', 'Wed 14:26', 'Nov 11, 2026, 14:26', 'Nov 11, 2026, 14:26:00'],
    long: 'November 11, 2026 at 2:26 PM',
    moments: [
      '18:00',
      '00:05',
      'Thu 07:30',
      'Wed 14:25',
      'Nov 18, 14:26',
      'Mar 28, 07:30',
      'Mar 28, 2027, 07:30',
    ],
  },
  {
    locale: 'it-IT',
    days: ['11 novembre 2026', '11 nov 2026', 'mercoledì 11 novembre'],
    times: ['14:26', 'mer 14:26', '11 nov 2026, 14:26', '11 nov 2026, 14:26:00'],
    long: '11 novembre 2026 alle ore 14:26',
    moments: [
      '18:00',
      '00:05',
      'gio 07:30',
      'mer 14:25',
      '18 nov, 14:26',
      '28 mar, 07:30',
      '28 mar 2027, 07:30',
    ],
  },
])('one clock and one date in $locale', ({ locale, days, times, long, moments }) => {
  const format = createFormat(locale, 'Europe/Rome');

  test('a day in a title, in a list and on Welcome', () => {
    expect([format.date, format.shortDate, format.day].map((write) => write(WEDNESDAY))).toEqual(days);
  });

  test('a time alone, with its weekday, in a list, and of the clock of a device', () => {
    const { time, dayTime, shortDateTime, dateTime } = format;
    expect([time, dayTime, shortDateTime, dateTime].map((write) => write(WEDNESDAY))).toEqual(times);
  });

  test('ENT-01 only the dates of a form have the twelve hours of their country', () => {
    expect(format.longDateTime(WEDNESDAY).replaceAll(/\s/g, ' ')).toBe(long);
  });

  test('a moment of today, within seven days, of this year, of another year', () => {
    const told = [
      at('2026-11-11T17:00Z'),
      at('2026-11-10T23:05Z'),
      at('2026-11-12T06:30Z'),
      WEDNESDAY + 7 * 86_400_000 - 60_000,
      WEDNESDAY + 7 * 86_400_000,
      at('2026-03-28T06:30Z'),
      at('2027-03-28T05:30Z'),
    ].map((moment) => format.moment(moment, WEDNESDAY));
    expect(told).toEqual(moments);
  });

  test('FLT-099 what is no moment', () => {
    expect([format.moment(1e300, WEDNESDAY), format.shortDate('no date')]).toEqual(['---', '---']);
  });
});

describe('the zone of a device that stands elsewhere', () => {
  const platform = createPlatform();
  const KEY = 'carillon.zones.2';

  /** A tab of a browser: a storage, and the changes that other tabs make. */
  function openTab(over: Partial<KeyValueStorage> = {}) {
    const listeners = new Set<(key: string) => void>();
    const storage: KeyValueStorage = {
      ...memoryStorage(),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      ...over,
    };
    const changeElsewhere = (key: string, value: string | null) =>
      act(() => {
        storage.write(key, value);
        for (const listener of listeners) listener(key);
      });
    return { storage, changeElsewhere };
  }

  async function open(
    storage: KeyValueStorage,
    props: Pick<CarillonProviderProps, 'deviceTimeZone' | 'onError'> = {},
    person = OWNER,
  ) {
    const client = testClient(platform, { storage });
    await client.session.login(person);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <CarillonProvider client={client} timeZone="Europe/Rome" {...props}>
        {children}
      </CarillonProvider>
    );
    const { result } = renderHook(() => useDeviceZone('CR-1002'), { wrapper });
    return {
      zone: () => result.current.timeZone,
      choose: (timeZone: string | null) => act(() => result.current.choose(timeZone)),
    };
  }

  const kept = (label: string, zone: unknown) => JSON.stringify({ v: 1, zones: [{ label, zone }] });

  test('is chosen, kept for whoever chose it, and as usual again', async () => {
    const { storage } = openTab();
    const { zone, choose } = await open(storage);
    expect(zone()).toBe('Europe/Rome');
    choose('America/New_York');
    expect(zone()).toBe('America/New_York');
    expect(storage.read(KEY)).toBe(kept('CR-1002', 'America/New_York'));
    expect((await open(storage)).zone()).toBe('America/New_York');
    expect((await open(storage, {}, ADMIN)).zone()).toBe('Europe/Rome');
    choose(null);
    expect([zone(), storage.read(KEY)]).toEqual(['Europe/Rome', null]);
  });

  test.each([
    ['no JSON', 'Asia/Kolkata'],
    ['of another version', kept('CR-1002', 'Asia/Kolkata').replace('1', '2')],
    ['of another shape', kept('CR-1002', 5)],
    ['a zone that the browser does not know', kept('CR-1002', 'Mars/Olympus')],
    ['that of another device', kept('CR-1003', 'Asia/Kolkata')],
  ])('is that of the viewer where what is kept is %s', async (_case, text) => {
    const { storage } = openTab();
    storage.write(KEY, text);
    expect((await open(storage)).zone()).toBe('Europe/Rome');
  });

  test('FLT-061 holds until the page is left where the storage throws', async () => {
    const fail = () => {
      throw new Error('The storage is refused.');
    };
    const { storage } = openTab({ read: fail, write: fail, subscribe: fail });
    const { zone, choose } = await open(storage, { onError: vi.fn() });
    expect(zone()).toBe('Europe/Rome');
    choose('Asia/Kolkata');
    expect(zone()).toBe('Asia/Kolkata');
  });

  test('follows another tab', async () => {
    const { storage, changeElsewhere } = openTab();
    const { zone } = await open(storage);
    changeElsewhere(KEY, kept('CR-1002', 'Asia/Kolkata'));
    expect(zone()).toBe('Asia/Kolkata');
    changeElsewhere(KEY, null);
    expect(zone()).toBe('Europe/Rome');
  });

  test('is what the host says of it, unless somebody chooses another', async () => {
    const { storage } = openTab();
    const deviceTimeZone = (label: string) => (label === 'CR-1002' ? 'Asia/Kolkata' : undefined);
    const { zone, choose } = await open(storage, { deviceTimeZone });
    expect(zone()).toBe('Asia/Kolkata');
    choose('Europe/Rome');
    expect(zone()).toBe('Europe/Rome');
    choose(null);
    expect(zone()).toBe('Asia/Kolkata');
    expect((await open(storage, { deviceTimeZone: () => 'Mars/Olympus' })).zone()).toBe('Europe/Rome');
  });
});

test.each(['America/New_York', 'Pacific/Kiritimati', 'Europe/Rome'])(
  'a day of the calendar is the same day in %s, and what is none is told apart',
  (timeZone) => {
    const { calendarDay } = createFormat('en-US', timeZone);
    expect([calendarDay('2026-03-14'), calendarDay('')]).toEqual(['Mar 14, 2026', '---']);
  },
);

test('formatters are made once for a locale and a zone, and numbers not anew for each figure', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={testClient(createPlatform())} locale="de-CH" timeZone="Europe/Zurich">
      {children}
    </CarillonProvider>
  );
  const [one, other] = [renderHook(useFormat, { wrapper }), renderHook(useFormat, { wrapper })];
  expect(other.result.current).toBe(one.result.current);
  const { number, percent, money, list } = one.result.current;
  const write = () => [number(1.25), number(1.25, 2), percent(7.5), money(150), list(['A', 'B'])];
  const first = write();
  const made = (['NumberFormat', 'ListFormat', 'DateTimeFormat'] as const).map((name) =>
    vi.spyOn(Intl, name),
  );
  expect(write()).toEqual(first);
  for (const format of made) {
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  }
  expect(first.slice(0, 2)).toEqual(['1.3', '1.25']);
});
