import { type CallName, calls } from '@carillon/protocol';
import { expect, test } from 'vitest';
import { otherIds, validBody } from './testing/bodies.ts';
import { type Door, doors } from './testing/doors.ts';
import { openSession } from './testing/session.ts';

/** Who may use each call (S6): written out, and not derived from the table of calls that it holds to it. */
const wanted = {
  visitor: [
    ...['signup', 'login', 'verifyEmail', 'resendEmail', 'forgotPassword', 'resetPassword'],
    ...['countProducts', 'listProducts', 'orderProducts', 'readProduct'],
    ...['countCountries', 'listCountries', 'countCarriers', 'listCarriers'],
  ],
  user: [
    ...['logout', 'refreshToken'],
    ...['orderTags', 'orderAddresses', 'orderDevices', 'orderDeviceTags'],
  ],
  owner: [
    ...['readUser', 'updateUser', 'deleteUser'],
    ...['countAddresses', 'listAddresses', 'readAddress', 'addAddress', 'updateAddress', 'deleteAddress'],
    ...['countTags', 'listTags', 'readTag'],
    ...['countDevices', 'listDevices', 'readDevice', 'registerDevice', 'updateDevice', 'unregisterDevice'],
    ...['countDeviceTags', 'listDeviceTags', 'readDeviceTag'],
    ...['addDeviceTag', 'updateDeviceTag', 'deleteDeviceTag'],
    ...['countIcons', 'listIcons'],
  ],
  admin: [
    ...['countUsers', 'listUsers', 'orderUsers', 'addUser'],
    ...['orderCountries', 'readCountry', 'addCountry', 'updateCountry', 'deleteCountry'],
    ...['orderCarriers', 'readCarrier', 'addCarrier', 'updateCarrier', 'deleteCarrier'],
    ...['addTag', 'updateTag', 'deleteTag'],
    ...['countMedias', 'listMedias', 'orderMedias', 'readMedia', 'addMedia', 'updateMedia', 'deleteMedia'],
    ...['addProduct', 'updateProduct', 'deleteProduct'],
  ],
} as const;

/** Asked in this order of one platform: what a call changes is changed last, by those who may. */
const answers = {
  visitor: { visitor: 'yes', stranger: 'yes', owner: 'yes', admin: 'yes' },
  user: { visitor: 401, stranger: 'yes', owner: 'yes', admin: 'yes' },
  owner: { visitor: 401, stranger: 403, owner: 'yes', admin: 'yes' },
  admin: { visitor: 401, stranger: 403, owner: 403, admin: 'yes' },
} as const;

const named = Object.entries(wanted).flatMap(([role, names]) =>
  names.map((name) => [name as CallName, role as keyof typeof wanted] as const),
);

test('S6: it is said of every call who may use it', () => {
  expect(named.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort());
});

test.each(named)('S6, NAV-15: %s is for whoever is at least %s', async (name, role) => {
  const session = await openSession(doors[0] as Door);
  const tokens = {
    visitor: undefined,
    stranger: await session.logIn('other'),
    owner: await session.logIn('owner'),
    admin: await session.logIn('admin'),
  };
  const found: Record<string, unknown> = {};
  for (const [who, token] of Object.entries(tokens)) {
    // What comes by mail is good once.
    const body = await validBody(name, session);
    const params = { ...otherIds[name] };
    const { status } = await session.call(name, { ...(token && { token }), body, params });
    found[who] = status === 401 || status === 403 ? status : 'yes';
    session.clock.advance(60_000);
  }
  expect(found).toEqual(answers[role]);
  expect(session.errors).toEqual([]);
});

test.each(['Countries', 'Carriers', 'Products'] as const)(
  'LST-11: a selector of %s is for everybody: who may have a page may know how many there are, and search both',
  async (many) => {
    const session = await openSession(doors[0] as Door);
    for (const token of ['', await session.logIn('owner')]) {
      const query = '?query=a';
      const counted = await session.call(`count${many}`, { token, query });
      const listed = await session.call(`list${many}`, { token, query: `${query}&limit=1000` });
      expect(counted.data).toBe((listed.data as unknown[]).length);
      expect(counted.data).toBeGreaterThan(0);
    }
  },
);
