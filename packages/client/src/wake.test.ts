import { devices } from '@carillon/protocol/device';
import { createHub } from '@carillon/simulator';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCarillonClient } from './client.ts';
import { API_URL, createTestBrowser, createTestServer, OWNER, REFRESH } from './testBrowser.ts';
import { browserIsOnline, browserWake } from './wake.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

/** A page, as far as waking needs one. */
let page: EventTarget & { visibilityState: string };
let frame: EventTarget;
beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  frame = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame));
  return () => vi.unstubAllGlobals();
});

let stop = () => {};
afterEach(() => stop());

function show(visibilityState: string) {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}
const goOnline = () => frame.dispatchEvent(new Event('online'));

test('SES-02 FLT-013 a page wakes when it is shown and when it is online again, not when it is hidden, until nobody listens', () => {
  const woke = vi.fn();
  const stopListening = browserWake(woke);
  show('hidden');
  expect(woke).toHaveBeenCalledTimes(0);
  show('visible');
  goOnline();
  expect(woke).toHaveBeenCalledTimes(2);
  stopListening();
  show('visible');
  goOnline();
  expect(woke).toHaveBeenCalledTimes(2);
});

test('outside of a page nothing wakes, and nobody knows that there is no network', () => {
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('addEventListener', undefined);
  vi.stubGlobal('navigator', undefined);
  expect(browserWake(() => {})()).toBeUndefined();
  expect(browserIsOnline()).toBe(true);
});

test.each([
  ['shown', () => show('visible')],
  ['online', goOnline],
])(
  'SES-02 a client that slept past refresh_at refreshes at once when its page is %s again',
  async (_case, wake) => {
    const server = createTestServer();
    const { clock, fetch } = server;
    const browser = createTestBrowser();
    const client = createCarillonClient({
      apiUrl: API_URL,
      broker: createHub({ clock, authority: server.authority }).transport(),
      storage: browser.tab(),
      exclusive: browser.exclusive,
      fetch,
      clock,
    });
    stop = client.start();
    await client.session.login(OWNER);
    server.sleep(HALF_AN_HOUR_MS + 60_000);
    await server.pass(0);
    expect(server.count(REFRESH)).toBe(0);
    wake();
    clock.advance(0);
    await server.pass(0);
    expect(server.count(REFRESH)).toBe(1);
    await expect(client.http.request(devices.calls.list, { userId: 2 })).resolves.toHaveLength(3);
  },
);

test('FLT-020 a client that is started and stopped, as by Strict Mode, leaves nobody listening and no timer', async () => {
  const { clock, fetch, authority } = createTestServer();
  const client = createCarillonClient({
    apiUrl: API_URL,
    broker: createHub({ clock, authority }).transport(),
    storage: createTestBrowser().tab(),
    fetch,
    clock,
  });
  await client.session.login(OWNER);
  let listening = 0;
  for (const store of [client.session, client.session.token]) {
    const { subscribe } = store;
    vi.spyOn(store, 'subscribe').mockImplementation((listener) => {
      listening++;
      const end = subscribe(listener);
      return () => {
        listening--;
        end();
      };
    });
  }
  const page = vi.spyOn(document, 'addEventListener');
  const left = vi.spyOn(document, 'removeEventListener');
  for (let i = 0; i < 100; i++) client.start()();
  expect([listening, clock.pending]).toEqual([0, 0]);
  expect(left).toHaveBeenCalledTimes(page.mock.calls.length);
});
