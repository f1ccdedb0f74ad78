import { RequireGuest } from '@carillon/react';
import { Login } from '@carillon/react/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { strayTexts } from '../strayTexts.ts';
import { withAddress } from './withAddress.tsx';

const meta: Meta<typeof RequireGuest> = {
  title: 'Patterns/Require guest',
  component: RequireGuest,
  args: { children: <Login /> },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { as: 'nobody', path: '/backend/login' } },
};
export default meta;

type Story = StoryObj<typeof RequireGuest>;

export const Guest: Story = {
  name: 'A guest sees what is for guests',
  async play({ canvasElement, t }) {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: t('login.title') }),
    ).toBeVisible();
  },
};

export const LoggedIn: Story = {
  name: 'Whoever is logged in is led on, and sees nothing of it',
  decorators: withAddress,
  parameters: { proves: ['NAV-06'], stage: { as: 'owner', path: '/backend/login' } },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/^\/$/));
  },
};

export const LinkOfAnEmail: Story = {
  name: 'Whoever is logged in and opens the link of an e-mail is told that it was not used',
  decorators: withAddress,
  parameters: {
    proves: ['NAV-06', 'FLT-129'],
    stage: { as: 'owner', path: '/backend/verify-email', search: '?token=abc' },
  },
  async play({ canvasElement, t }) {
    await expect(await within(document.body).findByText(t('shell.linkNotUsed'))).toBeVisible();
    await expect(
      within(document.body).getByText(t('shell.linkNotUsed.detail', { email: 'owner@carillon.example' })),
    ).toBeVisible();
    await waitFor(() => expect(canvasElement).toHaveTextContent(/\/$/));
    // It is read where they were led to (decision 0026).
    await expect(within(document.body).getByText(t('shell.linkNotUsed'))).toBeVisible();
  },
};

export const LoggingIn: Story = {
  name: 'Whoever logs in here sees the form until the next page is there',
  parameters: { ...meta.parameters, proves: ['NAV-06'] },
  tags: ['!autodocs'],
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(t('login.email')), 'owner@carillon.example');
    await userEvent.type(canvas.getByLabelText(t('login.password')), 'Owner-123!{Enter}');
    const { session } = (loaded.stage as Stage).client;
    await waitFor(() => expect(session.getSnapshot().status).toBe('loggedIn'));
    await expect(canvas.getByLabelText(t('login.email'))).toBeVisible();
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...Guest, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Guest, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...Guest,
  parameters: { ...meta.parameters, locale: 'ar-EG' },
};
