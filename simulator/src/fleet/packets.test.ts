import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeConnect, encodePublish, encodeSubscribe, readPackets, readPublish } from './packets.ts';

const MAX_BYTES = 300_000;

/** The packets in these bytes when they come in pieces that end at these places. */
function readInPieces(bytes: Buffer, places: readonly number[]) {
  const packets: { first: number; body: Buffer }[] = [];
  let rest: Buffer = Buffer.alloc(0);
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  for (const [i, end] of ends.entries()) {
    rest = Buffer.concat([rest, bytes.subarray(ends[i - 1] ?? 0, end)]);
    const taken = readPackets(rest, MAX_BYTES, (first, body) =>
      packets.push({ first, body: Buffer.from(body) }),
    );
    rest = rest.subarray(taken);
  }
  return { packets, rest };
}

describe('reading what a broker sends', () => {
  const message = fc.record({
    topic: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    payload: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom(100, 120, 16_300, 16_400).map((length) => 'x'.repeat(length)),
    ),
    isRetained: fc.boolean(),
    id: fc.option(fc.integer({ min: 1, max: 0xffff })),
  });

  test('FLT-103 every message is read as it was written, in whatever pieces it comes', () => {
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (sent, places) => {
          const bytes = sent.map((m) => encodePublish(m.topic, m.payload, m.isRetained, m.id));
          const { packets, rest } = readInPieces(Buffer.concat(bytes), places);
          expect(rest).toHaveLength(0);
          expect(
            packets.map(({ first, body }) => {
              const { topic, payload } = readPublish(first, body);
              return {
                type: first >> 4,
                qos: (first >> 1) & 3,
                topic,
                payload: payload.toString(),
                retain: first & 1,
              };
            }),
          ).toEqual(
            sent.map(({ topic, payload, isRetained, id }) => {
              return { type: 3, qos: id === null ? 0 : 1, topic, payload, retain: Number(isRetained) };
            }),
          );
        },
      ),
    );
  });

  test('FLT-103 random bytes are packets, the beginning of one, or a RangeError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        try {
          const taken = readPackets(Buffer.from(noise), MAX_BYTES, (first, body) => readPublish(first, body));
          return taken <= noise.length;
        } catch (error) {
          return error instanceof RangeError;
        }
      }),
    );
  });

  test.each([
    ['announces more than is allowed', [0x30, 0xff, 0xff, 0x7f]],
    ['has a length of five bytes', [0x30, 0x80, 0x80, 0x80, 0x80, 0x01]],
  ])('FLT-103 a packet that %s is refused before it has come', (_case, bytes) => {
    expect(() => readPackets(Buffer.from(bytes), MAX_BYTES, () => {})).toThrow(RangeError);
  });
});

describe('what a device sends (MQTT 3.1.1)', () => {
  test('CONNECT: a clean session with login and a last will of QoS 1 that is retained (BRK-04)', () => {
    const bytes = encodeConnect({
      clientId: 'c',
      username: 'SIM-1',
      password: 'key',
      keepAliveSeconds: 300,
      will: { topic: 't', payload: 'off' },
    });
    const flags = 0x80 + 0x40 + 0x20 + 0x08 + 0x04 + 0x02;
    expect(bytes.toString('latin1')).toBe(
      `\x10\x21\0\x04MQTT\x04${String.fromCharCode(flags)}\x01\x2c\0\x01c\0\x01t\0\x03off\0\x05SIM-1\0\x03key`,
    );
  });

  test('SUBSCRIBE: one topic with QoS 0', () => {
    expect(encodeSubscribe(0x0102, 'a/b').toString('latin1')).toBe('\x82\x08\x01\x02\0\x03a/b\0');
  });
});
