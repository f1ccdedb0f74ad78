import { doMany, isAborted } from '@carillon/client';
import { type CsvFile, CsvFileError, readCsv } from '@carillon/client/csv';
import {
  type CsvImport,
  type CsvJudge,
  type CsvKnown,
  type CsvMatch,
  type CsvReference,
  createCsvJudge,
  matchCsvColumns,
  rematchCsvColumn,
} from '@carillon/protocol/csv';
import { useEffect, useRef, useState } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useUnsavedChanges } from '../../../hooks/page/useUnsavedChanges.ts';
import { useOwnerId } from '../../../hooks/platform/useOwnerId.ts';
import { useRequest } from '../../../hooks/platform/useRequest.ts';
import type { StoredRecord } from '../../form/stored/recordStore.ts';
import {
  type ImportResult,
  type ImportRow,
  isDone,
  isWritable,
  judgeAgain,
  judgeRow,
  judgeRows,
} from './importRows.ts';
import { findAddedUnheard, readKnown, toFailure, toRows, writeRow } from './importWork.ts';

/** A file that was read, and which fields its columns fill. */
export interface OpenFile extends CsvFile {
  readonly name: string;
}

/** Where an import stands. */
export type ImportState =
  | { readonly step: 'file'; readonly error?: unknown }
  | { readonly step: 'reading'; readonly name: string; readonly done: number }
  | { readonly step: 'columns'; readonly error?: unknown }
  /** Looks at what is there, and what each row would do; `again` where what failed is then written at once. */
  | { readonly step: 'judging'; readonly done: number; readonly again: boolean }
  | { readonly step: 'dryRun' }
  | {
      readonly step: 'running';
      readonly sinceMs: number;
      readonly count: number;
      readonly isStopping: boolean;
    }
  | { readonly step: 'report'; readonly error?: unknown };

/** What an import shows and does. */
export interface Import {
  readonly state: ImportState;
  /** From when a file was chosen. */
  readonly file: OpenFile | undefined;
  readonly match: CsvMatch;
  /** The columns that a person has given another field. */
  readonly chosen: ReadonlySet<number>;
  /** All rows of the file, once they were judged. */
  readonly rows: readonly ImportRow[];
  readonly onFile: (file: File) => void;
  readonly onMatch: (column: number, field: string | null) => void;
  /** The dry run. */
  readonly onJudge: () => void;
  /** Back to the columns: what was corrected is kept in no file. */
  readonly onBack: () => void;
  readonly onEdit: (line: number, field: string, cell: string) => void;
  /** Writes what can be written. */
  readonly onRun: () => void;
  /** Writes what has failed or was left, as it stands now. */
  readonly onRunAgain: () => void;
  readonly onStop: () => void;
}

/** How often rows that were written are shown. */
const SHOWN_MS = 100;

/**
 * The controller of an import (CSV-02): a file is read, its columns are matched, each row is judged before anything is
 * written, and what fails can be corrected and written again.
 *
 * @param names what each field may be called at the head of a column.
 */
