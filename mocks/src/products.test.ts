import { calls, type ProductBody } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildMedia, buildProduct, buildTag } from './builders.ts';
import { doors } from './testing/doors.ts';
import { openSession, type Session } from './testing/session.ts';

const NOT_FOUND = { status: 404, message: 'This record does not exist.' };
const NOW = '2026-06-01T12:00:00.000Z';
const minute = (n: number) => new Date(Date.UTC(2026, 0, 5, 9, n)).toISOString();
const times = (created: number, updated: number) => ({
  created_at: minute(created),
  updated_at: minute(updated),
});

const medias = [1, 2, 3].map((id) => buildMedia({ id }));
const [front, back, side] = medias.map(({ id, path, description }) => ({ id, path, description }));
const rack = buildTag({ id: 1, name: 'Rack' });
const hidden = buildTag({ id: 2, name: 'Dear', public: false });
const tags = [rack, hidden].map((tag) => ({ ...tag, user_id: 1 }));
const refTo = ({ id, name, variant }: typeof rack) => ({ id, name, variant });
const tier = (price: number) => ({ price, quantity: 1, discount: 0 });

const player = buildProduct({
  id: 1,
  title: 'Äther player',
  sku: 'P-1',
  stock: 7,
  prices: [tier(500), { price: 100, quantity: 9, discount: 12.5 }],
  medias: [side, front].filter((media) => media !== undefined),
  tags: [refTo(rack), refTo(hidden)],
  ...times(1, 9),
});
const sender = buildProduct({
  id: 2,
  title: 'Zender',
  sku: 'A-2',
  stock: 0,
  prices: [tier(90)],
  ...times(3, 3),
});
const horn = buildProduct({ id: 3, title: 'barn horn', sku: 'h-3', prices: [tier(9_000)], ...times(3, 5) });
const old = buildProduct({ id: 4, title: 'Player of old', sku: 'O-4', is_active: false, ...times(4, 4) });
const seed = { medias, tags, products: [player, sender, horn, old] };

const body: ProductBody = {
  title: 'Nano',
  sku: 'N-5',
  stock: 3,
  summary: 'Small.',
  description: 'Small, described.',
  is_active: true,
  is_available: false,
  prices: [{ price: 14_900, quantity: 1, discount: 0.07 }],
  medias: [{ id: 2 }, { id: 1 }, { id: 2 }],
  tags: [{ id: 2 }, { id: 1 }],
  tax_percentage: 22.5,
  note: 'n',
  alert: '',
  features: 'f',
};

