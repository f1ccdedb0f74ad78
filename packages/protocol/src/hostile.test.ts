import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Command, commands } from './broker/index.ts';
import { parsePayload } from './broker/payload.ts';
import { type Call, calls, type Schema } from './http/index.ts';
import * as protocol from './index.ts';

const isSchema = (value: unknown): value is Schema<unknown> =>
  typeof value === 'object' && value !== null && '_zod' in value && 'safeParse' in value;

const named = Object.entries<unknown>(protocol).filter((entry): entry is [string, Schema<unknown>] =>
  isSchema(entry[1]),
);
const ofCalls = Object.entries<Call>(calls).flatMap(([name, { query, body, answer }]) =>
  Object.entries({ query, body, answer }).map(([part, schema]) => [`${part} of ${name}`, schema] as const),
);
const ofCommands = Object.entries<Command>(commands).flatMap(([name, { body, reply }]) =>
  Object.entries({ body, reply }).map(([part, schema]) => [`${part} of ${name}`, schema] as const),
);

/** Every schema of the contract, by its name or by what it is for. */
const schemas = [...named, ...ofCalls, ...ofCommands].filter((entry): entry is [string, Schema<unknown>] =>
  isSchema(entry[1]),
);

const nested = (depth: number, wrap: (inside: unknown) => unknown) => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
};
const cyclic: Record<string, unknown> = {};
cyclic.id = cyclic;

const hostile: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['NaN', Number.NaN],
  ['an endless number', Number.POSITIVE_INFINITY],
  ['-0', -0],
  ['a number beyond the safe ones', 2 ** 60],
  ['a big integer', 10n ** 40n],
  ['a symbol', Symbol('x')],
  ['a function', () => 1],
  ['an empty text', ''],
  ['a lone surrogate', '\ud800'],
  ['a text of a million letters', 'a'.repeat(1_000_000)],
  ['a text of a million dots', '.'.repeat(1_000_000)],
  ['an array of 100,000 nulls', new Array(100_000).fill(null)],
  ['a sparse array', new Array(3)],
  ['an object without a prototype', Object.assign(Object.create(null), { id: 1 })],
  ['an object that contains itself', cyclic],
  ['a date', new Date(Number.NaN)],
  ['a map', new Map([['id', 1]])],
  ['10,000 arrays in each other', nested(10_000, (inside) => [inside])],
  ['10,000 objects in each other', nested(10_000, (inside) => ({ main: inside, id: inside }))],
  ['a prototype', JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}')],
];

test('there are schemas to look at', () => expect(schemas.length).toBeGreaterThan(150));

describe.each(schemas)('the schema %s', (_name, schema) => {
  test.each(hostile)('reads or refuses %s', (_case, value) => {
    const result = schema.safeParse(value);
    if (!result.success) expect(result.error).toBeInstanceOf(z.core.$ZodError);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test('FLT-041 reads no prototype from what is sent', () => {
    const sent = JSON.parse('{"__proto__":{"isAdmin":true},"id":1,"state":1}');
    const { success, data } = schema.safeParse(sent);
    if (success && typeof data === 'object' && data !== null) {
      expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
      expect((data as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    }
  });

  test('reads or refuses whatever JSON can say', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), (value) => {
        const { success, error } = schema.safeParse(value);
        if (!success) expect(error).toBeInstanceOf(z.core.$ZodError);
      }),
      { numRuns: 30 },
    );
  });
});

test('FLT-030 nothing that a device sends becomes an exception', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.json({ maxDepth: 5 }).map((text) => new TextEncoder().encode(text)),
  );
  fc.assert(
    fc.property(bytes, fc.constantFrom(...schemas), (payload, [, schema]) => {
      expect(parsePayload(schema, payload, 1024)).toHaveProperty('ok');
    }),
    { numRuns: 2000 },
  );
});

// Linear by their form, not by a stopwatch: no schema contains itself, changes what it reads, or compares the entries
// of a list before its length is known to be small. What each pattern costs is shown where it is written.
describe('what the schemas are made of', () => {
  interface Definition {
    readonly type: string;
    readonly checks?: readonly { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }[];
  }

  /** The definitions of a schema and of all that it contains, found without knowing their kinds. */
  function collect(value: unknown, found = new Set<Definition>()): Set<Definition> {
    if (typeof value !== 'object' || value === null) return found;
    if ('_zod' in value && 'safeParse' in value) {
      const { def } = value._zod as { def: Definition };
      if (!found.has(def)) {
        found.add(def);
        for (const part of Object.values(def)) collect(part, found);
      }
    } else for (const part of Object.values(value)) collect(part, found);
    return found;
  }

  const definitions = [...collect(schemas.map(([, schema]) => schema))];
  const checksOf = ({ checks = [] }: Definition) => checks.map(({ _zod }) => _zod.def);

  test('plain kinds only: none is recursive and none transforms', () => {
    expect([...new Set(definitions.map(({ type }) => type))].sort()).toEqual([
      'array',
      'boolean',
      'custom',
      'enum',
      'file',
      'literal',
      'never',
      'nullable',
      'number',
      'object',
      'optional',
      'string',
      'tuple',
      'union',
      'unknown',
    ]);
    expect(definitions.flatMap(checksOf).filter(({ check }) => check === 'overwrite')).toEqual([]);
  });

  test('what compares the entries of a list does so only below a length', () => {
    const compared = definitions
      .filter(({ type }) => type === 'array')
      .map(checksOf)
      .filter((checks) => checks.some(({ check }) => check === 'custom'));
    expect(compared).toHaveLength(2);
    for (const [first] of compared) expect(first).toMatchObject({ check: 'max_length', abort: true });
    const prices = new Array(100_000).fill({ price: 1, quantity: 1, discount: 0 });
    const { error } = protocol.productBody.shape.prices.safeParse(prices);
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });

  const patterns = definitions
    .flatMap(checksOf)
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern instanceof RegExp);

  test.each(['a', 'a.', 'a@', '-', '/', 'a/', '%41', '1.', '1.1.1.', ':', '://', 'xn--', ' ', '\ud800', '0'])(
    'no pattern runs away with 20,000 times %j',
    (part) => {
      expect(patterns.length).toBeGreaterThan(20);
      for (const pattern of patterns)
        expect(typeof pattern.test(`${part.repeat(20_000)}\n!`)).toBe('boolean');
    },
  );
});
