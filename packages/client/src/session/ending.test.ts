// What happens to calls when their session ends, and when the rights of the person change.
import { users } from '@carillon/protocol/account';
import { products } from '@carillon/protocol/catalog';
import { devices } from '@carillon/protocol/device';
import { login as loginCall } from '@carillon/protocol/http';
import { describe, expect, test, vi } from 'vitest';
import { isAborted } from '../http/errors.ts';
import type { Fetch } from '../http/http.ts';
import { ADMIN, catchRejection, OWNER } from '../testBrowser.ts';
import { KEY, only, open, openLoggedIn, refuse, status, stored } from './testTabs.ts';

const READ_USER = 'GET /api/accounts/1';

describe('calls that are under way', () => {
  test.each([
    ['a logout', ({ session }: Opened) => session.logout()],
    ['a logout in another tab', ({ openTab }: Opened) => openTab().session.logout()],
    ['a login of another person', ({ openTab }: Opened) => openTab().session.login(ADMIN)],
  ])('FLT-058 end silently with %s, and their late answers change nothing', async (_case, end) => {
    const opened = await openLoggedIn();
    const { server, browser, session } = opened;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late: Fetch = async (url, init) => {
      const answer = await server.fetch(url, init);
      await released;
      return answer;
    };
    const { http } = opened.openTab({ fetch: late });
    const body = { name: 'Café garden', icon_id: 1, device_tag_id: null };
    const answered = vi.fn();
    const ends = [
      http.request(devices.calls.list, { userId: 2 }),
      http.request(devices.calls.update, { userId: 2, id: 2, body }),
      http.request(devices.calls.order, {}, { signal: new AbortController().signal }),
    ].map((call) => catchRejection(call.then(answered)));
    await server.pass(0);
    await end(opened);
    expect((await Promise.all(ends)).map(isAborted)).toEqual([true, true, true]);
    const after = [session.getSnapshot(), browser.values.get(KEY)];
    release();
    await server.pass(0);
    expect([session.getSnapshot(), browser.values.get(KEY)]).toEqual(after);
    expect(answered).not.toHaveBeenCalled();
  });

  test.each([
    ['a logout', ({ session }: Tab) => session.logout(), 'loggedOut', undefined],
    ['another login', ({ session }: Tab) => session.login(ADMIN), 'loggedIn', 'admin'],
  ])('FLT-058 a login that is answered after %s changes nothing', async (_case, then, after, role) => {
    const { openTab, server } = open();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let calls = 0;
    const tab = openTab({
      async fetch(url, init) {
        const isFirst = calls++ === 0;
        const answer = await server.fetch(url, init);
        if (isFirst) await released;
        return answer;
      },
    });
    const ended = catchRejection(tab.session.login(OWNER));
    await server.pass(0);
    await then(tab);
    release();
    expect(isAborted(await ended)).toBe(true);
    await server.pass(0);
    expect([status(tab.session), tab.session.getSnapshot().user?.role]).toEqual([after, role]);
  });

  test('go on when only the token changes, or the person stays and has another name', async () => {
    const { session, http, server } = await openLoggedIn();
    const call = http.request(devices.calls.list, { userId: 2 });
    await session.renew(session.jwt() ?? '');
    await session.recheck();
    await server.pass(0);
    await expect(call).resolves.toHaveLength(3);
  });

  test('SES-03 of a visitor go on when somebody logs in', async () => {
    const { openTab } = open();
    const { session, http } = openTab();
    const login = http.request(loginCall, { body: OWNER });
    const shop = http.request(products.calls.count, {});
    await session.login(OWNER);
    await expect(login).resolves.toMatchObject({ user: { id: 2 } });
    await expect(shop).resolves.toBeGreaterThan(0);
  });

  test('FLT-053 the one whose refusal ends the session hears why: a form tells it, and keeps what was typed', async () => {
    const { session, http, setFault } = await openLoggedIn();
    setFault(() => refuse(401));
    const error = await catchRejection(http.request(devices.calls.order, {}));
    expect(error).toMatchObject({ code: 'unauthorized', isRenewed: false });
    expect(status(session)).toBe('loggedOut');
  });
});

type Opened = Awaited<ReturnType<typeof openLoggedIn>>;
type Tab = Pick<Opened, 'session'>;

