import { expect, test } from 'vitest';
import { countryBody } from '../catalog/index.ts';
import { listQuery, MAX_QUERY_LENGTH } from '../list/index.ts';
import { countCharacters, cutCharacters } from './characters.ts';

test.each([
  ['letters', 'x'],
  ['emoji', '🔔'],
  ['letters with a combining accent of their own', 'é'],
  ['an accent that combines', '\u0301'],
])('FLT-084 32 %s are counted as the schema counts them', (_what, character) => {
  const name = character.repeat(32);
  expect(countCharacters(name)).toBe(32);
  expect(countryBody.safeParse({ name: `x${name.slice(character.length)}`, code: 'XX' }).success).toBe(true);
  expect(countryBody.safeParse({ name: `x${name}`, code: 'XX' }).success).toBe(false);
});

test.each([
  ['letters', 'abcdef', 'abc'],
  ['emoji', '🔔🔕🎵🎶', '🔔🔕🎵'],
  ['both', 'a🔔🔕🎵', 'a🔔🔕'],
  ['both, the other way round', '🔔ab🎵c', '🔔ab'],
])('FLT-127 of %s the first three are kept, and none is halved', (_what, text, expected) => {
  expect(cutCharacters(text, 3)).toBe(expected);
});

test('FLT-084 a search of as many emoji as may be is sent whole, a longer one is cut between two', () => {
  const longest = '🔔'.repeat(MAX_QUERY_LENGTH);
  expect(cutCharacters(longest, MAX_QUERY_LENGTH)).toBe(longest);
  expect(cutCharacters(`${longest}🔔`, MAX_QUERY_LENGTH)).toBe(longest);
  expect(listQuery.safeParse({ query: longest }).success).toBe(true);
});
