// @vitest-environment happy-dom
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { createHub } from '@carillon/simulator';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../CarillonProvider.tsx';
import { createMemoryNavigation } from '../hooks/navigation.ts';
import { useBroker } from '../hooks/useBroker.ts';
import { asScreen } from './ScreenBoundary.tsx';
import { AppShell } from './shell/AppShell.tsx';

// React tells the console of every error that a boundary took.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const world = { isBroken: true };

const Fragile = asScreen(function Fragile() {
  if (world.isBroken) throw new Error('a bug');
  return <p>All is well</p>;
});

function Live() {
  const { status, connect } = useBroker();
  return (
    <button type="button" onClick={connect}>
      {status}
    </button>
  );
}

async function open() {
  world.isBroken = true;
  const platform = createPlatform();
  const client = createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: createHub({ authority: platform.authority }).transport(),
    storage: memoryStorage(),
    fetch: (url, init) => platform.handle(new Request(url, init)),
  });
  await client.session.login({ email: 'owner@carillon.example', password: 'Owner-123!' });
  const navigation = createMemoryNavigation('/broken');
  render(
    <CarillonProvider client={client} navigation={navigation}>
      <AppShell>
        <Fragile />
        <Live />
      </AppShell>
    </CarillonProvider>,
  );
  return { client, navigation };
}

test('FLT-107 a screen that throws says so; navigation and the broker link live on', async () => {
  const { client, navigation } = await open();
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error');
  await userEvent.click(screen.getByRole('button', { name: 'disconnected' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'connected' })).toBeDefined());
  await userEvent.click(screen.getByRole('link', { name: 'Shop' }));
  expect(navigation.current()).toBe('/eshop');
  client.broker.disconnect();
});

test('FLT-107 a screen that threw is tried again by Try again', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeDefined();
  world.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well')).toBeDefined();
});

test('FLT-107 a screen that threw is tried again at another address', async () => {
  await open();
  world.isBroken = false;
  await userEvent.click(screen.getByRole('link', { name: 'Shop' }));
  expect(screen.getByText('All is well')).toBeDefined();
});

test('FLT-107 a screen that threw leads back', async () => {
  await open();
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Back' })));
  expect(back).toHaveBeenCalledOnce();
});
