import { buildMedia, buildProduct } from '@carillon/mocks';
import { products } from '@carillon/protocol/catalog';
import { Shop } from '@carillon/react/shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, serverError, success } from '../../patterns/answers.ts';

const meta: Meta<typeof Shop> = {
  title: 'Screens/Shop/Shop',
  component: Shop,
  parameters: { layout: 'fullscreen', screen: 'list', stage: { as: 'nobody', path: '/eshop' } },
};
export default meta;

type Story = StoryObj<typeof Shop>;

/** The card of a product, by its title. */
async function findCard(canvasElement: HTMLElement, title: string) {
  const link = await within(canvasElement).findByRole('link', { name: title });
  const card = link.closest('li');
  if (!card) throw new Error(`${title} is in no card.`);
  return { link, card, facts: within(card) };
}

export const Ready: Story = {
  parameters: { proves: ['SHP-01', 'SHP-03'] },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    const { link, card, facts } = await findCard(canvasElement, 'Carillon Nano');
    await expect(link).toHaveAttribute('href', '/eshop/product/1');
    await expect(
      facts.getByText('The smallest player: one stream, one room, a palm of your hand.'),
    ).toBeVisible();
    // 149.00 net and 22 %; 7.5 % less are 137.825 and 168.1526: rounded half up in each step.
    await expect(facts.getByText(format.money(18_178))).toBeVisible();
    const ten = t('shop.tier', { count: 10, price: format.money(16_815) });
    await expect(facts.getByText(ten)).toBeVisible();
    await expect(facts.getByText(t('shop.available'))).toBeVisible();
    const front = 'Carillon Nano in anthracite, front with network port and line output';
    await expect(facts.getByRole('img', { name: front })).toBeVisible();
    // The rows below the first are drawn a moment later.
    await waitFor(async () => {
      const pictures = card.parentElement?.querySelectorAll('img') ?? [];
      const loading = [...pictures].map((each) => `${each.loading} ${each.fetchPriority}`);
      await expect(loading.slice(0, 4)).toEqual(['eager high', 'eager high', 'eager high', 'lazy auto']);
    });
    // What is not on sale is not counted: 26 are seeded.
    const said = [t('shop.products', { count: 23 }), t('shop.taxed', { tax: format.percent(22) })];
    await expect(canvas.getByText(said.join(' · '))).toBeVisible();
    await expect(canvas.getByText(t('list.range', { from: 1, to: 10, count: 23 }))).toBeVisible();
  },
};

export const ForAnAdministrator: Story = {
  name: 'An administrator sees what everybody sees, and not what was withdrawn',
  parameters: { proves: ['SHP-01'], stage: { as: 'admin', search: '?by=title_asc' } },
  async play({ canvasElement, t }) {
    const { link } = await findCard(canvasElement, 'Carillon Nano');
    await expect(link).toBeVisible();
    await expect(within(canvasElement).queryByText('Carillon One')).toBeNull();
    await expect(
      within(canvasElement).getByText(t('list.range', { from: 1, to: 10, count: 23 })),
    ).toBeVisible();
  },
};

const lost = buildMedia({ id: 1, path: 'lost/horn.webp', description: 'A horn that nobody finds again' });
const oddProducts = [
  buildProduct({ id: 1, title: 'Without a picture', stock: 0 }),
  buildProduct({
    id: 2,
    title: 'Donaudampfschifffahrtsgesellschaft',
    summary: 'Summary '.repeat(16),
    medias: [lost],
    tax_percentage: 4,
    prices: [{ price: 199_999_999, quantity: 5, discount: 2.5 }],
  }),
  buildProduct({ id: 3, title: 'Without a price', prices: [], is_available: false }),
];

export const OddProducts: Story = {
  name: 'No picture, a broken one, sold out, without a price, with long words',
  parameters: { proves: ['SHP-01'], stage: { seed: { medias: [lost], products: oddProducts } } },
  async play({ canvasElement, t, format }) {
    const none = await findCard(canvasElement, 'Without a picture');
    await expect(none.facts.getByText(t('shop.noPicture'))).toBeVisible();
    await expect(none.facts.getByText(t('shop.soldOut'))).toBeVisible();
    const long = await findCard(canvasElement, 'Donaudampfschifffahrtsgesellschaft');
    await waitFor(() => expect(long.facts.getByText(lost.description)).toBeVisible());
    await expect(
      long.facts.getByText(t('shop.tier', { count: 5, price: format.money(202_799_999) })),
    ).toBeVisible();
    const free = await findCard(canvasElement, 'Without a price');
    await expect(free.facts.getByText(t('shop.noPrice'))).toBeVisible();
    await expect(free.facts.getByText(t('shop.unavailable'))).toBeVisible();
    const said = [t('shop.products', { count: 3 }), t('shop.taxedAll')];
    await expect(within(canvasElement).getByText(said.join(' · '))).toBeVisible();
    await expect(long.card.scrollWidth).toBeLessThanOrEqual(long.card.clientWidth);
  },
};

export const Loading: Story = {
  parameters: { stage: { latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    const waiting = await within(canvasElement).findByRole('list', { name: t('shop.loading') });
    await expect(within(waiting).getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Empty: Story = {
  parameters: answering([products.calls.list, success([])], [products.calls.count, success(0)]),
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('shop.empty'))).toBeVisible();
    await expect(within(canvasElement).queryByRole('searchbox')).toBeNull();
  },
};

export const NothingFound: Story = {
  parameters: { stage: { search: '?query=zzz' } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByText(t('list.nothingFound', { text: 'zzz' })),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering([products.calls.list, serverError]),
  async play({ canvasElement, t }) {
    const alert = within(await within(canvasElement).findByRole('alert'));
    await expect(alert.getByText(t('shop.failed'))).toBeVisible();
    await expect(alert.getByRole('button', { name: t('error.retry') })).toBeVisible();
  },
};

export const LongWords: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement, t }) {
    const { card, facts } = await findCard(canvasElement, 'Carillon Nano');
    await expect(facts.getByText(t('shop.available'))).toBeVisible();
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const Dark: Story = { tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const { card, facts } = await findCard(canvasElement, 'Carillon Nano');
    // Picture and words stand beside each other.
    const picture = facts.getByRole('img').getBoundingClientRect();
    const words = facts.getByRole('heading').getBoundingClientRect();
    await expect(picture.right).toBeLessThan(words.left);
    await expect(words.width).toBeGreaterThan(card.clientWidth / 3);
  },
};
export const RightToLeft: Story = { tags: ['certify'], parameters: { locale: 'ar-EG' } };
