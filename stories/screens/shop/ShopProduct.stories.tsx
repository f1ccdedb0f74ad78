import { buildMedia, buildProduct, buildTag } from '@carillon/mocks';
import { products } from '@carillon/protocol/catalog';
import { ShopProduct } from '@carillon/react/shop';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, missing, serverError } from '../../patterns/answers.ts';

const meta: Meta<typeof ShopProduct> = {
  title: 'Screens/Shop/Shop product',
  component: ShopProduct,
  args: { id: 2 },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { as: 'nobody', path: '/eshop/product/2' } },
};
export default meta;

type Story = StoryObj<typeof ShopProduct>;

const FRONT = 'Carillon Micro in warm white, front with display and volume knob';
const BACK = 'Carillon Micro, back with network port and loudspeaker terminals';

const findTitle = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 1, name: 'Carillon Micro' });

export const Ready: Story = {
  args: { describesPage: true },
  parameters: { proves: ['SHP-02', 'SHP-03'] },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    await expect(await findTitle(canvasElement)).toBeVisible();
    // 229.00 net and 22 %; 5 % less from 5 pieces; 215.00 with 10 % less from 25.
    await expect(canvas.getByText(format.money(27_938))).toBeVisible();
    await expect(canvas.getByText(t('shop.eachTaxed', { tax: format.percent(22) }))).toBeVisible();
    const tiers = within(canvas.getByRole('list', { name: t('shop.tiers') })).getAllByRole('listitem');
    const said = tiers.map(({ textContent }) => textContent.replace(/\s/g, ' '));
    await expect(said).toEqual([
      t('shop.tier', { count: 5, price: format.money(26_541) }) +
        t('shop.discount', { discount: format.percent(5) }),
      t('shop.tier', { count: 25, price: format.money(23_607) }) +
        t('shop.discount', { discount: format.percent(10) }),
    ]);
    for (const text of ['CR-M-200', 'Small rooms', t('shop.availableStock', { count: 41 })])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(/2 x 15 W into 8 ohms/)).toBeVisible();
    await expect(canvas.getByText('Screw terminals')).toBeVisible();

    // The large picture comes first; arrows lead on, from wherever in the gallery, and around the end.
    const picture = canvas.getByRole('img', { name: FRONT });
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    const thumbs = canvas
      .getByRole('region', { name: t('shop.pictures', { name: 'Carillon Micro' }) })
      .querySelectorAll('li button');
    await expect(thumbs).toHaveLength(4);
    await userEvent.click(thumbs[0] ?? picture);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: BACK })).toBeVisible();
    await expect(thumbs[1]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(thumbs[3]).toHaveAttribute('aria-current', 'true');

    const data = JSON.parse(document.head.querySelector('[type="application/ld+json"]')?.textContent ?? '');
    await expect(data).toMatchObject({ '@type': 'Product', name: 'Carillon Micro', sku: 'CR-M-200' });
    await expect(data.offers[0]).toMatchObject({ price: '279.38', priceCurrency: 'EUR' });
    await expect(document.head.querySelector('[rel=canonical]')).toHaveAttribute(
      'href',
      `${location.origin}/eshop/product/2`,
    );
  },
};

export const TierCounts: Story = {
  name: 'The price that counts for so many pieces is marked',
  tags: ['!autodocs'],
  parameters: { proves: ['SHP-02', 'BSK-01'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const quantity = await canvas.findByRole('textbox', { name: t('toBasket.quantity') });
    const tiers = within(canvas.getByRole('list', { name: t('shop.tiers') })).getAllByRole('listitem');
    const findMarked = () => tiers.map((tier) => tier.getAttribute('aria-current'));
    await expect(findMarked()).toEqual([null, null]);
    for (const [typed, marked] of [
      ['24', ['true', null]],
      ['25', [null, 'true']],
      ['4', [null, null]],
    ] as const) {
      await userEvent.clear(quantity);
      await userEvent.type(quantity, `${typed}{Enter}`);
      await waitFor(() => expect(findMarked()).toEqual(marked));
    }
  },
};

async function enlarge({ canvasElement, t }: StoryContext) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('shop.enlarge') }));
}