describe.each(doors)('API-02, LIB-03: products through $name', (door) => {
  let session: Session;
  let token: string;
  beforeEach(async () => {
    session = await openSession(door, { seed });
    token = await session.logIn('admin');
  });
  afterEach(async () => {
    expect(session.errors).toEqual([]);
    await session.close();
  });

  const read = (id: number) => session.call('readProduct', { token, params: { id } });
  const refusal = (message: string) => ({ status: 200, envelope: { success: false, message } });

  async function listIds(query: string, as?: string): Promise<number[]> {
    const { data } = await session.call('listProducts', { token: as, query });
    return calls.listProducts.answer.parse(data).map(({ id }) => id);
  }

  test.each([
    ['', [3, 2, 1], 'newest first'],
    ['?order_by=title_asc', [1, 3, 2], 'by title, whatever the case and the accents'],
    ['?order_by=title_des', [2, 3, 1], 'by title backwards'],
    ['?order_by=sku_asc', [2, 3, 1], 'by SKU'],
    ['?order_by=sku_des', [1, 3, 2], 'by SKU backwards'],
    ['?order_by=stock_asc', [2, 3, 1], 'by stock'],
    ['?order_by=stock_des', [1, 3, 2], 'by stock, most first'],
    ['?order_by=price_asc', [2, 1, 3], 'by the price of the first tier'],
    ['?order_by=price_des', [3, 1, 2], 'by the price of the first tier, highest first'],
    ['?order_by=last_created', [3, 2, 1], 'newest first'],
    ['?order_by=last_modified', [1, 3, 2], 'last modified first'],
    ['?query=PLAYER', [1], 'searched by title, among what is active'],
    ['?query=a-2', [2], 'searched by SKU'],
    ['?query=a+product', [3, 2, 1], 'searched by summary'],
  ])('SHP-01: listProducts%s answers %j: %s', async (query, ids) => {
    expect(await listIds(query)).toEqual(ids);
  });

  test('SHP-01: visitors and people see what is active, an admin everything', async () => {
    const owner = await session.logIn('owner');
    for (const [as, ids] of [
      [undefined, [3, 2, 1]],
      [owner, [3, 2, 1]],
      [token, [4, 3, 2, 1]],
    ] as const) {
      expect(await listIds('', as)).toEqual(ids);
      expect((await session.call('countProducts', { token: as })).data).toBe(ids.length);
      const found = await session.call('readProduct', { token: as, params: { id: 4 } });
      expect(found).toMatchObject(as === token ? { data: old } : NOT_FOUND);
    }
    expect((await session.call('countProducts', { query: '?query=player' })).data).toBe(1);
  });

  test('SHP-01: an order that says more of inactive products than a visitor may know answers none of them', async () => {
    for (const query of ['?order_by=title_asc&limit=1&offset=3', '?query=O-4']) {
      expect(await listIds(query)).toEqual([]);
    }
  });

  test('PRD-01: a product is answered with its pictures in their order and its tags', async () => {
    expect((await read(1)).data).toEqual(player);
    expect(await session.call('listProducts', { token })).toMatchObject({
      data: [old, horn, sender, player],
    });
  });

  test('PRD-01: a tag that is not public is for admins only', async () => {
    const { data } = await session.call('readProduct');
    expect(data).toEqual({ ...player, tags: [refTo(rack)] });
  });

  test('PRD-02, PRD-03, PRD-05: a product is added as it was sent', async () => {
    const { data } = await session.call('addProduct', { token, body });
    expect(data).toEqual({
      ...body,
      id: 5,
      medias: [back, front],
      tags: [refTo(hidden), refTo(rack)],
      created_at: NOW,
      updated_at: NOW,
    });
    expect((await read(5)).data).toEqual(data);
    expect((await session.call('readMedia', { token, params: { id: 2 } })).data).toMatchObject({
      product_count: 1,
    });
  });

  test('PRD-04: a saved order of pictures is kept, and pictures that were taken away are free', async () => {
    const save = (ids: number[]) =>
      session.call('updateProduct', { token, body: { ...body, medias: ids.map((id) => ({ id })) } });
    expect((await save([1, 2, 3])).data).toMatchObject({ medias: [front, back, side] });
    expect((await save([3, 2])).data).toMatchObject({ medias: [side, back] });
    expect((await read(1)).data).toMatchObject({ medias: [side, back], created_at: player.created_at });
    expect((await session.call('readMedia', { token })).data).toMatchObject({ product_count: 0 });
  });

  test('PRD-04: a save of a product that does not exist links nothing', async () => {
    const params = { id: 99 };
    expect(await session.call('updateProduct', { token, params, body })).toMatchObject(NOT_FOUND);
    expect((await session.call('readMedia', { token, params: { id: 2 } })).data).toMatchObject({
      product_count: 0,
    });
  });

  test('PRD-03: after a save the order by price goes by the new first price', async () => {
    await session.call('updateProduct', { token, body: { ...body, prices: [tier(9_500)] } });
    expect(await listIds('?order_by=price_asc')).toEqual([2, 3, 1]);
  });

  test('PRD-02: a SKU belongs to one product only', async () => {
    const taken = refusal('A product with the SKU A-2 already exists.');
    const twice = { ...body, sku: 'A-2' };
    expect(await session.call('addProduct', { token, body: twice })).toMatchObject(taken);
    expect(await session.call('updateProduct', { token, body: twice })).toMatchObject(taken);
    expect((await read(1)).data).toEqual(player);
    const own = await session.call('updateProduct', { token, params: { id: 2 }, body: twice });
    expect(own.data).toMatchObject({ id: 2, title: 'Nano' });
  });

  test.each([
    ['a picture', { medias: [{ id: 1 }, { id: 77 }] }, 'There is no media with the id 77.'],
    ['a tag', { tags: [{ id: 78 }] }, 'There is no tag with the id 78.'],
  ])('PRD-04: %s that does not exist is refused, and nothing is written', async (_, links, message) => {
    const broken = { ...body, ...links };
    expect(await session.call('addProduct', { token, body: broken })).toMatchObject(refusal(message));
    expect((await session.call('countProducts', { token })).data).toBe(4);
    expect(await session.call('updateProduct', { token, body: broken })).toMatchObject(refusal(message));
    expect((await read(1)).data).toEqual(player);
  });

  test.each([
    ['no price', { prices: [] }],
    ['a price of 0', { prices: [tier(0)] }],
    ['a quantity of 0', { prices: [{ price: 1, quantity: 0, discount: 0 }] }],
    ['two prices for one quantity', { prices: [tier(1), tier(2)] }],
    ['a third of a cent', { prices: [tier(0.333)] }],
    ['three decimals of a percent', { tax_percentage: 1.234 }],
    ['a stock below 0', { stock: -1 }],
    ['a title that is blank', { title: ' ' }],
  ])('PRD-03: %s is refused', async (_, changes) => {
    const answer = await session.call('addProduct', { token, body: { ...body, ...changes } });
    expect(answer).toMatchObject({ status: 200, envelope: { success: false } });
  });

  test('PRD-01: a deleted product leaves its pictures and tags alone', async () => {
    expect((await session.call('deleteProduct', { token })).data).toEqual({ id: 1 });
    expect(await read(1)).toMatchObject(NOT_FOUND);
    expect((await session.call('readMedia', { token, params: { id: 3 } })).data).toMatchObject({
      product_count: 0,
    });
    const { data } = await session.call('readTag', { token, params: { userId: 1 } });
    expect(data).toMatchObject({ product_count: 0 });
  });
});
