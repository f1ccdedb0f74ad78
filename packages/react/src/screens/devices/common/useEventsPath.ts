import type { Device } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';

/** Where the events of a device are listed; in a host that has no such page, the device itself. */
export function useEventsPath({ user_id, id }: Pick<Device, 'user_id' | 'id'>): string {
  const { paths, hasPage } = useCarillon('useEventsPath');
  return hasPage('events') ? paths.events(user_id, id) : paths.device(user_id, id);
}
