import type { Http } from '@carillon/client';
import type { CsvFile } from '@carillon/client/csv';
import {
  type CsvFlaw,
  type CsvImport,
  type CsvKnown,
  type CsvMatch,
  type CsvReference,
  type CsvReferences,
  type CsvRow,
  changeCsvRecord,
  restoreFormula,
} from '@carillon/protocol/csv';
import { findBlame } from '../../form/blame.ts';
import type { StoredRecord } from '../../form/stored/recordStore.ts';
import { tellOwnSave } from '../../form/stored/useOwnSaves.ts';
import { readAllRows } from '../readAll.ts';
import type { ImportResult, ImportRow } from './importRows.ts';
import { type ReadReferencesOptions, references } from './references.ts';

/** The rows of a file as its columns are matched. */
export function toRows({ heads, rows }: CsvFile, match: CsvMatch): CsvRow[] {
  return rows.map(({ line, cells }) => {
    const known = match.flatMap((field, at) =>
      field === null ? [] : [[field, restoreFormula(cells[at] ?? '')] as const],
    );
    const isUneven =
      cells.length < heads.length || cells.slice(heads.length).some((cell) => cell.trim() !== '');
    return { line, cells: Object.fromEntries(known), ...(isUneven && { isUneven }) };
  });
}

/** A change that a row makes, and somebody else has made otherwise. */
class FlawError extends Error {
  readonly flaw: CsvFlaw;

  constructor(flaw: CsvFlaw) {
    super('The row does not fit what the record is now.');
    this.flaw = flaw;
  }
}

/** Reads what is there: all records, and all that cells may name. */
export async function readKnown<Rec extends CsvReference, Form, Body>(
  { entity, fields }: CsvImport<Rec, Form, Body>,
  match: CsvMatch,
  options: ReadReferencesOptions,
): Promise<CsvKnown<Rec>> {
  const { request, signal } = options;
  const records = new Map<number, Rec>();
  await readAllRows<Rec>((query) => request(entity.calls.list, { query }, { signal }), {
    signal,
    onRows(read) {
      for (const record of read) records.set(record.id, record);
    },
  });
  const found: Record<string, CsvReferences[string]> = {};
  for (const { name, names } of fields) {
    const read = names && match.includes(name) ? references[names] : undefined;
    if (read && names) found[names] = await read(options);
  }
  return { records, references: found };
}

export interface WriteRowOptions {
  readonly request: Http['request'];
  readonly references: CsvReferences;
  /** By which other tabs know the records. */
  readonly listPath: string;
}

/** Writes one row; rejects with why it could not. */
export async function writeRow<Rec extends StoredRecord & CsvReference, Form extends object, Body>(
  csv: CsvImport<Rec, Form, Body>,
  { row, verdict }: ImportRow,
  { request, references, listPath }: WriteRowOptions,
): Promise<ImportResult> {
  const { calls, idName } = csv.entity;
  if (verdict.kind === 'add') {
    // Made of what its schema took, when it was judged.
    tellOwnSave(listPath, await request(calls.add, { body: verdict.body as Body }));
    return { kind: 'added' };
  }
  if (verdict.kind !== 'change') throw new Error('There is nothing to write.');
  const at = { [idName]: verdict.id };
  const present = await request(calls.read, at);
  const change = changeCsvRecord(csv, row, verdict.changes, present, references);
  if ('flaw' in change) throw new FlawError(change.flaw);
  tellOwnSave(listPath, await request(calls.update, { ...at, body: change.body }));
  return { kind: 'changed' };
}

/** Why a row was not written, and which of its cells is to blame, if any. */
export function toFailure<Rec, Form, Body>(
  { entity, fields }: CsvImport<Rec, Form, Body>,
  error: unknown,
): ImportResult {
  if (error instanceof FlawError) return { kind: 'failed', error, flaw: error.flaw };
  const blame = findBlame(entity.refusals, error);
  const field = blame && fields.find(({ covers }) => covers(blame.path))?.name;
  const flaw = blame && field ? { field, problem: { text: blame.text } } : undefined;
  return { kind: 'failed', error, flaw };
}

/**
 * The rows that were added though nobody heard it, for their answer was lost: for each there is a new record that is just that,
 * and that no other row has added.
 */
export function findAddedUnheard<Rec extends CsvReference, Form, Body>(
  { entity }: CsvImport<Rec, Form, Body>,
  rows: readonly ImportRow[],
  before: CsvKnown<Rec>,
  now: CsvKnown<Rec>,
): ReadonlySet<ImportRow> {
  const spare = new Map<string, number>();
  const count = (body: unknown, by: number) => {
    const text = JSON.stringify(body);
    spare.set(text, (spare.get(text) ?? 0) + by);
    return spare.get(text) ?? 0;
  };
  for (const record of now.records.values()) {
    if (!before.records.has(record.id)) count(entity.toBody(entity.toForm(record)), 1);
  }
  const adding = rows.flatMap((row) => (row.verdict.kind === 'add' ? { row, body: row.verdict.body } : []));
  for (const { row, body } of adding) if (row.result?.kind === 'added') count(body, -1);
  const failed = adding.filter(({ row }) => row.result?.kind === 'failed');
  return new Set(failed.flatMap(({ row, body }) => (count(body, -1) >= 0 ? row : [])));
}
