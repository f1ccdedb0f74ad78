// What docs/openapi.yaml says in words of the entities, where their names do not say it. A text of a field that is not there
// does not compile.
import { type EntityName, type entities, LABEL_REFUSALS, type Schema, type Verb } from '@carillon/protocol';
import type * as z from 'zod';

/** What a schema is, and what its fields mean where their names do not say it. */
type SchemaText<S> = readonly [
  text: string,
  fields?: S extends Schema<unknown> ? { readonly [K in keyof z.output<S>]?: string } : never,
];

/** The words for one entity; what is left out follows from its names (`completeText`). */
export type EntityText<E> = {
  readonly area?: { readonly name: string; readonly description: string };
  /** 'a country' */
  readonly one?: string;
  /** 'countries' */
  readonly many?: string;
  /** What its lists have, where that is less than all: "a person's devices". */
  readonly listed?: string;
  /** What a call does, where 'Add', 'Change' and the like do not say it. */
  readonly summaries?: Readonly<Partial<Record<Verb, string>>>;
  /** What else is to be known of a call. */
  readonly notes?: Readonly<Partial<Record<Verb, string>>>;
  /** The names of its schemas, where they are not `CountryBody` and `NewDeviceBody`. */
  readonly names?: { readonly body?: string; readonly added?: string };
} & (E extends { readonly record: infer S } ? { readonly record?: SchemaText<S> } : unknown) &
  (E extends { readonly detail: infer S } ? { readonly detail?: SchemaText<S> } : unknown) &
  (E extends { readonly body: infer S } ? { readonly body?: SchemaText<S> } : unknown) &
  (E extends { readonly added: { readonly body: infer S } } ? { readonly added?: SchemaText<S> } : unknown);

export const PASSWORD =
  '8 to 128 characters, among them a lower-case letter, an upper-case letter, a digit and one of !@#$%^&*(){}-+:,._';
export const EMAIL = 'An e-mail address in lower case without blanks around it, 6 to 128 characters.';
const LINE = 'Not only blanks.';

export const personFields = {
  first_name: LINE,
  last_name: LINE,
  location: 'Where the person is, in their own words.',
  username: EMAIL,
  password: PASSWORD,
  verified: 'Whether the e-mail address is known to be theirs. Nobody logs in before.',
  blocked: 'A blocked person cannot log in, and what they had open ends at once.',
};

const userFields = {
  username: 'The e-mail address, by which the person logs in.',
  verified: personFields.verified,
  blocked: personFields.blocked,
  accessed_at: 'The last login, or null before the first one.',
};

const addressFields = {
  name: 'What the person calls this address: "Home".',
  prefix: 'Calling code of the country, without "+" or "00".',
  phone: 'Digits, blanks and ()./- without the calling code.',
  country: 'The `code` of a country.',
  main: 'The address to use first. Saving one as main makes all others of this person not main.',
};

export const PRICE = 'Euro cents, net.';

const carrierFields = { name: 'The service: "Express".', price_in_cents: `${PRICE} 1250 is 12.50 €.` };

const productFields = {
  sku: 'Stock-keeping unit: unique.',
  stock: 'Pieces in stock.',
  is_active: 'Whether visitors see the product at all.',
  is_available: 'Whether it can be ordered.',
  prices: 'One entry for each quantity from which another price holds; no quantity twice.',
  tax_percentage: 'Percent, with at most two decimals.',
};

const deviceFields = {
  icon_id: 'Id of an icon.',
  device_tag_id: "Id of one of the person's device tags, or null for none.",
};

const PUBLIC = 'For everybody; others for their owner alone.';
const TAG_ICON = 'Name or path of a picture, or null.';

const FLAG = 'With `flag` true these are the public tags and those of the person, with false theirs alone.';
const VISITORS = 'Visitors, and whoever is no administrator, see active products only.';
const REGISTERED = 'Refused with "already registered" in the message where';
const MULTIPART = 'Multipart, because of the file.';

