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

/** An array that counts how often it or one of its `length` equal entries is looked at. */
function counted(length: number, entry: object) {
  let looks = 0;
  const look: ProxyHandler<object> = {
    get(target, key, receiver) {
      looks++;
      return Reflect.get(target, key, receiver);
    },
  };
  const entries = Array.from({ length }, (_, i) => new Proxy({ ...entry, id: i + 1, quantity: i + 1 }, look));
  return { array: new Proxy(entries, look), looks: () => looks };
}

describe('a list ten times as long is looked at ten times as often, not more', () => {
  const { body } = protocol.updateProduct;
  const event = {
    id: 'evts/1',
    name: 'x',
    mode: 'playback',
    repeat: 1,
    time: [0, 1],
    main: { uri: 'http://a.it', tmo: 15 },
  };
  const product = {
    title: 'x',
    sku: 'x',
    stock: 0,
    summary: 'x',
    description: 'x',
    is_active: true,
    is_available: true,
    prices: [],
    medias: [],
    tags: [],
    tax_percentage: 0,
    note: '',
    alert: '',
    features: '',
  };
  test.each<[string, Schema<unknown>, (list: unknown[]) => unknown, object]>([
    ['countries of a carrier', protocol.carrierBody, (countries) => ({ countries }), {}],
    ['prices of a product', body, (prices) => ({ ...product, prices }), { price: 1, discount: 0 }],
    ['pictures of a product', body, (medias) => ({ ...product, medias }), {}],
    ['events of a device', protocol.getEvents.reply, (events) => events, event],
    ['devices', protocol.listDevices.answer, (devices) => devices, {}],
  ])('%s', (_name, schema, wrap, entry) => {
    const [few, many] = [200, 2000].map((length) => {
      const { array, looks } = counted(length, entry);
      schema.safeParse(wrap(array));
      return looks();
    });
    expect(many).toBeLessThan(11 * (few ?? 0));
  });
});
