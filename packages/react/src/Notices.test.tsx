// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarillonProvider } from './CarillonProvider.tsx';
import { type Notice, useCarillon } from './hooks/context.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const told: { notify?: (notice: Notice) => void } = {};

function Teller() {
  told.notify = useCarillon('Teller').notify;
  return null;
}

test('API-09 a notice closes after 10 s, and one that stays does not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <CarillonProvider>
      <Teller />
    </CarillonProvider>,
  );
  act(() => {
    told.notify?.({ kind: 'info', title: 'For developers', stays: true });
    told.notify?.({ kind: 'success', title: 'Saved' });
  });
  await screen.findByText('Saved');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('Saved')).toBeNull();
  act(() => void vi.advanceTimersByTime(600_000));
  expect(screen.getByText('For developers')).toBeDefined();
});
