// @vitest-environment happy-dom
import { act, cleanup, renderHook, render as renderTree, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useAppearance } from './useAppearance.ts';

const italian = vi.hoisted(() => {
  const waiting: (() => void)[] = [];
  return {
    load: () => new Promise<void>((resolve) => waiting.push(resolve)),
    come() {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
});

vi.mock('./languages.ts', () => ({
  languages: {
    it: async () => {
      await italian.load();
      return { locale: 'it-IT', load: () => [italian.load()] };
    },
  },
}));

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
});

const render = () => renderHook(() => useAppearance(undefined)).result;
const choose = (page: ReturnType<typeof render>, code: string) =>
  act(async () => page.current.appearance.language?.onChange(code));

test('NAV-18 a language that is chosen is spoken once it has come, with its texts', async () => {
  const page = render();
  await choose(page, 'it');
  expect(page.current.language).toBeUndefined();
  await act(async () => italian.come());
  expect(page.current.language).toBeUndefined();
  await act(async () => italian.come());
  expect([page.current.language?.locale, document.documentElement.lang]).toEqual(['it-IT', 'it-IT']);
});

test('NAV-18 of two choices the last one counts, though the first is the one that comes later', async () => {
  const page = render();
  await choose(page, 'it');
  await choose(page, 'en');
  await act(async () => italian.come());
  await act(async () => italian.come());
  expect([page.current.language, document.documentElement.lang]).toEqual([undefined, 'en']);
  expect(page.current.appearance.language?.value).toBe('en');
});

test('NAV-08 what throws outside of every screen is said in the language of the page, with the way home', () => {
  localStorage.setItem('carillon.locale', JSON.stringify({ v: 1, locale: 'it' }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  function Broken(): never {
    throw new Error('A bug that this test is about.');
  }
  renderTree(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Errore imprevisto dell’applicazione');
  expect(screen.getByRole('link', { name: 'Vai alla pagina iniziale' }).getAttribute('href')).toBe('/');
});
