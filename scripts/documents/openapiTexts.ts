// What docs/openapi.yaml says in words. A call without a text does not compile.
import type { CallName } from '@carillon/protocol';

/** What a call does, in a line, and what its table does not say. */
export interface CallText {
  readonly summary: string;
  readonly description?: string;
}

/** The areas of the calls, by the first level of their paths. */
export const AREAS: Readonly<Record<string, { readonly name: string; readonly description: string }>> = {
  accounts: { name: 'Accounts', description: 'Sessions, and people with their rights.' },
  addresses: { name: 'Addresses', description: "A person's postal addresses." },
  countries: { name: 'Countries', description: 'Where the shop ships to.' },
  carriers: { name: 'Carriers', description: 'Services that ship, and what they cost.' },
  tags: { name: 'Tags', description: 'Tags for pictures and products, public or of one person.' },
  medias: { name: 'Medias', description: 'Pictures.' },
  products: { name: 'Products', description: 'What the shop offers.' },
  devices: {
    name: 'Devices',
    description: 'Registered devices; what they do right now is told by the broker.',
  },
  device_tags: { name: 'Device tags', description: "A person's own tags for devices." },
  icons: { name: 'Icons', description: 'Pictures for devices to choose from.' },
};

const either = (...keys: string[]) => keys.flatMap((key) => [`${key}_asc`, `${key}_des`]);
const CATALOG = ['last_created', 'last_modified'];

/** What `order_by` takes, by kind. */
export const ORDERS = {
  users: [
    ...either('first_name', 'last_name', 'username'),
    ...['verified', 'not_verified', 'blocked', 'not_blocked', 'admin', 'user', 'last_created', 'last_edit'],
  ],
  addresses: either('name'),
  countries: [...either('name', 'code'), ...CATALOG],
  carriers: [...either('company', 'name', 'price'), ...CATALOG],
  tags: [...either('name', 'media', 'product', 'device'), ...CATALOG],
  medias: [...either('description', 'size', 'date'), ...CATALOG],
  products: [...either('title', 'sku', 'stock', 'price'), ...CATALOG],
  devices: [...either('name', 'tag_count', 'tag_name'), ...CATALOG],
  deviceTags: either('name', 'date', 'device'),
  icons: [...either('name'), 'last_created'],
};

// Where `query` is looked for.
const SEARCHED: Readonly<Record<keyof typeof ORDERS, string>> = {
  users: 'first name, last name and e-mail address',
  addresses: 'all but the note and the calling code',
  countries: 'name and code',
  carriers: 'company and name',
  tags: 'name',
  medias: 'description',
  products: 'title, SKU and summary',
  devices: 'name and label',
  deviceTags: 'name',
  icons: 'name',
};

