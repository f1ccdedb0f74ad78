import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFrameCounter } from './frames.ts';

const MAX = 1000;

/** A packet with this many bytes after its fixed header, all of them 0xff: a body must not be read as a header. */
function packet(length: number): Buffer {
  const header = [0x30];
  for (let rest = length; ; rest = Math.floor(rest / 128)) {
    header.push(rest >= 128 ? (rest % 128) + 128 : rest);
    if (rest < 128) break;
  }
  return Buffer.concat([Buffer.from(header), Buffer.alloc(length, 0xff)]);
}

/** Cuts bytes at these places. */
function cut(bytes: Buffer, places: number[]): Buffer[] {
  const ends = [...places.map((p) => p % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
}

const lengths = fc.array(fc.oneof(fc.integer({ min: 0, max: MAX }), fc.constantFrom(0, 127, 128, MAX)), {
  maxLength: 8,
});
const places = fc.array(fc.nat(), { maxLength: 20 });

test('packets within the limit pass however they are cut into chunks', () => {
  fc.assert(
    fc.property(lengths, places, (sizes, at) => {
      const isWithin = createFrameCounter(MAX);
      return cut(Buffer.concat(sizes.map(packet)), at).every(isWithin);
    }),
  );
});

test('a packet above the limit is caught at its header, whatever went before', () => {
  fc.assert(
    fc.property(lengths, places, fc.integer({ min: MAX + 1, max: 2 ** 28 - 1 }), (sizes, at, size) => {
      const isWithin = createFrameCounter(MAX);
      const header = packet(0).subarray(0, 1);
      const length = [(size % 128) | 128, ((size >> 7) % 128) | 128, ((size >> 14) % 128) | 128, size >> 21];
      const bytes = Buffer.concat([...sizes.map(packet), header, Buffer.from(length)]);
      return !cut(bytes, at).every(isWithin);
    }),
  );
});

test('a length of more than four bytes is no MQTT', () => {
  expect(createFrameCounter(MAX)(Uint8Array.of(0x30, 0x80, 0x80, 0x80, 0x80))).toBe(false);
});
