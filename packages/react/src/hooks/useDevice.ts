import type { DeviceLink, DeviceSnapshot, LiveChannelName, Store } from '@carillon/client';
import { deviceAddress, type LiveMessages } from '@carillon/protocol/broker';
import type { Device } from '@carillon/protocol/device';
import { listDevices } from '@carillon/protocol/http';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useCarillon } from './context.ts';
import { queriesOf } from './queries.ts';
import { useSession } from './useSession.ts';

/** What is known while the address of a device is looked up, and for ever of one without topics. */
const NO_TOPICS: DeviceSnapshot = {
  presence: 'offline',
  events: null,
  schedule: {},
  stream: null,
  isRefused: false,
  problem: null,
};
const LOOKING_UP: DeviceSnapshot = { ...NO_TOPICS, presence: 'unknown' };

const emptyStore = <T>(value: T): Store<T> => ({ getSnapshot: () => value, subscribe: () => () => {} });
const noTopics = emptyStore(NO_TOPICS);
const lookingUp = emptyStore(LOOKING_UP);
const silence = emptyStore(undefined);

/**
 * The link to a device by its record or its label (`device_id`): null while the label is looked up, or where the device
 * is of class 0, which has no topics. A record costs nothing; a label alone costs one call.
 */
function useLookup(device: string | Device): { link: DeviceLink | null; isLookingUp: boolean } {
  const { client } = useCarillon('useDevice');
  const { user } = useSession();
  const label = typeof device === 'string' ? device : device.device_id;
  const lookup = useQuery(
    {
      queryKey: ['deviceByLabel', label],
      async queryFn({ signal }) {
        const input = { userId: user?.id ?? 0, query: { query: label } };
        const found = await client.http.request(listDevices, input, { signal });
        return found.find(({ device_id }) => device_id === label) ?? null;
      },
      enabled: typeof device === 'string' && user !== null,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queriesOf(client),
  );
  const record = typeof device === 'string' ? lookup.data : device;
  const classId = record?.class_id;
  const link = useMemo(() => {
    const address = classId === undefined ? null : deviceAddress({ class_id: classId, device_id: label });
    return address && client.broker.device(address);
  }, [client, classId, label]);
  return { link, isLookingUp: record === undefined && !lookup.isError };
}

// Screens know the client only through the hooks.
export type { DeviceSnapshot, Store };

export type UseDevice = DeviceSnapshot & {
  /** The device's live side, for commands; null where it has none (yet). */
  readonly link: DeviceLink | null;
};

/** What is known of a device right now: presence, events, schedule and stream (D4). Takes its record or its label. */
export function useDevice(device: string | Device): UseDevice {
  const { link, isLookingUp } = useLookup(device);
  const store: Store<DeviceSnapshot> = link ?? (isLookingUp ? lookingUp : noTopics);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return useMemo(() => ({ ...snapshot, link }), [snapshot, link]);
}

/** The store of one live channel, for what must not render again with each message, such as a level meter. */
export function useDeviceChannelStore<K extends LiveChannelName>(
  device: string | Device,
  name: K,
): Store<LiveMessages[K] | undefined> {
  const { link } = useLookup(device);
  return link ? link.channel(name) : silence;
}

/**
 * A slice of a live channel (BRK-03): renders again only when the slice is another one.
 *
 * @example const since = useDeviceChannel('CR-1002', 'codec', (codec) => codec.since)
 */
export function useDeviceChannel<K extends LiveChannelName, T>(
  device: string | Device,
  name: K,
  select: (message: LiveMessages[K]) => T,
): T | undefined {
  const store = useDeviceChannelStore(device, name);
  const last = useRef<{ message: LiveMessages[K]; slice: T } | null>(null);
  const read = () => {
    const message = store.getSnapshot();
    if (message === undefined) return undefined;
    if (last.current?.message !== message) {
      const slice = select(message);
      // Equal by value counts as the same: most messages change little.
      const isSame = last.current && JSON.stringify(last.current.slice) === JSON.stringify(slice);
      last.current = { message, slice: isSame && last.current ? last.current.slice : slice };
    }
    return last.current.slice;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}