const lists = (what: string, kind: keyof typeof ORDERS, ...notes: string[]): CallText => ({
  summary: `List ${what}`,
  description: [
    ...notes,
    `\`query\` is looked for in: ${SEARCHED[kind]}.`,
    `\`order_by\` is one of ${ORDERS[kind].map((order) => `\`${order}\``).join(', ')}.`,
  ].join('\n\n'),
});
const counts = (what: string, description = ''): CallText => ({
  summary: `Count ${what}`,
  description: `${description}How many entries the list of the same query has in all.`,
});
const orders = (what: string): CallText => ({ summary: `Ways to sort ${what}` });

const FLAG = 'With `flag` true these are the public tags and those of the person, with false theirs alone.';
const VISITORS = 'Visitors, and whoever is no administrator, see active products only.';
const RESENT =
  'The answer is the same whether there is such an account or not. After 5 e-mails within a minute, for one address or from one client, it answers 429.';
const DEBUG = 'Servers under development put the token of the e-mail into `debug.jwt`.';
const MULTIPART = 'Multipart, because of the file.';

/** What every call does. */
export const callTexts: Readonly<Record<CallName, CallText>> = {
  // Sessions
  signup: {
    summary: 'Sign up',
    description: `Makes an account and sends an e-mail with a token, which \`verifyEmail\` takes. Refused with "already registered" in the message where the address has an account. After 5 of them within a minute, for one address or from one client, it answers 429. ${DEBUG}`,
  },
  login: {
    summary: 'Log in',
    description:
      'Of the e-mail address neither case nor blanks around it matter to people: a client trims and lower-cases what was typed before it is sent. Answers 401 to an unknown address, to a wrong password, to a blocked account ("This account is blocked") and to an address that is not verified ("Verify your email before logging in"). After 5 failures within a minute, for one address or from one client, it answers 429.',
  },
  logout: { summary: 'Log out', description: 'Ends the session: none of its tokens counts any more.' },
  refreshToken: {
    summary: 'Get the next token',
    description:
      'To be asked at `refresh_at` of the current token, by one tab at a time. The old token stays valid until its own end, but a server may make tokens single-use: use the new one from then on.',
  },
  verifyEmail: {
    summary: 'Verify an e-mail address',
    description: 'Refused where the token is not known or too old.',
  },
  resendEmail: { summary: 'Send the verifying e-mail again', description: `${RESENT} ${DEBUG}` },
  forgotPassword: {
    summary: 'Ask for a new password',
    description: `Sends an e-mail with a token, which \`resetPassword\` takes. ${RESENT} ${DEBUG}`,
  },
  resetPassword: {
    summary: 'Set a forgotten password anew',
    description: 'Ends all sessions of the person. Refused where the token is not known or too old.',
  },

  // People
  countUsers: counts('people'),
  listUsers: lists('people', 'users'),
  orderUsers: orders('people'),
  readUser: { summary: 'Read a person' },
  addUser: {
    summary: 'Add a person',
    description: 'Refused with "already registered" in the message where the address has an account.',
  },
  updateUser: {
    summary: 'Change a person',
    description:
      'What is absent or null stays. A new e-mail address or password ends the sessions of the person. A new e-mail address of one\'s own has to be verified before one logs in again. 403 to whoever is no administrator and changes `role`, `verified` or `blocked`. Refused with "already registered" in the message where another account has the address.',
  },
  deleteUser: {
    summary: 'Delete a person',
    description:
      'With their addresses and device tags; their devices can be registered again. Pictures and tags pass to an administrator.',
  },

  // Postal addresses
  countAddresses: counts("a person's addresses"),
  listAddresses: lists("a person's addresses", 'addresses'),
  orderAddresses: orders('addresses'),
  readAddress: { summary: 'Read an address' },
  addAddress: { summary: 'Add an address' },
  updateAddress: { summary: 'Change an address' },
  deleteAddress: { summary: 'Delete an address' },

  // Catalog
  countCountries: counts('countries'),
  listCountries: lists('countries', 'countries'),
  orderCountries: orders('countries'),
  readCountry: { summary: 'Read a country' },
  addCountry: { summary: 'Add a country' },
  updateCountry: { summary: 'Change a country' },
  deleteCountry: {
    summary: 'Delete a country',
    description: 'Refused while it is the only one that a carrier ships to.',
  },

  countCarriers: counts('carriers'),
  listCarriers: lists('carriers', 'carriers'),
  orderCarriers: orders('carriers'),
  readCarrier: { summary: 'Read a carrier' },
  addCarrier: { summary: 'Add a carrier' },
  updateCarrier: { summary: 'Change a carrier' },
  deleteCarrier: { summary: 'Delete a carrier' },

  countTags: counts('tags', `${FLAG} `),
  listTags: lists('tags', 'tags', FLAG),
  orderTags: orders('tags'),
  readTag: { summary: 'Read a tag', description: 'One of the person, or a public one.' },
  addTag: { summary: 'Add a tag', description: 'It belongs to the person of the path.' },
  updateTag: { summary: 'Change a tag' },
  deleteTag: { summary: 'Delete a tag', description: 'Refused while a picture or a product carries it.' },

  countMedias: counts('pictures'),
  listMedias: lists('pictures', 'medias'),
  orderMedias: orders('pictures'),
  readMedia: {
    summary: 'Read what is known of a picture',
    description: 'The picture itself is at its `path`.',
  },
  addMedia: { summary: 'Add a picture', description: MULTIPART },
  updateMedia: {
    summary: 'Change a picture',
    description: `${MULTIPART} Without a file the one that is there stays.`,
  },
  deleteMedia: { summary: 'Delete a picture', description: 'Refused while a product shows it.' },

  countProducts: counts('products', `${VISITORS} `),
  listProducts: lists('products', 'products', VISITORS),
  orderProducts: orders('products'),
  readProduct: { summary: 'Read a product', description: VISITORS },
  addProduct: { summary: 'Add a product' },
  updateProduct: { summary: 'Change a product' },
  deleteProduct: { summary: 'Delete a product' },

  // Devices
  countDevices: counts("a person's devices"),
  listDevices: lists("a person's devices", 'devices'),
  orderDevices: orders('devices'),
  readDevice: { summary: 'Read a device' },
  registerDevice: {
    summary: 'Register a device',
    description:
      'A device can be registered only with the label and the key that it left the factory with, and by one person at a time. Refused with "already registered" in the message where somebody has it, and with "The device key is not valid" for a wrong key. After 5 wrong labels or keys within a minute, for one device or from one person or client, it answers 429.',
  },
  updateDevice: { summary: 'Change name, icon and tag of a device' },
  unregisterDevice: {
    summary: 'Unregister a device',
    description: 'It keeps its events, and its label and key can be registered again.',
  },

  countDeviceTags: counts("a person's device tags"),
  listDeviceTags: lists("a person's device tags", 'deviceTags'),
  orderDeviceTags: orders('device tags'),
  readDeviceTag: { summary: 'Read a device tag' },
  addDeviceTag: { summary: 'Add a device tag' },
  updateDeviceTag: { summary: 'Change a device tag' },
  deleteDeviceTag: { summary: 'Delete a device tag', description: 'Refused while a device carries it.' },

  countIcons: counts('icons'),
  listIcons: lists('icons', 'icons', 'Icons belong to everybody; the person in the path says who asks.'),
};

