// A pattern is looked at before it is held against messages: one that none of them can match would never come true, and
// where nothing is expected to match it would hold whatever the devices do.
import type { Schema } from '@carillon/protocol/http';
import type * as z from 'zod/mini';
import { show } from '../show.ts';
import { checkKind } from './checkKind.ts';

type Piece = z.core.$ZodType;

/**
 * Throws a RangeError for what can neither look at a message of this schema nor be part of one. `step` and `what` are for
 * people: what takes the pattern, and what it is a pattern of.
 */
export function checkPattern(step: string, what: string, pattern: unknown, schema: Schema<unknown>): void {
  if (typeof pattern === 'function') return;
  checkKind(`The pattern of ${step}`, pattern, 'an object of fields, or a function', isPlain);
  const problem = findMisfit(pattern, [schema], what);
  if (problem !== undefined) throw new RangeError(problem);
}

/** What of a pattern fits none of these schemas, for people. */
export function findMisfit(pattern: unknown, schemas: readonly Piece[], path: string): string | undefined {
  const options = schemas.flatMap(readOptions);
  if (!isPlain(pattern)) {
    const isOne = schemas.some((schema) => (schema as Schema<unknown>).safeParse(pattern).success);
    return isOne ? undefined : `${path} is never ${show(pattern)}.`;
  }
  if (Array.isArray(pattern)) {
    const lists = options.filter(({ def }) => def.type === 'array' || def.type === 'tuple');
    const problems = lists.map(({ def }) => findItemMisfit(pattern, def, path));
    return problems.includes(undefined) ? undefined : (problems[0] ?? `${path} is never a list.`);
  }
  const fields = readFields(options);
  if (!fields) return `${path} is never an object.`;
  for (const [name, value] of Object.entries(pattern)) {
    const known = fields.get(name);
    if (!known) return `There is no field '${name}' in ${path}, only ${[...fields.keys()].join(', ')}.`;
    const problem = findMisfit(value, known, `${name} of ${path}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

type Definition = z.core.$ZodTypes['_zod']['def'];

function findItemMisfit(pattern: readonly unknown[], def: Definition, path: string): string | undefined {
  const problems = pattern.map((item, i) => {
    const schema = def.type === 'array' ? def.element : def.type === 'tuple' ? def.items[i] : undefined;
    return schema
      ? findMisfit(item, [schema], `item ${i + 1} of ${path}`)
      : `${path} never has ${i + 1} items.`;
  });
  if (def.type === 'tuple' && pattern.length < def.items.length) {
    return `${path} always has ${def.items.length} items.`;
  }
  return problems.find((problem) => problem !== undefined);
}

/** What a schema may be, without what only says that it may be left out. */
function readOptions(schema: Piece): readonly { readonly def: Definition }[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options.flatMap(readOptions);
  return def.type === 'optional' ? readOptions(def.innerType) : [{ def }];
}

/** The fields of all objects among them, each with what it may be; undefined without an object. */
function readFields(options: readonly { readonly def: Definition }[]) {
  const fields = new Map<string, Piece[]>();
  const objects = options.flatMap(({ def }) => (def.type === 'object' ? [def.shape] : []));
  for (const [name, schema] of objects.flatMap((shape) => Object.entries(shape))) {
    fields.set(name, [...(fields.get(name) ?? []), schema]);
  }
  return objects.length > 0 ? fields : undefined;
}

/** A list, or an object that was written down: others, such as a Map, have no fields that could be compared. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
