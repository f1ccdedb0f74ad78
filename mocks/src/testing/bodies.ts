import type { CallInput, CallName, calls } from '@carillon/protocol';
import { drawSeedPicture, seedPicturePath } from '../media/drawing.ts';
import { fileOf, formOf } from './pictures.ts';
import { credentials, type Session } from './session.ts';

type Input<Name extends CallName> = CallInput<(typeof calls)[Name]>;

type BodyOf<Input> = Input extends { readonly body: infer Body } ? Body : never;
type MailedCall = 'verifyEmail' | 'resetPassword';

/** The body of each call that has one; a token that comes by mail exists in a session only. */
type Bodies = {
  readonly [Name in CallName as BodyOf<Input<Name>> extends never ? never : Name]: Name extends MailedCall
    ? (session: Session) => Promise<BodyOf<Input<Name>>>
    : BodyOf<Input<Name>>;
};

const names = { first_name: 'Nora', last_name: 'Falk', location: 'Torggatan 3, Lund' };
const email = 'nora@carillon.example';
const password = 'Nora-12345!';

const address = {
  name: 'Nora Falk',
  prefix: '46',
  phone: '46 123 45 67',
  line1: 'Torggatan 3',
  line2: '',
  country: 'SE',
  region: 'Skåne',
  city: 'Lund',
  zip: '222 22',
  note: '',
  main: true,
};
const carrier = { company: 'Kite Post', name: 'Parcel', price_in_cents: 700, countries: [{ id: 1 }] };
const tag = { name: 'Bright', variant: 'info', public: true } as const;
const product = {
  title: 'Test player',
  sku: 'TEST-1',
  stock: 1,
  summary: 'A player.',
  description: 'A player, described.',
  is_active: true,
  is_available: true,
  prices: [{ price: 100, quantity: 1, discount: 0 }],
  medias: [{ id: 2 }, { id: 1 }],
  tags: [{ id: 1 }],
  tax_percentage: 22,
  note: '',
  alert: '',
  features: '',
};
const device = { name: 'Kitchen', icon_id: 1, device_tag_id: 1 };
const deviceTag = { name: 'Bright', icon: null, variant: 'info' } as const;
const media = {
  upload: fileOf(drawSeedPicture(seedPicturePath(1), 'thumb') ?? '', 'image/png'),
  description: 'A picture',
  tag_ids: [1, 2],
};

/**
 * A body that each saving call takes, with the default seed and the ids of `Session.call` or of `otherIds`. A call
 * without one does not compile.
 */
const bodies: Bodies = {
  signup: { name: 'Nora', surname: 'Falk', location: 'Lund', email, password, terms: true },
  login: credentials('owner'),
  verifyEmail: async (session) => ({ token: await mailedToken(session, 'resendEmail', 'unverified') }),
  resendEmail: { email: credentials('unverified').email },
  forgotPassword: { email: credentials('owner').email },
  resetPassword: async (session) => ({
    token: await mailedToken(session, 'forgotPassword', 'owner'),
    password,
  }),
  addUser: { ...names, username: email, password, role: 'user', verified: true, blocked: false },
  updateUser: { ...names, role: null, verified: null, blocked: null },
  addAddress: address,
  updateAddress: address,
  addCountry: { name: 'Atlantis', code: 'ZZ' },
  updateCountry: { name: 'Republic of Austria', code: 'AT' },
  addCarrier: carrier,
  updateCarrier: carrier,
  addTag: tag,
  updateTag: tag,
  addMedia: media,
  updateMedia: media,
  addProduct: product,
  updateProduct: product,
  registerDevice: { ...device, label: 'CR-1005', key: 'KEY-1005' },
  updateDevice: device,
  addDeviceTag: deviceTag,
  updateDeviceTag: deviceTag,
};

/** Where the usual ids would be refused: the first record of these kinds is in use. */
export const otherIds: { readonly [Name in CallName]?: Readonly<Record<string, number>> } = {
  deleteTag: { id: 15 },
  deleteMedia: { id: 18 },
  deleteDeviceTag: { id: 2 },
};

const hasBody = (name: CallName): name is keyof Bodies => Object.hasOwn(bodies, name);

/** A body that a call takes, ready to be sent; undefined for a call without one. */
export async function validBody(name: CallName, session: Session): Promise<unknown> {
  if (name === 'addMedia' || name === 'updateMedia') return formOf(bodies[name]);
  const body = hasBody(name) ? bodies[name] : undefined;
  return typeof body === 'function' ? body(session) : body;
}

async function mailedToken(
  session: Session,
  name: 'resendEmail' | 'forgotPassword',
  account: string,
): Promise<string> {
  const { envelope } = await session.call(name, { body: { email: credentials(account).email } });
  return envelope.debug?.jwt ?? '';
}
