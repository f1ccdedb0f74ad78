import { defaultSeed } from '@carillon/mocks';
import { type Product, products, toProductBody, toProductForm } from '@carillon/protocol/catalog';
import { Basket } from '@carillon/react/shop';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { strayTexts } from '../../strayTexts.ts';
import { ICELAND, ITALY, keep, lines, PARCEL } from './basketLines.ts';

const onCheckout = fn();

const meta: Meta<typeof Basket> = {
  title: 'Screens/Shop/Basket',
  component: Basket,
  args: { onCheckout },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { as: 'nobody', path: '/eshop/basket' } },
};
export default meta;

type Story = StoryObj<typeof Basket>;

const whole = { lines: [lines.nano, lines.micro], country: ITALY, carrier: PARCEL };
const stage = (basket: Parameters<typeof keep>[0]) => ({
  as: 'nobody' as const,
  path: '/eshop/basket',
  prepare: keep(basket),
});

export const Ready: Story = {
  name: 'Ready: a tier, carriers of the country, the sums, and finished by a visitor',
  parameters: { proves: ['BSK-01', 'SHP-03'], stage: stage(whole) },
  async play({ canvasElement, userEvent, t, format }) {
    const canvas = within(canvasElement);
    const shown = await canvas.findByRole('list', { name: t('basket.lines') });
    const each = { count: 10, price: format.money(16_815), percent: format.number(7.5) };
    await expect(await within(shown).findByText(t('basket.each.fromOff', each))).toBeVisible();
    await expect(await canvas.findByText(format.money(168_150))).toBeVisible();
    const parcel = await canvas.findByRole('radio', { name: /^Lanternpost\s*Parcel\s*\S*7[.,]90/ });
    await expect(parcel).toBeChecked();
    await expect(canvas.getByText(format.money(168_150 + 55_876 + 790))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('basket.finish') }));
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce());
    await expect(onCheckout.mock.calls[0]?.[0]).toMatchObject({
      currency: 'EUR',
      lines: [
        { productId: 1, pieces: 10, fromPieces: 10, grossCents: 168_150 },
        { productId: 2, pieces: 2, grossCents: 55_876 },
      ],
      country: { code: 'IT' },
      totalCents: 224_816,
      orderedBy: null,
    });
  },
};

/** One with a discount, one with a tier of six, one that is sold from five pieces on, and one without a price. */
const repriced = defaultSeed.products.map((product) => {
  const [first] = product.prices;
  if (!first) return product;
  const prices = {
    9: [{ ...first, discount: 5 }],
    5: [first, { price: 50_000, quantity: 6, discount: 0 }],
    3: [{ ...first, quantity: 5 }],
    4: [],
  }[product.id];
  return prices ? { ...product, prices } : product;
});

