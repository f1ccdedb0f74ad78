import { NotFound } from '@carillon/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof NotFound> = {
  title: 'Screens/Shell/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen', screen: 'page', stage: { path: '/nowhere' } },
};
export default meta;

type Story = StoryObj<typeof NotFound>;

export const Default: Story = {
  name: 'No page is at this address',
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('shell.notFound') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.home') })).toHaveAttribute('href', '/');
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link')).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Default, parameters: { locale: 'ar-EG' } };