/** The values of paths and queries, by their names. */
export const parameterTexts = {
  userId: 'Id of the person whose things these are.',
  id: "The record's id.",
  flag: '`true`: public tags and those of the person. `false`: theirs alone.',
  offset: 'How many entries to leave out: page index times page size.',
  limit: 'How many entries to answer at most.',
  query: 'Plain text that is looked for, whatever its case; each list says where.',
  order_by:
    'A key that the order call of the same kind answers; another one is refused. Without it the newest comes first; what is equal stands in the order of ids.',
};

/** The first page of the document. */
export const INTRODUCTION = `What the Carillon platform keeps: people, devices and the catalog of the shop. What devices do
right now travels over MQTT: see \`asyncapi.yaml\`.

## Envelope

Every answer, errors included, is an object with \`success\`. If it is true, \`data\` has the shape of
the call. If not, \`message\` says to a person what is wrong.

**A refusal has status 200.** What a rule or a schema refuses, such as a label that is registered
already or a name that is too long, is answered with \`success: false\` and the first problem as
message. So look at the status first, then at \`success\`. Checks run in this order: call known, token,
role and ownership, query and body, rule.

## Values

Ids are positive integers. Times are ISO 8601 in UTC; \`refresh_at\` alone is seconds since 1970. Money
is whole euro cents, net. Percentages have at most two decimals. Where a body points at other records,
only their \`id\` is read. Objects may gain fields: ignore those that you do not know. No answer holds
a password or the key of a device.

## Session

A token is a signed JWT, sent as \`Authorization: Bearer …\` and never as a cookie. It lives 60 minutes
and is due for renewal after 30 (\`refresh_at\`, call \`refreshToken\`). After a 401 a client renews once
and repeats what only reads; it never renews after a 401 of \`login\` or \`refreshToken\`.

| Access | Who may use a call                                      |
| ------ | ------------------------------------------------------- |
| public | anybody, without a token                                |
| user   | whoever is logged in                                    |
| owner  | the person whose id is in the path, or an administrator |
| admin  | administrators                                          |

A public call that reads takes a token too; one that has ended counts as none there.

## Lists

\`…/list\` answers an array, \`…/count\` how many entries there are in all, \`…/order\` the ways to
sort. A parameter that is empty counts as left out.

## Limits

A JSON body may have 1 MiB, an uploaded file 10 MiB. A text may hold any character but half of one
and control characters; in \`description\`, \`summary\`, \`note\`, \`alert\`, \`features\` and \`location\`
lines may end and have tabs. Answers carry \`cache-control: no-store\`. Pages
of other origins may call if they come from this machine or if the platform lists their origin; never
with credentials.`;
