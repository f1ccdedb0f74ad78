import { describe, expect, test } from 'vitest';
import { storedBasket } from '../catalog/index.ts';
import {
  acceptProduct,
  addPieces,
  type Basket,
  chooseCarrier,
  chooseCountry,
  countPieces,
  EMPTY_BASKET,
  removeLine,
  setPieces,
} from './basket.ts';
import { MAX_BASKET_LINES, MAX_PIECES } from './limits.ts';
import { fill, sell } from './testProducts.ts';

const nano = sell();
const dearer = sell({ prices: [{ price: 1200, quantity: 1, discount: 0 }] });

describe('BSK-01 what is put into the basket', () => {
  test('is a line a product, with what was seen of it and nothing else', () => {
    const basket = addPieces(addPieces(EMPTY_BASKET, nano, 2), sell({ id: 2, title: 'Micro' }), 1);
    const { prices, tax_percentage } = nano;
    expect(basket.lines).toEqual([
      { id: 1, pieces: 2, seen: { title: 'Nano', prices, tax_percentage } },
      { id: 2, pieces: 1, seen: { title: 'Micro', prices, tax_percentage } },
    ]);
    expect(storedBasket.safeParse(JSON.parse(JSON.stringify({ v: 1, ...basket }))).success).toBe(true);
  });

  test('again is more pieces, at the price that is seen now', () => {
    const basket = addPieces(addPieces(EMPTY_BASKET, nano, 2), dearer, 3);
    expect(basket.lines).toMatchObject([{ id: 1, pieces: 5, seen: { prices: dearer.prices } }]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_PIECES + 1])(
    'in %d pieces changes nothing',
    (pieces) => {
      const basket = fill([nano, 2]);
      expect(addPieces(basket, nano, pieces)).toBe(basket);
      expect(setPieces(basket, 1, pieces)).toBe(basket);
    },
  );

  test('is at most so many pieces and so many products', () => {
    const most = fill([nano, MAX_PIECES]);
    expect(addPieces(most, nano, 1)).toBe(most);
    const products = Array.from({ length: MAX_BASKET_LINES }, (_, i) => sell({ id: i + 1 }));
    const full = products.reduce<Basket>((basket, product) => addPieces(basket, product, 1), EMPTY_BASKET);
    expect(full.lines).toHaveLength(MAX_BASKET_LINES);
    expect(addPieces(full, sell({ id: 1000 }), 1)).toBe(full);
    expect(countPieces(addPieces(full, nano, 1), 1)).toBe(2);
    expect(storedBasket.safeParse({ v: 1, ...full }).success).toBe(true);
  });
});

test('BSK-01 pieces, lines, country and carrier are changed one at a time', () => {
  const micro = sell({ id: 2 });
  const basket = fill([nano, 2], [micro, 4]);
  expect(countPieces(setPieces(basket, 2, 9), 2)).toBe(9);
  expect(countPieces(setPieces(basket, 2, 9), 1)).toBe(2);
  expect(setPieces(basket, 5, 9).lines).toEqual(basket.lines);
  expect(removeLine(basket, 1)).toEqual(fill([micro, 4]));
  const toItaly = chooseCarrier(chooseCountry(basket, 7), { id: 3, price_in_cents: 790 });
  expect(toItaly).toEqual({ ...basket, country: 7, carrier: { id: 3, price_in_cents: 790 } });
  expect(chooseCountry(toItaly, 7)).toBe(toItaly);
  expect(chooseCountry(toItaly, 8)).toEqual({ ...basket, country: 8, carrier: null });
});

test('BSK-02 what is accepted is what was seen last', () => {
  const basket = acceptProduct(fill([nano, 2], [sell({ id: 2 }), 4]), dearer);
  expect(basket.lines.map(({ seen }) => seen.prices[0]?.price)).toEqual([1200, 1000]);
});

describe('a kept basket is refused', () => {
  const whole = { v: 1, ...fill([nano, 2]) };
  const [line] = whole.lines;
  test.each<[string, unknown]>([
    ['of another version', { ...whole, v: 2 }],
    ['without lines', { ...whole, lines: undefined }],
    ['of half a piece', { ...whole, lines: [{ ...line, pieces: 0.5 }] }],
    ['of no pieces', { ...whole, lines: [{ ...line, pieces: 0 }] }],
    ['of two lines of one product', { ...whole, lines: [line, line] }],
    ['of a product with a text for an id', { ...whole, lines: [{ ...line, id: '1' }] }],
    [
      'of more lines than there may be',
      { ...whole, lines: Array.from({ length: 101 }, (_, i) => ({ ...line, id: i + 1 })) },
    ],
    [
      'with a price that is none',
      { ...whole, lines: [{ ...line, seen: { ...line?.seen, prices: [{ price: '1' }] } }] },
    ],
    ['that is a list', []],
  ])('%s', (_case, stored) => {
    expect(storedBasket.safeParse(whole).success).toBe(true);
    expect(storedBasket.safeParse(stored).success).toBe(false);
  });
});
