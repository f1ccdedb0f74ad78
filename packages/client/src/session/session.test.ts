import { devices } from '@carillon/protocol/device';
import { describe, expect, test, vi } from 'vitest';
import { createHttp, type Fetch } from '../http/http.ts';
import {
  ADMIN,
  API_URL,
  answerJson,
  catchRejection,
  createTestBrowser,
  LOGOUT,
  NOW_MS,
  OWNER,
  REFRESH,
} from '../testBrowser.ts';
import {
  HALF_AN_HOUR_MS,
  KEY,
  lateStorage,
  noLocks,
  only,
  open,
  openLoggedIn,
  refuse,
  singleUse,
  status,
  stored,
} from './testTabs.ts';

describe('logging in', () => {
  test('ACC-01 SES-01 stores token and user, and says so once', async () => {
    const { openTab, browser } = open();
    const { session } = openTab();
    const changed = vi.fn();
    session.subscribe(changed);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', user: null, isAdmin: false });
    await session.login(OWNER);
    expect(changed).toHaveBeenCalledOnce();
    const user = { id: 2, username: OWNER.email, first_name: 'Oscar' };
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedIn', user });
    expect(stored(browser)).toMatchObject({ v: 1, user, token: { jwt: session.jwt() } });
    expect(stored(browser).token.refresh_at * 1000).toBe(NOW_MS + HALF_AN_HOUR_MS);
  });

  test('ACC-01 a refused login stores nothing and says why', async () => {
    const { openTab, browser } = open();
    const { session } = openTab();
    expect(await catchRejection(session.login({ ...OWNER, password: 'Wrong-123!' }))).toMatchObject({
      code: 'unauthorized',
      serverMessage: 'The e-mail address or the password is wrong.',
    });
    expect([status(session), browser.values.size]).toEqual(['loggedOut', 0]);
  });

  test('SES-01 whoever is stored is logged in at once after a reload', async () => {
    const { openTab, session } = await openLoggedIn();
    expect(openTab().session.getSnapshot()).toEqual(session.getSnapshot());
  });

  test.each([
    ['the role admin', ADMIN, true],
    ['the role user', OWNER, false],
  ])('SES-04 whether somebody with %s is an admin', async (_case, form, isAdmin) => {
    const { session } = open().openTab();
    await session.login(form);
    expect(session.getSnapshot().isAdmin).toBe(isAdmin);
  });

  test('ASVS 14.3.3 nothing but the session is ever stored, and no password with it', async () => {
    const { session, server, browser, setFault } = await openLoggedIn();
    await server.pass(HALF_AN_HOUR_MS);
    expect([...browser.values.keys()]).toEqual([KEY]);
    expect(Object.keys(stored(browser)).sort()).toEqual(['token', 'user', 'v']);
    await session.logout();
    expect(browser.values.size).toBe(0);

    const { user, token } = stored({ ...browser, values: await storedByLogin() });
    const talkative = { ...user, password: OWNER.password, device_key: 'KEY-1001' };
    setFault(only('login', () => answerJson({ success: true, data: { user: talkative, token } })));
    await session.login(OWNER);
    expect(browser.values.get(KEY)).not.toMatch(/Owner-123!|KEY-1001/);
  });
});

/** What a login leaves in an empty storage. */
async function storedByLogin(): Promise<Map<string, string>> {
  return (await openLoggedIn()).browser.values;
}

