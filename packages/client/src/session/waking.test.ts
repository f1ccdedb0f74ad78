// A laptop that sleeps: its clock goes on, its timers stand still, and what other tabs did was not heard.
import { devices } from '@carillon/protocol/device';
import { describe, expect, test } from 'vitest';
import { answerJson, LOGOUT, NOW_MS, OWNER, REFRESH } from '../testBrowser.ts';
import type { KeyValueStorage } from './storage.ts';
import { HALF_AN_HOUR_MS, KEY, only, open, openLoggedIn, refuse, status, stored } from './testTabs.ts';

type Tab = ReturnType<ReturnType<typeof open>['openTab']>;

const OVERDUE_MS = HALF_AN_HOUR_MS + 10 * 60_000;
const body = { name: 'Café garden', icon_id: 1, device_tag_id: null };

describe('after a sleep past refresh_at', () => {
  test('SES-02 the token is refreshed at once when the page is shown again, and once', async () => {
    const { session, wake, server } = await openLoggedIn();
    const first = session.jwt();
    server.sleep(OVERDUE_MS);
    await server.pass(0);
    expect(server.count(REFRESH)).toBe(0);
    wake();
    wake();
    server.clock.advance(0);
    await server.pass(0);
    expect([server.count(REFRESH), status(session), server.clock.pending]).toEqual([1, 'loggedIn', 1]);
    expect(session.jwt()).not.toBe(first);
  });

  test('SES-02 it is noticed within a minute where nothing tells of it', async () => {
    const { server, session } = await openLoggedIn();
    server.sleep(OVERDUE_MS);
    await server.pass(60_000);
    expect([server.count(REFRESH), status(session)]).toEqual([1, 'loggedIn']);
  });

  test('SES-02 whose token has died meanwhile is logged out on waking', async () => {
    const { session, wake, server, browser } = await openLoggedIn();
    server.sleep(8 * 60 * 60_000);
    wake();
    await server.pass(1);
    expect([server.count(REFRESH), status(session), browser.values.size]).toEqual([1, 'loggedOut', 0]);
  });

  test('FLT-049 a save that is quicker than that goes with the new token: nothing has to be pressed again', async () => {
    const { http, server } = await openLoggedIn();
    server.sleep(OVERDUE_MS);
    const list = http.request(devices.calls.list, { userId: 2 });
    const saved = http.request(devices.calls.update, { userId: 2, id: 2, body });
    await expect(saved).resolves.toMatchObject({ name: 'Café garden' });
    await expect(list).resolves.toHaveLength(3);
    expect(server.asked.slice(1).sort()).toEqual(
      [REFRESH, 'GET /api/devices/list/2', 'PUT /api/devices/2/2'].sort(),
    );
    expect(server.asked[1]).toBe(REFRESH);
  });

  test('FLT-054 without a network yet nobody is logged out; once online it is refreshed at once', async () => {
    const { session, wake, server, setFault } = await openLoggedIn();
    setFault(() => Response.error());
    server.sleep(OVERDUE_MS);
    wake();
    await server.pass(1);
    expect([server.count(REFRESH), status(session)]).toEqual([1, 'loggedIn']);
    setFault();
    wake();
    await server.pass(1);
    expect([server.count(REFRESH), status(session)]).toEqual([2, 'loggedIn']);
  });

  test('waking early changes nothing', async () => {
    const { wake, server, session } = await openLoggedIn();
    const snapshot = session.getSnapshot();
    server.sleep(HALF_AN_HOUR_MS - 1000);
    wake();
    await server.pass(500);
    expect([server.count(REFRESH), server.clock.pending]).toEqual([0, 1]);
    expect(session.getSnapshot()).toBe(snapshot);
  });

  test('once stopped, it is not woken any more', async () => {
    const { session, wake, server, openTab } = await openLoggedIn({ isStarted: false });
    session.start()();
    server.sleep(OVERDUE_MS);
    await openTab({ isStarted: false }).session.logout();
    wake();
    await server.pass(60_000);
    expect([server.count(REFRESH), status(session)]).toEqual([0, 'loggedIn']);
  });
});

