import {
  type ClockSetting,
  type CodecMessage,
  type DeviceAddress,
  type DeviceClock,
  deviceAddress,
  type Equalizer,
  type LiveChannel,
  type LiveMessages,
  liveTopic,
  type RtcMessage,
  replyTopic,
  requestTopic,
  type ScheduleMessage,
  type TimeServer,
  type Volume,
  type VumeterMessage,
} from '@carillon/protocol/broker';
import { canRun, type DeviceEvent, type SetEventBody } from '@carillon/protocol/device';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import { REFUSALS } from '../commands/refusals.ts';
import { createRandom } from '../random.ts';
import { describeStream } from './describeStream.ts';
import { type Device, Refusal } from './device.ts';
import { dispatch } from './dispatch.ts';
import { describeCodec, Extra, type ExtraHost } from './extra.ts';
import {
  type ClockMemory,
  createRam,
  FACTORY,
  type FirmwareState,
  freshState,
  type MemoryPort,
} from './memory.ts';
import { OwnClock } from './ownClock.ts';
import { Player, type PlayerHost } from './player.ts';
import type { CreateFirmware, DeviceLink, Firmware, FirmwareOptions } from './port.ts';
import { type FirmwareProfile, PROFILE } from './profile.ts';
import { Scheduler, type SchedulerHost } from './scheduler.ts';
import { createSyntheticSource, type SourcePort } from './source.ts';
import { storeEvent } from './storedEvents.ts';
import { Timekeeper, type TimekeeperHost } from './timekeeper.ts';
import { createSyntheticTimeSource, type TimeSourcePort } from './timeSource.ts';

/** Less than this is not worth wearing out a memory for. */
const LEAST_CORRECTION_MS = 10;

const NO_EVENTS: readonly DeviceEvent[] = [];

const greetingPayload = (ctx: 'Online' | 'Offline') => JSON.stringify({ msg: 'Bonjour', ctx });

/**
 * Creates a device and powers it on: its schedule runs from here on, connected or not (docs/protocol.md, Broker protocol).
 * Throws a RangeError for class 0 and unknown ones, which have no topics.
 */
export const createFirmware: CreateFirmware = (options) => new Machine(options);

/**
 * The device, and what holds its parts together. Classes, here and in the parts: of these there are 10,000 in a fleet,
 * and as closures they took 14 KiB each. What is alike is one object for all, and what is seldom needed is made then.
 */
class Machine implements Firmware, Device, PlayerHost, SchedulerHost, ExtraHost, TimekeeperHost {
  readonly address: DeviceAddress;
  readonly trueClock: Clock;
  readonly ownClock: OwnClock;
  readonly source: SourcePort;
  readonly timeSource: TimeSourcePort;
  readonly profile: FirmwareProfile;
  readonly player: Player;
  readonly #classId: number;
  readonly #memory: MemoryPort;
  readonly #scheduler: Scheduler;
  /** Only of a device of which somebody asked for it, which are few. */
  #extra: Extra | null = null;
  readonly #timekeeper: Timekeeper;
  #link: DeviceLink | null = null;
  #isPowered = false;
  /** What waits for the reply to the command that causes it, while there is one. */
  #outbox: (() => void)[] | null = null;
  #kept: Required<FirmwareState>;
  /** What it holds where its memory has nothing. */
  readonly #fresh: Required<FirmwareState>;

  constructor(options: FirmwareOptions) {
    const { label, classId, clock, random = createRandom(1), memory = createRam() } = options;
    const address = deviceAddress({ class_id: classId, device_id: label });
    if (!address) throw new RangeError(`Device ${label}: class ${classId} has no topics; use 1 to 4.`);
    this.address = address;
    this.#classId = classId;
    this.#memory = memory;
    this.trueClock = clock;
    this.ownClock = new OwnClock(clock, options.clockError ?? {});
    this.profile = options.profile ?? PROFILE;
    const { connectMs } = this.profile;
    this.source = options.source ?? createSyntheticSource({ clock, random, connectMs });
    this.timeSource = options.timeSource ?? createSyntheticTimeSource({ clock, random });
    this.player = new Player(this);
    this.#scheduler = new Scheduler(this);
    this.#timekeeper = new Timekeeper(this);
    const timeServer = options.timeServer ?? FACTORY.timeServer;
    this.#kept = this.#fresh = freshState(options.events ?? NO_EVENTS, timeServer, this.ownClock.lastSet);
    this.powerOn();
  }

