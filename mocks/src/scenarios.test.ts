import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { describe, expect, test } from 'vitest';
import { createPlatform } from './platform/platform.ts';
import { scenarios } from './scenarios.ts';
import { doors } from './testing/doors.ts';
import { openSession, type Session } from './testing/session.ts';

const withSession = async (
  door: (typeof doors)[number],
  options: Parameters<typeof openSession>[1],
  look: (session: Session) => Promise<void>,
) => {
  const session = await openSession(door, options);
  await look(session).finally(session.close);
};

describe.each(doors)('the scenarios through $name', (door) => {
  test('LIB-03 emptyShop has nothing to sell, and people who can begin', () =>
    withSession(door, scenarios.emptyShop, async ({ call, logIn }) => {
      const token = await logIn('admin');
      const counts = [
        'countProducts',
        'countMedias',
        'countTags',
        'countCountries',
        'countCarriers',
      ] as const;
      for (const name of counts) expect((await call(name, { token })).data, name).toBe(0);
      expect((await call('countUsers', { token })).data).toBeGreaterThan(0);
    }));

  test('FLT-066 failing lets people log in, and answers nothing else', () =>
    withSession(door, scenarios.failing, async ({ fetch, logIn }) => {
      const headers = { authorization: `Bearer ${await logIn('owner')}` };
      const answer = await fetch('/api/devices/list/2', { headers });
      expect([answer.status, await answer.text()]).toEqual([502, '<h1>502 Bad Gateway</h1>']);
      expect((await fetch('/api/accounts/refresh-token', { headers })).status).toBe(200);
    }));

  test('FLT-053 expiredSession is over as soon as it has begun', () =>
    withSession(door, scenarios.expiredSession, async ({ call, logIn }) => {
      const token = await logIn('owner');
      for (const name of ['listDevices', 'refreshToken'] as const) {
        const message = 'Your session has expired. Please log in again.';
        expect(await call(name, { token })).toMatchObject({ status: 401, message });
      }
    }));
});

test('LIB-03 manyDevices are the 10,000 of the fleet, the newest first, and each can be found', async () => {
  await withSession(doors[0] as (typeof doors)[0], scenarios.manyDevices, async ({ call, logIn }) => {
    const token = await logIn('owner');
    expect((await call('countDevices', { token })).data).toBe(10_000);
    const { data } = await call('listDevices', { token, query: '?limit=2' });
    expect(data).toMatchObject([
      { device_id: 'SIM-10000', class_id: 4, online: 'Online', state: 'play' },
      { device_id: 'SIM-09999', class_id: 3, online: 'Offline', state: 'pause' },
    ]);
    expect((await call('countDevices', { token, query: '?query=sim-0999' })).data).toBe(10);
  });
});

test('LIB-03 manyProducts are 10,000 with the pictures and tags of their models', async () => {
  await withSession(doors[0] as (typeof doors)[0], scenarios.manyProducts, async ({ call, logIn }) => {
    const token = await logIn('admin');
    expect((await call('countProducts', { token })).data).toBe(10_000);
    const { data } = await call('readProduct', { token, params: { id: 1 } });
    expect(data).toMatchObject({
      sku: 'CR-N-100-1',
      medias: [{ id: 3 }, { id: 6 }, { id: 13 }],
      tags: [{ id: 1 }, { id: 6 }, { id: 11 }],
    });
  });
});

test('LIB-03 slow answers after three seconds, and goes together with any other scenario', async () => {
  const clock = createVirtualClock();
  const platform = createPlatform({ ...scenarios.slow, ...scenarios.emptyShop, clock });
  const answer = platform.handle(new Request('http://x/api/products/count'));
  let isAnswered = false;
  void answer.then(() => {
    isAnswered = true;
  });
  clock.advance(2999);
  await Promise.resolve();
  expect(isAnswered).toBe(false);
  clock.advance(1);
  expect(await (await answer).json()).toEqual({ success: true, data: 0 });
});

test('LIB-03 what is large is made once, however many platforms have it', () => {
  expect(scenarios.manyDevices.seed.devices).toBe(scenarios.manyDevices.seed.devices);
  expect(scenarios.manyProducts.seed.products).toBe(scenarios.manyProducts.seed.products);
});
