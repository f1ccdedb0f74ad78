import type { Facts, Heard } from '@carillon/protocol/attention';
import {
  type Command,
  type CommandBody,
  type CommandReply,
  commandReply,
  type DeviceAddress,
  getEvents,
  greeting,
  isOnlineGreeting,
  MAX_GREETING_BYTES,
  MAX_PACKET_BYTES,
  parseJson,
  REPLY_TIMEOUT_MS,
  type ReplyBody,
  readShape,
  requestTopic,
  SCHEDULE_STATES,
  type StreamMessage,
  stopExtra,
  vol,
} from '@carillon/protocol/broker';
import { DEVICE_CLASSES, type ListedEvent } from '@carillon/protocol/device';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import type { ReportError } from '../../store/errorReports.ts';
import { createStore, type Store, type WritableStore } from '../../store/store.ts';
import type { Connection } from '../connection/connection.ts';
import { CommandError, type CommandErrorCode } from '../errors.ts';
import {
  Channels,
  type ChannelsOwner,
  type EventMessages,
  type LiveChannelName,
  type LiveChannels,
} from './channels.ts';
import { type DeviceSnapshot, UNKNOWN_DEVICE } from './deviceSnapshot.ts';
import { createExtraWatch, type ExtraWatch } from './extraWatch.ts';
import { FactLog, type FactLogOwner, type Hearing } from './factLog.ts';
import { createLifeWatch, type LifeWatch } from './lifeWatch.ts';
import type { Pacer } from './pacer.ts';
import type { PendingCommands } from './pending.ts';
import { Presence, type PresenceOwner } from './presence.ts';
import { type SettingName, Settings, type SettingsOwner, type SettingValues } from './settings.ts';
import { learnEvents } from './storedEvents.ts';
import { Subscription, type SubscriptionOwner } from './subscription.ts';
import type { TopicBatches } from './topicBatches.ts';

/**
 * One device as the console sees it: its state, its live channels and its commands. Subscribed while in use. But for those of a
 * store, its methods are called on it, and no copy of it has them.
 */
export interface DeviceLink extends Store<DeviceSnapshot> {
  /** The latest message of a live channel, or undefined when there is none or it went stale. */
  channel<K extends LiveChannelName>(name: K): Store<LiveChannels[K] | undefined>;
  /** What the device is set to; read with its first use and after each reconnect, and known from everybody's replies. */
  setting<K extends SettingName>(name: K): Store<SettingValues[K] | undefined>;
  /** What was heard of the device and when, for the one judgment of it (`judge`, `createFleet`), which brings what hears. */
  heard(hearing: Hearing): Store<Heard>;
  /** Sends a command. Rejects with a CommandError; a command that could not be sent is never sent later. */
  send<C extends Command>(command: C, body: CommandBody<C>): Promise<ReplyBody<C>>;
  /**
   * Asks the broker once more for the topics that it has refused; they are also asked for with each new connection. Settles
   * when it has answered, or when no answer has come.
   */
  retry(): Promise<void>;
  /** Asks for levels, codec and radio texts whenever a stream plays, until the returned function is called (D4). */
  watchExtra(): () => void;
}

/** The side of the link that the broker feeds. */
export interface DeviceLinkFeed extends DeviceLink {
  onOpen(): void;
  onDoubt(): void;
  onProved(): void;
  onGone(): void;
  /** False if the message says nothing to this link. `isLate`: it came over a connection that has been replaced. */
  onReply(payload: Uint8Array, isRetained: boolean, isLate: boolean): boolean;
  onLive(channel: string, payload: Uint8Array): boolean;
}

/** What all links of a broker share. */
export interface LinkContext {
  readonly connection: Connection;
  readonly pending: PendingCommands;
  readonly topics: TopicBatches;
  readonly questions: Pacer;
  readonly clock: Clock;
  readonly random: () => number;
  /** Whether a device can be gone and nobody tell, though the connection stays: so it is with a cluster (LIB-17). */
  readonly canLoseWills: boolean;
  /** Called at each use: a connection that is opened only when it is needed is opened now. */
  readonly onUse: (key: string, link: DeviceLinkFeed) => void;
  /** Called when nobody uses the link any longer. */
  readonly onUnused: (key: string) => void;
  readonly onError?: ReportError | undefined;
}