/** The entities that need words, in the order of the document; the others follow. */
export const entityTexts: { readonly [Name in EntityName]?: EntityText<(typeof entities)[Name]> } = {
  users: {
    area: { name: 'Accounts', description: 'Sessions, and people with their rights.' },
    one: 'a person',
    many: 'people',
    notes: {
      list: 'A person is found by the labels of their devices, too.',
      add: `${REGISTERED} the address has an account.`,
      update: `What is absent or null stays. A new e-mail address or password ends the sessions of the person. A new e-mail address of one's own has to be verified before one logs in again. 403 to whoever is no administrator and changes \`role\`, \`verified\` or \`blocked\`. ${REGISTERED} another account has the address.`,
      remove:
        'With their addresses and device tags; their devices can be registered again. Pictures and tags pass to an administrator.',
    },
    names: { body: 'UserChanges' },
    record: ['A person.', userFields],
    detail: [
      'A person, and how much is theirs.',
      { ...userFields, device_count: 'Devices registered.', tag_count: 'Device tags made.' },
    ],
    added: ['What an administrator makes a person of.', personFields],
    body: [
      'What changes of a person: what is absent or null stays. Only administrators change `role`, `verified` and `blocked`.',
      { ...personFields, username: `${EMAIL} Another one has to be verified again.` },
    ],
  },
  addresses: {
    area: { name: 'Addresses', description: "A person's postal addresses." },
    record: ['A postal address of a person.', addressFields],
    body: ['What is saved of a postal address.', addressFields],
  },
  countries: {
    area: { name: 'Countries', description: 'Where the shop ships to.' },
    notes: { remove: 'Refused while a carrier ships to it or an address is in it.' },
    record: ['A country that is shipped to.', { code: 'At most 4 characters: "IT".' }],
    body: ['What is saved of a country.', { code: '"IT".' }],
  },
  carriers: {
    area: { name: 'Carriers', description: 'Services that ship, and what they cost.' },
    record: ['A service that ships.', carrierFields],
    body: [
      'What is saved of a carrier.',
      { ...carrierFields, countries: 'Where it ships to: of each country its id.' },
    ],
  },
  tags: {
    area: { name: 'Tags', description: 'Tags for pictures and products, public or of one person.' },
    notes: {
      count: FLAG,
      list: FLAG,
      read: 'One of the person, or a public one.',
      add: 'It belongs to the person of the path.',
      remove: 'Refused while a picture or a product carries it.',
    },
    record: [
      'A tag for pictures and products.',
      {
        public: PUBLIC,
        media_count: 'Pictures that carry it.',
        product_count: 'Products that carry it.',
        device_count: 'Devices that carry it.',
      },
    ],
    body: ['What is saved of a tag.', { public: PUBLIC }],
  },
  medias: {
    area: { name: 'Medias', description: 'Pictures.' },
    one: 'a picture',
    many: 'pictures',
    summaries: { read: 'Read what is known of a picture' },
    notes: {
      read: 'The picture itself is at its `path`.',
      add: MULTIPART,
      update: `${MULTIPART} Without a file the one that is there stays.`,
      remove: 'Refused while a product shows it.',
    },
    names: { body: 'MediaChanges', added: 'MediaUpload' },
    record: [
      'A picture.',
      {
        path:
          'Where it lies, outside of `/api`: `/public/media/{path}`. With `thumb-` in front of the file name it is at most 120 ' +
          'pixels long, with `small-` 650.',
        type: 'Media type: image/png, image/jpeg, image/webp or image/gif.',
        file_size: 'Bytes.',
        user_id: 'Who uploaded it.',
        product_count: 'Products that show it.',
      },
    ],
    added: [
      'A picture to add, as the fields of a form.',
      {
        upload: 'The file: PNG, JPEG, WebP or GIF, at most 10 MiB.',
        tag_ids: 'The ids of its tags: a field of this name for each.',
      },
    ],
    body: [
      'What changes of a picture, as the fields of a form.',
      {
        upload: 'Another file in place of the one that is there, if any.',
        tag_ids: 'The ids of all its tags: a field of this name for each.',
      },
    ],
  },
  products: {
    area: { name: 'Products', description: 'What the shop offers.' },
    notes: { count: VISITORS, list: VISITORS, read: VISITORS },
    record: [
      'A product of the shop.',
      {
        ...productFields,
        prices: 'For each quantity from which another price holds; see `PriceTier`.',
        medias: 'Pictures in the order in which they are shown.',
      },
    ],
    body: [
      'What is saved of a product.',
      {
        ...productFields,
        medias: 'Of each picture its id, in the order in which they are shown.',
        tags: 'Of each tag its id.',
      },
    ],
  },
  devices: {
    area: {
      name: 'Devices',
      description: 'Registered devices; what they do right now is told by the broker.',
    },
    summaries: {
      add: 'Register a device',
      update: 'Change name, icon and tag of a device',
      remove: 'Unregister a device',
    },
    notes: {
      list: 'A device is found by the name of its tag, too.',
      add: `A device can be registered only with the label and the key that it left the factory with, and by one person at a time. ${REGISTERED} somebody has it ("${LABEL_REFUSALS.yours}" where that is the same person and the key is right, so that one who tries again learns that it is done), and with "The device key is not valid" for a wrong key. After 5 wrong labels or keys within a minute, for one device or from one person or client, it answers 429.`,
      remove: 'It keeps its events, and its label and key can be registered again.',
    },
    record: [
      'A registered device.',
      {
        id: "The record's id, which stands in paths.",
        user_id: 'Whose it is.',
        device_id: 'The label printed on the device, which stands in the topics of the broker.',
        class_id:
          '1 nano, 2 micro, 3 and 4 standard; 0 and any other number: not classified, without topics.',
        ...deviceFields,
        online: 'What the broker last heard: a device says when it comes and goes.',
        state: 'Whether it plays or sends something right now.',
      },
    ],
    added: [
      'What registers a device.',
      {
        label: 'As printed on the device.',
        key: 'As it left the factory with the device. No answer ever holds it.',
        ...deviceFields,
      },
    ],
    body: ['What is saved of a registered device.', deviceFields],
  },
  deviceTags: {
    area: { name: 'Device tags', description: "A person's own tags for devices." },
    notes: { remove: 'Refused while a device carries it.' },
    record: [
      'A tag for devices: a person has their own.',
      { icon: TAG_ICON, device_count: 'Devices that carry it.' },
    ],
    body: ['What is saved of a tag for devices.', { icon: TAG_ICON }],
  },
  icons: {
    area: { name: 'Icons', description: 'Pictures for devices to choose from.' },
    notes: { list: 'Icons belong to everybody; the person in the path says who asks.' },
    record: [
      "A device's picture.",
      {
        icon_paths:
          'Vector paths (SVG `d`) on a field of 24 x 24, or the path of one image on the same origin.',
      },
    ],
  },
};
