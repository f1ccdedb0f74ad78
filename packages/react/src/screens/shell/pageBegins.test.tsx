// @vitest-environment happy-dom
// Where a page is scrolled to after a navigation to a form, whose first field takes the focus.
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCarillon } from '../../hooks/context.ts';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { useFirstField } from '../../patterns/form/useFirstField.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { testClient } from '../../testClient.ts';
import { AppShell } from './AppShell.tsx';

afterEach(cleanup);

function Form() {
  const ref = useRef<HTMLFormElement>(null);
  useFirstField(ref, true);
  return (
    <form ref={ref}>
      <input aria-label="Name" />
    </form>
  );
}

function Route() {
  const { pathname } = useCarillon('Route').navigation.useLocation();
  return pathname === '/form' ? <Form /> : <p>A long page</p>;
}

/** Goes from a page that is scrolled by ten pixels to a form. */
async function openForm() {
  const navigation = createMemoryNavigation('/');
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  let navigate: ReturnType<typeof navigation.useNavigate> = () => {};
  function Link() {
    navigate = useCarillon('Link').navigation.useNavigate();
    return null;
  }
  render(
    <CarillonProvider client={testClient()} navigation={navigation}>
      <AppShell>
        <Link />
        <Route />
      </AppShell>
    </CarillonProvider>,
  );
  document.documentElement.scrollTop = 10;
  await act(async () => navigate('/form'));
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(field);
  return { field, scrolled };
}

test('NAV-19 it is at its top, though the focus is in it before the frame would take it, and the field is in sight', async () => {
  const { field, scrolled } = await openForm();
  expect(document.documentElement.scrollTop).toBe(0);
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
  expect(scrolled.mock.contexts.at(-1)).toBe(field);
});
