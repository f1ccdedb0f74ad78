import { getMostRows } from '@carillon/protocol/form';
import { type FieldPath, type FieldValue, getKey, isWithin, valueAt, withValueAt } from './paths.ts';
import type { FormField, FormState } from './useForm.ts';

/** One row of a list in a form, such as one price of a product. */
export interface FormRow<Row> {
  /** Stays the same while the row is edited and moved. */
  readonly key: string;
  readonly index: number;
  /** As that of the form, inside the row. */
  readonly field: <Path extends FieldPath<Row>>(path: Path) => FormField<FieldValue<Row, Path>>;
}

/** The rows of a list in a form, and how they are added, removed and moved. */
export interface FormRows<Row> {
  /** Where the list stands in the values. */
  readonly path: string;
  readonly rows: readonly FormRow<Row>[];
  /** What is wrong with the list as such: that it is empty, or too long. */
  readonly errorText: string | undefined;
  readonly isReadOnly: boolean;
  /** How many there may be, where the body has the list under the same name and its schema says so. */
  readonly max: number | undefined;
  /** What takes the focus where the list as such is wrong. */
  readonly inputRef: FormField<unknown>['inputRef'];
  readonly add: (row: Row) => void;
  readonly remove: (index: number) => void;
  /** The fields in `stays` belong to the place, not to the row: they go on standing where they are, with what is wrong with them. */
  readonly move: (index: number, to: number, stays?: readonly (keyof Row)[]) => void;
}

type RowOf<Rows> = Rows extends readonly (infer Row extends object)[] ? Row : never;

/** The rows of a list in a form: `getRows(form, 'prices')`. Two fields of a row: `row.field('price')`, `row.field('quantity')`. */
export function getRows<Values extends object, Path extends FieldPath<Values>>(
  form: Pick<FormState<Values>, 'field' | 'change' | 'schema'>,
  path: Path,
): FormRows<RowOf<FieldValue<Values, Path>>> {
  type Row = RowOf<FieldValue<Values, Path>>;
  const { value, errorText, isReadOnly, inputRef } = form.field(path);
  const rows: readonly object[] = Array.isArray(value) ? value : [];
  const indexes = rows.map((_, index) => index);
  // A row that stands there twice is told apart by its place.
  const seen = new Map<number, number>();
  const toKey = (row: object) => {
    const key = getKey(row);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return `${key}-${times}`;
  };
  /** Another order: what is left out goes, what is no number so far is a new row; flags stay with their rows. */
  const arrange = (order: readonly (number | Row)[], stays: readonly (keyof Row)[] = []) =>
    form.change(
      (before) => {
        const known: unknown = valueAt(before, path);
        const list: readonly Row[] = Array.isArray(known) ? known : [];
        const ordered = withValueAt(
          before,
          path,
          order.map((row) => (typeof row === 'number' ? list[row] : { ...row })),
        );
        return stays.reduce(
          (values, name) =>
            list.reduce(
              (all, row, at) => withValueAt(all, `${path}.${at}.${String(name)}`, row[name]),
              values,
            ),
          ordered,
        );
      },
      (at) => {
        if (!isWithin(at, path)) return at;
        const [index = '', ...rest] = at.slice(path.length + 1).split('.');
        if (stays.some((name) => name === rest[0])) return at;
        const to = order.indexOf(Number(index));
        return at === path || to < 0 ? undefined : [path, to, ...rest].join('.');
      },
    );
  return {
    path,
    rows: rows.map((row, index) => ({
      key: toKey(row),
      index,
      // The type of what is inside the row says the same; TypeScript does not put two paths together.
      field: ((inner: string) =>
        form.field(`${path}.${index}.${inner}` as FieldPath<Values>)) as FormRow<Row>['field'],
    })),
    errorText,
    isReadOnly,
    max: getMostRows(form.schema, path),
    inputRef,
    add: (row) => arrange([...indexes, row]),
    remove: (index) => arrange(indexes.filter((at) => at !== index)),
    move(index, to, stays) {
      const others = indexes.filter((at) => at !== index);
      arrange([...others.slice(0, to), index, ...others.slice(to)], stays);
    },
  };
}
