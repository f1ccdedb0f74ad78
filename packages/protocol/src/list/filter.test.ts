import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesText } from './filter.ts';

const anyText = fc.string({ unit: 'binary' });

describe('LST-04 FLT-080 a search in the loaded rows', () => {
  test.each<[string, string[], string, boolean]>([
    ['finds the whole text', ['Kitchen'], 'Kitchen', true],
    ['finds a part', ['Kitchen'], 'tch', true],
    ['finds it in any text', ['Kitchen', 'Ground floor'], 'floor', true],
    ['finds no text across two', ['Kit', 'chen'], 'kitchen', false],
    ['finds whatever the case', ['KITCHEN'], 'kitCHEN', true],
    ['finds whatever the case of è', ['Caffè'], 'CAFFÈ', true],
    ['finds whatever the case of sigma', ['ΟΔΟΣ', 'οδος'], 'οδοσ', true],
    ['finds ss for ß', ['Straße'], 'STRASSE', true],
    ['finds nothing else', ['Kitchen'], 'bath', false],
    ['finds all when empty', ['Kitchen'], '', true],
    ['finds all when empty, even without a text', [], '', true],
    ['finds nothing without a text', [], 'a', false],
    ['takes a dot for a dot', ['abc'], 'a.c', false],
    ['takes a star for a star', ['Room *'], '*', true],
    ['takes brackets for brackets', ['Room (1) [x]'], '(1) [', true],
    ['takes a backslash for a backslash', ['a\\d'], '\\d', true],
    ['takes a dollar for a dollar', ['5 $'], '$', true],
    ['takes markup for text', ['<b>'], '<B>', true],
  ])('%s', (_case, texts, search, isFound) => {
    expect(matchesText(texts, search)).toBe(isFound);
  });

  test('of 10 KB ends, found or not', () => {
    const long = 'a'.repeat(10_000);
    expect(matchesText([long], long)).toBe(true);
    expect(matchesText([long, 'b'], `b${long}`)).toBe(false);
    expect(matchesText(['x'], '(a+)+$'.repeat(1700))).toBe(false);
  });

  test('finds every part of a text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, part, after) => {
        expect(matchesText([`${before}${part}${after}`], part)).toBe(true);
      }),
    );
  });
});
