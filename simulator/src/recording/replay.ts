import {
  type CommandReply,
  commandReply,
  commandRequest,
  type DeviceAddress,
  type DeviceTopic,
  greeting,
  isOnlineGreeting,
  liveMessages,
  liveTopic,
  parseTopic,
  replyTopic,
  requestTopic,
} from '@carillon/protocol/broker';
import { DEVICE_CLASSES } from '@carillon/protocol/device';
import type { Clock } from '@carillon/protocol/time';
import { REFUSALS } from '../commands/refusals.ts';
import type { DeviceLink, Firmware } from '../firmware/port.ts';
import { readJson } from '../scenario/deviceLog.ts';
import { type Known, knowAtBegin, learn } from './known.ts';
import { isMessage, type RecordedMessage, type Recording } from './recording.ts';

/** A device of a recording. */
export interface RecordedDevice extends DeviceAddress {
  readonly classId: number;
}

/** The devices that said something in a recording, by their labels. */
export function listRecorded({ lines }: Recording): readonly RecordedDevice[] {
  const found = new Map<string, RecordedDevice>();
  for (const { topic } of lines.filter(isMessage)) {
    const from = parseTopic(topic);
    const known = DEVICE_CLASSES.find(({ type }) => type !== null && type === from?.type);
    if (!from || from.kind === 'request' || !known?.type) continue;
    found.set(nameOf(from), { type: known.type, label: from.label, classId: known.id });
  }
  return [...found.values()].sort((a, b) => (a.label < b.label ? -1 : 1));
}

export interface ReplayOptions {
  /** Which device of the recording. */
  readonly device: DeviceAddress;
  readonly clock: Clock;
  /** How many times as fast as it was; by default 1. */
  readonly speed?: number;
}

/** Why a device of a recording does not obey. */
const RECORDED = 'This device is a recording';
const GREETING = { online: '{"msg":"Bonjour","ctx":"Online"}', offline: '{"msg":"Bonjour","ctx":"Offline"}' };

/**
 * A device that says again what was heard of one, at the same times, and answers with what was known of it by then. It
 * changes nothing: what is set is refused (LIB-11).
 */
export const createReplay = (recording: Recording, options: ReplayOptions): Firmware =>
  new Replay(recording, options);

class Replay implements Firmware {
  readonly address: DeviceAddress;
  readonly requestTopic: string;
  readonly will: Firmware['will'];
  readonly #clock: Clock;
  readonly #speed: number;
  /** What it says, and the replies by which it is known. */
  readonly #lines: readonly RecordedMessage[];
  readonly #beganMs: number;
  #next = 0;
  #known: Known;
  #isOnline = false;
  /** The last of each kind: for those who come late. */
  readonly #schedule = new Map<string, string>();
  #stream: string | undefined;
  #link: DeviceLink | null = null;
  #cancel = () => {};

  constructor(recording: Recording, { device, clock, speed = 1 }: ReplayOptions) {
    this.address = { type: device.type, label: device.label };
    this.requestTopic = requestTopic(device);
    this.will = { topic: replyTopic(device), payload: GREETING.offline };
    this.#clock = clock;
    this.#speed = speed;
    this.#lines = groupByDevice(recording).get(nameOf(device)) ?? [];
    this.#known = knowAtBegin(readReplies(this.#lines));
    this.#isOnline = this.#wasOnlineBefore();
    this.#beganMs = clock.elapsed();
    this.#goOn();
  }

  connect(link: DeviceLink): void {
    this.#link = link;
    this.#greet();
  }

  disconnect(): void {
    this.#link = null;
  }

