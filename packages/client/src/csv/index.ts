export { isScriptPassing } from '../security/scriptGate.ts';
export {
  type CsvEncoding,
  type CsvFile,
  CsvFileError,
  type CsvFileErrorCode,
  type CsvFileRow,
  type CsvSeparator,
  MAX_CSV_BYTES,
  MAX_CSV_COLUMNS,
  MAX_CSV_ROWS,
  type ReadCsv,
  type ReadCsvOptions,
} from './csvFile.ts';
export { nextTurn } from './nextTurn.ts';
export { readCsv, readCsvHere } from './readCsv.ts';