describe('what other tabs did while a page was frozen', () => {
  test('FLT-059 a logout is noticed on waking', async () => {
    const { session, openTab, server } = await openLoggedIn();
    const frozen = openTab({ isDeaf: true });
    await session.logout();
    expect(status(frozen.session)).toBe('loggedIn');
    frozen.wake();
    expect([status(frozen.session), server.count(LOGOUT), server.count(REFRESH)]).toEqual([
      'loggedOut',
      1,
      0,
    ]);
  });

  test('FLT-059 a logout that the server did not hear of is not undone by a refresh', async () => {
    const { session, openTab, server, browser, setFault } = await openLoggedIn();
    const frozen = openTab({ isDeaf: true });
    setFault(only('logout', () => refuse(500)));
    await session.logout();
    await server.pass(HALF_AN_HOUR_MS);
    expect([status(frozen.session), browser.values.size, server.count(REFRESH)]).toEqual(['loggedOut', 0, 0]);
  });

  // Answered before the other tab did something, and heard after it.
  const refreshed = { jwt: 'late', refresh_at: NOW_MS / 1000 + 1800 };
  test.each([
    ['a refresh', 'refreshToken', () => refreshed, ({ session }: Tab) => session.renew(session.jwt() ?? '')],
    ['a look at who it is', 'readUser', (user: unknown) => user, ({ session }: Tab) => session.recheck()],
  ] as const)(
    'FLT-059 FLT-051 %s that was under way undoes neither a logout nor a newer token',
    async (...row) => {
      const [, name, dataOf, ask] = row;
      const { session, openTab, browser, setFault } = await openLoggedIn();
      const frozen = openTab({ isDeaf: true });
      const kept = stored(browser);
      const next = { ...kept, token: { ...kept.token, jwt: 'another' } };
      const meanwhile = (run: () => void) =>
        setFault(
          only(name, () => {
            run();
            return answerJson({ success: true, data: dataOf(kept.user) });
          }),
        );

      meanwhile(() => browser.values.set(KEY, JSON.stringify(next)));
      await ask(frozen);
      expect([stored(browser), frozen.session.jwt()]).toEqual([next, 'another']);

      meanwhile(() => void session.logout());
      await ask(frozen);
      expect([status(frozen.session), browser.values.size]).toEqual(['loggedOut', 0]);
    },
  );

  test('FLT-051 a token that another tab has refreshed is taken, and not asked for again', async () => {
    const { session, openTab, server, browser } = await openLoggedIn();
    const frozen = openTab({ isDeaf: true, isStarted: false });
    await session.renew(session.jwt() ?? '');
    const stop = frozen.session.start();
    frozen.wake();
    expect([frozen.session.jwt(), server.count(REFRESH)]).toEqual([stored(browser).token.jwt, 1]);
    stop();
  });
});

describe('a storage that is full, or refused', () => {
  test('FLT-051 is heeded again as soon as another tab could write to it', async () => {
    const { openTab, browser, server } = open();
    const storage = browser.tab();
    let isFull = true;
    const { session, wake } = openTab({
      storage: { ...storage, write: (key, value) => void (isFull ? null : storage.write(key, value)) },
    });
    await session.login(OWNER);
    isFull = false;
    const other = openTab();
    await other.session.login(OWNER);
    // What that one writes later is not heard, as in a page that was frozen.
    const token = { ...stored(browser).token, jwt: 'another' };
    browser.values.set('carillon.session', JSON.stringify({ ...stored(browser), token }));
    wake();
    expect([session.jwt(), server.count(REFRESH)]).toEqual(['another', 0]);
  });

  /** It takes nothing, and still has what an earlier visit left. */
  const stubborn = (left: string | null): KeyValueStorage => ({
    read: () => left,
    write() {},
    subscribe: () => () => {},
  });

  test.each([
    ['is empty', async () => null],
    [
      'holds an older login',
      async () => (await openLoggedIn()).browser.values.get('carillon.session') ?? null,
    ],
  ])(
    'SES-01 and %s breaks no login: the session lives as long as the page, and renews itself',
    async (_case, left) => {
      const { openTab, server } = open();
      const { session, wake, http } = openTab({ storage: stubborn(await left()) });
      await session.login(OWNER);
      const first = session.jwt();
      wake();
      expect([status(session), session.jwt()]).toEqual(['loggedIn', first]);
      await server.pass(HALF_AN_HOUR_MS);
      expect([server.count(REFRESH), status(session)]).toEqual([1, 'loggedIn']);
      expect(session.jwt()).not.toBe(first);
      await server.pass(HALF_AN_HOUR_MS + 1000);
      expect([server.count(REFRESH), status(session)]).toEqual([2, 'loggedIn']);
      await expect(http.request(devices.calls.list, { userId: 2 })).resolves.toHaveLength(3);
      await session.logout();
      expect([status(session), server.clock.pending]).toEqual(['loggedOut', 0]);
    },
  );
});
