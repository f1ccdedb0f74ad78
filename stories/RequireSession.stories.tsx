import { RequireSession } from '@carillon/react';
import { CountryForm, CountryList } from '@carillon/react/backoffice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../.storybook/stage.ts';
import { strayTexts } from './strayTexts.ts';

const meta: Meta<typeof RequireSession> = {
  title: 'Shell/RequireSession',
  component: RequireSession,
  args: { isForAdmins: true, children: <CountryList /> },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { path: '/backend/countries' } },
};
export default meta;

type Story = StoryObj<typeof RequireSession>;

/** Nothing of the screen is loaded for who may not see it. */
export const ForAdministrators: Story = {
  name: 'for administrators: anybody else is told so',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'For administrators' })).toBeVisible();
    await expect(canvas.getByText('You are not allowed to see this.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Administrator: Story = {
  name: 'an administrator comes in',
  parameters: { stage: { as: 'admin' } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('grid', { name: 'Countries' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  name: 'long texts',
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link')).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...ForAdministrators, name: 'dark', globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...ForAdministrators,
  name: 'narrow',
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...ForAdministrators,
  name: 'right to left',
  parameters: { locale: 'ar-EG' },
};

/** Types something and ends the session: what is typed stays, and a login opens over it. */
async function endSession(canvasElement: HTMLElement, stage: Stage) {
  const name = await within(canvasElement).findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Österreich');
  await stage.client.session.logout();
  const dialog = await within(document.body).findByRole('alertdialog');
  return { name, dialog: within(dialog) };
}

async function logInAgain(dialog: ReturnType<typeof within>, password: string) {
  await userEvent.type(dialog.getByLabelText('Password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
}

export const Ended: Story = {
  name: 'FLT-059 the session ends while something is not saved: a login, at the password',
  args: { children: <CountryForm id={1} /> },
  parameters: { stage: { as: 'admin', path: '/backend/country/1' } },
  async play({ canvasElement, loaded }) {
    const { name, dialog } = await endSession(canvasElement, loaded.stage);
    await expect(dialog.getByRole('heading', { name: 'Log in again' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@carillon.example');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await expect(name).toHaveValue('Österreich');
  },
};

export const LoggedInAgain: Story = {
  ...Ended,
  name: 'FLT-059 the same person is back: the form goes on',
  async play({ canvasElement, loaded }) {
    const { name, dialog } = await endSession(canvasElement, loaded.stage);
    await logInAgain(dialog, 'Admin-123!');
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Österreich');
    await expect(within(canvasElement).getByText('Unsaved changes')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  ...Ended,
  name: 'ACC-04 a wrong password over what is not saved',
  async play({ canvasElement, loaded }) {
    const { dialog } = await endSession(canvasElement, loaded.stage);
    await logInAgain(dialog, 'Wrong-123!');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Server error');
    await expect(dialog.getByLabelText('Password')).toHaveFocus();
  },
};

export const EndedDark: Story = { ...Ended, name: 'the session ends, dark', globals: { theme: 'dark' } };
export const EndedNarrow: Story = {
  ...Ended,
  name: 'the session ends, narrow, long texts',
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  async play({ canvasElement, loaded }) {
    const { client } = loaded.stage as Stage;
    await userEvent.type(await within(canvasElement).findByDisplayValue('Austria'), '!');
    await client.session.logout();
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(strayTexts(dialog)).toEqual([]);
  },
};
export const EndedRightToLeft: Story = {
  ...Ended,
  name: 'the session ends, right to left',
  parameters: { ...Ended.parameters, locale: 'ar-EG' },
};
