import {
  type LiveMessages,
  liveMessages,
  MAX_LIVE_BYTES,
  parsePayload,
  type VumeterMessage,
} from '@carillon/protocol/broker';
import type { StreamContext } from '@carillon/protocol/stream';
import { LazyStores } from '../../store/lazyStores.ts';
import type { Store, StoreOptions } from '../../store/store.ts';

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

/** The last messages of the channels that tell of one event each. */
export type EventMessages = Partial<Pick<LiveMessages, 'schedule' | 'stream'>>;

/** Whose channels they are. */
export interface ChannelsOwner extends StoreOptions {
  /** Whether there is such an event; what is told of any other wakes nobody. */
  hasEvent(id: string): boolean;
  /** Called with what is told of an event that there is not, or not yet. */
  onEarly(id: string, message: EventMessages): void;
  onSchedule(message: LiveMessages['schedule']): void;
  onStream(message: LiveMessages['stream']): void;
}

/** The live channels of one device, each with its latest message; all silent at first. */
export class Channels {
  readonly #owner: ChannelsOwner;
  /** `vu` is read through `vumeter`: a level message changes one store and wakes each listener once. */
  readonly #latest = new LazyStores<Omit<LiveChannels, 'vu'>>();
  #levels: Store<LiveChannels['vu'] | undefined> | undefined;

  constructor(owner: ChannelsOwner) {
    this.#owner = owner;
  }

  store<K extends LiveChannelName>(name: K): Store<LiveChannels[K] | undefined>;
  store(name: LiveChannelName): Store<LiveChannels[LiveChannelName] | undefined> {
    return name === 'vu' ? this.#viewLevels() : this.#latest.store(name, () => this.#owner);
  }

  #viewLevels(): Store<LiveChannels['vu'] | undefined> {
    if (this.#levels) return this.#levels;
    const { getSnapshot, subscribe } = this.store('vumeter');
    this.#levels = { getSnapshot: () => getSnapshot()?.vu, subscribe };
    return this.#levels;
  }

  /** The latest message, for whoever does not listen. */
  read<K extends keyof LiveMessages>(name: K): LiveMessages[K] | undefined {
    return this.#latest.read<keyof LiveMessages>(name) as LiveMessages[K] | undefined;
  }

  /** Takes a message in; false if it is none that can be read, which changes nothing (FLT-039 to FLT-041). */
  receive(name: string, payload: Uint8Array): boolean {
    return isOnWire(name) && this.#receive(name, payload);
  }

  #receive<K extends keyof LiveMessages>(name: K, payload: Uint8Array): boolean {
    const parsed = parsePayload<LiveMessages[K]>(liveMessages[name] as never, payload, MAX_LIVE_BYTES);
    if (!parsed.ok) return false;
    if (!this.#putsOff({ [name]: parsed.value })) this.take(name, parsed.value);
    return true;
  }

  /** Of messages that tell of an event: whether there is none such, so that they wait for it. */
  #putsOff(message: Partial<LiveMessages>): boolean {
    const { id } = message.schedule ?? message.stream ?? {};
    if (id === undefined || this.#owner.hasEvent(id)) return false;
    this.#owner.onEarly(id, message);
    return true;
  }

  /** Takes a message in that has been read: one that came before its event was known, once it is. */
  take<K extends keyof LiveMessages>(name: K, message: LiveMessages[K]): void {
    this.#latest.set<keyof LiveMessages>(name, message);
    this.#tell({ [name]: message });
  }

  #tell({ schedule, stream }: Partial<LiveMessages>) {
    if (schedule) this.#owner.onSchedule(schedule);
    if (!stream) return;
    this.#latest.set('radio', radioOf(stream.ctx ?? {}, this.#latest.read('radio')));
    this.#owner.onStream(stream);
  }

  /** What comes only while extra is on is over. */
  clearExtra(): void {
    for (const name of ['codec', 'vumeter', 'radio'] as const) this.#latest.set(name, undefined);
  }

  clear(): void {
    this.#latest.clear();
  }
}

const isOnWire = (name: string): name is keyof LiveMessages => Object.hasOwn(liveMessages, name);

/** Undefined where no station says anything; the last one where it says the same. */
function radioOf(context: StreamContext, last: RadioView | undefined): RadioView | undefined {
  const said = RADIO_FIELDS.filter((field) => context[field] !== undefined);
  if (said.length === 0) return undefined;
  if (last && RADIO_FIELDS.every((field) => last[field] === context[field])) return last;
  return Object.fromEntries(said.map((field) => [field, context[field]]));
}
