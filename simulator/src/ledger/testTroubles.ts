import type { VirtualClock } from '@carillon/protocol/virtual-time';
import type { Hub } from '../broker/hub.ts';
import type { Faults } from '../faults/faults.ts';
import type { Random } from '../random.ts';
import type { LedgerDevice } from './testLedgerDevice.ts';

const MINUTE_MS = 60_000;
/** How long it lasts in which they come. */
export const NIGHT_MS = 480 * MINUTE_MS;
export const ERRORS_MS = [
  -1_500_000, -720_000, -180_000, -40_000, -5000, 5000, 40_000, 180_000, 720_000, 1_500_000,
];
export const HOSTS = [
  'live.example',
  'second.example',
  'speech.example',
  'silent.example',
  'dead.example',
  'refused.example',
];

export const choose = <T>(values: readonly T[], random: Random): T =>
  values[Math.floor(values.length * random())] as T;

/** Every fault of the stage, several at once. */
export function orderFaults(faults: Faults, devices: readonly LedgerDevice[], random: Random) {
  // A page that is opened while some refuse to answer; one that hears only half of what streams or schedules do.
  if (random() < 0.3) {
    const some = devices.slice(0, 3).map(({ label }) => label);
    faults.begin({
      kind: 'refuse',
      error: 'No',
      command: 'GetEvents',
      device: some,
      forMs: NIGHT_MS * 0.4 * random(),
    });
  }
  if (random() < 0.3) {
    const topic = `async/+/+/${choose(['stream', 'schedule'], random)}`;
    const half = { direction: 'fromDevice', topic, chance: 0.5 } as const;
    faults.begin({
      kind: 'drop',
      console: 'office',
      ...half,
      afterMs: NIGHT_MS * random(),
      forMs: 7_200_000,
    });
  }
  const count = 6 + Math.floor(12 * random());
  for (let i = 0; i < count; i++) {
    const device = choose(devices, random).label;
    const when = { afterMs: NIGHT_MS * random(), forMs: 10_000 + 900_000 * random() * random() };
    const messages = {
      ...when,
      ...(random() < 0.3 ? { console: 'office' } : {}),
      device,
      chance: choose([0.1, 0.5, 1], random),
    };
    const host = choose(HOSTS, random);
    switch (Math.floor(21 * random())) {
      case 0:
        faults.begin({ kind: 'delay', ms: 4000 * random(), jitterMs: 1000, ...messages });
        break;
      case 1:
        faults.begin({
          kind: 'drop',
          ...messages,
          topic: choose(['#', '#', 'async/+/+/stream', 'async/+/+/schedule'], random),
          forMs: when.forMs * 4,
        });
        break;
      case 2:
        faults.begin({ kind: 'duplicate', laterMs: 2000 * random(), ...messages });
        break;
      case 3:
        faults.begin({ kind: 'reorder', window: 3, ...messages });
        break;
      case 4:
        faults.begin({ kind: 'corrupt', ...messages });
        break;
      case 5:
        faults.begin({ kind: 'wrongReq', ...messages });
        break;
      case 6:
        faults.begin({ kind: 'noReply', ...messages });
        break;
      case 7:
        faults.begin({
          kind: 'refuse',
          error: 'No',
          ...messages,
          command: choose(['GetEvents', 'StopEvent', 'vol'], random),
          chance: 1,
          forMs: 7_200_000 * random(),
        });
        break;
      case 8:
        faults.begin({ kind: 'disconnect', device, ...when });
        break;
      case 9:
        faults.begin({ kind: 'disconnect', console: 'office', ...when });
        break;
      case 10:
        faults.begin({ kind: 'halfOpen', device, ...when });
        break;
      case 11:
        faults.begin({ kind: 'halfOpen', console: 'office', ...when });
        break;
      case 12:
        faults.begin({ kind: 'powerCut', device, ...when });
        break;
      case 13:
        faults.begin({ kind: 'clockJump', device, ms: choose(ERRORS_MS, random), afterMs: when.afterMs });
        break;
      case 14:
        faults.begin({
          kind: 'stream',
          host: choose(['live.example', 'live.example', host], random),
          as: choose(['dead', 'refused', 'silent'], random),
          ...when,
        });
        break;
      case 19:
        faults.begin({
          kind: 'stream',
          host: choose(['live.example', 'speech.example', host], random),
          as: 'flapping',
          everyMs: 5000 + 40_000 * random(),
          ...when,
          forMs: when.forMs * 2,
        });
        break;
      case 15:
        faults.begin({ kind: 'dns', host, ...when });
        break;
      case 16:
        faults.begin({ kind: 'ntp', as: choose(['dead', 'unknown', 'kiss', 'busy'], random), ...when });
        break;
      case 17:
        faults.begin({ kind: 'broker', as: choose(['down', 'slow'], random), ...when });
        break;
      case 18:
        faults.begin({
          kind: 'powerCut',
          during: choose(['StartEvent', 'StopEvent', 'vol'], random),
          device,
          ...when,
        });
        break;
      default:
        faults.begin({
          kind: 'clockJump',
          console: 'office',
          ms: 5000 * random() + 1,
          afterMs: when.afterMs,
        });
    }
  }
}

