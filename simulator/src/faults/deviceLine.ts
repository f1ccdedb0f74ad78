import { commandRefusal, commandReply } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { MemoryPort } from '../firmware/memory.ts';
import type { DeviceLink, Firmware } from '../firmware/port.ts';
import type { Deliver, LineMessage } from './messageRule.ts';

/** Who passes messages on, through the faults of the moment. */
export interface Passage {
  readonly clock: Clock;
  /** Whether a fault meets messages, or has: until then they are not even looked at. */
  isBusy(): boolean;
  pass(message: LineMessage, deliver: Deliver, answer: Deliver): void;
  /** One that no rule meets gets lost on its line. */
  lose(message: LineMessage): void;
}

/** A device and its line to whichever broker it is attached to. Each fault is told by an object of its own. */
export interface DeviceLine {
  readonly label: string;
  /** The device as a broker sees it. */
  readonly firmware: Firmware;
  /** Whether it was switched off, or has no power because of a fault. */
  isOff(): boolean;
  /** Whether it stays off when the faults end. */
  isSwitchedOff(): boolean;
  /** The connection breaks, and the broker carries out the last will; the device plays on. */
  cut(fault: object): void;
  /** Nothing arrives any more either way, and nobody knows; the broker finds out after a while. */
  freeze(fault: object, noticedAfterMs: number): void;
  /** The power fails: what it stored is kept. */
  cutPower(fault: object): void;
  /**
   * It fails while `obey` runs, if at all: whatever that does, nobody hears of it, and without `isWritten` its memory is as it
   * was. Returns the text with which the device would have refused it.
   */
  cutPowerDuring(fault: object, obey: () => void, isWritten: boolean): string | undefined;
  /** The end of any of these; with the last one the device comes back. */
  heal(fault: object): void;
}

/** The text of a reply that refuses. */
function readRefusal(payload: string): string | undefined {
  const reply = commandReply.safeParse(JSON.parse(payload)).data;
  return reply && !reply.ok ? commandRefusal.safeParse(reply.body).data?.error : undefined;
}

export function createDeviceLine(firmware: Firmware, passage: Passage, memory?: MemoryPort): DeviceLine {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const { label } = firmware.address;
  const cuts = new Set<object>();
  const blackouts = new Set<object>();
  /** Half-open: how to stop waiting for the broker to find out. */
  const frozen = new Map<object, () => void>();
  let link: DeviceLink | null = null;
  let isUp = false;
  let isMuted = false;
  /** What it would have said while it was muted. */
  let muted: string[] = [];
  let isSwitchedOff = false;
  /** What is under way on one connection does not arrive on the next. */
  let connection = 0;

  const isAway = () => cuts.size > 0 || blackouts.size > 0 || frozen.size > 0;

  const out: DeviceLink = {
    publish(topic, payload, options) {
      if (isMuted) return void muted.push(payload);
      const message = { device: label, direction: 'fromDevice', topic, payload } as const;
      if (frozen.size > 0) return passage.lose(message);
      const sentOn = connection;
      const deliver: Deliver = (arrived) => {
        if (sentOn === connection) link?.publish(topic, arrived, options);
      };
      if (!passage.isBusy()) return deliver(payload);
      passage.pass(message, deliver, () => {});
    },
  };

  function join() {
    if (!link || isUp || isAway()) return;
    isUp = true;
    connection++;
    firmware.connect(out);
  }

  /** It is gone for the broker, which says so. */
  function leave() {
    if (!isUp) return;
    isUp = false;
    connection++;
    firmware.disconnect();
    const { topic, payload } = firmware.will;
    link?.publish(topic, payload, { qos: 1, retain: true });
  }

  const cutPower = (fault: object) => {
    blackouts.add(fault);
    leave();
    firmware.shutDown();
  };

  return {
    label,
    isSwitchedOff: () => isSwitchedOff,
    isOff: () => isSwitchedOff || blackouts.size > 0,
    cutPower,
    firmware: {
      address: firmware.address,
      requestTopic: firmware.requestTopic,
      get will() {
        return firmware.will;
      },
      connect(given) {
        link = given;
        isSwitchedOff = false;
        isUp = false;
        join();
      },
      disconnect() {
        link = null;
        isUp = false;
        connection++;
        firmware.disconnect();
      },
      receive(topic, payload) {
        if (!isUp || frozen.size > 0) return;
        if (!passage.isBusy()) return firmware.receive(topic, payload);
        const sentOn = connection;
        const message = {
          device: label,
          direction: 'toDevice',
          topic,
          payload: decoder.decode(payload),
        } as const;
        passage.pass(
          message,
          (arrived) => {
            if (sentOn === connection) firmware.receive(topic, encoder.encode(arrived));
          },
          (reply) => link?.publish(firmware.will.topic, reply, { qos: 0, retain: false }),
        );
      },
      powerOn() {
        isSwitchedOff = false;
        if (blackouts.size === 0) firmware.powerOn();
      },
      jumpClock: (ms) => firmware.jumpClock(ms),
      shutDown() {
        isSwitchedOff = true;
        firmware.shutDown();
        isUp = false;
        link = null;
      },
    },
    cut(fault) {
      cuts.add(fault);
      leave();
    },
    freeze(fault, noticedAfterMs) {
      const cancel = passage.clock.after(noticedAfterMs, leave);
      frozen.set(fault, cancel);
    },
    cutPowerDuring(fault, obey, isWritten) {
      const before = memory?.load();
      isMuted = true;
      if (isWritten || before) obey();
      isMuted = false;
      const refusal = muted.map(readRefusal).find((text) => text !== undefined);
      muted = [];
      cutPower(fault);
      if (!isWritten && before) memory?.save(before);
      return refusal;
    },
    heal(fault) {
      cuts.delete(fault);
      frozen.get(fault)?.();
      frozen.delete(fault);
      const hadNoPower = blackouts.delete(fault);
      if (hadNoPower && blackouts.size === 0 && !isSwitchedOff) firmware.powerOn();
      join();
    },
  };
}