export const Changed: Story = {
  name: 'Changed since it was seen: repriced, fewer in stock, sold out, withdrawn',
  parameters: {
    proves: ['BSK-02'],
    stage: {
      ...stage({
        lines: [lines.horn, lines.twin, lines.stone, lines.one, lines.standard, lines.rack],
        country: ITALY,
        carrier: { id: 2, price_in_cents: 690 },
      }),
      seed: { products: repriced },
    },
  },
  async play({ canvasElement, userEvent, t, format }) {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: t('basket.lines') }));
    const names = ['horn', 'twin', 'stone', 'one'] as const;
    const [horn, twin, stone, one] = names.map((name) => lines[name].seen.title);
    await expect(await canvas.findByText(t('basket.costsMore', { name: horn ?? '' }))).toBeVisible();
    await expect(list.getByText(t('basket.each.was', { price: format.money(20_740) }))).toBeVisible();
    await expect(list.getAllByText(t('basket.notCounted'))).toHaveLength(5);
    await expect(list.getByText(t('basket.line.tooFew', { count: 5 }))).toBeVisible();
    await expect(list.getByText(t('basket.line.unpriced'))).toBeVisible();
    await expect(list.getByText(t('basket.line.tooMany', { count: 6 }))).toBeVisible();
    await expect(list.getByText(t('basket.line.soldOut'))).toBeVisible();
    await expect(list.getByText(t('basket.line.withdrawn'))).toBeVisible();
    // Nothing is handed on before each of them is answered.
    onCheckout.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: t('basket.finish') }));
    await expect(await canvas.findByText(t('basket.finish.unanswered'))).toBeVisible();
    const changes = canvas.getByText(t('basket.soldOut', { name: stone ?? '' })).closest('[role="status"]');
    await waitFor(() => expect(changes).toHaveFocus());
    for (const name of [
      t('basket.gotIt.name', { name: horn ?? '' }),
      `${t('basket.take', { count: 6 })}: ${twin}`,
      t('basket.gotIt.name', { name: 'Lanternpost' }),
    ]) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    for (const name of [stone, one, lines.standard.seen.title, lines.rack.seen.title]) {
      const [remove] = canvas.getAllByRole('button', { name: t('basket.remove', { name: name ?? '' }) });
      if (remove) await userEvent.click(remove);
    }
    const from = t('basket.each.from', { count: 6, price: format.money(61_000) });
    await expect(await list.findByText(from)).toBeVisible();
    // That so many cost less each is new, too.
    await expect(canvas.getByText(t('basket.costsLess', { name: twin ?? '' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('basket.gotIt.name', { name: twin ?? '' }) }));
    await userEvent.click(canvas.getByRole('button', { name: t('basket.finish') }));
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce());
    await expect(onCheckout.mock.calls[0]?.[0].lines).toMatchObject([
      { productId: 9, pieces: 1 },
      { productId: 5, pieces: 6 },
    ]);
  },
};

export const RepricedAtFinish: Story = {
  name: 'Repriced between the last look and Finish: said, and not handed on',
  tags: ['!autodocs'],
  parameters: { proves: ['BSK-02'], stage: stage(whole) },
  async play({ canvasElement, loaded, userEvent, t }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('radio', { name: /^Lanternpost\s*Parcel\s/, checked: true });
    onCheckout.mockClear();
    const { client } = loaded.stage;
    await client.session.login({ email: 'admin@carillon.example', password: 'Admin-123!' });
    const nano: Product = await client.http.request(products.calls.read, { id: 1 });
    const prices = nano.prices.map((tier) => ({ ...tier, price: 13_900 }));
    const body = toProductBody(toProductForm({ ...nano, prices }));
    await client.http.request(products.calls.update, { id: 1, body });
    await client.session.logout();
    await userEvent.click(await canvas.findByRole('button', { name: t('basket.finish') }));
    const [said] = await canvas.findAllByText(t('basket.costsLess', { name: 'Carillon Nano' }));
    await expect(said).toBeVisible();
    await expect(onCheckout).not.toHaveBeenCalled();
  },
};

export const Unfinished: Story = {
  name: 'A quantity that is none, no country, nobody ships there, no carrier: what to do is said, and the focus is there',
  parameters: {
    proves: ['BSK-01'],
    // Nobody ships to Iceland.
    stage: {
      ...stage({ lines: [lines.nano] }),
      seed: { carriers: defaultSeed.carriers.filter(({ name }) => name !== 'Pakke') },
    },
    async reach({ canvas, userEvent, t }: StoryContext) {
      await canvas.findByRole('list', { name: t('basket.lines') });
      await userEvent.click(await canvas.findByRole('button', { name: t('basket.finish') }));
    },
  },
  async play({ canvasElement, userEvent, t, format }) {
    const canvas = within(canvasElement);
    const country = await canvas.findByRole('combobox', { name: t('basket.country') });
    await waitFor(() => expect(country).toHaveFocus());
    await expect(country).toHaveAccessibleDescription(t('basket.country.problem'));
    await within(country).findByRole('option', { name: 'Iceland' });
    await userEvent.selectOptions(country, String(ICELAND));
    await expect(await canvas.findByText(t('basket.nobody', { country: 'Iceland' }))).toBeVisible();
    await expect(canvas.getByText(t('basket.nobody.detail'))).toBeVisible();
    await userEvent.selectOptions(country, String(ITALY));
    await expect(
      await canvas.findByText(t('basket.carriers.count', { count: 7, all: 13, country: 'Italy' })),
    ).toBeVisible();
    const quantity = canvas.getByRole('textbox', { name: t('basket.quantity', { name: 'Carillon Nano' }) });
    await userEvent.clear(quantity);
    await userEvent.tab();
    await expect(
      await canvas.findByText(t('basket.quantity.problem', { max: format.number(1_000_000) })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('basket.finish') }));
    await waitFor(() => expect(quantity).toHaveFocus());
    await userEvent.type(quantity, '4{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: t('basket.finish') }));
    await expect(await canvas.findByText(t('basket.carrier.problem'))).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
  },
};

