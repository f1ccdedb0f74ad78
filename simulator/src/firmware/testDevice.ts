import {
  type CommandReply,
  commandReply,
  type LiveChannel,
  liveTopic,
  replyTopic,
  requestTopic,
} from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFaults } from '../faults/faults.ts';
import { createRandom } from '../random.ts';
import { exampleEvents } from './exampleEvents.ts';
import { createFirmware } from './firmware.ts';
import type { FirmwareOptions } from './port.ts';
import { createSyntheticSource } from './source.ts';

/** One thing that a device under test published. */
export interface Published {
  readonly atMs: number;
  readonly topic: string;
  readonly payload: string;
  readonly qos: 0 | 1;
  readonly retain: boolean;
}

/** A Wednesday in the middle of the night: nothing of the example events runs. */
export const QUIET_NIGHT = Date.parse('2026-03-04T03:00:00Z');

/** A device for tests on a clock that is moved by hand, with all it published. It asks its time server if it is told to. */
export function testDevice(options: Partial<FirmwareOptions> & { startMs?: number; seed?: number } = {}) {
  const clock = createVirtualClock(options.startMs ?? QUIET_NIGHT);
  const random = createRandom(options.seed ?? 1);
  const faults = createFaults({ clock, seed: options.seed ?? 1 });
  const source = faults.source(createSyntheticSource({ clock, random }), 'CR-1002');
  const published: Published[] = [];
  const firmware = createFirmware({
    label: 'CR-1002',
    classId: 2,
    clock,
    random,
    source,
    events: exampleEvents(2),
    timeServer: { host: 'ntp.example.com', boot: 0 },
    ...options,
  });
  const { address } = firmware;
  const link = {
    publish: (topic: string, payload: string, { qos, retain }: { qos: 0 | 1; retain: boolean }) =>
      void published.push({ atMs: clock.now(), topic, payload, qos, retain }),
  };
  firmware.connect(link);

  let req = 0;
  const receive = (payload: string | Uint8Array) =>
    firmware.receive(
      requestTopic(address),
      typeof payload === 'string' ? new TextEncoder().encode(payload) : payload,
    );
  const replies = (): CommandReply[] =>
    published
      .filter((p) => p.topic === replyTopic(address) && !p.retain)
      .map((p) => commandReply.parse(JSON.parse(p.payload)));

  return {
    clock,
    firmware,
    link,
    /** Takes a radio off the air; returns a function that brings it back. */
    breakHost: (host: string) => faults.begin({ kind: 'stream', host, as: 'refused' }).end,
    published,
    receive,
    replies,
    /** Sends a command and returns the reply to it. */
    command(msg: string, body?: unknown): CommandReply | undefined {
      req++;
      receive(JSON.stringify({ req, msg, body }));
      return replies().findLast((reply) => reply.req === req);
    },
    /** The messages of a live channel since the last call of `forget`. */
    live: (channel: LiveChannel) =>
      published.filter((p) => p.topic === liveTopic(address, channel)).map((p) => JSON.parse(p.payload)),
    greetings: () => published.filter((p) => p.retain).map((p) => JSON.parse(p.payload).ctx),
    forget: () => void published.splice(0),
  };
}

/** A playback event that never overlaps the night of the tests unless it is given other hours. */
export function playback(event: Partial<Extract<DeviceEvent, { mode: 'playback' }>> = {}): DeviceEvent {
  return {
    id: 'evts/1',
    name: 'Test',
    mode: 'playback',
    repeat: 127,
    time: [720, 780],
    main: { uri: 'http://radio.example/live', tmo: 15 },
    ...event,
  };
}
