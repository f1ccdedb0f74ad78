import { findProblems, type Problem } from '../form/problem.ts';
import { formatRefusal } from '../form/refusal.ts';
import {
  CSV_ID,
  type CsvField,
  type CsvImport,
  type CsvProblem,
  type CsvReference,
  type CsvReferences,
  isCsvProblem,
} from './csvImport.ts';
import { writeCsvCell } from './write.ts';

/** A row of a file: its number as a spreadsheet counts, and the cells of the columns that are imported, by field. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** It has more or fewer cells than there are heads. */
  readonly isUneven?: boolean;
}

/** What is wrong in a row: in the words of a form, of a file, or of the platform. `field` is undefined where it is of no column. */
export interface CsvFlaw {
  readonly field: string | undefined;
  readonly problem: Problem | CsvProblem | { readonly text: string };
}

/** A field that a row changes, as it is written in a file. */
export interface CsvChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What importing a row would do. */
export type CsvVerdict<Body = unknown> =
  | { readonly kind: 'add'; readonly body: Body }
  | { readonly kind: 'change'; readonly id: number; readonly changes: readonly CsvChange[] }
  | { readonly kind: 'unchanged'; readonly id: number }
  | { readonly kind: 'wrong'; readonly flaws: readonly [CsvFlaw, ...CsvFlaw[]] };

/** What is known of the platform when rows are judged. */
export interface CsvKnown<Rec> {
  readonly records: ReadonlyMap<number, Rec>;
  readonly references: CsvReferences;
}

/** Says of one row after the other what importing it would do. */
export interface CsvJudge<Body> {
  /** A row that was corrected is judged again. */
  readonly judge: (row: CsvRow) => CsvVerdict<Body>;
}

/** Characters that turn the direction of what follows around: nobody sees them, and a name can be made to look like another. */
const TURNS_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/;

const sameBody = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What the cells of a row make of a form; a cell that says what is there already changes nothing, whatever it is. */
function readCells<Form>(
  fields: readonly CsvField<Form>[],
  cells: CsvRow['cells'],
  base: Form & object,
  known: CsvReferences,
) {
  let form: Form & object = base;
  const flaws: CsvFlaw[] = [];
  for (const field of fields) {
    const cell = cells[field.name];
    if (cell === undefined || isWritten(field, base, cell)) continue;
    const read =
      field.isText && TURNS_DIRECTION.test(cell)
        ? ({ key: 'csv.direction' } as const)
        : field.read(cell, form, known, base);
    if (isCsvProblem(read as object)) flaws.push({ field: field.name, problem: read as CsvProblem });
    else form = read as Form & object;
  }
  return { form, flaws };
}

/** Files and text areas have line ends of their own. */
const withLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

const isWritten = <Form>(field: CsvField<Form>, form: Form, cell: string) =>
  (['.', ','] as const).some(
    (decimal) => withLineEnds(cell) === withLineEnds(writeCsvCell(field, form, decimal)),
  );

/**
 * Says what importing rows would do, before anything is written (CSV-02). A row with an id changes that record, and of it
 * only what its cells say otherwise; one without makes a new record. No two rows may be of one record, or make two of what
 * there may be one of.
 */
