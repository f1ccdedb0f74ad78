import { type DeviceAddress, requestTopic } from '@carillon/protocol/broker';
import { openAuthority } from '../broker/broker.ts';
import { createHub } from '../broker/hub.ts';
import { createFirmware } from '../firmware/firmware.ts';
import { createSyntheticSource } from '../firmware/source.ts';
import { createSyntheticTimeSource } from '../firmware/timeSource.ts';
import { createRandom, seedFrom } from '../random.ts';
import { checkKind, checkMs, checkOptions, readMoment } from './checks.ts';
import type { DeviceLog } from './deviceLog.ts';
import { ExpectationError, formatOffset } from './expectation.ts';
import type { Pace } from './pace.ts';
import type { ScenarioDevice, ScenarioOptions } from './scenarioOptions.ts';
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

const checkHost = (host: unknown) =>
  checkKind('A host', host, 'the name of one, such as live.aurora-radio.example', (given) => {
    return typeof given === 'string' && /^[^\s/:?#@]+$/.test(given);
  });

const DEFAULT_START = '2026-03-02T03:00:00Z';

/** Builds the stage of a scenario. What failed is kept besides being thrown. Throws a RangeError for wrong options. */
export function createStage(options: ScenarioOptions, seed: number, pace: Pace) {
  checkOptions(options);
  const startMs = readMoment(options.start ?? DEFAULT_START);
  const clock = createSteppingClock(startMs, pace.check);
  const hub = createHub({ authority: openAuthority, clock });
  const random = createRandom(seed);
  const source = createSyntheticSource({ clock, random });
  const timeSource = createSyntheticTimeSource({ clock, random });
  const devices = new Map<string, ReturnType<typeof createStageDevice>>();
  const transcript: string[] = [];
  const failures: unknown[] = [];
  let lastCall: Error | undefined;

  const format = (atMs: number) => formatOffset(atMs - startMs);
  hub.observe('#', (topic, payload) => transcript.push(`${format(clock.now())} ${topic} ${payload}`));

  function recordFailure(expected: string, happened: readonly string[]): ExpectationError {
    const failure = new ExpectationError(expected, happened, clock.now());
    failures.push(failure);
    return failure;
  }

  /** Runs a step. Counts as failed whatever becomes of its error: a forgotten `await` hides nothing. */
  function step<T>(run: () => T): Promise<T> {
    lastCall = new Error('the last step');
    return pace.step(() => {
      try {
        return run();
      } catch (error) {
        if (!failures.includes(error)) failures.push(error);
        throw error;
      }
    });
  }

  function addDevice(options: ScenarioDevice) {
    const { label } = options;
    const firmware = createFirmware({ ...options, clock, random, source, timeSource });
    const { address } = firmware;
    let attachment = { detach: () => {}, cut: () => {} };
    const onStage = createStageDevice(address, {
      step,
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
    listen(address, onStage.log.hear);
    devices.set(label, onStage);
    onStage.device.connect();
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
      const found = devices.get(label);
      if (found) return found.device;
      throw new RangeError(
        `There is no device ${label} on the stage, only ${[...devices.keys()].join(', ')}.`,
      );
    },
    advance: (ms) =>
      step(() => {
        checkMs('The time of advance', ms);
        clock.advanceUntil(() => undefined, ms);
      }),
    advanceTo: (moment) =>
      step(() => {
        const ms = readMoment(moment) - clock.now();
        if (ms < 0) throw new RangeError(`${moment} is not ahead of ${new Date(clock.now()).toISOString()}.`);
        checkMs('The time of advanceTo', ms);
        clock.advanceUntil(() => undefined, ms);
      }),
    breakHost(host) {
      checkHost(host);
      forEachLog((log) => log.forgetAll());
      source.breakHost(host);
    },
    repairHost(host) {
      checkHost(host);
      forEachLog((log) => log.forgetAll());
      source.repairHost(host);
    },
    stopBroker() {
      hub.stop();
      forEachLog((log) => log.goDeaf());
    },
    startBroker() {
      forEachLog((log) => log.hearAgain());
      hub.start();
    },
    // Of its own: what a scenario draws does not change how long a stream takes to connect.
    random: createRandom(seedFrom(`scenario ${seed}`)),
  };

  function forEachLog(run: (log: DeviceLog) => void) {
    for (const { log } of devices.values()) run(log);
  }

  return {
    stage,
    transcript,
    failures,
    /** Where the scenario began its last step. */
    lastCall: () => lastCall,
    elapsedMs: () => clock.now() - startMs,
    open() {
      for (const device of options.devices) addDevice(device);
    },
  };
}