/** The class that has these topics: each has its own. */
const findClassId = ({ type }: DeviceAddress) =>
  DEVICE_CLASSES.find((deviceClass) => deviceClass.type === type)?.id ?? 0;

// A screen that is left and opened again at once (Strict Mode, a tab change) keeps its subscription.
const LINGER_MS = 1000;

// As many as a device stores: whatever is told of more than these cannot be of events that it has.
const MAX_EARLY = 64;

const isListed = (events: DeviceSnapshot['events'], id: string) =>
  events?.some((event) => event.id === id) ?? false;

const hasEnded = ({ status }: StreamMessage) =>
  status === STREAM_STATUS.indexOf('nothing') || status === STREAM_STATUS.indexOf('stopped');

const nothing = () => {};

/** Creates the link to one device; it subscribes with its first use and lets go after its last. `key` names it in the context. */
export function createDeviceLink(context: LinkContext, key: string, address: DeviceAddress): DeviceLinkFeed {
  return new Link(context, key, address);
}

type Owner = ChannelsOwner & SettingsOwner & SubscriptionOwner & PresenceOwner & FactLogOwner;

/**
 * A class, and its parts are too: a page of a thousand devices has a link to each, and functions of its own for each of them
 * weighed more than all that is known of it. What few of them need is created when it is.
 */
class Link implements DeviceLinkFeed, Owner {
  readonly #context: LinkContext;
  readonly #key: string;
  readonly address: DeviceAddress;
  /** Handed on as a function. */
  readonly onUse = () => this.#use();
  #users = 0;
  #cancelLinger = nothing;
  /** Its turn to be asked came while nobody used the link. */
  #isUnasked = false;
  /** It was online, and no longer answers. */
  #isSilent = false;
  /** It said Offline, or somebody did in its name: a last will may come after the device is back at another node. */
  #isDoubted = false;
  /** What was told of events that are not known: one that was just stored may be told of before the reply that tells so. */
  #early: Map<string, EventMessages> | undefined;

  readonly #state: WritableStore<DeviceSnapshot>;
  readonly #facts: FactLog;
  readonly #channels: Channels;
  readonly #settings: Settings;
  readonly #subscription: Subscription;
  readonly #presence: Presence;
  #life: LifeWatch | undefined;
  #extra: ExtraWatch | undefined;
  readonly getSnapshot: () => DeviceSnapshot;
  readonly subscribe: (listener: () => void) => () => void;

  constructor(context: LinkContext, key: string, address: DeviceAddress) {
    this.#context = context;
    this.#key = key;
    this.address = address;
    this.#state = createStore<DeviceSnapshot>(UNKNOWN_DEVICE, this);
    this.getSnapshot = this.#state.getSnapshot;
    this.subscribe = this.#state.subscribe;
    this.#facts = new FactLog(this);
    this.#channels = new Channels(this);
    this.#settings = new Settings(this);
    this.#subscription = new Subscription(this);
    this.#presence = new Presence(this);
  }

  // What its parts ask of it.

  get connection() {
    return this.#context.connection;
  }

  get topics() {
    return this.#context.topics;
  }

  get clock() {
    return this.#context.clock;
  }

  get onError() {
    return this.#context.onError;
  }

  get classId() {
    return findClassId(this.address);
  }

  /** Whether there is such an event, or was one whose end is not told yet: that follows the reply to DeleteEvent. */
  hasEvent(id: string): boolean {
    const { events, schedule, stream } = this.getSnapshot();
    return isListed(events, id) || id in schedule || stream?.id === id;
  }

