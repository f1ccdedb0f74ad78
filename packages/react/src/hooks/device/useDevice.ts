import {
  ApiError,
  type CarillonClient,
  type DeviceLink,
  type DeviceSnapshot,
  getBroker,
  type LiveChannelName,
  type LiveChannels,
  type SettingName,
  type SettingValues,
  type Store,
  UNKNOWN_DEVICE,
} from '@carillon/client';
import { deviceAddress } from '@carillon/protocol/broker';
import { type Device, devices } from '@carillon/protocol/device';
import { QueryObserver } from '@tanstack/react-query';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';
import { getQueries } from '../platform/queries.ts';
import { useSession } from '../platform/useSession.ts';

/** What is known of a device that has no topics, or that could not be looked up. */
const NO_TOPICS: DeviceSnapshot = { ...UNKNOWN_DEVICE, presence: 'offline' };
const NOT_FOUND: DeviceSnapshot = { ...NO_TOPICS, isValid: false };

const emptyStore = <T>(value: T): Store<T> => ({ getSnapshot: () => value, subscribe: () => () => {} });
const stores = {
  noTopics: emptyStore(NO_TOPICS),
  lookingUp: emptyStore(UNKNOWN_DEVICE),
  notFound: emptyStore(NOT_FOUND),
};
const silence = emptyStore(undefined);

/** A device may be registered while a screen waits for it. */
const LOOK_AGAIN_MS = 10_000;

/**
 * How far a page knows a device: `looking` while its label or its record is looked up; `missing` where this person has no such
 * device, or the broker does not let them hear it; `reading` until it has said all; then `known`, which is also a device that is
 * offline, or does not say what it stores: nothing more is to be waited for.
 */
export type DeviceKnowledge = 'looking' | 'missing' | 'reading' | 'known';

interface Lookup {
  /** Null while the label is looked up, or where the device is of class 0, which has no topics. */
  readonly link: DeviceLink | null;
  /** What stands in for the link where there is none. */
  readonly state: keyof typeof stores;
}

/** What came of looking for a device; `data` is null where nobody has the label. */
interface Found {
  readonly data?: Device | null | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
}

/** Whose devices may not be seen has none for this person. */
const isNobodys = ({ data, error }: Found) =>
  data === null || (error instanceof ApiError && (error.code === 'forbidden' || error.code === 'notFound'));

const nothingAsked = emptyStore<Found>({ isError: false });

/** Looks for the device of a label, for as long as anybody listens. */
function lookUp(client: CarillonClient, userId: number, label: string): Store<Found> {
  const observer = new QueryObserver<Device | null>(getQueries(client), {
    queryKey: ['deviceByLabel', userId, label],
    async queryFn({ signal }) {
      const input = { userId, query: { query: label } };
      const found = await client.http.request(devices.calls.list, input, { signal });
      return found.find(({ device_id }) => device_id === label) ?? null;
    },
    // The class of a device never changes; that there is none may.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (state.data ? false : LOOK_AGAIN_MS),
  });
  return {
    getSnapshot: () => observer.getCurrentResult(),
    subscribe: (listener) => observer.subscribe(listener),
  };
}

/**
 * The link to a device by its record or its label (`device_id`). A record costs nothing; a label alone costs one call,
 * and one more every 10 s while nobody has that label. `ownerId` is whose device it is, if not one's own.
 */
function useLookup(device: string | Device | null, ownerId?: number): Lookup {
  const { client } = useCarillon('useDevice');
  const { user } = useSession();
  const label = typeof device === 'string' ? device : (device?.device_id ?? '');
  const userId = ownerId ?? user?.id;
  // Only where there is no record: a list of a hundred devices must not keep a hundred queries that ask nothing.
  const asked = typeof device === 'string' && user && userId !== undefined ? userId : null;
  const lookups = useMemo(
    () => (asked === null ? nothingAsked : lookUp(client, asked, label)),
    [client, asked, label],
  );
  const lookup = useSyncExternalStore(lookups.subscribe, lookups.getSnapshot, lookups.getSnapshot);
  const record = typeof device === 'string' ? lookup.data : (device ?? undefined);
  const classId = record?.class_id;
  const link = useMemo(() => {
    const address = classId === undefined ? null : deviceAddress({ class_id: classId, device_id: label });
    return address && getBroker(client).device(address);
  }, [client, classId, label]);
  const isLookingUp = record === undefined && !lookup.isError;
  return { link, state: isLookingUp ? 'lookingUp' : isNobodys(lookup) ? 'notFound' : 'noTopics' };
}

