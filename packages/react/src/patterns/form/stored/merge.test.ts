import { expect, test } from 'vitest';
import type { Fact } from './conflict.ts';
import { findDifferences, meet, takeOver } from './merge.ts';

const opened = {
  name: 'Home',
  hours: { from: 9, to: 17 },
  picture: { id: 1, name: 'Door', size: 10 },
  prices: [{ price: 1 }],
  secret: '',
};
type Values = typeof opened;
const with_ = (over: Partial<Values>): Values => ({ ...opened, ...over });

const listFacts = ({ name, hours, picture, prices }: Values): readonly Fact[] => [
  ['Name', name],
  ['Hours', `${hours.from} to ${hours.to}`],
  ['Picture', picture.name],
  ['Prices', prices.map(({ price }) => price).join(', ')],
];

test.each([
  ['nothing', {}, []],
  ['a field', { name: 'Office' }, ['name']],
  ['a field in a group', { hours: { from: 8, to: 17 } }, ['hours.from']],
  ['what has an id, whole', { picture: { id: 2, name: 'Roof', size: 10 } }, ['picture']],
  ['a list, whole', { prices: [{ price: 2 }] }, ['prices']],
])('ENT-03 what differs: %s', (_case, over, expected) => {
  expect(findDifferences(opened, with_(over))).toEqual(expected);
});

/** Each row as its facts, with what stands in the form then. */
function meetWith(theirs: Partial<Values>, yours: Partial<Values>, base: Partial<Values> = {}) {
  const met = meet(
    { before: opened, base: with_(base), theirs: with_(theirs), yours: with_(yours) },
    listFacts,
  );
  const facts = listFacts(takeOver(met));
  return met.rows.map(({ facts: [fact = -1], isBoth }) => [
    facts[fact]?.[0] ?? 'Nothing',
    facts[fact]?.[1] ?? '',
    isBoth ? 'both' : 'theirs',
  ]);
}

test('ENT-03 what only they have changed is taken over; what both have is a choice, and yours until then', () => {
  expect(meetWith({ name: 'Office', prices: [{ price: 3 }] }, { name: 'Villa' })).toEqual([
    ['Name', 'Villa', 'both'],
    ['Prices', '3', 'theirs'],
  ]);
});

test('ENT-03 what both have changed to the same is no question', () => {
  expect(meetWith({ name: 'Office' }, { name: 'Office' })).toEqual([]);
});

test('ENT-03 fields that one fact tells are chosen together: no hours that nobody wanted', () => {
  const theirs = { hours: { from: 9, to: 18 } };
  expect(meetWith(theirs, { hours: { from: 10, to: 17 } })).toEqual([['Hours', '10 to 17', 'both']]);
});

test('ENT-03 what the form says nothing of is taken over, and has a row without a fact', () => {
  expect(meetWith({ secret: 'theirs' }, {})).toEqual([['Nothing', '', 'theirs']]);
});

test('ENT-03 of a third version: what was taken over before is theirs still, what was chosen as yours is asked again', () => {
  const first = { name: 'Office', prices: [{ price: 3 }] };
  const yours = { name: 'Villa', prices: [{ price: 3 }] };
  expect(meetWith({ name: 'Shop', prices: [{ price: 4 }] }, yours, first)).toEqual([
    ['Name', 'Villa', 'both'],
    ['Prices', '4', 'theirs'],
  ]);
});

test('ENT-03 what no field holds is told beside the field that would replace it', () => {
  const write = (values: Values, record: 'opened' | 'saved'): readonly Fact[] => [
    ['File', values.secret || `${record}.png`],
  ];
  const rowsOf = (yours: Partial<Values>) =>
    meet({ before: opened, base: opened, theirs: opened, yours: with_(yours) }, write).rows;
  expect(rowsOf({})).toEqual([{ paths: [], facts: [0], isBoth: false }]);
  expect(rowsOf({ secret: 'mine.png' })).toEqual([{ paths: ['secret'], facts: [0], isBoth: true }]);
});
