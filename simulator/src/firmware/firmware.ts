import {
  type DeviceAddress,
  deviceAddress,
  type LiveChannel,
  type LiveMessages,
  liveTopic,
  replyTopic,
  requestTopic,
  type TimeServer,
} from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import { createRandom, type Random } from '../random.ts';
import { describeStream } from './describeStream.ts';
import { type Device, Refusal } from './device.ts';
import { dispatch } from './dispatch.ts';
import { createExtra } from './extra.ts';
import { type ClockMemory, createRam, FACTORY, type FirmwareState, type MemoryPort } from './memory.ts';
import { type ClockError, createOwnClock } from './ownClock.ts';
import { createPlayer } from './player.ts';
import { createScheduler } from './scheduler.ts';
import { createSyntheticSource, type SourcePort } from './source.ts';
import { storeEvent } from './storedEvents.ts';
import { createTimekeeper } from './timekeeper.ts';
import { createSyntheticTimeSource, type TimeSourcePort } from './timeSource.ts';

/** How a device sends, once it is connected and subscribed to its request topic. */
export interface DeviceLink {
  publish(topic: string, payload: string, options: { readonly qos: 0 | 1; readonly retain: boolean }): void;
}

export interface FirmwareOptions {
  /** The label on the device, e.g. 'CR-1002'. */
  readonly label: string;
  /** 1 to 4 (D3, Device classes). */
  readonly classId: number;
  readonly clock: Clock;
  /** Where chance comes from; by default seed 1. */
  readonly random?: Random;
  /** Where streams come from; by default the synthetic one. */
  readonly source?: SourcePort;
  /** Where the time comes from; by default the synthetic one, which has that of `clock`. */
  readonly timeSource?: TimeSourcePort;
  /** How wrong its own clock is; by default it is right. */
  readonly clockError?: ClockError;
  /** Where the state is kept; by default in RAM. */
  readonly memory?: MemoryPort;
  /** The events of a device that starts for the first time; afterwards its memory counts. */
  readonly events?: readonly DeviceEvent[];
  /** The same of its time server, and whether it asks that when it boots. */
  readonly timeServer?: Pick<TimeServer, 'host' | 'boot'>;
}

/** A device that is powered on, with or without a broker. */
export interface Firmware {
  readonly address: DeviceAddress;
  /** What to subscribe to before `connect`. */
  readonly requestTopic: string;
  /** The last will: QoS 1, retained. */
  readonly will: { readonly topic: string; readonly payload: string };
  /** The broker is there and the request topic subscribed: greets. Powers on again after `shutDown`. */
  connect(link: DeviceLink): void;
  /** The broker is gone; the device plays on. */
  disconnect(): void;
  /** A message on a topic it subscribed to. Never throws. */
  receive(topic: string, payload: Uint8Array): void;
  /** Says Offline and powers off. */
  shutDown(): void;
}

/** Less than this is not worth wearing out a memory for. */
const LEAST_CORRECTION_MS = 10;

const greetingPayload = (ctx: 'Online' | 'Offline') => JSON.stringify({ msg: 'Bonjour', ctx });

/**
 * Creates a device and powers it on: its schedule runs from here on, connected or not (decisions, Broker protocol).
 * Throws a RangeError for class 0 and unknown ones, which have no topics.
 */
