import { Logout } from '@carillon/react/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withAddress } from '../patterns/withAddress.tsx';
import { strayTexts } from '../strayTexts.ts';
import { findToast, getStage } from './accountForms.ts';

const meta: Meta<typeof Logout> = {
  title: 'Screens/Account/Logout',
  component: Logout,
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    stage: { as: 'owner', path: '/backend/logout', stuck: 'logout' },
  },
};
export default meta;

type Story = StoryObj<typeof Logout>;

export const LoggingOut: Story = {
  name: 'The session is over at once, and the server is told',
  parameters: { proves: ['ACC-10'] },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('logout.title') })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: t('logout.running') })).toBeVisible();
    await waitFor(() => expect(getStage({ loaded }).client.session.getSnapshot().user).toBeNull());
  },
};

export const Ended: Story = {
  name: 'It says so, and leads to the first page',
  decorators: withAddress,
  parameters: {
    proves: ['ACC-10', 'NAV-16'],
    stage: { playSpeed: 10, as: 'owner', path: '/backend/logout' },
  },
  async play({ canvasElement, t }) {
    await expect(await findToast(t('logout.done.title'))).toBeVisible();
    await expect(await findToast(t('logout.done'))).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).toMatch(/\/$/));
    await expect(canvasElement.textContent).not.toContain('/backend');
  },
};

export const ServerDown: Story = {
  name: 'A server that fails holds nobody back',
  decorators: withAddress,
  parameters: {
    proves: ['ACC-10', 'FLT-057'],
    stage: { playSpeed: 10, as: 'owner', path: '/backend/logout', failsOnce: 'logout' },
  },
  async play({ canvasElement, loaded, t }) {
    await expect(await findToast(t('logout.done'))).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).not.toContain('/backend'));
    await expect(getStage({ loaded }).client.session.getSnapshot().user).toBeNull();
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...LoggingOut, tags: ['certify'], name: 'Dark', globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...LoggingOut,
  tags: ['certify'],
  name: 'Narrow',
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...LoggingOut,
  tags: ['certify'],
  name: 'Right to left',
  parameters: { ...meta.parameters, locale: 'ar-EG' },
};
