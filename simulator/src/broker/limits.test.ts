import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createGate, DEFAULT_LIMITS } from './limits.ts';

const [A, B] = ['192.0.2.1', '192.0.2.2'];

function setup(limits: Partial<typeof DEFAULT_LIMITS>) {
  const clock = createVirtualClock();
  return { clock, gate: createGate({ ...DEFAULT_LIMITS, ...limits }, clock) };
}

test('FLT-104 the broker takes so many connections in all, and one more for each that left', () => {
  const { gate } = setup({ maxConnections: 2 });
  const leave = gate.enter(A);
  expect(gate.enter(B)).not.toBeNull();
  expect(gate.enter(B)).toBeNull();
  leave?.();
  expect(gate.enter(B)).not.toBeNull();
});

test('FLT-104 one address has its own limit, which leaves room for the others', () => {
  const { gate } = setup({ maxConnectionsPerAddress: 1 });
  const leave = gate.enter(A);
  expect(gate.enter(A)).toBeNull();
  expect(gate.enter(B)).not.toBeNull();
  leave?.();
  expect(gate.enter(A)).not.toBeNull();
});

test('FLT-104 a burst of connects is cut at the rate, and the rate comes back with time', () => {
  const { clock, gate } = setup({ maxConnectsPerSecond: 10 });
  const burst = (tries: number) => Array.from({ length: tries }, () => gate.enter(A)).filter(Boolean).length;
  expect(burst(30)).toBe(10);
  clock.advance(300);
  expect(burst(30)).toBe(3);
  clock.advance(3_600_000);
  expect(burst(30)).toBe(10);
});
