import { loginAnswer, type SignupBody, userDetail } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlatform, type Mail } from './index.ts';
import { fillStorage } from './seed/fill.ts';
import { defaultSeed } from './seed/seed.ts';
import { createMemoryStorage } from './storage/memory.ts';
import { doors } from './testing/doors.ts';
import { openSession, type Session, watchRevoked } from './testing/session.ts';

const NEW_PASSWORD = 'Newer-456!';
const NOT_VALID = 'This token is not valid. Please ask for a new email.';
const VERIFIED = 'This email address is verified already.';
const USED = 'This token was used already. Please ask for a new email.';
const EXPIRED = 'This token has expired. Please ask for a new email.';
const HOUR_MS = 3_600_000;

const visitor: SignupBody = {
  name: 'Nora',
  surname: 'Falk',
  location: 'Torggatan 3, Lund',
  email: 'nora@carillon.example',
  password: 'Nora-12345!',
  terms: true,
};
const emailOf = (account: string) => ({ email: `${account}@carillon.example` });

describe.each(doors)('API-01, LIB-03: sign up, verify and reset through $name', (door) => {
  let session: Session;
  let mails: Mail[];
  beforeEach(async () => {
    mails = [];
    session = await openSession(door, { mail: (mail) => void mails.push(mail) });
  });
  afterEach(async () => {
    expect(session.errors).toEqual([]);
    await session.close();
  });

  /** What the debug variant tells of the e-mail that a call sent. */
  async function tokenOf(name: 'signup' | 'resendEmail' | 'forgotPassword', body: unknown): Promise<string> {
    const { envelope } = await session.call(name, { body });
    expect(envelope).toEqual({ success: true, data: {}, debug: { jwt: expect.any(String) } });
    return envelope.debug?.jwt ?? '';
  }
  const verify = (token: string) => session.call('verifyEmail', { body: { token } });
  const reset = (token: string, password = NEW_PASSWORD) =>
    session.call('resetPassword', { body: { token, password } });
  const login = (account: string, password: string) =>
    session.call('login', { body: { ...emailOf(account), password } });

  test('ACC-03: who signs up is a user who cannot log in, and can once the e-mail address is verified', async () => {
    const token = await tokenOf('signup', visitor);
    expect(mails).toEqual([{ to: visitor.email, use: 'verify', token }]);
    expect(await login('nora', visitor.password)).toMatchObject({
      status: 401,
      message: 'Verify your email before logging in',
    });
    const verified = await verify(token);
    expect(verified.data).toMatchObject({ username: visitor.email, verified: true, role: 'user' });
    const { user } = loginAnswer.parse((await login('nora', visitor.password)).data);
    expect(user).toMatchObject({ first_name: 'Nora', last_name: 'Falk', location: visitor.location });
  });

  test('ACC-04: a known e-mail address is already registered, also where two come at once', async () => {
    const known = await session.call('signup', { body: { ...visitor, ...emailOf('owner') } });
    expect(known.envelope).toEqual({
      success: false,
      message: 'owner@carillon.example is already registered.',
    });
    const both = await Promise.all([1, 2].map(() => session.call('signup', { body: visitor })));
    expect(both.map(({ envelope }) => envelope.success).toSorted()).toEqual([false, true]);
    expect(mails).toHaveLength(1);
    expect((await login('owner', 'Owner-123!')).status).toBe(200);
  });

  test.each([
    ['without agreeing to the terms', { terms: false }, 'terms'],
    ['with a weak password', { password: 'password' }, 'password'],
    ['with an address in upper case', { email: 'Nora@Carillon.example' }, 'email'],
    ['without a surname', { surname: ' ' }, 'surname'],
  ])('ACC-17: signing up %s is refused', async (_, changes, field) => {
    const { envelope } = await session.call('signup', { body: { ...visitor, ...changes } });
    expect(envelope).toEqual({ success: false, message: expect.stringContaining(field) });
  });

  test('USR-05: nobody becomes an administrator by asking for it', async () => {
    const hostile = { ...visitor, role: 'admin', verified: true, id: 1, credentials_version: 9 };
    expect((await verify(await tokenOf('signup', hostile))).data).toMatchObject({ role: 'user' });
  });

  test('ACC-05, FLT-129: a token verifies once, and then tells that it was done, also where it is used twice at once', async () => {
    const token = await tokenOf('resendEmail', emailOf('unverified'));
    const both = await Promise.all([verify(token), verify(token)]);
    expect(both.map(({ envelope }) => envelope.success).toSorted()).toEqual([false, true]);
    for (const answer of [both.find(({ envelope }) => !envelope.success), await verify(token)]) {
      expect(answer).toMatchObject({ status: 200, message: VERIFIED, envelope: { success: false } });
    }
    expect((await login('unverified', 'Unverified-123!')).status).toBe(200);
  });

  test('FLT-129: of two e-mails the second link tells that the address is verified, until somebody changes that', async () => {
    const [first, second] = [
      await tokenOf('resendEmail', emailOf('unverified')),
      await tokenOf('resendEmail', emailOf('unverified')),
    ];
    await verify(first);
    expect(await verify(second)).toMatchObject({ status: 200, message: VERIFIED });
    session.platform.changeUser(4, { verified: false });
    expect(await verify(first)).toMatchObject({ status: 200, message: USED });
    session.platform.changeUser(4, { verified: true, blocked: true });
    expect(await verify(second)).toMatchObject({ status: 200, message: NOT_VALID });
  });

  test('ACC-05: a token verifies for a day', async () => {
    const [first, second] = [
      await tokenOf('resendEmail', emailOf('unverified')),
      await tokenOf('resendEmail', emailOf('unverified')),
    ];
    session.clock.advance(24 * HOUR_MS - 1);
    expect((await verify(first)).envelope.success).toBe(true);
    session.clock.advance(1);
    expect(await verify(second)).toMatchObject({ status: 200, message: EXPIRED });
  });

  test.each<['resendEmail' | 'forgotPassword', string, string[]]>([
    ['resendEmail', 'unverified', ['owner', 'blocked', 'nobody']],
    ['forgotPassword', 'unverified', ['blocked', 'nobody']],
  ])('ACC-07, ACC-08: %s mails to %s alone, and answers %j the same', async (name, meant, others) => {
    await tokenOf(name, emailOf(meant));
    expect(mails).toHaveLength(1);
    for (const account of others) {
      const token = await tokenOf(name, emailOf(account));
      const used = name === 'resendEmail' ? await verify(token) : await reset(token);
      expect(used, account).toMatchObject({ status: 200, message: NOT_VALID });
    }
    expect(mails.map(({ to }) => to)).toEqual([emailOf(meant).email]);
  });

  test('ACC-07, ACC-08: five e-mails a minute may be asked for, for an address or by a client, known or not', async () => {
    const [resend, forgot] = ['resendEmail', 'forgotPassword'] as const;
    const body = emailOf('nobody');
    for (const name of [forgot, resend, forgot, resend, forgot]) await tokenOf(name, body);
    for (const name of [forgot, resend]) {
      const { status, headers, message } = await session.call(name, { body: emailOf('owner') });
      expect([status, headers.get('retry-after'), message]).toEqual([
        429,
        '60',
        'Too many e-mails. Try again in 60 seconds.',
      ]);
    }
    expect(mails).toEqual([]);
    expect((await login('owner', 'Owner-123!')).status).toBe(200);
    session.clock.advance(60_000);
    await tokenOf(forgot, emailOf('owner'));
    expect(mails).toHaveLength(1);
  });

  test('ACC-07, ACC-08: e-mails for one address are counted wherever they are asked for from, and no others', async () => {
    const ask = async (account: string, client: string) => {
      const request = new Request('http://carillon.test/api/accounts/forgot-password', {
        method: 'POST',
        body: JSON.stringify(emailOf(account)),
      });
      return (await session.platform.handle(request, { client })).status;
    };
    for (let i = 0; i < 5; i++) expect(await ask('owner', `client ${i}`)).toBe(200);
    expect([await ask('owner', 'another'), await ask('other', 'another')]).toEqual([429, 200]);
  });

  test('FLT-074 sign-ups are few a minute: the sixth of a client is 429, and mails nothing', async () => {
    for (let i = 0; i < 5; i++) {
      const answer = await session.call('signup', { body: { ...visitor, email: `v${i}@carillon.example` } });
      expect(answer.envelope.success).toBe(true);
      session.clock.advance(1000);
    }
    mails.length = 0;
    const refused = await session.call('signup', { body: visitor });
    expect([refused.status, refused.headers.get('retry-after'), mails]).toEqual([429, '55', []]);
    session.clock.advance(55_000);
    expect((await session.call('signup', { body: visitor })).envelope.success).toBe(true);
  });

  test('ACC-09, FLT-129: a reset sets the password, ends every session, works once and then tells so, also of two at once', async () => {
    const before = await session.logIn('owner');
    const revoked = watchRevoked(session.platform);
    const token = await tokenOf('forgotPassword', emailOf('owner'));
    expect(mails).toEqual([{ to: emailOf('owner').email, use: 'reset', token }]);
    const both = await Promise.all([reset(token), reset(token, 'Other-789!')]);
    expect(both.map(({ envelope }) => envelope.success).toSorted()).toEqual([false, true]);
    const password = both[0].envelope.success ? NEW_PASSWORD : 'Other-789!';
    const again = [both.find(({ envelope }) => !envelope.success), await reset(token, 'Third-012!')];
    for (const answer of again) {
      expect(answer).toMatchObject({ status: 200, message: USED, envelope: { success: false } });
    }
    expect((await reset(`${token}x`)).message).toBe(NOT_VALID);
    expect([(await session.call('countDevices', { token: before })).status, revoked]).toEqual([401, [2]]);
    expect((await login('owner', 'Owner-123!')).status).toBe(401);
    expect((await login('owner', password)).status).toBe(200);
  });

  test('ACC-09: a token resets for an hour', async () => {
    const token = await tokenOf('forgotPassword', emailOf('owner'));
    session.clock.advance(HOUR_MS);
    expect(await reset(token)).toMatchObject({ status: 200, message: EXPIRED });
    expect((await login('owner', 'Owner-123!')).status).toBe(200);
  });

  test('ACC-05, ACC-09: each token is good for its own purpose only', async () => {
    const verifying = await tokenOf('resendEmail', emailOf('unverified'));
    const resetting = await tokenOf('forgotPassword', emailOf('owner'));
    const own = await session.logIn('owner');
    for (const token of [resetting, own, `${verifying}x`, 'x', '..'])
      expect((await verify(token)).message, token).toBe(NOT_VALID);
    for (const token of [verifying, own, `${resetting}x`, 'x', '..'])
      expect((await reset(token)).message, token).toBe(NOT_VALID);
    for (const token of [verifying, resetting])
      expect((await session.call('countDevices', { token })).status).toBe(401);
    expect(await session.platform.authority.authenticate('2', resetting)).toBeNull();
    expect([(await verify(verifying)).envelope.success, (await reset(resetting)).envelope.success]).toEqual([
      true,
      true,
    ]);
  });

  test.each<[string, (token: string) => Promise<unknown>]>([
    [
      'the password changed',
      (token) => session.call('updateUser', { token, body: { password: 'Fresh-123!' } }),
    ],
    [
      'the e-mail address changed',
      (token) => session.call('updateUser', { token, body: { username: 'new@carillon.example' } }),
    ],
    ['the person was deleted', (token) => session.call('deleteUser', { token })],
    ['the person was blocked', async () => session.platform.changeUser(2, { blocked: true })],
  ])('ACC-09: a token is of no use after %s', async (_, change) => {
    const token = await tokenOf('forgotPassword', emailOf('owner'));
    await change(await session.logIn('owner'));
    expect(await reset(token)).toMatchObject({ status: 200, message: NOT_VALID });
  });

  test('ACC-05: of two e-mail addresses the last one is verified, not the one before', async () => {
    const old = await tokenOf('resendEmail', emailOf('unverified'));
    const admin = await session.logIn('admin');
    const body = { username: 'moved@carillon.example', verified: false };
    await session.call('updateUser', { token: admin, params: { userId: 4 }, body });
    expect((await verify(old)).message).toBe(NOT_VALID);
    expect(mails.at(-1)).toMatchObject({ to: 'moved@carillon.example', use: 'verify' });
    expect((await verify(mails.at(-1)?.token ?? '')).data).toMatchObject({ id: 4, verified: true });
    const { data } = await session.call('readUser', { token: admin, params: { userId: 4 } });
    expect(userDetail.parse(data)).toMatchObject({ username: 'moved@carillon.example', verified: true });
  });
});

