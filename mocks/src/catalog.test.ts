import { calls } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildAddress, buildCarrier, buildCountry, buildMedia, buildProduct, buildTag } from './builders.ts';
import { recordTables } from './records/index.ts';
import { doors } from './testing/doors.ts';
import { openSession, type Session } from './testing/session.ts';

const NOT_FOUND = { status: 404, message: 'This record does not exist.' };
const NOBODY = { status: 404, message: 'This person does not exist.' };
const NOW = '2026-06-01T12:00:00.000Z';
const minute = (n: number) => new Date(Date.UTC(2026, 0, 5, 9, n)).toISOString();
const times = (created: number, updated: number) => ({
  created_at: minute(created),
  updated_at: minute(updated),
});

const austria = buildCountry({ id: 1, name: 'Österreich', code: 'AT', ...times(1, 9) });
const italy = buildCountry({ id: 2, name: 'italy', code: 'IT', ...times(3, 3) });
const norway = buildCountry({ id: 3, name: 'Norway', code: 'NO', ...times(3, 5) });
const NO_USES = { media_count: 0, product_count: 0, device_count: 0 };
const countries = [austria, italy, norway];

const refTo = ({ id, name, code }: typeof austria) => ({ id, name, code });
const carriers = [
  buildCarrier({
    id: 1,
    company: 'kite',
    price_in_cents: 900,
    countries: [refTo(italy), refTo(austria)],
    ...times(1, 8),
  }),
  buildCarrier({
    id: 2,
    company: 'Álba',
    name: 'Night',
    price_in_cents: 90,
    countries: [refTo(italy)],
    ...times(2, 2),
  }),
];

// The admin has a public tag and a hidden one, the owner a hidden one, another person a public one.
const tags = [
  { ...buildTag({ id: 1, name: 'Yard', ...times(1, 5) }), user_id: 1 },
  { ...buildTag({ id: 2, name: 'attic', public: false, ...times(2, 6) }), user_id: 1 },
  { ...buildTag({ id: 3, name: 'Éclair', public: false, ...times(3, 4) }), user_id: 2 },
  { ...buildTag({ id: 4, name: 'zebra', ...times(3, 3) }), user_id: 3 },
];
const tagRef = { name: 'any', variant: 'info' } as const;
const medias = [
  buildMedia({ id: 1, tags: [{ id: 1, ...tagRef }] }),
  buildMedia({ id: 2, tags: [{ id: 1, ...tagRef }] }),
];
const products = [
  buildProduct({
    tags: [
      { id: 1, ...tagRef },
      { id: 4, ...tagRef },
    ],
  }),
];
const addresses = [
  { ...buildAddress({ id: 1, country: 'AT' }), user_id: 2 },
  { ...buildAddress({ id: 2, country: 'NO' }), user_id: 3 },
];
// Of kinds to come there are none: they may point at these countries.
const KEPT: readonly string[] = ['users', 'devices', 'icons', 'deviceTags'];
const none = Object.fromEntries(
  Object.keys(recordTables).flatMap((name) => (KEPT.includes(name) ? [] : [[name, []]])),
);
const seed = { ...none, countries, carriers, tags, medias, products, addresses };

