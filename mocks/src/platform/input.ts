import type { Call, Schema } from '@carillon/protocol';
import { JSON_LIMIT, readBytes } from './bytes.ts';
import { readForm } from './form.ts';
import { Refusal, refused } from './refusal.ts';

type Issue = Exclude<ReturnType<Schema<unknown>['safeParse']>['error'], undefined>['issues'][number];

/**
 * Reads the query of a request by the schema of its call. Empty parameters count as left out (S7). What no record can
 * hold may be searched for: nothing is found.
 */
export function readQuery(schema: Schema<unknown>, search: URLSearchParams): unknown {
  const texts = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  return acceptTexts(schema, texts);
}

/** Reads the body of a request by the schema of its call. Throws 413 and 400 besides. */
export async function readBody(
  schema: Schema<unknown>,
  request: Request,
  { isMultipart }: Call,
): Promise<unknown> {
  if (isMultipart) return kept(acceptTexts(schema, await readForm(request)));
  return kept(accept(schema, parseBody(await readBytes(request, JSON_LIMIT))));
}

function accept(schema: Schema<unknown>, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw refused(describeIssue(result.error.issues[0]));
  return result.data;
}

// A lone surrogate has no UTF-8 form, so SQLite would keep another text than memory; other programs end a text at NUL.
const UNKEPT = /[\p{Cc}\p{Cs}]/u;
const UNKEPT_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Whether a text can be part of a record that is kept. */
export const isKeepable = (text: string): boolean => !UNKEPT.test(text);

/** What people write in several lines; a form sends CR and LF for each end of one. */
const WITH_LINES = new Set(['description', 'summary', 'note', 'alert', 'features', 'location']);

/** Refuses half characters and control characters in any text of an input, but for the ends and tabs of lines. */
function kept(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    const pattern = WITH_LINES.has(path.at(-1) ?? '') ? UNKEPT_IN_LINES : UNKEPT;
    const code = pattern.exec(value)?.[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    if (code) throw refused(`${path.join('.')} has a character that cannot be kept: U+${code}.`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) kept(part, [...path, name]);
  }
  return value;
}

/**
 * A query and a form are all text: what the schema wants as a number or a boolean is read as one, what it wants as a
 * list is one of the fields that are there, and nothing else is converted.
 */
function acceptTexts(schema: Schema<unknown>, fields: Readonly<Record<string, unknown>>): unknown {
  const first = schema.safeParse(fields);
  if (first.success) return first.data;
  // What is wrong in a list is known only when it is one.
  const listed = convert(fields, first.error.issues, toList);
  const { error } = schema.safeParse(listed);
  return accept(schema, error ? convert(listed, error.issues, fromText) : listed);
}

/** A copy of the fields in which every value of another type than the schema expects was converted. */
function convert(
  fields: Readonly<Record<string, unknown>>,
  issues: readonly Issue[],
  to: (value: unknown, expected: string) => unknown,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...fields };
  const lists = new Map<string, unknown[]>();
  for (const issue of issues) {
    const [name, index] = issue.path;
    if (issue.code !== 'invalid_type' || typeof name !== 'string') continue;
    const value = values[name];
    if (typeof index !== 'number') values[name] = to(value, issue.expected);
    else if (Array.isArray(value)) {
      const list = lists.get(name) ?? [...value];
      list[index] = to(list[index], issue.expected);
      lists.set(name, list);
    }
  }
  return { ...values, ...Object.fromEntries(lists) };
}

function toList(value: unknown, expected: string): unknown {
  if (expected !== 'array') return value;
  return value === undefined ? [] : [value];
}

function fromText(value: unknown, expected: string): unknown {
  if (typeof value !== 'string') return value;
  if (expected === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value);
  if (expected === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The request is not valid JSON.');
  }
}

const UNITS = { string: ' characters', array: ' entries', file: ' bytes' };

/** The problem as a sentence for people: the schemas of the contract carry no texts. */
export function describeIssue(issue: Issue | undefined): string {
  const name = issue?.path.join('.') || 'The request';
  const amount = (limit: unknown) =>
    issue?.code === 'too_big' || issue?.code === 'too_small'
      ? `${limit}${UNITS[issue.origin as keyof typeof UNITS] ?? ''}`
      : '';
  switch (issue?.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.path.length > 0
        ? `${name} is missing or not of type ${issue.expected}.`
        : `${name} must be of type ${issue.expected}.`;
    case 'too_big':
      return `${name} must be at most ${amount(issue.maximum)}.`;
    case 'too_small':
      return `${name} must be at least ${amount(issue.minimum)}.`;
    case 'invalid_value':
      return `${name} must be one of ${issue.values.join(', ')}.`;
    default:
      return `${name} is not valid.`;
  }
}
