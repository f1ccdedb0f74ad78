import { RequireSession } from '@carillon/react';
import { CountryList } from '@carillon/react/backoffice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
