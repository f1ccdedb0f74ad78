import { describe, expect, test } from 'vitest';
import { type Basket, chooseCarrier, chooseCountry } from './basket.ts';
import { carriersTo, reviewDelivery } from './delivery.ts';
import { toOrder } from './order.ts';
import { reviewBasket } from './review.ts';
import { carry, fill, ITALY, NORWAY, read, sell } from './testProducts.ts';

const express = carry({ id: 4, name: 'Express', price_in_cents: 1650, countries: [ITALY, NORWAY] });
const carriers = [express, carry()];

describe('BSK-01 the carriers of a country', () => {
  test.each<[string, number, number[]]>([
    ['the cheapest first', ITALY.id, [3, 4]],
    ['only those that ship there', NORWAY.id, [4]],
    ['nobody', 99, []],
  ])('%s', (_case, country, ids) => {
    expect(carriersTo(carriers, country).map(({ id }) => id)).toEqual(ids);
  });

  test('two of one price stand as the platform has them, and one whose price cannot be typed is left out', () => {
    const many = [carry({ id: 9 }), carry({ id: 5 }), carry({ id: 6, price_in_cents: 2 ** 52 })];
    expect(carriersTo(many, ITALY.id).map(({ id }) => id)).toEqual([5, 9]);
  });
});

describe('BSK-02 the delivery', () => {
  const chosen = { country: ITALY.id, carrier: { id: 3, price_in_cents: 790 } };
  test.each<[string, Pick<Basket, 'country' | 'carrier'>, object]>([
    ['without a country', { country: null, carrier: null }, { status: 'noCountry' }],
    ['to where nobody ships', { country: 99, carrier: null }, { status: 'nobody' }],
    ['without a carrier', { ...chosen, carrier: null }, { status: 'noCarrier', offered: [carry(), express] }],
    ['as chosen', chosen, { status: 'chosen', carrier: carry() }],
    [
      'at another price',
      { ...chosen, carrier: { id: 3, price_in_cents: 1 } },
      { status: 'repriced', seenCents: 1 },
    ],
    ['by a carrier that is gone', { ...chosen, carrier: { id: 77, price_in_cents: 1 } }, { status: 'gone' }],
    ['by one that does not ship there', { ...chosen, country: NORWAY.id }, { status: 'gone' }],
  ])('%s', (_case, basket, expected) => {
    expect(reviewDelivery(basket, carriers)).toMatchObject(expected);
  });
});

describe('BSK-02 the order', () => {
  const nano = sell({ prices: [{ price: 6885, quantity: 50, discount: 7.5 }] });
  const basket = chooseCarrier(chooseCountry(fill([nano, 50]), ITALY.id), carry());
  const orderedBy = { userId: 2, name: 'Ada Winter', email: 'owner@carillon.example' };
  const options = { at: '2026-11-11T13:26:00.000Z', country: ITALY.id, orderedBy };
  const order = (now = read(nano), ship = carriers) =>
    toOrder(reviewBasket(basket, now), reviewDelivery(basket, ship), options);

  test('has everything that is to be delivered and paid, in cents', () => {
    expect(order()).toEqual({
      at: '2026-11-11T13:26:00.000Z',
      currency: 'EUR',
      lines: [
        {
          productId: 1,
          title: 'Nano',
          sku: 'CR-N',
          pieces: 50,
          fromPieces: 50,
          discountPercent: 7.5,
          taxPercent: 22,
          unitNetCents: 6369,
          unitGrossCents: 7770,
          netCents: 318_443,
          taxCents: 70_057,
          grossCents: 388_500,
        },
      ],
      country: ITALY,
      carrier: { id: 3, company: 'Lanternpost', name: 'Parcel', priceCents: 790 },
      netCents: 318_443,
      taxes: [{ percent: 22, netCents: 318_443, taxCents: 70_057, grossCents: 388_500 }],
      taxCents: 70_057,
      grossCents: 388_500,
      totalCents: 389_290,
      orderedBy,
    });
    expect(JSON.parse(JSON.stringify(order()))).toEqual(order());
  });

  test.each<[string, Parameters<typeof order>]>([
    ['a price that was not seen', [read({ ...nano, tax_percentage: 4 })]],
    ['something that is sold out', [read({ ...nano, stock: 0 })]],
    ['more than the stock holds', [read({ ...nano, stock: 49 })]],
    ['something that is withdrawn', [new Map([[1, null]])]],
    ['something that was not read', [new Map()]],
    ['a carrier at another price', [undefined, [carry({ price_in_cents: 791 })]]],
    ['a carrier that is gone', [undefined, [express]]],
  ])('there is none of %s', (_case, given) => {
    expect(order(...given)).toBeNull();
  });

  test('there is none of nothing', () => {
    const empty = { ...basket, lines: [] };
    expect(toOrder(reviewBasket(empty, read()), reviewDelivery(empty, carriers), options)).toBeNull();
  });
});
