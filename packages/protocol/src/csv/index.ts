export { carrierCsv, countryCsv, productCsv } from './catalog.ts';
export {
  CSV_ID,
  type CsvField,
  type CsvImport,
  type CsvProblem,
  type CsvProblemKey,
  type CsvReference,
  type CsvReferences,
  toCsvColumns,
} from './csvImport.ts';
export {
  type CsvChange,
  type CsvFlaw,
  type CsvJudge,
  type CsvKnown,
  type CsvRow,
  type CsvVerdict,
  changeCsvRecord,
  createCsvJudge,
} from './judge.ts';
export { type CsvMatch, findDoubleHeads, matchCsvColumns, rematchCsvColumn } from './match.ts';
export {
  addressColumns,
  deviceColumns,
  deviceTagColumns,
  mediaColumns,
  tagColumns,
  userColumns,
} from './tables.ts';
export {
  CSV_LIST_MARK,
  CSV_MARK,
  type CsvColumn,
  type CsvStyle,
  disarmFormula,
  restoreFormula,
  writeCsvCell,
  writeCsvHead,
  writeCsvRecord,
  writeCsvRow,
} from './write.ts';
