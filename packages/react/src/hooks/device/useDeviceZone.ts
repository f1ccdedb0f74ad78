import { type CarillonClient, createStore, type Store } from '@carillon/client';
import { readZones, writeZones } from '@carillon/protocol/device';
import { isTimeZone } from '@carillon/protocol/schedule';
import { useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';
import { useSession } from '../platform/useSession.ts';

type Zones = ReadonlyMap<string, string>;

/** The zones that one person has chosen in this browser, by the labels of devices. */
interface ChosenZones extends Store<Zones> {
  choose(label: string, timeZone: string | null): void;
}

const NONE: Zones = new Map();
const nobodys: ChosenZones = { getSnapshot: () => NONE, subscribe: () => () => {}, choose() {} };

const zonesByClient = new WeakMap<CarillonClient, Map<number, ChosenZones>>();

function zonesOf(client: CarillonClient, userId: number): ChosenZones {
  const ofClient = zonesByClient.get(client) ?? new Map<number, ChosenZones>();
  zonesByClient.set(client, ofClient);
  const known = ofClient.get(userId);
  if (known) return known;
  const made = createChosenZones(client, `carillon.zones.${userId}`);
  ofClient.set(userId, made);
  return made;
}

function createChosenZones({ storage, errors }: CarillonClient, key: string): ChosenZones {
  const store = createStore(readZones(storage.read(key)), { onError: errors.report });
  // What another tab chooses is shown here, too.
  storage.subscribe((changed) => {
    if (changed === key) store.set(readZones(storage.read(key)));
  });
  return {
    ...store,
    choose(label, timeZone) {
      const zones = new Map(store.getSnapshot());
      if (timeZone === null) zones.delete(label);
      else zones.set(label, timeZone);
      storage.write(key, writeZones(zones));
      // Where the storage takes nothing, it holds until the page is left.
      store.set(zones);
    },
  };
}

/** In which zone the times of a device are shown. */
export interface UseDeviceZone {
  readonly timeZone: string;
  /** The zone where nobody has chosen one: what the host says of the device, or that of the viewer. */
  readonly usualTimeZone: string;
  /** Chooses another zone for a device that stands elsewhere, and keeps it in this browser; null is the usual one again. */
  readonly choose: (timeZone: string | null) => void;
}

/**
 * In which zone the times of a device are shown, by its label; undefined while it is not known. A zone that the browser does
 * not know counts as none.
 *
 * @example const { timeZone } = useDeviceZone('CR-1002')
 */
export function useDeviceZone(label: string | undefined): UseDeviceZone {
  const { client, viewersTimeZone, deviceTimeZone } = useCarillon('useDeviceZone');
  const userId = useSession().user?.id;
  const zones = userId === undefined ? nobodys : zonesOf(client, userId);
  const chosen = useSyncExternalStore(
    zones.subscribe,
    () => (label === undefined ? undefined : zones.getSnapshot().get(label)),
    () => undefined,
  );
  const told = label === undefined ? undefined : deviceTimeZone(label);
  const usualTimeZone = useKnownZone(told) ?? viewersTimeZone;
  return {
    timeZone: useKnownZone(chosen) ?? usualTimeZone,
    usualTimeZone,
    choose(timeZone) {
      if (label !== undefined) zones.choose(label, timeZone);
    },
  };
}

/** The zones of many devices, by their labels: a function that is another one when one of them is chosen anew. */
export function useDeviceZones(): (label: string) => string {
  const { client, viewersTimeZone, deviceTimeZone } = useCarillon('useDeviceZones');
  const userId = useSession().user?.id;
  const store = userId === undefined ? nobodys : zonesOf(client, userId);
  const chosen = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return useMemo(() => {
    const known = new Map<string, boolean>();
    function isKnown(zone: string | undefined): zone is string {
      if (zone === undefined) return false;
      const is = known.get(zone) ?? isTimeZone(zone);
      known.set(zone, is);
      return is;
    }
    return (label) =>
      [chosen.get(label), deviceTimeZone(label) ?? undefined].find(isKnown) ?? viewersTimeZone;
  }, [chosen, deviceTimeZone, viewersTimeZone]);
}

/** To ask a browser takes long. */
const useKnownZone = (zone: string | undefined) =>
  useMemo(() => (zone !== undefined && isTimeZone(zone) ? zone : undefined), [zone]);
