// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type ActionContext, useAction } from './useAction.ts';

afterEach(cleanup);

/** Work that ends when the test says so. */
function open() {
  const asked: string[] = [];
  const under = {
    end: (_answer: string) => {},
    fail: (_error: Error) => {},
    tell: (_done: number) => {},
    signal: undefined as AbortSignal | undefined,
  };
  const { result, unmount } = renderHook(
    () =>
      useAction((input: string, { signal, onProgress }: ActionContext<number>) => {
        asked.push(input);
        Object.assign(under, { signal, tell: onProgress });
        return new Promise<string>((end, fail) => {
          Object.assign(under, { end, fail });
          signal.onabort = () => fail(signal.reason);
        });
      }),
    { wrapper: StrictMode },
  );
  return { action: () => result.current, asked, under, unmount };
}

test('an action runs, tells how far it is, and is done with its answer', async () => {
  const { action, under } = open();
  expect(action().state).toEqual({ status: 'idle' });
  act(() => action().run('a'));
  expect(action().state).toEqual({ status: 'running', input: 'a' });
  act(() => under.tell(3));
  expect(action().state).toEqual({ status: 'running', input: 'a', progress: 3 });
  await act(async () => under.end('yes'));
  expect(action().state).toEqual({ status: 'done', input: 'a', answer: 'yes' });
  act(() => action().dismiss());
  expect(action().state).toEqual({ status: 'idle' });
});

test('FLT-036 FLT-073 while it is under way it is not begun again, nor forgotten', async () => {
  const { action, asked, under } = open();
  act(() => {
    action().run('a');
    action().run('b');
  });
  act(() => action().dismiss());
  expect(action().state).toEqual({ status: 'running', input: 'a' });
  await act(async () => under.end('yes'));
  act(() => action().run('c'));
  expect(asked).toEqual(['a', 'c']);
});

test('what has failed says why, and is done again with what it was asked for with', async () => {
  const { action, asked, under } = open();
  act(() => action().retry());
  act(() => action().run('a'));
  await act(async () => under.fail(new Error('No')));
  expect(action().state).toEqual({ status: 'failed', input: 'a', error: new Error('No') });
  act(() => action().retry());
  expect(action().state).toEqual({ status: 'running', input: 'a' });
  expect(asked).toEqual(['a', 'a']);
});

test('what is stopped is no failure, and what it tells afterwards is not heard', async () => {
  const { action, under } = open();
  act(() => action().run('a'));
  await act(async () => action().stop());
  expect(action().state).toEqual({ status: 'idle' });
  act(() => under.tell(4));
  expect(action().state).toEqual({ status: 'idle' });
});

test('work that throws at once is like work that rejects', async () => {
  const { result } = renderHook(() =>
    useAction((): Promise<string> => {
      throw new Error('At once');
    }),
  );
  await act(async () => result.current.run());
  expect(result.current.state).toMatchObject({ status: 'failed', error: new Error('At once') });
});

test('FLT-085 a screen that is left does not stop it', async () => {
  const { action, under, unmount } = open();
  act(() => action().run('a'));
  unmount();
  expect(under.signal?.aborted).toBe(false);
});

test('an action without input runs as it is', () => {
  const { result } = renderHook(() => useAction(async () => 7));
  act(() => result.current.run());
  expect(result.current.state.status).toBe('running');
});
