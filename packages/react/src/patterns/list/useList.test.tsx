// @vitest-environment happy-dom
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../CarillonProvider.tsx';
import { createMemoryNavigation } from '../../hooks/navigation.ts';
import { CountryList } from '../../screens/backoffice/CountryList.tsx';

afterEach(cleanup);

/** The countries at an address, over a platform whose rows come when they are let go. */
async function open(path = '/backend/countries') {
  const platform = createPlatform();
  const gate = { isShut: false, release: () => {} };
  const client = createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: '',
    storage: memoryStorage(),
    async fetch(url, init) {
      if (gate.isShut && url.includes('/countries/list')) {
        await new Promise<void>((done) => {
          gate.release = done;
        });
      }
      return platform.handle(new Request(url, init));
    },
  });
  await client.session.login({ email: 'admin@carillon.example', password: 'Admin-123!' });
  const navigation = createMemoryNavigation(path);
  render(
    <CarillonProvider client={client} navigation={navigation}>
      <CountryList />
    </CarillonProvider>,
  );
  await screen.findByRole('heading', { name: /^Manage \d/ });
  return gate;
}

const grid = () => screen.getByRole('grid', { name: 'Countries' });
const firstRow = () => screen.getAllByRole('row')[0]?.getAttribute('aria-label');

test('LST-07 the page of before stays, and says that another is on its way', async () => {
  const gate = await open();
  const before = firstRow();
  gate.isShut = true;
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
  gate.isShut = true;
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
  expect(await screen.findByText('Nothing here matches “.*”.')).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Nothing found for “.*”.')).toBeDefined();
  await userEvent.clear(box);
  await userEvent.paste('(a+)+$'.repeat(1700));
  expect(box.value).toHaveLength(256);
  expect(await screen.findByText(/^Nothing here matches “\(a\+\)\+\$\(a/)).toBeDefined();
});
