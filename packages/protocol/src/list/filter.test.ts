import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMatch, matchesText } from './filter.ts';

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

test.each<[string, string, string, string | null]>([
  ['a part', 'Kitchen', 'tch', 'tch'],
  ['a part in another case', 'KITCHEN', 'kit', 'KIT'],
  ['both letters for one', 'Straße 5', 'strasse', 'Straße'],
  ['the whole letter for half of it', 'Straße 5', 'SE', 'ße'],
  ['what follows a letter that grows', 'ßßx', 'x', 'x'],
  ['an emoji as it is', 'a🔔b', '🔔', '🔔'],
  ['what follows an emoji', 'a🔔b', 'b', 'b'],
  ['the first of two', 'abab', 'b', 'b'],
  ['signs as they are', 'Room (1)', '(1', '(1'],
  ['nothing where there is none', 'Kitchen', 'x', null],
  ['nothing for an empty search', 'Kitchen', '', null],
])('LST-04 the match in a text is %s', (_case, text, search, match) => {
  const found = findMatch(text, search);
  expect(found && text.slice(...found)).toBe(match);
});

test('LST-04 FLT-080 what is found in a text has a place there, and the place is found', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, search) => {
      const found = findMatch(text, search);
      expect(found !== null).toBe(search !== '' && matchesText([text], search));
      if (found) expect(matchesText([text.slice(...found)], search)).toBe(true);
    }),
  );
});
