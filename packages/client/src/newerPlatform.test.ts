// A platform and a firmware that are newer than this client: more fields, and values that it does not know. Each costs its
// own words, and never the list that it stands in.
import { users } from '@carillon/protocol/account';
import type { DeviceAddress } from '@carillon/protocol/broker';
import { devices, deviceTags } from '@carillon/protocol/device';
import { entities } from '@carillon/protocol/http';
import { describe, expect, test, vi } from 'vitest';
import { ADDRESS, memoryStage } from './broker/testStage.ts';
import { createCarillonClient } from './client.ts';
import type { Fetch } from './http/http.ts';
import { memoryStorage } from './session/storage.ts';
import { ADMIN, API_URL, answerJson, createTestServer } from './testBrowser.ts';

/** What a newer platform answers in the place of words and numbers of today. */
const NEWER: Readonly<Record<string, unknown>> = {
  online: 'Sleeping',
  state: 'record',
  variant: 'ultraviolet',
  role: 'operator',
  class_id: 9,
};

/** Every object of an answer has more fields, and one of each list the newer values too. */
function renew(value: unknown, isFirst = true): unknown {
  if (Array.isArray(value)) return value.map((one, i) => renew(one, i === 0));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    isFirst && key in NEWER ? NEWER[key] : renew(field),
  ]);
  return { ...Object.fromEntries(fields), labels: ['new'], extra: { deep: [null, { deeper: true }] } };
}

const renewed =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const { data, ...answer } = await (await fetch(url, init)).json();
    return answerJson({ ...answer, data: renew(data), meta: { took: 3 }, debug: 'traced' });
  };

describe('a newer platform', () => {
  const calls = Object.entries(entities).map(([name, { calls }]) => [name, calls.list] as const);

  async function open(change: (fetch: Fetch) => Fetch) {
    const server = createTestServer();
    const client = createCarillonClient({
      apiUrl: API_URL,
      broker: 'wss://live.example.org',
      fetch: change(server.fetch),
      clock: server.clock,
      storage: memoryStorage(),
    });
    await client.session.login(ADMIN);
    return client;
  }

  test.each(calls)('%s reads every row, and the known words of the others', async (name, call) => {
    const [today, newer] = [await open((fetch) => fetch), await open(renewed)];
    const input = { userId: 2, flag: true };
    const rows = await today.http.request(call, input);
    const read = await newer.http.request(call, input);
    expect(read).toHaveLength(rows.length);
    expect(rows.length, `${name} of the owner in mocks/src/seed/seed.ts`).toBeGreaterThan(1);
    expect(JSON.stringify(read)).not.toContain('deeper');
    expect(read.slice(1).map(({ id }) => id)).toEqual(rows.slice(1).map(({ id }) => id));
  });

  test('its unknown words are handed on as they are', async () => {
    const { http } = await open(renewed);
    const [first, second] = await http.request(devices.calls.list, { userId: 2 });
    expect(first).toMatchObject({ online: 'Sleeping', state: 'record', class_id: 9 });
    expect(second).toMatchObject({ class_id: expect.not.stringContaining('9') });
    expect((await http.request(deviceTags.calls.list, { userId: 2 }))[0]).toMatchObject({
      variant: 'ultraviolet',
    });
  });

  test('a role that is not known manages nothing, and logs nobody out', async () => {
    const { session, http } = await open(renewed);
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedIn', isAdmin: false });
    await expect(http.request(users.calls.read, { userId: 1 })).resolves.toMatchObject({ role: 'operator' });
    await session.recheck();
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedIn', user: { role: 'operator' } });
  });
});

describe('a newer firmware', () => {
  const topic = (channel: string, { type, label }: DeviceAddress = ADDRESS) =>
    `async/${type}/${label}/${channel}`;

  async function open() {
    const stage = await memoryStage();
    const link = stage.broker.device(ADDRESS);
    link.subscribe(() => {});
    stage.broker.connect();
    await stage.until(() => link.getSnapshot().events !== null);
    // Until the device has said what it says by itself.
    await stage.pass(5000);
    const say = async (channel: string, message: unknown) => {
      stage.publish(topic(channel), JSON.stringify(message));
      await stage.pass(50);
    };
    return { ...stage, link, say };
  }

  test('a schedule state or stream status that is not known is that of its own event alone', async () => {
    const { link, say, close } = await open();
    await say('schedule', { id: 'evts/1', state: 3, since: 5 });
    await say('schedule', { id: 'evts/2', state: 9, reason: { code: 1 } });
    expect(link.getSnapshot().schedule).toEqual({ 'evts/1': 'play', 'evts/2': 'none' });
    await say('stream', { id: 'evts/1', status: 8, ctx: { host: 'a.example', spatial: { order: 3 } } });
    expect(link.getSnapshot().stream).toMatchObject({ status: 8, ctx: { host: 'a.example' } });
    await close();
  });

  test('a codec, a layout and a clock state that are not known are read, and unknown channels are no fault', async () => {
    const { link, say, close } = await open();
    const heard = vi.fn();
    link.channel('codec').subscribe(heard);
    const codec = { codec: 42, br: 96_000, sr: 48_000, ch: 6, avg: 95_000, size: 12, since: 1, lossy: true };
    await say('codec', codec);
    await say('rtc', { state: 'Disciplined', source: 'ptp' });
    await say('spectrum', { bins: [1, 2, 3] });
    expect(link.channel('codec').getSnapshot()).toEqual(codec);
    expect(link.channel('rtc').getSnapshot()).toMatchObject({ state: 'Disciplined' });
    expect(link.getSnapshot().presence).toBe('online');
    await close();
  });

  test('an event of a mode that is not known stands in the list beside the others', async () => {
    const other = {
      id: 'evts/3',
      name: 'Intercom',
      mode: 'rtp',
      repeat: 127,
      time: [60, 120],
      port: 5004,
    } as const;
    const { link, another, publish, pass, close } = await open();
    const known = link.getSnapshot().events ?? [];
    // The answer of a device to another console, which this one reads as well.
    publish(
      `cmd/rep/${ADDRESS.type}/${ADDRESS.label}`,
      JSON.stringify({ req: 77, msg: 'GetEvents', ok: true, body: [...known, other], took: 4 }),
    );
    await pass(50);
    expect(link.getSnapshot().events).toEqual([...known, other]);
    expect(another).toBeDefined();
    await close();
  });
});