  onEarly(id: string, message: EventMessages) {
    this.#early ??= new Map();
    const known = this.#early.get(id);
    this.#early.delete(id);
    this.#early.set(id, { ...known, ...message });
    const [oldest] = this.#early.keys();
    if (this.#early.size > MAX_EARLY && oldest !== undefined) this.#early.delete(oldest);
  }

  onSchedule(message: LiveChannels['schedule']) {
    this.#facts.tell('schedule', message);
    const { id, state: code } = message;
    this.#patchRun({ schedule: { ...this.getSnapshot().schedule, [id]: SCHEDULE_STATES[code] ?? 'none' } });
  }

  onStream(message: StreamMessage) {
    this.#facts.tell('stream', message);
    this.#patchRun({ stream: message });
  }

  readSetting(command: Parameters<SettingsOwner['readSetting']>[0]) {
    // Before the device has answered nobody can be asked: what is in use is read then.
    if (this.getSnapshot().presence === 'online') void this.send(command, {}).catch(nothing);
  }

  onGranted() {
    this.#facts.tell('access', 'granted');
    this.#patch({ isRefused: false, isValid: true });
    this.#presence.ask();
    if (this.#context.canLoseWills) this.#watchLife().start();
  }

  /** What was known of it is no longer, or never was, for this person to see (FLT-033). */
  onRefused(wasGranted: boolean) {
    this.#forget();
    this.#settings.clear();
    this.#facts.clear();
    this.#facts.tell('connection', 'open');
    this.#facts.tell('access', 'refused');
    this.#state.set({ ...UNKNOWN_DEVICE, isRefused: true, isValid: !wasGranted });
  }

  fetchEvents(isWanted: () => boolean) {
    return this.#context.questions.run(async () => {
      // Whoever wanted to know may have left while it waited for its turn; the next who uses the link asks. One that said
      // Offline meanwhile keeps no other one waiting.
      this.#isUnasked = this.#users === 0 && isWanted();
      if (this.#isUnasked || !isWanted())
        throw new CommandError('notConnected', { command: getEvents.msg, label: this.address.label });
      return this.send(getEvents, {}, true);
    });
  }

  isOffline(): boolean {
    return this.#isSilent || this.getSnapshot().presence === 'offline';
  }

  onProblem(problem: CommandError) {
    this.#isSilent = false;
    this.#isDoubted = false;
    this.#facts.tell('presence', 'online');
    this.#patch({ presence: 'online', problem });
  }

  onOffline() {
    this.#isSilent = false;
    this.#isDoubted = this.#context.canLoseWills;
    this.#silence();
    this.#facts.tell('presence', 'offline');
    const known = this.getSnapshot();
    if (known.presence !== 'offline' || known.isStale) {
      this.#patch({ presence: 'offline', stream: null, schedule: {}, isStale: false });
    }
    this.#context.pending.fail('deviceOffline', this.address.label);
  }

  // Of a cluster alone, and of what is looked at closely.

  #watchLife(): LifeWatch {
    const { clock, random } = this.#context;
    this.#life ??= createLifeWatch({
      clock,
      random,
      isWanted: () => this.#isSilent || this.#isDoubted || this.getSnapshot().presence === 'online',
      // Any answer will do; this one is short, and no other message follows it.
      ask: () => this.send(vol, {}, true),
      onSilent: () => this.#onSilent(),
    });
    return this.#life;
  }

  #watchStream(): ExtraWatch {
    this.#extra ??= createExtraWatch({
      clock: this.clock,
      canAsk: () =>
        this.#subscription.isOn() && STREAM_STATUS[this.getSnapshot().stream?.status ?? 0] === 'started',
      send: (command) => this.send(command, {}),
      onEnd: () => this.#channels.clearExtra(),
    });
    return this.#extra;
  }

  // What is known of it.

  #patch(change: Partial<DeviceSnapshot>) {
    this.#state.set({ ...this.getSnapshot(), ...change });
  }

  /** The events are others: what came early of those that are new is true now. */
  #learn(events: readonly ListedEvent[]) {
    this.#facts.tell('edited', events);
    this.#patchRun({ events });
    for (const { id } of events) {
      const { schedule, stream } = this.#early?.get(id) ?? {};
      this.#early?.delete(id);
      if (schedule) this.#channels.take('schedule', schedule);
      if (stream) this.#channels.take('stream', stream);
    }
  }

  /** What it has and does is otherwise; of an event that it has no longer nothing stays, once that has ended. */
  #patchRun(change: Partial<Pick<DeviceSnapshot, 'events' | 'schedule' | 'stream'>>) {
    const next = { ...this.getSnapshot(), ...change };
    const { events, schedule, stream } = next;
    const isOver = (id: string) =>
      !isListed(events, id) && schedule[id] !== 'play' && schedule[id] !== 'next';
    const over = Object.keys(schedule).filter(isOver);
    this.#state.set({
      ...next,
      schedule: over.length
        ? Object.fromEntries(Object.entries(schedule).filter(([id]) => !over.includes(id)))
        : schedule,
      stream: stream && !isListed(events, stream.id) && hasEnded(stream) ? null : stream,
    });
    this.#extra?.refresh();
  }

  // Who uses it.

  #use(): () => void {
    this.#users++;
    this.#cancelLinger();
    if (this.#users === 1) {
      this.#context.onUse(this.#key, this);
      this.#facts.tell('connection', this.connection.current() ? 'open' : 'lost');
      if (!this.#subscription.isOn()) this.#subscription.open();
      else if (this.#isUnasked) {
        this.#isUnasked = false;
        this.#presence.ask();
      }
    }
    return () => {
      this.#users--;
      if (this.#users === 0) this.#cancelLinger = this.clock.after(LINGER_MS, () => this.#letGo());
    };
  }

  #letGo() {
    this.#subscription.close();
    this.#forget();
    this.#settings.clear();
    this.#facts.clear();
    this.#state.set(UNKNOWN_DEVICE);
    this.#context.onUnused(this.#key);
  }

  #forget() {
    this.#isUnasked = false;
    this.#isSilent = false;
    this.#isDoubted = false;
    this.#presence.pause();
    this.#life?.stop();
    this.#silence();
  }

  /** What it last told of its schedule, stream and clock is true no longer, or not known to be: they are states, too. */
  #silence() {
    this.#extra?.pause();
    this.#channels.clear();
    this.#early = undefined;
  }

  /** Nobody vouches for it any longer: whether it is gone, or only its way to us, is not known. */
  #onSilent() {
    if (this.#isDoubted) {
      this.#isDoubted = false;
      return;
    }
    if (this.#isSilent) return;
    this.#isSilent = true;
    this.#silence();
    this.#facts.tell('presence', 'unknown');
    this.#patch({ presence: 'unknown', isStale: this.getSnapshot().events !== null });
  }

  // What it says.

  #onSignOfLife() {
    this.#life?.hear();
    this.#presence.onSignOfLife();
  }

  #onCommandReply(reply: CommandReply, isLate: boolean): boolean {
    const { pending } = this.#context;
    const isOurs = pending.settle(this.address.label, reply);
    this.#onSignOfLife();
    // What comes late, or twice, may tell what is no longer true (FLT-022, FLT-023).
    if (!isOurs && (isLate || pending.isOwn(reply.req))) return false;
    const events = learnEvents(this.getSnapshot().events, reply);
    if (events && isOurs && reply.msg === getEvents.msg) this.#onPresent(events);
    else if (events) this.#learn(events);
    if (this.#settings.learn(reply)) this.#tellSetting(reply.msg);
    if (!isOurs && reply.ok && reply.msg === stopExtra.msg) this.#extra?.onStoppedByOthers();
    return isOurs;
  }

  #tellSetting(name: string) {
    const volume = name === 'vol' && this.#settings.read('vol');
    const deviceClock = name === 'rtcc' && this.#settings.read('rtcc');
    if (volume) this.#facts.tell('vol', volume);
    if (deviceClock) this.#facts.tell('rtcc', deviceClock);
  }

  /** A report of another time than the one that was read: what its clock shows now is read, if anybody wants to know. */
  #tellReport(report: Facts['rtc']) {
    const wasRead = this.#facts.read()?.clock;
    this.#facts.tell('rtc', report);
    if (wasRead && !this.#facts.read()?.clock) this.#settings.refresh('rtcc');
  }

  /** The present state follows this answer and leaves out what ended meanwhile: begins anew, before it arrives. */
  #onPresent(events: readonly ListedEvent[]) {
    this.#early = undefined;
    this.#isSilent = false;
    this.#isDoubted = false;
    this.#facts.tell('events', events);
    this.#patch({ presence: 'online', events, schedule: {}, stream: null, isStale: false, problem: null });
    this.#settings.refresh();
  }

  // The link as it is used.

  heard(hearing: Hearing) {
    return this.#facts.heard(hearing);
  }

  channel<K extends LiveChannelName>(name: K) {
    return this.#channels.store(name);
  }

  setting<K extends SettingName>(name: K) {
    return this.#settings.store(name);
  }

  async send<C extends Command>(command: C, body: CommandBody<C>, isProbe = false): Promise<ReplyBody<C>> {
    const { connection, pending } = this.#context;
    const { label } = this.address;
    const fail = (code: CommandErrorCode, timeoutMs?: number) =>
      new CommandError(code, { command: command.msg, label, timeoutMs });
    const release = this.#use();
    try {
      if (!connection.current()) throw fail('notConnected');
      // Where it is known nothing is waited for: the command leaves with the press that asked for it.
      const grant = this.#subscription.grant() ?? (await this.#subscription.open());
      if (grant === 'refused') throw fail(this.getSnapshot().isValid ? 'subscription' : 'deviceNotValid');
      if (grant === 'unanswered') throw fail('timeout', REPLY_TIMEOUT_MS);
      const open = connection.current();
      if (grant === 'lost' || !open) throw fail('connectionLost');
      if (this.getSnapshot().presence === 'offline' && !isProbe) throw fail('deviceOffline');
      return await pending.add(label, command, (req) =>
        open.publish(requestTopic(this.address), JSON.stringify({ req, msg: command.msg, body })),
      );
    } catch (error) {
      // It may be the device that is silent, or a link that only seems to be there (FLT-008).
      if (error instanceof CommandError && error.code === 'timeout') connection.check();
      throw error;
    } finally {
      release();
    }
  }

  async retry() {
    if (this.#subscription.grant() === 'refused' && this.connection.current())
      await this.#subscription.renew();
  }

  watchExtra() {
    const release = this.#use();
    const leave = this.#watchStream().watch();
    return () => {
      leave();
      release();
    };
  }

  onOpen() {
    this.#facts.tell('connection', 'open');
    void this.#subscription.renew();
  }

  onDoubt() {
    this.#facts.tell('connection', 'doubted');
    if (this.getSnapshot().presence !== 'unknown') this.#patch({ isStale: true });
  }

  onProved() {
    this.#facts.tell('connection', 'open');
    if (this.getSnapshot().presence !== 'unknown') this.#patch({ isStale: false });
    // The broker is there, and left the question for the topics unanswered.
    if (!this.#subscription.isOn()) this.#subscription.open();
  }

  onGone() {
    this.#facts.tell('connection', 'lost');
    this.#subscription.lose();
    this.#forget();
    // What was last known stays on the screen, no longer vouched for, until the device answers again.
    this.#patch({ presence: 'unknown', isStale: this.getSnapshot().events !== null });
  }

  onReply(payload: Uint8Array, isRetained: boolean, isLate: boolean) {
    if (payload.byteLength > MAX_PACKET_BYTES) return false;
    const json = parseJson(payload);
    const reply = readShape(commandReply, json);
    // Of what a device says only its greeting is kept by a broker: a kept reply is old news, whoever had it kept.
    if (reply) return !isRetained && this.#onCommandReply(reply, isLate);
    const greeted = payload.byteLength <= MAX_GREETING_BYTES ? readShape(greeting, json) : undefined;
    if (!greeted) return false;
    if (!isLate) this.#presence.onGreeting(isOnlineGreeting(greeted), isRetained);
    return true;
  }

  onLive(channel: string, payload: Uint8Array) {
    const isRead = this.#channels.receive(channel, payload);
    if (!isRead) return false;
    this.#onSignOfLife();
    const levels = channel === 'vumeter' && this.#channels.read('vumeter');
    const report = channel === 'rtc' && this.#channels.read('rtc');
    if (levels) this.#facts.tell('vumeter', levels);
    if (report) this.#tellReport(report);
    return true;
  }
}
