// FLT-061: a storage that throws, is forbidden or full. The session lives as long as the page, and somebody is told.
import { devices } from '@carillon/protocol/device';
import { expect, test, vi } from 'vitest';
import { OWNER } from '../testBrowser.ts';
import { type KeyValueStorage, memoryStorage } from './storage.ts';
import { HALF_AN_HOUR_MS, open, status } from './testTabs.ts';

const fail = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const storages: readonly [string, () => KeyValueStorage, number][] = [
  ['throws at everything', () => ({ read: fail, write: fail, subscribe: fail }), 1],
  ['throws when it is written to', () => ({ ...memoryStorage(), write: fail }), 1],
  ['throws when somebody stops listening', () => ({ ...memoryStorage(), subscribe: () => fail }), 1],
  ['takes nothing', () => ({ ...memoryStorage(), write: () => {} }), 0],
  ['says that it ends with the page', () => ({ ...memoryStorage(), isLasting: () => false }), 0],
];

test.each(storages)(
  'FLT-061 a storage that %s breaks neither login, calls, renewal nor logout',
  async (_case, create, reports) => {
    const onError = vi.fn();
    const { openTab, server } = open();
    const { session, http, stop } = openTab({ storage: create(), onError });
    await session.login(OWNER);
    await expect(http.request(devices.calls.list, { userId: 2 })).resolves.toHaveLength(3);
    await server.pass(HALF_AN_HOUR_MS);
    expect([status(session), server.asked.filter((what) => what.endsWith('refresh-token')).length]).toEqual([
      'loggedIn',
      1,
    ]);
    await session.logout();
    stop();
    expect([status(session), session.jwt(), server.clock.pending]).toEqual(['loggedOut', undefined, 0]);
    expect(onError).toHaveBeenCalledTimes(reports);
  },
);

test.each(storages.filter(([name]) => !name.includes('listening')))(
  'FLT-061 a storage that %s is said to keep no login, once',
  async (_case, create) => {
    const { openTab } = open();
    const { session } = openTab({ storage: create(), onError() {} });
    const changed = vi.fn();
    session.lasting.subscribe(changed);
    const before = session.lasting.getSnapshot();
    await session.login(OWNER);
    await session.renew(session.jwt() ?? '');
    expect([session.lasting.getSnapshot(), changed.mock.calls.length]).toEqual([false, before ? 1 : 0]);
  },
);

test('FLT-061 a storage that keeps it is said to, and one that has room again', async () => {
  const { openTab, browser } = open();
  let isFull = true;
  const storage = browser.tab();
  const { session } = openTab({
    storage: { ...storage, write: (key, value) => isFull || storage.write(key, value) },
  });
  expect(session.lasting.getSnapshot()).toBe(true);
  await session.login(OWNER);
  expect(session.lasting.getSnapshot()).toBe(false);
  isFull = false;
  await session.login(OWNER);
  expect(session.lasting.getSnapshot()).toBe(true);
});

test('FLT-061 a storage that begins to throw logs nobody out: not when the page wakes, at a renewal, nor at news of a tab', async () => {
  const onError = vi.fn();
  const { openTab, browser, server } = open();
  const storage = browser.tab();
  let isForbidden = false;
  let tell = (_key: string) => {};
  const { session, wake } = openTab({
    storage: {
      ...storage,
      read: (key) => (isForbidden ? fail() : storage.read(key)),
      subscribe(listener) {
        tell = listener;
        return storage.subscribe(listener);
      },
    },
    onError,
  });
  await session.login(OWNER);
  isForbidden = true;
  wake();
  expect(status(session)).toBe('loggedIn');
  tell('carillon.session');
  expect(status(session)).toBe('loggedIn');
  await server.pass(HALF_AN_HOUR_MS);
  expect(status(session)).toBe('loggedIn');
  expect([
    server.asked.filter((what) => what.endsWith('refresh-token')).length,
    onError.mock.calls.length,
  ]).toEqual([1, 1]);
});
