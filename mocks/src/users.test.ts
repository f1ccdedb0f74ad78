import { calls, type NewUserBody, sessionToken, toFastEdit, userDetail } from '@carillon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAddress, buildDevice, buildUser } from './builders.ts';
import type { Mail } from './platform/letter.ts';
import { quickPasswords } from './platform/passwords.ts';
import { validBody } from './testing/bodies.ts';
import { doors } from './testing/doors.ts';
import { NOW_MS, openSession, type Session, watchRevoked } from './testing/session.ts';

const PASSWORD = 'Person-123!';
const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
const person = (
  id: number,
  first_name: string,
  last_name: string,
  changes: Parameters<typeof buildUser>[0] = {},
) => ({ ...buildUser({ id, first_name, last_name, ...changes }), password: PASSWORD });

// Names differ in case and accents; two are equally old.
const people = [
  person(1, 'Zoe', 'arden', { role: 'admin', created_at: day(1), updated_at: day(9) }),
  person(2, 'émile', 'Zorn', { username: 'q@carillon.example', created_at: day(3), updated_at: day(4) }),
  person(3, 'Bob', 'Élan', { verified: false, created_at: day(3), updated_at: day(8) }),
  person(4, 'anna', 'Mohn', { blocked: true, created_at: day(2), updated_at: day(2) }),
];

const devices = [
  buildDevice({ id: 1, user_id: 3, device_id: 'CR-7001' }),
  buildDevice({ id: 2, user_id: 3, device_id: 'CR-7002' }),
  buildDevice({ id: 3, user_id: 4, device_id: 'CR-7003' }),
];

describe.each(doors)('API-01, LIB-03: lists of people through $name', (door) => {
  let session: Session;
  let token: string;
  beforeAll(async () => {
    session = await openSession(door, { seed: { people, devices } });
    const body = { email: 'person-1@carillon.example', password: PASSWORD };
    token = calls.login.answer.parse((await session.call('login', { body })).data).token.jwt;
  });
  afterAll(() => session.close());

  const listIds = async (query: string) => {
    const { data } = await session.call('listUsers', { token, query });
    return calls.listUsers.answer.parse(data).map(({ id }) => id);
  };

  test.each([
    ['', [3, 2, 4, 1], 'newest first, the later id first where equally old'],
    ['?order_by=first_name_asc', [4, 3, 2, 1], 'by first name, whatever the case and the accents'],
    ['?order_by=first_name_des', [1, 2, 3, 4], 'by first name backwards'],
    ['?order_by=last_name_asc', [1, 3, 4, 2], 'by last name'],
    ['?order_by=last_name_des', [2, 4, 3, 1], 'by last name backwards'],
    ['?order_by=username_asc', [1, 3, 4, 2], 'by e-mail address'],
    ['?order_by=username_des', [2, 4, 3, 1], 'by e-mail address backwards'],
    ['?order_by=verified', [1, 2, 4, 3], 'verified first'],
    ['?order_by=not_verified', [3, 1, 2, 4], 'not verified first'],
    ['?order_by=blocked', [4, 1, 2, 3], 'blocked first'],
    ['?order_by=not_blocked', [1, 2, 3, 4], 'not blocked first'],
    ['?order_by=admin', [1, 2, 3, 4], 'admins first'],
    ['?order_by=user', [2, 3, 4, 1], 'users first'],
    ['?order_by=last_created', [3, 2, 4, 1], 'last created first'],
    ['?order_by=last_edit', [1, 3, 2, 4], 'last edited first'],
    ['?limit=2&offset=1&order_by=last_name_asc', [3, 4], 'a page of them'],
    ['?query=EMIL', [2], 'searched by first name without regard to case and accents'],
    ['?query=elan', [3], 'searched by last name'],
    ['?query=person-4@', [4], 'searched by e-mail address'],
    ['?query=person&order_by=first_name_asc', [4, 3, 1], 'searched and ordered'],
    ['?query=cr-7002', [3], 'searched by the label of a device'],
    ['?query=cr-700&order_by=first_name_asc', [4, 3], 'searched by the labels of devices, each person once'],
  ])('USR-01: listUsers%s answers %j: %s', async (query, ids) => {
    expect(await listIds(query)).toEqual(ids);
  });

  test('USR-01: orderUsers offers 14 orders, and listUsers takes each of them and no other', async () => {
    const orders = calls.orderUsers.answer.parse((await session.call('orderUsers', { token })).data);
    expect(orders).toHaveLength(14);
    for (const { order } of orders) expect(await listIds(`?order_by=${order}`)).toHaveLength(4);
    const { envelope } = await session.call('listUsers', { token, query: '?order_by=password_hash' });
    expect(envelope.success).toBe(false);
  });

  test('USR-01: countUsers counts what listUsers would list', async () => {
    expect((await session.call('countUsers', { token })).data).toBe(4);
    expect((await session.call('countUsers', { token, query: '?query=person' })).data).toBe(3);
    expect((await session.call('countUsers', { token, query: '?query=cr-700' })).data).toBe(2);
  });
});

