import type { CsvFileErrorCode } from './csvFile.ts';
import type { CsvPart } from './parseCsv.ts';

/** What the worker tells of the file that it was given. */
export type CsvWorkerMessage =
  | CsvPart
  | { readonly kind: 'end' }
  /** Without a code it is the fault of the worker, and not of the file. */
  | { readonly kind: 'error'; readonly code?: CsvFileErrorCode; readonly line?: number | undefined };