describe('what is found in the storage', () => {
  const damage = (change: (session: Record<string, Record<string, unknown>>) => unknown) => async () => {
    const session = stored({ ...createTestBrowser(), values: await storedByLogin() });
    return JSON.stringify(change(session) ?? session);
  };

  test.each([
    ['broken JSON', async () => '{"v":1,'],
    ['nothing', async () => ''],
    ['a text', async () => '"x"'],
    ['null', async () => 'null'],
    ['a list', async () => '[]'],
    ['a session of an older version', damage((session) => ({ ...session, v: 0 }))],
    ['a session without a version', damage(({ v: _, ...session }) => session)],
    ['hostile keys', async () => '{"__proto__":{"v":1}}'],
  ])('FLT-060 %s is no session, and is cleaned away', async (_case, write) => {
    const { openTab, browser } = open();
    browser.values.set(KEY, await write());
    expect(status(openTab().session)).toBe('loggedOut');
    expect([...browser.values]).toEqual([]);
    expect(({} as Record<string, unknown>).v).toBeUndefined();
  });

  test.each([
    ['no token', damage(({ token: _, ...session }) => session)],
    ['no jwt', damage(({ token, ...session }) => ({ ...session, token: { ...token, jwt: undefined } }))],
    ['an empty jwt', damage(({ token, ...session }) => ({ ...session, token: { ...token, jwt: '' } }))],
    ['no user', damage(({ user: _, ...session }) => session)],
    [
      'a user without a role',
      damage(({ user, ...session }) => ({ ...session, user: { ...user, role: undefined } })),
    ],
  ])('SES-01 with %s nobody is logged in', async (_case, write) => {
    const { openTab, browser } = open();
    browser.values.set(KEY, await write());
    expect([status(openTab().session), browser.values.size]).toEqual(['loggedOut', 0]);
  });

  const refreshAt = (refresh_at: unknown) =>
    damage(({ token, ...session }) => ({ ...session, token: { ...token, refresh_at } }));

  test('FLT-060 what stands beside a whole session is not taken', async () => {
    const { openTab, browser } = open();
    const write = damage(({ user, ...session }) => ({ ...session, user: { ...user, password: 'x' } }));
    browser.values.set(KEY, await write());
    const { user } = openTab().session.getSnapshot();
    expect(user).toMatchObject({ id: 2 });
    expect(user).not.toHaveProperty('password');
  });

  test.each([
    ['absent', undefined],
    ['null', null],
    ['text', '1780000000'],
    ['negative', -1],
    ['of the year 9999', 253_402_300_799],
  ])('SES-01 FLT-055 a refresh_at that is %s makes it no session', async (_case, value) => {
    const { openTab, browser, server } = open();
    browser.values.set(KEY, await refreshAt(value)());
    expect(status(openTab().session)).toBe('loggedOut');
    await server.pass(1000);
    expect([server.asked, browser.values.size]).toEqual([[], 0]);
  });

  test.each([
    ['just now', NOW_MS / 1000],
    ['an hour ago', NOW_MS / 1000 - 3600],
    ['in 1970', 0],
  ])('FLT-055 a refresh_at %s is refreshed at once', async (_case, value) => {
    const { openTab, browser, server, session: other } = await openLoggedIn({ isStarted: false });
    browser.values.set(
      KEY,
      JSON.stringify({ ...stored(browser), token: { jwt: other.jwt(), refresh_at: value } }),
    );
    const { session } = openTab();
    expect(server.count(REFRESH)).toBe(0);
    server.clock.advance(0);
    await server.pass(0);
    expect([server.count(REFRESH), status(session)]).toEqual([1, 'loggedIn']);
    expect(stored(browser).token.refresh_at * 1000).toBe(NOW_MS + HALF_AN_HOUR_MS);
  });

  test('FLT-055 a refresh_at in thousands of years waits, with one timer', async () => {
    const { openTab, browser, server } = open();
    browser.values.set(KEY, await refreshAt(99_999_999_999)());
    const { session } = openTab();
    await server.pass(60_000);
    expect([status(session), server.asked, server.clock.pending]).toEqual(['loggedIn', [], 1]);
  });

  test('nothing is refreshed and nobody heard before it is started, nor after it is stopped', async () => {
    const { session, server, browser } = await openLoggedIn({ isStarted: false });
    await server.pass(2 * HALF_AN_HOUR_MS);
    expect([server.count(REFRESH), server.clock.pending]).toEqual([0, 0]);
    const stop = session.start();
    stop();
    browser.tab().write(KEY, null);
    await server.pass(1000);
    expect([status(session), server.count(REFRESH), server.clock.pending]).toEqual(['loggedIn', 0, 0]);
    await session.login(OWNER);
    expect(server.clock.pending).toBe(0);
  });
});

