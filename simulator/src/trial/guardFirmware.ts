import { type DeviceAddress, deviceAddress, parseTopic, requestTopic } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { CreateFirmware, DeviceLink, Firmware, FirmwareOptions } from '../firmware/port.ts';
import { createSyntheticSource, type SourceListener, type SourcePort } from '../firmware/source.ts';
import { createSyntheticTimeSource, type TimeSourcePort } from '../firmware/timeSource.ts';
import { createRandom } from '../random.ts';
import { findLine } from '../scenario/report.ts';
import { show } from '../show.ts';

/** Whoever judges a firmware: an error with what was expected of it, and what it did. */
type Blame = (expected: string, happened: readonly string[]) => Error;

type Delivery = Parameters<DeviceLink['publish']>[2];

const FUNCTIONS = ['connect', 'disconnect', 'receive', 'shutDown', 'powerOn', 'jumpClock'] as const;

/**
 * Somebody else's firmware, of which nothing is known: whatever it throws, wherever it is called from, and whatever it publishes
 * that no broker would take from it, is its own failure and nobody else's. `file` is the path of its module, for people.
 */
export function guardFirmware(create: CreateFirmware, file: string, blame: Blame): CreateFirmware {
  return (options) => {
    const { label } = options;
    let isBroken = false;

    /** Counts the first thing that goes wrong: one that throws at each message would say the same for ever. */
    function blameOnce(expected: string, happened: string): void {
      if (!isBroken) blame(`${label}: ${expected}`, [happened]);
      isBroken = true;
    }
    function attempt(what: string, run: () => unknown): void {
      const onError = (error: unknown) =>
        blameOnce('a firmware that throws nothing', describeThrown(file, what, error));
      try {
        const answer = run();
        if (answer instanceof Promise) answer.catch(onError);
      } catch (error) {
        onError(error);
      }
    }

    const inner = power(create, guardWorld(options, attempt), file, blame);
    const { address } = inner;
    return {
      address,
      requestTopic: inner.requestTopic,
      will: inner.will,
      connect: (link) => attempt('connect', () => inner.connect(guardLink(link, address, file, blameOnce))),
      disconnect: () => attempt('disconnect', () => inner.disconnect()),
      receive: (topic, payload) => attempt('receive', () => inner.receive(topic, payload)),
      shutDown: () => attempt('shutDown', () => inner.shutDown()),
      powerOn: () => attempt('powerOn', () => inner.powerOn()),
      jumpClock: (ms) => attempt('jumpClock', () => inner.jumpClock(ms)),
    };
  };
}

/** Creates the device. Throws where it is none. */
function power(create: CreateFirmware, options: FirmwareOptions, file: string, blame: Blame): Firmware {
  const { label, classId } = options;
  const refuse = (expected: string, happened: string) => blame(`${label}: ${expected}`, [happened]);
  let created: unknown;
  try {
    created = create(options);
  } catch (error) {
    throw refuse('a firmware that throws nothing', describeThrown(file, 'its creation', error));
  }
  const given = isRecord(created) ? created : {};
  const missing = FUNCTIONS.filter((name) => typeof given[name] !== 'function');
  if (missing.length > 0) {
    throw refuse(
      `a firmware with the functions ${FUNCTIONS.join(', ')}`,
      `${file} made one without ${missing.join(', ')}`,
    );
  }
  const address = deviceAddress({ class_id: classId, device_id: label });
  const wanted = address && requestTopic(address);
  if (given.requestTopic !== wanted) {
    throw refuse(
      `a firmware that listens to ${wanted}`,
      `the requestTopic of ${file} is ${show(given.requestTopic)}`,
    );
  }
  if (!isAddress(given.address) || given.address.label !== label || given.address.type !== address?.type) {
    throw refuse(
      `a firmware at the address ${JSON.stringify(address)}`,
      `that of ${file} is ${show(given.address)}`,
    );
  }
  if (!isFirmware(created)) {
    throw refuse('a firmware with a last will: { topic, payload }', `that of ${file} is ${show(given.will)}`);
  }
  return created;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isAddress = (value: unknown): value is DeviceAddress =>
  isRecord(value) && typeof value.label === 'string' && typeof value.type === 'string';

const isFirmware = (value: unknown): value is Firmware =>
  isRecord(value) &&
  FUNCTIONS.every((name) => typeof value[name] === 'function') &&
  isAddress(value.address) &&
  typeof value.requestTopic === 'string' &&
  isRecord(value.will) &&
  typeof value.will.topic === 'string' &&
  typeof value.will.payload === 'string';

/** What it publishes goes on where a broker would take it. */
function guardLink(
  link: DeviceLink,
  { label, type }: DeviceAddress,
  file: string,
  blameOnce: (expected: string, happened: string) => void,
): DeviceLink {
  return {
    publish(topic: unknown, payload: unknown, { qos = 0, retain = false }: Partial<Delivery> = {}) {
      if (typeof topic !== 'string' || typeof payload !== 'string') {
        const what = typeof topic === 'string' ? `${show(payload)} on ${topic}` : `on ${show(topic)}`;
        return blameOnce('messages that are text, on topics', `${file} published ${what}`);
      }
      const parsed = parseTopic(topic);
      if (parsed?.label !== label || parsed.type !== type || parsed.kind === 'request') {
        return blameOnce('messages on topics of its own', `${file} published on ${topic}`);
      }
      link.publish(topic, payload, { qos, retain });
    },
  };
}

/** The world of a device, from which nothing that its firmware throws comes back. */
function guardWorld(
  options: FirmwareOptions,
  attempt: (what: string, run: () => unknown) => void,
): FirmwareOptions {
  const { clock, random = createRandom(1) } = options;
  const { source = createSyntheticSource({ clock, random }) } = options;
  const { timeSource = createSyntheticTimeSource({ clock, random }) } = options;
  const guardedClock: Clock = {
    now: () => clock.now(),
    elapsed: () => clock.elapsed(),
    after: (delayMs, run) => clock.after(delayMs, () => attempt('a timer of its clock', run)),
  };
  const guardedSource: SourcePort = {
    open(uri, listener, event) {
      const guarded: SourceListener = {
        onStart: (station) => attempt('onStart of a stream', () => listener.onStart(station)),
        onEnd: (reason) => attempt('onEnd of a stream', () => listener.onEnd(reason)),
      };
      return source.open(uri, guarded, event);
    },
  };
  const guardedTime: TimeSourcePort = {
    ask: (host, onAnswer) =>
      timeSource.ask(host, (answer) => attempt('the answer of a time server', () => onAnswer(answer))),
  };
  return { ...options, clock: guardedClock, random, source: guardedSource, timeSource: guardedTime };
}

/** What somebody's module threw, and where, for people. */
function describeThrown(file: string, what: string, error: unknown): string {
  const line = findLine(file.replace(/^(\.{1,2}\/)+/, ''), error);
  const text = error instanceof Error ? `${error.name}: ${error.message}` : show(error);
  return `${line === undefined ? file : `${file}:${line}`} threw in ${what}: ${text}`;
}
