import type { Authority } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { beforeEach, expect, test } from 'vitest';
import { type Admit, slowGuesses } from './slowGuesses.ts';
import { testAuthority } from './testPeople.ts';

const OFFICE = '192.0.2.1';
const ELSEWHERE = '192.0.2.99';
const RIGHT = { username: 'CR-1002', password: 'KEY-1002', address: OFFICE };
const DEVICE = { kind: 'device', address: { type: 'micro-eth', label: 'CR-1002' } };

let clock: ReturnType<typeof createVirtualClock>;
let tried: number;
let logged: string[];
let admit: Admit;
beforeEach(() => {
  clock = createVirtualClock();
  tried = 0;
  logged = [];
  const authority: Authority = {
    ...testAuthority,
    authenticate(username, password) {
      tried++;
      return testAuthority.authenticate(username, password);
    },
  };
  admit = slowGuesses(authority, clock, (sentence) => logged.push(sentence));
});

async function guess(
  count: number,
  { username = 'CR-1002', address = ELSEWHERE }: { username?: string; address?: string },
) {
  for (let i = 0; i < count; i++) await admit({ username, password: `no ${i}`, address });
}

test('FLT-118 the key of one device is guessed from many addresses: five times a minute all together', async () => {
  for (let i = 0; i < 50; i++) await guess(1, { address: `192.0.2.${i}` });
  expect(tried).toBe(5);
  expect(logged).toEqual([
    '5 wrong device keys within a minute for "CR-1002": for up to 60 seconds no other one is tried.',
  ]);
  expect(await admit(RIGHT)).toBe('slowed');
  clock.advance(60_000);
  expect(await admit(RIGHT)).toEqual(DEVICE);
});

test('FLT-118 the keys of many devices are guessed from one address', async () => {
  for (let i = 0; i < 50; i++) await guess(1, { username: `CR-${i}` });
  expect(tried).toBe(5);
  expect(await admit(RIGHT), 'from another address').toEqual(DEVICE);
});

test('FLT-118 nobody keeps out a device where it was before, however long they guess', async () => {
  await admit(RIGHT);
  for (let second = 0; second < 600; second++) {
    await guess(1, {});
    await guess(1, { username: `CR-${second}`, address: OFFICE });
    expect(await admit(RIGHT)).toEqual(DEVICE);
    clock.advance(1000);
  }
});

test('FLT-118 the window moves on, and a wall clock that is set back holds nobody up', async () => {
  await guess(4, {});
  clock.advance(30_000);
  await guess(2, {});
  expect(tried).toBe(5);
  clock.jump(-3_600_000);
  clock.advance(30_000);
  await guess(9, {});
  expect(tried).toBe(9);
  // One line for each wait that begins, however much is tried.
  expect(logged).toHaveLength(2);
});

test('tokens of people that have run out are not counted, wrong passwords are', async () => {
  const part = 'x'.repeat(40);
  for (let i = 0; i < 20; i++)
    await admit({ username: '2', password: `${part}.${part}.${part}`, address: OFFICE });
  expect(tried).toBe(20);
  expect(await admit(RIGHT)).toEqual(DEVICE);
  await guess(9, { username: '2' });
  expect(tried).toBe(26);
});

test('a name of any length and kind is one line of the log', async () => {
  await guess(5, { username: `\u001b[2J\n${'x'.repeat(60_000)}` });
  expect(logged.join()).toMatch(/^5 wrong device keys within a minute for "\\u001b\[2J\\nx{27}" and from/);
});
