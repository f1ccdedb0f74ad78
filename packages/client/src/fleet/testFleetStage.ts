import { type Authority, parseTopic } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { systemClock as clock } from '@carillon/protocol/time';
import { createAedesBroker, createFirmware } from '@carillon/simulator';
import mqtt, { type Packet } from 'mqtt';
import { createBroker } from '../broker/broker.ts';
import { mqttTransport } from '../broker/connection/mqttTransport.ts';
import { createFleet, type FleetDevice } from './fleet.ts';

/** What went over the socket of the console. */
export interface Traffic {
  /** SUBSCRIBE packets with a filter that this connection had not asked for: what a busy broker answers late is asked for again. */
  subscribes: number;
  /** GetEvents that were sent, and how many waited for their answer at once. */
  questions: number;
  mostAtOnce: number;
}

export interface FleetStageOptions {
  /** Whether the broker refuses the console a device. */
  readonly isRefused?: (label: string) => boolean;
  /** Whether a device has gone, so that the broker has kept its Offline. */
  readonly isOffline?: (label: string) => boolean;
  /** What a device stores, by its place among them. */
  readonly eventsOf?: (index: number) => readonly DeviceEvent[];
}

/** Plays all day; each tenth has a stream that fails. */
const playAlways = (index: number): DeviceEvent[] => [
  {
    id: 'evts/1',
    name: 'Foyer radio',
    mode: 'playback',
    repeat: encodeRepeat({ kind: 'always' }),
    time: [0, 0],
    main: { uri: index % 10 === 9 ? 'http://refused.example/' : 'http://music.example/', tmo: 300 },
    delay: 0,
  },
];

/** A console over mqtt.js and a real broker, and a fleet whose devices play all day, unless it is said otherwise. */
export async function openFleetStage(
  count: number,
  { isRefused = () => false, isOffline = () => false, eventsOf = playAlways }: FleetStageOptions = {},
) {
  const authority: Authority = {
    authenticate: async () => ({
      kind: 'person',
      userId: 2,
      isAdmin: false,
      expiresAtMs: Number.POSITIVE_INFINITY,
    }),
    ownsDevice: (_userId, { label }) => !isRefused(label),
  };
  const server = await createAedesBroker({ authority, clock });
  const { wsPort } = await server.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
  const records = Array.from({ length: count }, (_, i) => ({ device_id: `CR-${i}`, class_id: 2 }));
  const firmwares = records.map(({ device_id: label, class_id: classId }, i) =>
    createFirmware({
      label,
      classId,
      clock,
      events: [...eventsOf(i)],
    }),
  );
  const gone = firmwares.filter(({ address }) => isOffline(address.label));
  /** What a broker keeps of those that have gone, also over a restart. */
  const keepOffline = () => {
    for (const { will } of gone) server.publish(will.topic, will.payload, { retain: true });
  };
  for (const firmware of firmwares) if (!gone.includes(firmware)) server.attach(firmware);
  keepOffline();

  const traffic: Traffic = { subscribes: 0, questions: 0, mostAtOnce: 0 };
  /** The questions that wait, each with the device of which it is asked. */
  const asked = new Map<number, string>();
  const subscribed = new Set<string>();
  function onSent(packet: Packet) {
    if (packet.cmd === 'subscribe') {
      const known = subscribed.size;
      for (const { topic } of packet.subscriptions) subscribed.add(topic);
      if (subscribed.size > known) traffic.subscribes++;
    }
    if (packet.cmd !== 'publish') return;
    const { req, msg } = JSON.parse(packet.payload.toString());
    if (msg !== 'GetEvents') return;
    traffic.questions++;
    asked.set(req, parseTopic(packet.topic)?.label ?? '');
    traffic.mostAtOnce = Math.max(traffic.mostAtOnce, asked.size);
  }
  const url = `ws://127.0.0.1:${wsPort}`;
  const transport = mqttTransport(url, async () => ({
    connect(url, options) {
      asked.clear();
      subscribed.clear();
      const client = mqtt.connect(url, options);
      client.on('packetsend', onSent);
      client.on('packetreceive', (packet) => {
        if (packet.cmd !== 'publish' || !packet.topic.startsWith('cmd/rep/')) return;
        const { req, ctx } = JSON.parse(packet.payload.toString());
        asked.delete(req);
        // Of one that says Offline nobody waits for an answer.
        if (ctx !== 'Offline') return;
        const gone = parseTopic(packet.topic)?.label;
        for (const [question, label] of asked) if (label === gone) asked.delete(question);
      });
      return client;
    },
  }));
  const broker = createBroker({
    transport,
    clock,
    credentials: async () => ({ username: '2', password: 'jwt' }),
    random: () => 0,
  });
  const fleet = createFleet({ broker, clock });
  broker.connect();

  const judge = (device: FleetDevice) => fleet.judgment(device);
  return {
    /** Where another console finds the broker. */
    url,
    broker,
    fleet,
    records,
    traffic,
    /** Whether each device is online, has answered, and is about to change nothing. */
    areAllChecked: () => records.every((device) => judge(device).isChecked),
    isNoneChecked: () => records.every((device) => !judge(device).isChecked),
    /** How many there are of each cause. */
    causes() {
      const causes: Record<string, number> = {};
      for (const device of records) causes[judge(device).cause] = (causes[judge(device).cause] ?? 0) + 1;
      return causes;
    },
    /** Publishes past the access rules. */
    publish: server.publish,
    stopBroker: server.stop,
    async startBroker() {
      await server.start();
      keepOffline();
    },
    async until(check: () => boolean) {
      for (let steps = 0; !check(); steps++) {
        if (steps > 3000) throw new Error('It did not happen within a minute.');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close() {
      broker.disconnect();
      for (const firmware of firmwares) firmware.shutDown();
      await server.close();
    },
  };
}
