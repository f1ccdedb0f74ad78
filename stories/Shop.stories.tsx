import { Shop } from '@carillon/react/shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strayTexts } from './strayTexts.ts';

const meta: Meta<typeof Shop> = {
  title: 'Shop/Shop',
  component: Shop,
  parameters: { layout: 'fullscreen', screen: 'page', stage: { as: 'nobody', path: '/eshop' } },
};
export default meta;

type Story = StoryObj<typeof Shop>;

export const Empty: Story = {
  name: 'nothing is for sale',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    await expect(canvas.getByText('No products yet')).toBeVisible();
    await expect(canvas.getByText('Products appear here as soon as there are some.')).toBeVisible();
  },
};

export const LongTexts: Story = {
  name: 'long texts',
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...Empty, name: 'dark', globals: { theme: 'dark' } };
export const Narrow: Story = { ...Empty, name: 'narrow', globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Empty, name: 'right to left', parameters: { locale: 'ar-EG' } };