  // Topics are made when they are needed, which is seldom.
  get requestTopic(): string {
    return requestTopic(this.address);
  }

  get #replyTopic(): string {
    return replyTopic(this.address);
  }

  get will(): Firmware['will'] {
    return { topic: this.#replyTopic, payload: greetingPayload('Offline') };
  }

  connect(link: DeviceLink): void {
    this.powerOn();
    this.#link = link;
    this.#greet('Online');
  }

  disconnect(): void {
    this.#link = null;
  }

  receive(topic: string, payload: Uint8Array): void {
    if (this.#link && topic === this.requestTopic) this.#obey(payload);
  }

  shutDown(): void {
    this.#greet('Offline');
    this.#link = null;
    this.#isPowered = false;
    this.stopExtra();
    this.#scheduler.powerOff();
    this.player.powerOff();
    this.#timekeeper.powerOff();
  }

  powerOn(): void {
    if (this.#isPowered) return;
    this.#isPowered = true;
    const saved = this.#memory.load();
    // What it knew without its memory went with the power.
    this.#kept = saved ? { ...this.#fresh, ...saved } : this.#fresh;
    if (!saved) this.#memory.save(this.#fresh);
    const { lastSet, boot, isManual } = this.#kept.clock;
    this.ownClock.lastSet = lastSet;
    this.#scheduler.settle();
    if (boot) this.#timekeeper.synchronize();
    else if (isManual) this.#timekeeper.trustManual();
  }

  jumpClock(ms: number): void {
    const { isManual } = this.#kept.clock;
    this.#turnClock(this.ownClock.now() + ms, { isManual });
  }

  // What the commands see.

  get events(): readonly DeviceEvent[] {
    return this.#kept.events;
  }

  findEvent(id: string): DeviceEvent {
    const event = this.events.find((e) => e.id === id);
    if (!event) throw new Refusal(REFUSALS.noSuchEvent);
    return event;
  }

  storeEvent(body: SetEventBody): DeviceEvent {
    const { events, event } = storeEvent(this.events, body, this.#classId, this.profile.events);
    this.#keep({ events });
    this.#scheduler.settle();
    return event;
  }

  deleteEvent({ id }: DeviceEvent): void {
    this.#keep({ events: this.events.filter((e) => e.id !== id) });
    this.#scheduler.settle();
    this.player.forget(id);
  }

  startEvent(event: DeviceEvent): void {
    if (!this.runnable.includes(event)) throw new Refusal(REFUSALS.cannotRun);
    this.#scheduler.start(event);
  }

  stopEvent({ id }: DeviceEvent): void {
    this.#scheduler.stop(id);
  }

  startExtra(): void {
    this.#extra ??= new Extra(this);
    this.#extra.start();
  }

  stopExtra(): void {
    this.#extra?.stop();
  }

  get volume(): Volume {
    return this.#kept.vol;
  }

  setVolume(vol: Volume): void {
    this.#keep({ vol });
  }

  get equalizer(): Equalizer {
    return this.#kept.eq;
  }

  setEqualizer(eq: Equalizer): void {
    this.#keep({ eq });
  }

  get clock(): DeviceClock {
    return { epoch: Math.floor(this.ownClock.now() / 1000), b: this.#kept.clock.boot };
  }

  setClock({ epoch, b }: Pick<ClockSetting, 'epoch' | 'b'>): void {
    this.#turnClock(1000 * epoch, { isManual: true, boot: b });
    this.#timekeeper.trustManual();
  }

  get timeServer(): TimeServer {
    const { host, boot } = this.#kept.clock;
    return { host, boot };
  }

  setTimeServer(host: string): void {
    this.#keep({ clock: { ...this.#kept.clock, host } });
  }

  synchronize(): void {
    this.#timekeeper.synchronize();
  }

  tellSchedule(): void {
    for (const message of this.#scheduler.present()) this.#tell('schedule', message);
  }

  tellStream(): void {
    const { state } = this.player;
    // A stream message names an event: before anything played it is the first one.
    const id = state.event?.id ?? this.events[0]?.id;
    if (!id) return;
    const status = STREAM_STATUS.indexOf(state.status);
    this.#tell('stream', { id, status, ctx: describeStream(state, this.#extra?.isOn ?? false) });
  }

  tellCodec(): void {
    const message = describeCodec(this);
    if (message) this.#tell('codec', message);
  }

  tellClock(): void {
    this.#tell('rtc', this.#timekeeper.report);
  }

  // What its parts ask and tell.

  get runnable(): readonly DeviceEvent[] {
    // Nobody can store others here, but a memory may come from another device.
    return this.events.filter(({ mode }) => canRun(this.#classId, mode));
  }

  onPlayerChange(): void {
    this.tellStream();
    this.#scheduler.refresh();
    this.#extra?.refresh();
  }

  onScheduleMessage(message: ScheduleMessage): void {
    this.#tell('schedule', message);
  }

  onCodec(message: CodecMessage): void {
    this.#tell('codec', message);
  }

  onVumeter(message: VumeterMessage): void {
    this.#tell('vumeter', message);
  }

  onTime(epochMs: number): void {
    const isRight = Math.abs(epochMs - this.ownClock.now()) < LEAST_CORRECTION_MS;
    if (isRight && !this.#kept.clock.isManual) return;
    try {
      this.#turnClock(epochMs, { isManual: false });
    } catch {
      // Nobody waits for a reply here, and a memory that fails is no reason to stop: the next answer comes.
    }
  }

  onReport(report: RtcMessage): void {
    this.#tell('rtc', report);
  }

  /** Changes what survives a power cut: what cannot be saved is not changed. */
  #keep(change: Partial<FirmwareState>): void {
    const next = { ...this.#kept, ...change };
    this.#memory.save(next);
    this.#kept = next;
  }

  /** Sets its own clock: what should play by then plays, also in the middle of an event. */
  #turnClock(ownMs: number, settings: Pick<ClockMemory, 'isManual'> & Partial<ClockMemory>): void {
    const lastSet = { trueMs: this.trueClock.now(), ownMs };
    this.#keep({ clock: { ...this.#kept.clock, ...settings, lastSet } });
    this.ownClock.lastSet = lastSet;
    if (this.#isPowered) this.#scheduler.settle();
  }

  #tell<C extends LiveChannel>(channel: C, message: LiveMessages[C]): void {
    const payload = JSON.stringify(message);
    const send = () =>
      this.#link?.publish(liveTopic(this.address, channel), payload, { qos: 0, retain: false });
    if (this.#outbox) this.#outbox.push(send);
    else send();
  }

  #greet(ctx: 'Online' | 'Offline'): void {
    this.#link?.publish(this.#replyTopic, greetingPayload(ctx), { qos: 1, retain: true });
  }

  /** Runs a command, replies to it, and then says what changed by it. */
  #obey(payload: Uint8Array): void {
    const changes: (() => void)[] = [];
    this.#outbox = changes;
    const outcome = dispatch(this, payload);
    this.#outbox = null;
    if (!outcome) return;
    this.#link?.publish(this.#replyTopic, JSON.stringify(outcome.reply), { qos: 0, retain: false });
    for (const send of changes) send();
    outcome.afterwards();
  }
}
