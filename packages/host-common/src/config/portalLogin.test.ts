// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { afterEach, expect, test, vi } from 'vitest';
import { beginPortalLogin } from './portalLogin.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const portal = {
  from: 'https://portal.example.org/who',
  page: 'https://portal.example.org/login?from=console',
  logout: 'https://portal.example.org/logout',
};

/** A page whose portal answers one after the other, over a platform in memory. */
async function begin(answers: (() => Promise<Response>)[]) {
  const platform = createPlatform();
  const asked: [url: string, credentials: string | undefined][] = [];
  const assign = vi.fn();
  vi.stubGlobal('location', { href: 'https://console.example.org/manage/2/list?search=a', assign });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push([url, init.credentials]);
    if (url.startsWith('http://carillon.test')) return platform.handle(new Request(url, init));
    return answers.shift()?.() ?? new Response(null, { status: 401 });
  });
  // Its own alone: pages of other tests would hear a real event, too.
  const heard = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => heard.set(name, listener));
  const begun = await beginPortalLogin(portal, { apiUrl: 'http://carillon.test', broker: '' });
  return { ...begun, asked, assign, comeBack: () => heard.get('focus')?.() };
}

/** What the portal gives for somebody: it has logged them in at the platform. */
async function lend(email: string, password: string) {
  const answer = await createPlatform().handle(
    new Request('http://carillon.test/api/accounts/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  const { data } = await answer.json();
  return data;
}

const owner = await lend('owner@carillon.example', 'Owner-123!');
const other = await lend('other@carillon.example', 'Other-123!');
const is = (json: unknown) => async () => Response.json(json);

test('SES-07 LIB-07 who is logged in at the portal is so here, and nothing of it is stored', async () => {
  const { client, asked } = await begin([is(owner)]);
  expect(client.session.getSnapshot().user?.username).toBe('owner@carillon.example');
  expect(asked).toEqual([[portal.from, 'include']]);
  expect(client.isHandedOver).toBe(true);
  expect(localStorage.length).toBe(0);
});

test.each([
  ['says 401', async () => new Response(null, { status: 401 })],
  ['says 204', async () => new Response(null, { status: 204 })],
])(
  'SES-07 where the portal %s nobody is logged in; its login leads back to where one is',
  async (_what, answer) => {
    const { client, onLoginNeeded, assign } = await begin([answer]);
    expect([client.session.getSnapshot().user, client.isHandedOver]).toEqual([null, true]);
    onLoginNeeded();
    const back = encodeURIComponent('https://console.example.org/manage/2/list?search=a');
    expect(assign.mock.calls).toEqual([[`https://portal.example.org/login?from=console&return=${back}`]]);
  },
);

test.each<[string, () => Promise<Response>, RegExp]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
  ['has a fault', async () => new Response('', { status: 502 }), /\/who answered 502/],
])('SES-07 where the portal %s nobody is logged in, and the console says why', async (_what, answer, why) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { client } = await begin([answer]);
  expect(client.session.getSnapshot().user).toBeNull();
  expect(error.mock.calls.flat().join()).toMatch(why);
});

test('SES-07 a portal that answers something else is told so, without what it answered', async () => {
  await expect(begin([is({ token: { jwt: 7 }, user: owner.user })])).rejects.toThrow(
    /^A login is .*Wrong: token\.jwt, token\.refresh_at/,
  );
});

test('SES-07 the next token is asked for at the portal; of another person it is none', async () => {
  const next = { ...owner, token: { ...owner.token, jwt: 'a.next.one' } };
  const { client } = await begin([is(owner), is(next), is(other)]);
  await client.session.renew(owner.token.jwt);
  expect(client.session.jwt()).toBe('a.next.one');
  await client.session.renew('a.next.one');
  expect(client.session.getSnapshot().user).toBeNull();
});

test('SES-07 who has logged in at the portal again goes on here when they come back', async () => {
  const nobody = async () => new Response(null, { status: 204 });
  const { client, comeBack } = await begin([is(owner), nobody, is(owner)]);
  await client.session.renew(owner.token.jwt);
  expect(client.session.getSnapshot().user).toBeNull();
  comeBack();
  await vi.waitFor(() => expect(client.session.getSnapshot().user?.id).toBe(owner.user.id));
});

test('SES-07 ACC-10 who logs out here is led to where the portal ends its login', async () => {
  const { client, assign, onLoginNeeded } = await begin([is(owner)]);
  const isDone = client.session.logout();
  // As the private screen does that is shown.
  onLoginNeeded();
  await isDone;
  expect(client.session.getSnapshot().user).toBeNull();
  expect(assign.mock.calls).toEqual([[portal.logout]]);
});

test('SES-07 what the portal answers in a wrong shape to who comes back is told, and logs nobody in', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const nobody = async () => new Response(null, { status: 204 });
  const { client, comeBack } = await begin([nobody, is({ token: { jwt: 7 }, user: owner.user })]);
  comeBack();
  await vi.waitFor(() => expect(error.mock.calls.flat().join()).toMatch(/A login is .*Wrong: token\.jwt/));
  expect(client.session.getSnapshot().user).toBeNull();
});

test('SES-07 ACC-10 who has logged out is not logged in again on coming back before the page is left', async () => {
  const { client, asked, comeBack } = await begin([is(owner), is(owner)]);
  await client.session.logout();
  const before = asked.length;
  comeBack();
  await Promise.resolve();
  expect(asked).toHaveLength(before);
});
