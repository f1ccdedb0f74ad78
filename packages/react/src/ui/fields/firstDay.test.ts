import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const { prototype } = Intl.Locale;
const own = Object.getOwnPropertyDescriptors(prototype);

let findFirstDay: typeof import('./firstDay.ts').findFirstDay;

// What one browser has said is remembered.
beforeEach(freshly);

afterEach(() => {
  Object.defineProperties(prototype, own);
});

async function freshly() {
  vi.resetModules();
  ({ findFirstDay } = await import('./firstDay.ts'));
}

/** A browser has a method, a property, or none of both. */
function knowOnly(given: { weekInfo?: { firstDay: number } }) {
  Reflect.deleteProperty(prototype, 'getWeekInfo');
  Reflect.deleteProperty(prototype, 'weekInfo');
  if (given.weekInfo)
    Object.defineProperty(prototype, 'weekInfo', { value: given.weekInfo, configurable: true });
}

const weeks: readonly [string, number][] = [
  ['it-IT', 1],
  ['de', 1],
  ['en-GB', 1],
  ['en-US', 0],
  ['en', 0],
  ['pt-BR', 0],
  ['ja', 0],
  ['ar-EG', 6],
  ['fa', 6],
  ['dv-MV', 5],
];

describe('the first day of the week, as the browser knows it', () => {
  test.each(weeks)('of %s', (locale, day) => {
    expect(findFirstDay(locale)).toBe(day);
  });

  test('also where people chose another one', () => {
    expect(findFirstDay('en-US-u-fw-mon')).toBe(1);
  });

  test('also as a property', () => {
    knowOnly({ weekInfo: { firstDay: 3 } });
    expect(findFirstDay('it-IT')).toBe(3);
  });
});

describe('the first day of the week, where the browser does not know it', () => {
  test.each(weeks)('of %s', (locale, day) => {
    knowOnly({});
    expect(findFirstDay(locale)).toBe(day);
  });

  test('is what browsers that know it say of nearly every region: their data are revised now and then', async () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const locales = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((region) => names.of(region) !== undefined)
      .map((region) => `und-${region}`);
    const known = locales.map((locale) => findFirstDay(locale));
    knowOnly({});
    await freshly();
    const others = locales.filter((locale, index) => findFirstDay(locale) !== known[index]);
    expect(locales.length).toBeGreaterThan(200);
    expect(others.length).toBeLessThan(4);
  });
});
