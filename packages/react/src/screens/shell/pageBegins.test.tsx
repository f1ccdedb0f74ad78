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

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

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

/** Goes from a page that is scrolled by ten pixels to a form, at whose first field something is seen. */
async function openForm(seen: () => Element | null) {
  const navigation = createMemoryNavigation('/');
  // Nothing has a place here.
  Reflect.set(document, 'elementFromPoint', seen);
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

test('NAV-19 it is at its top, though the focus is in it before the frame would take it', async () => {
  const { scrolled } = await openForm(() => screen.queryByRole('textbox', { name: 'Name' }));
  expect(document.documentElement.scrollTop).toBe(0);
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ['below the window', () => null],
  ['under the bar of the form', () => screen.getByRole('contentinfo')],
])('NAV-19 a field %s is scrolled to, once the page is at its top', async (_where, seen) => {
  const { field, scrolled } = await openForm(seen);
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
  expect(scrolled.mock.contexts.at(-1)).toBe(field);
  expect(document.documentElement.scrollTop).toBe(0);
});
