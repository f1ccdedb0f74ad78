// A refresh that is told to wait, that hangs, or that must not be repeated.
import type { SessionToken } from '@carillon/protocol/account';
import { devices } from '@carillon/protocol/device';
import { describe, expect, test, vi } from 'vitest';
import type { Fetch } from '../http/http.ts';
import { catchRejection, NOW_MS, OWNER, REFRESH } from '../testBrowser.ts';
import type { Exclusive } from './exclusive.ts';
import {
  HALF_AN_HOUR_MS,
  noLocks,
  only,
  open,
  openLoggedIn,
  refuse,
  singleUse,
  status,
  stored,
} from './testTabs.ts';

describe('a server that asks to be left alone', () => {
  test.each([
    [429, 100],
    [503, 100],
    [503, 3],
  ])('FLT-074 by %i for %i s is asked again after that, and not before', async (code, seconds) => {
    const { session, server, setFault } = await openLoggedIn();
    const first = session.jwt();
    setFault(only('refreshToken', () => refuse(code, { 'retry-after': String(seconds) })));
    await server.pass(HALF_AN_HOUR_MS);
    await server.pass(seconds * 1000 - 500);
    expect(server.count(REFRESH)).toBe(1);
    setFault();
    await server.pass(500);
    expect([server.count(REFRESH), status(session)]).toEqual([2, 'loggedIn']);
    expect(session.jwt()).not.toBe(first);
  });

  test('FLT-074 is not asked by calls that get 401 meanwhile, nor by a page that is shown again', async () => {
    const { session, http, wake, server, setFault } = await openLoggedIn();
    setFault((name) => (name === 'refreshToken' ? refuse(429, { 'retry-after': '100' }) : refuse(401)));
    await server.pass(HALF_AN_HOUR_MS);
    for (let call = 0; call < 10; call++) {
      expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({
        code: 'unauthorized',
      });
    }
    wake();
    await server.pass(50_000);
    expect([server.count(REFRESH), status(session)]).toEqual([1, 'loggedIn']);
  });

  test('FLT-074 is asked again within ten minutes, however long it says: the token would die of it', async () => {
    const { session, server, setFault } = await openLoggedIn();
    setFault(only('refreshToken', () => refuse(503, { 'retry-after': '99999999999' })));
    await server.pass(HALF_AN_HOUR_MS);
    setFault();
    await server.pass(10 * 60_000);
    expect([server.count(REFRESH), status(session)]).toEqual([2, 'loggedIn']);
  });

  test('FLT-074 by 0 s is asked at most once a second', async () => {
    const { server, setFault } = await openLoggedIn();
    setFault(only('refreshToken', () => refuse(429, { 'retry-after': '0' })));
    await server.pass(HALF_AN_HOUR_MS + 10_000);
    expect(server.count(REFRESH)).toBeGreaterThan(5);
    expect(server.count(REFRESH)).toBeLessThanOrEqual(11);
  });
});

describe('a server that hangs', () => {
  test('FLT-051 holds up no tab for ever: after 10 s the next one may ask', async () => {
    const { openTab, server, session, setHanging } = await openHanging();
    const other = openTab();
    await server.pass(HALF_AN_HOUR_MS);
    expect(server.count(REFRESH)).toBe(1);
    setHanging(false);
    await server.pass(9500);
    expect(server.count(REFRESH)).toBe(1);
    await server.pass(15_500);
    expect(server.count(REFRESH)).toBe(2);
    expect([session, other.session].map(status)).toEqual(['loggedIn', 'loggedIn']);
    expect(other.session.jwt()).toBe(session.jwt());
  });

  test('FLT-054 logs nobody out: it is asked again 15 s later, with one timer', async () => {
    const { server, session } = await openHanging();
    const first = session.jwt();
    await server.pass(HALF_AN_HOUR_MS + 10_000);
    expect([server.count(REFRESH), server.clock.pending]).toEqual([1, 1]);
    await server.pass(15_000);
    expect([server.count(REFRESH), status(session), session.jwt()]).toEqual([2, 'loggedIn', first]);
  });

  test('FLT-069 keeps a call at most 10 s: it then goes with the token that is there', async () => {
    const { server, http } = await openHanging();
    await server.pass(HALF_AN_HOUR_MS);
    const call = http.request(devices.calls.list, { userId: 2 });
    await server.pass(9500);
    expect(server.count('GET /api/devices/list/2')).toBe(0);
    await server.pass(500);
    await expect(call).resolves.toHaveLength(3);
  });

  test('FLT-069 keeps no call that is aborted', async () => {
    const { server, http } = await openHanging();
    await server.pass(HALF_AN_HOUR_MS);
    const reason = new Error('The screen was left.');
    const controller = new AbortController();
    const call = catchRejection(
      http.request(devices.calls.list, { userId: 2 }, { signal: controller.signal }),
    );
    controller.abort(reason);
    expect(await call).toBe(reason);
    await server.pass(20_000);
    expect(server.count('GET /api/devices/list/2')).toBe(0);
  });

  /** A tab whose server does not answer a refresh at all. */
  async function openHanging() {
    const opened = open();
    let isHanging = true;
    const { fetch } = opened.server;
    const hangingFetch: Fetch = (url, init) => {
      const answer = fetch(url, init);
      return isHanging && url.endsWith('/refresh-token') ? new Promise(() => {}) : answer;
    };
    const openTab = () => opened.openTab({ fetch: hangingFetch });
    const tab = openTab();
    await tab.session.login(OWNER);
    const setHanging = (next: boolean) => {
      isHanging = next;
    };
    return { ...opened, ...tab, openTab, setHanging };
  }
});

