// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tellOwnDeletion, tellOwnSave, useOwnSaves } from './useOwnSaves.ts';

afterEach(cleanup);

const version = (updated_at?: string) => ({ id: 1, ...(updated_at !== undefined && { updated_at }) });

const LIST = '/countries';

/** Two tabs: one with the form of a record, one with that of another record. */
function open() {
  const [here, other] = [1, 2].map((id) => renderHook(() => useOwnSaves(LIST, id)).result);
  if (!here || !other) throw new Error('A tab is missing.');
  return { here, other };
}

test('ENT-03 what one tab has saved is known as one’s own in the others, in that version and no other', async () => {
  const { here, other } = open();
  expect(here.current.isOwn(version('2026-01-08'))).toBe(false);
  tellOwnSave(LIST, version('2026-01-08'));
  await waitFor(() => expect(here.current.isOwn(version('2026-01-08'))).toBe(true));
  expect(here.current.isOwn(version('2026-01-09'))).toBe(false);
  expect(other.current.isOwn(version('2026-01-08'))).toBe(false);
  expect(here.current.isDeleted).toBe(false);
});

test('ENT-03 so is what it has deleted', async () => {
  const { here, other } = open();
  tellOwnDeletion(LIST, 1);
  await waitFor(() => expect(here.current.isDeleted).toBe(true));
  expect(other.current.isDeleted).toBe(false);
});

test('ENT-03 of a record without dates what counts is what it says, in whatever order, and no password leaves its tab', async () => {
  const told: unknown[] = [];
  const listening = new BroadcastChannel('carillon.saved');
  listening.onmessage = ({ data }) => told.push(data);
  const { here } = open();
  const uri = 'http://user:secret@radio.example/live';
  tellOwnSave(LIST, { id: 1, ...{ name: 'Vespers', password: 'hidden', bgrp: [{ uri }] } });
  await waitFor(() =>
    expect(here.current.isOwn({ id: 1, ...{ bgrp: [{ uri }], name: 'Vespers' } })).toBe(true),
  );
  expect(here.current.isOwn({ id: 1, ...{ bgrp: [{ uri }], name: 'Matins' } })).toBe(false);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(JSON.stringify(told)).not.toMatch(/secret|hidden/);
  listening.close();
});

test('ENT-03 of what is told in another form nothing is known', async () => {
  const { here } = open();
  const tab = new BroadcastChannel('carillon.saved');
  for (const said of [null, 'x', { record: '/countries 1' }, { record: '/countries 1', version: 5 }]) {
    tab.postMessage(said);
  }
  tab.postMessage({ record: '/countries 1', version: '2026-01-10' });
  tab.close();
  await waitFor(() => expect(here.current.isOwn(version('2026-01-10'))).toBe(true));
  expect(here.current.isDeleted).toBe(false);
});

test('where there are no channels, as in jsdom, nothing is heard and nothing is thrown', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { here } = open();
  tellOwnSave(LIST, version('2026-01-08'));
  expect(here.current.isOwn(version('2026-01-08'))).toBe(false);
  vi.unstubAllGlobals();
});
