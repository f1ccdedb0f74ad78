import type { BasketOrder } from '@carillon/protocol/basket';
import { Order } from '@carillon/react/shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strayTexts } from '../../strayTexts.ts';

const line = {
  fromPieces: 1,
  discountPercent: 0,
  taxPercent: 22,
};

const order: BasketOrder = {
  at: '2026-03-04T12:00:00.000Z',
  currency: 'EUR',
  lines: [
    {
      ...line,
      productId: 1,
      title: 'Carillon Nano',
      sku: 'CR-N-100',
      pieces: 10,
      fromPieces: 10,
      discountPercent: 7.5,
      unitNetCents: 13_783,
      unitGrossCents: 16_815,
      netCents: 137_828,
      taxCents: 30_322,
      grossCents: 168_150,
    },
    {
      ...line,
      productId: 9,
      title: 'Belfry Horn',
      sku: 'CR-L-701',
      pieces: 6,
      fromPieces: 4,
      unitNetCents: 17_766,
      unitGrossCents: 21_675,
      netCents: 106_598,
      taxCents: 23_452,
      grossCents: 130_050,
    },
    {
      ...line,
      productId: 20,
      title: 'Wall Bracket',
      sku: 'CR-X-820',
      pieces: 2,
      discountPercent: 5,
      taxPercent: 4,
      unitNetCents: 1188,
      unitGrossCents: 1236,
      netCents: 2377,
      taxCents: 95,
      grossCents: 2472,
    },
  ],
  country: { id: 20, name: 'Italy', code: 'IT' },
  carrier: { id: 2, company: 'Lanternpost', name: 'Parcel', priceCents: 790 },
  netCents: 246_803,
  taxes: [
    { percent: 22, netCents: 244_426, taxCents: 53_774, grossCents: 298_200 },
    { percent: 4, netCents: 2377, taxCents: 95, grossCents: 2472 },
  ],
  taxCents: 53_869,
  grossCents: 300_672,
  totalCents: 301_462,
  orderedBy: { userId: 2, name: 'Oscar Lindqvist', email: 'owner@carillon.example' },
};

const meta: Meta<typeof Order> = {
  title: 'Screens/Shop/Order',
  component: Order,
  args: { order },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { path: '/eshop/order' } },
};
export default meta;

type Story = StoryObj<typeof Order>;

export const Ready: Story = {
  parameters: { proves: ['BSK-02', 'SHP-03'] },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible();
    await expect(canvas.getByText('Oscar Lindqvist')).toBeVisible();
    const nano = within(canvas.getByRole('row', { name: /Carillon Nano/ }));
    await expect(
      nano.getByText(t('order.fromOff', { count: 10, percent: format.number(7.5) })),
    ).toBeVisible();
    for (const cents of [246_803, 53_774, 95, 300_672, 790, 301_462]) {
      await expect(canvas.getAllByText(format.money(cents))[0]).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: t('order.print') })).toBeEnabled();
    const back = canvas.getByRole('link', { name: t('order.back') });
    await expect(back).toHaveAttribute('href', '/eshop/basket');
  },
};

export const None: Story = {
  name: 'No order: the page was reloaded, or nothing was finished',
  args: {},
  // The arguments of the file would say one.
  render: () => <Order />,
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t('order.none'))).toBeVisible();
    await expect(canvas.getByText(t('order.none.detail'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('order.print') })).toBeNull();
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const names = [
      ...order.lines.flatMap(({ title, sku }) => [title, sku]),
      ...['Italy', 'Lanternpost', 'Parcel', 'Oscar Lindqvist', 'owner@carillon.example'],
    ];
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
    const time = canvasElement.querySelector('time')?.textContent ?? '';
    await expect(strayTexts(canvasElement, [...names, time])).toEqual([]);
  },
};

export const Italian: Story = {
  globals: { language: 'italian' },
  async play({ canvasElement, t }) {
    await expect(within(canvasElement).getByRole('heading', { name: 'Il tuo ordine' })).toBeVisible();
    await expect(within(canvasElement).getByText(t('order.deliveryTo'))).toBeVisible();
  },
};

// These are looked at: the paper is white in each of them.
export const Dark: Story = { tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = { tags: ['certify'], globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { tags: ['certify'], parameters: { locale: 'ar-EG' } };
