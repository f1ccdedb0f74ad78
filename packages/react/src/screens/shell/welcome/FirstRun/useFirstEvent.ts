import type { Device, ListedEvent } from '@carillon/protocol/device';
import { useMemo, useSyncExternalStore } from 'react';
import { useDeviceLinks } from '../../../../hooks/device/useDevice.ts';

export interface FirstEvent {
  readonly device: Device;
  readonly event: ListedEvent;
}

/** The first event of the first of these devices that has one, as they have told; null where none has. */
export function useFirstEvent(devices: readonly Device[]): FirstEvent | null {
  const linkOf = useDeviceLinks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a device has one link for as long as the page is there.
  const links = useMemo(() => devices.map((device) => ({ device, link: linkOf(device) })), [devices]);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const ends = links.map(({ link }) => link?.subscribe(listener));
      return () => {
        for (const end of ends) end?.();
      };
    },
    [links],
  );
  const read = () => links.find(({ link }) => link?.getSnapshot().events?.length)?.link?.getSnapshot().events;
  const events = useSyncExternalStore(subscribe, read, () => undefined);
  const device = links.find(({ link }) => events && link?.getSnapshot().events === events)?.device;
  const event = events?.[0];
  return device && event ? { device, event } : null;
}