export function createCsvJudge<Rec extends CsvReference, Form extends object, Body>(
  { entity, fields, unique }: CsvImport<Rec, Form, Body>,
  { records, references }: CsvKnown<Rec>,
): CsvJudge<Body> {
  /** Which line was the first to be of a record, or to have what only one may have. */
  const claims = new Map<string, number>();
  const claimsOf = new Map<number, string[]>();
  const uniqueField = fields.find(({ name }) => name === unique);
  const takenBy = new Map<string, number>();
  if (uniqueField) {
    for (const record of records.values()) takenBy.set(uniqueField.write(entity.toForm(record)), record.id);
  }

  /** The line that has it already, if that is another one. */
  function claim(line: number, what: string): number | undefined {
    const first = claims.get(what);
    if (first !== undefined && first !== line) return first;
    claims.set(what, line);
    claimsOf.set(line, [...(claimsOf.get(line) ?? []), what]);
    return undefined;
  }

  function findTaken(line: number, form: Form, id: number | undefined): CsvFlaw | undefined {
    if (!uniqueField || !unique) return undefined;
    const value = uniqueField.write(form).trim();
    if (value === '') return undefined;
    const first = claim(line, `${unique} ${value}`);
    if (first !== undefined)
      return { field: unique, problem: { key: 'csv.takenTwice', values: { line: first } } };
    const owner = takenBy.get(value);
    const [sentence] = entity.refusals?.[unique] ?? [];
    if (owner === undefined || owner === id || sentence === undefined) return undefined;
    return { field: unique, problem: { text: formatRefusal(sentence, value) } };
  }

  function judge({ line, cells, isUneven }: CsvRow): CsvVerdict<Body> {
    for (const what of claimsOf.get(line) ?? []) claims.delete(what);
    claimsOf.delete(line);
    const wrong = (flaw: CsvFlaw, ...more: CsvFlaw[]): CsvVerdict<Body> => ({
      kind: 'wrong',
      flaws: [flaw, ...more],
    });
    const wrongId = (key: CsvProblem['key'], values?: CsvProblem['values']) =>
      wrong({ field: CSV_ID, problem: values ? { key, values } : { key } });
    if (isUneven) return wrong({ field: undefined, problem: { key: 'csv.cells' } });

    const idCell = cells[CSV_ID]?.trim() ?? '';
    const id = idCell === '' ? undefined : Number(idCell);
    if (id !== undefined && !/^[1-9]\d{0,14}$/.test(idCell)) return wrongId('csv.id');
    const record = id === undefined ? undefined : records.get(id);
    if (id !== undefined && !record) return wrongId('csv.idUnknown', { id });
    const first = id !== undefined && claim(line, `${CSV_ID} ${id}`);
    if (first) return wrongId('csv.idTwice', { line: first });

    const base = record ? entity.toForm(record) : entity.start;
    const { form, flaws } = readCells(fields, cells, base, references);
    const taken = findTaken(line, form, id);
    const body = entity.toBody(form);
    if (record && flaws.length === 0 && sameBody(body, entity.toBody(base))) {
      return { kind: 'unchanged', id: record.id };
    }
    const problems = Object.entries(findProblems(entity.body, body)).map(([path, problem]): CsvFlaw => {
      const field = fields.findLast(({ name, covers }) => cells[name] !== undefined && covers(path));
      return { field: field?.name, problem };
    });
    // A cell that could not be read is told of once.
    const said = new Set(flaws.map(({ field }) => field));
    const [one, ...more] = [
      ...flaws,
      ...(taken ? [taken] : []),
      ...problems.filter(({ field }) => !said.has(field)),
    ];
    if (one) return wrong(one, ...more);
    if (!record) return { kind: 'add', body: entity.body.parse(body) };
    const changes = fields.flatMap(({ name, write }): CsvChange[] => {
      const [before, after] = [write(base), write(form)];
      return before === after ? [] : [{ field: name, before, after }];
    });
    return { kind: 'change', id: record.id, changes };
  }
  return { judge };
}

/**
 * What is sent of a row that changes a record, as that record is now: only the fields that were judged to change. Where
 * somebody else has changed one of them since, or the rest is refused, it says so instead.
 */
export function changeCsvRecord<Rec, Form extends object, Body>(
  { entity, fields }: CsvImport<Rec, Form, Body>,
  { cells }: CsvRow,
  changes: readonly CsvChange[],
  present: Rec,
  references: CsvReferences,
): { readonly body: Body } | { readonly flaw: CsvFlaw } {
  const base = entity.toForm(present);
  const changed = fields.filter(({ name }) => changes.some(({ field }) => field === name));
  for (const { name, write } of changed) {
    const now = write(base);
    const change = changes.find(({ field }) => field === name);
    // Whoever made it what it is to become has done it already.
    if (!change || now === change.before || now === change.after) continue;
    return { flaw: { field: name, problem: { key: 'csv.conflict', values: { now } } } };
  }
  const { form, flaws } = readCells(changed, cells, base, references);
  const body = entity.toBody(form);
  const [problem] = Object.values(findProblems(entity.body, body));
  const [flaw] = problem ? [...flaws, { field: undefined, problem }] : flaws;
  return flaw ? { flaw } : { body: entity.body.parse(body) };
}
