import type * as z from 'zod/mini';
import type { count } from '../field/field.ts';
import type { Schema } from '../field/schema.ts';
import type { Refusals } from '../form/refusal.ts';
import type { Access, Call } from '../http/call.ts';
import {
  countCall,
  deleteCall,
  type deleted,
  listCall,
  multipart,
  orderCall,
  type orderOptions,
  updateCall,
} from '../http/recordShapes.ts';
import { postCall, readCall } from '../http/shapes.ts';
import type { countQuery, listQuery, OrderOption } from '../list/list.ts';
import { LIST_PARAMS, type ListParamNames } from '../list/paramNames.ts';

/** What can be done with the records of an entity: each is a call. */
export type Verb = 'count' | 'list' | 'order' | 'read' | 'add' | 'update' | 'remove';

const VERBS = ['count', 'list', 'order', 'read', 'add', 'update', 'remove'] as const;

/**
 * Who may see records and who may save them; a verb beside these is an exception. `select` is who may choose among them
 * though they may not see all the rest: an exception for both calls that a selector needs, never for one of them.
 */
type EntityAccess = Readonly<
  { see: Access; save: Access; select?: Access; count?: never; list?: never } & Partial<
    Record<Exclude<Verb, 'count' | 'list'>, Access>
  >
>;

/** A kind of record, without its conversions. */
export interface Shape {
  /** A record in the names of its calls: 'Country' makes `readCountry`. */
  readonly one: string;
  /** Several of them: 'Countries' makes `listCountries`. */
  readonly many: string;
  /** Below `/api`: '/countries'. */
  readonly path: string;
  /** Where the records belong to somebody: '/{userId}'. */
  readonly parent?: string;
  /** What the path of a list says besides: '/{flag}'. */
  readonly filter?: string;
  /** The name of the record's id in its path; by default 'id'. */
  readonly idName?: string;
  /** Where a record is added, after `path`; by default '/add', or '/{userId}' where that is the parent. */
  readonly addPath?: string;
  readonly access: EntityAccess;
  /** The calls that it has; by default all. */
  readonly verbs?: readonly Verb[];
  /** Calls that are named otherwise: `{ add: 'register' }` makes `registerDevice`. */
  readonly names?: Readonly<Partial<Record<Verb, string>>>;
  /** Whether it is saved as multipart/form-data, for a file. */
  readonly isMultipart?: boolean;
  /** The names of its list's parameters in the address of a page; by default those that most lists have. */
  readonly listParams?: ListParamNames;
  /** A record as lists answer it. */
  readonly record: Schema<unknown>;
  /** A record as it is answered alone, where that says more. */
  readonly detail?: Schema<unknown>;
  /** What is saved, with the key of the sentence that says what is wrong. */
  readonly body?: Schema<unknown>;
  /** What adds a record, where that is something else than what saves it. */
  readonly added?: { readonly body: Schema<unknown> };
  /** How the platform refuses what stands in a field. */
  readonly refusals?: Refusals;
  /** What a list can be sorted by: the keys that `order_by` takes. */
  readonly orders: readonly string[];
}

/** What is typed for a record, and how it is made of the record and becomes a body. */
interface Conversions<Rec, Form, NewForm> {
  readonly record: Schema<Rec>;
  /** The fields in which `query` is looked for. */
  readonly searched: readonly (keyof Rec & string)[];
  /** What a person calls a record: its name. */
  readonly getName: (record: Rec) => string;
  /** A new record before anything is typed. */
  readonly start?: Form;
  /** What a form shows of a record. */
  readonly toForm?: (record: Rec) => Form;
  /** What a form sends of what was typed, to be checked with `body`. */
  readonly toBody?: (form: Form) => unknown;
  /** The same for a new record, where something else is typed for it than for one that is there. */
  readonly added?: {
    readonly start?: NewForm;
    readonly toBody?: (form: NewForm) => unknown;
  };
}

type Piece<D, Name extends string, Default> = D extends { readonly [K in Name]: infer T } ? T : Default;
type Text<D, Name extends string, Default extends string = ''> = Extract<Piece<D, Name, Default>, string>;

type InList<D extends Shape> = `${Text<D, 'parent'>}${Text<D, 'filter'>}`;
type AddPath<D extends Shape> = `${D['path']}${Text<
  D,
  'addPath',
  D extends { readonly parent: infer Parent extends string } ? Parent : '/add'
>}`;
type RecordPath<D extends Shape> = `${D['path']}${Text<D, 'parent'>}/{${Text<D, 'idName', 'id'>}}`;
type Detail<D extends Shape> = Extract<Piece<D, 'detail', D['record']>, Schema<unknown>>;
type Body<D> = Extract<Piece<D, 'body', Schema<never>>, Schema<unknown>>;
type NewBody<D> = D extends { readonly added: { readonly body: infer S extends Schema<unknown> } }
  ? S
  : Body<D>;

/** All calls that an entity can have. */
interface AllCalls<D extends Shape> {
  readonly count: Call<`${D['path']}/count${InList<D>}`, typeof countQuery, undefined, typeof count>;
  readonly list: Call<
    `${D['path']}/list${InList<D>}`,
    typeof listQuery,
    undefined,
    z.ZodMiniArray<D['record']>
  >;
  readonly order: Call<`${D['path']}/order`, undefined, undefined, typeof orderOptions>;
  readonly read: Call<RecordPath<D>, undefined, undefined, Detail<D>>;
  readonly add: Call<AddPath<D>, undefined, NewBody<D>, Detail<D>>;
  readonly update: Call<RecordPath<D>, undefined, Body<D>, Detail<D>>;
  readonly remove: Call<RecordPath<D>, undefined, undefined, typeof deleted>;
}

