import type { FormEntity, ListedEntity } from '../entity/entity.ts';
import type { CsvColumn } from './write.ts';

/** What can be wrong with a cell, or with a row, besides what a form would say of its field. */
export type CsvProblemKey =
  | 'csv.id'
  | 'csv.idUnknown'
  | 'csv.idTwice'
  | 'csv.takenTwice'
  | 'csv.cells'
  | 'csv.unknownCode'
  | 'csv.flag'
  | 'csv.tiers'
  | 'csv.direction'
  | 'csv.conflict';

/** One thing wrong with a cell or a row, which a file alone can have wrong. */
export interface CsvProblem {
  readonly key: CsvProblemKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A record that a cell names by a code or an id. */
export interface CsvReference {
  readonly id: number;
}

/** What cells may name, by the word for it: `countries`, then by the code. */
export type CsvReferences = Readonly<Record<string, ReadonlyMap<string, CsvReference>>>;

/** A field that a column of a file fills. */
export interface CsvField<Form> extends CsvColumn<Form> {
  /** Takes a cell into what would be typed in the form, or says why it cannot. `base` is the form before any cell. */
  readonly read: (cell: string, form: Form, known: CsvReferences, base: Form) => Form | CsvProblem;
  /** Whether it is to blame for what is wrong at a path of the body. */
  readonly covers: (path: string) => boolean;
  /** Its cells are texts of its own: what they hold invisibly is looked at. */
  readonly isText?: boolean;
  /** What its cells name, by their codes or ids. */
  readonly names?: string;
}

/** A kind of record that can be imported: its fields, in the order of the file. */
export interface CsvImport<Rec, Form, Body> {
  readonly entity: Pick<
    FormEntity<Rec, Form, Body>,
    'body' | 'start' | 'toForm' | 'toBody' | 'refusals' | 'idName'
  > & {
    readonly calls: FormEntity<Rec, Form, Body>['calls'] & Pick<ListedEntity<Rec>['calls'], 'list'>;
  };
  readonly fields: readonly CsvField<Form>[];
  /** The field of which no two records may have the same. */
  readonly unique?: string;
}

/** The head of the column by which a row is known to be of a record that is there. */
export const CSV_ID = 'id';

/** Whether reading a cell has failed. */
export const isCsvProblem = (read: object): read is CsvProblem =>
  'key' in read && typeof read.key === 'string' && read.key.startsWith('csv.');

/** The columns of an export that can be imported again. */
export function toCsvColumns<Rec extends CsvReference, Form, Body>({
  entity,
  fields,
}: CsvImport<Rec, Form, Body>): CsvColumn<Rec>[] {
  return [
    { name: CSV_ID, write: ({ id }) => String(id) },
    ...fields.map(
      (field): CsvColumn<Rec> => ({
        name: field.name,
        isDecimal: field.isDecimal ?? false,
        write: (record) => field.write(entity.toForm(record)),
      }),
    ),
  ];
}
