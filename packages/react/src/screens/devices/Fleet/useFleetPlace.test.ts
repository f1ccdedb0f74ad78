import { expect, test } from 'vitest';
import { type FleetPlace, readFleetPlace, writeFleetPlace, writeFleetView } from './useFleetPlace.ts';

test.each<[string, FleetPlace]>([
  ['?view=tiles', { isByReason: false, isWrongOnly: false, isAt: false, tagId: null }],
  ['?view=tiles&group=reason', { isByReason: true, isWrongOnly: false, isAt: false, tagId: null }],
  [
    '?view=tiles&group=reason&only=attention',
    { isByReason: true, isWrongOnly: true, isAt: false, tagId: null },
  ],
  ['?view=tiles&at=a-time', { isByReason: false, isWrongOnly: false, isAt: true, tagId: null }],
  ['?view=tiles&tag=0', { isByReason: false, isWrongOnly: false, isAt: false, tagId: 0 }],
  ['?view=tiles&query=hall&tag=12', { isByReason: false, isWrongOnly: false, isAt: false, tagId: 12 }],
])('FLV-01 the address %s says what is shown', (search, place) => {
  expect(readFleetPlace(search)).toEqual(place);
  expect(writeFleetPlace(search, place)).toBe(search);
});

test.each(['?tag=x', '?tag=-1', '?tag=1.5', '?tag=', '?group=name', '?only=', '?tag=9999999999'])(
  'what is odd in an address counts as not said: %s',
  (search) => {
    expect(readFleetPlace(search)).toEqual({
      isByReason: false,
      isWrongOnly: false,
      isAt: false,
      tagId: null,
    });
  },
);

test.each([
  ['?view=tiles&tag=3&query=lobby', false, undefined, '?query=lobby'],
  ['?view=tiles&at=a-time', false, 'lobby & co', '?query=lobby+%26+co'],
  ['?view=tiles&query=lobby&di=3', false, 'lobby', '?query=lobby&di=3'],
  ['?view=tiles&query=lobby&di=3', false, 'north', '?query=north'],
  ['?view=tiles&query=lobby', false, '', ''],
  ['?by=name_asc&di=2', true, undefined, '?by=name_asc&di=2&view=tiles'],
])('FLV-01 from %s to tiles (%s) with %j in the search leads to %j', (search, isTiles, text, address) => {
  expect(writeFleetView(search, isTiles, text)).toBe(address);
});
