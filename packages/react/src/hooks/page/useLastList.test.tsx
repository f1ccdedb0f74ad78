// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { LIST_PARAMS } from '@carillon/protocol/list';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { testClient } from '../../testClient.ts';
import { useCarillon } from '../context.ts';
import { keepList, type LastLists } from './lastLists.ts';
import { createMemoryNavigation, type Navigation } from './navigation.ts';
import { useListAddress } from './useLastList.ts';
import { useListParams } from './useListParams.ts';

afterEach(cleanup);

const platform = createPlatform();
const createClient = () => testClient(platform);

function List() {
  useListParams(LIST_PARAMS.common);
  return <p>A list</p>;
}

function Form() {
  return <output>{useListAddress('/list')}</output>;
}

/** A list at every path with "list" in it, else a form that belongs to the list at /list. */
function Page() {
  const { pathname } = useCarillon('Page').navigation.useLocation();
  return pathname.includes('list') ? <List /> : <Form />;
}

interface Host extends Navigation {
  readonly go: (to: string) => void;
}

/** A host at an address, and how somebody gets from there to others. */
function open(initial: string, over: Partial<Navigation> = {}): Host {
  const navigation = { ...createMemoryNavigation(initial), ...over };
  // The memory's navigate is no hook that needs a component.
  const navigate = navigation.useNavigate();
  return { ...navigation, go: (to) => act(() => navigate(to)) };
}

const show = (host: Host, client = createClient()) =>
  render(
    <CarillonProvider client={client} navigation={host}>
      <Page />
    </CarillonProvider>,
  );

const wayBack = () => screen.getByRole('status').textContent;

test('LST-01 a form leads back to its list as it was left', () => {
  const host = open('/list?index=2&by=name_asc');
  show(host);
  host.go('/list?index=1&query=rome&by=name_asc');
  host.go('/form');
  expect(wayBack()).toBe('/list?index=1&query=rome&by=name_asc');
});

test.each([
  ['that is opened by its address', '/form'],
  ['that belongs to another list than was shown', '/other-list?index=3'],
])('LST-01 a form %s leads to its list as such', (_case, initial) => {
  const host = open(initial);
  show(host);
  host.go('/form');
  expect(wayBack()).toBe('/list');
});

test('LST-01 other lists on the way to it change nothing: each list is kept as it was left', () => {
  const host = open('/list?index=2');
  show(host);
  host.go('/other-list?index=3');
  host.go('/form');
  expect(wayBack()).toBe('/list?index=2');
});

test('LST-01 of very many lists those are kept that were shown last', () => {
  const lists: LastLists = new Map();
  const hrefs = Array.from({ length: 30 }, (_, at) => `/list/${at}`);
  for (const href of hrefs) keepList(lists, href, { to: `${href}?index=1`, userId: 1 });
  keepList(lists, '/list/10', { to: '/list/10?index=2', userId: 1 });
  keepList(lists, '/list/30', { to: '/list/30?index=1', userId: 1 });
  expect(hrefs.filter((href) => lists.get(href))).toEqual(['/list/10', ...hrefs.slice(12)]);
  expect(lists.get('/list/10')?.to).toBe('/list/10?index=2');
});

test('LST-01 a host with paths of its own leads back to its own list as it was left', () => {
  const host = open('/portal/list?index=2', { useHref: (to) => to.replace(/^(\/portal)?/, '/portal') });
  show(host);
  host.go('/form');
  expect(wayBack()).toBe('/portal/list?index=2');
});

test('LST-01 what one provider shows is not remembered by another', () => {
  show(open('/list?index=2'));
  show(open('/form'));
  expect(wayBack()).toBe('/list');
});

test('SES-01 what one person searched for is not shown to the next', async () => {
  const client = createClient();
  const login = (who: 'owner' | 'admin', password: string) =>
    act(() => client.session.login({ email: `${who}@carillon.example`, password }));
  await login('admin', 'Admin-123!');
  const host = open('/list?query=secret');
  show(host, client);
  host.go('/form');
  expect(wayBack()).toBe('/list?query=secret');
  await login('owner', 'Owner-123!');
  expect(wayBack()).toBe('/list');
});
