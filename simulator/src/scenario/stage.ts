import {
  type DeviceAddress,
  type DeviceTopic,
  deviceAddress,
  type LiveChannel,
  type LiveMessages,
  parseTopic,
  requestTopic,
} from '@carillon/protocol/broker';
import { toLocalDateTime } from '@carillon/protocol/clock';
import { createHub } from '../broker/hub.ts';
import { describeFault, type FaultOptions, isAbout } from '../faults/faultOptions.ts';
import { createFaults, type Fault, type FaultPhase } from '../faults/faults.ts';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createFirmware } from '../firmware/firmware.ts';
import { createRam } from '../firmware/memory.ts';
import type { CreateFirmware } from '../firmware/port.ts';
import { type FirmwareProfile, PROFILE } from '../firmware/profile.ts';
import { createSyntheticSource } from '../firmware/source.ts';
import { createSyntheticTimeSource } from '../firmware/timeSource.ts';
import { createRandom, seedFrom } from '../random.ts';
import { guardFirmware } from '../trial/guardFirmware.ts';
import { createBan } from './ban.ts';
import { checkKind } from './checkKind.ts';
import { checkDevice, checkMs, checkOptions, readMoment } from './checks.ts';
import type { DeviceLog } from './deviceLog.ts';
import { type Evidence, FAULT, gatherEvidence } from './evidence.ts';
import { ExpectationError, formatOffset, type Pattern } from './expectation.ts';
import type { Pace } from './pace.ts';
import type { ScenarioDevice, ScenarioOptions } from './scenarioOptions.ts';
import { type CreateScreens, createStageScreens, type StageScreen } from './screens.ts';
import { createStageAuthority } from './stageAuthority.ts';
import { createStageConsole, type StageConsole } from './stageConsole.ts';
import { createStageDevices, type StageDevices } from './stageDevices.ts';
import { createSteppingClock } from './steppingClock.ts';
import { createSteps } from './steps.ts';
import { checkLive, createWitness, type Witness } from './witness.ts';

/** A device on the stage, as the broker hears it. */
export interface StageDevice extends Witness {
  /** Shuts it down in good order: it says Offline and switches off. */
  shutDown(): void;
  /** Switches it on again. */
  powerOn(): void;
}

/** Where a scenario plays: devices on a broker in memory, and time that passes only when a step lets it. */
export interface Stage {
  /** The virtual time, in milliseconds since 1970. */
  readonly nowMs: number;
  /** The same in the zone of the scenario, or in UTC: '2026-03-29 03:00'. */
  readonly localTime: string;
  /** The device with this label. Throws a RangeError for one that is not among the scenario's devices. */
  device(label: string): StageDevice;
  /** Brings so many devices more, labelled CR-10001 and so on: of class 2 with the example events unless told otherwise. */
  devices(count: number, like?: Partial<Omit<ScenarioDevice, 'label'>>): StageDevices;
  /** The console with this name. Throws a RangeError for one that is not among the scenario's consoles. */
  console(name: string): StageConsole;
  /**
   * The real screen at an address, as the person at a console sees it, or without one as somebody who sees every device
   * (LIB-05). Without a browser its steps are left out.
   */
  screen(at: string, whose?: { readonly console?: string }): StageScreen;
  /** Lets something go wrong, now or later, for a while or until it is ended (LIB-10). Throws a RangeError for what cannot. */
  fault(fault: FaultOptions): Fault;
  /** From now on until the end, no device says anything on a channel that has these fields, or for which the function is true. */
  never<C extends LiveChannel>(channel: C, pattern: Pattern<LiveMessages[C]>): void;
  /** Lets time pass. */
  advance(ms: number): Promise<void>;
  /** Lets time pass until a moment in ISO 8601. Throws a RangeError for one that has passed. */
  advanceTo(moment: string): Promise<void>;
  /** A number from 0 up to but without 1 that the seed decides: for faults at odd moments. */
  random(): number;
}

/** A firmware in the place of ours, and the path of its module for reports. */
export interface TriedFirmware {
  readonly create: CreateFirmware;
  readonly file: string;
}

export const DEFAULT_START = '2026-03-02T03:00:00Z';
const MOST_DEVICES = 10_000;
/** The numbers of requests: of the stage itself from 1 up, of each console from a million more. */
const REQ_STEP = 1_000_000;

/** Who looks at a screen that is no console's. No console has this name. */
const ANYBODY = '';

