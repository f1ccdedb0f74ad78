import type { Schema } from '@carillon/protocol';
import { Refusal, refused } from './refusal.ts';

/** The largest JSON body that is read, in bytes (decisions, HTTP API). */
const MAX_BODY_BYTES = 2 ** 20;

type Issue = Exclude<ReturnType<Schema<unknown>['safeParse']>['error'], undefined>['issues'][number];

/** Reads the query of a request by the schema of its call. Empty parameters count as left out (S7). */
export function readQuery(schema: Schema<unknown>, search: URLSearchParams): unknown {
  const texts = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  const first = schema.safeParse(texts);
  if (first.success) return first.data;
  // A query is all text: what the schema wants as a number or a boolean is read as one, and nothing else is.
  return accept(schema, convertTexts(texts, first.error.issues));
}

/** Reads the JSON body of a request by the schema of its call. Throws 413 and 400 besides. */
export async function readBody(schema: Schema<unknown>, request: Request): Promise<unknown> {
  return accept(schema, parseBody(await readBytes(request)));
}

function accept(schema: Schema<unknown>, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw refused(describeIssue(result.error.issues[0]));
}

function convertTexts(texts: Record<string, string>, issues: readonly Issue[]): Record<string, unknown> {
  const values: Record<string, unknown> = { ...texts };
  for (const issue of issues) {
    const [name] = issue.path;
    if (issue.code !== 'invalid_type' || typeof name !== 'string') continue;
    const value = texts[name];
    if (value === undefined) continue;
    if (issue.expected === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) values[name] = Number(value);
    if (issue.expected === 'boolean' && (value === 'true' || value === 'false'))
      values[name] = value === 'true';
  }
  return values;
}

async function readBytes(request: Request): Promise<Uint8Array> {
  try {
    return await readLimited(request);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The request ended too early.');
  }
}

async function readLimited(request: Request): Promise<Uint8Array> {
  const tooLarge = () => new Refusal(413, 'The request is larger than 1 MiB.', { connection: 'close' });
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The length may be missing or a lie: nothing beyond the limit is kept.
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(read.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The request is not valid JSON.');
  }
}

/** The problem as a sentence for people: the schemas of the contract carry no texts. */
function describeIssue(issue: Issue | undefined): string {
  const name = issue?.path.join('.') || 'The request';
  const amount = (limit: unknown) =>
    issue?.code === 'too_big' || issue?.code === 'too_small'
      ? `${limit}${issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : ''}`
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
