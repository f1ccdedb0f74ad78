import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCents,
  formatPercent,
  fromHundredths,
  MAX_CENTS,
  parseCents,
  parsePercent,
  toHundredths,
} from './decimal.ts';

const hundredths = fc.integer({ min: 0, max: 10_000 });

describe('CAR-02 a price as typed', () => {
  test.each([
    ['0', 0],
    ['1', 100],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12,5', 1250],
    ['9999999.99', MAX_CENTS],
    ['0.01', 1],
    ['100', 10_000],
    ['7.0', 700],
    ['3,00', 300],
    ['19.99', 1999],
    ['1.15', 115],
    ['8.70', 870],
    ['007', 700],
  ])('%j is %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  test.each([
    '',
    ' ',
    '-1',
    '−0',
    '-0',
    '+1',
    '1.234',
    '1,999',
    '1.',
    '.5',
    '1e3',
    '0x10',
    '0.1 + 0.2',
    '12.5 €',
    ' 1',
    '1 ',
    '1\n',
    '10000000',
    '1,2,3',
    '1 000',
    '1.000,00',
    'NaN',
    'Infinity',
    '١٢',
    '1\u0000',
  ])('FLT-083 %j is no price', (text) => {
    expect(parseCents(text)).toBeNull();
  });

  test.each([
    ['digits', '9'.repeat(10_000)],
    ['zeros', '0'.repeat(10_000)],
    ['zeros before something else', `${'0'.repeat(10_000)}x`],
    ['commas', ','.repeat(10_000)],
  ])('FLT-083 ten thousand %s are no price and no percentage', (_case, text) => {
    expect([parseCents(text), parsePercent(text)]).toEqual([null, null]);
  });

  test('FLT-083 is either exact to the cent or refused, whatever is typed', () => {
    const typed = fc.stringMatching(/^[-0-9., e€]{0,12}$/);
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const cents = parseCents(text);
        if (cents === null) return;
        const [whole = '', part = ''] = text.split(/[.,]/);
        expect(BigInt(cents)).toBe(BigInt(whole) * 100n + BigInt(part.padEnd(2, '0')));
      }),
    );
  });
});

describe('CAR-02 a price in a field', () => {
  test.each<[number, string]>([
    [0, '0.00'],
    [-0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [1250, '12.50'],
    [MAX_CENTS, '9999999.99'],
    [-5, '-0.05'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%d cents are %j', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  test('FLT-083 loading and saving changes no price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(parseCents(formatCents(cents))).toBe(cents);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY, 2 ** 53])('%d cents are a RangeError', (cents) => {
    expect(() => formatCents(cents)).toThrow(RangeError);
  });
});

describe('PRD-03 a percentage', () => {
  test.each([
    ['0', 0],
    ['22', 2200],
    ['22.5', 2250],
    ['22,50', 2250],
    ['0.07', 7],
    ['33.33', 3333],
    ['100', 10_000],
    ['100.00', 10_000],
  ])('%j is %i hundredths', (text, expected) => {
    expect(parsePercent(text)).toBe(expected);
  });

  test.each(['', '-1', '100.01', '101', '1000', '1.234', '1e1', '22%', '0022', ' 5', '.5'])(
    '%j is none',
    (text) => {
      expect(parsePercent(text)).toBeNull();
    },
  );

  test.each([
    [0, '0'],
    [7, '0.07'],
    [250, '2.5'],
    [2200, '22'],
    [3333, '33.33'],
    [10_000, '100'],
  ])('%i hundredths are shown as %j', (value, text) => {
    expect(formatPercent(value)).toBe(text);
  });

  test('is the same after showing and reading it', () => {
    fc.assert(
      fc.property(hundredths, (value) => {
        expect(parsePercent(formatPercent(value))).toBe(value);
      }),
    );
  });

  test('is exact on the wire: all 10001 of them', () => {
    for (let value = 0; value <= 10_000; value++) {
      const json = JSON.stringify(fromHundredths(value));
      expect(json).toMatch(/^\d{1,3}(\.\d{1,2})?$/);
      expect(toHundredths(Number(json))).toBe(value);
      // As people and other programs write it.
      expect(toHundredths(Number(formatCents(value)))).toBe(value);
    }
  });

  test('with more than two decimals is the nearest hundredth', () => {
    expect([0.074, 0.076, 33.3333].map(toHundredths)).toEqual([7, 8, 3333]);
  });
});
