// @vitest-environment happy-dom
import { createStore, type KeyValueStorage, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ADMIN, OWNER, testClient } from '../../testClient.ts';
import type { Levels } from '../device/useDeviceSlices.ts';
import { useFirstRun } from './firstRun.ts';
import { useFirstSound } from './useFirstSound.ts';

afterEach(cleanup);

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./firstSound.ts', (load) => {
  fetched();
  return load();
});

const KEY = 'carillon.hints';
const BEGUN = JSON.stringify({ v: 1, firstRun: { 2: 'begun' } });
const platform = createPlatform();

/** The tabs of a browser, which keep in one place and tell each other. */
function openBrowser(kept: string | null = null) {
  const place = memoryStorage();
  place.write(KEY, kept);
  const tabs: Set<(key: string) => void>[] = [];
  return {
    kept: () => place.read(KEY),
    openTab(): KeyValueStorage {
      const mine = new Set<(key: string) => void>();
      tabs.push(mine);
      const own = memoryStorage();
      return {
        read: (key) => (key === KEY ? place : own).read(key),
        write(key, value) {
          if (key !== KEY) return own.write(key, value);
          place.write(key, value);
          for (const listeners of tabs) if (listeners !== mine) for (const tell of listeners) tell(key);
        },
        subscribe(listener) {
          mine.add(listener);
          return () => mine.delete(listener);
        },
      };
    },
  };
}

async function open(storage: KeyValueStorage, person = OWNER) {
  const client = testClient(platform, { storage });
  await client.session.login(person);
  const levels = createStore<Levels | undefined>(undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client} onError={() => {}}>
      {children}
    </CarillonProvider>
  );
  const welcome = renderHook(() => useFirstRun(), { wrapper });
  return {
    firstRun: () => welcome.result.current.firstRun,
    keep: (firstRun: 'begun' | 'ended') => act(() => welcome.result.current.keep(firstRun)),
    openDashboard: () => void renderHook(() => useFirstSound(levels), { wrapper }),
    /** What ends it is in a file of its own. */
    hear: (heard: Levels | undefined) =>
      act(async () => {
        levels.set(heard);
        await vi.dynamicImportSettled();
      }),
  };
}

test('NAV-20 it is begun, and kept with its version for whoever it is', async () => {
  const browser = openBrowser();
  const owner = await open(browser.openTab());
  expect(owner.firstRun()).toBe('none');
  owner.keep('begun');
  expect(owner.firstRun()).toBe('begun');
  expect(browser.kept()).toBe(BEGUN);
  const other = await open(browser.openTab(), ADMIN);
  expect(other.firstRun()).toBe('none');
  other.keep('ended');
  expect(JSON.parse(browser.kept() ?? '')).toEqual({ v: 1, firstRun: { 1: 'ended', 2: 'begun' } });
});

test('NAV-20 of whoever never began, nothing is kept or fetched when something is heard', async () => {
  const browser = openBrowser();
  const owner = await open(browser.openTab());
  owner.openDashboard();
  await owner.hear([40, 40]);
  expect([owner.firstRun(), browser.kept()]).toEqual(['none', null]);
  expect(fetched).not.toHaveBeenCalled();
});

test('NAV-20 the first level above silence ends it, in each tab', async () => {
  const browser = openBrowser(BEGUN);
  const [dashboard, welcome] = [await open(browser.openTab()), await open(browser.openTab())];
  dashboard.openDashboard();
  await dashboard.hear([0, 0]);
  expect(welcome.firstRun()).toBe('begun');
  expect(fetched).not.toHaveBeenCalled();
  await dashboard.hear(undefined);
  await dashboard.hear([0, 12]);
  expect([dashboard.firstRun(), welcome.firstRun()]).toEqual(['ended', 'ended']);
  expect(browser.kept()).toContain('ended');
});

test('FLT-061 where the storage refuses, it holds for the page', async () => {
  const refuse = (): never => {
    throw new Error('refused');
  };
  const owner = await open({ read: refuse, write: refuse, subscribe: refuse });
  owner.keep('begun');
  expect(owner.firstRun()).toBe('begun');
  owner.openDashboard();
  await owner.hear([3, 0]);
  expect(owner.firstRun()).toBe('ended');
});

test.each([
  'begun',
  '[]',
  'null',
  '{"v":2,"firstRun":{"2":"begun"}}',
  '{"v":1,"firstRun":{"2":true}}',
  '{"v":1,"firstRun":null}',
])('FLT-061 what is not of our making counts as nothing: %s', async (kept) => {
  expect((await open(openBrowser(kept).openTab())).firstRun()).toBe('none');
});