describe('a tab that holds the lock and never lets go', () => {
  test('FLT-051 holds up no call of the others, and logs nobody out', async () => {
    const { session, http, server, setFault } = await openLoggedIn({ exclusive: stuck });
    setFault(only('listDevices', () => refuse(401)));
    const call = catchRejection(http.request(devices.calls.list, { userId: 2 }));
    await server.pass(0);
    await server.pass(10_000);
    expect(await call).toMatchObject({ code: 'unauthorized', isRenewed: false });
    expect([status(session), server.count(REFRESH)]).toEqual(['loggedIn', 0]);
  });

  test('FLT-051 and lets go after an hour, sets off no burst of refreshes', async () => {
    const { session, browser, server } = await openLoggedIn();
    let release = () => {};
    const held = browser.exclusive(
      'carillon.refresh',
      () => new Promise<void>((resolve) => (release = resolve)),
    );
    await server.pass(HALF_AN_HOUR_MS + 15 * 60_000);
    expect(server.count(REFRESH)).toBe(0);
    release();
    await held;
    await server.pass(30_000);
    expect([server.count(REFRESH), status(session)]).toEqual([1, 'loggedIn']);
  });

  const stuck: Exclusive = () => new Promise(() => {});
});

test.each([
  ['has heard of that', false],
  ['has not heard of it yet', true],
])(
  'FLT-051 in a browser without locks a single-use token is refused to the tab that comes second; it %s, and adopts the next one',
  async (_case, isDeaf) => {
    const { openTab, server } = open(singleUse());
    const first = openTab({ exclusive: noLocks });
    await first.session.login(OWNER);
    const late: Fetch = async (url, init) => {
      const answer = await server.fetch(url, init);
      await new Promise<void>((resolve) => server.clock.after(500, resolve));
      return answer;
    };
    const second = openTab({ exclusive: noLocks, isDeaf, fetch: late });
    await server.pass(HALF_AN_HOUR_MS + 500);
    expect(server.count(REFRESH)).toBe(2);
    expect([first.session, second.session].map(status)).toEqual(['loggedIn', 'loggedIn']);
    expect(second.session.jwt()).toBe(first.session.jwt());
  },
);

describe('FLT-052 without locks, where the winner of a single-use token is answered later than the loser is refused', () => {
  /** Two tabs that refresh at the same moment: the first is answered after `slowMs`. */
  async function openRace(slowMs: number, isDeaf: boolean) {
    const { openTab, server, browser } = open(singleUse());
    const { clock } = server;
    const slow: Fetch = async (url, init) => {
      const answer = await server.fetch(url, init);
      if (url.endsWith('/refresh-token')) {
        await new Promise<void>((resolve) => clock.after(slowMs, resolve));
      }
      return answer;
    };
    const winner = openTab({ exclusive: noLocks, fetch: slow });
    await winner.session.login(OWNER);
    const loser = openTab({ exclusive: noLocks, isDeaf });
    return { server, browser, sessions: [winner.session, loser.session] as const };
  }

  test.each([
    [300, false],
    [6000, false],
    [6000, true],
  ])('by %i ms, no tab is logged out (it hears nothing of the other: %s)', async (slowMs, isDeaf) => {
    const { server, sessions } = await openRace(slowMs, isDeaf);
    await server.pass(HALF_AN_HOUR_MS + slowMs + 1000);
    expect(sessions.map(status)).toEqual(['loggedIn', 'loggedIn']);
    expect(sessions[1].jwt()).toBe(sessions[0].jwt());
    await server.pass(HALF_AN_HOUR_MS + slowMs + 1000);
    expect(sessions.map(status)).toEqual(['loggedIn', 'loggedIn']);
    expect([server.count(REFRESH), server.clock.pending]).toEqual([4, 2]);
  });

  test('a token that is really over ends the session 10 s later', async () => {
    const { server, session, setFault, browser } = await openLoggedIn({ exclusive: noLocks });
    setFault(only('refreshToken', () => refuse(401)));
    await server.pass(HALF_AN_HOUR_MS + 9000);
    expect(status(session)).toBe('loggedIn');
    await server.pass(2000);
    expect([status(session), browser.values.size, server.clock.pending]).toEqual(['loggedOut', 0, 0]);
    expect(server.count(REFRESH)).toBe(1);
  });

  test('a logout ends the waiting, and what waits for it', async () => {
    const { server, session, http, setFault } = await openLoggedIn({ exclusive: noLocks });
    setFault((name) => (name === 'logout' ? undefined : refuse(401)));
    const call = catchRejection(http.request(devices.calls.order, {}));
    await server.pass(3000);
    await session.logout();
    await server.pass(1000);
    expect(await call).toMatchObject({ code: 'unauthorized' });
    expect([status(session), server.clock.pending]).toEqual(['loggedOut', 0]);
  });
});

