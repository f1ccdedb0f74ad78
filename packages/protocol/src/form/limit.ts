import type { Schema } from '../field/schema.ts';

/** Longer than any text, and than any list, that a schema takes. */
const TOO_LONG = { string: 'x'.repeat(100_001), array: Array<null>(1001).fill(null) };

const known = new WeakMap<Schema<unknown>, Map<string, number | undefined>>();

/**
 * The most characters that a schema takes for the text at a path ('name', 'stream.user', 'prices.0.price'), to be shown
 * beside its field: a limit is typed once, in the schema. Undefined where no number says it.
 *
 * @example
 * getLimit(countries.body, 'name'); // 32
 */
export const getLimit = (schema: Schema<unknown>, path: string): number | undefined =>
  get(schema, path, 'string');

/** The same of a list: how many rows it may have, at most a thousand. */
export const getMostRows = (schema: Schema<unknown>, path: string): number | undefined =>
  get(schema, path, 'array');

type Kind = keyof typeof TOO_LONG;

function get(schema: Schema<unknown>, path: string, kind: Kind): number | undefined {
  const limits = known.get(schema) ?? new Map<string, number | undefined>();
  known.set(schema, limits);
  const key = `${kind} ${path}`;
  if (!limits.has(key)) limits.set(key, findLimit(schema, path, kind));
  return limits.get(key);
}

/** What the schema itself says of what is too long: that it is a schema of zod, only its own package needs to know. */
function findLimit(schema: Schema<unknown>, path: string, kind: Kind): number | undefined {
  // Every row of a list has the same limits as its first.
  const names = path.split('.').map((name) => (/^\d+$/.test(name) ? '0' : name));
  const values = names.reduceRight<unknown>(
    (value, name) => (name === '0' ? [value] : { [name]: value }),
    TOO_LONG[kind],
  );
  const issues = schema.safeParse(values).error?.issues ?? [];
  // What is no text at all is said first.
  const issue = issues.find(({ path }) => path.join('.') === names.join('.'));
  return issue?.code === 'too_big' && issue.origin === kind ? Number(issue.maximum) : undefined;
}
