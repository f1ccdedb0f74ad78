import {
  type AllNamedCalls,
  type AnyEntity,
  type Call,
  type CallInput,
  type CallName,
  calls,
  type EntityName,
  entities,
  nameCall,
} from '@carillon/protocol';
import { builders } from '../builders.ts';
import { drawSeedPicture, seedPicturePath } from '../media/drawing.ts';
import { describeIssue } from '../platform/input.ts';
import { recordTables } from '../records/index.ts';
import { defaultSeed } from '../seed/seed.ts';
import type { Relation } from '../storage/table.ts';
import { makeFile, makeForm } from './pictures.ts';
import { credentials, type Session } from './session.ts';

type Input<Name extends CallName> = CallInput<(typeof calls)[Name]>;

type BodyOf<Input> = Input extends { readonly body: infer Body } ? Body : never;
type MailedCall = 'verifyEmail' | 'resetPassword';

/** The body of a call; a token that comes by mail exists in a session only. */
type Body<Name extends CallName> = Name extends MailedCall
  ? (session: Session) => Promise<BodyOf<Input<Name>>>
  : BodyOf<Input<Name>>;

/** The calls that save a record: their bodies can be had of its builder. */
type SavingCall = Exclude<keyof AllNamedCalls<typeof entities>, MailedCall>;
type WithBody = { readonly [Name in CallName]: BodyOf<Input<Name>> extends never ? never : Name }[CallName];

type Bodies = { readonly [Name in Exclude<WithBody, SavingCall>]: Body<Name> } & {
  readonly [Name in Extract<WithBody, SavingCall>]?: Body<Name>;
};

const names = { first_name: 'Nora', last_name: 'Falk', location: 'Torggatan 3, Lund' };
const email = 'nora@carillon.example';
const password = 'Nora-12345!';

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
const media = {
  upload: makeFile(drawSeedPicture(seedPicturePath(1), 'thumb') ?? '', 'image/png'),
  description: 'A picture',
  tag_ids: [1, 2],
};

/**
 * A body that each saving call takes, with the default seed and the ids of `Session.call` or of `otherIds`. A call that is
 * no entity's does not compile without one; an entity has one here where what its builder makes cannot be saved as it is.
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
  addMedia: media,
  updateMedia: media,
  addProduct: product,
  updateProduct: product,
  registerDevice: { ...device, label: 'CR-1005', key: 'KEY-1005' },
  updateDevice: device,
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
  const body = hasBody(name) ? bodies[name] : builtBody(name);
  if ((calls[name] as Call).isMultipart) return makeForm(Object(body));
  return typeof body === 'function' ? body(session) : body;
}

/** Of each relation of an entity the last record of the seed: tests delete the first. */
function buildRelated(name: EntityName): object {
  const names = (Object.keys(entities) as EntityName[]).filter((one) => one !== 'users');
  const related = Object.entries<Relation>(recordTables[name].relations).flatMap(([field, { target }]) => {
    const other = names.find((one) => recordTables[one] === target);
    const last = other && defaultSeed[other].at(-1);
    return other && last ? [[field, [builders[other]({ id: last.id })]]] : [];
  });
  return Object.fromEntries(related);
}

/** What the form of an entity would send of a record that its builder made, and that points at one of each other kind. */
function builtBody(name: CallName): unknown {
  for (const entityName of Object.keys(entities) as EntityName[]) {
    const entity: AnyEntity & Partial<Form> = entities[entityName];
    if (name !== nameCall(entity, 'add') && name !== nameCall(entity, 'update')) continue;
    const { body, toForm, toBody } = entity;
    const sent = toForm && toBody?.(toForm(builders[entityName]({ id: 99, ...buildRelated(entityName) })));
    const read = body?.safeParse(sent);
    if (read?.success) return read.data;
    throw new Error(`${name} needs a body in testing/bodies.ts: ${describeIssue(read?.error?.issues[0])}`);
  }
  return undefined;
}

interface Form {
  toForm(record: unknown): unknown;
  toBody(form: unknown): unknown;
}

async function mailedToken(
  session: Session,
  name: 'resendEmail' | 'forgotPassword',
  account: string,
): Promise<string> {
  const { envelope } = await session.call(name, { body: { email: credentials(account).email } });
  return envelope.debug?.jwt ?? '';
}
