import { replyTopic, requestTopic } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test, vi } from 'vitest';
import { createFirmware } from '../firmware/firmware.ts';
import { openAuthority } from './broker.ts';
import { createHub } from './hub.ts';
import { connectClient, eventually } from './testClient.ts';

const LOGIN = { username: '1', password: 'x' };
const ADDRESS = { type: 'micro-eth', label: 'CR-1002' } as const;

function setup() {
  const clock = createVirtualClock();
  const hub = createHub({ authority: openAuthority, clock });
  const timeServer = { host: 'ntp.example.com', boot: 0 } as const;
  const firmware = createFirmware({ label: 'CR-1002', classId: 2, clock, timeServer });
  return { clock, hub, firmware, attachment: hub.attach(firmware) };
}

test('a stopped hub drops its connections, refuses new ones as a socket would, and forgets (FLT-001, FLT-006)', async () => {
  const { hub } = setup();
  const client = await connectClient(hub.transport(), LOGIN);
  hub.stop();
  expect(await client.closed).toBe('closed');
  expect(client.publish(requestTopic(ADDRESS), '{}')).toBe(false);
  await expect(connectClient(hub.transport(), LOGIN)).rejects.toThrow('socket');
});

test('when a hub is started again its devices come back and greet (FLT-010)', async () => {
  const { hub } = setup();
  hub.stop();
  hub.start();
  const client = await connectClient(hub.transport(), LOGIN);
  await client.subscribe(replyTopic(ADDRESS));
  await eventually(() => expect(client.heard.map((m) => JSON.parse(m.payload).ctx)).toEqual(['Online']));
});

test('a device that was cut or detached stays away when the hub comes back', () => {
  const { hub, attachment } = setup();
  attachment.cut();
  hub.stop();
  hub.start();
  const heard: string[] = [];
  hub.observe('#', (_topic, payload) => heard.push(payload));
  hub.publish(requestTopic(ADDRESS), '{"req":1,"msg":"GetEvents"}');
  expect(heard).toEqual(['{"req":1,"msg":"GetEvents"}']);
});

test('a hub that was stopped has forgotten what it retained', async () => {
  const { hub, attachment } = setup();
  attachment.cut();
  hub.stop();
  hub.start();
  const client = await connectClient(hub.transport(), LOGIN);
  await client.subscribe(replyTopic(ADDRESS));
  hub.publish(replyTopic(ADDRESS), 'fence');
  await eventually(() => expect(client.heard.map((m) => m.payload)).toEqual(['fence']));
});

test('a transport with latency delivers on the clock, each way', async () => {
  const { hub, clock } = setup();
  const onMessage = vi.fn();
  const onConnect = vi.fn();
  const connection = hub
    .transport({ latencyMs: 20 })
    .connect({ clientId: 'x', ...LOGIN }, { onConnect, onMessage, onClose: vi.fn() });
  clock.advance(20);
  await eventually(() => expect(clock.pending).toBe(1));
  clock.advance(20);
  expect(onConnect).toHaveBeenCalledOnce();
  const granted = connection.subscribe([replyTopic(ADDRESS)]);
  clock.advance(40);
  expect(await granted).toEqual([true]);
  onMessage.mockClear();
  connection.publish(requestTopic(ADDRESS), '{"req":1,"msg":"GetEvents"}');
  clock.advance(39);
  expect(onMessage).not.toHaveBeenCalled();
  clock.advance(1);
  expect(onMessage).toHaveBeenCalledOnce();
});

test('messages keep their order where timers do not, as those of a page that is busy', async () => {
  const virtual = createVirtualClock();
  let jitterMs = 0;
  const clock = { ...virtual, after: (ms: number, run: () => void) => virtual.after(ms + jitterMs, run) };
  const hub = createHub({ authority: openAuthority, clock });
  const heard: string[] = [];
  const connection = hub.transport({ latencyMs: 0 }).connect(
    { clientId: 'x', ...LOGIN },
    {
      onConnect: vi.fn(),
      onMessage: (_topic, payload) => void heard.push(new TextDecoder().decode(payload)),
      onClose: vi.fn(),
    },
  );
  virtual.advance(1);
  await eventually(() => expect(virtual.pending).toBe(1));
  virtual.advance(1);
  void connection.subscribe([replyTopic(ADDRESS)]);
  virtual.advance(1);
  for (const [payload, lateMs] of [
    ['Syncing', 4],
    ['Done', 0],
  ] as const) {
    jitterMs = lateMs;
    hub.publish(replyTopic(ADDRESS), payload);
  }
  virtual.advance(10);
  expect(heard).toEqual(['Syncing', 'Done']);
});

test('nothing is delivered within the call that caused it', async () => {
  const { hub } = setup();
  const client = await connectClient(hub.transport(), LOGIN);
  await client.subscribe('async/#');
  hub.publish('async/micro-eth/CR-1002/stream', '{}');
  expect(client.heard).toEqual([]);
  await Promise.resolve();
  expect(client.heard).toHaveLength(1);
});

test('after end() the listener hears nothing, not even what was on its way', async () => {
  const { hub } = setup();
  const client = await connectClient(hub.transport(), LOGIN);
  await client.subscribe('async/#');
  hub.publish('async/micro-eth/CR-1002/stream', '{}');
  client.end();
  await Promise.resolve();
  expect(client.heard).toEqual([]);
});

test('a subscription that waits is rejected when the connection goes', async () => {
  const { hub } = setup();
  const client = await connectClient(hub.transport(), LOGIN);
  const granted = client.subscribe('async/#');
  hub.stop();
  await expect(granted).rejects.toThrow('closed before the broker answered');
});

test('a filter that MQTT does not know is refused', async () => {
  const { hub } = setup();
  const client = await connectClient(hub.transport(), LOGIN);
  expect(await client.subscribe('cmd/#/x', 'cmd/a+', 'async/+/x')).toEqual([false, false, true]);
});
