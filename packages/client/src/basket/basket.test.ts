import { addPieces, chooseCountry, countPieces, EMPTY_BASKET, removeLine } from '@carillon/protocol/basket';
import { expect, test, vi } from 'vitest';
import { guardStorage, type KeyValueStorage, memoryStorage } from '../session/storage.ts';
import { createTestBrowser } from '../testBrowser.ts';
import { createBasket } from './basket.ts';

const KEY = 'carillon.basket';
const nano = {
  id: 1,
  title: 'Nano',
  prices: [{ price: 1000, quantity: 1, discount: 0 }],
  tax_percentage: 22,
};
const micro = { ...nano, id: 2, title: 'Micro' };

test('BSK-01 what is put into it is there after a reload', () => {
  const browser = createTestBrowser();
  createBasket(browser.tab()).update((basket) => addPieces(basket, nano, 3));
  const reloaded = createBasket(browser.tab());
  expect(countPieces(reloaded.getSnapshot(), 1)).toBe(3);
  expect(JSON.parse(browser.values.get(KEY) ?? '')).toMatchObject({ v: 1, lines: [{ id: 1, pieces: 3 }] });
  expect(reloaded.trouble.getSnapshot()).toBeNull();
});

test('BSK-01 two tabs have the same basket', () => {
  const browser = createTestBrowser();
  const [here, there] = [createBasket(browser.tab()), createBasket(browser.tab())];
  const heard = vi.fn();
  there.subscribe(heard);
  here.update((basket) => addPieces(basket, nano, 3));
  expect(heard).toHaveBeenCalledOnce();
  there.update((basket) => addPieces(basket, micro, 1));
  expect(here.getSnapshot()).toEqual(there.getSnapshot());
  expect(here.getSnapshot().lines.map(({ id }) => id)).toEqual([1, 2]);
  here.update((basket) => removeLine(removeLine(basket, 1), 2));
  expect(there.getSnapshot().lines).toEqual([]);
});

test('BSK-01 a tab that has not heard of the other one yet loses nothing of it', () => {
  const browser = createTestBrowser();
  const [here, deaf] = [createBasket(browser.tab()), createBasket(browser.tab({ isDeaf: true }))];
  here.update((basket) => addPieces(basket, nano, 3));
  deaf.update((basket) => addPieces(basket, micro, 1));
  expect(deaf.getSnapshot().lines.map(({ id }) => id)).toEqual([1, 2]);
});

test('what another tab has cleared is gone here, too', () => {
  const browser = createTestBrowser();
  const basket = createBasket(browser.tab());
  basket.update((before) => addPieces(before, nano, 3));
  browser.tab().write(KEY, null);
  expect(basket.getSnapshot()).toBe(EMPTY_BASKET);
  basket.update((before) => addPieces(before, nano, 3));
  expect(countPieces(basket.getSnapshot(), 1)).toBe(3);
});

test.each([
  ['broken JSON', '{"v":1,'],
  ['no basket', '[]'],
  ['a newer version', JSON.stringify({ ...EMPTY_BASKET, v: 2 })],
  ['half a piece', JSON.stringify({ ...EMPTY_BASKET, v: 1, lines: [{ id: 1, pieces: 0.5, seen: nano }] })],
  ['something hostile', '{"__proto__":{"lines":[]},"v":1}'],
])('FLT-060 %s is dropped, and told once', (_case, text) => {
  const storage = memoryStorage();
  storage.write(KEY, text);
  const basket = createBasket(storage);
  expect(basket.getSnapshot()).toBe(EMPTY_BASKET);
  expect(storage.read(KEY)).toBeNull();
  expect(basket.trouble.getSnapshot()).toBe('dropped');
  basket.endTrouble();
  storage.write(KEY, text);
  basket.update((before) => addPieces(before, nano, 1));
  expect(basket.trouble.getSnapshot()).toBeNull();
  expect(countPieces(createBasket(storage).getSnapshot(), 1)).toBe(1);
});

test('what another tab writes and nobody can read is none', () => {
  const browser = createTestBrowser();
  const basket = createBasket(browser.tab());
  basket.update((before) => addPieces(before, nano, 1));
  browser.tab().write(KEY, 'x');
  expect(basket.getSnapshot()).toBe(EMPTY_BASKET);
  expect(basket.trouble.getSnapshot()).toBe('dropped');
});

const fail = () => {
  throw new Error('The storage is refused.');
};
test.each<[string, KeyValueStorage]>([
  ['throws', guardStorage({ read: fail, write: fail, subscribe: fail }, () => {})],
  ['is full', { ...memoryStorage(), write: () => {} }],
  ['ends with the page', { ...memoryStorage(), isLasting: () => false }],
])(
  'FLT-061 over a storage that %s the basket lives as long as the page, and that is told once',
  (_case, storage) => {
    const basket = createBasket(storage);
    expect(basket.trouble.getSnapshot()).toBeNull();
    basket.update((before) => addPieces(before, nano, 2));
    expect(basket.trouble.getSnapshot()).toBe('notKept');
    basket.endTrouble();
    basket.update((before) => addPieces(before, micro, 1));
    basket.update((before) => chooseCountry(before, 7));
    expect(basket.trouble.getSnapshot()).toBeNull();
    expect(basket.getSnapshot()).toMatchObject({ lines: [{ id: 1, pieces: 2 }, { id: 2 }], country: 7 });
  },
);

test('FLT-061 a storage that begins to throw takes nothing away', () => {
  const kept = memoryStorage();
  let isRefused = false;
  const storage = guardStorage(
    {
      ...kept,
      read: (key) => (isRefused ? fail() : kept.read(key)),
      write: (key, value) => (isRefused ? fail() : kept.write(key, value)),
    },
    () => {},
  );
  const basket = createBasket(storage);
  basket.update((before) => addPieces(before, nano, 2));
  isRefused = true;
  basket.update((before) => addPieces(before, nano, 2));
  expect(countPieces(basket.getSnapshot(), 1)).toBe(4);
  expect(basket.trouble.getSnapshot()).toBe('notKept');
});
