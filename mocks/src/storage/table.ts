/** What a column holds. `time` is ISO 8601 UTC text; `json` is kept as it is and never searched or ordered. */
export type ColumnKind = 'integer' | 'text' | 'time' | 'boolean' | 'json';

/** What becomes of a row when the row that it points at is deleted. */
export type WhenGone =
  /** It is deleted, too. */
  | 'removed'
  /** It points at nobody. */
  | 'emptied'
  /** It passes to the administrator who is there longest. */
  | 'handedOn'
  /** It stays, and so does the other one; `keeps` is what is in the way, as in '3 device(s)'. */
  | { readonly keeps: string };

/** That a column holds the id of a row of another table, or what names it there. */
export interface Reference {
  readonly table: string;
  /** The column of the other table whose value is held, where it is not its id. */
  readonly key?: string;
  readonly whenGone: WhenGone;
}

/** One column of a table. */
export interface Column<T = unknown> {
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  /** The only values that it may hold, where they are few. */
  readonly values?: readonly (string | number)[];
  /** Of what row it is the id. */
  readonly pointsAt?: Reference;
  /** What stands in it for rows of a file that is older than the column. */
  readonly initially?: T;
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
/** The id of a row of `table`. */
export const pointTo = (table: string, whenGone: WhenGone): Column<number> => ({
  ...integer,
  pointsAt: { table, whenGone },
});
/** The text by which `table` knows one of its rows in `key`, such as the code of a country. */
export const pointByText = (table: string, key: string, whenGone: WhenGone): Column<string> => ({
  ...text,
  pointsAt: { table, key, whenGone },
});
export const json = <T>(): Column<T> => ({ kind: 'json', isNullable: false });
/** A column that was added later: what stands in it for the rows that are there. */
export const initially = <T>(column: Column<T>, value: T): Column<T> => ({ ...column, initially: value });
export const nullable = <T>({ value: _, initially: __, ...column }: Column<T>): Column<T | null> => ({
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
  /** The column of the other table that stands in `by`, where it is not its id. */
  readonly key?: string;
  readonly kind: ColumnKind;
  /** Never set: it carries the type of the values. */
  readonly value?: T;
}

/** `column` of the row of `table` whose id, or another `key`, stands in `by`; null if there is none. */
export const lookUpText = (
  table: string,
  column: string,
  by: string,
  key = 'id',
): Derived<string | null> => ({
  from: 'lookUp',
  table,
  column,
  by,
  key,
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

/** That a record has several of another kind: a row for each pair, in a table of its own. */
interface Many<Target, From extends string, To extends string> {
  readonly target: Target;
  /** The name of the table of pairs. */
  readonly table: string;
  /** Its columns with the ids of the two. */
  readonly from: From;
  readonly to: To;
  /** What keeps one that is pointed at from being deleted, as in '2 carrier(s)'. */
  readonly keeps: string;
}

/** A relation of a table, with the table of its pairs. They keep the order in which they were chosen. */
export interface Relation<Target = unknown, From extends string = string, To extends string = string>
  extends Many<Target, From, To> {
  readonly links: Table<Readonly<Record<From | To, Column<number>>>, NoColumns, NoColumns, NoRelations>;
}

type NoColumns = Readonly<Record<never, Derived>>;
type NoRelations = Readonly<Record<never, Relation>>;

/**
 * Writes a relation: each record has several of `target`.
 *
 * @example
 * relations: {
 *   countries: pointToMany(countries, { table: 'carrier_countries', from: 'carrier_id', to: 'country_id', keeps: 'carrier(s)' }),
 * },
 */
export const pointToMany = <Target extends Table, const From extends string, const To extends string>(
  target: Target,
  pairs: Omit<Many<Target, From, To>, 'target'>,
): Many<Target, From, To> => ({ target, ...pairs });

/** The table of the pairs of a relation of the table `owner`. */
function linkTable(owner: string, relation: Many<{ readonly name: string }, string, string>) {
  const { table, target, from, to, keeps } = relation;
  return defineTable({
    name: table,
    columns: { [from]: pointTo(owner, 'removed'), [to]: pointTo(target.name, { keeps }) },
    unique: [[from, to]],
    indexes: [[to]],
  });
}

/** A table of the platform. Every row has an `id`, counted up from 1 and never used twice. */
export interface Table<
  Columns extends Readonly<Record<string, Column>> = Readonly<Record<string, Column>>,
  DerivedColumns extends Readonly<Record<string, Derived>> = Readonly<Record<string, Derived>>,
  SortKeys extends Readonly<Record<string, Derived>> = Readonly<Record<string, Derived>>,
  Relations extends Readonly<Record<string, Relation>> = Readonly<Record<string, Relation>>,
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
  /** The records of other kinds that each record has, by the field of the record in which they stand. */
  readonly relations: Relations;
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

/** What the relations of a record hold, as it is read. */
export type Related<T extends Table> = {
  readonly [K in keyof T['relations']]: T['relations'][K] extends Relation<infer Target extends Table>
    ? FoundRow<Target>[]
    : never;
};

/** What the rows of a table can be ordered by and searched in. */
export type SortName<T extends Table> = (keyof FoundRow<T> | keyof T['sortKeys']) & string;

/** A row to be stored; without an id it gets the next one. */
export type NewRow<T extends Table> = Omit<Row<T>, 'id'> & { readonly id?: number };

/** What `defineTable` makes of relations. */
type Linked<R> = {
  readonly [K in keyof R]: R[K] extends Many<infer Target, infer From, infer To>
    ? Relation<Target, From, To>
    : never;
};

/** Writes a table with its exact types. */
export function defineTable<
  const Columns extends Readonly<Record<string, Column>>,
  const DerivedColumns extends Readonly<Record<string, Derived>> = Record<never, Derived>,
  const SortKeys extends Readonly<Record<string, Derived>> = Record<never, Derived>,
  const R extends Readonly<Record<string, Many<Table, string, string>>> = Record<
    never,
    Many<Table, string, string>
  >,
>(table: {
  readonly name: string;
  readonly columns: Columns;
  readonly derived?: DerivedColumns;
  readonly sortKeys?: SortKeys;
  readonly relations?: R;
  readonly unique?: readonly (readonly (keyof Columns & string)[])[];
  readonly indexes?: readonly (readonly (keyof Columns & string)[])[];
}): Table<Columns, DerivedColumns, SortKeys, Linked<R>> {
  const { derived = {} as DerivedColumns, sortKeys = {} as SortKeys, relations } = table;
  const linked = Object.entries<Many<Table, string, string>>(relations ?? {}).map(([field, relation]) => [
    field,
    { ...relation, links: linkTable(table.name, relation) },
  ]);
  return {
    unique: [],
    indexes: [],
    ...table,
    derived,
    sortKeys,
    // Each with the same field and pairs, and their table.
    relations: Object.fromEntries(linked) as Linked<R>,
  };
}