describe('refreshing the token', () => {
  test('SES-02 happens by itself at refresh_at, again and again, and no screen hears of it', async () => {
    const { session, server, browser } = await openLoggedIn();
    const first = session.jwt();
    const snapshot = session.getSnapshot();
    const changed = vi.fn();
    session.subscribe(changed);
    await server.pass(HALF_AN_HOUR_MS - 1);
    expect(server.count(REFRESH)).toBe(0);
    await server.pass(1);
    expect(server.count(REFRESH)).toBe(1);
    expect(session.jwt()).not.toBe(first);
    expect(stored(browser).token).toMatchObject({ jwt: session.jwt() });
    await server.pass(HALF_AN_HOUR_MS + 1000);
    expect(server.count(REFRESH)).toBe(2);
    expect(session.getSnapshot()).toBe(snapshot);
    expect(changed).not.toHaveBeenCalled();
  });

  test('FLT-055 where refresh_at has always passed, as on a clock that is ahead, it is asked ever more seldom', async () => {
    const { session, server, setFault } = await openLoggedIn();
    let n = 0;
    let refreshAt = () => 1;
    const next = () => ({ jwt: `jwt-${++n}`, refresh_at: refreshAt() });
    setFault(only('refreshToken', () => answerJson({ success: true, data: next() })));
    await server.pass(HALF_AN_HOUR_MS);
    const counts = [];
    for (const ms of [1000, 1000, 4000, 8000, 106_000, 10 * 60_000]) {
      await server.pass(ms);
      counts.push(server.count(REFRESH));
    }
    expect(counts).toEqual([1, 2, 3, 4, 6, 16]);
    refreshAt = () => server.clock.now() / 1000 + 1800;
    await server.pass(60_000);
    await server.pass(HALF_AN_HOUR_MS);
    expect([server.count(REFRESH), status(session)]).toEqual([18, 'loggedIn']);
  });

  test.each([
    ['401', () => answerJson({ success: false, message: 'Your session has ended.' }, { status: 401 })],
    ['403', () => answerJson({ success: false }, { status: 403 })],
    ['404', () => answerJson({ success: false }, { status: 404 })],
    ['success false', () => answerJson({ success: false, message: 'No' })],
    ['a token without refresh_at', () => answerJson({ success: true, data: { jwt: 'x' } })],
    [
      'a token whose refresh_at is text',
      () => answerJson({ success: true, data: { jwt: 'x', refresh_at: 'soon' } }),
    ],
  ])('SES-02 FLT-053 answered by %s it ends the session', async (_case, respond) => {
    const { session, server, browser, setFault } = await openLoggedIn();
    setFault(only('refreshToken', respond));
    await server.pass(HALF_AN_HOUR_MS);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', user: null, isAdmin: false });
    expect([session.jwt(), browser.values.size, server.clock.pending]).toEqual([undefined, 0, 0]);
    await server.pass(60_000);
    expect(server.count(REFRESH)).toBe(1);
  });

  test.each([
    ['500', () => answerJson({ success: false }, { status: 500 })],
    ['a network that fails', () => Response.error()],
    ['502 with HTML', () => new Response('<html>', { status: 502 })],
    ['503', () => answerJson({ success: false }, { status: 503 })],
    ['429', () => answerJson({ success: false }, { status: 429 })],
    ['200 with the page of a hotel', () => new Response('<html>Welcome to our network</html>')],
  ])('FLT-054 answered by %s it is tried again, and nobody is logged out', async (_case, respond) => {
    const { session, server, setFault } = await openLoggedIn();
    const first = session.jwt();
    setFault(only('refreshToken', respond));
    await server.pass(HALF_AN_HOUR_MS + 60_000);
    expect([status(session), session.jwt()]).toEqual(['loggedIn', first]);
    expect(server.count(REFRESH)).toBeGreaterThan(3);
    expect(server.count(REFRESH)).toBeLessThan(10);
    setFault();
    await server.pass(15_000);
    expect(session.jwt()).not.toBe(first);
    expect([status(session), server.clock.pending]).toEqual(['loggedIn', 1]);
  });

  test('FLT-054 once the token is really dead, the server says so and the session ends', async () => {
    const { session, server, setFault } = await openLoggedIn();
    setFault(only('refreshToken', () => Response.error()));
    await server.pass(2 * HALF_AN_HOUR_MS + 60_000);
    expect(status(session)).toBe('loggedIn');
    setFault();
    await server.pass(15_000);
    expect(status(session)).toBe('loggedOut');
  });

  test('FLT-054 a refresh that failed after a 401 leaves one timer, and none once it is over', async () => {
    const { session, http, server, setFault } = await openLoggedIn();
    setFault((name) =>
      name === 'refreshToken' ? Response.error() : answerJson({ success: false }, { status: 401 }),
    );
    expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({
      code: 'unauthorized',
    });
    expect([status(session), server.clock.pending]).toEqual(['loggedIn', 1]);
    setFault();
    await session.logout();
    expect(server.clock.pending).toBe(0);
  });

  test.each([
    ['under the lock of the browser', {}],
    ['in a browser without locks', { exclusive: noLocks }],
  ])(
    'FLT-050 ten calls that get 401 at once refresh once, %s, and all are answered',
    async (_case, options) => {
      const { session, http, server, setFault } = await openLoggedIn(options);
      const old = `Bearer ${session.jwt()}`;
      setFault(
        only('listDevices', ({ headers }) =>
          headers.get('authorization') === old ? answerJson({ success: false }, { status: 401 }) : undefined,
        ),
      );
      const lists = await Promise.all(
        Array.from({ length: 10 }, () => http.request(devices.calls.list, { userId: 2 })),
      );
      expect(lists.map((list) => list.length)).toEqual(Array(10).fill(3));
      expect(server.count(REFRESH)).toBe(1);
      expect(server.count('GET /api/devices/list/2')).toBe(20);
    },
  );

  test('FLT-050 a 401 that comes late, for a token that was renewed since, asks for no other', async () => {
    const { session, server } = await openLoggedIn();
    const old = session.jwt() ?? '';
    expect([await session.renew(old), await session.renew(old)]).toEqual([true, true]);
    expect(server.count(REFRESH)).toBe(1);
    await session.logout();
    expect([await session.renew(old), server.count(REFRESH)]).toEqual([false, 1]);
  });

  test('FLT-049 a call whose token expired on the way is answered after one refresh', async () => {
    const { http, server, setFault } = await openLoggedIn();
    let refusals = 0;
    setFault(
      only('listDevices', () =>
        refusals++ === 0 ? answerJson({ success: false }, { status: 401 }) : undefined,
      ),
    );
    await expect(http.request(devices.calls.list, { userId: 2 })).resolves.toHaveLength(3);
    expect(server.asked.slice(1)).toEqual(['GET /api/devices/list/2', REFRESH, 'GET /api/devices/list/2']);
  });

  test('a session that ended while its token was renewed has none: the call is not repeated as nobody', async () => {
    const { session, http, server, setFault } = await openLoggedIn();
    setFault((name) => {
      if (name === 'refreshToken') void session.logout();
      // The logout does not reach the server, which then still answers a token.
      if (name === 'logout') return Response.error();
      return name === 'listDevices' ? answerJson({ success: false }, { status: 401 }) : undefined;
    });
    expect(await catchRejection(http.request(devices.calls.list, { userId: 2 }))).toMatchObject({
      code: 'unauthorized',
    });
    await server.pass(0);
    expect(server.count('GET /api/devices/list/2')).toBe(1);
    expect([status(session), session.jwt()]).toEqual(['loggedOut', undefined]);
  });

  test.each([
    ['a token', () => undefined],
    ['429', () => refuse(429, { 'retry-after': '600' })],
  ])(
    'FLT-058 answered by %s after another person has logged in, it changes nothing of theirs',
    async (_case, respond) => {
      const { browser, openTab, server, setFault } = open();
      const late: Fetch = async (url, init) => {
        const answer = await server.fetch(url, init);
        if (url.endsWith('/refresh-token')) await session.login(ADMIN);
        return answer;
      };
      const { session } = openTab({ fetch: late });
      await session.login(OWNER);
      setFault(only('refreshToken', respond));
      expect(await session.renew(session.jwt() ?? '')).toBe(false);
      setFault();
      expect([session.getSnapshot().user?.id, stored(browser).user.id]).toEqual([1, 1]);
      expect(stored(browser).token.jwt).toBe(session.jwt());
      await server.pass(HALF_AN_HOUR_MS);
      expect([server.count(REFRESH), status(session)]).toEqual([2, 'loggedIn']);
      expect(server.asked.filter((what) => what.endsWith('/login'))).toHaveLength(3);
    },
  );

  test('a token that comes after another person has logged in is not taken', async () => {
    const { session, server, browser, setFault } = await openLoggedIn();
    let loggingIn: Promise<unknown> | undefined;
    setFault((name) => {
      if (name === 'refreshToken') loggingIn = session.login(ADMIN);
      return undefined;
    });
    await session.renew(session.jwt() ?? '');
    await loggingIn;
    await server.pass(0);
    expect(session.getSnapshot()).toMatchObject({ isAdmin: true });
    expect(stored(browser)).toMatchObject({ user: { id: 1 }, token: { jwt: session.jwt() } });
  });
});