function findKnowledge(
  { link, state }: Lookup,
  { presence, events, isRefused, isValid, problem }: DeviceSnapshot,
): DeviceKnowledge {
  if (isRefused || !isValid) return 'missing';
  if (!link) return state === 'lookingUp' ? 'looking' : 'known';
  if (presence === 'unknown') return 'reading';
  return presence === 'online' && events === null && problem === null ? 'reading' : 'known';
}

// Screens know the client only through the hooks.
export type { DeviceSnapshot, Store };

export type UseDevice = DeviceSnapshot & {
  /** The device's live side, for commands; null where it has none (yet). */
  readonly link: DeviceLink | null;
  /** Whether there is such a device of this person, and whether all is known of it. */
  readonly knowledge: DeviceKnowledge;
};

/**
 * What is known of a device right now: presence, events, schedule and stream (D4). Takes its record or its label; an
 * administrator who has only the label says whose it is. Null stands for one that is still being loaded.
 */
export function useDevice(device: string | Device | null, ownerId?: number): UseDevice {
  const lookup = useLookup(device, ownerId);
  const { link, state } = lookup;
  const store: Store<DeviceSnapshot> = link ?? stores[state];
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const knowledge = findKnowledge(lookup, snapshot);
  return useMemo(() => ({ ...snapshot, link, knowledge }), [snapshot, link, knowledge]);
}

/**
 * Whether there is such a device of this person, and whether all is known of it: beside hooks that return one slice, it tells
 * what an empty one means. Renders when it changes, and for nothing else.
 *
 * @example if (useDeviceKnowledge('CR-1002') === 'missing') return <p>No such speaker.</p>;
 */
export function useDeviceKnowledge(device: string | Device | null, ownerId?: number): DeviceKnowledge {
  const lookup = useLookup(device, ownerId);
  const store: Store<DeviceSnapshot> = lookup.link ?? stores[lookup.state];
  const read = () => findKnowledge(lookup, store.getSnapshot());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The link to a device, which never changes while it is the same device; null while it is looked up, or where it has none. */
export function useDeviceLink(device: string | Device | null, ownerId?: number): DeviceLink | null {
  return useLookup(device, ownerId).link;
}

/** The links to devices, for what is done to several at once; null for one that has no topics. */
export function useDeviceLinks(): (device: Device) => DeviceLink | null {
  const { client } = useCarillon('useDeviceLinks');
  return (device) => {
    const address = deviceAddress(device);
    return address && getBroker(client).device(address);
  };
}

/** The store of one live channel, for what must not render again with each message, such as a level meter. */
export function useDeviceChannelStore<K extends LiveChannelName>(
  device: string | Device | null,
  name: K,
  ownerId?: number,
): Store<LiveChannels[K] | undefined> {
  const { link } = useLookup(device, ownerId);
  return link ? link.channel(name) : silence;
}

/**
 * A slice of a live channel (BRK-03, BRK-09): renders again only when the slice is another one.
 *
 * @example const since = useDeviceChannel('CR-1002', 'codec', (codec) => codec.since)
 */
export function useDeviceChannel<K extends LiveChannelName, T>(
  device: string | Device,
  name: K,
  select: (message: LiveChannels[K]) => T,
  ownerId?: number,
): T | undefined {
  const store = useDeviceChannelStore(device, name, ownerId);
  const last = useRef<{ message: LiveChannels[K]; select: typeof select; slice: T } | null>(null);
  const read = () => {
    const message = store.getSnapshot();
    if (message === undefined) return undefined;
    const known = last.current;
    if (known?.message === message && known.select === select) return known.slice;
    const slice = select(message);
    // Equal by value counts as the same: most messages change little.
    const isSame = known && JSON.stringify(known.slice) === JSON.stringify(slice);
    last.current = { message, select, slice: isSame ? known.slice : slice };
    return last.current.slice;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}

/** What a device is set to: volume, equalizer, clock or time server (D3); undefined until it answered. */
export function useDeviceSetting<K extends SettingName>(
  device: string | Device | null,
  name: K,
  ownerId?: number,
): SettingValues[K] | undefined {
  const { link } = useLookup(device, ownerId);
  const store: Store<SettingValues[K] | undefined> = link ? link.setting(name) : silence;
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