test('USR-04: the default seed fills more than one page of people and of addresses', async () => {
  const session = await openSession(doors[0] as (typeof doors)[0]);
  const token = await session.logIn('admin');
  expect(Number((await session.call('countUsers', { token })).data)).toBeGreaterThan(20);
  expect(Number((await session.call('countAddresses', { token })).data)).toBeGreaterThan(10);
});

describe.each(doors)('API-01, LIB-03: people through $name', (door) => {
  let session: Session;
  let mails: Mail[];
  let revoked: number[];
  let admin: string;
  let owner: string;
  beforeEach(async () => {
    mails = [];
    session = await openSession(door, { mail: (mail) => void mails.push(mail) });
    revoked = watchRevoked(session.platform);
    [admin, owner] = [await session.logIn('admin'), await session.logIn('owner')];
  });
  afterEach(async () => {
    expect(session.errors).toEqual([]);
    await session.close();
  });

  const read = async (userId: number) => {
    const { data } = await session.call('readUser', { token: admin, params: { userId } });
    return userDetail.parse(data);
  };
  const update = (token: string, userId: number, body: unknown) =>
    session.call('updateUser', { token, params: { userId }, body });
  const remove = (token: string, userId: number) => session.call('deleteUser', { token, params: { userId } });
  const statusOf = async (token: string) => (await session.call('countDevices', { token })).status;
  const login = (email: string, password: string) => session.call('login', { body: { email, password } });

  const OWNER = 'owner@carillon.example';
  const NOBODY = { status: 404, message: 'This person does not exist.' };
  const newPerson: NewUserBody = {
    first_name: 'Nora',
    last_name: 'Falk',
    location: 'Torggatan 3, Lund',
    username: 'nora@carillon.example',
    password: PASSWORD,
    role: 'admin',
    verified: true,
    blocked: false,
  };

  test('USR-06: a person is read with how many devices, tags and addresses are theirs', async () => {
    const { data } = await session.call('readUser', { token: owner });
    expect(data).toMatchObject({ id: 2, device_count: 3, tag_count: 7, address_count: 12 });
    expect(data).toEqual(await read(2));
  });

  test.each(['readUser', 'updateUser', 'deleteUser'] as const)(
    'USR-06: %s of nobody is 404 for an administrator and 403 for others, like of anybody else',
    async (name) => {
      const body = name === 'updateUser' ? { first_name: 'X' } : undefined;
      const ask = (token: string, userId: number) => session.call(name, { token, params: { userId }, body });
      expect((await ask(admin, 999)).status).toBe(404);
      expect([(await ask(owner, 999)).status, (await ask(owner, 3)).status]).toEqual([403, 403]);
    },
  );

  test('USR-05: an administrator makes a person, who can log in at once; no answer holds the password', async () => {
    const made = await session.call('addUser', { token: admin, body: newPerson });
    const { password: _, ...fields } = newPerson;
    const at = new Date(NOW_MS).toISOString();
    expect(made.data).toMatchObject({ ...fields, created_at: at, updated_at: at, accessed_at: null });
    expect(made.text).not.toMatch(/assword|Person-123|credentials/);
    expect((await login(newPerson.username, PASSWORD)).status).toBe(200);
    const again = await session.call('addUser', { token: admin, body: newPerson });
    expect(again.message).toBe('nora@carillon.example is already registered.');
    expect((await session.call('addUser', { token: owner, body: newPerson })).status).toBe(403);
  });

  test('ACC-11: one changes the own names; null and what is left out stay', async () => {
    session.clock.advance(1000);
    const nulls = { role: null, verified: null, blocked: null };
    const { data } = await update(owner, 2, { first_name: 'Otto', username: OWNER, ...nulls });
    const before = { last_name: 'Lindqvist', role: 'user', verified: true, blocked: false };
    expect(data).toMatchObject({ ...before, first_name: 'Otto', username: OWNER });
    expect(userDetail.parse(data).updated_at).toBe(new Date(NOW_MS + 1000).toISOString());
    expect([await statusOf(owner), mails, revoked]).toEqual([200, [], []]);
  });

  test.each([
    { role: 'admin' },
    { role: 'user' },
    { verified: true },
    { blocked: false },
    { first_name: 'Otto', role: null, verified: null, blocked: true },
  ])('USR-09, FLT-062: nobody but an administrator says %j, also of themselves', async (body) => {
    expect((await update(owner, 2, body)).status).toBe(403);
    expect(await read(2)).toMatchObject({ first_name: 'Oscar', role: 'user', blocked: false });
  });

  test('USR-09: the fast edit changes nothing but what it says, whatever else is sent', async () => {
    const body = {
      id: 1,
      role: 'admin',
      verified: true,
      blocked: false,
      credentials_version: 7,
      device_count: 0,
    };
    expect((await update(admin, 3, body)).data).toMatchObject({ id: 3, role: 'admin', first_name: 'Olga' });
    expect(revoked).toEqual([3]);
  });

  test('FLT-134: a fast edit of a page that is an hour old undoes nothing that was saved meanwhile', async () => {
    const changes = { role: null, verified: null, blocked: true };
    await update(admin, 3, { first_name: 'Olga Maria', location: 'Pisa', role: 'admin' });
    await update(admin, 3, toFastEdit(await read(3), changes));
    const now = await read(3);
    expect(now).toMatchObject({ first_name: 'Olga Maria', location: 'Pisa', role: 'admin', blocked: true });
    expect(now.username).toBe('other@carillon.example');
  });

  test('USR-03: of three people of a fast edit one is refused, and the others are changed', async () => {
    const changes = { role: 'user', verified: null, blocked: null } as const;
    await update(admin, 3, { role: 'admin' });
    await update(admin, 1, { role: 'admin' });
    const told = [];
    for (const id of [2, 3, 1])
      told.push((await update(admin, id, toFastEdit(await read(id), changes))).message);
    expect(told).toEqual([undefined, undefined, 'At least one administrator must remain.']);
    expect([(await read(3)).role, (await read(1)).role]).toEqual(['user', 'admin']);
  });

  test('USR-05: an administrator sends the verification again to whoever has not verified yet', async () => {
    await session.call('addUser', { token: admin, body: { ...newPerson, verified: false } });
    expect((await login(newPerson.username, PASSWORD)).status).toBe(401);
    expect(mails).toEqual([]);
    const again = () => session.call('resendEmail', { token: admin, body: { email: newPerson.username } });
    expect((await again()).data).toEqual({});
    expect(mails).toEqual([{ to: newPerson.username, use: 'verify', token: expect.any(String) }]);
    await session.call('verifyEmail', { body: { token: mails[0]?.token } });
    expect((await login(newPerson.username, PASSWORD)).status).toBe(200);
    await again();
    expect(mails).toHaveLength(1);
  });

  test('ACC-12: a new own e-mail address must be verified, and ends all own sessions', async () => {
    const second = await session.logIn('owner');
    const moved = 'moved@carillon.example';
    const answer = await update(owner, 2, { username: moved, role: null, verified: null, blocked: null });
    expect(answer.data).toMatchObject({ username: moved, verified: false });
    expect([await statusOf(owner), await statusOf(second), revoked]).toEqual([401, 401, [2]]);
    const [mail] = mails;
    expect(mails).toEqual([{ to: moved, use: 'verify', token: answer.envelope.debug?.jwt }]);
    expect((await login(moved, 'Owner-123!')).message).toBe('Verify your email before logging in');
    await session.call('verifyEmail', { body: { token: mail?.token } });
    expect((await login(moved, 'Owner-123!')).status).toBe(200);
    expect((await login(OWNER, 'Owner-123!')).status).toBe(401);
    expect(await statusOf(owner)).toBe(401);
  });

  test('ACC-13: an e-mail address of somebody else is already registered, and nothing is changed', async () => {
    const username = 'other@carillon.example';
    const { envelope } = await update(owner, 2, { username, first_name: 'Otto', password: PASSWORD });
    expect(envelope).toEqual({ success: false, message: `${username} is already registered.` });
    expect(await read(2)).toMatchObject({ username: OWNER, first_name: 'Oscar', verified: true });
    expect([await statusOf(owner), mails, revoked]).toEqual([200, [], []]);
  });

  test('ACC-12: a new own password ends the other sessions; this one goes on, and its tokens are renewed', async () => {
    const second = await session.logIn('owner');
    await update(owner, 2, { password: PASSWORD });
    expect([await statusOf(owner), await statusOf(second), revoked]).toEqual([200, 401, [2]]);
    const renewed = await session.call('refreshToken', { token: owner });
    const { jwt } = sessionToken.parse(renewed.data);
    expect([await statusOf(jwt), (await login(OWNER, 'Owner-123!')).status]).toEqual([200, 401]);
    const third = calls.login.answer.parse((await login(OWNER, PASSWORD)).data).token.jwt;
    await update(third, 2, { password: 'Third-123!' });
    expect([await statusOf(owner), await statusOf(jwt), await statusOf(third)]).toEqual([401, 401, 200]);
    await session.call('logout', { token: third });
    expect(await statusOf(third)).toBe(401);
  });

  test('USR-09: an administrator who sets a password or an e-mail address ends the sessions of that person', async () => {
    const answer = await update(admin, 2, { password: PASSWORD });
    expect([answer.status, await statusOf(owner), await statusOf(admin)]).toEqual([200, 401, 200]);
    const next = calls.login.answer.parse((await login(OWNER, PASSWORD)).data).token.jwt;
    const moved = await update(admin, 2, { username: 'moved@carillon.example', verified: true });
    expect(moved.data).toMatchObject({ verified: true });
    expect([await statusOf(next), mails, revoked]).toEqual([401, [], [2, 2]]);
  });

  test.each([
    ['blocked', { blocked: true }, 'This account is blocked'],
    ['no longer verified', { verified: false }, 'Verify your email before logging in'],
  ])(
    'FLT-062: a person who is %s is told so at the next call and at the next login',
    async (_, body, message) => {
      await update(admin, 2, body);
      expect(await session.call('countDevices', { token: owner })).toMatchObject({ status: 401, message });
      expect(await login(OWNER, 'Owner-123!')).toMatchObject({ status: 401, message });
      expect(revoked).toEqual([2]);
    },
  );

  test('FLT-062: an administrator who is made a user has no rights left with the same token', async () => {
    await update(admin, 3, { role: 'admin' });
    const other = await session.logIn('other');
    expect((await session.call('countUsers', { token: other })).status).toBe(200);
    await update(admin, 3, { role: 'user' });
    expect((await session.call('countUsers', { token: other })).status).toBe(403);
    expect(revoked).toEqual([3, 3]);
  });

  test.each([
    ['blocked', { blocked: true }, 401],
    ['made a user', { role: 'user' }, 403],
  ] as const)(
    'FLT-062: an administrator who is %s while a body is on its way saves nothing with it',
    async (_, changes, status) => {
      await update(admin, 3, { role: 'admin' });
      const other = await session.logIn('other');
      const before = (await session.call('countCountries', { token: admin })).data;
      expect((await addSlowly(other, () => update(admin, 3, changes))).status).toBe(status);
      expect((await session.call('countCountries', { token: admin })).data).toBe(before);
    },
  );

  test('FLT-049: a token that expires while a body is on its way still saves it', async () => {
    const answer = await addSlowly(admin, async () => session.clock.advance(3_601_000));
    expect(answer.status).toBe(200);
  });

  /** Adds a country whose body comes only after something else has happened. */
  function addSlowly(jwt: string, meanwhile: () => Promise<unknown>): Promise<Response> {
    const body = new ReadableStream(
      {
        async pull(controller) {
          await meanwhile();
          controller.enqueue(new TextEncoder().encode(JSON.stringify({ name: 'Atlantis', code: 'ZZ' })));
          controller.close();
        },
      },
      // Nothing is asked for before somebody reads: by then who sends it was admitted.
      { highWaterMark: 0 },
    );
    const headers = { authorization: `Bearer ${jwt}` };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    return session.platform.handle(new Request('http://carillon.test/api/countries/add', init));
  }

  test('ACC-14: who deletes themselves is gone with devices, tags, addresses and sessions', async () => {
    expect((await remove(owner, 2)).data).toEqual({ id: 2 });
    expect([await statusOf(owner), (await login(OWNER, 'Owner-123!')).status, revoked]).toEqual([
      401,
      401,
      [2],
    ]);
    for (const name of ['countDevices', 'countDeviceTags', 'countAddresses'] as const)
      expect(await session.call(name, { token: admin }), name).toMatchObject(NOBODY);
    const device = { label: 'CR-1002', key: 'KEY-1002', name: 'Foyer', icon_id: 1 };
    const registered = await session.call('registerDevice', {
      token: admin,
      params: { userId: 1 },
      body: device,
    });
    expect(registered.data).toMatchObject({ user_id: 1, device_id: 'CR-1002' });
    expect(session.platform.authority.ownsDevice(2, { type: 'micro-eth', label: 'CR-1002' })).toBe(false);
    expect(await read(3)).toMatchObject({ device_count: 1, tag_count: 1, address_count: 2 });
    const made = await session.call('addUser', { token: admin, body: { ...newPerson, username: OWNER } });
    expect(userDetail.parse(made.data)).toMatchObject({ username: OWNER, device_count: 0 });
    expect(userDetail.parse(made.data).id).toBeGreaterThan(2);
  });

  test('USR-08: an administrator deletes others, once', async () => {
    expect((await remove(admin, 3)).data).toEqual({ id: 3 });
    expect((await remove(admin, 3)).status).toBe(404);
    expect(revoked).toEqual([3]);
  });

  test('USR-08: pictures and tags of a deleted administrator pass to the one who is there longest', async () => {
    const { data } = await session.call('addUser', { token: admin, body: newPerson });
    const { id } = userDetail.parse(data);
    const token = calls.login.answer.parse((await login(newPerson.username, PASSWORD)).data).token.jwt;
    const body = { name: 'Bells', variant: 'info', public: false };
    const tag = await session.call('addTag', { token, params: { userId: id }, body });
    const tagId = calls.addTag.answer.parse(tag.data).id;
    await remove(token, id);
    const found = await session.call('readTag', { token: admin, params: { userId: 1, id: tagId } });
    expect(found.data).toMatchObject({ name: 'Bells' });
  });

  test.each<[string, (token: string) => Promise<{ readonly message: unknown }>]>([
    ['deleted', (token) => remove(token, 1)],
    ['made a user', (token) => update(token, 1, { role: 'user' })],
    ['blocked', (token) => update(token, 1, { blocked: true })],
    ['no longer verified', (token) => update(token, 1, { verified: false })],
    [
      'made a user with a new address',
      (token) => update(token, 1, { username: 'x@y.example', role: 'user' }),
    ],
  ])('USR-11, USR-03, USR-08: the last administrator who can log in is not %s', async (_, act) => {
    await session.call('addUser', { token: admin, body: { ...newPerson, blocked: true } });
    const before = await read(1);
    const { message } = await act(admin);
    expect(message).toBe('At least one administrator must remain.');
    expect([await read(1), revoked, mails]).toEqual([before, [], []]);
    await session.call('addUser', { token: admin, body: { ...newPerson, username: 'two@carillon.example' } });
    expect((await act(admin)).message).toBeUndefined();
    expect(revoked).toEqual([1]);
  });

  test('USR-08: of two administrators who delete each other at once one remains', async () => {
    const { data } = await session.call('addUser', { token: admin, body: newPerson });
    const second = calls.login.answer.parse((await login(newPerson.username, PASSWORD)).data).token.jwt;
    await Promise.all([remove(admin, userDetail.parse(data).id), remove(second, 1)]);
    const statuses = [admin, second].map(
      async (token) => (await session.call('countUsers', { token })).status,
    );
    expect((await Promise.all(statuses)).toSorted()).toEqual([200, 401]);
  });
});

