import {
  type Address,
  address,
  type Carrier,
  type Country,
  carrier,
  country,
  type Device,
  type DeviceTag,
  device,
  deviceTag,
  type Icon,
  icon,
  type Media,
  media,
  type Product,
  product,
  type Schema,
  type Tag,
  tag,
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

/** A country; its code follows the id. */
export function buildCountry(changes: Partial<Country> = {}): Country {
  const { id = 1 } = changes;
  return checked(country, { id, name: `Country ${id}`, code: `X${id}`, ...built, ...changes });
}

/** A carrier without a country to ship to: name one, `buildCarrier({ countries: [buildCountry()] })`. */
export function buildCarrier(changes: Partial<Carrier> = {}): Carrier {
  const { id = 1 } = changes;
  return checked(carrier, {
    id,
    company: `Company ${id}`,
    name: 'Parcel',
    price_in_cents: 990,
    countries: [],
    ...built,
    ...changes,
  });
}

/** A public tag that nothing carries. */
export function buildTag(changes: Partial<Tag> = {}): Tag {
  const { id = 1 } = changes;
  return checked(tag, {
    id,
    name: `Tag ${id}`,
    variant: 'primary',
    public: true,
    media_count: 0,
    product_count: 0,
    device_count: 0,
    ...built,
    ...changes,
  });
}

/** A product that the shop sells, for 100 euro net and without pictures. */
export function buildProduct(changes: Partial<Product> = {}): Product {
  const { id = 1 } = changes;
  return checked(product, {
    id,
    title: `Product ${id}`,
    sku: `SKU-${id}`,
    stock: 5,
    summary: 'A product.',
    description: 'A product, described.',
    is_active: true,
    is_available: true,
    prices: [{ price: 10_000, quantity: 1, discount: 0 }],
    medias: [],
    tags: [],
    tax_percentage: 22,
    note: '',
    alert: '',
    features: '',
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
