import type { Transport, TransportListener } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createBroker } from '../broker/broker.ts';
import { createFleet } from './fleet.ts';

const ANSWER_MS = 20;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const encoder = new TextEncoder();

/** A broker that has kept the Offline of every second device; the others answer at once. */
function openLine(
  clock: ReturnType<typeof createVirtualClock>,
  isOffline: (label: string) => boolean,
): Transport {
  return {
    address: 'line',
    connect(_login, listener: TransportListener) {
      queueMicrotask(listener.onConnect);
      const say = (topic: string, message: object, isRetained: boolean) =>
        clock.after(ANSWER_MS, () =>
          listener.onMessage(topic, encoder.encode(JSON.stringify(message)), isRetained),
        );
      const labelOf = (topic: string) => topic.split('/')[3] ?? '';
      return {
        publish(topic, payload) {
          const { req, msg } = JSON.parse(payload);
          if (!isOffline(labelOf(topic)))
            say(topic.replace('/req/', '/rep/'), { req, msg, ok: true, body: [] }, false);
          return true;
        },
        async subscribe(filters) {
          for (const filter of filters) {
            if (filter.startsWith('cmd/rep/') && isOffline(labelOf(filter)))
              say(filter, { msg: 'Bonjour', ctx: 'Offline' }, true);
          }
          return filters.map(() => true);
        },
        unsubscribe() {},
        ping: async () => {},
        end() {},
      };
    },
  };
}

test('FLT-133 of 1,000 devices 500 are offline, and keep none of the others waiting: all are judged within 2 s', async () => {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const records = Array.from({ length: 1000 }, (_, i) => ({ device_id: `CR-${i}`, class_id: 2 }));
  const isOffline = (label: string) => Number(label.slice(3)) % 2 === 1;
  const broker = createBroker({
    transport: openLine(clock, isOffline),
    clock,
    credentials: async () => ({ username: '2', password: 'jwt' }),
  });
  const fleet = createFleet({ broker, clock });
  fleet.watch(records, () => {});
  broker.connect();
  for (let ms = 0; ms < 2000; ms += 20) {
    await settle();
    clock.advance(20);
  }
  await settle();
  const causes: Record<string, number> = {};
  for (const device of records) {
    const { cause } = fleet.judgment(device);
    causes[cause] = (causes[cause] ?? 0) + 1;
  }
  expect(causes).toEqual({ nothingScheduled: 500, offline: 500 });
  broker.disconnect();
});