export function createFirmware(options: FirmwareOptions): Firmware {
  const { label, classId, clock, random = createRandom(1), memory = createRam() } = options;
  const { source = createSyntheticSource({ clock, random }) } = options;
  const { timeSource = createSyntheticTimeSource({ clock, random }) } = options;
  const address = deviceAddress({ class_id: classId, device_id: label });
  if (!address) throw new RangeError(`Device ${label}: class ${classId} has no topics; use 1 to 4.`);
  const ownRequestTopic = requestTopic(address);
  const ownReplyTopic = replyTopic(address);

  let link: DeviceLink | null = null;
  let isPowered = false;
  /** What waits for the reply to the command that causes it, while there is one. */
  let outbox: (() => void)[] | null = null;

  const ownClock = createOwnClock(clock, options.clockError ?? {});
  const { host, boot } = options.timeServer ?? FACTORY.timeServer;
  let kept: Required<FirmwareState> = {
    v: 1,
    events: options.events ?? [],
    vol: FACTORY.vol,
    eq: FACTORY.eq,
    clock: { host, boot, isManual: false, lastSet: ownClock.lastSet },
  };

  /** Changes what survives a power cut: what cannot be saved is not changed. */
  function keep(change: Partial<FirmwareState>) {
    const next = { ...kept, ...change };
    memory.save(next);
    kept = next;
  }

  const tell = <C extends LiveChannel>(channel: C, message: LiveMessages[C]) => {
    const payload = JSON.stringify(message);
    const send = () => link?.publish(liveTopic(address, channel), payload, { qos: 0, retain: false });
    if (outbox) outbox.push(send);
    else send();
  };

  const greet = (ctx: 'Online' | 'Offline') =>
    link?.publish(ownReplyTopic, greetingPayload(ctx), { qos: 1, retain: true });

  const player = createPlayer({
    clock,
    source,
    onChange() {
      device.tellStream();
      scheduler.refresh();
      extra.refresh();
    },
  });
  const scheduler = createScheduler({
    clock: ownClock,
    player,
    events: () => kept.events,
    onMessage: (message) => tell('schedule', message),
  });
  const extra = createExtra({
    clock,
    ownClock,
    player,
    onCodec: (message) => tell('codec', message),
    onVumeter: (message) => tell('vumeter', message),
  });
  const timekeeper = createTimekeeper({
    clock,
    source: timeSource,
    host: () => kept.clock.host,
    onTime(epochMs) {
      const isRight = Math.abs(epochMs - ownClock.now()) < LEAST_CORRECTION_MS;
      if (isRight && !kept.clock.isManual) return;
      try {
        turnClock(epochMs, { isManual: false });
      } catch {
        // Nobody waits for a reply here, and a memory that fails is no reason to stop: the next answer comes.
      }
    },
    onReport: (report) => tell('rtc', report),
  });

  /** Sets its own clock: what should play by then plays, also in the middle of an event. */
  function turnClock(ownMs: number, settings: Pick<ClockMemory, 'isManual'> & Partial<ClockMemory>) {
    const lastSet = { trueMs: clock.now(), ownMs };
    keep({ clock: { ...kept.clock, ...settings, lastSet } });
    ownClock.set(lastSet);
    scheduler.settle();
  }

  const device: Device = {
    get events() {
      return kept.events;
    },
    findEvent(id) {
      const event = kept.events.find((e) => e.id === id);
      if (!event) throw new Refusal('No such event');
      return event;
    },
    storeEvent(body) {
      const { events, event } = storeEvent(kept.events, body, classId);
      keep({ events });
      scheduler.settle();
      return event;
    },
    deleteEvent({ id }) {
      keep({ events: kept.events.filter((e) => e.id !== id) });
      scheduler.settle();
      player.forget(id);
    },
    startEvent: scheduler.start,
    stopEvent: ({ id }) => scheduler.stop(id),
    startExtra: extra.start,
    stopExtra: extra.stop,
    get volume() {
      return kept.vol;
    },
    setVolume: (vol) => keep({ vol }),
    get equalizer() {
      return kept.eq;
    },
    setEqualizer: (eq) => keep({ eq }),
    get clock() {
      return { epoch: Math.floor(ownClock.now() / 1000), b: kept.clock.boot };
    },
    setClock({ epoch, b }) {
      turnClock(1000 * epoch, { isManual: true, boot: b });
      timekeeper.trustManual();
    },
    get timeServer() {
      const { host, boot } = kept.clock;
      return { host, boot };
    },
    setTimeServer: (host) => keep({ clock: { ...kept.clock, host } }),
    synchronize: timekeeper.synchronize,
    tellSchedule() {
      for (const message of scheduler.present()) tell('schedule', message);
    },
    tellStream() {
      // A stream message names an event: before anything played it is the first one.
      const id = player.state.event?.id ?? kept.events[0]?.id;
      if (!id) return;
      const status = STREAM_STATUS.indexOf(player.state.status);
      tell('stream', { id, status, ctx: describeStream(player.state, extra.isOn) });
    },
    tellCodec() {
      const message = extra.codec();
      if (message) tell('codec', message);
    },
    tellClock: () => tell('rtc', timekeeper.report),
  };

  function powerOn() {
    isPowered = true;
    const saved = memory.load();
    if (saved) kept = { ...kept, ...saved };
    else keep({});
    ownClock.set(kept.clock.lastSet);
    scheduler.settle();
    if (kept.clock.boot) timekeeper.synchronize();
    else if (kept.clock.isManual) timekeeper.trustManual();
  }

  /** Runs a command, replies to it, and then says what changed by it. */
  function obey(payload: Uint8Array) {
    const changes: (() => void)[] = [];
    outbox = changes;
    const outcome = dispatch(device, payload);
    outbox = null;
    if (!outcome) return;
    link?.publish(ownReplyTopic, JSON.stringify(outcome.reply), { qos: 0, retain: false });
    for (const send of changes) send();
    outcome.afterwards();
  }

  powerOn();
  return {
    address,
    requestTopic: ownRequestTopic,
    will: { topic: ownReplyTopic, payload: greetingPayload('Offline') },
    connect(newLink) {
      if (!isPowered) powerOn();
      link = newLink;
      greet('Online');
    },
    disconnect() {
      link = null;
    },
    receive(topic, payload) {
      if (link && topic === ownRequestTopic) obey(payload);
    },
    shutDown() {
      greet('Offline');
      link = null;
      isPowered = false;
      extra.stop();
      scheduler.powerOff();
      player.powerOff();
      timekeeper.powerOff();
    },
  };
}
