import type { Schema } from '../field/schema.ts';

/** Longer than any text that a schema takes. */
const TOO_LONG = 'x'.repeat(100_001);

const known = new WeakMap<Schema<unknown>, Map<string, number | undefined>>();

/**
 * The most characters that a schema takes for the text at a path ('name', 'stream.user', 'prices.0.price'), to be shown
 * beside its field: a limit is typed once, in the schema. Undefined where no number says it.
 *
 * @example
 * getLimit(countries.body, 'name'); // 32
 */
export function getLimit(schema: Schema<unknown>, path: string): number | undefined {
  const limits = known.get(schema) ?? new Map<string, number | undefined>();
  known.set(schema, limits);
  if (!limits.has(path)) limits.set(path, findLimit(schema, path));
  return limits.get(path);
}

/** What the schema itself says of a text that is too long: that it is a schema of zod, only its own package needs to know. */
function findLimit(schema: Schema<unknown>, path: string): number | undefined {
  // Every row of a list has the same limits as its first.
  const names = path.split('.').map((name) => (/^\d+$/.test(name) ? '0' : name));
  const values = names.reduceRight<unknown>(
    (value, name) => (name === '0' ? [value] : { [name]: value }),
    TOO_LONG,
  );
  const issues = schema.safeParse(values).error?.issues ?? [];
  // What is no text at all is said first.
  const issue = issues.find(({ path }) => path.join('.') === names.join('.'));
  return issue?.code === 'too_big' && issue.origin === 'string' ? Number(issue.maximum) : undefined;
}