describe('two tabs', () => {
  test.each([
    ['hears of it while it waits', false],
    ['has not heard of it yet', true],
  ])('FLT-051 refresh with one call; the other tab adopts the token, where it %s', async (_case, isDeaf) => {
    const { openTab, server } = open(singleUse());
    const first = openTab();
    await first.session.login(OWNER);
    const second = openTab({ isDeaf });
    await server.pass(HALF_AN_HOUR_MS);
    expect(server.count(REFRESH)).toBe(1);
    expect(second.session.jwt()).toBe(first.session.jwt());
    expect([first.session, second.session].map(status)).toEqual(['loggedIn', 'loggedIn']);
    await server.pass(HALF_AN_HOUR_MS + 1000);
    expect(server.count(REFRESH)).toBe(2);
    expect([first.session, second.session].map(status)).toEqual(['loggedIn', 'loggedIn']);
  });

  test('FLT-051 the other tab adopts the token where its storage shows it a second late', async () => {
    const { openTab, server, browser } = open(singleUse());
    const first = openTab();
    await first.session.login(OWNER);
    const second = openTab({ storage: lateStorage(browser, server.clock, 1000) });
    await server.pass(HALF_AN_HOUR_MS + 2000);
    expect(server.count(REFRESH)).toBe(1);
    expect(second.session.jwt()).toBe(first.session.jwt());
    expect([first.session, second.session].map(status)).toEqual(['loggedIn', 'loggedIn']);
  });

  test('FLT-051 whoever waited for its turn, and finds nothing new, asks 2 s later', async () => {
    const { openTab, server, setFault } = open();
    const tabs = [openTab(), openTab()] as const;
    await tabs[0].session.login(OWNER);
    let isDown = true;
    setFault(
      only('refreshToken', () => {
        if (!isDown) return undefined;
        isDown = false;
        return refuse(503);
      }),
    );
    await server.pass(HALF_AN_HOUR_MS + 1500);
    expect(server.count(REFRESH)).toBe(1);
    await server.pass(1000);
    expect(server.count(REFRESH)).toBe(2);
    expect(tabs.map(({ session }) => status(session))).toEqual(['loggedIn', 'loggedIn']);
    expect(tabs[0].session.jwt()).toBe(tabs[1].session.jwt());
  });

  test('FLT-059 logging out in one ends the session in the other at once', async () => {
    const { openTab, server, session } = await openLoggedIn();
    const other = openTab();
    const changed = vi.fn();
    other.session.subscribe(changed);
    const over = session.logout();
    expect(other.session.getSnapshot()).toEqual({ status: 'loggedOut', user: null, isAdmin: false });
    expect([other.session.jwt(), changed.mock.calls.length, server.clock.pending]).toEqual([undefined, 1, 0]);
    await over;
    expect(server.count(LOGOUT)).toBe(1);
  });

  test('logging in in one logs the other in, and another person replaces the first', async () => {
    const { openTab } = open();
    const [first, second] = [openTab(), openTab()];
    await first.session.login(OWNER);
    expect(second.session.getSnapshot()).toMatchObject({ status: 'loggedIn', user: { id: 2 } });
    await second.session.login(ADMIN);
    expect(first.session.getSnapshot()).toMatchObject({ isAdmin: true, user: { id: 1 } });
    expect(first.session.jwt()).toBe(second.session.jwt());
  });

  test('FLT-059 logging out in one, while the other waits for its turn to refresh, leaves nothing to refresh', async () => {
    const { openTab, browser, server, session } = await openLoggedIn();
    const other = openTab();
    let release = () => {};
    const held = browser.exclusive(
      'carillon.refresh',
      () => new Promise<void>((resolve) => (release = resolve)),
    );
    await server.pass(0);
    const renewed = other.session.renew(other.session.jwt() ?? '');
    await session.logout();
    release();
    await held;
    await expect(renewed).resolves.toBe(false);
    expect([status(other.session), server.count(REFRESH), browser.values.size]).toEqual(['loggedOut', 0, 0]);
  });

  test('what other keys say changes nothing, not even in the middle of a refresh', async () => {
    const { session, server, browser, setFault } = await openLoggedIn();
    const first = session.jwt();
    const snapshot = session.getSnapshot();
    setFault(
      only('refreshToken', () => {
        browser.tab().write('carillon.theme', 'dark');
        return undefined;
      }),
    );
    await session.renew(first ?? '');
    expect(session.getSnapshot()).toBe(snapshot);
    expect(session.jwt()).not.toBe(first);
    expect([stored(browser).token.jwt, server.count(REFRESH)]).toEqual([session.jwt(), 1]);
  });

  test('FLT-060 what another tab broke ends the session and is cleaned away', async () => {
    const { session, browser } = await openLoggedIn();
    browser.tab().write(KEY, '{"v":2}');
    expect([status(session), browser.values.size]).toEqual(['loggedOut', 0]);
  });
});

