import { createHeard, type Heard, hear, type Judgment } from '@carillon/protocol/attention';
import type { LedgerDevice } from '../../../../simulator/src/ledger/testLedgerDevice.ts';
import { MINUTE_MS, MINUTES, openNight } from '../../../../simulator/src/ledger/testNight.ts';
import type { Page, Surroundings } from '../../../../simulator/src/ledger/testSurroundings.ts';
import { Truth } from '../../../../simulator/src/ledger/testTruth.ts';
import { type Broker, createBroker } from '../broker/broker.ts';
import type { DeviceLink } from '../broker/device/deviceLink.ts';
import { createFleet } from './fleet.ts';
import { createWire } from './testLedgerWire.ts';

/** What a fleet does not judge yet: heard just now, or of a loss that most often is over before anybody is told. */
const PACE_MS = 100;
const LOSS_MS = 3000 + PACE_MS;

/** One device as a page of the product has it. */
export interface Seen {
  readonly device: LedgerDevice;
  readonly truth: Truth;
  readonly heard: Heard;
  /** What the fleet tells of it. */
  readonly told: Judgment;
  /** The fleet may tell what was so before. */
  readonly isFresh: boolean;
}

/** A page with the client of the product: its broker, a link for each device, its fleet. */
function openPage({ devices, clock, pageClock, hubTransport, random }: Surroundings) {
  const wired = new Map(
    devices.map((device) => [device.label, { device, truth: new Truth(device.classId, clock.elapsed()) }]),
  );
  let factAtMs = Number.NEGATIVE_INFINITY;
  let lostAtMs = Number.NEGATIVE_INFINITY;
  const wire = createWire(hubTransport, clock, wired, () => {
    if (!wire.isOpen()) lostAtMs = clock.elapsed();
    factAtMs = clock.elapsed();
  });
  let wake = () => {};
  let token = 1;
  const broker: Broker = createBroker({
    transport: wire.transport,
    clock: pageClock,
    credentials: async () => ({ username: '1', password: `token ${token}` }),
    isOnline: () => true,
    random,
    onWake(listener) {
      wake = listener;
      return () => {};
    },
  });
  const fleet = createFleet({ broker, clock: pageClock });
  const records = devices.map(({ label, classId }) => ({ device_id: label, class_id: classId }));
  const links: DeviceLink[] = devices.map(({ firmware: { address } }) => broker.device(address));
  fleet.watch(records, () => {});
  for (const link of links) {
    if (random() < 0.8) link.setting('vol').subscribe(() => {});
    if (random() < 0.8) link.setting('rtcc').subscribe(() => {});
  }
  const page: Page = {
    connect: broker.connect,
    listen(forMs) {
      const playing = links.filter(
        (link) => link.heard({ createHeard, hear }).getSnapshot().stream?.status === 'started',
      );
      const link = playing[Math.floor(playing.length * random())];
      if (link) clock.after(forMs, link.watchExtra());
    },
    doubt(isThere) {
      if (!wire.isOpen()) return;
      wire.doubt(isThere);
      wake();
    },
    renew() {
      token++;
      broker.renew();
    },
  };
  return {
    ...page,
    seen: (): readonly Seen[] =>
      [...wired.values()].map(({ device, truth }, i) => ({
        device,
        truth,
        heard: (links[i] as DeviceLink).heard({ createHeard, hear }).getSnapshot(),
        told: fleet.judgment(records[i] as (typeof records)[number]),
        isFresh: clock.elapsed() - factAtMs <= PACE_MS || clock.elapsed() - lostAtMs <= LOSS_MS,
      })),
  };
}

/** Promises settle in microtasks, which run out before the next turn. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lives through a night as the client of the product hears it; calls `look` in each minute, for each device. */
export async function liveAPageNight(seed: number, look: (one: Seen, nowMs: number, utcMs: number) => void) {
  const { clock, pageClock, page } = openNight(seed, openPage);
  async function advance(ms: number) {
    const endMs = clock.elapsed() + ms;
    const untilNext = () => clock.nextAtMs - clock.now();
    while (clock.elapsed() + untilNext() <= endMs) {
      // Times since 1970 have no finer fractions: what is due a little later than that is reached in another step.
      clock.advance(Math.max(untilNext(), 0.001));
      await settle();
    }
    clock.advance(endMs - clock.elapsed());
  }
  await advance(MINUTE_MS / 2);
  for (let minute = 0; minute < MINUTES; minute++) {
    for (const one of page()?.seen() ?? []) look(one, clock.elapsed(), pageClock.now());
    await advance(MINUTE_MS);
  }
}
