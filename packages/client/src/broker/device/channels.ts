import {
  type LiveMessages,
  liveMessages,
  MAX_LIVE_BYTES,
  parsePayload,
  type VumeterMessage,
} from '@carillon/protocol/broker';
import type { StreamContext } from '@carillon/protocol/stream';
import type { ReportError } from '../../store/errorReports.ts';
import { createStore, type Store, type WritableStore } from '../../store/store.ts';

const RADIO_FIELDS = ['name', 'url', 'descr', 'genre', 'adv'] as const;

/** What a station says of itself. */
export type RadioView = Pick<StreamContext, (typeof RADIO_FIELDS)[number]>;

/** The live channels of D4: those on the wire, and two views of them (BRK-09). */
export interface LiveChannels extends LiveMessages {
  /** The levels of the last `vumeter` message. */
  readonly vu: VumeterMessage['vu'];
  /** The station, as the last `stream` message has it. */
  readonly radio: RadioView;
}
export type LiveChannelName = keyof LiveChannels;

/** `vu` is read through `vumeter`: a level message changes one store and wakes each listener once. */
type Stores = { readonly [K in Exclude<LiveChannelName, 'vu'>]: WritableStore<LiveChannels[K] | undefined> };

/** The live channels of one device, each with its latest message. */
export interface Channels {
  store<K extends LiveChannelName>(name: K): Store<LiveChannels[K] | undefined>;
  /** Takes a message in; false if it is none that can be read, which changes nothing (FLT-039 to FLT-041). */
  receive(name: string, payload: Uint8Array): boolean;
  /** Takes a message in that has been read: one that came before its event was known, once it is. */
  take<K extends keyof LiveMessages>(name: K, message: LiveMessages[K]): void;
  /** What comes only while extra is on is over. */
  clearExtra(): void;
  clear(): void;
}

/** The last messages of the channels that tell of one event each. */
export type EventMessages = Partial<Pick<LiveMessages, 'schedule' | 'stream'>>;

export interface ChannelsOptions {
  /** Called when a channel is in use; returns what to call when it no longer is. */
  readonly onUse: () => () => void;
  /** Whether there is such an event; what is told of any other wakes nobody. */
  readonly hasEvent: (id: string) => boolean;
  /** Called with what is told of an event that there is not, or not yet. */
  readonly onEarly: (id: string, message: EventMessages) => void;
  readonly onSchedule: (message: LiveMessages['schedule']) => void;
  readonly onStream: (message: LiveMessages['stream']) => void;
  readonly onError?: ReportError | undefined;
}

/** Creates the channels of one device, all silent. */
export function createChannels({
  onUse,
  hasEvent,
  onEarly,
  onSchedule,
  onStream,
  onError,
}: ChannelsOptions): Channels {
  const use = { onUse, onError };
  const stores: Stores = {
    schedule: createStore<LiveChannels['schedule'] | undefined>(undefined, use),
    stream: createStore<LiveChannels['stream'] | undefined>(undefined, use),
    codec: createStore<LiveChannels['codec'] | undefined>(undefined, use),
    vumeter: createStore<LiveChannels['vumeter'] | undefined>(undefined, use),
    rtc: createStore<LiveChannels['rtc'] | undefined>(undefined, use),
    radio: createStore<LiveChannels['radio'] | undefined>(undefined, use),
  };
  const readable: { readonly [K in LiveChannelName]: Store<LiveChannels[K] | undefined> } = {
    ...stores,
    vu: { getSnapshot: () => stores.vumeter.getSnapshot()?.vu, subscribe: stores.vumeter.subscribe },
  };

  const onMessage: { readonly [K in keyof LiveMessages]?: (message: LiveMessages[K]) => void } = {
    schedule: onSchedule,
    stream(message) {
      stores.radio.set(radioOf(message.ctx ?? {}, stores.radio.getSnapshot()));
      onStream(message);
    },
  };

  function take<K extends keyof LiveMessages>(name: K, message: LiveMessages[K]) {
    const store: WritableStore<LiveMessages[K] | undefined> = stores[name];
    store.set(message);
    onMessage[name]?.(message);
  }

  /** Of messages that tell of an event: whether there is none such, so that they wait for it. */
  const putOff: { readonly [K in keyof LiveMessages]?: (message: LiveMessages[K]) => boolean } = {
    schedule: (schedule) => waits(schedule.id, { schedule }),
    stream: (stream) => waits(stream.id, { stream }),
  };

  function waits(id: string, message: EventMessages): boolean {
    if (hasEvent(id)) return false;
    onEarly(id, message);
    return true;
  }

  function read<K extends keyof LiveMessages>(name: K, payload: Uint8Array): boolean {
    const parsed = parsePayload<LiveMessages[K]>(liveMessages[name] as never, payload, MAX_LIVE_BYTES);
    if (!parsed.ok) return false;
    if (!putOff[name]?.(parsed.value)) take(name, parsed.value);
    return true;
  }

  return {
    store: (name) => readable[name],
    receive: (name, payload) => isOnWire(name) && read(name, payload),
    take,
    clearExtra() {
      for (const name of ['codec', 'vumeter', 'radio'] as const) stores[name].set(undefined);
    },
    clear() {
      for (const store of Object.values(stores)) store.set(undefined);
    },
  };
}

const isOnWire = (name: string): name is keyof LiveMessages => Object.hasOwn(liveMessages, name);

/** Undefined where no station says anything; the last one where it says the same. */
function radioOf(context: StreamContext, last: RadioView | undefined): RadioView | undefined {
  const said = RADIO_FIELDS.filter((field) => context[field] !== undefined);
  if (said.length === 0) return undefined;
  if (last && RADIO_FIELDS.every((field) => last[field] === context[field])) return last;
  return Object.fromEntries(said.map((field) => [field, context[field]]));
}