/** The calls that an entity has: others do not compile. */
export type EntityCalls<D extends Shape> = Pick<
  AllCalls<D>,
  D extends { readonly verbs: readonly (infer V extends Verb)[] } ? V : Verb
>;

/** What `defineEntity` adds to a definition. */
interface Added<D extends Shape> {
  readonly calls: EntityCalls<D>;
  readonly idName: string;
  readonly listParams: ListParamNames;
}

/** A kind of record: its calls, schemas, list parameters and the conversions between record, form and body. */
export type Entity<D extends Shape = Shape> = Omit<D, keyof Added<D>> & Added<D>;

/**
 * Writes a kind of record in one place. Its calls, the platform that answers them, lists, forms and documents follow from
 * it (S3, S7, D3, D7).
 *
 * @example
 * const countries = defineEntity({
 *   one: 'Country', many: 'Countries', path: '/countries', access: { see: 'admin', save: 'admin' },
 *   record: country, body: countryBody, getName, start, toForm, toBody,
 * });
 * await http.request(countries.calls.read, { id: 1 });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEntity<const D extends Shape, Rec, Form, NewForm>(
  definition: D & Conversions<Rec, Form, NewForm>,
): Entity<D> {
  const { path, parent = '', filter = '', idName = 'id', access, verbs = VERBS }: Shape = definition;
  const { record, detail = record, body = record, added }: Shape = definition;
  const { addPath = parent || '/add', isMultipart }: Shape = definition;
  const recordPath = `${path}${parent}/{${idName}}`;
  const send = <C extends Call>(call: C) => (isMultipart ? multipart(call) : call);
  const { see, save, select = see, ...exceptions } = access;
  // Nobody is named in the path of the ways to sort.
  const order = see === 'owner' ? 'user' : see;
  const saves = { add: save, update: save, remove: save };
  const may = { count: select, list: select, order, read: see, ...saves, ...exceptions };
  const all: Readonly<Record<Verb, Call>> = {
    count: countCall(`${path}/count${parent}${filter}`, may.count),
    list: listCall(`${path}/list${parent}${filter}`, may.list, record),
    order: orderCall(`${path}/order`, may.order),
    read: readCall(recordPath, may.read, detail),
    add: send(postCall(`${path}${addPath}`, may.add, added?.body ?? body, detail)),
    update: send(updateCall(recordPath, may.update, body, detail)),
    remove: deleteCall(recordPath, may.remove),
  };
  const calls = Object.fromEntries(verbs.map((verb) => [verb, all[verb]]));
  // Written by the same rules as the type, which the compiler cannot follow through the texts.
  return { listParams: LIST_PARAMS.common, ...definition, idName, calls } as unknown as Entity<D>;
}

/** The keys of the orders by some values, each both ways: 'name' is `name_asc` and `name_des`. */
/* @__NO_SIDE_EFFECTS__ */
export const bothWays = <const Key extends string>(...keys: readonly Key[]) =>
  keys.flatMap((key) => [`${key}_asc`, `${key}_des`] as const);

/** The orders by date that most kinds of records have. */
export const BY_DATE = ['last_created', 'last_modified'] as const;

/** Any entity, for what is the same for all of them. */
export interface AnyEntity extends Shape {
  readonly calls: Readonly<Partial<Record<Verb, Call>>>;
  readonly idName: string;
  readonly listParams: ListParamNames;
  readonly searched: readonly string[];
  readonly getName: (record: never) => string;
}

/** A record of an entity, as lists answer it. */
export type RecordOf<E extends Pick<Shape, 'record'>> = z.output<E['record']>;

/** What saves a record of an entity. */
export type BodyOf<E> = E extends { readonly body: infer S extends Schema<unknown> } ? z.output<S> : never;

/** An entity as a list needs it. `Path` is that of the call that lists: it says whose records they are. */
export interface ListedEntity<Rec, Path extends string = string> {
  readonly path: string;
  readonly idName: string;
  readonly listParams: ListParamNames;
  readonly getName: (record: Rec) => string;
  readonly searched: readonly (keyof Rec & string)[];
  readonly calls: {
    readonly count: Call<string, typeof countQuery, undefined, Schema<number>>;
    readonly list: Call<Path, typeof listQuery, undefined, Schema<Rec[]>>;
    readonly order?: Call<string, undefined, undefined, Schema<OrderOption[]>>;
    readonly remove?: Call<string, undefined, undefined, Schema<unknown>>;
  };
}

/**
 * What a form sends, before it is checked: all that the body requires, whatever its value. A form of which nobody knows
 * what it sends can never be saved.
 */
export type Unchecked<Body> = { readonly [Name in keyof Body]: unknown };

/** An entity as a form needs it. `Path` is that of the call that adds: it says whose record it becomes. */
export interface FormEntity<Rec, Form, Body, Path extends string = string> {
  readonly idName: string;
  readonly getName: (record: Rec) => string;
  readonly body: Schema<Body>;
  readonly start: Form;
  readonly toForm: (record: Rec) => Form;
  readonly toBody: (form: Form) => Unchecked<Body>;
  readonly refusals?: Refusals;
  /** Something else is typed for a new record: it is added by a form of its own. */
  readonly added?: object;
  readonly calls: {
    readonly read: Call<string, undefined, undefined, Schema<Rec>>;
    readonly add: Call<Path, undefined, Schema<Body>, Schema<Rec>>;
    readonly update: Call<string, undefined, Schema<Body>, Schema<Rec>>;
    readonly remove?: Call<string, undefined, undefined, Schema<unknown>>;
  };
}
