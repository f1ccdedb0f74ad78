import { expect, test } from 'vitest';
import { rankMatches } from './rank.ts';

const byName = (name: string) => [name];

test.each([
  [
    'the whole, its beginning, a word, a part',
    'lob',
    ['Globe', 'East lobby', 'Lobby', 'Lob'],
    ['Lob', 'Lobby', 'East lobby', 'Globe'],
  ],
  ['whatever the case', 'STRASSE', ['Große Straße', 'straße 5'], ['straße 5', 'Große Straße']],
  ['equally near in their order', 'an', ['Andorra', 'Angola', 'Anguilla'], ['Andorra', 'Angola', 'Anguilla']],
  ['without what has it not', 'x', ['Kitchen', 'Xerxes'], ['Xerxes']],
  ['a word after any sign', '1002', ['A1002', 'CR-1002'], ['CR-1002', 'A1002']],
  [
    'several words together',
    'lobby n',
    ['Lobbyn', 'The lobby north', 'Lobby north'],
    ['Lobby north', 'The lobby north'],
  ],
  ['signs as they are', '(1', ['Room 1', 'Room (1)'], ['Room (1)']],
  ['markup and patterns as texts', '.*', ['abc', '<b>.*</b>'], ['<b>.*</b>']],
  ['with blanks around it', '  lob ', ['Globe', 'Lob'], ['Lob', 'Globe']],
  ['all where nothing is searched for', ' ', ['B', 'A'], ['B', 'A']],
])('LST-04 what is found stands so: %s', (_case, search, names, ranked) => {
  expect(rankMatches(names, search, byName)).toEqual(ranked);
});

test('a name goes before the other texts of as near a match, and a label that is it before a part of a name', () => {
  const hall = { name: 'CR-1002 spare', label: 'CR-1009' };
  const lobby = { name: 'Lobby', label: 'CR-1002' };
  const devices = [hall, lobby];
  const textsOf = ({ name, label }: typeof hall) => [name, label];
  expect(rankMatches(devices, 'cr-1002', textsOf)).toEqual([lobby, hall]);
  expect(rankMatches(devices, 'cr-100', textsOf)).toEqual([hall, lobby]);
});

test('what a server has found elsewhere stays, after all others', () => {
  expect(rankMatches(['Garden', 'Hall', 'East hall'], 'hall', byName, { keepsOthers: true })).toEqual([
    'Hall',
    'East hall',
    'Garden',
  ]);
});