describe.each(doors)('API-02, API-03, LIB-03: the back-office through $name', (door) => {
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

  type ListName = 'listCountries' | 'listCarriers' | 'listTags';
  async function listIds(name: ListName, query: string, params = {}): Promise<number[]> {
    const { data } = await session.call(name, { token, query, params });
    return calls[name].answer.parse(data).map(({ id }) => id);
  }
  const refusal = (message: string) => ({ status: 200, envelope: { success: false, message } });

  describe('countries', () => {
    test.each([
      ['', [3, 2, 1], 'newest first'],
      ['?order_by=name_asc', [2, 3, 1], 'by name, whatever the case and the accents'],
      ['?order_by=name_des', [1, 3, 2], 'by name backwards'],
      ['?order_by=code_asc', [1, 2, 3], 'by code'],
      ['?order_by=code_des', [3, 2, 1], 'by code backwards'],
      ['?order_by=last_created', [3, 2, 1], 'newest first'],
      ['?order_by=last_modified', [1, 3, 2], 'last modified first'],
      ['?query=oster', [1], 'searched by name'],
      ['?query=no', [3], 'searched by code'],
      ['?order_by=name_asc&limit=2&offset=1', [3, 1], 'by page'],
    ])('CTY-01: listCountries%s answers %j: %s', async (query, ids) => {
      expect(await listIds('listCountries', query)).toEqual(ids);
    });

    test('S3, CTY-01: each says how many pictures, products and devices are of it: none, as nothing of these names a country', async () => {
      const { medias: pictures, products: wares } = recordTables;
      for (const table of [pictures, wares, recordTables.devices]) {
        expect(Object.keys(table.columns).filter((column) => column.includes('country'))).toEqual([]);
      }
      const { data } = await session.call('listCountries');
      for (const record of calls.listCountries.answer.parse(data)) expect(record).toMatchObject(NO_USES);
      expect((await session.call('readCountry', { token })).data).toMatchObject(NO_USES);
    });

    test('CTY-01: they are counted, and listed for everybody', async () => {
      expect((await session.call('countCountries', { token })).data).toBe(3);
      expect((await session.call('countCountries', { token, query: '?query=t' })).data).toBe(2);
      expect((await session.call('listCountries')).data).toEqual([norway, italy, austria]);
    });

    test('CTY-02: a country is added, changed and deleted', async () => {
      const added = await session.call('addCountry', { token, body: { name: 'Malta', code: 'MT' } });
      const malta = { ...NO_USES, id: 4, name: 'Malta', code: 'MT', created_at: NOW, updated_at: NOW };
      expect(added.data).toEqual(malta);
      session.clock.advance(1000);
      const params = { id: 4 };
      const body = { name: 'Malta and Gozo', code: 'MT' };
      const saved = await session.call('updateCountry', { token, params, body });
      expect(saved.data).toEqual({ ...malta, ...body, updated_at: '2026-06-01T12:00:01.000Z' });
      expect((await session.call('readCountry', { token, params })).data).toEqual(saved.data);
      expect((await session.call('deleteCountry', { token, params })).data).toEqual({ id: 4 });
      expect(await session.call('readCountry', { token, params })).toMatchObject(NOT_FOUND);
    });

    test('CTY-02: a code belongs to one country only', async () => {
      const taken = refusal('A country with the code IT already exists.');
      const body = { name: 'Itaca', code: 'IT' };
      expect(await session.call('addCountry', { token, body })).toMatchObject(taken);
      expect(await session.call('updateCountry', { token, params: { id: 1 }, body })).toMatchObject(taken);
      expect((await session.call('readCountry', { token })).data).toEqual(austria);
    });

    test('CTY-02: a code that is corrected is corrected in postal addresses too', async () => {
      await session.call('updateCountry', { token, params: { id: 1 }, body: { name: 'Austria', code: 'A' } });
      const read = (userId: number, id: number) =>
        session.call('readAddress', { token, params: { userId, id } });
      expect((await read(2, 1)).data).toMatchObject({ country: 'A' });
      expect((await read(3, 2)).data).toMatchObject({ country: 'NO' });
    });

    test('FLT-132: a country to which carriers ship, or in which people live, stays, and it is said by what', async () => {
      const remove = (id: number) => session.call('deleteCountry', { token, params: { id } });
      expect(await remove(1)).toMatchObject(
        refusal('Österreich is still associated with 1 address(es) and 1 carrier(s)'),
      );
      expect(await remove(2)).toMatchObject(refusal('italy is still associated with 2 carrier(s)'));
      expect(await remove(3)).toMatchObject(refusal('Norway is still associated with 1 address(es)'));
      await session.call('deleteCarrier', { token, params: { id: 2 } });
      expect(await remove(2)).toMatchObject(refusal('italy is still associated with 1 carrier(s)'));
      await session.call('deleteCarrier', { token, params: { id: 1 } });
      expect((await remove(2)).data).toEqual({ id: 2 });
      await session.call('deleteAddress', { token, params: { userId: 3, id: 2 } });
      expect((await remove(3)).data).toEqual({ id: 3 });
    });
  });

  describe('carriers', () => {
    test.each([
      ['', [2, 1], 'newest first'],
      ['?order_by=company_asc', [2, 1], 'by company'],
      ['?order_by=company_des', [1, 2], 'by company backwards'],
      ['?order_by=name_asc', [2, 1], 'by service'],
      ['?order_by=name_des', [1, 2], 'by service backwards'],
      ['?order_by=price_asc', [2, 1], 'by price'],
      ['?order_by=price_des', [1, 2], 'by price, highest first'],
      ['?order_by=last_created', [2, 1], 'newest first'],
      ['?order_by=last_modified', [1, 2], 'last modified first'],
      ['?query=ALBA', [2], 'searched by company'],
      ['?query=parcel', [1], 'searched by service'],
    ])('CAR-01: listCarriers%s answers %j: %s', async (query, ids) => {
      expect(await listIds('listCarriers', query)).toEqual(ids);
    });

    test('CAR-01: they are listed for everybody, with their countries in the order in which they were chosen', async () => {
      expect((await session.call('listCarriers')).data).toEqual([carriers[1], carriers[0]]);
      expect((await session.call('countCarriers', { token, query: '?query=kite' })).data).toBe(1);
    });

    test('CAR-02: a carrier is added, changed and deleted with what links it to countries', async () => {
      const body = {
        company: 'Blue',
        name: 'Air',
        price_in_cents: 5,
        countries: [{ id: 3 }, { id: 1 }, { id: 3 }],
      };
      const added = await session.call('addCarrier', { token, body });
      const blue = {
        ...body,
        id: 3,
        countries: [refTo(norway), refTo(austria)],
        created_at: NOW,
        updated_at: NOW,
      };
      expect(added.data).toEqual(blue);
      const params = { id: 3 };
      const changes = { ...body, name: 'Sea', price_in_cents: 0, countries: [{ id: 2 }, { id: 3 }] };
      const saved = await session.call('updateCarrier', { token, params, body: changes });
      expect(saved.data).toEqual({ ...blue, ...changes, countries: [refTo(italy), refTo(norway)] });
      expect((await session.call('readCarrier', { token, params })).data).toEqual(saved.data);
      expect((await session.call('deleteCarrier', { token, params })).data).toEqual({ id: 3 });
      expect(await session.call('readCarrier', { token, params })).toMatchObject(NOT_FOUND);
    });

    test('CAR-02: an unknown country is refused, and nothing of the carrier is written', async () => {
      const body = { company: 'Blue', name: 'Air', price_in_cents: 5, countries: [{ id: 1 }, { id: 77 }] };
      const unknown = refusal('There is no country with the id 77.');
      expect(await session.call('addCarrier', { token, body })).toMatchObject(unknown);
      expect((await session.call('countCarriers', { token })).data).toBe(2);
      expect(await session.call('updateCarrier', { token, body })).toMatchObject(unknown);
      expect((await session.call('readCarrier', { token })).data).toEqual(carriers[0]);
    });

    test('CAR-02: a carrier needs a country', async () => {
      const body = { company: 'Blue', name: 'Air', price_in_cents: 5, countries: [] };
      expect(await session.call('addCarrier', { token, body })).toMatchObject({
        envelope: { success: false },
      });
    });
  });

  describe('tags', () => {
    test.each<[string, Record<string, number | boolean>, number[], string]>([
      ['', { flag: true, userId: 1 }, [4, 2, 1], 'public ones and the own, newest first'],
      ['', { flag: false, userId: 1 }, [2, 1], 'the own only'],
      ['', { flag: true, userId: 2 }, [4, 3, 1], 'those that the owner of devices sees'],
      ['', { flag: false, userId: 2 }, [3], 'those that the owner of devices has'],
      ['?query=a', { flag: true, userId: 1 }, [4, 2, 1], 'searched'],
      ['?query=att', { flag: true, userId: 2 }, [], 'searched among those one sees only'],
      ['?order_by=name_asc', { userId: 2 }, [3, 1, 4], 'by name'],
      ['?order_by=name_des', { userId: 2 }, [4, 1, 3], 'by name backwards'],
      ['?order_by=media_asc', { userId: 1 }, [2, 4, 1], 'by pictures'],
      ['?order_by=media_des', { userId: 1 }, [1, 2, 4], 'by pictures, most first'],
      ['?order_by=product_asc', { userId: 1 }, [2, 1, 4], 'by products'],
      ['?order_by=product_des', { userId: 1 }, [1, 4, 2], 'by products, most first'],
      ['?order_by=device_asc', { userId: 1 }, [1, 2, 4], 'by devices, of which none has any'],
      ['?order_by=device_des', { userId: 1 }, [1, 2, 4], 'by devices, of which none has any'],
      ['?order_by=last_created', { userId: 1 }, [4, 2, 1], 'newest first'],
      ['?order_by=last_modified', { userId: 1 }, [2, 1, 4], 'last modified first'],
    ])('TAG-01: listTags%s of %j answers %j: %s', async (query, params, ids) => {
      expect(await listIds('listTags', query, params)).toEqual(ids);
      const counted = await session.call('countTags', {
        token,
        params,
        query: query.replace(/order_by=\w+/, ''),
      });
      expect(counted.data).toBe(ids.length);
    });

    test('TAG-01: a tag tells how many pictures and products carry it', async () => {
      const { data } = await session.call('readTag', { token });
      const { user_id: _, ...yard } = tags[0] ?? { user_id: 1 };
      expect(data).toEqual({ ...yard, media_count: 2, product_count: 1, device_count: 0 });
    });

    test('TAG-02: a tag is added, changed and deleted', async () => {
      const body = { name: 'New', variant: 'dark', public: false };
      const params = { userId: 1, id: 5 };
      const counts = { media_count: 0, product_count: 0, device_count: 0 };
      const added = await session.call('addTag', { token, params, body });
      expect(added.data).toEqual({ id: 5, ...body, ...counts, created_at: NOW, updated_at: NOW });
      const changes = { name: 'Newer', variant: 'info', public: true };
      const saved = await session.call('updateTag', { token, params, body: changes });
      expect(saved.data).toEqual({ id: 5, ...changes, ...counts, created_at: NOW, updated_at: NOW });
      expect((await session.call('deleteTag', { token, params })).data).toEqual({ id: 5 });
      expect(await session.call('readTag', { token, params })).toMatchObject(NOT_FOUND);
    });

    test('TAG-02: a public tag of another person can be made a hidden one', async () => {
      const body = { name: 'zebra', variant: 'info', public: false };
      const params = { userId: 1, id: 4 };
      expect((await session.call('updateTag', { token, params, body })).data).toMatchObject(body);
      expect(await session.call('readTag', { token, params })).toMatchObject(NOT_FOUND);
    });

    test('TAG-02: a tag in use is not deleted, and it is said by what', async () => {
      expect(await session.call('deleteTag', { token })).toMatchObject(
        refusal('Yard is still associated with 2 media(s) and 1 product(s)'),
      );
      expect(await session.call('deleteTag', { token, params: { id: 4 } })).toMatchObject(
        refusal('zebra is still associated with 1 product(s)'),
      );
      await session.call('deleteProduct', { token });
      expect(await session.call('deleteTag', { token })).toMatchObject(
        refusal('Yard is still associated with 2 media(s)'),
      );
      expect((await session.call('deleteTag', { token, params: { id: 4 } })).data).toEqual({ id: 4 });
    });

    test.each(['readTag', 'updateTag', 'deleteTag'] as const)(
      'TAG-02: %s does not reach the hidden tag of another person',
      async (name) => {
        const body = name === 'updateTag' ? { name: 'Mine', variant: 'info', public: true } : undefined;
        expect(await session.call(name, { token, params: { userId: 2, id: 2 }, body })).toMatchObject(
          NOT_FOUND,
        );
        expect(await session.call('readTag', { token, params: { userId: 1, id: 2 } })).toMatchObject({
          data: { name: 'attic' },
        });
      },
    );

    test('TAG-02: nobody has a tag who does not exist', async () => {
      const body = { name: 'New', variant: 'dark', public: false };
      expect(await session.call('addTag', { token, params: { userId: 999 }, body })).toMatchObject(NOBODY);
    });
  });

  test.each([
    ['orderCountries', 'listCountries', 6],
    ['orderCarriers', 'listCarriers', 8],
    ['orderTags', 'listTags', 10],
    ['orderProducts', 'listProducts', 10],
  ] as const)('API-02: every order of %s is one that %s takes', async (orders, list, length) => {
    const { data } = await session.call(orders, { token });
    const options = calls[orders].answer.parse(data);
    expect(options).toHaveLength(length);
    for (const { order } of options) {
      expect((await session.call(list, { token, query: `?order_by=${order}` })).envelope.success).toBe(true);
    }
    expect(await session.call(list, { token, query: '?order_by=size_asc' })).toMatchObject({
      envelope: { success: false },
    });
  });
});
