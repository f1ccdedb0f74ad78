// Reads what comes over the broker, thousands of messages a second: by its schema, and fast where nothing is wrong.
import * as z from 'zod/mini';
import type { Schema } from '../field/schema.ts';

/** Whether a JSON value is just what the schema would make of it: right, with nothing to leave out or to change. */
type Test = (value: unknown) => boolean;

const tests = new WeakMap<z.core.$ZodType, Test | null>();

/**
 * The JSON value as the schema reads it; undefined where it has another shape. Nearly every message is right as it came
 * and is answered itself, so nobody else may hold it: zod makes copies and lists of problems of all its parts, which
 * took as long as everything else that is done with a message. About any other value zod is asked.
 */
export function readShape<T>(schema: Schema<T>, value: unknown): T | undefined {
  let isRight = tests.get(schema);
  if (isRight === undefined) {
    isRight = testOf(schema);
    tests.set(schema, isRight);
  }
  // What passes the test is what the schema reads.
  return isRight?.(value) ? (value as T) : schema.safeParse(value).data;
}

/** The test of a schema, from its definition; null where a kind is in it that is not known here, for which zod is asked. */
function testOf(schema: z.core.$ZodType): Test | null {
  const { def, traits } = (schema as z.core.$ZodTypes)._zod;
  const isOfKind = kindTest(def);
  // A format, such as an integer, is a check of itself.
  const own = traits.has('$ZodCheck') ? [schema as unknown as z.core.$ZodCheck<unknown>] : [];
  const checks = [...own, ...((def.checks ?? []) as z.core.$ZodCheck<unknown>[])].map((check) => check._zod);
  if (!isOfKind || checks.length === 0) return isOfKind;
  return (value) => {
    if (!isOfKind(value)) return false;
    const payload: z.core.ParsePayload = { value, issues: [] };
    for (const check of checks) {
      if (check.check(payload) || payload.issues.length > 0) return false;
    }
    return payload.value === value;
  };
}

function kindTest(def: z.core.$ZodTypes['_zod']['def']): Test | null {
  switch (def.type) {
    case 'unknown':
      return () => true;
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'string':
      return (value) => typeof value === 'string';
    case 'number':
      return (value) => Number.isFinite(value);
    case 'literal':
      return (value) => def.values.some((one) => one === value);
    case 'optional':
      return testOf(def.innerType);
    case 'object':
      return objectTest(def);
    case 'array':
      return arrayTest(testOf(def.element));
    case 'tuple':
      return tupleTest(def.items);
    case 'union':
      return unionTest(def);
    default:
      return null;
  }
}

function objectTest({ shape, catchall }: z.core.$ZodObjectDef): Test | null {
  const mayHaveMore = catchall?._zod.def.type === 'unknown';
  const fields: { readonly name: string; readonly isOptional: boolean; readonly isRight: Test }[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const isRight = testOf(schema);
    if (!isRight) return null;
    fields.push({ name, isOptional: schema._zod.def.type === 'optional', isRight });
  }
  const names = new Set(Object.keys(shape));
  return (value) => {
    if (!isRecord(value)) return false;
    for (const { name, isOptional, isRight } of fields) {
      const field = value[name];
      if (field === undefined ? !isOptional : !isRight(field)) return false;
    }
    // A field of this name would be left out, whatever others are kept (FLT-041).
    if (mayHaveMore) return !Object.hasOwn(value, '__proto__');
    for (const name in value) if (!names.has(name)) return false;
    return true;
  };
}

function arrayTest(isRight: Test | null): Test | null {
  if (!isRight) return null;
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const item of value) if (!isRight(item)) return false;
    return true;
  };
}

function tupleTest(items: readonly z.core.$ZodType[]): Test | null {
  const all = items.map(testOf);
  if (!all.every((isRight) => isRight !== null)) return null;
  return (value) => {
    if (!Array.isArray(value) || value.length !== all.length) return false;
    for (let i = 0; i < all.length; i++) if (!all[i]?.(value[i])) return false;
    return true;
  };
}

/** The first option that takes a value is the one that reads it: an earlier one might take it and leave something out. */
function unionTest(def: z.core.$ZodUnionDef): Test | null {
  const isOneOnly = 'discriminator' in def;
  if (def.inclusive === false && !isOneOnly) return null;
  const options = def.options.map((schema) => ({ schema, isRight: testOf(schema) }));
  if (options.some(({ isRight }) => isRight === null)) return null;
  return (value) => {
    for (const { schema, isRight } of options) {
      if (isRight?.(value)) return true;
      if (!isOneOnly && z.safeParse(schema, value).success) return false;
    }
    return false;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
