import { Shop } from '@carillon/react/shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof Shop> = {
  title: 'Screens/Shop/Shop',
  component: Shop,
  parameters: { layout: 'fullscreen', screen: 'page', stage: { as: 'nobody', path: '/eshop' } },
};
export default meta;

type Story = StoryObj<typeof Shop>;

export const NotBuilt: Story = {
  name: 'Not built yet, and says nothing of products',
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('shop.title') })).toBeVisible();
    await expect(canvas.getByText(t('shop.unbuilt'))).toBeVisible();
    await expect(canvas.getByText(t('shop.unbuilt.detail'))).toBeVisible();
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...NotBuilt, globals: { theme: 'dark' } };
export const Narrow: Story = { ...NotBuilt, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...NotBuilt, parameters: { locale: 'ar-EG' } };