describe('FLT-062 a 403', () => {
  async function openAdmin() {
    const opened = open();
    const tab = opened.openTab();
    await tab.session.login(ADMIN);
    return { ...opened, ...tab };
  }

  test('tells that the role has changed, here and in the other tabs', async () => {
    const { session, http, server, openTab, browser } = await openAdmin();
    const other = openTab();
    await expect(http.request(users.calls.list, {})).resolves.not.toHaveLength(0);
    server.platform.changeUser(1, { role: 'user' });
    expect(await catchRejection(http.request(users.calls.list, {}))).toMatchObject({ code: 'forbidden' });
    await server.pass(0);
    for (const tab of [session, other.session]) {
      expect(tab.getSnapshot()).toMatchObject({ status: 'loggedIn', isAdmin: false, user: { role: 'user' } });
    }
    expect(stored(browser).user).not.toHaveProperty('device_count');
  });

  test('tells that an account is blocked: the session ends', async () => {
    const { session, http, server } = await openAdmin();
    server.platform.changeUser(1, { blocked: true });
    await catchRejection(http.request(users.calls.list, {}));
    expect(status(session)).toBe('loggedOut');
  });

  test('asks once, however many calls are refused, and leaves the session as it is when that fails', async () => {
    const { session, http, server, setFault } = await openAdmin();
    const snapshot = session.getSnapshot();
    setFault((name) => (name === 'listUsers' ? refuse(403) : Response.error()));
    const calls = Array.from({ length: 10 }, () => catchRejection(http.request(users.calls.list, {})));
    await Promise.all(calls);
    await server.pass(0);
    expect(server.count(READ_USER)).toBe(1);
    expect(session.getSnapshot()).toBe(snapshot);
  });

  test.each([
    ['a logout', null, ({ session }: Opened) => session.logout()],
    ['a login of another person', 2, ({ session }: Opened) => session.login(OWNER)],
  ])('whose question is answered after %s changes nothing', async (_case, id, change) => {
    const opened = await openAdmin();
    let release = () => {};
    const late: Fetch = async (url, init) => {
      const answer = await opened.server.fetch(url, init);
      if (url.endsWith('/accounts/1')) await new Promise<void>((resolve) => (release = resolve));
      return answer;
    };
    const { http } = opened.openTab({ fetch: late });
    opened.setFault(only('listUsers', () => refuse(403)));
    await catchRejection(http.request(users.calls.list, {}));
    await opened.server.pass(0);
    await change(opened);
    release();
    await opened.server.pass(0);
    expect(opened.server.count(READ_USER)).toBe(1);
    expect(opened.session.getSnapshot().user?.id ?? null).toBe(id);
    expect(stored(opened.browser)?.user.id ?? null).toBe(id);
  });
});

describe('a login that was made elsewhere', () => {
  test('is taken over and stored like one of ours', async () => {
    const { http, browser, openTab, session } = await openLoggedIn();
    const login = { token: stored(browser).token, user: stored(browser).user };
    await session.logout();
    const other = openTab();
    other.session.handOver(login);
    expect(other.session.getSnapshot()).toMatchObject({ status: 'loggedIn', user: { id: 2 } });
    expect(stored(browser)).toEqual({ v: 1, ...login });
    expect(await catchRejection(http.request(devices.calls.order, {}))).toMatchObject({
      code: 'unauthorized',
    });
  });

  test('is refused where it is none, naming what is wrong and never the token', async () => {
    const { session, browser } = await openLoggedIn();
    const { user } = stored(browser);
    const hand = (refresh_at: number) => () =>
      session.handOver({ token: { jwt: 'header.payload.signature', refresh_at }, user });
    expect(hand(-1)).toThrow('A login is { token: { jwt, refresh_at }, user }. Wrong: token.refresh_at.');
    expect(hand(1)).not.toThrow();
  });
});

test('FLT-062 only a 403 asks who is logged in', async () => {
  const { http, server, setFault } = await openLoggedIn();
  setFault(only('orderDevices', () => refuse(404)));
  await catchRejection(http.request(devices.calls.order, {}));
  await server.pass(0);
  expect(server.count('GET /api/accounts/2')).toBe(0);
});
