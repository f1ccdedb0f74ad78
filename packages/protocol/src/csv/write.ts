/** How a file of comma-separated values is written. */
export interface CsvStyle {
  /** Between cells. Spreadsheets of languages with a decimal comma expect a semicolon. */
  readonly separator: ',' | ';';
  /** In amounts. */
  readonly decimal: '.' | ',';
}

/** A column of a file: what stands in its head, and in its cell of a record. */
export interface CsvColumn<Rec> {
  readonly name: string;
  /** Its cells hold amounts: each point in them is a decimal mark. */
  readonly isDecimal?: boolean;
  readonly write: (record: Rec) => string;
}

/** What makes Excel and LibreOffice know UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * What begins so is a formula to a spreadsheet (=, +, -, @, also in their full-width forms), or becomes one when what stands
 * before it is dropped (tab, line ends).
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const MADE_HARMLESS = /^'+[=+\-@＝＋－＠\t\r\n]/;

/** A text that no spreadsheet takes for a formula: with an apostrophe before it, which `restoreFormula` takes away. */
export const disarmFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text as it was before `disarmFormula`. */
export const restoreFormula = (cell: string): string => (MADE_HARMLESS.test(cell) ? cell.slice(1) : cell);

/** A row as RFC 4180 has it, with its line end. */
export function writeCsvRow(cells: readonly string[], { separator }: Pick<CsvStyle, 'separator'>): string {
  return `${cells.map((cell) => quote(disarmFormula(cell))).join(separator)}\r\n`;
}

// Both separators, whichever is used: programs that guess it are not misled. Blanks at the ends survive only in quotes.
const quote = (cell: string) => (/[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The head of a file, with the mark before it. */
export const writeCsvHead = <Rec>(columns: readonly CsvColumn<Rec>[], style: CsvStyle): string =>
  CSV_MARK +
  writeCsvRow(
    columns.map(({ name }) => name),
    style,
  );

/** A record as a row. */
export const writeCsvRecord = <Rec>(
  columns: readonly CsvColumn<Rec>[],
  record: Rec,
  style: CsvStyle,
): string =>
  writeCsvRow(
    columns.map((column) => writeCsvCell(column, record, style.decimal)),
    style,
  );

/** What stands in a cell, before it is made harmless and quoted. */
export function writeCsvCell<Rec>(column: CsvColumn<Rec>, record: Rec, decimal: CsvStyle['decimal']): string {
  const text = column.write(record);
  return column.isDecimal && decimal === ',' ? text.replaceAll('.', ',') : text;
}

/** Yes or no, as no spreadsheet translates it. */
export const writeFlag = (value: boolean): string => (value ? '1' : '0');

/** Between several values in one cell. */
export const CSV_LIST_MARK = '|';
