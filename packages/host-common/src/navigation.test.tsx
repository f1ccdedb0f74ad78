// @vitest-environment happy-dom
// What screens may rely on, the same for the hosts' router and for the navigation in memory.
import { createMemoryNavigation, type Navigation, withinHost } from '@carillon/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useHref, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PageRouter } from './PageRouter.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PAGE = '/manage/2/list?di=2&ds=10';
const routerHooks = { useHref, useLocation, useNavigate };
const ownsManage = (pathname: string) => pathname.startsWith('/manage');

/** Shows where it is, and what is written on links; `go` is how the test gets on. */
let navigate: ReturnType<Navigation['useNavigate']>;
function Page({ navigation, links }: { navigation: Navigation; links: readonly string[] }) {
  const { pathname, search } = navigation.useLocation();
  navigate = navigation.useNavigate();
  return (
    <>
      <output>{`${pathname} ${search}`}</output>
      {links.map((to) => (
        <Written key={to} href={navigation.useHref(to)} />
      ))}
    </>
  );
}

const Written = ({ href }: { href: string }) => <a href={href}>{href}</a>;

interface Opened {
  readonly page: (links?: readonly string[]) => ReactNode;
  /** The buttons of the browser. */
  readonly go: (steps: number) => void;
}

const kinds: readonly [name: string, base: string, open: () => Opened][] = [
  [
    'memory',
    '',
    () => {
      const navigation = createMemoryNavigation(PAGE);
      return {
        page: (links = []) => <Page navigation={navigation} links={links} />,
        go: navigation.go,
      };
    },
  ],
  [
    'React Router as in the hosts',
    '',
    () => {
      history.pushState(null, '', PAGE);
      const navigation = withinHost(routerHooks, ownsManage);
      return {
        page: (links = []) => (
          <PageRouter>
            <Page navigation={navigation} links={links} />
          </PageRouter>
        ),
        go: (steps) => history.go(steps),
      };
    },
  ],
  [
    'React Router below a base path, as in an app of others',
    '/portal',
    () => {
      let goBy: (steps: number) => void = () => {};
      const Buttons = () => {
        goBy = useNavigate();
        return null;
      };
      return {
        page: (links = []) => (
          <MemoryRouter basename="/portal" initialEntries={[`/portal${PAGE}`]}>
            <Page navigation={routerHooks} links={links} />
            <Buttons />
          </MemoryRouter>
        ),
        go: (steps) => goBy(steps),
      };
    },
  ],
];

const place = () => screen.getByRole('status').textContent;

describe.each(kinds)('the navigation of %s', (_name, base, open) => {
  test('says the path without the query, and the query with its mark', () => {
    render(open().page());
    expect(place()).toBe('/manage/2/list ?di=2&ds=10');
  });

  test.each([
    ['/manage/3/list', '/manage/3/list', '/manage/3/list '],
    ['/manage/3/list?di=0', '/manage/3/list?di=0', '/manage/3/list ?di=0'],
    [
      '/manage/3/list?query=caf%C3%A9+a%2Fb',
      '/manage/3/list?query=caf%C3%A9+a%2Fb',
      '/manage/3/list ?query=caf%C3%A9+a%2Fb',
    ],
    ['/manage/3/list?di=0#row', '/manage/3/list?di=0#row', '/manage/3/list ?di=0'],
    ['/manage/3/list#row', '/manage/3/list#row', '/manage/3/list '],
    ['?di=3', '/manage/2/list?di=3', '/manage/2/list ?di=3'],
  ])('leads to %s', (to, written, reached) => {
    render(open().page([to]));
    expect(screen.getByRole('link').getAttribute('href')).toBe(base + written);
    act(() => navigate(to));
    expect(place()).toBe(reached);
  });

  // Why the kit never asks it for another site.
  test.each([
    ['https://hallfm.example.org/', '/https:/hallfm.example.org/'],
    ['//hallfm.example.org', '/hallfm.example.org'],
    ['list', '/list'],
  ])('takes %s for a path of its own', (to, written) => {
    render(open().page([to]));
    expect(screen.getByRole('link').getAttribute('href')).toBe(base + written);
  });

  test('remembers pages for Back and Forward, not those that were replaced', async () => {
    const { page, go } = open();
    render(page());
    act(() => navigate('/manage/2/list?di=3'));
    act(() => navigate('/manage/2/list?di=4', { replace: true }));
    act(() => navigate('/manage/2/feature/2/dash'));
    act(() => go(-1));
    await waitFor(() => expect(place()).toBe('/manage/2/list ?di=4'));
    act(() => go(-1));
    await waitFor(() => expect(place()).toBe('/manage/2/list ?di=2&ds=10'));
    act(() => go(2));
    await waitFor(() => expect(place()).toBe('/manage/2/feature/2/dash '));
    act(() => go(-1));
    await waitFor(() => expect(place()).toBe('/manage/2/list ?di=4'));
    act(() => navigate('/manage/9/list'));
    act(() => go(1));
    await waitFor(() => expect(place()).toBe('/manage/9/list '));
  });
});

describe('a host loads the pages of other hosts', () => {
  test.each([
    ['/', 'assign'],
    ['/backend/login?return=%2Fmanage%2F2%2Flist', 'assign'],
    ['/managed', 'none'],
    ['?di=0', 'none'],
  ])('%s', (to, way) => {
    history.pushState(null, '', PAGE);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    render(
      <PageRouter>
        <Page navigation={withinHost(routerHooks, ownsManage)} links={[]} />
      </PageRouter>,
    );
    act(() => navigate(to));
    act(() => navigate(to, { replace: true }));
    const calls = way === 'none' ? [] : [[to]];
    expect([assign.mock.calls, replace.mock.calls]).toEqual([calls, calls]);
  });
});