/** Builds the stage of a scenario. What failed is kept besides being thrown. Throws a RangeError for wrong options. */
export function createStage(
  options: ScenarioOptions,
  seed: number,
  pace: Pace,
  createScreens: CreateScreens | undefined,
  tried?: TriedFirmware,
  profile: FirmwareProfile = PROFILE,
) {
  checkOptions(options);
  const { zone, consoles: people = [] } = options;
  const startMs = readMoment(options.start ?? DEFAULT_START, zone);
  const clock = createSteppingClock(startMs, pace.check);
  const hub = createHub({
    authority: createStageAuthority([...people, { name: ANYBODY, isAdmin: true }], zone),
    clock,
  });
  const random = createRandom(seed);
  const source = createSyntheticSource({ clock, random, connectMs: profile.connectMs });
  const timeSource = createSyntheticTimeSource({ clock, random });
  const faults = createFaults({ clock, seed, broker: hub, onChange: onFault });
  const orders: { readonly fault: FaultOptions; readonly order: Fault }[] = [];
  const devices = new Map<string, ReturnType<typeof addDevice>>();
  const consoles = new Map<string, ReturnType<typeof createStageConsole>>();
  /** How many messages of each device came to the broker. */
  const said = new Map<string, number>();
  const transcript: string[] = [];
  const failures: unknown[] = [];
  let evidence: Evidence | undefined;
  const inForce: FaultOptions[] = [];
  const realScreens = createScreens?.({
    clock,
    zone,
    random: createRandom(seedFrom(`screens ${seed}`)),
    observe: hub.observe,
  });
  const steps = createSteps(
    clock,
    pace,
    fail,
    // Of a firmware that is not ours nobody knows what it leaves to promises.
    () => tried !== undefined || consoles.size > 0 || screens.isOpen(),
    () => (screens.isOpen() ? realScreens?.settle() : undefined),
  );
  const { step, wait } = steps;
  /** Of its own: what a scenario draws does not change how long a stream takes to connect. */
  const drawn = createRandom(seedFrom(`scenario ${seed}`));
  let brokersDown = 0;
  /** Steps that let time pass and judge nothing. */
  let waits = 0;
  const bans = new Set<(from: DeviceTopic, payload: string) => void>();

  const format = (atMs: number) => formatOffset(atMs - startMs);
  // One ear for all devices: with one for each, every message would be held against the topics of all.
  hub.observe('#', (topic, payload) => {
    transcript.push(`${format(clock.now())} ${topic} ${payload}`);
    const from = parseTopic(topic);
    if (!from || from.kind === 'request') return;
    devices.get(from.label)?.hear(topic, payload);
    for (const look of bans) look(from, payload);
  });

  function fail(error: unknown) {
    evidence ??= gatherEvidence(transcript, inForce);
    if (!failures.includes(error)) failures.push(error);
  }

  function recordFailure(expected: string, happened: readonly string[]): ExpectationError {
    const failure = new ExpectationError(expected, happened, clock.now());
    fail(failure);
    return failure;
  }

  const counter = (first: number) => {
    let next = first;
    return () => next++;
  };
  const common = {
    step,
    wait,
    recordFailure,
    format,
    nowMs: clock.now,
    isSpoiled: faults.isSpoiled,
    mishaps: (topic: string, isGreeting?: boolean) => faults.mishaps(topic, { isGreeting }),
  };

  const screens = createStageScreens({
    step,
    wait: steps.waitByTurns,
    passTime: (ms) => wait(() => undefined, ms),
    recordFailure,
    format: () => format(clock.now()),
    pace,
    patienceMs: realScreens?.patienceMs ?? 0,
    open:
      realScreens &&
      ((at, name = ANYBODY) => {
        const line = faults.transport(hub.transport({ latencyMs: 0 }), name);
        const isAdmin = people.find((one) => one.name === name)?.isAdmin ?? false;
        return realScreens.open(at, {
          isAdmin,
          clock: faults.clock(clock, name),
          transport: {
            address: line.address,
            connect: ({ clientId }, listener) =>
              line.connect({ clientId, username: name, password: '' }, listener),
          },
        });
      }),
  });

  const create = tried ? guardFirmware(tried.create, tried.file, recordFailure) : createFirmware;

  function addDevice(options: ScenarioDevice) {
    const { label } = options;
    const memory = createRam();
    const firmware = faults.device(
      create({
        ...options,
        profile,
        memory,
        clock,
        random,
        source: faults.source(source, label),
        timeSource: faults.timeSource(timeSource, label),
      }),
      memory,
    );
    // What its class says, not what it says of itself: it is to be heard where consoles listen.
    const address = deviceAddress({ class_id: options.classId, device_id: label }) ?? firmware.address;
    const heard = createWitness(address, {
      ...common,
      name: label,
      nextReq: counter(1),
      publish: (request) => hub.publish(requestTopic(address), JSON.stringify(request)),
    });
    const hear = (topic: string, payload: string) => {
      said.set(label, (said.get(label) ?? 0) + 1);
      heard.log.hear(topic, payload);
    };

    let attachment: ReturnType<typeof hub.attach> | null = null;
    const device: StageDevice = {
      ...heard.witness,
      shutDown() {
        forgetAll([label]);
        attachment?.detach();
        attachment = null;
      },
      powerOn() {
        if (attachment) return;
        forgetAll([label]);
        firmware.powerOn();
        attachment = hub.attach(firmware);
      },
    };
    const added = { ...heard, label, address, device, hear };
    devices.set(label, added);
    realScreens?.register(options);
    device.powerOn();
    return added;
  }

  /** Labels that no device on the stage has. */
  function freeLabels(count: number): readonly string[] {
    const labels: string[] = [];
    for (let number = devices.size + 10_001; labels.length < count; number++) {
      if (!devices.has(`CR-${number}`)) labels.push(`CR-${number}`);
    }
    return labels;
  }

  function addressOf(label: string): DeviceAddress {
    const found = devices.get(label);
    if (found) return found.address;
    throw new RangeError(`There is no device ${label} on the stage, only ${named([...devices.keys()])}.`);
  }

  /** From here on only what is heard after counts, by whoever hears these devices. */
  function forgetAll(labels?: readonly string[]) {
    // Each of thousands of devices comes with a call of its own.
    for (const label of labels ?? devices.keys()) devices.get(label)?.log.forgetAll();
    for (const { forgetAll: forget } of consoles.values()) forget();
  }

  function onFault(fault: FaultOptions, phase: FaultPhase) {
    transcript.push(`${format(clock.now())} ${FAULT} ${describeFault(fault)} ${phase}`);
    if (phase === 'begins') inForce.push(fault);
    else if (inForce.includes(fault)) inForce.splice(inForce.indexOf(fault), 1);
    // Whoever looks for what a fault did to its last message finds it.
    if (phase === 'is used up') return;
    const isBegin = phase === 'begins';
    const about = [...devices.values()].filter(
      ({ label }) => fault.kind === 'broker' || isAbout(fault, label),
    );
    forgetAll(about.map(({ label }) => label));
    if (fault.kind === 'broker' && fault.as === 'down') {
      brokersDown += isBegin ? 1 : -1;
      if (brokersDown === (isBegin ? 1 : 0)) turnEars(about, isBegin, 'the broker');
    }
    if (fault.kind !== 'halfOpen') return;
    if (fault.console === undefined) {
      const what = 'its line to the broker';
      turnEars(about, isBegin, what);
      const reason = isBegin ? awaySince(what) : undefined;
      for (const { label } of about) {
        for (const { turnEar } of consoles.values()) turnEar(label, reason, what);
      }
    }
    // At its end the console notices, and connects anew.
    else if (isBegin) consoles.get(fault.console)?.goDeaf();
  }

  const awaySince = (what: string) => `${what} has been away since ${format(clock.now())}`;

  function turnEars(about: readonly { log: DeviceLog }[], isBegin: boolean, what: string) {
    for (const { log } of about) {
      if (isBegin) log.goDeaf(awaySince(what));
      else log.hearAgain(what);
    }
  }

  /** Labels and names of a fault must be there: one that meets nobody would prove nothing. */
  function checkTargets(fault: FaultOptions) {
    const { device = [], console: who } = { device: undefined, console: undefined, ...fault };
    for (const label of typeof device === 'string' ? [device] : device) addressOf(label);
    if (who !== undefined) findConsole(who);
  }

  function findConsole(name: string) {
    const found = consoles.get(name);
    if (found) return found;
    const known = consoles.size > 0 ? `only ${named([...consoles.keys()])}` : 'there are none';
    throw new RangeError(`There is no console ${name} on the stage, ${known}.`);
  }

  const passTime = (name: string, ms: number) => {
    waits++;
    checkMs(`The time of ${name}`, ms);
    return wait<never>(() => undefined, ms);
  };

  const stage: Stage = {
    get nowMs() {
      return clock.now();
    },
    get localTime() {
      const { date, time } = toLocalDateTime(clock.now() / 1000, zone ?? 'UTC') ?? { date: '', time: '' };
      return `${date} ${time}`;
    },
    device(label) {
      addressOf(label);
      return (devices.get(label) as ReturnType<typeof addDevice>).device;
    },
    devices(count, like = {}) {
      checkKind('The number of devices', count, `a whole number from 1 to ${MOST_DEVICES}`, isCount);
      const labels = freeLabels(count);
      const { classId = 2, events = exampleEvents(classId), ...others } = like;
      const added = labels.map((label, i) => {
        const device = { ...others, label, classId, events };
        if (i === 0) checkDevice(device);
        return addDevice(device);
      });
      return createStageDevices(added, { wait, recordFailure, step, random: drawn });
    },
    console: (name) => findConsole(name).stageConsole,
    screen(at, { console: who } = {}) {
      if (who !== undefined) findConsole(who);
      return screens.screen(at, who);
    },
    fault(fault) {
      return steps.act(() => {
        const order = faults.begin(fault, () => checkTargets(fault));
        orders.push({ fault, order });
        return order;
      });
    },
    never: (channel, pattern) =>
      steps.act(() => {
        checkLive('never', channel, pattern);
        bans.add(createBan(channel, pattern, recordFailure));
      }),
    advance: (ms) => step(async () => void (await passTime('advance', ms))),
    advanceTo: (moment) =>
      step(async () => {
        const ms = readMoment(moment, zone) - clock.now();
        if (ms < 0) throw new RangeError(`${moment} is not ahead of ${new Date(clock.now()).toISOString()}.`);
        await passTime('advanceTo', ms);
      }),
    random: drawn,
  };

  return {
    stage,
    transcript,
    failures,
    /** What stood when the first failure came; without one, what stands now. */
    evidence: () => evidence ?? gatherEvidence(transcript, inForce),
    /** Where the scenario began its last step. */
    lastCall: steps.lastCall,
    screens,
    /** Whether it has steps on screens, which nobody looked at, and nothing else was judged. */
    isUnseen: () =>
      screens.countLeftOut() > 0 && bans.size === 0 && steps.countBegun() === screens.countLeftOut() + waits,
    elapsedMs: () => clock.now() - startMs,
    /** Puts devices and consoles on the stage. */
    async open() {
      for (const device of options.devices ?? []) addDevice(device);
      for (const [i, { name, devices: own = [], isAdmin }] of people.entries()) {
        const line = faults.transport(hub.transport({ latencyMs: 0 }), name);
        const known = isAdmin ? [...devices.keys()] : own;
        for (const label of known) addressOf(label);
        const added = createStageConsole(name, known, {
          ...common,
          mishaps: (topic, isGreeting) => faults.mishaps(topic, { console: name, isGreeting }),
          clock,
          transport: line,
          login: { clientId: name, username: name, password: '' },
          nextReq: counter((i + 1) * REQ_STEP),
          addressOf,
          countOf: (label) => said.get(label) ?? 0,
        });
        consoles.set(name, added);
        added.connect();
        await wait(() => added.isConnected() || undefined, 0);
      }
    },
    /** Closes the screens, however the scenario ended. */
    leave: () => realScreens?.close(),
    /** Waits for the steps that nobody awaited, and looks whether each fault met something. */
    async close() {
      await steps.idle();
      await steps.end();
      for (const { fault, order } of orders) {
        if (order.refusal !== undefined) {
          recordFailure(`the fault ${describeFault(fault)} to cut short what is obeyed`, [
            `without it the command would have been refused: ${order.refusal}`,
          ]);
        }
        const isByChance = 'chance' in fault && fault.chance !== undefined;
        if (order.count > 0 || isByChance) continue;
        recordFailure(`the fault ${describeFault(fault)} to meet something`, [
          'it met nothing: without it the scenario would have passed, too',
        ]);
      }
    },
  };
}

const isCount = (given: unknown) =>
  typeof given === 'number' && Number.isInteger(given) && given >= 1 && given <= MOST_DEVICES;

const NAMED = 10;

const named = (labels: readonly string[]) =>
  labels.length > NAMED
    ? `${labels.slice(0, NAMED).join(', ')} and ${labels.length - NAMED} more`
    : labels.join(', ');
