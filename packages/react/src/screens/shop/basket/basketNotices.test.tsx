// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useCarillon } from '../../../hooks/context.ts';
import { createMemoryNavigation } from '../../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { testClient } from '../../../testClient.ts';
import { Basket } from './Basket.tsx';

afterEach(cleanup);

/** A page on which something is put into the basket, and the basket. */
function Pages() {
  const { navigation, notify, paths } = useCarillon('Pages');
  const { pathname } = navigation.useLocation();
  const put = () =>
    notify({ kind: 'success', title: '1 in the basket', link: { label: 'Open', href: paths.basket } });
  const go = navigation.useNavigate();
  if (pathname === paths.basket) return <Basket />;
  return (
    <>
      <button type="button" onClick={put}>
        Put
      </button>
      <button type="button" onClick={() => go(paths.basket)}>
        Go
      </button>
    </>
  );
}

test('BSK-01 what says that the basket can be opened ends when it is, and covers nothing of it', async () => {
  const shop = (
    <CarillonProvider client={testClient()} navigation={createMemoryNavigation('/eshop')}>
      <Pages />
    </CarillonProvider>
  );
  render(shop);
  await userEvent.click(screen.getByRole('button', { name: 'Put' }));
  await screen.findByRole('link', { name: 'Open' });
  // Not by its link.
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByRole('heading', { level: 1, name: 'Basket' });
  // Long before its time is up.
  await waitFor(() => expect(screen.queryByText('1 in the basket')).toBeNull(), { timeout: 2000 });
});
