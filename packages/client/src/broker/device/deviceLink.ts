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
  liveTopic,
  MAX_GREETING_BYTES,
  MAX_PACKET_BYTES,
  parseJson,
  REPLY_TIMEOUT_MS,
  type ReplyBody,
  readShape,
  replyTopic,
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
import { createStore, type Store } from '../../store/store.ts';
import type { Connection } from '../connection/connection.ts';
import { CommandError, type CommandErrorCode } from '../errors.ts';
import { createChannels, type EventMessages, type LiveChannelName, type LiveChannels } from './channels.ts';
import { type DeviceSnapshot, UNKNOWN_DEVICE } from './deviceSnapshot.ts';
import { createExtraWatch } from './extraWatch.ts';
import { createFactLog, type Hearing } from './factLog.ts';
import { createLifeWatch } from './lifeWatch.ts';
import type { Pacer } from './pacer.ts';
import type { PendingCommands } from './pending.ts';
import { createPresence } from './presence.ts';
import { createSettings, type SettingName, type SettingValues } from './settings.ts';
import { learnEvents } from './storedEvents.ts';
import { createSubscription } from './subscription.ts';
import type { TopicBatches } from './topicBatches.ts';

/** One device as the console sees it: its state, its live channels and its commands. Subscribed while in use. */
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

