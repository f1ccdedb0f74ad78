import { MAX_BASKET_LINES } from '@carillon/protocol/basket';
import type { Product } from '@carillon/protocol/catalog';
import { AddToBasket } from '@carillon/react/shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { strayTexts } from '../../strayTexts.ts';
import { keep, lines } from './basketLines.ts';

const AT = '2026-01-09T09:00:00.000Z';
const nano: Product = {
  id: 1,
  title: 'Carillon Nano',
  sku: 'CR-N-100',
  summary: 'The smallest player',
  description: '',
  features: '',
  note: '',
  alert: '',
  stock: 14,
  is_active: true,
  is_available: true,
  prices: [
    { price: 14_900, quantity: 1, discount: 0 },
    { price: 14_900, quantity: 10, discount: 7.5 },
  ],
  tax_percentage: 22,
  medias: [],
  tags: [],
  created_at: AT,
  updated_at: AT,
};

const meta: Meta<typeof AddToBasket> = {
  title: 'Screens/Shop/Add to basket',
  component: AddToBasket,
  args: { product: nano, onPieces: fn() },
  parameters: { screen: 'page', stage: { as: 'nobody', path: '/eshop/product/1' } },
};
export default meta;

type Story = StoryObj<typeof AddToBasket>;

export const Ready: Story = {
  name: 'The button says the pieces, the sum follows the tier, and the stock counts what is in the basket',
  parameters: { proves: ['BSK-01'] },
  async play({ canvasElement, args, userEvent, t, format }) {
    const canvas = within(canvasElement);
    const quantity = canvas.getByRole('textbox', { name: t('toBasket.quantity') });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '10{Enter}');
    await expect(args.onPieces).toHaveBeenLastCalledWith(10);
    await expect(await canvas.findByText(format.money(168_150))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('toBasket.add', { count: 10 }) }));
    const notice = within(document.body);
    await expect(await notice.findByText(t('toBasket.added', { count: 10 }))).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '5{Enter}');
    const left = t('toBasket.stockLeft', { count: 14, inBasket: format.number(10) });
    await expect(await canvas.findByText(left)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('toBasket.add', { count: 5 }) }));
    await expect(quantity).toHaveFocus();
  },
};

export const TooMany: Story = {
  name: 'More than the stock holds, and no quantity at all',
  async play({ canvasElement, userEvent, t }) {
    const canvas = within(canvasElement);
    const quantity = canvas.getByRole('textbox', { name: t('toBasket.quantity') });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '15{Enter}');
    await expect(await canvas.findByText(t('toBasket.stock', { count: 14 }))).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: t('toBasket.addNone') }));
    await expect(await canvas.findByText(t('toBasket.problem', { min: '1', max: '14' }))).toBeVisible();
    await expect(quantity).toHaveFocus();
  },
};

export const SoldOut: Story = {
  args: { product: { ...nano, stock: 0 } },
  async play({ canvasElement, t }) {
    const name = `${t('toBasket.addNone')}: ${t('toBasket.soldOut')}`;
    await expect(within(canvasElement).getByRole('button', { name })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Unavailable: Story = {
  args: { product: { ...nano, is_available: false } },
  async play({ canvasElement, t }) {
    const name = `${t('toBasket.addNone')}: ${t('toBasket.unavailable')}`;
    await expect(within(canvasElement).getByRole('button', { name })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const full = Array.from({ length: MAX_BASKET_LINES }, (_, i) => ({ ...lines.micro, id: 100 + i }));

export const Full: Story = {
  name: 'The basket holds as many products as it can',
  parameters: { stage: { as: 'nobody', path: '/eshop/product/1', prepare: keep({ lines: full }) } },
  async play({ canvasElement, userEvent, t }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('toBasket.add', { count: 1 }) }));
    await expect(await canvas.findByText(t('toBasket.full', { max: MAX_BASKET_LINES }))).toBeVisible();
    const quantity = canvas.getByRole('textbox', { name: t('toBasket.quantity') });
    await expect(quantity).toHaveFocus();
    await expect(within(document.body).queryByText(t('toBasket.added', { count: 1 }))).toBeNull();
  },
};

export const NotKept: Story = {
  name: 'The browser keeps nothing: told once',
  parameters: { proves: ['BSK-01'], stage: { as: 'nobody', isStorageRefused: true } },
  async play({ canvasElement, userEvent, t }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: t('toBasket.add', { count: 1 }) }));
    await expect(await body.findByText(t('basketTrouble.notKept'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('toBasket.add', { count: 1 }) }));
    await expect(body.getAllByText(t('basketTrouble.notKept'))).toHaveLength(1);
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: t('toBasket.add', { count: 1 }) });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

// These are looked at: what they do is played above.
export const Dark: Story = { tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = { tags: ['certify'], globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { tags: ['certify'], parameters: { locale: 'ar-EG' } };
