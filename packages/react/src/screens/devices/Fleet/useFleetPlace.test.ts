import { expect, test } from 'vitest';
import { type FleetPlace, readFleetPlace, writeFleetPlace } from './useFleetPlace.ts';

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
