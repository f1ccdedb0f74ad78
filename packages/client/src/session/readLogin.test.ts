import { createPlatform } from '@carillon/mocks';
import { createHub } from '@carillon/simulator';
import { afterEach, describe, expect, test } from 'vitest';
import { type CarillonClient, createCarillonClient } from '../client.ts';
import { ADMIN, API_URL, catchRejection, OWNER } from '../testBrowser.ts';
import { readLogin } from './readLogin.ts';

let client: CarillonClient | undefined;
afterEach(() => client?.dispose());

/** A platform, and a token of somebody who is logged in there by other means. */
async function open(form = OWNER) {
  const platform = createPlatform();
  const asked: string[] = [];
  const fetch = (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${new URL(url).pathname}`);
    return platform.handle(new Request(url, init));
  };
  const answer = await platform.handle(
    new Request(`${API_URL}/api/accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    }),
  );
  const { data } = await answer.json();
  return {
    platform,
    asked,
    fetch,
    jwt: data.token.jwt as string,
    refreshAt: data.token.refresh_at as number,
  };
}

describe('LIB-01 SES-07 a login by a bare token', () => {
  test.each([
    [OWNER, false],
    [ADMIN, true],
  ])('%o: who it is and whether they manage is asked for with one call', async (form, isAdmin) => {
    const { asked, fetch, jwt, refreshAt, platform } = await open(form);
    const login = await readLogin(jwt, { apiUrl: API_URL, fetch });
    expect(asked).toEqual([`GET /api/accounts/${login.user.id}`]);
    expect(login).toMatchObject({ token: { jwt }, user: { username: form.email } });
    expect(Math.abs(login.token.refresh_at - refreshAt)).toBeLessThan(2);
    client = createCarillonClient({
      apiUrl: API_URL,
      broker: createHub({ authority: platform.authority }).transport(),
      fetch,
      session: login,
      connectsAtOnce: true,
    });
    expect(client.session.getSnapshot()).toMatchObject({ status: 'loggedIn', isAdmin });
    const connected = new Promise<void>((done) => {
      client?.broker.subscribe(() => client?.broker.getSnapshot().status === 'connected' && done());
    });
    client.start();
    await connected;
  });

  test('a token that does not say whose it is needs the id, and is not repeated', async () => {
    const { fetch, asked } = await open();
    const error = await catchRejection(readLogin('opaque-secret', { apiUrl: API_URL, fetch }));
    expect(String(error)).toBe(
      'TypeError: readLogin: the token names no person in its "sub". Say whose it is: { userId: 2 }.',
    );
    expect(asked).toEqual([]);
    await catchRejection(readLogin('opaque-secret', { apiUrl: API_URL, fetch, userId: 2 }));
    expect(asked).toEqual(['GET /api/accounts/2']);
  });

  test('one that tells nothing of its life is good until it is refused', async () => {
    const { fetch, jwt } = await open();
    // The platform knows the person by a token that this page cannot read.
    const asKnown: typeof fetch = (url, init) =>
      fetch(url, { ...init, headers: { authorization: `Bearer ${jwt}` } });
    const login = await readLogin('opaque-secret', { apiUrl: API_URL, fetch: asKnown, userId: 2 });
    expect(login).toMatchObject({ token: { jwt: 'opaque-secret' }, user: { id: 2 } });
    expect(login.token.refresh_at).toBeGreaterThan(Date.UTC(2100, 0) / 1000);
  });

  test('one that the platform does not know is refused as a login is', async () => {
    const { fetch, jwt } = await open();
    const forged = `${jwt.slice(0, -4)}AAAA`;
    expect(await catchRejection(readLogin(forged, { apiUrl: API_URL, fetch }))).toMatchObject({
      code: 'unauthorized',
    });
  });
});
