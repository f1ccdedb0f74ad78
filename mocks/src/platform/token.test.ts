import { createHmac } from 'node:crypto';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createSecret, createTokens } from './token.ts';

const clock = createVirtualClock(Date.UTC(2026, 5, 1));
const secret = createSecret();
const tokens = createTokens({ secret, clock, lifeSeconds: 10 });
const owner = { id: 2, credentials_version: 1 };

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

test('a token says whose it is, and is to be refreshed after half of its life', async () => {
  const { jwt, refresh_at } = await tokens.issue(owner, 'session');
  expect(refresh_at).toBe(clock.now() / 1000 + 5);
  expect(await tokens.verify(jwt, 'session')).toMatchObject({
    sub: '2',
    sid: 'session',
    exp: clock.now() / 1000 + 10,
  });
});

test('two tokens are never the same, also in the same second', async () => {
  expect((await tokens.issue(owner, 's')).jwt).not.toBe((await tokens.issue(owner, 's')).jwt);
});

test('a token ends with the last of its seconds', async () => {
  const { jwt } = await tokens.issue(owner);
  clock.advance(9_999);
  expect(await tokens.verify(jwt, 'session')).toMatchObject({ sub: '2' });
  clock.advance(1);
  expect(await tokens.verify(jwt, 'session')).toBe('expired');
});

test('a header that asks for another algorithm is refused, also if this very key signed it', async () => {
  const { jwt } = await tokens.issue(owner);
  const [header, body] = jwt.split('.');
  const sign = (text: string) =>
    createHmac('sha256', Buffer.from(secret, 'base64url')).update(text).digest('base64url');
  expect(`${header}.${body}.${sign(`${header}.${body}`)}`).toBe(jwt);
  for (const alg of ['none', 'HS512', 'RS256']) {
    const signed = `${encode({ alg, typ: 'JWT' })}.${body}`;
    expect(await tokens.verify(`${signed}.${sign(signed)}`, 'session')).toBe('unknown');
  }
});

test('nothing but what this key signed with this algorithm is accepted', async () => {
  const { jwt } = await tokens.issue(owner);
  const [header = '', body = '', signature = ''] = jwt.split('.');
  const admin = encode({ ...decode(body), sub: '1' });
  const none = encode({ alg: 'none', typ: 'JWT' });
  const other = createTokens({ secret: createSecret(), clock });
  for (const forged of [
    `${header}.${admin}.${signature}`,
    `${none}.${admin}.`,
    `${none}.${body}.${signature}`,
    `${encode({ alg: 'HS384', typ: 'JWT' })}.${body}.${signature}`,
    `${header}.${body}.`,
    `${header}.${body}`,
    `${header}.${body}.${signature}.`,
    `${header}.${body}.${signature.slice(0, -2)}`,
    `${header}.${body}.!${signature.slice(1)}`,
    `${header}..${signature}`,
    `${body}.${header}.${signature}`,
    '',
    '..',
    'x'.repeat(100_000),
    (await other.issue(owner)).jwt,
  ]) {
    expect(await tokens.verify(forged, 'session'), forged.slice(0, 80)).toBe('unknown');
  }
});
