import { type KeyValueStorage, memoryStorage } from '@carillon/client';
import type { NamedView } from '@carillon/protocol/list';
import { expect, test } from 'vitest';
import { testClient } from '../../../testClient.ts';
import { getViews } from './keptViews.ts';

const KEY = 'carillon.views.2';
const ship: NamedView = { list: '/countries', name: 'Where we ship', query: 'an', by: '', size: 25 };
const rest: NamedView = { ...ship, name: 'The rest', query: '' };
const add = (view: NamedView) => (views: readonly NamedView[]) => [...views, view];
const textOf = (...views: unknown[]) => JSON.stringify({ v: 1, views });

/** A tab of a browser: what it keeps others find, and hear of by `tell`. */
function openTab(place: KeyValueStorage = memoryStorage()) {
  const listeners = new Set<(key: string) => void>();
  const storage: KeyValueStorage = {
    read: (key) => (key.startsWith('carillon.views') ? place.read(key) : null),
    write: (key, value) => place.write(key, value),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const client = testClient(undefined, { storage });
  return {
    place,
    views: (userId = 2) => getViews(client, userId),
    tell: () => {
      for (const listener of listeners) listener(KEY);
    },
  };
}

test('LST-01 views are kept with their version for whoever it is, and for nobody else', () => {
  const { views, place } = openTab();
  expect(views().change(add(ship))).toBe(true);
  expect(place.read(KEY)).toBe(textOf(ship));
  expect(views().getSnapshot()).toEqual([ship]);
  expect(views(3).getSnapshot()).toEqual([]);
  views().change(() => []);
  expect(place.read(KEY)).toBeNull();
});

test('LST-01 two tabs agree, and neither takes away what the other has just kept', () => {
  const one = openTab();
  const other = openTab(one.place);
  expect(other.views().getSnapshot()).toEqual([]);
  one.views().change(add(ship));
  // Not heard of yet.
  other.views().change(add(rest));
  expect(other.views().getSnapshot()).toEqual([ship, rest]);
  one.tell();
  expect(one.views().getSnapshot()).toEqual([ship, rest]);
});

test('FLT-060 what cannot be read is dropped, and said once', () => {
  const tab = openTab();
  tab.place.write(KEY, textOf(ship, { name: 'Nothing' }));
  expect(tab.views().getSnapshot()).toEqual([ship]);
  expect([tab.views().takeLoss(), tab.views().takeLoss()]).toEqual([true, false]);
  expect(tab.place.read(KEY)).toBe(textOf(ship));
  tab.place.write(KEY, '{');
  tab.tell();
  expect(tab.views().getSnapshot()).toEqual([]);
  expect(tab.views().takeLoss()).toBe(true);
  expect(openTab(tab.place).views().takeLoss()).toBe(false);
});

test('FLT-061 what a full storage does not take holds until the page is left, and what it had stays there', () => {
  const place = memoryStorage();
  const full: KeyValueStorage = {
    ...place,
    // As that of a browser does.
    write: (key, value) =>
      place.write(key, value !== null && value.length > textOf(ship).length ? null : value),
  };
  const { views } = openTab(full);
  expect(views().change(add(ship))).toBe(true);
  expect(views().change(add(rest))).toBe(false);
  expect(views().getSnapshot()).toEqual([ship, rest]);
  expect(place.read(KEY)).toBe(textOf(ship));
});

test('FLT-061 a storage that takes nothing at all', () => {
  const { views } = openTab({ read: () => null, write: () => {}, subscribe: () => () => {} });
  expect(views().change(add(ship))).toBe(false);
  expect(views().change(add(rest))).toBe(false);
  expect(views().getSnapshot()).toEqual([ship, rest]);
});