  receive(topic: string, payload: Uint8Array): void {
    if (!this.#link || !this.#isOnline || topic !== this.requestTopic) return;
    const { data } = commandRequest.safeParse(readJson(new TextDecoder().decode(payload)));
    if (!data) return;
    const { req, msg } = data;
    this.#say(this.will.topic, JSON.stringify({ req, msg, ...this.#answer(msg, data.body ?? {}) }));
    if (msg !== 'GetEvents') return;
    for (const message of this.#schedule.values()) this.#say(liveTopic(this.address, 'schedule'), message);
    if (this.#stream !== undefined) this.#say(liveTopic(this.address, 'stream'), this.#stream);
  }

  shutDown(): void {
    this.#cancel();
    this.#isOnline = false;
    this.#greet();
    this.#link = null;
  }

  powerOn(): void {}

  jumpClock(): void {}

  /** A recording may begin in the middle: a device that says something is there. */
  #wasOnlineBefore(): boolean {
    const [first] = this.#lines;
    const hello = first && greeting.safeParse(readJson(first.payload)).data;
    return hello ? first.retained === true && isOnlineGreeting(hello) : first !== undefined;
  }

  /** Since the begin of the recording. */
  #nowMs(): number {
    return (this.#clock.elapsed() - this.#beganMs) * this.#speed;
  }

  #goOn(): void {
    const nowMs = this.#nowMs();
    for (; this.#next < this.#lines.length; this.#next++) {
      const line = this.#lines[this.#next];
      if (!line) return;
      // By whole milliseconds: a timer may come a fraction early.
      if (line.ms > nowMs + 1) {
        this.#cancel = this.#clock.after((line.ms - nowMs) / this.#speed, () => this.#goOn());
        return;
      }
      this.#play(line);
    }
  }

  #play({ ms, topic, payload }: RecordedMessage): void {
    const message = readJson(payload);
    const hello = greeting.safeParse(message).data;
    const reply = commandReply.safeParse(message).data;
    if (topic !== this.will.topic) {
      this.#note(topic, payload, message);
      this.#say(topic, payload);
    } else if (hello) {
      const isOnline = isOnlineGreeting(hello);
      if (isOnline === this.#isOnline) return;
      this.#isOnline = isOnline;
      this.#greet();
    } else if (reply) this.#known = learn(this.#known, reply, ms);
  }

  #note(topic: string, payload: string, message: unknown): void {
    if (topic === liveTopic(this.address, 'stream')) this.#stream = payload;
    if (topic !== liveTopic(this.address, 'schedule')) return;
    const { data } = liveMessages.schedule.safeParse(message);
    if (data) this.#schedule.set(data.id, payload);
  }

  #answer(msg: string, body: unknown): Pick<CommandReply, 'ok' | 'body'> {
    const known = this.#known;
    const read = (value: unknown) =>
      value === undefined ? refuse('This is not in the recording') : { ok: true, body: value };
    const isReading = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
    switch (msg) {
      case 'GetEvents':
        return read(known.events);
      case 'GetEvent': {
        const found = known.events?.find(({ id }) => id === (body as { readonly id?: unknown } | null)?.id);
        return found ? read(found) : refuse(REFUSALS.noSuchEvent);
      }
      case 'StartExtra':
      case 'StopExtra':
        return read({});
      case 'rtcc': {
        const { rtcc } = known;
        const epoch = rtcc && Math.floor(rtcc.epoch + this.#nowMs() / 1000);
        return isReading ? read(rtcc && { ...rtcc, epoch }) : refuse(RECORDED);
      }
      case 'vol':
      case 'eq':
      case 'ntp':
        return isReading ? read(known[msg]) : refuse(RECORDED);
      default:
        return refuse(RECORDED);
    }
  }

  #greet(): void {
    const payload = this.#isOnline ? GREETING.online : GREETING.offline;
    this.#link?.publish(this.will.topic, payload, { qos: 1, retain: true });
  }

  #say(topic: string, payload: string): void {
    if (this.#isOnline) this.#link?.publish(topic, payload, { qos: 0, retain: false });
  }
}

const nameOf = ({ type, label }: Pick<DeviceTopic, 'type' | 'label'>) => `${type}/${label}`;

const groups = new WeakMap<Recording, ReadonlyMap<string, readonly RecordedMessage[]>>();

/** What each device said: sorted once, however many of them are replayed. */
function groupByDevice(recording: Recording): ReadonlyMap<string, readonly RecordedMessage[]> {
  const known = groups.get(recording);
  if (known) return known;
  const sorted = new Map<string, RecordedMessage[]>();
  for (const line of recording.lines.filter(isMessage)) {
    const from = parseTopic(line.topic);
    if (!from || from.kind === 'request') continue;
    const lines = sorted.get(nameOf(from)) ?? [];
    lines.push(line);
    sorted.set(nameOf(from), lines);
  }
  groups.set(recording, sorted);
  return sorted;
}

/** The replies among some lines. */
export const readReplies = (lines: readonly RecordedMessage[]) =>
  lines.flatMap(({ ms, payload }) => {
    const reply = commandReply.safeParse(readJson(payload)).data;
    return reply ? [{ ms, reply }] : [];
  });

const refuse = (error: string) => ({ ok: false, body: { error } });
