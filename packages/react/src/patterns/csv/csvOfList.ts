import type { CsvColumn } from '@carillon/protocol/csv';
import type { AddressName, Paths } from '../../hooks/page/paths.ts';
import type { tables } from './export/tables.ts';

type Tables = typeof tables;

/** The tables in which rows of this kind are exported. */
type TableOf<Row> = {
  [Name in keyof Tables]: Tables[Name] extends readonly CsvColumn<infer Rec>[]
    ? Row extends Rec
      ? Name
      : never
    : never;
}[keyof Tables];

/** Pages that need no record to be named. */
export type PlainPage = { [Name in AddressName]: Paths[Name] extends string ? Name : never }[AddressName];

/** As what a list is exported, and where rows of it are imported. */
export interface CsvOfList<Row> {
  readonly table: TableOf<Row>;
  readonly importAt?: PlainPage;
}
