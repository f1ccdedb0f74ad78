/** What a column holds. `time` is ISO 8601 UTC text; `json` is kept as it is and never searched or ordered. */
export type ColumnKind = 'integer' | 'text' | 'time' | 'boolean' | 'json';

/** One column of a table. */
export interface Column<T = unknown> {
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  /** The only values that it may hold, where they are few. */
  readonly values?: readonly (string | number)[];
  /** Never set: it carries the type of the values. */
  readonly value?: T;
}

export const integer: Column<number> = { kind: 'integer', isNullable: false };
export const text: Column<string> = { kind: 'text', isNullable: false };
export const time: Column<string> = { kind: 'time', isNullable: false };
export const boolean: Column<boolean> = { kind: 'boolean', isNullable: false };
/** A text or a whole number that is one of these. */
export const chosenFrom = <const T extends string | number>(values: readonly T[]): Column<T> => ({
  kind: typeof values[0] === 'number' ? 'integer' : 'text',
  isNullable: false,
  values,
});
export const json = <T>(): Column<T> => ({ kind: 'json', isNullable: false });
export const nullable = <T>({ value: _, ...column }: Column<T>): Column<T | null> => ({
  ...column,
  isNullable: true,
});

/** A value that is computed from other rows whenever a row is read, so that it can never be out of date. */
export interface Derived<T = unknown> {
  readonly from: 'lookUp' | 'count' | 'gather';
  /** The name of the other table. */
  readonly table: string;
  /** The column of the other table. */
  readonly column: string;
  /** The column of this table; of the other one where its texts are gathered. */
  readonly by: string;
  readonly kind: ColumnKind;
  /** Never set: it carries the type of the values. */
  readonly value?: T;
}

/** `column` of the row of `table` whose id stands in `by`; null if there is none. */
export const lookUpText = (table: string, column: string, by: string): Derived<string | null> => ({
  from: 'lookUp',
  table,
  column,
  by,
  kind: 'text',
});

/** The number of rows of `table` whose `column` equals `by` of this row. */
export const countIn = (table: string, column: string, by = 'id'): Derived<number> => ({
  from: 'count',
  table,
  column,
  by,
  kind: 'integer',
});

/** The texts in `column` of all rows of `table` whose `by` is the id of this row, a line each; null if there are none. */
export const gatherText = (table: string, column: string, by: string): Derived<string | null> => ({
  from: 'gather',
  table,
  column,
  by,
  kind: 'text',
});

/** A table of the platform. Every row has an `id`, counted up from 1 and never used twice. */
export interface Table<
  Columns extends Readonly<Record<string, Column>> = Readonly<Record<string, Column>>,
  DerivedColumns extends Readonly<Record<string, Derived>> = Readonly<Record<string, Derived>>,
  SortKeys extends Readonly<Record<string, Derived>> = Readonly<Record<string, Derived>>,
> {
  readonly name: string;
  readonly columns: Columns;
  /** Read with every row. */
  readonly derived: DerivedColumns;
  /** Only ordered by and searched in: not worth computing for every row that is read. */
  readonly sortKeys: SortKeys;
  /** Columns whose values together belong to one row only. */
  readonly unique: readonly (readonly string[])[];
  /** Columns by which rows are often found. */
  readonly indexes: readonly (readonly string[])[];
}

type Value<T> = T extends { readonly value?: infer V } ? Exclude<V, undefined> : never;

/** What a table keeps of one thing. */
export type Row<T extends Table> = { readonly id: number } & {
  readonly [K in keyof T['columns']]: Value<T['columns'][K]>;
};

/** A row as it is read: with its derived values. */
export type FoundRow<T extends Table> = Row<T> & {
  readonly [K in keyof T['derived']]: Value<T['derived'][K]>;
};

/** What the rows of a table can be ordered by and searched in. */
export type SortName<T extends Table> = (keyof FoundRow<T> | keyof T['sortKeys']) & string;

/** A row to be stored; without an id it gets the next one. */
export type NewRow<T extends Table> = Omit<Row<T>, 'id'> & { readonly id?: number };

/** Writes a table with its exact types. */
export function defineTable<
  const Columns extends Readonly<Record<string, Column>>,
  const DerivedColumns extends Readonly<Record<string, Derived>> = Record<never, Derived>,
  const SortKeys extends Readonly<Record<string, Derived>> = Record<never, Derived>,
>(table: {
  readonly name: string;
  readonly columns: Columns;
  readonly derived?: DerivedColumns;
  readonly sortKeys?: SortKeys;
  readonly unique?: readonly (readonly (keyof Columns & string)[])[];
  readonly indexes?: readonly (readonly (keyof Columns & string)[])[];
}): Table<Columns, DerivedColumns, SortKeys> {
  const { derived = {} as DerivedColumns, sortKeys = {} as SortKeys } = table;
  return { unique: [], indexes: [], ...table, derived, sortKeys };
}
