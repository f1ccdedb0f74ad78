// @vitest-environment happy-dom
// Where the login is the host's, so is the way to it from a page that everybody may see.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { testClient } from '../../testClient.ts';
import { ShellTop } from './parts.ts';

afterEach(cleanup);

async function openMenu(isHandedOver: boolean) {
  const onLoginNeeded = vi.fn();
  const session = { token: null, user: null, renew: async () => null };
  render(
    <CarillonProvider
      client={testClient(undefined, isHandedOver ? { session } : {})}
      navigation={createMemoryNavigation('/eshop')}
      pages={['home', 'shop']}
      onLoginNeeded={onLoginNeeded}
    >
      <ShellTop />
    </CarillonProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByRole('dialog');
  return { onLoginNeeded, login: screen.queryByRole('button', { name: 'Login' }) };
}

test('SES-07 NAV-02 a visitor of a public page is led to the login of the host', async () => {
  const { onLoginNeeded, login } = await openMenu(true);
  expect(onLoginNeeded).not.toHaveBeenCalled();
  if (login) await userEvent.click(login);
  expect(onLoginNeeded).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SES-07 where there is no login at all, no menu leads to one', async () => {
  expect((await openMenu(false)).login).toBeNull();
});
