import type { output } from 'zod/mini';
import type { Schema } from '../field/schema.ts';

/** Who may use a call: `owner` is the person whose id is in the path, or an admin (S6). */
export type Access = 'public' | 'user' | 'owner' | 'admin';

/** The names in braces of a path: `'/tags/list/{userId}/{flag}'` has a number `userId` and a boolean `flag`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: K extends 'flag' ? boolean : number } & PathParams<Rest>
  : unknown;

/** One row of the table of HTTP calls: the client, the mocks and the documents are all derived from it (S7, D7). */
export interface Call<
  Path extends string = string,
  Query extends Schema<unknown> | undefined = Schema<unknown> | undefined,
  Body extends Schema<unknown> | undefined = Schema<unknown> | undefined,
  Answer extends Schema<unknown> = Schema<unknown>,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; what stands in braces is filled in. */
  readonly path: Path;
  readonly access: Access;
  readonly query?: Query;
  /** JSON, or multipart/form-data where `isMultipart` says so: a list is then sent as a field for each of its values. */
  readonly body?: Body;
  readonly isMultipart?: boolean;
  /** The shape of `data` in the envelope. */
  readonly answer: Answer;
}

type SchemaIn<S> = Extract<S, Schema<unknown>>;

/** What a call is given: the values of its path, query and body, as far as it has them. */
export type CallInput<C extends Call> = object &
  PathParams<C['path']> &
  ([SchemaIn<C['query']>] extends [never] ? object : { readonly query?: output<SchemaIn<C['query']>> }) &
  ([SchemaIn<C['body']>] extends [never] ? object : { readonly body: output<SchemaIn<C['body']>> });

/** What a successful call answers. */
export type CallAnswer<C extends Call> = output<C['answer']>;

/** Writes a row of the table with its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Path extends string,
  Answer extends Schema<unknown>,
  Query extends Schema<unknown> | undefined = undefined,
  Body extends Schema<unknown> | undefined = undefined,
>(call: Call<Path, Query, Body, Answer>): Call<Path, Query, Body, Answer> {
  return call;
}

/** Whether a number can be that of a record: whatever else an address says, of it there is none. */
export const isRecordId = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** The path of a call with its values filled in, below `/api`. */
export function formatPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
