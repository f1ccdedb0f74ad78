// @vitest-environment happy-dom
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../provider/CarillonProvider.tsx';
import { testClient } from '../testClient.ts';
import { useElapsed, useNow } from './useNow.ts';

afterEach(cleanup);

const START_MS = Date.UTC(2026, 2, 4, 12, 0, 0, 730);

/** Every second that a hook has shown, and how late it was, on the clock of a browser. */
function watch(read: (everyMs: number) => number, name: 'now' | 'elapsed') {
  const clock = createVirtualClock(START_MS, { hasFractions: true, lateMs: 8 });
  const client = testClient(undefined, { clock });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client}>{children}</CarillonProvider>
  );
  const { result } = renderHook(() => read(1000), { wrapper });
  const seconds = [Math.floor(result.current / 1000)];
  const lateness: number[] = [];
  const endMs = clock.now() + 1_000_500;
  while (clock.now() < endMs) {
    act(() => clock.advance(clock.nextAtMs - clock.now() + 0.5));
    const second = Math.floor(result.current / 1000);
    if (second === seconds.at(-1)) continue;
    seconds.push(second);
    lateness.push(clock[name]() - second * 1000);
  }
  return { seconds, lateness };
}

test.each([
  ['now', useNow],
  ['elapsed', useElapsed],
] as const)(
  'CLK-01 on the clock of a browser each second of %s is shown once, as it begins',
  (name, read) => {
    const { seconds, lateness } = watch(read, name);
    const first = seconds[0] ?? 0;
    expect(seconds.slice(0, 1000)).toEqual(Array.from({ length: 1000 }, (_, index) => first + index));
    expect(Math.max(...lateness)).toBeLessThanOrEqual(8 + 3);
  },
);
