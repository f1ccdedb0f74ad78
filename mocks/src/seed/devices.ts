import type { Device, DeviceTag } from '@carillon/protocol';
import { OTHER_ID, OWNER_ID } from './people.ts';

/** A device as it left the factory: only it can be registered, and only with its key. */
export interface FactoryDevice {
  readonly label: string;
  readonly key: string;
  readonly class_id: number;
}

/** The devices of the development platform; the last two wait to be registered. */
export const factoryDevices: readonly FactoryDevice[] = [
  { label: 'CR-1001', key: 'KEY-1001', class_id: 1 },
  { label: 'CR-1002', key: 'KEY-1002', class_id: 2 },
  { label: 'CR-1003', key: 'KEY-1003', class_id: 3 },
  { label: 'CR-1004', key: 'KEY-1004', class_id: 4 },
  { label: 'CR-1005', key: 'KEY-1005', class_id: 3 },
  { label: 'CR-1006', key: 'KEY-1006', class_id: 2 },
];

/** A person's tag for devices; how many devices carry it is counted. */
export type DeviceTagSeed = Omit<DeviceTag, 'device_count'> & { readonly user_id: number };

/** The owner has a tag of every colour. */
export const deviceTags: readonly DeviceTagSeed[] = [
  { id: 1, user_id: OWNER_ID, name: 'Ground floor', variant: 'primary', icon: null },
  { id: 2, user_id: OWNER_ID, name: 'Warehouse', variant: 'secondary', icon: null },
  { id: 3, user_id: OWNER_ID, name: 'Outdoors', variant: 'success', icon: null },
  { id: 4, user_id: OWNER_ID, name: 'Emergency', variant: 'danger', icon: null },
  { id: 5, user_id: OWNER_ID, name: 'To be moved', variant: 'warning', icon: null },
  { id: 6, user_id: OWNER_ID, name: 'Guests', variant: 'info', icon: null },
  { id: 7, user_id: OWNER_ID, name: 'Night', variant: 'dark', icon: null },
  { id: 8, user_id: OTHER_ID, name: 'Market hall', variant: 'primary', icon: null },
];

const registered = (
  id: number,
  user_id: number,
  label: string,
  name: string,
  class_id: number,
  icon_id: number,
  device_tag_id: number | null,
): Device => {
  const at = new Date(Date.UTC(2026, 0, 5, 9, id)).toISOString();
  return {
    id,
    user_id,
    device_id: label,
    name,
    class_id,
    icon_id,
    device_tag_id,
    created_at: at,
    updated_at: at,
    online: 'Offline',
    state: 'pause',
  };
};

/** The devices that are registered at the first start. */
export const devices: readonly Device[] = [
  registered(1, OWNER_ID, 'CR-1001', 'Lobby north', 1, 6, 1),
  registered(2, OWNER_ID, 'CR-1002', 'Café terrace', 2, 7, 6),
  registered(3, OWNER_ID, 'CR-1003', 'Bell tower', 3, 10, null),
  registered(4, OTHER_ID, 'CR-1004', 'Market hall', 4, 4, 8),
];
