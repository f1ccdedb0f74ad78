// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNextFrame } from './useNextFrame.ts';

const FRAME_MS = 20;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'requestAnimationFrame',
    vi.fn((callback: FrameRequestCallback) => setTimeout(callback, FRAME_MS)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the first value is there at once, each later one after the next picture, the last of several within one', async () => {
  const renders = vi.fn();
  const { result, rerender } = renderHook(
    ({ value }) => {
      renders();
      return useNextFrame(value);
    },
    { initialProps: { value: 'a' } },
  );
  expect(result.current).toBe('a');
  rerender({ value: 'b' });
  rerender({ value: 'c' });
  expect(result.current).toBe('a');
  await pass(FRAME_MS - 1);
  expect(result.current).toBe('a');
  await pass(2);
  expect(result.current).toBe('c');
  expect(requestAnimationFrame).toHaveBeenCalledOnce();
  // Thrice by the one who gives it, once for the picture.
  expect(renders).toHaveBeenCalledTimes(4);
  rerender({ value: 'd' });
  await pass(FRAME_MS + 1);
  expect(result.current).toBe('d');
});

test('a function is kept as it is, and who has gone is not told', async () => {
  const [one, other] = [() => 1, () => 2];
  const { result, rerender, unmount } = renderHook(({ value }) => useNextFrame(value), {
    initialProps: { value: one },
  });
  rerender({ value: other });
  await pass(FRAME_MS + 1);
  expect(result.current).toBe(other);
  rerender({ value: one });
  unmount();
  await pass(FRAME_MS + 1);
  expect(result.current).toBe(other);
});
