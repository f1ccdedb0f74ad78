// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryNavigation } from '../../hooks/index.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { testClient } from '../../testClient.ts';
import { Shop } from './Shop.tsx';

afterEach(cleanup);

const readTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('SHP-01 the first row of the shop is seen before the rest is drawn, in the places that are kept for it', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  const client = testClient(createPlatform());
  await Shop.prefetch(client);
  const shop = (
    <CarillonProvider client={client} navigation={createMemoryNavigation('/eshop')}>
      <Shop />
    </CarillonProvider>
  );
  const { container } = render(shop);
  await screen.findByRole('list', { name: 'Products' });
  expect(readTitles()).toHaveLength(3);
  const places = container.querySelectorAll('[data-carillon-part="products"] > ul > li').length;
  expect(places).toBe(10);

  act(() => {
    for (const draw of frames.splice(0)) draw(0);
  });
  await waitFor(() => expect(readTitles()).toHaveLength(10));
});
