import { describe, expect, test } from 'vitest';
import { formatEuro } from './euro.ts';

describe('SHP-03 an amount of euro', () => {
  test.each([
    ['en-US', 123_450, '€1,234.50'],
    ['en-IE', 123_450, '€1,234.50'],
    ['it-IT', 123_450, '1234,50 €'],
    ['de-DE', 123_450, '1.234,50 €'],
    ['en-US', 0, '€0.00'],
    ['en-US', 5, '€0.05'],
    ['en-US', -1999, '-€19.99'],
    ['en-US', 999_999_999, '€9,999,999.99'],
    ['en-US', Number.MAX_SAFE_INTEGER, '€90,071,992,547,409.91'],
  ])('in %s, of %i cents, is %j', (locale, cents, text) => {
    expect(formatEuro(cents, locale).replace(/\s/g, ' ')).toBe(text);
  });

  test.each([
    ['half a cent', 0.5, 'en-US'],
    ['no number', Number.NaN, 'en-US'],
    ['a locale that is none', 100, 'not a locale'],
  ])('of %s is a RangeError', (_case, cents, locale) => {
    expect(() => formatEuro(cents, locale)).toThrow(RangeError);
  });
});
