// FLT-056: the clock of a browser is wrong, or jumps. The token lives by the server's.
import { loginAnswer } from '@carillon/protocol/account';
import { devices } from '@carillon/protocol/device';
import type { Clock } from '@carillon/protocol/time';
import { describe, expect, test } from 'vitest';
import { NOW_MS, OWNER, REFRESH } from '../testBrowser.ts';
import { memoryStorage } from './storage.ts';
import { HALF_AN_HOUR_MS, open, singleUse, status, stored, type TabOptions } from './testTabs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A browser whose clock may be set, before a server whose clock is right and whose tokens are for a single use. */
function openWithClock(wrongMs: number) {
  const opened = open(singleUse());
  const { clock } = opened.server;
  let byMs = wrongMs;
  const wrong: Clock = { now: () => clock.now() + byMs, elapsed: clock.elapsed, after: clock.after };
  return {
    ...opened,
    openTab: (options: TabOptions = {}) => opened.openTab({ clock: wrong, ...options }),
    jump(ms: number) {
      byMs += ms;
    },
    /** Looks at a list every ten minutes; tells when a token was asked for, in minutes. */
    async use(tab: ReturnType<typeof opened.openTab>, ms: number): Promise<number[]> {
      const asked: number[] = [];
      const startMs = clock.elapsed();
      for (let minute = 0; minute * MINUTE_MS < ms; minute++) {
        const before = opened.server.count(REFRESH);
        // In steps that no time limit of a request falls into.
        for (let step = 0; step < 12; step++) {
          clock.advance(MINUTE_MS / 12);
          await opened.server.pass(0);
        }
        if (minute % 10 === 9) await tab.http.request(devices.calls.list, { userId: 2 });
        for (let n = before; n < opened.server.count(REFRESH); n++) {
          asked.push((clock.elapsed() - startMs) / MINUTE_MS);
        }
      }
      return asked;
    },
  };
}

const wrongBy = [
  ['right', 0],
  ['20 minutes ahead', 20 * MINUTE_MS],
  ['an hour ahead', HOUR_MS],
  ['9 hours ahead', 9 * HOUR_MS],
  ['31 minutes behind', -31 * MINUTE_MS],
  ['an hour behind', -HOUR_MS],
  ['9 hours behind', -9 * HOUR_MS],
  ['of 1970', -56 * 365 * 24 * HOUR_MS],
] as const;

test.each(wrongBy)(
  'FLT-056 a clock that is %s from the start: a refresh each half life, and nobody is logged out',
  async (_case, ms) => {
    const { openTab, use } = openWithClock(ms);
    const tab = openTab();
    await tab.session.login(OWNER);
    const asked = await use(tab, 3 * HOUR_MS);
    expect(asked).toEqual([30, 60, 90, 120, 150, 180]);
    expect(status(tab.session)).toBe('loggedIn');
  },
);

test.each(wrongBy)(
  'FLT-056 a clock that is %s, and a page that is loaded every 20 minutes, as by a link to another host',
  async (_case, ms) => {
    const { openTab, use, server } = openWithClock(ms);
    let tab = openTab();
    await tab.session.login(OWNER);
    for (let page = 0; page < 9; page++) {
      await use(tab, 20 * MINUTE_MS);
      tab = openTab();
    }
    expect([status(tab.session), server.count(REFRESH)]).toEqual(['loggedIn', 6]);
  },
);

describe('FLT-056 a clock that jumps', () => {
  test.each([
    ['an hour back', -HOUR_MS, [30, 60, 90]],
    ['9 hours back', -9 * HOUR_MS, [30, 60, 90]],
    // As after a sleep: nothing tells it from one, so the token is renewed, once.
    ['an hour forward', HOUR_MS, [11, 41, 71]],
    ['9 hours forward', 9 * HOUR_MS, [11, 41, 71]],
  ])('%s asks at most once each half life, and logs nobody out', async (_case, ms, expected) => {
    const { openTab, use, jump, server } = openWithClock(0);
    const tab = openTab();
    await tab.session.login(OWNER);
    expect(await use(tab, 10 * MINUTE_MS)).toEqual([]);
    jump(ms);
    const asked = await use(tab, 90 * MINUTE_MS);
    expect(asked.map((minute) => minute + 10)).toEqual(expected);
    expect([status(tab.session), server.clock.pending]).toEqual(['loggedIn', 1]);
  });

  test('back while no page is open: the age of the token is not known, and the next page renews it', async () => {
    const { openTab, use, jump, server } = openWithClock(0);
    const first = openTab();
    await first.session.login(OWNER);
    first.stop();
    await use(openTab({ isStarted: false }), 20 * MINUTE_MS);
    jump(-9 * HOUR_MS);
    const next = openTab();
    expect(await use(next, HOUR_MS)).toEqual([1, 31]);
    expect([status(next.session), server.count(REFRESH)]).toEqual(['loggedIn', 2]);
  });

  test('of two tabs that do not agree about the time, neither asks before its token is due', async () => {
    const opened = open(singleUse());
    const { clock } = opened.server;
    const ahead = { now: () => clock.now() + 5 * HOUR_MS, elapsed: clock.elapsed, after: clock.after };
    const tabs = [opened.openTab(), opened.openTab({ clock: ahead })];
    await tabs[0]?.session.login(OWNER);
    await opened.server.pass(2 * HALF_AN_HOUR_MS + MINUTE_MS);
    expect(opened.server.count(REFRESH)).toBe(2);
    expect(tabs.map(({ session }) => status(session))).toEqual(['loggedIn', 'loggedIn']);
  });
});

test('FLT-056 what is stored is what the server said, and when this browser received it by its own clock', async () => {
  const { openTab, browser, server } = openWithClock(-HOUR_MS);
  await openTab().session.login(OWNER);
  const nowMs = server.clock.now();
  expect(stored(browser).token).toMatchObject({
    refresh_at: (nowMs + HALF_AN_HOUR_MS) / 1000,
    received_at: nowMs - HOUR_MS,
  });
});

test.each([
  ['right', 0, 20],
  // What it says of the age of the token cannot be: the token is taken for a new one, or for a due one.
  ['an hour behind', -HOUR_MS, 30],
  ['an hour ahead', HOUR_MS, 1],
])(
  'FLT-056 a login of 10 minutes ago that the host hands over, on a clock that is %s',
  async (_case, ms, firstMinute) => {
    const { openTab, use, server, browser } = openWithClock(ms);
    const { session } = openTab({ isStarted: false, storage: memoryStorage() });
    await session.login(OWNER);
    const login = {
      token: { jwt: session.jwt() ?? '', refresh_at: NOW_MS / 1000 + 1800 },
      user: session.getSnapshot().user,
    };
    server.clock.advance(10 * MINUTE_MS);
    const tab = openTab();
    tab.session.handOver(loginAnswer.parse(login));
    const asked = await use(tab, 2 * HOUR_MS);
    expect(asked).toEqual([0, 30, 60, 90].map((minute) => minute + firstMinute).filter((at) => at <= 120));
    expect([status(tab.session), browser.values.size]).toEqual(['loggedIn', 1]);
  },
);
