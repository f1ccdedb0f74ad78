import type { Command } from '@carillon/protocol/broker';
import type { Schema } from '@carillon/protocol/http';

type Issue = NonNullable<ReturnType<Schema<unknown>['safeParse']>['error']>['issues'][number];

/**
 * Why the body of a command is refused: which field, and what is allowed in it. `words` says that of fields for which the
 * schema has nothing that a person would read, such as a pattern.
 */
export function explainBody(
  command: Command,
  body: unknown,
  words: Readonly<Record<string, string>>,
): string {
  const { msg, settings = [command.body] } = command;
  const issues = settings.flatMap((schema) => schema.safeParse(body).error?.issues ?? []);
  const isOfGiven = ({ path }: Issue) => path.length > 0 && valueAt(body, path) !== undefined;
  const issue = issues.find(isOfGiven) ?? issues[0];
  const path = issue?.path ?? [];
  const name = path.join('.');
  const place = name === '' ? `The body of ${msg}` : `"${name}" in the body of ${msg}`;
  const isMissing = name !== '' && valueAt(body, path) === undefined;
  const allowed = words[name] ?? (issue && describeAllowed(issue, settings, body));
  return `${place} is ${isMissing ? 'missing' : 'not valid'}${allowed ? `: ${allowed} is allowed` : ''}`;
}

function describeAllowed(issue: Issue, schemas: readonly Schema<unknown>[], body: unknown) {
  const { code, path } = issue;
  if (code === 'invalid_value') return issue.values.map(String).join(' or ');
  if (code === 'invalid_type' && issue.expected === 'object') return 'an object';
  // An issue names one end of a range, or none: a number far beyond either end tells both.
  const [low, high] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER].map((probe) =>
    schemas
      .flatMap((schema) => schema.safeParse(withAt(body, path, probe)).error?.issues ?? [])
      .find((found) => found.path.join('.') === path.join('.')),
  );
  if (low?.code !== 'too_small' || high?.code !== 'too_big') return undefined;
  return `a whole number from ${low.minimum} to ${high.maximum}`;
}

type Path = readonly PropertyKey[];

const fieldsOf = (value: unknown): readonly [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return valueAt(fieldsOf(value).find(([name]) => name === String(key))?.[1], rest);
}

/** The object with another value in one of its fields. */
function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const fields = new Map(fieldsOf(value));
  fields.set(String(key), withAt(fields.get(String(key)), rest, other));
  return Object.fromEntries(fields);
}
