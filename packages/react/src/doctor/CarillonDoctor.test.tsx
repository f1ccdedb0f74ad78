// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { VERSION as CLIENT_VERSION } from '@carillon/client/doctor';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../provider/CarillonProvider.tsx';
import { testClient } from '../testClient.ts';
import { CarillonDoctor } from './CarillonDoctor.tsx';
import { checkCopies } from './copies.ts';
import { VERSION } from './version.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{"success":true,"data":3,"message":""}'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.doUnmock('react');
});

const said = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('LIB-18 the panel shows what it finds, with what to paste, and looks again when asked to', async () => {
  const fetch = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', fetch);
  render(
    <CarillonProvider client={testClient()}>
      <CarillonDoctor brokerUrl="live.example.org:9001" />
    </CarillonProvider>,
  );
  await screen.findByText(/^1 of \d need you\.$/);
  expect(said()).toContain(
    '✗brokerUrl "live.example.org:9001": cannot be askedbrokerUrl "live.example.org:9001" has no scheme: write it as "wss://live.example.org:9001".',
  );
  expect(said()[0]).toMatch(/^✓packages of this page: fit together: Carillon .*, React 19/);
  const before = fetch.mock.calls.length;
  act(() => screen.getByRole('button', { name: 'Examine again' }).click());
  await waitFor(() => expect(fetch.mock.calls.length).toBe(2 * before));
  await screen.findByText(/^1 of \d need you\.$/);
});

test('LIB-18 without a provider around it, it looks all the same', async () => {
  render(<CarillonDoctor />);
  await screen.findByText(/need you/);
  expect(said().at(-1)).toContain('brokerUrl: is not known');
});

test('LIB-18 the panel stands on the ground of the page, which is seen at its round corners', async () => {
  const { container } = render(<CarillonDoctor />);
  await screen.findByText(/need you/);
  expect(container.querySelector('[data-carillon-screen]')).toHaveProperty('dataset.carillonGround', 'none');
});

test('LIB-18 a second copy of React is said, where no hook works', async () => {
  const require = createRequire(import.meta.url);
  const first = require.resolve('react');
  const kept = require.cache[first];
  for (const path of Object.keys(require.cache))
    if (/\/react\/(cjs\/|index)/.test(path)) delete require.cache[path];
  const second = require('react');
  if (kept) require.cache[first] = kept;
  vi.resetModules();
  vi.doMock('react', () => ({ ...second, default: second }));
  const { CarillonDoctor: Strange } = await import('./CarillonDoctor.tsx');
  render(<Strange />);
  expect(said()).toEqual([
    "✗packages of this page: hold 2 copies of Reactnpm dedupe react react-dom\nor, in the configuration of Vite: resolve: { dedupe: ['react', 'react-dom'] }",
  ]);
});

test('LIB-18 a provider of another copy of ours is said', async () => {
  vi.resetModules();
  const another = await import('../provider/CarillonProvider.tsx');
  expect(another.CarillonProvider).not.toBe(CarillonProvider);
  render(
    <another.CarillonProvider>
      <CarillonDoctor />
    </another.CarillonProvider>,
  );
  await waitFor(() =>
    expect(said()[0]).toContain('hold 2 copies of @carillon/reactnpm dedupe @carillon/react'),
  );
});

describe('LIB-18 what a page is made of', () => {
  const fine = { isInProvider: true, isOurProvider: true };
  const versions = { react: '19.3.1', dom: '19.3.1', client: VERSION };
  test.each([
    ['all of one kind', { ...fine, versions, queryClient: new QueryClient() }, true, /fit together/],
    [
      'two React Query',
      { ...fine, queryClient: new (class QueryClient {})() },
      false,
      /2 copies of @tanstack\/react-query/,
    ],
    [
      'React and its DOM that part',
      { ...fine, versions: { ...versions, dom: '19.0.0' } },
      false,
      /react 19.3.1 and react-dom 19.0.0/,
    ],
    [
      'packages of ours that part',
      { ...fine, versions: { ...versions, client: '0.2.0' } },
      false,
      /@carillon\/client 0.2.0/,
    ],
  ])('%s', (_case, copies, isWell, words) => {
    expect(checkCopies(copies)).toEqual([
      expect.objectContaining({ isWell, said: expect.stringMatching(words) }),
    ]);
  });

  test('the versions are those of the manifests', () => {
    const read = (folder: string) =>
      JSON.parse(readFileSync(join(import.meta.dirname, `../../../${folder}/package.json`), 'utf8')).version;
    expect([VERSION, CLIENT_VERSION]).toEqual([read('react'), read('client')]);
  });
});