describe('logging out', () => {
  test('ACC-10 clears the token at once and ends the session on the server', async () => {
    const { session, http, server, browser } = await openLoggedIn();
    const jwt = session.jwt();
    const over = session.logout();
    expect([status(session), session.jwt(), browser.values.size]).toEqual(['loggedOut', undefined, 0]);
    await over;
    expect(server.count(LOGOUT)).toBe(1);
    const stale = createHttp({ apiUrl: API_URL, fetch: server.fetch });
    expect(await catchRejection(stale.request(devices.calls.order, {}, { jwt }))).toMatchObject({
      code: 'unauthorized',
    });
    expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({
      code: 'unauthorized',
    });
    expect(server.count(REFRESH)).toBe(0);
  });

  test.each([
    ['a network that fails', () => Response.error()],
    ['500', () => answerJson({ success: false }, { status: 500 })],
    ['401', () => answerJson({ success: false }, { status: 401 })],
    ['HTML', () => new Response('<html>')],
  ])('ACC-10 FLT-057 clears the token also when the server answers by %s', async (_case, respond) => {
    const { session, server, browser, setFault } = await openLoggedIn();
    setFault(only('logout', respond));
    await expect(session.logout()).resolves.toBeUndefined();
    expect([status(session), session.jwt(), browser.values.size]).toEqual(['loggedOut', undefined, 0]);
    await server.pass(2 * HALF_AN_HOUR_MS);
    expect([server.count(REFRESH), server.clock.pending]).toEqual([0, 0]);
  });

  test('of nobody asks the server nothing', async () => {
    const { openTab, server } = open();
    await openTab().session.logout();
    expect(server.asked).toEqual([]);
  });
});
