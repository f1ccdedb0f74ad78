import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

test('BRK-01 FLT-011 the wait before try n is drawn evenly from 0 to min(60, 4 x 2^n) s', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (n, drawn) => {
      const longest = Math.min(60_000, 4000 * 2 ** n);
      expect(backoffMs(n, () => drawn)).toBeCloseTo(drawn * longest);
    }),
  );
});