describe('a token that the host renews', () => {
  /** The token that the host has, which is one of the platform's. */
  async function openRenewing(renewToken: () => Promise<SessionToken | null>) {
    const [host, onError] = [vi.fn(renewToken), vi.fn()];
    const opened = await openLoggedIn({ renewToken: host, onError });
    return { ...opened, host, onError };
  }
  const next = { jwt: 'next', refresh_at: (NOW_MS + 2 * HALF_AN_HOUR_MS) / 1000 };

  test('SES-02 is asked of the host at refresh_at, and of nobody else', async () => {
    const { session, server, host } = await openRenewing(async () => next);
    await server.pass(HALF_AN_HOUR_MS);
    expect([session.jwt(), status(session), host.mock.calls.length]).toEqual(['next', 'loggedIn', 1]);
    expect(server.count(REFRESH)).toBe(0);
  });

  test.each([
    ['has none any more', 0, async () => null],
    ['answers what is no token', 1, async () => ({ jwt: '', refresh_at: 1 })],
  ])('SES-02 and of a host that %s, ends the session', async (_case, told, renewToken) => {
    const { session, server, browser, onError } = await openRenewing(renewToken);
    await server.pass(HALF_AN_HOUR_MS);
    expect(onError).toHaveBeenCalledTimes(told);
    expect([status(session), browser.values.size, server.clock.pending]).toEqual(['loggedOut', 0, 0]);
  });

  test('FLT-054 is asked for again where the host fails', async () => {
    const { session, server, host } = await openRenewing(() => Promise.reject(new Error('No network')));
    await server.pass(HALF_AN_HOUR_MS + 15_000);
    expect([status(session), host.mock.calls.length]).toEqual(['loggedIn', 2]);
  });

  test('may take its time: it is taken when it comes, and not asked for twice meanwhile', async () => {
    let answer = (_token: SessionToken) => {};
    const { session, server, host } = await openRenewing(() => new Promise((resolve) => (answer = resolve)));
    await server.pass(HALF_AN_HOUR_MS + 5 * 60_000);
    answer(next);
    await server.pass(60_000);
    expect([session.jwt(), host.mock.calls.length]).toEqual(['next', 1]);
  });
});

test('FLT-054 a host that fails after minutes is asked once more, not once for each try that was given up', async () => {
  let fail = (_reason: Error) => {};
  const host = vi.fn(() => Promise.reject(new Error('No network')));
  host.mockReturnValueOnce(new Promise<never>((_resolve, reject) => (fail = reject)));
  const { server, session } = await openLoggedIn({ renewToken: host });
  await server.pass(HALF_AN_HOUR_MS + 5 * 60_000);
  fail(new Error('No network'));
  await server.pass(15_000);
  expect([host.mock.calls.length, status(session)]).toEqual([2, 'loggedIn']);
});

test('FLT-049 a save whose token ran out says that it can be made again, and is then saved once', async () => {
  const { http, browser, server, setFault } = await openLoggedIn();
  const old = `Bearer ${stored(browser).token.jwt}`;
  setFault(
    only('updateDevice', ({ headers }) => (headers.get('authorization') === old ? refuse(401) : undefined)),
  );
  const body = { name: 'Café garden', icon_id: 1, device_tag_id: null };
  const save = () => http.request(devices.calls.update, { userId: 2, id: 2, body });
  expect(await catchRejection(save())).toMatchObject({ code: 'unauthorized', status: 401, isRenewed: true });
  const saved = 'PUT /api/devices/2/2';
  expect(server.asked.slice(1)).toEqual([saved, REFRESH]);
  await expect(save()).resolves.toMatchObject({ name: 'Café garden' });
  expect(server.count(saved)).toBe(2);
});
