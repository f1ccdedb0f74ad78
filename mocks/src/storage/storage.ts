import type { FoundRow, NewRow, Row, SortName, Table } from './table.ts';

/** One step of an order: the next one decides where this one is equal. */
export type Order<T extends Table = Table> = readonly [by: SortName<T>, 'asc' | 'desc'];

/** What rows must be equal in: in each value, or for a list in one of its values. */
export type Match<T extends Table = Table> = {
  readonly [K in keyof Row<T>]?: Row<T>[K] | readonly NonNullable<Row<T>[K]>[];
};

/** Rows that match, or, of several alternatives, match one at least. */
export type Where<T extends Table = Table> = Match<T> | readonly Match<T>[];

/** Which rows are meant: they match `where`, and one of the `columns` contains `text`. */
export interface Filter<T extends Table = Table> {
  readonly where?: Where<T>;
  readonly search?: { readonly text: string; readonly columns: readonly SortName<T>[] };
}

/** A page of the rows that are meant. Equal ones are ordered by id. */
export interface Page<T extends Table = Table> extends Filter<T> {
  readonly order?: readonly Order<T>[];
  readonly offset?: number;
  readonly limit?: number;
}

/** The rows of one table. What is read is a copy: changing it changes nothing. */
export interface Rows<T extends Table> {
  get(id: number): FoundRow<T> | undefined;
  first(where: Partial<Row<T>>): FoundRow<T> | undefined;
  /** Text is compared without regard to case and accents. */
  list(page?: Page<T>): FoundRow<T>[];
  count(filter?: Filter<T>): number;
  /** Stores a row and returns its id. Throws DuplicateError where a unique value is taken. */
  insert(row: NewRow<T>): number;
  /** Changes what is given and nothing else; false if there is no such row. Throws DuplicateError. */
  update(id: number, changes: Partial<Omit<Row<T>, 'id'>>): boolean;
  /** Whether there was such a row. */
  remove(id: number): boolean;
}

/**
 * Where the platform keeps its rows. It is synchronous, as `node:sqlite` and memory both are: a rule reads and writes
 * without another request in between.
 */
export interface PlatformStorage {
  rows<T extends Table>(table: T): Rows<T>;
  /** All of what `run` writes, or, if it throws, nothing. `run` must not be async. */
  transaction<T>(run: () => T): T;
  /** Grows with every write: what was derived from the rows is good while it stays. */
  readonly revision: number;
  close(): void;
}

/** A value that may exist once only exists already. */
export class DuplicateError extends Error {
  override readonly name = 'DuplicateError';
  readonly table: string;
  readonly columns: readonly string[];

  constructor(table: string, columns: readonly string[]) {
    super(`A row of ${table} with the same ${columns.join(', ')} exists already.`);
    this.table = table;
    this.columns = columns;
  }
}

/** Text as it is searched and ordered: 'Äpfel' and 'apfel' are equal. Both storages use it, so that they agree. */
export function foldText(value: string): string {
  const lower = value.toLowerCase();
  return /^[\0-\x7f]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}
