import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, formatPath } from './call.ts';
import { calls } from './calls.ts';
import { envelope } from './envelope.ts';

describe('the path of a call', () => {
  test.each([
    ['/devices/{userId}/{id}', { userId: 2, id: 7 }, '/devices/2/7'],
    ['/devices/order', {}, '/devices/order'],
    ['/{id}/{id}', { id: 1 }, '/1/1'],
    ['/x/{id}', { id: '../../accounts' }, '/x/..%2F..%2Faccounts'],
    ['/x/{id}', { id: 'a?b=c#d' }, '/x/a%3Fb%3Dc%23d'],
    ['/x/{id}', { id: '{userId}' }, '/x/%7BuserId%7D'],
    ['/x/{id}', { id: '$&' }, '/x/%24%26'],
  ])('%s is filled in with %j', (path, params, filled) => {
    expect(formatPath(path, params)).toBe(filled);
  });

  test('whatever is filled in stays one segment', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const [, first, second, ...rest] = formatPath('/x/{id}', { id }).split('/');
        expect([first, decodeURIComponent(second ?? ''), rest]).toEqual(['x', id, []]);
      }),
    );
  });
});

const rows = Object.entries<Call>(calls);

describe('the table of calls', () => {
  test.each(rows)('%s reads without a body, and takes one only where it saves', (_name, call) => {
    expect('body' in call && call.method === 'GET').toBe(false);
    expect(call.path).toMatch(/^(\/([a-z_-]+|\{[A-Za-z]+\}))+$/);
  });

  test.each(rows)(
    '%s may be used by its person, or by administrators, if its path names one',
    (_name, call) => {
      const named = call.path.includes('{userId}');
      expect(call.access === 'owner' ? named : true).toBe(true);
      if (named) expect(['owner', 'admin']).toContain(call.access);
    },
  );

  test('every call has an address of its own', () => {
    const addresses = rows.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('what visitors may call is what leads to an account, the shop, and the lists that it needs', () => {
    const names = rows.filter(([, { access }]) => access === 'public').map(([name]) => name);
    expect(names.sort()).toEqual([
      'countCarriers',
      'countCountries',
      'countProducts',
      'forgotPassword',
      'listCarriers',
      'listCountries',
      'listProducts',
      'login',
      'orderProducts',
      'readProduct',
      'resendEmail',
      'resetPassword',
      'signup',
      'verifyEmail',
    ]);
  });

  test('only administrators save what belongs to nobody', () => {
    const saving = rows.filter(([, { method }]) => method !== 'GET');
    const shared = saving.filter(([, { path }]) =>
      /^\/(countries|carriers|medias|products|tags)\b/.test(path),
    );
    expect(shared).toHaveLength(15);
    expect(shared.every(([, { access }]) => access === 'admin')).toBe(true);
  });
});

// S7 and D7, as the specifications write them; what they do not show is our choice.
describe('the calls of the specifications', () => {
  const addresses = rows.map(([, { method, path }]) => `${method} ${path}`);
  const entity = (kind: string) => [
    `GET /${kind}/count`,
    `GET /${kind}/list`,
    `GET /${kind}/order`,
    `GET /${kind}/{id}`,
    `POST /${kind}/add`,
    `PUT /${kind}/{id}`,
    `DELETE /${kind}/{id}`,
  ];
  const owned = (kind: string, flag = '') => [
    `GET /${kind}/count/{userId}${flag}`,
    `GET /${kind}/list/{userId}${flag}`,
    `GET /${kind}/order`,
    `GET /${kind}/{userId}/{id}`,
    `POST /${kind}/{userId}`,
    `PUT /${kind}/{userId}/{id}`,
    `DELETE /${kind}/{userId}/{id}`,
  ];

  test.each([
    'POST /accounts/signup',
    'POST /accounts/login',
    'POST /accounts/logout',
    'POST /accounts/verify-email',
    'POST /accounts/resend-email',
    'POST /accounts/forgot-password',
    'POST /accounts/reset-password',
    'GET /accounts/refresh-token',
    'GET /accounts/count',
    'GET /accounts/list',
    'GET /accounts/order',
    'GET /accounts/{userId}',
    'POST /accounts/create',
    'PUT /accounts/{userId}',
    'DELETE /accounts/{userId}',
  ])('API-01 %s is in the table', (address) => expect(addresses).toContain(address));

  test.each(['countries', 'carriers', 'medias', 'products'].flatMap(entity))(
    'API-02 %s is in the table',
    (address) => expect(addresses).toContain(address),
  );

  test.each(owned('tags', '/{flag}'))('API-03 %s is in the table', (address) => {
    expect(addresses).toContain(address);
  });

  test.each(owned('addresses'))('API-04 %s is in the table', (address) => {
    expect(addresses).toContain(address);
  });

  test.each([
    ...owned('devices'),
    ...owned('device_tags'),
    'GET /icons/count/{userId}',
    'GET /icons/list/{userId}',
  ])('API-05 %s is in the table', (address) => expect(addresses).toContain(address));

  test('API-02 only pictures are sent as forms of several parts', () => {
    expect(rows.filter(([, { isMultipart }]) => isMultipart).map(([name]) => name)).toEqual([
      'addMedia',
      'updateMedia',
    ]);
  });
});

describe('the envelope', () => {
  test.each([
    ['data', { success: true, data: [] }],
    ['a message', { success: false, message: 'No' }],
    ['a null message', { success: false, message: null }],
    ['nothing else', { success: true }],
    ['the token of an e-mail', { success: true, data: {}, debug: { jwt: 'x' } }],
  ])('is read with %s', (_case, json) => {
    expect(envelope.parse(json)).toEqual(json);
  });

  test.each([
    ['success as text', { success: 'true' }],
    ['success as 1', { success: 1 }],
    ['no success', { data: [] }],
    ['a message that is no text', { success: false, message: 7 }],
    ['a list', []],
    ['null', null],
  ])('FLT-068 is none with %s', (_case, json) => {
    expect(envelope.safeParse(json).success).toBe(false);
  });
});
