import { calls } from '@carillon/protocol';
import { exampleEvents } from '@carillon/simulator';
import { beforeEach, expect, test } from 'vitest';
import { floodOfGhosts } from '../../simulator/src/broker/testFlood.ts';
import { observeBroker } from './broker.ts';
import { createPlatform, type Platform } from './platform/platform.ts';

const GREETING = 'cmd/rep/micro-eth/CR-1002';
const SCHEDULE = 'async/micro-eth/CR-1002/schedule';

let platform: Platform;
let token: string;
let hear: ReturnType<typeof observeBroker>;
let asked: [topic: string, payload: string][];

beforeEach(async () => {
  platform = createPlatform();
  asked = [];
  hear = observeBroker(platform, (...message) => asked.push(message));
  const body = JSON.stringify({ email: 'owner@carillon.example', password: 'Owner-123!' });
  const answer = await platform.handle(new Request('http://x/api/accounts/login', { method: 'POST', body }));
  token = calls.login.answer.parse((await answer.json()).data).token.jwt;
});

const greet = (ctx: string) => hear(GREETING, JSON.stringify({ msg: 'Bonjour', ctx }));
const reply = (msg: string, body: unknown) => hear(GREETING, JSON.stringify({ req: 7, msg, ok: true, body }));
const schedule = (id: string, state: number) => hear(SCHEDULE, JSON.stringify({ id, state }));

async function presence() {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await platform.handle(new Request('http://x/api/devices/2/2', { headers }));
  const { online, state } = calls.readDevice.answer.parse((await answer.json()).data);
  return `${online} ${state}`;
}

test('a device is offline until it greets, and again after its last will', async () => {
  expect(await presence()).toBe('Offline pause');
  greet('Online');
  expect(await presence()).toBe('Online pause');
  greet('Gone fishing');
  expect(await presence()).toBe('Offline pause');
});

test('a device plays while the schedule state of any of its events is 3', async () => {
  greet('Online');
  schedule('evts/1', 2);
  expect(await presence()).toBe('Online pause');
  schedule('evts/1', 3);
  schedule('evts/2', 3);
  expect(await presence()).toBe('Online play');
  schedule('evts/1', 1);
  expect(await presence()).toBe('Online play');
  schedule('evts/2', 0);
  expect(await presence()).toBe('Online pause');
});

test('a device that leaves while it plays does not play when it comes back, until it says so', async () => {
  greet('Online');
  schedule('evts/1', 3);
  greet('Offline');
  expect(await presence()).toBe('Offline pause');
  // What it had sent before it left may come after its last will.
  schedule('evts/1', 3);
  expect(await presence()).toBe('Offline pause');
  greet('Online');
  schedule('evts/2', 2);
  expect(await presence()).toBe('Online pause');
});

test('a device that greets is asked what it plays', () => {
  greet('Offline');
  expect(asked).toEqual([]);
  greet('Online');
  expect(asked).toEqual([['cmd/req/micro-eth/CR-1002', expect.stringContaining('"msg":"GetEvents"')]]);
});

test('what is no greeting and no schedule changes nothing', async () => {
  greet('Online');
  schedule('evts/1', 3);
  for (const payload of [
    '',
    '{',
    '[]',
    '{"req":1,"msg":"GetEvents","ok":true}',
    '{"msg":"Bonjour"}',
    'x'.repeat(2000),
  ]) {
    hear(GREETING, payload);
    hear(SCHEDULE, payload);
    hear('async/micro-eth/CR-1002/vumeter', payload);
    hear('somewhere/else', payload);
  }
  hear(SCHEDULE, '{"id":"evts/1","state":"next"}');
  expect(await presence()).toBe('Online play');
});

test('FLT-123 of 20,000 live messages for events and devices that do not exist nothing is kept, and no device is told of', async () => {
  const told = new Set<string>();
  let asks = 0;
  const watched = observeBroker(
    {
      observeDevice(label, observation) {
        told.add(label);
        platform.observeDevice(label, observation);
      },
    },
    () => asks++,
  );
  watched(GREETING, JSON.stringify({ msg: 'Bonjour', ctx: 'Online' }));
  watched(GREETING, JSON.stringify({ req: 7, msg: 'GetEvents', ok: true, body: exampleEvents(2) }));
  const ghosts = [...floodOfGhosts(20_000, { type: 'micro-eth', label: 'CR-1002' })];
  for (const { topic, payload } of ghosts) watched(topic, payload);
  expect(ghosts.filter(({ topic }) => topic === SCHEDULE).length).toBeGreaterThan(1000);
  expect([[...told], asks, await presence()]).toEqual([['CR-1002'], 1, 'Online pause']);
  watched(SCHEDULE, JSON.stringify({ id: 'evts/1', state: 3 }));
  for (const { topic, payload } of ghosts) watched(topic, payload);
  expect(await presence()).toBe('Online play');
});

test('FLT-123 what was told before a device said which events it has counts for those only', async () => {
  greet('Online');
  schedule('evts/99', 3);
  schedule('evts/1', 3);
  reply('GetEvents', exampleEvents(2));
  expect(await presence()).toBe('Online play');
  schedule('evts/1', 0);
  expect(await presence()).toBe('Online pause');
  // One that is new is told of before the reply that says so.
  schedule('evts/3', 3);
  expect(await presence()).toBe('Online pause');
  reply('SetEvent', { ...exampleEvents(2)[0], id: 'evts/3' });
  expect(await presence()).toBe('Online play');
  reply('DeleteEvent', { id: 'evts/3' });
  expect(await presence()).toBe('Online pause');
});

test('a state of a newer firmware is not playing', async () => {
  greet('Online');
  schedule('evts/1', 3);
  schedule('evts/1', 9);
  expect(await presence()).toBe('Online pause');
});
