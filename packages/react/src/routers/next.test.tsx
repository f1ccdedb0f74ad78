// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigation } from './next.tsx';

// Next.js is not installed here: what it gives is what its documents say of these three hooks.
const next = vi.hoisted(() => ({ pathname: '/speakers', search: '', push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation.js', () => ({
  usePathname: () => next.pathname,
  useSearchParams: () => new URLSearchParams(next.search),
  useRouter: () => ({ push: next.push, replace: next.replace }),
}));

beforeEach(() => {
  next.search = '';
  vi.clearAllMocks();
});

test.each([
  ['another page', '/speakers/2', undefined, 'push', true],
  ['another page in the place of this one', '/speakers', { replace: true }, 'replace', true],
  ['the same page with another query', '?index=1', undefined, 'push', false],
  ['the same page with another query, in its place', '?index=2', { replace: true }, 'replace', false],
] as const)('LIB-18 %s is opened by Next.js', (_what, to, options, way, scroll) => {
  const { result } = renderHook(navigation.useNavigate);
  result.current(to, options);
  expect(next[way].mock.calls).toEqual([[to, { scroll }]]);
  expect(next.push.mock.calls.length + next.replace.mock.calls.length).toBe(1);
});

test('LIB-18 navigating stays the same function, however often a page is drawn', () => {
  const { result, rerender } = renderHook(navigation.useNavigate);
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

test.each([
  ['', ''],
  ['index=1&query=Caf%C3%A9', '?index=1&query=Caf%C3%A9'],
])('LIB-18 of the query %j screens read %j', (search, read) => {
  next.search = search;
  const { result } = renderHook(navigation.useLocation);
  expect(result.current).toEqual({ pathname: '/speakers', search: read });
});

test('LIB-18 a page that was built without a query is taken over as it was drawn, and then has its query', async () => {
  const Address = () => <p>{navigation.useLocation().search || 'none'}</p>;
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Address />);
  next.search = 'index=1';
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(page, <Address />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(page.textContent).toBe('?index=1');
  act(() => root.unmount());
});
