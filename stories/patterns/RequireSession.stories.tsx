import { RequireSession } from '@carillon/react';
import { AddressList, CountryForm, CountryList } from '@carillon/react/backoffice';
import { DeviceList } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { strayTexts } from '../strayTexts.ts';
import { withAddress } from './withAddress.tsx';

const meta: Meta<typeof RequireSession> = {
  title: 'Patterns/Require session',
  component: RequireSession,
  args: { isForAdmins: true, children: <CountryList /> },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { path: '/backend/countries' } },
};
export default meta;

type Story = StoryObj<typeof RequireSession>;

/** Nothing of the screen is loaded for a person who may not see it. */
export const ForAdministrators: Story = {
  name: 'For administrators: anybody else is led to the profile, and told why',
  decorators: withAddress,
  parameters: { proves: ['NAV-07'] },
  async play({ canvasElement, t }) {
    const toast = await within(document.body).findByText(t('shell.adminsOnly'));
    await expect(toast).toBeVisible();
    await expect(within(document.body).getByText(t('shell.adminsOnly.detail'))).toBeVisible();
    await waitFor(() => expect(canvasElement).toHaveTextContent(/^\/backend\/profile$/));
  },
};

export const NotYours: Story = {
  name: 'The devices of somebody else: one sentence, and the way to one’s own',
  args: { isForAdmins: false, userId: 3, children: <DeviceList userId={3} /> },
  parameters: { proves: ['FLT-063', 'NAV-10'], stage: { path: '/manage/3/list' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('notFound.notYours') }),
    ).toBeVisible();
    const way = canvas.getByRole('link', { name: t('welcome.devices') });
    await expect(way).toHaveAttribute('href', '/manage/2/list');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const NotYourAddresses: Story = {
  name: 'The addresses of somebody else: the sentence of every page, and the way to one’s own',
  args: { isForAdmins: false, userId: 3, children: <AddressList userId={3} /> },
  parameters: { proves: ['ADR-07'], stage: { path: '/backend/address/3' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const title = t('notFound.notYours.page');
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const way = canvas.getByRole('link', { name: t('notFound.addresses') });
    await expect(way).toHaveAttribute('href', '/backend/address');
  },
};

export const NotYourPage: Story = {
  name: 'Any other page of somebody else: the same sentence, and the way home',
  args: { isForAdmins: false, userId: 3, children: <AddressList userId={3} /> },
  parameters: { proves: ['FLT-063'], stage: { path: '/backend/3/records' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const title = t('notFound.notYours.page');
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('notFound.home') })).toHaveAttribute('href', '/');
  },
};

export const NotKept: Story = {
  name: 'The browser keeps no login: it is asked for in place, and no page is left',
  decorators: withAddress,
  parameters: {
    proves: ['FLT-061', 'FLT-126'],
    stage: { as: 'nobody', path: '/backend/countries', isStorageRefused: true },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('notices.notKept.title'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('login.submit') })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/\/backend\/countries$/);
  },
};

export const Administrator: Story = {
  name: 'An administrator comes in',
  parameters: { stage: { as: 'admin' } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('grid', { name: t('countries.name') })).toBeVisible();
  },
};

/** The next answer that is refused tells of it: the screen goes, and what it showed with it. */
export const RoleTaken: Story = {
  name: 'The role is taken away: the next refusal ends the screen',
  tags: ['!autodocs'],
  args: { children: <CountryForm id={1} /> },
  parameters: { proves: ['FLT-062', 'SES-04'], stage: { as: 'admin', path: '/backend/country/1' } },
  async play({ canvasElement, loaded, t }) {
    const { platform, client }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: t('country.name') });
    await expect(name).toHaveValue('Austria');
    platform.changeUser(1, { role: 'user' });
    await userEvent.type(name, ' Felix');
    await userEvent.click(canvas.getByRole('button', { name: t('form.edit') }));
    await expect(await within(document.body).findByText(t('shell.adminsOnly'))).toBeVisible();
    await expect(client.session.getSnapshot().isAdmin).toBe(false);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByDisplayValue(/Austria/)).toBeNull();
  },
};

export const LongTexts: Story = {
  ...NotYours,
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link')).toBeVisible();
    // What it says is nowhere else: it is not cut.
    const { scrollWidth, clientWidth } = within(canvasElement).getByRole('heading');
    await expect(scrollWidth).toBe(clientWidth);
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...NotYours, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...NotYours,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...NotYours,
  parameters: { ...NotYours.parameters, locale: 'ar-EG' },
};

/** Types something and ends the session: what is typed stays, and a login opens over it. */
async function endSession({ canvas, loaded, t }: StoryContext) {
  const name = await canvas.findByRole('textbox', { name: t('country.name') });
  await userEvent.clear(name);
  await userEvent.type(name, 'Österreich');
  await (loaded.stage as Stage).client.session.logout();
}

const findLogin = async () => within(await within(document.body).findByRole('alertdialog'));

async function logInAgain(t: Words, password: string) {
  const dialog = await findLogin();
  await userEvent.type(dialog.getByLabelText(t('login.password')), password);
  await userEvent.click(dialog.getByRole('button', { name: t('login.submit') }));
}

export const Ended: Story = {
  name: 'The session ends while something is not saved: a login, at the password',
  args: { children: <CountryForm id={1} /> },
  parameters: { proves: ['FLT-059'], stage: { as: 'admin', path: '/backend/country/1' }, reach: endSession },
  async play({ canvasElement, t }) {
    const dialog = await findLogin();
    await expect(dialog.getByRole('heading', { name: t('login.again') })).toBeVisible();
    // What is typed is not lost by the cross that closes other dialogs.
    await expect(dialog.getByRole('button', { name: t('login.again.cancel') })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: t('login.email') })).toHaveValue(
      'admin@carillon.example',
    );
    await waitFor(() => expect(dialog.getByLabelText(t('login.password'))).toHaveFocus());
    await expect(within(canvasElement).getByDisplayValue('Österreich')).toBeInTheDocument();
  },
};

export const LoggedInAgain: Story = {
  ...Ended,
  name: 'The same person is back: the form goes on',
  parameters: { ...Ended.parameters, proves: ['FLT-059'] },
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    await logInAgain(t, 'Admin-123!');
    const name = await within(canvasElement).findByRole('textbox', { name: t('country.name') });
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Österreich');
    await expect(within(canvasElement).getByText(t('form.unsaved'))).toBeVisible();
  },
};

export const WrongPassword: Story = {
  ...Ended,
  name: 'A wrong password over what is not saved',
  parameters: { ...Ended.parameters, proves: ['ACC-04'] },
  tags: ['!autodocs'],
  async play({ t }) {
    await logInAgain(t, 'Wrong-123!');
    const dialog = await findLogin();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('login.failed.title'));
    await expect(dialog.getByLabelText(t('login.password'))).toHaveFocus();
  },
};

export const EndedDark: Story = { ...Ended, name: 'The session ends, dark', globals: { theme: 'dark' } };
export const EndedNarrow: Story = {
  ...Ended,
  name: 'The session ends, narrow, long texts',
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  async play() {
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(strayTexts(dialog)).toEqual([]);
  },
};
export const EndedRightToLeft: Story = {
  ...Ended,
  name: 'The session ends, right to left',
  parameters: { ...Ended.parameters, locale: 'ar-EG' },
};
