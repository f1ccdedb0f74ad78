import {
  type Command,
  type CommandBody,
  type CommandReply,
  commandReply,
  type DeviceAddress,
  getEvents,
  greeting,
  isOnlineGreeting,
  type LiveMessages,
  liveMessages,
  liveTopic,
  MAX_GREETING_BYTES,
  MAX_LIVE_BYTES,
  MAX_PACKET_BYTES,
  parseJson,
  parsePayload,
  REPLY_TIMEOUT_MS,
  type ReplyBody,
  replyTopic,
  requestTopic,
  SCHEDULE_STATES,
  type ScheduleState,
  type StreamMessage,
  stopExtra,
} from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import type { Clock } from '@carillon/protocol/time';
import { createStore, type Store, type WritableStore } from '../store/store.ts';
import type { Connection } from './connection.ts';
import { CommandError } from './errors.ts';
import { createExtraWatch } from './extraWatch.ts';
import type { PendingCommands } from './pending.ts';

/** What is known of a device right now. Levels and codec are channels of their own: they change too often. */
export interface DeviceSnapshot {
  /** 'unknown' until the device has proved that it lives, or that it does not. */
  readonly presence: 'unknown' | 'online' | 'offline';
  /** What the device stores, or null until it answered. */
  readonly events: readonly DeviceEvent[] | null;
  /** The schedule state of each event; one that is not here has state 'none'. */
  readonly schedule: Readonly<Record<string, ScheduleState>>;
  readonly stream: StreamMessage | null;
  /** The broker does not let us hear this device. */
  readonly isRefused: boolean;
  /** Why its events are not known although it answers; null where they are, or may still come. */
  readonly problem: CommandError | null;
}

export type LiveChannelName = keyof LiveMessages;

/** One device as the console sees it: its state, its live channels and its commands. Subscribed while in use. */
export interface DeviceLink extends Store<DeviceSnapshot> {
  /** The latest message of a live channel, or undefined when there is none or it went stale. */
  channel<K extends LiveChannelName>(name: K): Store<LiveMessages[K] | undefined>;
  /** Sends a command. Rejects with a CommandError; a command that could not be sent is never sent later. */
  send<C extends Command>(command: C, body: CommandBody<C>): Promise<ReplyBody<C>>;
  /** Asks for levels, codec and radio texts whenever a stream plays, until the answered function is called (D4). */
  watchExtra(): () => void;
}

/** The side of the link that the broker feeds. */
export interface DeviceLinkFeed extends DeviceLink {
  onOpen(): void;
  onGone(): void;
  onReply(payload: Uint8Array, isRetained: boolean): void;
  onLive(channel: string, payload: Uint8Array): void;
}

interface Context {
  readonly address: DeviceAddress;
  readonly connection: Connection;
  readonly pending: PendingCommands;
  readonly clock: Clock;
  /** Hears of each use: whoever connects only when it is needed does so now. */
  readonly onUse?: (() => void) | undefined;
}

// A screen that is left and opened again at once (Strict Mode, a tab change) keeps its subscription.
const LINGER_MS = 1000;
const UNKNOWN: DeviceSnapshot = {
  presence: 'unknown',
  events: null,
  schedule: {},
  stream: null,
  isRefused: false,
  problem: null,
};

