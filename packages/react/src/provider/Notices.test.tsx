// @vitest-environment happy-dom
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Notice, useCarillon } from '../hooks/context.ts';
import { testClient } from '../testClient.ts';
import { Alert } from '../ui/index.ts';
import { CarillonProvider } from './CarillonProvider.tsx';

afterEach(cleanup);

const told: { notify?: (notice: Notice) => void } = {};

function Teller() {
  told.notify = useCarillon('Teller').notify;
  return null;
}

test('API-09 by the clock of the client a notice and an alert close after 10 s, and a notice that stays does not', async () => {
  const clock = createVirtualClock();
  const onClose = vi.fn();
  render(
    <CarillonProvider client={testClient(undefined, { clock })}>
      <Teller />
      <Alert title="Failed" closeLabel="Close" onClose={onClose} />
    </CarillonProvider>,
  );
  act(() => {
    told.notify?.({ kind: 'info', title: 'For developers', stays: true });
    told.notify?.({ kind: 'success', title: 'Saved' });
  });
  await screen.findByText('Saved');
  act(() => clock.advance(9999));
  expect([screen.queryAllByText('Saved').length, onClose.mock.calls.length]).toEqual([1, 0]);
  act(() => clock.advance(1));
  expect([screen.queryAllByText('Saved').length, onClose.mock.calls.length]).toEqual([0, 1]);
  act(() => clock.advance(600_000));
  expect(screen.getByText('For developers')).toBeDefined();
});
