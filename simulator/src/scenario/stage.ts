import { type DeviceAddress, requestTopic } from '@carillon/protocol/broker';
import { openAuthority } from '../broker/broker.ts';
import { createHub } from '../broker/hub.ts';
import { createFirmware } from '../firmware/firmware.ts';
import { createSyntheticSource } from '../firmware/source.ts';
import { createSyntheticTimeSource } from '../firmware/timeSource.ts';
import { createRandom, seedFrom } from '../random.ts';
import { ExpectationError, formatOffset } from './expectation.ts';
import type { ScenarioDevice, ScenarioOptions } from './scenario.ts';
import { createStageDevice, type StageDevice } from './stageDevice.ts';
import { createSteppingClock } from './steppingClock.ts';

/** Where a scenario plays: devices on a broker in memory, and time that passes only when a step lets it. */
export interface Stage {
  /** The virtual time, in milliseconds since 1970. */
  readonly nowMs: number;
  /** The device with this label. Throws a RangeError for one that is not among the scenario's devices. */
  device(label: string): StageDevice;
  /** Lets time pass. */
  advance(ms: number): Promise<void>;
  /** Lets time pass until a moment in ISO 8601. Throws a RangeError for one that has passed. */
  advanceTo(moment: string): Promise<void>;
  /** Takes the stations of a host off the air, and brings them back. */
  breakHost(host: string): void;
  repairHost(host: string): void;
  /** Takes the broker away, which forgets all it knew, and brings it back. Devices play on meanwhile. */
  stopBroker(): void;
  startBroker(): void;
  /** A number from 0 up to but without 1 that the seed decides: for faults at odd moments. */
  random(): number;
}

const DEFAULT_START = '2026-03-02T03:00:00Z';

/** Builds the stage of a scenario. What failed is kept besides being thrown. */
export function createStage(options: ScenarioOptions, seed: number) {
  const startMs = Date.parse(options.start ?? DEFAULT_START);
  if (Number.isNaN(startMs)) throw new RangeError(`'${options.start}' is no moment in ISO 8601.`);
  const clock = createSteppingClock(startMs);
  const hub = createHub({ authority: openAuthority, clock });
  const random = createRandom(seed);
  const source = createSyntheticSource({ clock, random });
  const timeSource = createSyntheticTimeSource({ clock, random });
  const devices = new Map<string, StageDevice>();
  const transcript: string[] = [];
  const failures: ExpectationError[] = [];

  const format = (atMs: number) => formatOffset(atMs - startMs);
  hub.observe('#', (topic, payload) => transcript.push(`${format(clock.now())} ${topic} ${payload}`));

  function recordFailure(expected: string, happened: readonly string[]): ExpectationError {
    const failure = new ExpectationError(expected, happened, clock.now());
    failures.push(failure);
    return failure;
  }

  function addDevice(options: ScenarioDevice) {
    const { label } = options;
    const firmware = createFirmware({ ...options, clock, random, source, timeSource });
    const { address } = firmware;
    let attachment = { detach: () => {}, cut: () => {} };
    const { device, hear } = createStageDevice(address, {
      nowMs: clock.now,
      wait: clock.advanceUntil,
      recordFailure,
      format,
      publish: (request) => hub.publish(requestTopic(address), JSON.stringify(request)),
      cut: () => attachment.cut(),
      cutPower() {
        attachment.cut();
        firmware.shutDown();
      },
      shutDown: () => attachment.detach(),
      connect() {
        attachment = hub.attach(firmware);
      },
    });
    listen(address, hear);
    devices.set(label, device);
    device.connect();
    // As a console does: whoever comes late asks for the present.
    return device.command('GetEvents');
  }

  function listen({ type, label }: DeviceAddress, hear: (topic: string, payload: string) => void) {
    hub.observe(`cmd/rep/${type}/${label}`, hear);
    hub.observe(`async/${type}/${label}/+`, hear);
  }

  const stage: Stage = {
    get nowMs() {
      return clock.now();
    },
    device(label) {
      const device = devices.get(label);
      if (device) return device;
      throw new RangeError(
        `There is no device ${label} on the stage, only ${[...devices.keys()].join(', ')}.`,
      );
    },
    advance: async (ms) => void clock.advanceUntil(() => undefined, ms),
    advanceTo: async (moment) => {
      const ms = Date.parse(moment) - clock.now();
      if (!(ms >= 0))
        throw new RangeError(`${moment} is not ahead of ${new Date(clock.now()).toISOString()}.`);
      clock.advanceUntil(() => undefined, ms);
    },
    breakHost: source.breakHost,
    repairHost: source.repairHost,
    stopBroker: hub.stop,
    startBroker: hub.start,
    // Of its own: what a scenario draws does not change how long a stream takes to connect.
    random: createRandom(seedFrom(`scenario ${seed}`)),
  };

  return {
    stage,
    transcript,
    failures,
    elapsedMs: () => clock.now() - startMs,
    async open() {
      for (const device of options.devices) await addDevice(device);
    },
  };
}
