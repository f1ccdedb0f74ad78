import type { CsvField, CsvProblem, CsvReference } from './csvImport.ts';
import { CSV_LIST_MARK, writeFlag } from './write.ts';

// The kinds of columns that imports are made of.

type Names<Form, Value> = { [Name in keyof Form]: Form[Name] extends Value ? Name : never }[keyof Form] &
  string;

/** A text as it is typed. */
export const textField = <Form extends object>(name: Names<Form, string>): CsvField<Form> => ({
  name,
  isText: true,
  write: (form) => String(form[name]),
  read: (cell, form) => ({ ...form, [name]: cell }),
  covers: (path) => path === name,
});

/** An amount, which a form takes as text with either decimal mark. `path` is that of the body. */
export const amountField = <Form extends object>(
  name: Names<Form, string>,
  path: string,
): CsvField<Form> => ({
  ...textField(name),
  isDecimal: true,
  isText: false,
  covers: (at) => at === path,
});

/** A whole number; what is none is null, of which the schema says what is wrong. */
export const integerField = <Form extends object>(name: Names<Form, number | null>): CsvField<Form> => ({
  name,
  write: (form) => String(form[name] ?? ''),
  read: (cell, form) => ({ ...form, [name]: readInteger(cell) }),
  covers: (path) => path === name,
});

/** A whole number of up to 15 digits, or null. */
export const readInteger = (cell: string): number | null =>
  /^\d{1,15}$/.test(cell.trim()) ? Number(cell) : null;

const YES = ['1', 'true', 'yes'];
const NO = ['0', 'false', 'no'];

/** Yes or no: 1 or 0, which no spreadsheet translates. */
export const flagField = <Form extends object>(name: Names<Form, boolean>): CsvField<Form> => ({
  name,
  write: (form) => writeFlag(form[name] === true),
  read(cell, form): Form | CsvProblem {
    const word = cell.trim().toLowerCase();
    if (YES.includes(word)) return { ...form, [name]: true };
    return NO.includes(word) ? { ...form, [name]: false } : { key: 'csv.flag' };
  },
  covers: (path) => path === name,
});

/** Records that are named by a code, or by their ids, in one cell: 'AT|DE|IT'. */
export function referencesField<Form extends object, Ref extends CsvReference>(
  name: Names<Form, readonly Ref[]>,
  toCode: (ref: Ref) => string,
): CsvField<Form> {
  return {
    name,
    names: name,
    // What they are is known by the name, of which the compiler knows only that it is one of those.
    write: (form) => (form[name] as readonly Ref[]).map(toCode).join(CSV_LIST_MARK),
    read(cell, form, known): Form | CsvProblem {
      const codes = cell.split(/[|,;]/).flatMap((code) => code.trim() || []);
      const found = [...new Set(codes)].map((code) => ({ code, ref: known[name]?.get(code) }));
      const unknown = found.flatMap(({ code, ref }) => (ref ? [] : code));
      if (unknown.length > 0) return { key: 'csv.unknownCode', values: { codes: unknown.join(', ') } };
      return { ...form, [name]: found.map(({ ref }) => ref) };
    },
    covers: (path) => path === name || path.startsWith(`${name}.`),
  };
}
