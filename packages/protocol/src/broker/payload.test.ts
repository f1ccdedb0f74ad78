import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { streamContext } from '../stream/index.ts';
import { greeting } from './commands.ts';
import { vumeterMessage } from './live.ts';
import { MAX_GREETING_BYTES, MAX_LIVE_BYTES, MAX_PACKET_BYTES, parseJson, parsePayload } from './payload.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const levels = '{"vu":[1,2]}';

describe('a payload', () => {
  test('of the right shape is read, with the fields that a newer firmware added', () => {
    const read = parsePayload(vumeterMessage, bytes('{"vu":[1,2],"more":3}'), MAX_LIVE_BYTES);
    expect(read).toEqual({ ok: true, value: { vu: [1, 2], more: 3 } });
  });

  test.each<[string, Uint8Array, string]>([
    ['empty', bytes(''), 'notJson'],
    ['no JSON', bytes('{"vu":'), 'notJson'],
    ['JSON and more', bytes(`${levels}}`), 'notJson'],
    ['a word', bytes('undefined'), 'notJson'],
    ['broken UTF-8', Uint8Array.of(0x22, 0xc3, 0x28, 0x22), 'notJson'],
    ['a half character at its end', Uint8Array.of(...bytes('{"vu":[1,2]'), 0xf0, 0x9f), 'notJson'],
    ['a surrogate written as UTF-8', Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), 'notJson'],
    ['random bytes', Uint8Array.from({ length: 64 }, (_, i) => (i * 151 + 77) % 256), 'notJson'],
    ['null', bytes('null'), 'wrongShape'],
    ['a number', bytes('7'), 'wrongShape'],
    ['a list', bytes('[1,2]'), 'wrongShape'],
    ['one level', bytes('{"vu":[1]}'), 'wrongShape'],
    ['three levels', bytes('{"vu":[1,2,3]}'), 'wrongShape'],
    ['levels as text', bytes('{"vu":["1","2"]}'), 'wrongShape'],
  ])('FLT-039 that is %s is not read', (_case, payload, problem) => {
    expect(parsePayload(vumeterMessage, payload, MAX_LIVE_BYTES)).toEqual({ ok: false, problem });
  });

  test.each([
    ['a packet', MAX_PACKET_BYTES, 262_144],
    ['a live message', MAX_LIVE_BYTES, 16_384],
    ['a greeting', MAX_GREETING_BYTES, 1024],
  ])('FLT-040 %s is read up to its limit in bytes, and no further', (_name, limit, expected) => {
    expect(limit).toBe(expected);
    const padded = (size: number) => bytes(levels.padEnd(size));
    expect(parsePayload(vumeterMessage, padded(limit), limit).ok).toBe(true);
    expect(parsePayload(vumeterMessage, padded(limit + 1), limit)).toEqual({
      ok: false,
      problem: 'tooLarge',
    });
  });

  test('FLT-040 what is too large is never looked at', () => {
    const never = new Proxy(new Uint8Array(20_000_000), {
      get(target, key) {
        if (key === 'byteLength') return target.byteLength;
        throw new Error(`${String(key)} was read.`);
      },
    });
    expect(parsePayload(z.unknown(), never, MAX_PACKET_BYTES)).toEqual({ ok: false, problem: 'tooLarge' });
  });

  test('FLT-040 10,000 levels deep does no harm, where it is unknown or in the place of a text', () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const read = (text: string) => parsePayload(greeting, bytes(text), MAX_PACKET_BYTES);
    expect(read(`{"msg":"Bonjour","ctx":${deep}}`)).toEqual({ ok: false, problem: 'wrongShape' });
    expect(read(`{"msg":"Bonjour","ctx":"Online","more":${deep}}`).ok).toBe(true);
    expect(read(deep).ok).toBe(false);
    expect(read('{"msg":'.repeat(10_000)).ok).toBe(false);
  });
});

describe('FLT-041 hostile keys', () => {
  afterEach(() => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test.each([
    ['__proto__', '{"__proto__":{"isAdmin":true},"name":"x"}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}},"name":"x"}'],
    ['a nested __proto__', '{"name":"x","more":{"__proto__":{"isAdmin":true}}}'],
  ])('%s changes no prototype, also where unknown fields are kept', (_name, text) => {
    const read = parsePayload(streamContext, bytes(text), MAX_LIVE_BYTES);
    expect(read).toMatchObject({ ok: true, value: { name: 'x' } });
    const value: Record<string, unknown> = read.ok ? read.value : {};
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value.isAdmin).toBeUndefined();
  });

  test('a field is never taken from a prototype', () => {
    const read = parsePayload(
      greeting,
      bytes('{"__proto__":{"msg":"Bonjour","ctx":"Online"}}'),
      MAX_GREETING_BYTES,
    );
    expect(read).toEqual({ ok: false, problem: 'wrongShape' });
  });
});

test.each([
  ['null', null],
  ['false', false],
  ['0', 0],
  ['""', ''],
])('JSON that is %s is a value, and not the lack of one', (text, value) => {
  expect(parseJson(bytes(text))).toBe(value);
});

test('FLT-039 a short payload is read as a long one is, whatever stands in it', () => {
  // Blanks around it are left out by JSON, and make it long.
  const long = (payload: Uint8Array) => Uint8Array.of(...bytes(' '.repeat(100)), ...payload);
  const text = fc.oneof(
    fc.json({ maxDepth: 1 }),
    fc.json({ maxDepth: 1, stringUnit: 'binary' }),
    fc.string(),
  );
  const payload = fc.oneof(text.map(bytes), fc.uint8Array({ maxLength: 70 }));
  fc.assert(
    fc.property(payload, (payload) => {
      expect(parseJson(payload)).toEqual(parseJson(long(payload)));
    }),
    { numRuns: 2000 },
  );
  const word = `"${'\u00e9'.repeat(20)}"`;
  expect([parseJson(bytes(word)), parseJson(bytes('"plain"'))]).toEqual(['\u00e9'.repeat(20), 'plain']);
});
