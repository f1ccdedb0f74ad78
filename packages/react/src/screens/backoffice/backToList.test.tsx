// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ForgotPassword, Login, ResendEmail, ResetPassword, Signup, VerifyEmail } from '../../account.ts';
import { useCarillon } from '../../hooks/context.ts';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ADMIN, testClient } from '../../testClient.ts';
import { CountryForm } from './CountryForm.tsx';
import { CountryList } from './CountryList.tsx';
import { TagList } from './TagList.tsx';

afterEach(cleanup);

/** The two routes of a host, which is left at a list that is not as it was at first. */
function Routes() {
  const { pathname } = useCarillon('Routes').navigation.useLocation();
  if (pathname === '/backend/countries') return <CountryList />;
  const id = pathname.split('/').at(-1);
  return <CountryForm id={id === 'add' ? id : Number(id)} />;
}

/** Its last rows are countries to which nobody ships: they can be deleted. */
const LIST = '/backend/countries?index=3&by=name_asc';

async function openList() {
  const client = testClient();
  await client.session.login(ADMIN);
  const navigation = createMemoryNavigation(LIST);
  render(
    <CarillonProvider client={client} navigation={navigation} onNotice={() => {}}>
      <Routes />
    </CarillonProvider>,
  );
  const rows = await screen.findByRole('grid', { name: 'Countries' });
  return { navigation, link: within(rows).getAllByRole('link').at(-1) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

async function confirmDeletion() {
  await press('Delete');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: /^I am sure/ }));
}

test.each([
  ['saving', () => press('Edit')],
  ['deleting', confirmDeletion],
  ['Go back', () => follow('Go back')],
  ['the path above the title', () => follow('Countries')],
])('ENT-01 ENT-02 LST-01 %s leads back to the list as it was left', async (_case, act) => {
  const { navigation, link } = await openList();
  const name = link?.textContent ?? '';
  await userEvent.click(screen.getByRole('link', { name }));
  await screen.findByDisplayValue(name);
  expect(navigation.current()).toMatch(/^\/backend\/country\/\d+$/);
  await act();
  await waitFor(() => expect(navigation.current()).toBe(LIST));
});

test.each([
  ['saving', () => press('Edit')],
  ['deleting', confirmDeletion],
])('ENT-01 after %s, Back does not open the form again', async (_case, act) => {
  const { navigation, link } = await openList();
  const name = link?.textContent ?? '';
  await userEvent.click(screen.getByRole('link', { name }));
  await screen.findByDisplayValue(name);
  await act();
  await waitFor(() => expect(navigation.current()).toBe(LIST));
  await screen.findByRole('grid', { name: 'Countries' });
  navigation.go(-1);
  expect(navigation.current()).toBe(LIST);
});

test('ENT-02 LST-01 adding leads back to the list as it was left', async () => {
  const { navigation } = await openList();
  await follow('Add Country');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ruritania');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'RU{Enter}');
  await waitFor(() => expect(navigation.current()).toBe(LIST));
});

test('where a host has no form of them, a list adds and opens nothing', async () => {
  const client = testClient();
  await client.session.login(ADMIN);
  render(
    <CarillonProvider client={client} pages={['countries', 'tags']} onNotice={() => {}}>
      <CountryList />
      <TagList />
    </CarillonProvider>,
  );
  for (const name of ['Countries', 'Tags']) {
    const rows = await screen.findByRole('grid', { name });
    expect(within(rows).getAllByRole('row').length).toBeGreaterThan(1);
  }
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test.each([
  ['the login', Login],
  ['the sign-up', Signup],
  ['the lost password', ForgotPassword],
  ['the new password', ResetPassword],
  ['the lost e-mail', ResendEmail],
  ['the verification', VerifyEmail],
])('%s leads to no page that a host does not have', async (_case, Page) => {
  const { rerender } = render(
    <CarillonProvider client={testClient()}>
      <Page />
    </CarillonProvider>,
  );
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
  rerender(
    <CarillonProvider client={testClient()} pages={[]}>
      <Page />
    </CarillonProvider>,
  );
  await waitFor(() => expect(screen.queryAllByRole('link')).toEqual([]));
});
