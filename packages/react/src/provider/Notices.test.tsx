// @vitest-environment happy-dom
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Notice, useCarillon } from '../hooks/context.ts';
import { testClient } from '../testClient.ts';
import { Alert } from '../ui/index.ts';
import { CarillonProvider } from './CarillonProvider.tsx';

afterEach(cleanup);

const told: { notify?: (notice: Notice) => void; endNotices?: (path: string) => void } = {};

function Teller() {
  const { notify, endNotices } = useCarillon('Teller');
  Object.assign(told, { notify, endNotices });
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

test('a notice goes when what its link asks for is done, and no other', async () => {
  render(
    <CarillonProvider client={testClient()}>
      <Teller />
    </CarillonProvider>,
  );
  act(() => {
    told.notify?.({ kind: 'success', title: 'Created', link: { label: 'Verify', href: '/verify' } });
    told.notify?.({
      kind: 'info',
      title: 'Mailed',
      link: { label: 'Verify', href: '/verify?token=1' },
      stays: true,
    });
    told.notify?.({ kind: 'info', title: 'Other', link: { label: 'Look', href: '/reset' } });
  });
  await screen.findByText('Created');
  act(() => told.endNotices?.('/verify'));
  expect(['Created', 'Mailed', 'Other'].map((text) => screen.queryAllByText(text).length)).toEqual([0, 0, 1]);
});