export function useImport<Rec extends StoredRecord & CsvReference, Form extends object, Body>(
  csv: CsvImport<Rec, Form, Body>,
  names: Readonly<Record<string, readonly string[]>>,
  listPath: string,
): Import {
  const { client } = useCarillon('useImport');
  const request = useRequest();
  const userId = useOwnerId();
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const [file, setFile] = useState<OpenFile>();
  const [match, setMatch] = useState<CsvMatch>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [isEdited, setEdited] = useState(false);
  const known = useRef<CsvKnown<Rec>>({ records: new Map(), references: {} });
  /** As it was before anything of this file was written. */
  const first = useRef(known.current);
  const judge = useRef<CsvJudge<Body>>(undefined);
  const work = useRef<AbortController>(undefined);
  // What is only read needs nobody who waits; what is being written ends with the row it is at.
  useEffect(() => () => work.current?.abort(), []);
  useUnsavedChanges(isEdited || state.step === 'running');

  function begin(): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  async function open(taken: File) {
    const { name } = taken;
    const signal = begin();
    setState({ step: 'reading', name, done: 0 });
    try {
      const read = await readCsv(taken, {
        signal,
        onProgress: (done) => setState({ step: 'reading', name, done }),
      });
      setFile({ ...read, name });
      setMatch(matchCsvColumns(read.heads, names));
      setChosen(new Set());
      setRows([]);
      setEdited(false);
      setState({ step: 'columns' });
    } catch (error) {
      if (isAborted(error)) return;
      // The file before it is still there.
      setState({ step: file ? 'columns' : 'file', error });
      if (!(error instanceof CsvFileError)) throw error;
    }
  }

  const tellJudged = (again: boolean) => (done: number) => setState({ step: 'judging', done, again });

  async function dryRun() {
    if (!file) return;
    const signal = begin();
    tellJudged(false)(0);
    try {
      known.current = await readKnown(csv, match, { request, userId, signal });
      first.current = known.current;
      judge.current = createCsvJudge(csv, known.current);
      setRows(await judgeRows(judge.current, toRows(file, match), { signal, onProgress: tellJudged(false) }));
      setState({ step: 'dryRun' });
    } catch (error) {
      setState({ step: 'columns', ...(!isAborted(error) && { error }) });
    }
  }

  async function run(all: readonly ImportRow[]) {
    const signal = begin();
    const places = new Map(all.map((row, at) => [row.row.line, at]));
    const written = [...all];
    function put(row: ImportRow, result: ImportResult | undefined) {
      const open =
        result?.kind === 'failed' && result.flaw?.field ? [...row.open, result.flaw.field] : row.open;
      const at = places.get(row.row.line);
      if (at !== undefined) written[at] = { ...row, open, result };
      showSoon();
    }
    const { clock } = client;
    let cancel: (() => void) | undefined;
    function showSoon() {
      cancel ??= clock.after(SHOWN_MS, () => {
        cancel = undefined;
        setRows([...written]);
      });
    }
    const pending = all.filter(isWritable);
    setRows(all);
    setState({ step: 'running', sinceMs: clock.elapsed(), count: pending.length, isStopping: false });
    const { left } = await doMany(
      pending,
      async (row) => {
        put(row, { kind: 'writing' });
        try {
          put(row, await writeRow(csv, row, { request, listPath, references: known.current.references }));
        } catch (error) {
          put(row, isAborted(error) ? undefined : toFailure(csv, error));
          throw error;
        }
      },
      { signal },
    );
    cancel?.();
    for (const row of left) written[places.get(row.row.line) ?? -1] = { ...row, result: undefined };
    setRows(written);
    setEdited(false);
    setState({ step: 'report' });
  }

  async function runAgain() {
    const signal = begin();
    tellJudged(true)(0);
    try {
      known.current = await readKnown(csv, match, { request, userId, signal });
      const added = findAddedUnheard(csv, rows, first.current, known.current);
      judge.current = createCsvJudge(csv, known.current);
      const judged = await judgeAgain(judge.current, rows, (row) => isDone(row) || added.has(row), {
        signal,
        onProgress: tellJudged(true),
      });
      await run(judged.map((row) => (added.has(row) ? { ...row, result: { kind: 'added' } } : row)));
    } catch (error) {
      setState({ step: 'report', ...(!isAborted(error) && { error }) });
    }
  }

  return {
    state,
    file,
    match,
    chosen,
    rows,
    onFile: (taken) => void open(taken),
    onMatch(column, field) {
      setMatch(rematchCsvColumn(match, column, field));
      setChosen(new Set([...chosen, column]));
    },
    onJudge: () => void dryRun(),
    onBack() {
      setEdited(false);
      setState({ step: 'columns' });
    },
    onEdit(line, field, cell) {
      const { current } = judge;
      if (!current) return;
      setEdited(true);
      setRows(
        rows.map((one) =>
          one.row.line === line
            ? judgeRow(current, { ...one.row, cells: { ...one.row.cells, [field]: cell } }, one.open)
            : one,
        ),
      );
    },
    onRun: () => void run(rows),
    onRunAgain: () => void runAgain(),
    onStop() {
      work.current?.abort();
      setState((before) => (before.step === 'running' ? { ...before, isStopping: true } : before));
    },
  };
}