export const Enlarged: Story = {
  parameters: { proves: ['SHP-02'], reach: enlarge },
  async play({ t, format }) {
    const dialog = await within(document.body).findByRole('dialog');
    const view = within(dialog);
    await expect(await view.findByRole('img', { name: FRONT })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(view.getByRole('img', { name: BACK })).toBeVisible();
    await expect(view.getByText(t('gallery.place', { number: 2, count: 4 }))).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: t('gallery.previous') }));
    await expect(view.getByRole('img', { name: FRONT })).toBeVisible();
    await userEvent.keyboard('+++');
    await expect(view.getByText(format.percent(300))).toBeInTheDocument();
    await expect(
      view.getByRole('button', { name: `${t('gallery.larger')}: ${t('gallery.largest')}` }),
    ).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: t('gallery.smaller') }));
    await expect(view.getByText(format.percent(200))).toBeInTheDocument();
    // Another picture is whole again.
    await userEvent.click(view.getByRole('button', { name: t('gallery.next') }));
    await expect(view.getByText(format.percent(100))).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { stage: { latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByRole('region', { name: t('shop.product.loading') }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering([products.calls.read, serverError]),
  async play({ canvasElement, t }) {
    const alert = within(await within(canvasElement).findByRole('alert'));
    await expect(alert.getByText(t('shop.product.failed'))).toBeVisible();
    await expect(alert.getByRole('button', { name: t('error.retry') })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'It never was, or is no longer sold',
  args: { describesPage: true },
  parameters: { proves: ['SHP-02'], ...answering([products.calls.read, missing]) },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('shop.missing'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shop.toShop') })).toHaveAttribute('href', '/eshop');
    await expect(document.head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
  },
};

const SCRIPT = '</script><img src=//canary.example/i>';
const tag = buildTag({ id: 1, name: 'A tag whose name is thirty-two.' });
const lost = buildMedia({ id: 1, path: 'lost/horn.webp', description: 'A horn that nobody finds again' });
const odd = buildProduct({
  id: 2,
  title: SCRIPT.slice(0, 32),
  summary: 'Summary '.repeat(16),
  description: `${'Description '.repeat(80)}\n\nand more.`,
  note: 'Note '.repeat(30),
  alert: SCRIPT,
  features: `\n${'Feature'.repeat(20)}\n\n  another  \n`,
  stock: 0,
  medias: [lost],
  tags: [tag],
  tax_percentage: 0,
  prices: Array.from({ length: 20 }, (_, i) => ({
    price: 10_000 - 100 * i,
    quantity: 1 + 10 * i,
    discount: i,
  })),
});

export const OddProduct: Story = {
  name: 'Twenty prices, sold out, without tax, a broken picture, long and hostile texts',
  args: { describesPage: true },
  parameters: { proves: ['SHP-02'], stage: { seed: { tags: [tag], medias: [lost], products: [odd] } } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const tiers = await canvas.findByRole('list', { name: t('shop.tiers') });
    await expect(within(tiers).getAllByRole('listitem')).toHaveLength(19);
    await expect(canvas.getByText(t('shop.each'))).toBeVisible();
    await expect(canvas.getByText(t('shop.soldOut'))).toBeVisible();
    const add = await canvas.findByRole('button', {
      name: `${t('toBasket.addNone')}: ${t('toBasket.soldOut')}`,
    });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(SCRIPT)).toBeVisible();
    await expect(canvas.getByText('another')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(lost.description)).toBeVisible());
    await expect(document.head.querySelector('[type="application/ld+json"]')?.textContent).not.toContain('<');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongWords: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(await findTitle(canvasElement)).toBeVisible();
  },
};

export const Dark: Story = { tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = { tags: ['certify'], globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { tags: ['certify'], parameters: { locale: 'ar-EG' } };