export const Empty: Story = {
  name: 'Empty, after what was in it could not be read',
  parameters: {
    proves: ['BSK-01'],
    stage: {
      as: 'nobody',
      path: '/eshop/basket',
      prepare: ({ client }: { client: { storage: { write(key: string, text: string): void } } }) =>
        client.storage.write('carillon.basket', '{"v":2}'),
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('basket.empty'))).toBeVisible();
    const toShop = canvas.getByRole('link', { name: t('basket.toShop') });
    await expect(toShop).toHaveAttribute('href', '/eshop');
    const told = await within(document.body).findAllByText(t('basketTrouble.dropped'));
    await expect(told).toHaveLength(1);
  },
};

export const Failed: Story = {
  parameters: { stage: { ...stage(whole), network: 'offline' } },
  async play({ canvasElement, userEvent, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('basket.failed'))).toBeVisible();
    // What is in it is still there, and what it costs is not told.
    await expect(await canvas.findByText('Carillon Nano')).toBeVisible();
    await expect(canvas.getAllByText(t('basket.line.unknown'))).toHaveLength(2);
    const country = canvas.getByRole('combobox', { name: t('basket.country') });
    await waitFor(() => expect(country).toHaveDisplayValue(t('basket.country.chosen')));
    await expect(country).toHaveAccessibleDescription(expect.stringContaining(t('choosing.failed')));
    await userEvent.click(canvas.getByRole('button', { name: t('basket.finish') }));
    await expect(await canvas.findByText(t('basket.finish.unread'), { exact: false })).toBeVisible();
  },
};

export const CarrierGone: Story = {
  name: 'The carrier that was chosen ships there no more',
  parameters: {
    proves: ['BSK-02'],
    stage: stage({ ...whole, country: ICELAND, carrier: { id: 2, price_in_cents: 790 } }),
  },
  async play({ canvasElement, userEvent, t }) {
    const canvas = within(canvasElement);
    const gone = t('basket.carrier.gone');
    await expect(await canvas.findByText(gone)).toBeVisible();
    await expect(canvas.getByText(t('basket.carrier.gone.detail'))).toBeVisible();
    onCheckout.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('basket.gotIt.name', { name: gone }) }));
    await waitFor(() => expect(canvas.queryByText(gone)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('basket.finish') }));
    await expect(await canvas.findByText(t('basket.carrier.problem'))).toBeVisible();
    await expect(onCheckout).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  name: 'Long texts; the carrier that was chosen is gone',
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  parameters: { stage: stage({ ...whole, country: ICELAND, carrier: { id: 2, price_in_cents: 790 } }) },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('basket.carrier.gone'))).toBeVisible();
    await expect(await canvas.findByRole('list', { name: t('basket.lines') })).toBeVisible();
    const records = [...canvasElement.querySelectorAll('option')].map(({ label }) => label);
    const names = ['Carillon Nano', 'CR-N-100', 'Carillon Micro', 'CR-M-200', 'Nordvik Fragt', 'Pakke'];
    await expect(
      strayTexts(canvasElement, [...names, ...records.filter((name) => !name.startsWith('['))]),
    ).toEqual([]);
  },
};

// These are looked at: what they do is played above.
const seen: Story = { parameters: { stage: stage(whole) } };
export const Loading: Story = { parameters: { stage: { ...stage(whole), latencyMs: 600_000 } } };
export const Dark: Story = { ...seen, tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = { ...seen, tags: ['certify'], globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...seen,
  tags: ['certify'],
  parameters: { ...seen.parameters, locale: 'ar-EG' },
};
