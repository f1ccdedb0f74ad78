// @vitest-environment happy-dom
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { createPlatform, type PlatformOptions } from '@carillon/mocks';
import { countries } from '@carillon/protocol/catalog';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createMemoryNavigation, type NavigateFunction } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { CountryList } from '../../screens/backoffice/CountryList.tsx';

afterEach(cleanup);

/** The countries at an address, with new ones that nothing keeps, over a platform that answers some calls only when let go. */
async function open(path = '/backend/countries', options: PlatformOptions = {}, added = 0) {
  const platform = createPlatform(options);
  const waiting: (() => void)[] = [];
  const gate = {
    /** Which calls are held back, as 'GET /api/countries/list'. */
    held: '',
    release() {
      gate.held = '';
      for (const letGo of waiting.splice(0)) letGo();
    },
    calls: [] as string[],
    /** The addresses that were led to, and whether in place of the one before. */
    visited: [] as string[],
  };
  const client = createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: '',
    storage: memoryStorage(),
    async fetch(url, init) {
      const request = new Request(url, init);
      const call = `${request.method} ${new URL(url).pathname}`;
      gate.calls.push(call);
      if (gate.held && call.startsWith(gate.held)) await new Promise<void>((done) => waiting.push(done));
      return platform.handle(request);
    },
  });
  await client.session.login({ email: 'admin@carillon.example', password: 'Admin-123!' });
  for (let nth = 0; nth < added; nth++)
    await client.http.request(countries.calls.add, { body: { name: `Newland ${nth}`, code: `N${nth}` } });
  const memory = createMemoryNavigation(path);
  const go = memory.useNavigate();
  const navigate: NavigateFunction = (to, options) => {
    gate.visited.push(options?.replace ? `instead: ${to}` : to);
    go(to);
  };
  const navigation = { ...memory, useNavigate: () => navigate };
  render(
    <CarillonProvider client={client} navigation={navigation}>
      <CountryList />
    </CarillonProvider>,
  );
  await screen.findByText(/^Manage \d/);
  return gate;
}

const grid = () => screen.getByRole('grid', { name: 'Countries' });
const firstRow = () => screen.getAllByRole('row')[0]?.getAttribute('aria-label');

test('LST-07 the page of before stays, and says that another is on its way', async () => {
  const gate = await open();
  const before = firstRow();
  gate.held = 'GET /api/countries/list';
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(grid().getAttribute('aria-busy')).toBe('true');
  expect(firstRow()).toBe(before);
  gate.release();
  await waitFor(() => expect(grid().hasAttribute('aria-busy')).toBe(false));
  expect(firstRow()).not.toBe(before);
});

test('LST-07 that a search found nothing is not said of the next one before it is answered', async () => {
  const gate = await open('/backend/countries?query=zzz');
  await screen.findByText('Nothing found for “zzz”.');
  gate.held = 'GET /api/countries/list';
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.getByRole('list', { name: 'Loading' })).toBeDefined();
  expect(screen.queryByText('No country added yet')).toBeNull();
  gate.release();
  expect(await screen.findAllByRole('row')).toHaveLength(10);
});

test('LST-04 FLT-080 signs of regular expressions and 10 KB of text are searched for as they stand', async () => {
  await open();
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(box, '.*');
  expect(await screen.findByText('Nothing on this page matches “.*”.')).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Nothing found for “.*”.')).toBeDefined();
  await userEvent.clear(box);
  await userEvent.paste('(a+)+$'.repeat(1700));
  expect(box.value).toHaveLength(256);
  expect(await screen.findByText(/^Nothing on this page matches “\(a\+\)\+\$\(a/)).toBeDefined();
});

test('LST-04 Enter on the search that is shown, and the cross that ends it, leave one entry of the history each', async () => {
  const { visited } = await open();
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'zzz{Enter}');
  await screen.findByText('Nothing found for “zzz”.');
  await userEvent.type(box, '{Enter}');
  expect(visited).toEqual(['/backend/countries?query=zzz']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(visited.slice(1)).toEqual(['/backend/countries']);
});

test('LST-02 another number of rows a page keeps the first row on the page', async () => {
  const { visited } = await open('/backend/countries?index=3');
  await screen.findAllByRole('row');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
  expect(visited).toEqual(['/backend/countries?index=1&size=25']);
});

test('LST-06 another page has no selection, nor has the first one when it is back', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(10);
  for (const way of ['Next page', 'Previous page']) {
    const before = firstRow();
    await userEvent.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(firstRow()).not.toBe(before));
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  }
});

test('LST-06 another number of rows a page has no selection, although it shows the same rows first', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(25));
  expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
});

const noOrders: PlatformOptions = {
  faults: (name) => (name === 'orderCountries' ? new Response('', { status: 500 }) : undefined),
};

test.each<[string, PlatformOptions]>([
  ['when the server has named its own', {}],
  ['when the server refuses it', noOrders],
])('LST-05 FLT-080 an order that does not exist is taken out of the address, %s', async (_when, options) => {
  const { visited } = await open('/backend/countries?by=evil&size=25', options);
  expect(await screen.findAllByRole('row')).toHaveLength(25);
  expect(visited).toEqual(['instead: /backend/countries?size=25']);
  expect(screen.queryByText(/order_by must be one of/)).toBeNull();
});

test('LST-05 an order of the server stays in the address, also where the orders are not known', async () => {
  const { visited } = await open('/backend/countries?by=name_asc', noOrders);
  await screen.findAllByRole('row');
  await screen.findByText('The sort options could not be loaded.');
  expect(visited).toEqual([]);
});

test.each([
  ['Stop', () => screen.getByText('Stop')],
  ['the cross', () => screen.getByRole('button', { name: 'Close' })],
])('LST-06 FLT-075 %s begins no further row, and those not begun stay selected', async (_what, button) => {
  const gate = await open('/backend/countries', {}, 10);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  gate.held = 'DELETE';
  await userEvent.click(await screen.findByText('I am sure, delete 10 rows'));
  await screen.findByText('0 of 10 done');
  await userEvent.click(button());
  gate.release();
  expect(await screen.findByText('Stopped with 6 rows left; they are still selected.')).toBeDefined();
  expect(gate.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(4);
  await userEvent.click(screen.getByText('Close'));
  expect(await screen.findAllByRole('row', { selected: true })).toHaveLength(6);
});
