// @vitest-environment happy-dom
import { calls } from '@carillon/protocol/http';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { ADMIN, testClient } from '../../../testClient.ts';
import { ManagingBanner } from '../../shell/ManagingBanner.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressList } from './AddressList.tsx';

afterEach(cleanup);

/** An administrator, who goes from one person to another without leaving the page. */
async function manage(show: (userId: number) => ReactNode) {
  const client = testClient();
  await client.session.login(ADMIN);
  const draw = (userId: number) => (
    <CarillonProvider client={client} onNotice={() => {}}>
      <ManagingBanner userId={userId} />
      {show(userId)}
    </CarillonProvider>
  );
  const { rerender } = render(draw(2));
  const listOf = (userId: number) => client.http.request(calls.listAddresses, { userId, query: {} });
  return { listOf, switchTo: (userId: number) => rerender(draw(userId)) };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('ADR-07 NAV-05 whose addresses they are is said by name, and what was asked about one of them is not done to the next person', async () => {
  const { listOf, switchTo } = await manage((userId) => <AddressList userId={userId} />);
  await screen.findByText('Oscar Lindqvist · owner@carillon.example');
  await userEvent.click(await screen.findByRole('row', { name: 'Home' }));
  await screen.findByText('1 row');
  await press('Delete');
  await screen.findByRole('alertdialog');
  switchTo(3);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText(/Oscar/)).toBeNull();
  await userEvent.click(await screen.findByRole('row', { name: 'Home' }));
  await screen.findByText('1 row');
  await press('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'I am sure, delete 1 address(es)' }));
  await waitFor(async () => expect(await listOf(3)).toHaveLength(1));
  expect(await listOf(2)).toHaveLength(12);
});

test('ADR-07 NAV-15 what was typed for one person is not saved for the next', async () => {
  const { listOf, switchTo } = await manage((userId) => (
    <AddressForm userId={userId} id={userId === 2 ? 1 : 101} />
  ));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveProperty('value', 'Head office'));
  await userEvent.type(name, ' north');
  switchTo(3);
  await screen.findByDisplayValue('Market hall');
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), ' Nuova');
  await press('Edit');
  await waitFor(async () =>
    expect(await listOf(3)).toContainEqual(
      expect.objectContaining({ name: 'Market hall', city: 'Lucca Nuova' }),
    ),
  );
  expect(await listOf(2)).toContainEqual(expect.objectContaining({ id: 1, name: 'Head office' }));
});