/** What other people do at the devices, from consoles of their own. */
export function orderHands(hub: Hub, clock: VirtualClock, devices: readonly LedgerDevice[], random: Random) {
  let req = 1_000_000;
  for (let i = 0; i < 30; i++) {
    clock.after(NIGHT_MS * random(), () => {
      const device = choose(devices, random);
      const { events, isPowerOff } = device.look();
      const send = (msg: string, body: object) =>
        hub.publish(device.firmware.requestTopic, JSON.stringify({ req: req++, msg, body }));
      const event = choose(events, random);
      const kind = Math.floor(9 * random());
      if (kind < 2) send('vol', isPowerOff ? { l: 20, r: 20 } : { l: 255, r: 255 });
      else if (!event) return;
      else if (kind < 5) send('StopEvent', { id: device.look().eventId ?? event.id });
      else if (kind < 7) send('StartEvent', { id: event.id });
      else if (kind < 8) send('DeleteEvent', { id: device.look().eventId ?? event.id });
      else if (event.mode === 'playback') {
        const main = { ...event.main, uri: `http://${choose(HOSTS, random)}/edited.mp3` };
        send('SetEvent', { ...event, main });
      }
    });
  }
}

/** Hands whose work the page hears in part: what its streams do is lost, and the end of one that another one ends. */
export function orderUnheardHands(
  hub: Hub,
  clock: VirtualClock,
  faults: Faults,
  devices: readonly LedgerDevice[],
  random: Random,
) {
  for (let i = 0; i < 4; i++) {
    clock.after(NIGHT_MS * random(), () => {
      const device = choose(devices, random);
      const { events, eventId } = device.look();
      const playing = events.findIndex(({ id }) => id === eventId);
      const send = (msg: string, id: string) =>
        hub.publish(device.firmware.requestTopic, JSON.stringify({ req: 2_000_000 + i, msg, body: { id } }));
      const lost = {
        kind: 'drop',
        console: 'office',
        device: device.label,
        direction: 'fromDevice',
      } as const;
      const other = events[playing + 1];
      if (eventId === null || playing < 0) return;
      faults.begin({ ...lost, topic: 'async/+/+/stream', forMs: 2 * MINUTE_MS });
      if (other && random() < 0.5) {
        faults.begin({ ...lost, topic: 'async/+/+/schedule', times: 1, forMs: 2 * MINUTE_MS });
        send('StartEvent', other.id);
      } else {
        send('StopEvent', eventId);
        clock.after(7000, () => send('StartEvent', eventId));
      }
    });
  }
}
