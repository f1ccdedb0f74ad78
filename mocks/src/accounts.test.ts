import { loginAnswer, normalizeEmail, sessionToken } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quickPasswords } from './platform/passwords.ts';
import { type Door, doors } from './testing/doors.ts';
import { credentials, NOW_MS, openSession, type Session } from './testing/session.ts';

const NOW_SECONDS = NOW_MS / 1000;
const wrongLogin = { ...credentials('owner'), password: 'Wrong-1234!' };

describe.each(doors)('API-01, LIB-03: account calls through $name', (door) => {
  let session: Session;
  beforeEach(async () => {
    session = await openSession(door);
  });
  afterEach(() => session.close());

  test('ACC-01: login answers a token for an hour, to be refreshed after half of it, and the person', async () => {
    const { status, data } = await session.call('login', { body: credentials('owner') });
    expect(status).toBe(200);
    const { token, user } = loginAnswer.parse(data);
    expect(token.refresh_at).toBe(NOW_SECONDS + 1800);
    expect(user).toMatchObject({ id: 2, username: 'owner@carillon.example', role: 'user' });
    expect(user.accessed_at).toBe(new Date(NOW_MS).toISOString());
  });

  test('ACC-15: login takes the e-mail address as it is stored; lower case and no blanks are up to the form', async () => {
    for (const email of ['Owner@Carillon.EXAMPLE', ' owner@carillon.example ']) {
      const { envelope } = await session.call('login', { body: { ...credentials('owner'), email } });
      expect(envelope).toEqual({ success: false, message: 'email is not valid.' });
    }
    const email = normalizeEmail(' Owner@Carillon.EXAMPLE ');
    expect((await session.call('login', { body: { ...credentials('owner'), email } })).status).toBe(200);
  });

  test.each([
    ['an unknown address', credentials('nobody'), 'The e-mail address or the password is wrong.'],
    ['a wrong password', wrongLogin, 'The e-mail address or the password is wrong.'],
    ['a blocked person', credentials('blocked'), 'This account is blocked'],
    ['an unverified person', credentials('unverified'), 'Verify your email before logging in'],
    [
      'a blocked person with a wrong password',
      { ...credentials('blocked'), password: 'Wrong-1234!' },
      'The e-mail address or the password is wrong.',
    ],
  ])('API-06: login of %s is 401 and says why', async (_, body, message) => {
    expect(await session.call('login', { body })).toMatchObject({ status: 401, message });
  });

  test.each([
    ['no e-mail address', { password: 'Owner-123!' }, 'email'],
    ['an address that is none', { email: 'owner', password: 'Owner-123!' }, 'email'],
    ['a password that no account can have', { email: 'owner@carillon.example', password: 'x' }, 'password'],
    ['nothing', {}, 'email'],
  ])('API-08: login with %s is refused naming the field', async (_, body, field) => {
    const answer = await session.call('login', { body });
    expect(answer).toMatchObject({ status: 200, envelope: { success: false } });
    expect(answer.message).toContain(field);
  });

  test('FLT-074: the sixth failed login in a minute is 429 with Retry-After, also with the right password', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await session.call('login', { body: wrongLogin })).status).toBe(401);
      session.clock.advance(1000);
    }
    const refused = await session.call('login', { body: credentials('owner') });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('55');
    session.clock.advance(55_000);
    expect((await session.call('login', { body: credentials('owner') })).status).toBe(200);
  });

  test('FLT-074: five failed logins for five addresses stop their client too', async () => {
    for (const name of ['ann', 'bob', 'cid', 'dora', 'emil'])
      await session.call('login', { body: credentials(name) });
    expect((await session.call('login', { body: credentials('owner') })).status).toBe(429);
  });

  test('twelve wrong passwords at once are five tries and seven refusals', async () => {
    const attempts = Array.from({ length: 12 }, () => session.call('login', { body: wrongLogin }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  });

  test('eight right logins at once all succeed', async () => {
    const attempts = Array.from({ length: 8 }, () => session.call('login', { body: credentials('owner') }));
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  test('refresh-token answers another token for an hour more; the old one lives on to its own end', async () => {
    const first = await session.logIn('owner');
    session.clock.advance(30 * 60_000);
    const second = sessionToken.parse((await session.call('refreshToken', { token: first })).data);
    expect(second.jwt).not.toBe(first);
    expect(second.refresh_at).toBe(NOW_SECONDS + 3600);
    session.clock.advance(30 * 60_000 - 1);
    expect((await session.call('countDevices', { token: first })).status).toBe(200);
    session.clock.advance(1);
    expect((await session.call('countDevices', { token: first })).status).toBe(401);
    expect((await session.call('countDevices', { token: second.jwt })).status).toBe(200);
  });

  test('logout ends all tokens of its session and no other session', async () => {
    const token = await session.logIn('owner');
    const other = await session.logIn('owner');
    const refreshed = sessionToken.parse((await session.call('refreshToken', { token })).data);
    expect(await session.call('logout', { token })).toMatchObject({ status: 200, data: {} });
    for (const ended of [token, refreshed.jwt]) {
      expect((await session.call('refreshToken', { token: ended })).status).toBe(401);
    }
    expect((await session.call('refreshToken', { token: other })).status).toBe(200);
  });

  test('FLT-051: where tokens are single-use, a refreshed one is of no more use, and of two refreshes one succeeds', async () => {
    const strict = await openSession(door, { isTokenSingleUse: true });
    try {
      const token = await strict.logIn('owner');
      const both = await Promise.all([1, 2].map(() => strict.call('refreshToken', { token })));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      const next = both.find(({ status }) => status === 200);
      expect((await strict.call('countDevices', { token })).status).toBe(401);
      const { jwt } = sessionToken.parse(next?.data);
      expect((await strict.call('countDevices', { token: jwt })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  test('FLT-062, SES-04: a person blocked or made admin meanwhile is treated so at the next call', async () => {
    const token = await session.logIn('owner');
    const others = { token, params: { userId: 3 } };
    expect((await session.call('listDevices', others)).status).toBe(403);
    session.platform.changeUser(2, { role: 'admin' });
    expect((await session.call('listDevices', others)).status).toBe(200);
    session.platform.changeUser(2, { blocked: true });
    expect(await session.call('listDevices', others)).toMatchObject({
      status: 401,
      message: 'This account is blocked',
    });
  });
});

test('API-06: a login with an unknown address costs as much as one with a wrong password: its time tells nothing', async () => {
  let hashes = 0;
  const counted = <T>(result: T): T => {
    hashes++;
    return result;
  };
  const passwords = {
    hash: (password: string) => counted(quickPasswords.hash(password)),
    verify: (password: string, hash: string) => counted(quickPasswords.verify(password, hash)),
  };
  const session = await openSession(doors[0] as Door, { passwords });
  for (const body of [credentials('nobody'), wrongLogin]) {
    hashes = 0;
    await session.call('login', { body });
    expect(hashes).toBe(1);
  }
  await session.close();
});
