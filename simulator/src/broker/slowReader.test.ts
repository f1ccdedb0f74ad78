import { Duplex } from 'node:stream';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { disconnectSlowReader } from './slowReader.ts';

const LIMITS = { maxBehindBytes: 1000, maxBehindMs: 5000 };

/** A stream whose reader takes a piece only when it is told to. */
function setup() {
  const clock = createVirtualClock();
  let take = () => {};
  const stream = new Duplex({
    highWaterMark: 10,
    read() {},
    write(_chunk, _encoding, done) {
      take = done;
    },
  });
  disconnectSlowReader(stream, LIMITS, clock);
  const takeAll = async () => {
    while (stream.writableLength > 0) {
      take();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { clock, stream, takeAll };
}

test('FLT-102 a reader that takes nothing makes nobody wait, and is disconnected after its time', () => {
  const { clock, stream } = setup();
  expect(stream.write('x'.repeat(100))).toBe(true);
  clock.advance(LIMITS.maxBehindMs - 1);
  expect(stream.write('x')).toBe(true);
  expect(stream.destroyed).toBe(false);
  clock.advance(1);
  expect(stream.destroyed).toBe(true);
});

test('FLT-102 a reader that is too far behind is disconnected at once', () => {
  const { stream } = setup();
  for (let i = 0; i < 10; i++) stream.write('x'.repeat(100), 'utf8');
  expect(stream.destroyed).toBe(false);
  stream.write('x');
  expect(stream.destroyed).toBe(true);
  expect(stream.writableLength).toBeLessThanOrEqual(LIMITS.maxBehindBytes + 1);
});

test('FLT-102 a reader that catches up in time stays, as often as it does', async () => {
  const { clock, stream, takeAll } = setup();
  for (let round = 0; round < 5; round++) {
    stream.write('x'.repeat(100));
    clock.advance(LIMITS.maxBehindMs - 1);
    await takeAll();
  }
  expect(stream.destroyed).toBe(false);
  expect(clock.pending).toBe(0);
});

test('FLT-102 a reader that leaves by itself leaves no timer behind', async () => {
  const { clock, stream } = setup();
  stream.write('x'.repeat(100));
  stream.destroy();
  await new Promise((resolve) => stream.once('close', resolve));
  expect(clock.pending).toBe(0);
});
