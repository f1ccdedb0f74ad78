/** A file of comma-separated values as it was read: nothing in it is trusted, and every row is still to be judged. */
export interface CsvFile {
  readonly heads: readonly string[];
  /** Without the head, and without rows that are blank. */
  readonly rows: readonly CsvFileRow[];
  readonly separator: CsvSeparator;
  readonly encoding: CsvEncoding;
}

export interface CsvFileRow {
  /** As a spreadsheet counts: the head is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export const CSV_SEPARATORS = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The largest file that is read, in bytes. */
export const MAX_CSV_BYTES = 32 * 2 ** 20;

/** The most rows that are read. */
export const MAX_CSV_ROWS = 50_000;

/** The most columns. */
export const MAX_CSV_COLUMNS = 200;

/** Why a file is not read: each has a sentence. */
export type CsvFileErrorCode =
  | 'tooLarge'
  | 'empty'
  | 'workbook'
  | 'binary'
  | 'encoding'
  | 'unreadable'
  | 'quotes'
  | 'noRows'
  | 'tooManyRows'
  | 'tooManyColumns';

/** A file that cannot be read as comma-separated values. */
export class CsvFileError extends Error {
  override readonly name = 'CsvFileError';
  readonly code: CsvFileErrorCode;
  /** Where in the file, if it is known. */
  readonly line: number | undefined;

  constructor(code: CsvFileErrorCode, line?: number) {
    super(`The file is not read: ${code}${line === undefined ? '' : `, row ${line}`}.`);
    this.code = code;
    this.line = line;
  }
}

export interface ReadCsvOptions {
  readonly signal?: AbortSignal | undefined;
  /** How much of it has been read, 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** Reads a file of comma-separated values. Rejects with a CsvFileError, or as aborted. */
export type ReadCsv = (file: Blob, options?: ReadCsvOptions) => Promise<CsvFile>;
