// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOwnSaves } from './useOwnSaves.ts';

afterEach(cleanup);

const version = (updated_at?: string) => ({ id: 1, ...(updated_at !== undefined && { updated_at }) });

/** Two tabs with the form of a record, and one with that of another record. */
function open() {
  const [here, there, other] = ['/countries 1', '/countries 1', '/countries 2'].map(
    (record) => renderHook(() => useOwnSaves(record)).result,
  );
  if (!here || !there || !other) throw new Error('A tab is missing.');
  return { here, there, other };
}

test('ENT-03 what one tab has saved is known as one’s own in the others, in that version and no other', async () => {
  const { here, there, other } = open();
  expect(there.current.isOwn(version('2026-01-08'))).toBe(false);
  act(() => here.current.tellSaved(version('2026-01-08')));
  await waitFor(() => expect(there.current.isOwn(version('2026-01-08'))).toBe(true));
  expect(there.current.isOwn(version('2026-01-09'))).toBe(false);
  expect(other.current.isOwn(version('2026-01-08'))).toBe(false);
  expect(there.current.isDeleted).toBe(false);
});

test('ENT-03 also of a form that was left before its save ended', async () => {
  const left = renderHook(() => useOwnSaves('/countries 1'));
  const { there } = open();
  left.unmount();
  act(() => left.result.current.tellSaved(version('2026-01-08')));
  await waitFor(() => expect(there.current.isOwn(version('2026-01-08'))).toBe(true));
});

test('ENT-03 so is what it has deleted', async () => {
  const { here, there, other } = open();
  act(() => here.current.tellDeleted());
  await waitFor(() => expect(there.current.isDeleted).toBe(true));
  expect(other.current.isDeleted).toBe(false);
});

test('ENT-03 of a record without dates, and of what is told in another form, nothing is known', async () => {
  const { here, there } = open();
  act(() => here.current.tellSaved(version()));
  const tab = new BroadcastChannel('carillon.saved');
  for (const said of [null, 'x', { record: '/countries 1' }, { record: '/countries 1', version: 5 }]) {
    tab.postMessage(said);
  }
  tab.postMessage({ record: '/countries 1', version: '2026-01-10' });
  tab.close();
  await waitFor(() => expect(there.current.isOwn(version('2026-01-10'))).toBe(true));
  expect(there.current.isOwn(version())).toBe(false);
  expect(there.current.isDeleted).toBe(false);
});