describe('the e-mails', () => {
  const [direct] = doors;
  if (!direct) throw new Error('There is a door.');

  test('API-01: no answer holds a token where the debug variant is off', async () => {
    const mails: Mail[] = [];
    const session = await openSession(direct, { debug: false, mail: (mail) => void mails.push(mail) });
    const { envelope } = await session.call('forgotPassword', { body: emailOf('owner') });
    expect(envelope).toEqual({ success: true, data: {} });
    expect(mails).toHaveLength(1);
  });

  test('API-01: one that cannot be sent changes no answer, and is told to onError alone', async () => {
    const failures = [
      () => Promise.reject(new Error('no relay')),
      () => {
        throw new Error('no relay');
      },
    ];
    for (const mail of failures) {
      const session = await openSession(direct, { mail });
      const answers = ['owner', 'nobody'].map((account) =>
        session.call('forgotPassword', { body: emailOf(account) }),
      );
      for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
      expect(session.errors).toEqual([new Error('no relay')]);
    }
  });

  test.each(['resendEmail', 'forgotPassword'] as const)(
    'ACC-07, ACC-08: %s does the same work for an unknown address: it signs once and writes nothing',
    async (name) => {
      const storage = createMemoryStorage();
      fillStorage(storage, defaultSeed, () => '');
      const platform = createPlatform({ storage });
      const sign = vi.spyOn(crypto.subtle, 'sign');
      const work = async (account: string) => {
        const [signed, revision] = [sign.mock.calls.length, storage.revision];
        const path = name === 'resendEmail' ? 'resend-email' : 'forgot-password';
        const body = JSON.stringify(emailOf(account));
        const request = new Request(`http://x/api/accounts/${path}`, { method: 'POST', body });
        expect((await platform.handle(request)).status).toBe(200);
        return { signed: sign.mock.calls.length - signed, written: storage.revision - revision };
      };
      for (const account of ['unverified', 'nobody'])
        expect(await work(account)).toEqual({ signed: 1, written: 0 });
      sign.mockRestore();
    },
  );
});