interface Context {
  readonly address: DeviceAddress;
  readonly connection: Connection;
  readonly pending: PendingCommands;
  readonly topics: TopicBatches;
  readonly questions: Pacer;
  readonly clock: Clock;
  readonly random: () => number;
  /** Whether a device can be gone and nobody tell, though the connection stays: so it is with a cluster (LIB-17). */
  readonly canLoseWills: boolean;
  /** Called at each use: a connection that is opened only when it is needed is opened now. */
  readonly onUse: (link: DeviceLinkFeed) => void;
  /** Called when nobody uses the link any longer. */
  readonly onUnused: (link: DeviceLinkFeed) => void;
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

/** Creates the link to one device; it subscribes with its first use and lets go after its last. */
export function createDeviceLink(context: Context): DeviceLinkFeed {
  const { address, connection, pending, topics, questions, clock, random, onError } = context;
  const topic = requestTopic(address);
  let users = 0;
  let cancelLinger = () => {};
  /** Its turn to be asked came while nobody used the link. */
  let isUnasked = false;
  /** It was online, and no longer answers. */
  let isSilent = false;
  /** It said Offline, or somebody did in its name: a last will may come after the device is back at another node. */
  let isDoubted = false;

  const state = createStore<DeviceSnapshot>(UNKNOWN_DEVICE, { onUse: use, onError });
  const facts = createFactLog({ classId: findClassId(address), clock, onUse: use, onError });
  const { tell } = facts;
  const channels = createChannels({
    onUse: use,
    onError,
    hasEvent,
    onEarly(id, message) {
      const known = early.get(id);
      early.delete(id);
      early.set(id, { ...known, ...message });
      const [oldest] = early.keys();
      if (early.size > MAX_EARLY && oldest !== undefined) early.delete(oldest);
    },
    onSchedule(message) {
      tell('schedule', message);
      const { id, state: code } = message;
      patchRun({ schedule: { ...state.getSnapshot().schedule, [id]: SCHEDULE_STATES[code] ?? 'none' } });
    },
    onStream(message) {
      tell('stream', message);
      patchRun({ stream: message });
    },
  });
  /** What was told of events that are not known: one that was just stored may be told of before the reply that tells so. */
  const early = new Map<string, EventMessages>();
  const settings = createSettings({
    onUse: use,
    onError,
    read(command) {
      // Before the device has answered nobody can be asked: what is in use is read then.
      if (state.getSnapshot().presence === 'online') void send(command, {}).catch(() => {});
    },
  });
  const subscription = createSubscription({
    filters: [replyTopic(address), liveTopic(address, '+')],
    connection,
    topics,
    clock,
    onGranted() {
      tell('access', 'granted');
      patch({ isRefused: false, isValid: true });
      presence.ask();
      if (context.canLoseWills) life.start();
    },
    // What was known of it is no longer, or never was, for this person to see (FLT-033).
    onRefused(wasGranted) {
      forget();
      settings.clear();
      facts.clear();
      tell('connection', 'open');
      tell('access', 'refused');
      state.set({ ...UNKNOWN_DEVICE, isRefused: true, isValid: !wasGranted });
    },
  });
  const presence = createPresence({
    clock,
    fetchEvents: (isWanted) =>
      questions.run(async () => {
        // Whoever wanted to know may have left while it waited for its turn; the next who uses the link asks. One that said
        // Offline meanwhile keeps no other one waiting.
        isUnasked = users === 0 && isWanted();
        if (isUnasked || !isWanted())
          throw new CommandError('notConnected', { command: getEvents.msg, label: address.label });
        return send(getEvents, {}, true);
      }),
    isOffline: () => isSilent || state.getSnapshot().presence === 'offline',
    onOffline,
    onProblem(problem) {
      isSilent = false;
      isDoubted = false;
      tell('presence', 'online');
      patch({ presence: 'online', problem });
    },
  });
  const life = createLifeWatch({
    clock,
    random,
    isWanted: () => isSilent || isDoubted || state.getSnapshot().presence === 'online',
    // Any answer will do; this one is short, and no other message follows it.
    ask: () => send(vol, {}, true),
    onSilent,
  });
  const extra = createExtraWatch({
    clock,
    canAsk: () => subscription.isOn() && STREAM_STATUS[state.getSnapshot().stream?.status ?? 0] === 'started',
    send: (command) => send(command, {}),
    onEnd: channels.clearExtra,
  });

  /** Whether there is such an event, or was one whose end is not told yet: that follows the reply to DeleteEvent. */
  function hasEvent(id: string): boolean {
    const { events, schedule, stream } = state.getSnapshot();
    return isListed(events, id) || id in schedule || stream?.id === id;
  }

  /** The events are others: what came early of those that are new is true now. */
  function learn(events: readonly ListedEvent[]) {
    tell('edited', events);
    patchRun({ events });
    for (const { id } of events) {
      const { schedule, stream } = early.get(id) ?? {};
      early.delete(id);
      if (schedule) channels.take('schedule', schedule);
      if (stream) channels.take('stream', stream);
    }
  }

  /** What it has and does is otherwise; of an event that it has no longer nothing stays, once that has ended. */
  function patchRun(change: Partial<Pick<DeviceSnapshot, 'events' | 'schedule' | 'stream'>>) {
    const next = { ...state.getSnapshot(), ...change };
    const { events, schedule, stream } = next;
    const isOver = (id: string) =>
      !isListed(events, id) && schedule[id] !== 'play' && schedule[id] !== 'next';
    const over = Object.keys(schedule).filter(isOver);
    state.set({
      ...next,
      schedule: over.length
        ? Object.fromEntries(Object.entries(schedule).filter(([id]) => !over.includes(id)))
        : schedule,
      stream: stream && !isListed(events, stream.id) && hasEnded(stream) ? null : stream,
    });
    extra.refresh();
  }

  const patch = (change: Partial<DeviceSnapshot>) => state.set({ ...state.getSnapshot(), ...change });

  function use(): () => void {
    users++;
    cancelLinger();
    if (users === 1) {
      context.onUse(link);
      tell('connection', connection.current() ? 'open' : 'lost');
    }
    if (users === 1 && !subscription.isOn()) subscription.open();
    else if (users === 1 && isUnasked) {
      isUnasked = false;
      presence.ask();
    }
    return () => {
      users--;
      if (users === 0) cancelLinger = clock.after(LINGER_MS, letGo);
    };
  }

  function letGo() {
    subscription.close();
    forget();
    settings.clear();
    facts.clear();
    state.set(UNKNOWN_DEVICE);
    context.onUnused(link);
  }

  function forget() {
    isUnasked = false;
    isSilent = false;
    isDoubted = false;
    presence.pause();
    life.stop();
    extra.pause();
    channels.clear();
    early.clear();
  }

  /** Nobody vouches for it any longer: whether it is gone, or only its way to us, is not known. */
  function onSilent() {
    if (isDoubted) {
      isDoubted = false;
      return;
    }
    if (isSilent) return;
    isSilent = true;
    extra.pause();
    channels.clear();
    early.clear();
    tell('presence', 'unknown');
    patch({ presence: 'unknown', isStale: state.getSnapshot().events !== null });
  }

  function onOffline() {
    isSilent = false;
    isDoubted = context.canLoseWills;
    extra.pause();
    // What it last told of its schedule, stream and clock is true no longer, or not known to be: they are states, too.
    channels.clear();
    early.clear();
    tell('presence', 'offline');
    const known = state.getSnapshot();
    if (known.presence !== 'offline' || known.isStale) {
      patch({ presence: 'offline', stream: null, schedule: {}, isStale: false });
    }
    pending.fail('deviceOffline', address.label);
  }

  async function send<C extends Command>(
    command: C,
    body: CommandBody<C>,
    isProbe = false,
  ): Promise<ReplyBody<C>> {
    const fail = (code: CommandErrorCode, timeoutMs?: number) =>
      new CommandError(code, { command: command.msg, label: address.label, timeoutMs });
    const release = use();
    try {
      if (!connection.current()) throw fail('notConnected');
      // Where it is known nothing is waited for: the command leaves with the press that asked for it.
      const grant = subscription.grant() ?? (await subscription.open());
      if (grant === 'refused') throw fail(state.getSnapshot().isValid ? 'subscription' : 'deviceNotValid');
      if (grant === 'unanswered') throw fail('timeout', REPLY_TIMEOUT_MS);
      const open = connection.current();
      if (grant === 'lost' || !open) throw fail('connectionLost');
      if (state.getSnapshot().presence === 'offline' && !isProbe) throw fail('deviceOffline');
      return await pending.add(address.label, command, (req) =>
        open.publish(topic, JSON.stringify({ req, msg: command.msg, body })),
      );
    } catch (error) {
      // It may be the device that is silent, or a link that only seems to be there (FLT-008).
      if (error instanceof CommandError && error.code === 'timeout') connection.check();
      throw error;
    } finally {
      release();
    }
  }

  function onSignOfLife() {
    life.hear();
    presence.onSignOfLife();
  }

  function onCommandReply(reply: CommandReply, isLate: boolean): boolean {
    const isOurs = pending.settle(address.label, reply);
    onSignOfLife();
    // What comes late, or twice, may tell what is no longer true (FLT-022, FLT-023).
    if (!isOurs && (isLate || pending.isOwn(reply.req))) return false;
    const events = learnEvents(state.getSnapshot().events, reply);
    if (events && isOurs && reply.msg === getEvents.msg) onPresent(events);
    else if (events) learn(events);
    if (settings.learn(reply)) tellSetting(reply.msg);
    if (!isOurs && reply.ok && reply.msg === stopExtra.msg) extra.onStoppedByOthers();
    return isOurs;
  }

  function tellSetting(name: string) {
    const volume = name === 'vol' && settings.store('vol').getSnapshot();
    const deviceClock = name === 'rtcc' && settings.store('rtcc').getSnapshot();
    if (volume) tell('vol', volume);
    if (deviceClock) tell('rtcc', deviceClock);
  }

  /** A report of another time than the one that was read: what its clock shows now is read, if anybody wants to know. */
  function tellReport(report: Facts['rtc']) {
    const wasRead = facts.read()?.clock;
    tell('rtc', report);
    if (wasRead && !facts.read()?.clock) settings.refresh('rtcc');
  }

  /** The present state follows this answer and leaves out what ended meanwhile: begins anew, before it arrives. */
  function onPresent(events: readonly ListedEvent[]) {
    early.clear();
    isSilent = false;
    isDoubted = false;
    tell('events', events);
    patch({ presence: 'online', events, schedule: {}, stream: null, isStale: false, problem: null });
    settings.refresh();
  }

  const link: DeviceLinkFeed = {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    heard: facts.heard,
    channel: channels.store,
    setting: settings.store,
    send: (command, body) => send(command, body),
    async retry() {
      if (subscription.grant() === 'refused' && connection.current()) await subscription.renew();
    },
    watchExtra() {
      const release = use();
      const leave = extra.watch();
      return () => {
        leave();
        release();
      };
    },
    onOpen() {
      tell('connection', 'open');
      void subscription.renew();
    },
    onDoubt() {
      tell('connection', 'doubted');
      if (state.getSnapshot().presence !== 'unknown') patch({ isStale: true });
    },
    onProved() {
      tell('connection', 'open');
      if (state.getSnapshot().presence !== 'unknown') patch({ isStale: false });
      // The broker is there, and left the question for the topics unanswered.
      if (!subscription.isOn()) subscription.open();
    },
    onGone() {
      tell('connection', 'lost');
      subscription.lose();
      forget();
      // What was last known stays on the screen, no longer vouched for, until the device answers again.
      patch({ presence: 'unknown', isStale: state.getSnapshot().events !== null });
    },
    onReply(payload, isRetained, isLate) {
      if (payload.byteLength > MAX_PACKET_BYTES) return false;
      const json = parseJson(payload);
      const reply = readShape(commandReply, json);
      // Of what a device says only its greeting is kept by a broker: a kept reply is old news, whoever had it kept.
      if (reply) return !isRetained && onCommandReply(reply, isLate);
      const greeted = payload.byteLength <= MAX_GREETING_BYTES ? readShape(greeting, json) : undefined;
      if (!greeted) return false;
      if (!isLate) presence.onGreeting(isOnlineGreeting(greeted), isRetained);
      return true;
    },
    onLive(channel, payload) {
      const isRead = channels.receive(channel, payload);
      if (!isRead) return false;
      onSignOfLife();
      const levels = channel === 'vumeter' && channels.store('vumeter').getSnapshot();
      const report = channel === 'rtc' && channels.store('rtc').getSnapshot();
      if (levels) tell('vumeter', levels);
      if (report) tellReport(report);
      return true;
    },
  };
  return link;
}
