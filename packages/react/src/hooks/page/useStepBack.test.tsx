// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import type { Navigation } from './navigation.ts';
import { useStepBack } from './useStepBack.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ORIGIN = 'https://portal.example';

/** A host's router, whose addresses are `prefix` and the path of ours. */
function routerAt(prefix: string, pathname: string) {
  const navigate = vi.fn();
  const navigation: Navigation = {
    useLocation: () => ({ pathname, search: '' }),
    useNavigate: () => navigate,
    useHref: (to) => prefix + to,
  };
  return { navigation, navigate };
}

/** The history of the browser: what was opened before, and the page that is open. */
function browserAt(...addresses: readonly string[]) {
  const back = vi.fn(() => ({ committed: Promise.resolve(), finished: Promise.resolve() }));
  const entries = addresses.map((address) => ({ url: new URL(address, ORIGIN).href }));
  vi.stubGlobal('navigation', { back, entries: () => entries, currentEntry: { index: entries.length - 1 } });
  vi.stubGlobal('location', { href: entries.at(-1)?.url });
  return back;
}

function leave({ navigation }: { navigation: Navigation }) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider navigation={navigation} apiUrl={ORIGIN}>
      {children}
    </CarillonProvider>
  );
  const { result } = renderHook(() => useStepBack('/list?index=1'), { wrapper });
  result.current();
}

test.each([
  ['the list', '', ['/list?index=1', '/form/1']],
  ['the list with another query', '', ['/list?index=1&query=rome', '/form/1?tab=2#notes']],
  ['the list of an app below a base path', '/portal', ['/portal/list', '/portal/form/1']],
  ['the list of an app behind #/', '#', ['/app?tenant=3#/list?index=1', '/app?tenant=3#/form/1']],
])('ENT-01 one step back where %s is the page before', (_case, prefix, addresses) => {
  const back = browserAt(...addresses);
  const router = routerAt(prefix, '/form/1');
  leave(router);
  expect(back).toHaveBeenCalledOnce();
  expect(router.navigate).not.toHaveBeenCalled();
});

test.each([
  ['a form that is opened by its address', '', ['/form/1']],
  ['a form that comes after another form', '', ['/list', '/form/2', '/form/1']],
  ['a list of another site', '', ['https://other.example/list', '/form/1']],
  ['a list of another app behind #/', '#', ['/other#/list', '/app#/form/1']],
  ['a router in memory', '', ['/list', '/page']],
])('ENT-01 the list takes the place of %s', (_case, prefix, addresses) => {
  const back = browserAt(...addresses);
  const router = routerAt(prefix, '/form/1');
  leave(router);
  expect(back).not.toHaveBeenCalled();
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/list?index=1', { replace: true });
});

test('ENT-01 the list takes the place of the form in a browser without the Navigation API', () => {
  vi.stubGlobal('navigation', undefined);
  Reflect.deleteProperty(window, 'navigation');
  const router = routerAt('', '/form/1');
  leave(router);
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith('/list?index=1', { replace: true });
});
