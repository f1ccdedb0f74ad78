import {
  type Address,
  type AnyEntity,
  addresses,
  type Carrier,
  type Country,
  carriers,
  countries,
  type Device,
  type DeviceTag,
  devices,
  deviceTags,
  type EntityName,
  type entities,
  type Icon,
  icons,
  type Media,
  medias,
  type Product,
  products,
  type RecordOf,
  type Tag,
  tags,
  type User,
  users,
} from '@carillon/protocol';
import { seedPictureLength, seedPicturePath } from './media/drawing.ts';
import { ADMIN_ID, OWNER_ID } from './seed/people.ts';

const BUILT_AT = '2026-01-05T09:00:00.000Z';
const BUILT = { created_at: BUILT_AT, updated_at: BUILT_AT };

/** Makes a record of which a test says only what matters to it. */
type Builder<Rec> = (changes?: Partial<Rec>) => Rec;

// Each says its record by name: the types of the entity would bring zod into those of this package.

/** The builder of an entity: `usual` is what stands in the record with this id, unless a test says otherwise. */
function builderOf<E extends AnyEntity>(
  { record }: E,
  usual: (id: number) => Omit<RecordOf<E>, 'id' | keyof typeof BUILT>,
): Builder<RecordOf<E>> {
  return (changes) => {
    const { id = 1 } = { ...changes } as { id?: number };
    // Fails loudly on what the schema refuses: a test about an impossible record proves nothing.
    return record.parse({ id, ...BUILT, ...usual(id), ...changes }) as RecordOf<E>;
  };
}

/** A device of the owner: `buildDevice({ class_id: 3 })`. Give several of them different ids: the label follows it. */
export const buildDevice: Builder<Device> = builderOf(devices, (id) => ({
  user_id: OWNER_ID,
  device_id: `CR-${1000 + id}`,
  name: `Device ${id}`,
  class_id: 2,
  icon_id: 1,
  device_tag_id: null,
  online: 'Offline',
  state: 'pause',
}));

/** A verified person without admin rights; the e-mail address follows the id. */
export const buildUser: Builder<User> = builderOf(users, (id) => ({
  first_name: 'Pat',
  last_name: `Person ${id}`,
  username: `person-${id}@carillon.example`,
  location: 'Harbour Street 12, Kielstadt',
  role: 'user',
  verified: true,
  blocked: false,
  accessed_at: null,
}));

/** An address that is not the main one; in a seed it needs whose it is: `{ ...buildAddress(), user_id: 2 }`. */
export const buildAddress: Builder<Address> = builderOf(addresses, (id) => ({
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
}));

/** A picture without tags that no product shows; the platform draws it when it is looked at. */
export const buildMedia: Builder<Media> = builderOf(medias, (id) => ({
  path: seedPicturePath(id),
  description: `Picture ${id}`,
  type: 'image/png',
  file_size: seedPictureLength(id),
  user_id: ADMIN_ID,
  tags: [],
  product_count: 0,
}));

/** A country; its code follows the id. */
export const buildCountry: Builder<Country> = builderOf(countries, (id) => ({
  name: `Country ${id}`,
  code: `X${id}`,
  media_count: 0,
  product_count: 0,
  device_count: 0,
}));

/** A carrier without a country to ship to: name one, `buildCarrier({ countries: [buildCountry()] })`. */
export const buildCarrier: Builder<Carrier> = builderOf(carriers, (id) => ({
  company: `Company ${id}`,
  name: 'Parcel',
  price_in_cents: 990,
  countries: [],
}));

/** A public tag that nothing carries. */
export const buildTag: Builder<Tag> = builderOf(tags, (id) => ({
  name: `Tag ${id}`,
  variant: 'primary',
  public: true,
  media_count: 0,
  product_count: 0,
  device_count: 0,
}));

/** A product that the shop sells, for 100 euro net and without pictures. */
export const buildProduct: Builder<Product> = builderOf(products, (id) => ({
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
}));

/** A tag for devices that no device carries. */
export const buildDeviceTag: Builder<DeviceTag> = builderOf(deviceTags, (id) => ({
  name: `Tag ${id}`,
  variant: 'primary',
  icon: null,
  device_count: 0,
}));

/** A square. */
export const buildIcon: Builder<Icon> = builderOf(icons, (id) => ({
  name: `Icon ${id}`,
  icon_paths: ['M4 4h16v16H4z'],
}));

/** The builder of each entity: one without does not compile. */
export const builders: { readonly [Name in EntityName]: Builder<RecordOf<(typeof entities)[Name]>> } = {
  users: buildUser,
  addresses: buildAddress,
  countries: buildCountry,
  carriers: buildCarrier,
  tags: buildTag,
  medias: buildMedia,
  products: buildProduct,
  devices: buildDevice,
  deviceTags: buildDeviceTag,
  icons: buildIcon,
};
