// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CountryForm, UserForm } from '../backoffice.ts';
import { DeviceList, DeviceTagList } from '../devices.ts';
import { createMemoryNavigation } from '../hooks/page/navigation.ts';
import { CarillonProvider } from '../provider/CarillonProvider.tsx';
import { ADMIN, testClient } from '../testClient.ts';
import { ManagingBanner } from './shell/managingPart.ts';

afterEach(cleanup);

/** An administrator, who is led from one person to another while the page stays. */
async function open(show: (userId: number) => ReactElement) {
  const client = testClient();
  await client.session.login(ADMIN);
  const request = vi.spyOn(client.http, 'request');
  const navigation = createMemoryNavigation('/somewhere');
  const page = (userId: number) => (
    <CarillonProvider client={client} navigation={navigation} onNotice={() => {}}>
      {show(userId)}
    </CarillonProvider>
  );
  const { rerender } = render(page(2));
  return {
    switchTo: (userId: number) => rerender(page(userId)),
    /** What was changed: the method, and what the path names. */
    changes: () =>
      request.mock.calls.flatMap(([call, input]) => (call.method === 'GET' ? [] : [[call.method, input]])),
    close: () => client.broker.disconnect(),
  };
}

test.each([
  ['DeviceList', (userId: number) => <DeviceList userId={userId} />, 'Unregister'],
  ['DeviceTagList', (userId: number) => <DeviceTagList userId={userId} />, 'Delete'],
])(
  'NAV-15 %s of another person forgets the question about what was selected of the one before',
  async (_name, show, button) => {
    const { switchTo, changes, close } = await open(show);
    await userEvent.click(await waitFor(() => screen.getAllByRole('row')[0] as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('alertdialog');
    switchTo(3);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findAllByRole('row');
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(changes()).toEqual([]);
    close();
  },
);

test('NAV-15 USR-07 Edit User of another person shows and saves that one, and nothing of the one before', async () => {
  const { switchTo, changes } = await open((id) => <UserForm id={id} />);
  const first = await screen.findByDisplayValue('Oscar');
  await userEvent.type(first, 'typed');
  switchTo(3);
  await screen.findByDisplayValue('Olga');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()).toEqual([
    ['PUT', { userId: 3, body: expect.objectContaining({ first_name: 'Olga', last_name: 'Marchetti' }) }],
  ]);
});

test('NAV-15 ENT-02 the form of another record shows and saves that one, and nothing of the one before', async () => {
  const { switchTo, changes } = await open((id) => <CountryForm id={id} />);
  await userEvent.type(await screen.findByDisplayValue('Belgium'), ' typed');
  switchTo(1);
  await userEvent.type(await screen.findByDisplayValue('Austria'), 'n{Enter}');
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()).toEqual([['PUT', { id: 1, body: { name: 'Austrian', code: 'AT' } }]]);
});

test('NAV-05 NAV-15 the banner names whoever is managed, and no longer the one before', async () => {
  const { switchTo } = await open((userId) => <ManagingBanner userId={userId} />);
  await screen.findByText('Oscar Lindqvist · owner@carillon.example');
  switchTo(3);
  expect(screen.queryByText(/Oscar/)).toBeNull();
  await screen.findByText('Olga Marchetti · other@carillon.example');
});
