import { type AddressBody, calls } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildAddress } from './builders.ts';
import { doors } from './testing/doors.ts';
import { openSession, type Session } from './testing/session.ts';

const own = (id: number, name: string, main = false) => ({
  ...buildAddress({ id, name, main, city: `City ${id}` }),
  user_id: 2,
});

// Names differ in case and accents; the last one is of somebody else.
const addresses = [
  own(1, 'office', true),
  own(2, 'Éclair bar'),
  own(3, 'Dome 50%_a'),
  { ...buildAddress({ id: 4, name: 'office of another', main: true }), user_id: 3 },
];
const { id: _, ...body }: AddressBody & { id: number } = buildAddress({ name: 'New hall' });

describe.each(doors)('API-04, LIB-03: address calls through $name', (door) => {
  let session: Session;
  let token: string;
  beforeEach(async () => {
    session = await openSession(door, { seed: { addresses } });
    token = await session.logIn('owner');
  });
  afterEach(async () => {
    expect(session.errors).toEqual([]);
    await session.close();
  });

  async function list(query = '', userId = 2) {
    const { data } = await session.call('listAddresses', { token, query, params: { userId } });
    return calls.listAddresses.answer.parse(data);
  }
  const mainIds = async () => (await list()).filter(({ main }) => main).map(({ id }) => id);
  const save = (id: number, changes: Partial<AddressBody>) =>
    session.call('updateAddress', { token, params: { id }, body: { ...body, ...changes } });

  test.each([
    ['', [3, 2, 1], 'newest first'],
    ['?order_by=name_asc', [3, 2, 1], 'by name, whatever the case and the accents'],
    ['?order_by=name_des', [1, 2, 3], 'by name backwards'],
    ['?limit=1&offset=1&order_by=name_des', [2], 'a page of them'],
    ['?query=ECL', [2], 'searched by name'],
    ['?query=50%25_', [3], 'searched for characters that are wildcards in SQL'],
    ['?query=city+3', [3], 'searched by city'],
    ['?query=germany', [3, 2, 1], 'searched by the name of the country, of which it has the code'],
    ['?query=office', [1], 'searched among the own ones only'],
  ])('ADR-01: listAddresses%s answers addresses %j: %s', async (query, ids) => {
    expect((await list(query)).map(({ id }) => id)).toEqual(ids);
    const count = await session.call('countAddresses', { token, query });
    if (!query.includes('limit')) expect(count.data).toBe(ids.length);
  });

  test('ADR-03: an address is in a country that the platform knows, or in the one that it was in', async () => {
    const refusal = { status: 200, message: 'There is no country with the code ZZ.' };
    const elsewhere = { ...body, country: 'ZZ' };
    expect(await session.call('addAddress', { token, body: elsewhere })).toMatchObject(refusal);
    expect(await save(2, { country: 'ZZ' })).toMatchObject(refusal);
  });

  test('ADR-03: one from before countries were kept stays in a country that is no more', async () => {
    const old = await openSession(door, { seed: { addresses: [{ ...own(1, 'office'), country: 'ZZ' }] } });
    const token = await old.logIn('owner');
    const moved = { ...body, country: 'ZZ', city: 'Another' };
    expect((await old.call('updateAddress', { token, body: moved })).envelope.success).toBe(true);
    expect((await old.call('addAddress', { token, body: moved })).envelope.success).toBe(false);
    expect((await old.call('countAddresses', { token })).data).toBe(1);
    await old.close();
  });

  test('ADR-01: orderAddresses offers name_asc and name_des, and listAddresses takes no other', async () => {
    const { data } = await session.call('orderAddresses', { token });
    expect(calls.orderAddresses.answer.parse(data).map(({ order }) => order)).toEqual([
      'name_asc',
      'name_des',
    ]);
    const { envelope } = await session.call('listAddresses', { token, query: '?order_by=user_id' });
    expect(envelope.success).toBe(false);
  });

  test('ADR-03: an address is added, read, changed and deleted', async () => {
    const added = calls.addAddress.answer.parse((await session.call('addAddress', { token, body })).data);
    expect(added).toEqual({ ...body, id: added.id });
    const params = { id: added.id };
    expect((await session.call('readAddress', { token, params })).data).toEqual(added);
    const changed = { ...body, name: 'Old hall', note: 'Ring twice.' };
    expect((await save(added.id, changed)).data).toEqual({ ...changed, id: added.id });
    expect((await session.call('deleteAddress', { token, params })).data).toEqual({ id: added.id });
    expect((await session.call('readAddress', { token, params })).status).toBe(404);
    expect(await list()).toHaveLength(3);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 33 characters', { name: 'x'.repeat(33) }, 'name'],
    ['a prefix with its plus sign', { prefix: '+49' }, 'prefix'],
    ['no city', { city: '' }, 'city'],
    ['no postal code', { zip: '' }, 'zip'],
    ['main as a text', { main: 'true' }, 'main'],
  ])('ADR-04: an address with %s is refused, and nothing is saved', async (_, changes, field) => {
    for (const name of ['addAddress', 'updateAddress'] as const) {
      const { envelope } = await session.call(name, { token, body: { ...body, ...changes } });
      expect(envelope).toEqual({ success: false, message: expect.stringContaining(field) });
    }
    expect((await list()).map(({ name }) => name)).toEqual(['Dome 50%_a', 'Éclair bar', 'office']);
  });

  test('ADR-06: making one main unmarks the other, whether it is changed or new; nobody else is touched', async () => {
    expect(await mainIds()).toEqual([1]);
    await save(2, { main: true });
    expect(await mainIds()).toEqual([2]);
    const { data } = await session.call('addAddress', { token, body: { ...body, main: true } });
    expect(await mainIds()).toEqual([calls.addAddress.answer.parse(data).id]);
    await save(3, { main: false });
    expect(await mainIds()).toHaveLength(1);
    token = await session.logIn('other');
    expect(await list('', 3)).toMatchObject([{ id: 4, main: true }]);
  });

  test('ADR-06: the main address can be unmarked or deleted; then there is none', async () => {
    await save(1, { main: false });
    expect(await mainIds()).toEqual([]);
    await save(2, { main: true });
    await session.call('deleteAddress', { token, params: { id: 2 } });
    expect(await mainIds()).toEqual([]);
  });

  test('ADR-06: of eight made main at once one is', async () => {
    const all = Array.from({ length: 8 }, () =>
      session.call('addAddress', { token, body: { ...body, main: true } }),
    );
    await Promise.all(all);
    expect(await mainIds()).toHaveLength(1);
    expect(await list()).toHaveLength(11);
  });

  test.each(['readAddress', 'updateAddress', 'deleteAddress'] as const)(
    'ADR-07: %s of what is not of the person in the path is 404, also for an administrator',
    async (name) => {
      const asked = name === 'updateAddress' ? body : undefined;
      for (const who of [token, await session.logIn('admin')])
        for (const id of [4, 999]) {
          const answer = await session.call(name, { token: who, params: { id }, body: asked });
          expect(answer).toMatchObject({ status: 404, message: 'This record does not exist.' });
        }
      token = await session.logIn('other');
      expect(await list('', 3)).toMatchObject([{ id: 4, name: 'office of another' }]);
    },
  );

  test('ADR-07: an administrator acts for anybody there is', async () => {
    const admin = await session.logIn('admin');
    const forUser = (userId: number) =>
      session.call('addAddress', { token: admin, params: { userId }, body });
    expect((await forUser(3)).data).toMatchObject({ name: 'New hall' });
    expect((await forUser(999)).status).toBe(404);
  });
});
