import {
  type DeviceAddress,
  deviceAddress,
  type LiveChannel,
  type LiveMessages,
  liveTopic,
  replyTopic,
  requestTopic,
} from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import { createRandom, type Random } from '../random.ts';
import { describeStream } from './describeStream.ts';
import { type Device, Refusal } from './device.ts';
import { dispatch } from './dispatch.ts';
import { createExtra } from './extra.ts';
import { createRam, type MemoryPort } from './memory.ts';
import { createPlayer } from './player.ts';
import { createScheduler } from './scheduler.ts';
import { createSyntheticSource, type SourcePort } from './source.ts';

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
  /** Where the state is kept; by default in RAM. */
  readonly memory?: MemoryPort;
  /** The events of a device that starts for the first time; afterwards its memory counts. */
  readonly events?: readonly DeviceEvent[];
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

const greetingPayload = (ctx: 'Online' | 'Offline') => JSON.stringify({ msg: 'Bonjour', ctx });

/**
 * Creates a device and powers it on: its schedule runs from here on, connected or not (decisions, Broker protocol).
 * Throws a RangeError for class 0 and unknown ones, which have no topics.
 */
export function createFirmware(options: FirmwareOptions): Firmware {
  const { label, classId, clock, random = createRandom(1), memory = createRam() } = options;
  const { source = createSyntheticSource({ clock, random }) } = options;
  const address = deviceAddress({ class_id: classId, device_id: label });
  if (!address) throw new RangeError(`Device ${label}: class ${classId} has no topics; use 1 to 4.`);
  const ownRequestTopic = requestTopic(address);
  const ownReplyTopic = replyTopic(address);

  let link: DeviceLink | null = null;
  let isPowered = false;
  let events: readonly DeviceEvent[] = [];

  const tell = <C extends LiveChannel & keyof LiveMessages>(channel: C, message: LiveMessages[C]) =>
    link?.publish(liveTopic(address, channel), JSON.stringify(message), { qos: 0, retain: false });

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
    clock,
    player,
    events: () => events,
    onMessage: (message) => tell('schedule', message),
  });
  const extra = createExtra({
    clock,
    player,
    onCodec: (message) => tell('codec', message),
    onVumeter: (message) => tell('vumeter', message),
  });

  const device: Device = {
    get events() {
      return events;
    },
    findEvent(id) {
      const event = events.find((e) => e.id === id);
      if (!event) throw new Refusal('No such event');
      return event;
    },
    startEvent: scheduler.start,
    stopEvent: ({ id }) => scheduler.stop(id),
    startExtra: extra.start,
    stopExtra: extra.stop,
    tellSchedule() {
      for (const message of scheduler.present()) tell('schedule', message);
    },
    tellStream() {
      // A stream message names an event: before anything played it is the first one.
      const id = player.state.event?.id ?? events[0]?.id;
      if (!id) return;
      const status = STREAM_STATUS.indexOf(player.state.status);
      tell('stream', { id, status, ctx: describeStream(player.state, extra.isOn) });
    },
    tellCodec() {
      const message = extra.codec();
      if (message) tell('codec', message);
    },
  };

  function powerOn() {
    isPowered = true;
    const saved = memory.load();
    events = saved?.events ?? options.events ?? [];
    if (!saved) memory.save({ v: 1, events });
    scheduler.settle();
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
      if (!link || topic !== ownRequestTopic) return;
      const outcome = dispatch(device, payload);
      if (!outcome) return;
      link.publish(ownReplyTopic, JSON.stringify(outcome.reply), { qos: 0, retain: false });
      outcome.afterwards();
    },
    shutDown() {
      greet('Offline');
      link = null;
      isPowered = false;
      extra.stop();
      scheduler.powerOff();
      player.powerOff();
    },
  };
}
