import { type CallName, calls, formatPath } from '@carillon/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doors } from './testing/doors.ts';
import { credentials, openSession, type Session } from './testing/session.ts';

const names = Object.keys(calls) as CallName[];
const guarded = names.filter((name) => calls[name].access !== 'public');
const personal = names.filter((name) => calls[name].access === 'owner');
const withQuery = names.filter((name) => 'query' in calls[name]);

const bytes = (...values: number[]) => new Uint8Array(values);
const deep = '['.repeat(50_000) + ']'.repeat(50_000);

describe.each(doors)('LIB-03: every call is guarded through $name', (door) => {
  let session: Session;
  let token: string;
  beforeAll(async () => {
    session = await openSession(door);
    token = await session.logIn('owner');
  });
  afterAll(() => session.close());

  test.each(names)('%s is answered, and never kept by a cache', async (name) => {
    const body = name === 'login' ? credentials('owner') : undefined;
    const answer = await session.call(name, { token: await session.logIn('owner'), body });
    expect(answer).toMatchObject({ status: 200, envelope: { success: true } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json');
  });

  test.each(guarded)('%s without a token is 401', async (name) => {
    expect(await session.call(name)).toMatchObject({ status: 401, message: 'Please log in first.' });
  });

  test.each(guarded)('%s with a forged token is 401', async (name) => {
    const [header, body] = token.split('.');
    expect((await session.call(name, { token: `${header}.${body}.AAAA` })).status).toBe(401);
  });

  test.each(personal)('%s of another person is 403, whether that person exists or not', async (name) => {
    for (const userId of [3, 999]) {
      expect((await session.call(name, { token, params: { userId } })).status).toBe(403);
    }
  });

  test.each(withQuery)('%s with a hostile query is refused or answered, but never fails', async (name) => {
    for (const query of [
      `?query=${'x'.repeat(300)}`,
      '?__proto__=1&constructor=2',
      '?query[]=a',
      '?query=%00%ff',
      '?%',
    ]) {
      expect((await session.call(name, { token, query })).status).toBe(200);
    }
  });

  test.each<[string, unknown, number]>([
    ['cut JSON', '{"email":', 400],
    ['an empty body', '', 400],
    ['bytes that are no UTF-8', bytes(0x22, 0xff, 0xfe, 0x22), 400],
    ['NaN', 'NaN', 400],
    ['an array', [], 200],
    ['a number', 7, 200],
    ['null', null, 200],
    ['a text', '"login"', 200],
    ['arrays in arrays', deep, 200],
    ['fields of other types', { email: { $ne: '' }, password: ['a'] }, 200],
    ['__proto__', '{"__proto__":{"role":"admin"},"email":"a","password":"b"}', 200],
    ['constructor', { constructor: { prototype: { role: 'admin' } } }, 200],
    ['a megabyte and more', `"${'x'.repeat(2 ** 20)}"`, 413],
  ])('a login body of %s is refused', async (_, body, status) => {
    const answer = await session.call('login', { body });
    expect(answer).toMatchObject({ status, envelope: { success: false } });
    expect(answer.message).toMatch(/^[A-Z a-z]+.*\.$/);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test.each([
    ['GET', '/device/list/2', 'GET /api/devices/list/{userId}'],
    ['POST', '/accounts/log-in', 'POST /api/accounts/login'],
    ['PUT', '/accounts/logout', 'POST /api/accounts/logout'],
    ['GET', '/devices/2/0', 'GET /api/devices/{userId}/{id}'],
    ['GET', '/icons/count/2/', 'GET /api/icons/count/{userId}'],
  ])('%s %s is 404 and names the nearest call', async (method, path, nearest) => {
    const answer = await session.ask(method, path, { token });
    expect(answer.status).toBe(404);
    expect(answer.message).toContain(`The nearest is ${nearest}.`);
  });

  test.each([
    '/devices/2/-1',
    '/devices/2/1e1',
    '/devices/2/9999999999999999',
    '/devices/2/%00',
    '/devices/2/1;x',
    '//',
    '/..%2f..',
  ])('the path %s is 404', async (path) => {
    expect((await session.ask('GET', path, { token })).status).toBe(404);
  });

  test('no answer holds a password, its hash or a device key', async () => {
    const admin = await session.logIn('admin');
    const texts = await Promise.all(
      names
        .filter((name) => name !== 'logout')
        .map((name) =>
          session.call(name, { token: admin, body: name === 'login' ? credentials('owner') : undefined }),
        ),
    );
    for (const { text } of texts) expect(text).not.toMatch(/password|KEY-1|scrypt\$|quick\$|-123!/);
  });

  test('nothing of all this was a surprise to the platform', () => {
    expect(session.errors).toEqual([]);
  });
});

test('the paths of the contract are what the tests ask for', () => {
  expect(formatPath(calls.readDevice.path, { userId: 2, id: 1 })).toBe('/devices/2/1');
});
