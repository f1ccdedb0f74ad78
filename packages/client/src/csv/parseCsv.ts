import Papa from 'papaparse';
import {
  CSV_SEPARATORS,
  type CsvEncoding,
  CsvFileError,
  type CsvFileRow,
  type CsvSeparator,
  MAX_CSV_COLUMNS,
  MAX_CSV_ROWS,
} from './csvFile.ts';
import { decodeSlices, detectEncoding } from './encoding.ts';

/** What is told of a file while it is read: first what it is, then its rows, some at a time. */
export type CsvPart =
  | {
      readonly kind: 'head';
      readonly heads: readonly string[];
      readonly separator: CsvSeparator;
      readonly encoding: CsvEncoding;
    }
  | { readonly kind: 'rows'; readonly rows: readonly CsvFileRow[]; readonly done: number };

/** Longer than any row can be: a quotation mark before it was never closed. */
const LONGEST_ROW = 2 ** 21;

/** The one that stands most often between the heads, outside of quotes. */
function guessSeparator(text: string): CsvSeparator {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1);
  const countOf = (separator: string) => line.split(separator).length;
  return CSV_SEPARATORS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Reads a file piece by piece, so that whoever consumes it can do something else between two of them. */
export async function* parseCsv(file: Blob): AsyncGenerator<CsvPart> {
  const encoding = await detectEncoding(file);
  const reader = createRowReader();
  let heads: readonly string[] | undefined;
  let rowCount = 0;
  let decoded = 0;
  for await (const text of textOf(file, encoding)) {
    decoded += text.text.length;
    const rows = reader.read(text.text, text.isLast);
    if (!heads) {
      const first = rows.shift();
      if (!first) continue;
      heads = first.cells.map((head) => head.trim());
      if (heads.length > MAX_CSV_COLUMNS) throw new CsvFileError('tooManyColumns');
      yield { kind: 'head', heads, separator: reader.separator, encoding };
    }
    rowCount += rows.length;
    if (rowCount > MAX_CSV_ROWS) throw new CsvFileError('tooManyRows');
    // Characters are at most as many as bytes.
    yield { kind: 'rows', rows, done: text.isLast ? 1 : Math.min(1, decoded / file.size) };
  }
  if (!heads) throw new CsvFileError('empty');
  if (rowCount === 0) throw new CsvFileError('noRows');
}

/** The text of a file with one kind of line end. */
async function* textOf(file: Blob, encoding: CsvEncoding) {
  let held = '';
  try {
    for await (const slice of decodeSlices(file, encoding)) {
      const text = held + slice;
      // Its other half may come with the next piece.
      held = text.endsWith('\r') ? '\r' : '';
      yield { text: toLineFeeds(held ? text.slice(0, -1) : text), isLast: false };
    }
  } catch (error) {
    throw error instanceof TypeError ? new CsvFileError('encoding') : error;
  }
  yield { text: toLineFeeds(held), isLast: true };
}

const toLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Makes rows of pieces of text; what is not a whole row yet waits for the next piece. */
function createRowReader() {
  let separator: CsvSeparator | undefined;
  let rest = '';
  let line = 0;
  return {
    get separator(): CsvSeparator {
      return separator ?? ',';
    },
    read(text: string, isLast: boolean): CsvFileRow[] {
      rest += text;
      if (rest.trim() === '' || (separator === undefined && !isLast && !rest.includes('\n'))) return [];
      separator ??= guessSeparator(rest);
      const { data, errors, meta }: Papa.ParseResult<string[]> = new Papa.Parser({
        delimiter: separator,
        newline: '\n',
      }).parse(rest, 0, !isLast);
      rest = isLast ? '' : rest.slice(meta.cursor);
      const rows = data;
      // What is left of a row that is not whole yet says nothing of its quotes.
      const wrong = errors.find(({ type, row }) => type === 'Quotes' && (isLast || (row ?? 0) < rows.length));
      if (wrong) throw new CsvFileError('quotes', line + (wrong.row ?? 0) + 1);
      if (rest.length > LONGEST_ROW) throw new CsvFileError('quotes', line + rows.length + 1);
      return rows.flatMap((cells) => {
        line += 1;
        return isBlank(cells) ? [] : { line, cells };
      });
    },
  };
}
