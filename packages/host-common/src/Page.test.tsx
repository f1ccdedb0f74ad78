// @vitest-environment happy-dom
import { CarillonProvider } from '@carillon/react';
import { cleanup, render, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createScreens, Page } from './Page.tsx';
import { route } from './routes/route.ts';

afterEach(cleanup);

test('what a screen is called, as soon as it says so, names the page and does not draw the screen once more', async () => {
  let drawings = 0;
  function Shop({ onName }: { onName?: (title: string, name: string) => void }) {
    drawings++;
    const tell = useRef(onName);
    useEffect(() => tell.current?.('Loudspeakers', 'Loudspeakers'), []);
    return <h1>Shop</h1>;
  }
  const shop = route({ at: 'shop', access: 'everybody', screen: 'Shop', load: async () => ({ Shop }) });
  const screens = createScreens([shop]);
  await screens.get(shop)?.preload();
  render(
    <MemoryRouter initialEntries={['/eshop']}>
      <CarillonProvider>
        <Page screens={screens} />
      </CarillonProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.title).toBe('Loudspeakers · Carillon'));
  expect(drawings).toBe(1);
});
