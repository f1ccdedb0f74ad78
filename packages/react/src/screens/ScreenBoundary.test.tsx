// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBroker } from '../hooks/device/useBroker.ts';
import { createMemoryNavigation } from '../hooks/page/navigation.ts';
import type { MessageKey } from '../messages/messages.ts';
import { CarillonProvider } from '../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../testClient.ts';
import { asScreen } from './ScreenBoundary.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { NotFound } from './shell/NotFound.tsx';

// React tells the console of every error that a boundary took.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const world = { isBroken: true };

const Fragile = asScreen('Fragile', function Fragile() {
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

async function open(content = <Fragile />) {
  world.isBroken = true;
  const client = testClient();
  await client.session.login(OWNER);
  const navigation = createMemoryNavigation('/broken');
  const onError = vi.fn();
  render(
    <CarillonProvider client={client} navigation={navigation} onError={onError}>
      <AppShell>
        {content}
        <Live />
      </AppShell>
    </CarillonProvider>,
  );
  return { client, navigation, onError };
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

test('FLT-107 the host hears what a screen threw, once', async () => {
  const { onError } = await open();
  expect(onError.mock.calls).toEqual([[new Error('a bug')]]);
});

test('FLT-107 a screen that threw is tried again by Try again', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeDefined();
  world.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All is well')).toBeDefined();
});

test('FLT-107 a screen that threw is tried again at another address', async () => {
  await open();
  world.isBroken = false;
  await userEvent.click(screen.getByRole('link', { name: 'Shop' }));
  expect(await screen.findByText('All is well')).toBeDefined();
});

test('FLT-107 what throws in the frame of a host and is no screen of ours leaves its bars', async () => {
  const { navigation } = await open(
    <ul>
      <Bug />
    </ul>,
  );
  expect(within(screen.getByRole('main')).getByRole('alert')).toBeDefined();
  expect(screen.getByText('Version 1.3')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Shop' }));
  expect(navigation.current()).toBe('/eshop');
});

function Bug(): never {
  throw new Error('a bug');
}

/** A text of which an integrator made something that throws when it is said. */
async function renderWithout(key: MessageKey, content: ReactNode) {
  const messages = Object.defineProperty({}, key, { get: Bug });
  render(
    <CarillonProvider messages={messages}>
      {content}
      <p>The host page</p>
    </CarillonProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Unexpected Application Error');
  expect(screen.getByText('The host page')).toBeDefined();
}

test.each([
  ['shell.shop', 'contentinfo'],
  ['shell.tagline', 'banner'],
] as const)(
  'FLT-107 a bar that throws for its %s leaves the screen and the other bar',
  async (key, other) => {
    await renderWithout(key, <AppShell>A screen</AppShell>);
    expect(screen.getByRole('main').textContent).toBe('A screen');
    expect(screen.getByRole(other)).toBeDefined();
  },
);

test.each([
  ['frame', 'shell.skip', <AppShell key="frame" />],
  ['404', 'notFound.detail', <NotFound key="404" />],
] as const)('FLT-107 a %s that throws leaves the page of its host', async (_case, key, content) => {
  await renderWithout(key, content);
});