test('ACC-14: where nobody is an administrator people still change and delete themselves', async () => {
  const session = await openSession(doors[0] as (typeof doors)[0], { seed: { people: people.slice(1) } });
  const body = { email: 'q@carillon.example', password: PASSWORD };
  const token = calls.login.answer.parse((await session.call('login', { body })).data).token.jwt;
  const changed = await session.call('updateUser', { token, body: { first_name: 'Emil' } });
  expect(changed.data).toMatchObject({ first_name: 'Emil' });
  expect((await session.call('deleteUser', { token })).data).toEqual({ id: 2 });
});

test('USR-06: builders make what a seed takes', async () => {
  const seed = { people, devices: [buildDevice()], addresses: [{ ...buildAddress(), user_id: 2 }] };
  const session = await openSession(doors[0] as (typeof doors)[0], { seed });
  const { data } = await session.call('login', {
    body: { email: 'q@carillon.example', password: PASSWORD },
  });
  const token = calls.login.answer.parse(data).token.jwt;
  expect((await session.call('readUser', { token })).data).toMatchObject({
    device_count: 1,
    address_count: 1,
  });
});

test('FLT-062 who is demoted or blocked while a password is hashed changes and adds nobody', async () => {
  let onHash = () => {};
  const [direct] = doors;
  if (!direct) throw new Error('There is no door.');
  const session = await openSession(direct, {
    passwords: {
      ...quickPasswords,
      hash(password) {
        onHash();
        return quickPasswords.hash(password);
      },
    },
  });
  const [admin, owner] = [await session.logIn('admin'), await session.logIn('owner')];
  const add = { token: admin, body: await validBody('addUser', session) };
  const promote = { token: admin, params: { userId: 3 }, body: { role: 'admin', password: PASSWORD } };
  const own = { token: owner, params: { userId: 2 }, body: { first_name: 'Mallory', password: PASSWORD } };
  const changeUser = session.platform.changeUser;
  const { data: count } = await session.call('countUsers', { token: admin });
  onHash = () => {
    changeUser(1, { role: 'user' });
    changeUser(2, { blocked: true });
  };
  expect((await session.call('addUser', add)).status).toBe(403);
  changeUser(1, { role: 'admin' });
  expect((await session.call('updateUser', promote)).status).toBe(403);
  expect((await session.call('updateUser', own)).status).toBe(401);
  changeUser(1, { role: 'admin' });
  expect((await session.call('countUsers', { token: admin })).data).toBe(count);
  const { data } = await session.call('readUser', { token: admin, params: { userId: 3 } });
  expect(data).toMatchObject({ role: 'user' });
});