/** Creates the link to one device; it subscribes with its first use and lets go after its last. */
export function createDeviceLink({ address, connection, pending, clock, onUse }: Context): DeviceLinkFeed {
  const filters = [replyTopic(address), liveTopic(address, '+')];
  let users = 0;
  let cancelLinger = () => {};
  let subscription: Promise<boolean> | null = null;
  /** Counts the probes: only the latest one may say that nobody is there. */
  let probes = 0;
  let probesWaiting = 0;

  const state = createStore<DeviceSnapshot>(UNKNOWN, use);
  const channels: { [K in LiveChannelName]: WritableStore<LiveMessages[K] | undefined> } = {
    schedule: createStore<LiveMessages['schedule'] | undefined>(undefined, use),
    stream: createStore<LiveMessages['stream'] | undefined>(undefined, use),
    codec: createStore<LiveMessages['codec'] | undefined>(undefined, use),
    vumeter: createStore<LiveMessages['vumeter'] | undefined>(undefined, use),
    rtc: createStore<LiveMessages['rtc'] | undefined>(undefined, use),
  };

  const extra = createExtraWatch({
    clock,
    canAsk: () =>
      subscription !== null && STREAM_STATUS[state.getSnapshot().stream?.status ?? 0] === 'started',
    send: (command) => send(command, {}),
    onEnd: clearExtra,
  });

  function clearExtra() {
    channels.codec.set(undefined);
    channels.vumeter.set(undefined);
  }

  const patch = (change: Partial<DeviceSnapshot>) => state.set({ ...state.getSnapshot(), ...change });

  function use(): () => void {
    users++;
    cancelLinger();
    onUse?.();
    if (users === 1 && !subscription) void subscribe();
    return () => {
      users--;
      if (users === 0) cancelLinger = clock.after(LINGER_MS, unsubscribe);
    };
  }

  async function subscribe() {
    const open = connection.current();
    if (!open) return;
    const mine = new Promise<boolean>((resolve) => {
      // On a dead link the answer never comes: what waits for it settles by our own timer.
      const cancel = clock.after(REPLY_TIMEOUT_MS, () => resolve(false));
      open
        .subscribe(filters)
        .then(
          (granted) => granted.every(Boolean),
          () => false,
        )
        .then(resolve)
        .finally(cancel);
    });
    subscription = mine;
    const isGranted = await mine;
    if (subscription !== mine) return;
    patch({ isRefused: !isGranted });
    if (isGranted) await fetchEvents();
  }

  function unsubscribe() {
    connection.current()?.unsubscribe(filters);
    forget();
    state.set(UNKNOWN);
  }

  function forget() {
    subscription = null;
    extra.pause();
    for (const store of Object.values(channels)) store.set(undefined);
  }

  /** Learns the present: the device answers its events, then reports schedule and stream (decisions). */
  async function fetchEvents() {
    const mine = ++probes;
    probesWaiting++;
    try {
      const events = await send(getEvents, {}, true);
      patch({ events, presence: 'online', problem: null });
    } catch (error) {
      if (mine === probes && error instanceof CommandError) onProbeFailed(error);
    } finally {
      probesWaiting--;
    }
  }

  function onProbeFailed(error: CommandError) {
    // A retained 'Online' is believed only with a live proof, and there was none (FLT-046).
    if (error.code === 'timeout') goOffline();
    // An answer that cannot be used is a sign of life all the same (FLT-030).
    if (error.code === 'refused' || error.code === 'invalidReply')
      patch({ presence: 'online', problem: error });
  }

  function goOffline() {
    extra.pause();
    clearExtra();
    patch({ presence: 'offline', stream: null, schedule: {} });
    pending.fail('deviceOffline', address.label);
  }

  async function send<C extends Command>(
    command: C,
    body: CommandBody<C>,
    isProbe = false,
  ): Promise<ReplyBody<C>> {
    const fail = (code: CommandError['code']) =>
      new CommandError(code, { command: command.msg, label: address.label });
    const release = use();
    try {
      const open = connection.current();
      if (!open) throw fail('notConnected');
      if (!(await subscription))
        throw fail(connection.current() === open ? 'subscription' : 'connectionLost');
      if (state.getSnapshot().presence === 'offline' && !isProbe) throw fail('deviceOffline');
      return await pending.add(address.label, command, (req) =>
        open.publish(requestTopic(address), JSON.stringify({ req, msg: command.msg, body })),
      );
    } finally {
      release();
    }
  }

  function onCommandReply(reply: CommandReply) {
    if (pending.settle(address.label, reply)) {
      // The present state follows this answer and leaves out what ended meanwhile: begin anew, before it arrives.
      if (reply.ok && reply.msg === getEvents.msg) patch({ schedule: {}, stream: null });
      return;
    }
    if (reply.ok && reply.msg === stopExtra.msg) extra.onStoppedByOthers();
  }

  function onGreeting(isOnline: boolean, isRetained: boolean) {
    if (!isOnline) return goOffline();
    // The fetch after subscribing proves a retained greeting; a live one is a device that has just come.
    if (!isRetained) void fetchEvents();
  }

  const onLiveMessage: { [K in LiveChannelName]?: (message: LiveMessages[K]) => void } = {
    schedule({ id, state: code }) {
      const { schedule } = state.getSnapshot();
      patch({ schedule: { ...schedule, [id]: SCHEDULE_STATES[code] ?? 'none' } });
    },
    stream(message) {
      patch({ stream: message });
      extra.refresh();
    },
  };

  function receive<K extends LiveChannelName>(name: K, payload: Uint8Array) {
    const parsed = parsePayload<LiveMessages[K]>(liveMessages[name] as never, payload, MAX_LIVE_BYTES);
    if (!parsed.ok) return;
    if (state.getSnapshot().presence === 'offline' && probesWaiting === 0) void fetchEvents();
    channels[name].set(parsed.value);
    onLiveMessage[name]?.(parsed.value);
  }

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    channel: (name) => channels[name],
    send: (command, body) => send(command, body),
    watchExtra() {
      const release = use();
      const leave = extra.watch();
      return () => {
        leave();
        release();
      };
    },
    onOpen() {
      if (users > 0) void subscribe();
    },
    onGone() {
      forget();
      // What was last known stays on the screen, no longer vouched for, until the device answers again.
      patch({ presence: 'unknown' });
    },
    onReply(payload, isRetained) {
      if (payload.byteLength > MAX_PACKET_BYTES) return;
      const json = parseJson(payload);
      const reply = commandReply.safeParse(json);
      if (reply.success) return onCommandReply(reply.data);
      const greeted = payload.byteLength <= MAX_GREETING_BYTES ? greeting.safeParse(json) : undefined;
      if (greeted?.success) onGreeting(isOnlineGreeting(greeted.data), isRetained);
    },
    onLive(channel, payload) {
      if (Object.hasOwn(channels, channel)) receive(channel as LiveChannelName, payload);
    },
  };
}
