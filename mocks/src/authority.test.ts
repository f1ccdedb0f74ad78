import { calls } from '@carillon/protocol';
import { createVirtualClock, type VirtualClock } from '@carillon/protocol/virtual-time';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from './platform/platform.ts';

const NOW_MS = Date.UTC(2026, 5, 1, 12);

let clock: VirtualClock;
let platform: Platform;
beforeEach(() => {
  clock = createVirtualClock(NOW_MS);
  platform = createPlatform({ clock });
});

async function logIn(account: string, password: string): Promise<string> {
  const body = JSON.stringify({ email: `${account}@carillon.example`, password });
  const answer = await platform.handle(new Request('http://x/api/accounts/login', { method: 'POST', body }));
  return calls.login.answer.parse((await answer.json()).data).token.jwt;
}
const logInOwner = () => logIn('owner', 'Owner-123!');

describe('who is it', () => {
  test('a person is their user id and token, until the token ends', async () => {
    const jwt = await logInOwner();
    expect(await platform.authority.authenticate('2', jwt)).toEqual({
      kind: 'person',
      userId: 2,
      isAdmin: false,
      expiresAtMs: NOW_MS + 3_600_000,
      sessionId: expect.any(String),
    });
    clock.advance(3_600_000);
    expect(await platform.authority.authenticate('2', jwt)).toBeNull();
  });

  test('SES-04: an admin is one by their role', async () => {
    const jwt = await logIn('admin', 'Admin-123!');
    expect(await platform.authority.authenticate('1', jwt)).toMatchObject({ userId: 1, isAdmin: true });
  });

  test('a device is its label and key, whether it is registered or not', async () => {
    for (const [n, type] of [
      ['1002', 'micro-eth'],
      ['1005', 'std-eth'],
    ]) {
      expect(await platform.authority.authenticate(`CR-${n}`, `KEY-${n}`)).toEqual({
        kind: 'device',
        address: { type, label: `CR-${n}` },
      });
    }
  });

  test.each([
    ['SIM-00001', 'KEY-00001', 'nano-eth'],
    ['SIM-00004', 'KEY-00004', 'std-eth-2'],
    ['SIM-00005', 'KEY-00005', 'nano-eth'],
    ['SIM-100000', 'KEY-100000', 'std-eth-2'],
    ['SIM-00000', 'KEY-00000', null],
    ['SIM-000001', 'KEY-000001', null],
    ['SIM-1', 'KEY-1', null],
    ['SIM-00001', 'KEY-00002', null],
  ])('a device of the simulated fleet is %s with %s: %s', async (label, key, type) => {
    const expected = type && { kind: 'device', address: { type, label } };
    expect(await platform.authority.authenticate(label, key)).toEqual(expected);
  });

  test('a token does for its own person only, and not after their logout', async () => {
    const jwt = await logInOwner();
    for (const name of ['1', '3', '02', '2.0', ' 2', '', 'owner@carillon.example', 'CR-1001']) {
      expect(await platform.authority.authenticate(name, jwt), name).toBeNull();
    }
    const headers = { authorization: `Bearer ${jwt}` };
    await platform.handle(new Request('http://x/api/accounts/logout', { method: 'POST', headers }));
    expect(await platform.authority.authenticate('2', jwt)).toBeNull();
  });

  test('FLT-110: a logout is told for the connections of that session, and of no other one', async () => {
    const [first, second] = [await logInOwner(), await logInOwner()];
    const users = await Promise.all([first, second].map((jwt) => platform.authority.authenticate('2', jwt)));
    const revoked: (boolean | null)[][] = [];
    platform.onRevoked((isRevoked) => revoked.push(users.map((user) => user && isRevoked(user))));
    const headers = { authorization: `Bearer ${second}` };
    await platform.handle(new Request('http://x/api/accounts/logout', { method: 'POST', headers }));
    expect(revoked).toEqual([[false, true]]);
  });

  test.each([
    ['CR-1001', 'KEY-1002'],
    ['CR-1001', 'KEY-1001x'],
    ['CR-1001', 'KEY-100'],
    ['CR-1001', ''],
    ['CR-9999', 'KEY-9999'],
    ['cr-1001', 'KEY-1001'],
    ['__proto__', 'KEY-1001'],
  ])('%s with the key %j is nobody', async (label, key) => {
    expect(await platform.authority.authenticate(label, key)).toBeNull();
  });
});

describe('whose is it', () => {
  const address = { type: 'micro-eth', label: 'CR-1002' };

  test.each([
    ['the owner', 2, address, true],
    ['another person', 3, address, false],
    ['nobody known', 99, address, false],
    ['the owner, under the topic of another class', 2, { ...address, type: 'std-eth' }, false],
    ['the owner, of a device that waits', 2, { type: 'micro-eth', label: 'CR-1006' }, false],
  ])('%s', (_, userId, of, expected) => {
    expect(platform.authority.ownsDevice(userId, of)).toBe(expected);
    expect(platform.authority.ownsDevice(userId, of), 'asked again').toBe(expected);
  });

  test('a person who is blocked owns nothing at once, and whoever listens is told', () => {
    const owner = { kind: 'person', userId: 2, isAdmin: false, expiresAtMs: NOW_MS } as const;
    const revoked: boolean[] = [];
    const stop = platform.onRevoked((isRevoked) => revoked.push(isRevoked(owner)));
    expect(platform.authority.ownsDevice(2, address)).toBe(true);
    platform.changeUser(2, { blocked: true });
    expect(platform.authority.ownsDevice(2, address)).toBe(false);
    platform.changeUser(2, { blocked: false });
    expect(platform.authority.ownsDevice(2, address)).toBe(true);
    stop();
    platform.changeUser(2, { blocked: true });
    expect(revoked).toEqual([true]);
    expect(platform.changeUser(99, { blocked: true })).toBe(false);
  });
});
