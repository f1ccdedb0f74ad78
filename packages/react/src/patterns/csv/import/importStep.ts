import type { CsvField } from '@carillon/protocol/csv';
import type { Import } from './useImport.ts';

/** What a field of an import is called on the page. */
export type FieldLabels = Readonly<Record<string, string>>;

/** What each step needs to know of a field. */
export type ImportField = Pick<CsvField<never>, 'name' | 'isDecimal' | 'names'>;

/** What each step shows an import with. */
export interface ImportStepProps {
  of: Import;
  /** What is imported. */
  fields: readonly ImportField[];
  labels: FieldLabels;
  /** Where it leads back to. */
  listPath: string;
}
