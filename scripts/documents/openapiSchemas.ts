// The names that schemas have in docs/openapi.yaml, and what their fields mean. A field that the schema does not have does
// not compile.
import {
  address,
  addressBody,
  calls,
  carrier,
  carrierBody,
  country,
  countryBody,
  countryRef,
  device,
  deviceBody,
  deviceTag,
  deviceTagBody,
  emailBody,
  icon,
  loginAnswer,
  loginBody,
  media,
  mediaChanges,
  mediaRef,
  mediaUpload,
  newDeviceBody,
  newUserBody,
  orderOption,
  priceTier,
  product,
  productBody,
  resetBody,
  role,
  sessionToken,
  signupBody,
  tag,
  tagBody,
  tagRef,
  tagVariant,
  user,
  userChanges,
  userDetail,
  verifyBody,
} from '@carillon/protocol';
import { named, namedForm } from './jsonSchema.ts';

const PASSWORD =
  '8 to 128 characters, among them a lower-case letter, an upper-case letter, a digit and one of !@#$%^&*(){}-+:,._';
const EMAIL = 'An e-mail address in lower case without blanks around it, 6 to 128 characters.';
const LINE = 'Not only blanks.';

const personFields = {
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

const price = 'Euro cents, net.';

const carrierFields = {
  name: 'The service: "Express".',
  price_in_cents: `${price} 1250 is 12.50 €.`,
};

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

/** Every named schema of the calls. */
export const openapiSchemas = {
  // Sessions and people
  Role: named(role, '`admin` manages everything, `user` their own things.'),
  SessionToken: named(sessionToken, 'What a session is kept by.', {
    jwt: 'Sent as `Authorization: Bearer …`, and as the password at the broker.',
    refresh_at: 'When to ask for the next token, in seconds since 1970 UTC.',
  }),
  User: named(user, 'A person.', userFields),
  UserDetail: named(userDetail, 'A person, and how much is theirs.', {
    ...userFields,
    device_count: 'Devices registered.',
    tag_count: 'Device tags made.',
  }),
  LoginBody: named(loginBody, 'What logs a person in.', { email: EMAIL, password: PASSWORD }),
  LoginAnswer: named(loginAnswer, 'The session that has begun, and whose it is.'),
  SignupBody: named(signupBody, 'What signs a visitor up.', {
    name: 'First name.',
    surname: 'Last name.',
    location: personFields.location,
    email: EMAIL,
    password: PASSWORD,
    terms: 'The visitor agrees to the terms.',
  }),
  VerifyBody: named(verifyBody, 'What verifies an e-mail address.', { token: 'From the e-mail.' }),
  EmailBody: named(emailBody, 'Where an e-mail is to be sent.', { email: EMAIL }),
  ResetBody: named(resetBody, 'What sets a forgotten password anew.', {
    token: 'From the e-mail.',
    password: PASSWORD,
  }),
  NewUserBody: named(newUserBody, 'What an administrator makes a person of.', personFields),
  UserChanges: named(
    userChanges,
    'What changes of a person: what is absent or null stays. Only administrators change `role`, `verified` and `blocked`.',
    { ...personFields, username: `${EMAIL} Another one has to be verified again.` },
  ),
  Address: named(address, 'A postal address of a person.', addressFields),
  AddressBody: named(addressBody, 'What is saved of a postal address.', addressFields),

  // Catalog
  CountryRef: named(countryRef, 'A country inside another record.'),
  Country: named(country, 'A country that is shipped to.', { code: 'At most 4 characters: "IT".' }),
  CountryBody: named(countryBody, 'What is saved of a country.', { code: '"IT".' }),
  Carrier: named(carrier, 'A service that ships.', carrierFields),
  CarrierBody: named(carrierBody, 'What is saved of a carrier.', {
    ...carrierFields,
    countries: 'Where it ships to: of each country its id.',
  }),
  TagVariant: named(tagVariant, 'One of seven colours.'),
  TagRef: named(tagRef, 'A tag inside another record.'),
  Tag: named(tag, 'A tag for pictures and products.', {
    public: 'For everybody; others for their owner alone.',
    media_count: 'Pictures that carry it.',
    product_count: 'Products that carry it.',
    device_count: 'Devices that carry it.',
  }),
  TagBody: named(tagBody, 'What is saved of a tag.', {
    public: 'For everybody; others for their owner alone.',
  }),
  MediaRef: named(mediaRef, 'A picture inside another record.', { path: 'See `Media`.' }),
  Media: named(media, 'A picture.', {
    path:
      'Where it lies, outside of `/api`: `/public/media/{path}`. With `thumb-` in front of the file name it is at most 120 ' +
      'pixels long, with `small-` 650.',
    type: 'Media type: image/png, image/jpeg, image/webp or image/gif.',
    file_size: 'Bytes.',
    user_id: 'Who uploaded it.',
    product_count: 'Products that show it.',
  }),
  MediaUpload: namedForm(mediaUpload, 'A picture to add, as the fields of a form.', {
    upload: 'The file: PNG, JPEG, WebP or GIF, at most 10 MiB.',
    tag_ids: 'The ids of its tags: a field of this name for each.',
  }),
  MediaChanges: namedForm(mediaChanges, 'What changes of a picture, as the fields of a form.', {
    upload: 'Another file in place of the one that is there, if any.',
    tag_ids: 'The ids of all its tags: a field of this name for each.',
  }),
  PriceTier: named(priceTier, 'The price of one piece, from a quantity on.', {
    price,
    quantity: 'From how many pieces on.',
    discount: 'Percent off `price`, with at most two decimals.',
  }),
  Product: named(product, 'A product of the shop.', {
    ...productFields,
    prices: 'For each quantity from which another price holds; see `PriceTier`.',
    medias: 'Pictures in the order in which they are shown.',
  }),
  ProductBody: named(productBody, 'What is saved of a product.', {
    ...productFields,
    medias: 'Of each picture its id, in the order in which they are shown.',
    tags: 'Of each tag its id.',
  }),

  // Devices
  Device: named(device, 'A registered device.', {
    id: "The record's id, which stands in paths.",
    user_id: 'Whose it is.',
    device_id: 'The label printed on the device, which stands in the topics of the broker.',
    class_id: '1 nano, 2 micro, 3 and 4 standard; 0 and any other number: not classified, without topics.',
    ...deviceFields,
    online: 'What the broker last heard: a device says when it comes and goes.',
    state: 'Whether it plays or sends something right now.',
  }),
  NewDeviceBody: named(newDeviceBody, 'What registers a device.', {
    label: 'As printed on the device.',
    key: 'As it left the factory with the device. No answer ever holds it.',
    ...deviceFields,
  }),
  DeviceBody: named(deviceBody, 'What is saved of a registered device.', deviceFields),
  DeviceTag: named(deviceTag, 'A tag for devices: a person has their own.', {
    icon: 'Name or path of a picture, or null.',
    device_count: 'Devices that carry it.',
  }),
  DeviceTagBody: named(deviceTagBody, 'What is saved of a tag for devices.', {
    icon: 'Name or path of a picture, or null.',
  }),
  Icon: named(icon, "A device's picture.", {
    icon_paths: 'Vector paths (SVG `d`) on a field of 24 x 24, or the path of one image on the same origin.',
  }),

  // What many calls answer
  Timestamp: named(user.shape.created_at, 'A moment: ISO 8601 in UTC.'),
  OrderOption: named(orderOption, 'One way to sort a list.', {
    name: 'For people.',
    order: 'What `order_by` takes.',
  }),
  Deleted: named(calls.deleteUser.answer, 'What is gone.', { id: 'The id that it had.' }),
  Nothing: named(calls.logout.answer, 'Nothing more to say.'),
};
