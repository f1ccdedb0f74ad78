import {
  type Address,
  address,
  type Device,
  type DeviceTag,
  device,
  deviceTag,
  type Icon,
  icon,
  type Media,
  media,
  type Schema,
  type User,
  user,
} from '@carillon/protocol';
import { seedPictureLength, seedPicturePath } from './media/drawing.ts';
import { ADMIN_ID, OWNER_ID } from './seed/people.ts';

const BUILT_AT = '2026-01-05T09:00:00.000Z';
const built = { created_at: BUILT_AT, updated_at: BUILT_AT };

/** A builder fails loudly on what the schema refuses: a test about an impossible record proves nothing. */
const checked = <T>(schema: Schema<T>, value: unknown): T => schema.parse(value);

/** A device of the owner: `buildDevice({ class_id: 3 })`. Give several of them different ids: the label follows it. */
export function buildDevice(changes: Partial<Device> = {}): Device {
  const { id = 1 } = changes;
  return checked(device, {
    id,
    user_id: OWNER_ID,
    device_id: `CR-${1000 + id}`,
    name: `Device ${id}`,
    class_id: 2,
    icon_id: 1,
    device_tag_id: null,
    ...built,
    online: 'Offline',
    state: 'pause',
    ...changes,
  });
}

/** A verified person without admin rights; the e-mail address follows the id. */
export function buildUser(changes: Partial<User> = {}): User {
  const { id = 1 } = changes;
  return checked(user, {
    id,
    first_name: 'Pat',
    last_name: `Person ${id}`,
    username: `person-${id}@carillon.example`,
    location: 'Harbour Street 12, Kielstadt',
    role: 'user',
    verified: true,
    blocked: false,
    ...built,
    accessed_at: null,
    ...changes,
  });
}

/** An address that is not the main one; in a seed it needs whose it is: `{ ...buildAddress(), user_id: 2 }`. */
export function buildAddress(changes: Partial<Address> = {}): Address {
  const { id = 1 } = changes;
  return checked(address, {
    id,
    name: `Address ${id}`,
    prefix: '49',
    phone: '431 555 0199',
    line1: `Harbour Street ${id}`,
    line2: '',
    country: 'DE',
    region: 'Schleswig-Holstein',
    city: 'Kiel',
    zip: '24103',
    note: '',
    main: false,
    ...changes,
  });
}

/** A picture without tags that no product shows; the platform draws it when it is looked at. */
export function buildMedia(changes: Partial<Media> = {}): Media {
  const { id = 1 } = changes;
  return checked(media, {
    id,
    path: seedPicturePath(id),
    description: `Picture ${id}`,
    type: 'image/png',
    file_size: seedPictureLength(id),
    user_id: ADMIN_ID,
    tags: [],
    product_count: 0,
    ...built,
    ...changes,
  });
}

/** A tag for devices that no device carries. */
export function buildDeviceTag(changes: Partial<DeviceTag> = {}): DeviceTag {
  const { id = 1 } = changes;
  return checked(deviceTag, {
    id,
    name: `Tag ${id}`,
    variant: 'primary',
    icon: null,
    device_count: 0,
    ...changes,
  });
}

/** A square. */
export function buildIcon(changes: Partial<Icon> = {}): Icon {
  const { id = 1 } = changes;
  return checked(icon, { id, name: `Icon ${id}`, icon_paths: ['M4 4h16v16H4z'], ...changes });
}
