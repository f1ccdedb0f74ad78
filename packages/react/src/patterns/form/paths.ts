/** What has no fields inside: a file is one value. */
type Whole = Blob | Date;

/**
 * Where something stands in the values of a form: 'name', 'encoder.br', 'prices.0.price', and what holds others:
 * 'encoder', 'prices', 'prices.0'.
 */
export type FieldPath<Values> = Values extends Whole
  ? never
  : Values extends readonly (infer Row)[]
    ? `${number}` | `${number}.${FieldPath<Row>}`
    : Values extends object
      ? { [Name in keyof Values & string]: Name | `${Name}.${FieldPath<Values[Name]>}` }[keyof Values &
          string]
      : never;

/** What stands there. */
export type FieldValue<Values, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? FieldValue<NonNullable<Member<Values, Name>>, Rest>
  : Member<Values, Path>;

type Member<Values, Name extends string> = Values extends readonly (infer Row)[]
  ? Row
  : Name extends keyof Values
    ? Values[Name]
    : never;

/** What has others in it. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob) && !(value instanceof Date);

const partsOf = (path: string) => path.split('.');

/** What stands at a path that is found as it goes; undefined where nothing does. */
export const readAt = (values: unknown, path: string): unknown =>
  partsOf(path).reduce((group: unknown, name) => (isGroup(group) ? group[name] : undefined), values);

/** What stands at a path; undefined where nothing does. */
export function valueAt<Values, Path extends FieldPath<Values>>(
  values: Values,
  path: Path,
): FieldValue<Values, Path>;
export function valueAt(values: unknown, path: string): unknown {
  return readAt(values, path);
}

/** The values with another one at a path; what is not on the way there stays the same. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values;
export function withValueAt(values: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = partsOf(path);
  const group = isGroup(values) ? values : {};
  const next = rest.length > 0 ? withValueAt(group[name], rest.join('.'), value) : value;
  keepKey(group[name], next);
  return Array.isArray(group)
    ? group.map((row, index) => (String(index) === name ? next : row))
    : { ...group, [name]: next };
}

/** Whether two values say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isGroup(a) || !isGroup(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]))
  );
}

/** Whether a path is the other, or stands inside it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);

/**
 * The field that a person sees for a path of the body. `fieldOf` has a star for each number:
 * `{ price_in_cents: 'price', 'prices.*.amount': 'prices.*.price' }`.
 */
export function toFieldPath(bodyPath: string, fieldOf: Readonly<Record<string, string>>): string {
  const parts = partsOf(bodyPath);
  const indexes = parts.filter(isIndex);
  const renamed = fieldOf[parts.map((part) => (isIndex(part) ? '*' : part)).join('.')];
  return renamed ? renamed.replace(/\*/g, () => indexes.shift() ?? '') : bodyPath;
}

const isIndex = (part: string) => /^\d+$/.test(part);

// What a row is, is known by its object: each edit makes another one, which takes over the key.
const keys = new WeakMap<object, number>();
let lastKey = 0;

/** What tells a row from the others, while it is edited and moved. */
export function getKey(row: object): number {
  const known = keys.get(row) ?? ++lastKey;
  keys.set(row, known);
  return known;
}

function keepKey(before: unknown, now: unknown) {
  const key = isGroup(before) ? keys.get(before) : undefined;
  if (key !== undefined && isGroup(now)) keys.set(now, key);
}
