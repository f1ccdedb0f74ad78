import {
  type DeviceAddress,
  LIVE_CHANNELS,
  type LiveChannel,
  type LiveMessages,
  liveTopic,
} from '@carillon/protocol/broker';

/** A message as a broker passes it on. */
export interface FloodMessage {
  readonly topic: string;
  readonly payload: string;
}

/** Each fits the protocol: what is wrong with it is only that there is no such event. */
const GHOSTS: { readonly [C in LiveChannel]: (n: number) => LiveMessages[C] } = {
  schedule: (n) => ({ id: `evts/${n}`, state: 3 }),
  stream: (n) => ({
    id: `evts/${n}`,
    status: 2,
    ctx: { msg: 'Connected', fail: 0, host: 'ghost.example', port: 80 },
  }),
  codec: (n) => ({ codec: 6, br: 192_000, sr: 44_100, ch: 1, avg: 192_000, size: n, since: n }),
  vumeter: (n) => ({ vu: [n % 97, (n + 40) % 97] }),
  rtc: (n) => ({ state: 'Done', event: 1, epoch: n }),
};

/**
 * So many live messages that are nobody's (FLT-123), on every channel in turn: of events that `known` does not have, and
 * of devices that there are not.
 *
 * @example for (const { topic, payload } of floodOfGhosts(20_000, address)) hub.publish(topic, payload);
 */
export function* floodOfGhosts(count: number, known: DeviceAddress): Generator<FloodMessage> {
  for (let i = 0; i < count; i++) {
    const n = 1000 + i;
    const channel = LIVE_CHANNELS[i % LIVE_CHANNELS.length] ?? 'schedule';
    const isOfKnown = Math.floor(i / LIVE_CHANNELS.length) % 2 === 0;
    const address = isOfKnown ? known : { type: known.type, label: `GHOST-${n}` };
    yield { topic: liveTopic(address, channel), payload: JSON.stringify(GHOSTS[channel](n)) };
  }
}
