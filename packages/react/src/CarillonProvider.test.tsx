// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from './CarillonProvider.tsx';
import { Dialog } from './ui/Dialog.tsx';

afterEach(cleanup);

test('a dialog takes the theme and the locale of its provider to the end of the page', async () => {
  await act(async () =>
    render(
      <CarillonProvider theme="dark" locale="ar-EG">
        <Dialog isOpen title="Info" closeLabel="Close" onClose={() => {}} />
      </CarillonProvider>,
    ),
  );
  const root = screen.getByRole('dialog').closest('[data-carillon-theme]');
  expect(root?.getAttribute('data-carillon-theme')).toBe('dark');
  expect(root?.getAttribute('dir')).toBe('rtl');
  expect(root?.getAttribute('lang')).toBe('ar-EG');
});
