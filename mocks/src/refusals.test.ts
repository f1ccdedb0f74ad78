import { type Call, type CallName, calls, formatPath } from '@carillon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { otherIds, validBody } from './testing/bodies.ts';
import { doors } from './testing/doors.ts';
import { openSession, type Session } from './testing/session.ts';

const names = Object.keys(calls) as CallName[];
const guarded = names.filter((name) => calls[name].access !== 'public');
const personal = names.filter((name) => calls[name].access === 'owner');
const administrative = names.filter((name) => calls[name].access === 'admin');
const ofRecord = names.filter((name) => calls[name].path.endsWith('/{id}'));
const withQuery = names.filter((name) => 'query' in calls[name]);
const withBody = names.filter((name) => 'body' in calls[name]);
const withJson = withBody.filter((name) => !('isMultipart' in calls[name]));
// Nothing has to be in it: what a save leaves out stays.
const withAnyObject: readonly CallName[] = ['updateUser'];

const bytes = (...values: number[]) => new Uint8Array(values);
const deep = '['.repeat(50_000) + ']'.repeat(50_000);
const askerOf = (name: CallName) => (calls[name].access === 'admin' ? 'admin' : 'owner');

describe.each(doors)('LIB-03: every call is answered through $name', (door) => {
  let session: Session;
  beforeEach(async () => {
    session = await openSession(door);
  });
  afterEach(() => session.close());

  test.each(names)('%s, without a secret in it, and is never kept by a cache', async (name) => {
    const token = await session.logIn(askerOf(name));
    const body = await validBody(name, session);
    const answer = await session.call(name, { token, body, params: otherIds[name] });
    expect(answer).toMatchObject({ status: 200, envelope: { success: true } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.text).not.toMatch(/password|KEY-1|scrypt\$|quick\$|-123!/);
    expect(session.errors).toEqual([]);
  });
});

describe.each(doors)('LIB-03: every call is guarded through $name', (door) => {
  let session: Session;
  let token: string;
  let admin: string;
  beforeAll(async () => {
    session = await openSession(door);
    token = await session.logIn('owner');
    admin = await session.logIn('admin');
  });
  afterAll(() => session.close());

  const tokenFor = (name: CallName) => (askerOf(name) === 'admin' ? admin : token);

  test.each(guarded)('%s without a token is 401', async (name) => {
    const body = await validBody(name, session);
    expect(await session.call(name, { body })).toMatchObject({
      status: 401,
      message: 'Please log in first.',
    });
  });

  test.each(guarded)('%s with a forged token is 401', async (name) => {
    const [header, body] = token.split('.');
    expect((await session.call(name, { token: `${header}.${body}.AAAA` })).status).toBe(401);
  });

  test.each(personal)('%s of another person is 403, whether that person exists or not', async (name) => {
    const body = await validBody(name, session);
    for (const userId of [3, 999]) {
      expect((await session.call(name, { token, body, params: { userId } })).status).toBe(403);
    }
  });

  test.each(administrative)('%s is 403 for who is no admin', async (name) => {
    const body = await validBody(name, session);
    expect(await session.call(name, { token, body })).toMatchObject({
      status: 403,
      message: 'You may not do this.',
    });
  });

  test.each(personal)('FLT-115 %s of a person who does not exist is 404 for an admin', async (name) => {
    const body = await validBody(name, session);
    const answer = await session.call(name, { token: admin, body, params: { userId: 999 } });
    expect(answer).toMatchObject({
      status: 404,
      message: expect.stringMatching(/^This (person|record) does not exist/),
    });
  });

  test.each(withQuery)('FLT-115 %s finds nothing by what no record can hold', async (name) => {
    for (const query of ['%00', 'a%00', '%01', '%0A', '%7F', '%C2%85', '%ED%A0%80', '%FF']) {
      const answer = await session.call(name, { token: tokenFor(name), query: `?query=${query}` });
      const nothing = name.startsWith('count') ? 0 : [];
      expect([query, answer.envelope]).toEqual([query, { success: true, data: nothing }]);
    }
  });

  test.each(ofRecord)('%s of a record that does not exist is 404', async (name) => {
    const body = await validBody(name, session);
    const answer = await session.call(name, { token: tokenFor(name), body, params: { id: 999_999 } });
    expect(answer).toMatchObject({ status: 404, message: 'This record does not exist.' });
  });

  test.each(withQuery)('%s with a hostile query is refused or answered, but never fails', async (name) => {
    for (const query of [
      `?query=${'x'.repeat(300)}`,
      '?__proto__=1&constructor=2',
      '?query[]=a',
      '?query=%00%ff',
      '?%',
    ]) {
      expect((await session.call(name, { token: tokenFor(name), query })).status).toBe(200);
    }
  });

  test.each(withBody)('%s with a body that is cut, empty or no text at all is 400', async (name) => {
    for (const body of ['{"email":', '', bytes(0x22, 0xff, 0xfe, 0x22), 'NaN', '--x\r\n\r\nx']) {
      const answer = await session.call(name, { token: tokenFor(name), body });
      expect(answer).toMatchObject({ status: 400, envelope: { success: false } });
    }
  });

  test.each(withJson)('%s with a body that is no object is refused', async (name) => {
    for (const body of [[], 7, null, '"login"', deep, [{}], true]) {
      const answer = await session.call(name, { token: tokenFor(name), body });
      expect(answer).toMatchObject({ status: 200, envelope: { success: false } });
      expect(answer.message).toMatch(/^[A-Z a-z]+.*\.$/);
    }
  });

  test.each(withJson)('%s with any field of another type is refused', async (name) => {
    const body = await validBody(name, session);
    for (const field of Object.keys(Object(body))) {
      for (const odd of [{ $ne: '' }, [['a']], 'x'.repeat(20_000), -1.5]) {
        const hostile = { ...Object(body), [field]: odd };
        const answer = await session.call(name, { token: tokenFor(name), body: hostile });
        expect(answer, `${field}: ${JSON.stringify(odd).slice(0, 20)}`).toMatchObject({
          status: 200,
          envelope: { success: false },
        });
      }
    }
  });

  test.each(withJson)(
    'API-08: %s without a field that it needs is refused, and the sentence names it',
    async (name) => {
      const body = Object(await validBody(name, session));
      const { body: schema } = calls[name] as Call;
      const needed = Object.keys(body).filter(
        (field) => !schema?.safeParse({ ...body, [field]: undefined }).success,
      );
      expect(needed.length > 0).toBe(!withAnyObject.includes(name));
      for (const field of needed) {
        const { [field]: _, ...rest } = body;
        const answer = await session.call(name, { token: tokenFor(name), body: rest });
        expect(answer.envelope.success).toBe(false);
        expect(answer.message).toMatch(new RegExp(`^${field} (is missing|must be) `));
      }
    },
  );

  test.each(withBody)('%s with a body that reaches for prototypes changes none', async (name) => {
    const prototype = { role: 'admin', id: 1 };
    for (const body of [
      `{"__proto__":${JSON.stringify(prototype)},"constructor":{"prototype":${JSON.stringify(prototype)}}}`,
      { constructor: { prototype }, toString: null, hasOwnProperty: 1 },
    ]) {
      const isMultipart = !withJson.includes(name);
      expect(await session.call(name, { token: tokenFor(name), body })).toMatchObject({
        status: isMultipart ? 400 : 200,
        envelope: { success: withAnyObject.includes(name) },
      });
    }
    expect(({} as { role?: string }).role).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each(withJson)('%s with a body of a megabyte and more is 413', async (name) => {
    const answer = await session.call(name, { token: tokenFor(name), body: `"${'x'.repeat(2 ** 20)}"` });
    expect(answer).toMatchObject({ status: 413, envelope: { success: false } });
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

  test('nothing of all this was a surprise to the platform', () => {
    expect(session.errors).toEqual([]);
  });
});

test('the paths of the contract are what the tests ask for', () => {
  expect(formatPath(calls.readDevice.path, { userId: 2, id: 1 })).toBe('/devices/2/1');
});
