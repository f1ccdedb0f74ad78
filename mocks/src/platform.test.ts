import { calls, loginAnswer, mediaUrl } from '@carillon/protocol';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { describe, expect, test } from 'vitest';
import { buildDevice, buildDeviceTag, buildIcon, buildUser } from './builders.ts';
import { createPlatform } from './platform/platform.ts';
import { defaultSeed } from './seed/seed.ts';
import { createScryptPasswords } from './server/scrypt.ts';
import { doors } from './testing/doors.ts';
import { credentials, openSession } from './testing/session.ts';

describe('what a test can choose', () => {
  test('parts of the seed, with builders', async () => {
    const devices = [buildDevice({ id: 7, class_id: 3, online: 'Online', state: 'play' })];
    const session = await openSession(doors[0] as (typeof doors)[0], { seed: { devices } });
    const token = await session.logIn('owner');
    expect((await session.call('listDevices', { token })).data).toEqual(devices);
    expect((await session.call('countIcons', { token })).data).toBe(10);
  });

  test('how long a token lives', async () => {
    const session = await openSession(doors[0] as (typeof doors)[0], { tokenSeconds: 10 });
    const { data } = await session.call('login', { body: credentials('owner') });
    const { token } = loginAnswer.parse(data);
    expect(token.refresh_at).toBe(session.clock.now() / 1000 + 5);
    session.clock.advance(10_000);
    expect((await session.call('countDevices', { token: token.jwt })).status).toBe(401);
  });

  test.each(doors)('LIB-03: an address that has /api/ in it itself, through $name', async (door) => {
    const session = await openSession(door);
    try {
      const [{ path = '' } = {}] = defaultSeed.medias;
      for (const apiUrl of ['', '/api', '/api/v2', '/shop/api/api']) {
        const answer = await session.fetch(`${apiUrl}/api/products/list?limit=1`);
        expect([apiUrl, answer.status, (await answer.json()).data?.length]).toEqual([apiUrl, 200, 1]);
        expect((await session.fetch(apiUrl + mediaUrl(path))).headers.get('content-type')).toBe('image/webp');
      }
    } finally {
      await session.close();
    }
  });

  test('how long every answer takes', async () => {
    const clock = createVirtualClock();
    const platform = createPlatform({ clock, latencyMs: 800 });
    let isAnswered = false;
    const answer = platform.handle(new Request('http://x/api/devices/order')).then(() => {
      isAnswered = true;
    });
    clock.advance(799);
    await Promise.resolve();
    expect(isAnswered).toBe(false);
    clock.advance(1);
    await answer;
  });

  test.each(doors)('FLT-066, FLT-067: answers that are no envelope, through $name', async (door) => {
    const session = await openSession(door, {
      faults: (name) => {
        if (name === 'countDevices') return new Response('<h1>Bad Gateway</h1>', { status: 502 });
        return name === 'listDevices' ? Response.error() : undefined;
      },
    });
    try {
      const headers = { authorization: `Bearer ${await session.logIn('owner')}` };
      const bad = await session.fetch('/api/devices/count/2', { headers });
      expect([bad.status, await bad.text()]).toEqual([502, '<h1>Bad Gateway</h1>']);
      const lost = session.fetch('/api/devices/list/2', { headers });
      if (door.name === 'the platform itself') expect((await lost).type).toBe('error');
      else await expect(lost).rejects.toThrow();
    } finally {
      await session.close();
    }
  });

  test('a surprise is 500 without a word about it, and is told to onError alone', async () => {
    const errors: unknown[] = [];
    const broken = { hash: () => '', verify: () => Promise.reject(new Error('/secret/path')) };
    const platform = createPlatform({ passwords: broken, onError: (error) => errors.push(error) });
    const body = JSON.stringify(credentials('owner'));
    const answer = await platform.handle(
      new Request('http://x/api/accounts/login', { method: 'POST', body }),
    );
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ success: false, message: 'Internal server error' });
    expect(errors).toEqual([new Error('/secret/path')]);
  });
});

test('builders refuse what the schema refuses', () => {
  expect(buildUser({ id: 4 }).username).toBe('person-4@carillon.example');
  expect(buildDeviceTag({ variant: 'dark' }).variant).toBe('dark');
  expect(() => buildDevice({ id: 0 })).toThrow();
  expect(() => buildIcon({ icon_paths: ['M'.repeat(5000)] })).toThrow();
});

describe('the seed', () => {
  test('every icon is a list of vector paths and nothing else', () => {
    for (const { name, icon_paths } of defaultSeed.icons) {
      for (const path of icon_paths) expect(path, name).toMatch(/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/);
    }
  });

  test('every icon and tag that a device names exists and is of the same person', () => {
    for (const { user_id, icon_id, device_tag_id, device_id } of defaultSeed.devices) {
      expect(defaultSeed.icons.some(({ id }) => id === icon_id)).toBe(true);
      const tag = defaultSeed.deviceTags.find(({ id }) => id === device_tag_id);
      if (device_tag_id !== null) expect(tag?.user_id).toBe(user_id);
      expect(defaultSeed.factory.some(({ label }) => label === device_id)).toBe(true);
    }
  });

  test('every person can log in by the rules of the login form', () => {
    for (const { username, password } of defaultSeed.people) {
      expect(calls.login.body?.safeParse({ email: username, password }).success).toBe(true);
    }
  });
});

test('scrypt at its real cost: a hash fits its password only, tells its cost, and is never the same twice', async () => {
  const passwords = createScryptPasswords();
  const [hash, again] = await Promise.all([passwords.hash('Owner-123!'), passwords.hash('Owner-123!')]);
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(again).not.toBe(hash);
  expect(await passwords.verify('Owner-123!', hash)).toBe(true);
  expect(await passwords.verify('Owner-123?', hash)).toBe(false);
  expect(await passwords.verify('Owner-123!', 'quick$Owner-123!')).toBe(false);
});
