import { products } from '@carillon/protocol/catalog';
import { ProductForm } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../../.storybook/stage.ts';
import { startingWith } from '../../matchers.ts';
import { formStates } from '../../patterns/formStates.ts';

const meta: Meta<typeof ProductForm> = {
  title: 'Screens/Back-office/Product form',
  component: ProductForm,
  args: { id: 2 },
  parameters: { layout: 'fullscreen', screen: 'record', stage: { as: 'admin', path: '/backend/product/2' } },
};
export default meta;

type Story = StoryObj<typeof ProductForm>;
type Context = Pick<StoryContext, 'canvasElement' | 't'>;

const findRow = async ({ canvasElement, t }: Context, position: number) =>
  within(await within(canvasElement).findByRole('group', { name: t('product.prices.row', { position }) }));

/** Three prices, four pictures, tags, and the way to the shop; few people need the rest. */
export const Ready: Story = {
  parameters: { proves: ['PRD-02', 'PRD-03', 'PRD-05', 'PRD-06', 'ENT-01'] },
  async play(context) {
    const { canvasElement, t, format } = context;
    const canvas = within(canvasElement);
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(await canvas.findByRole('textbox', { name: t('product.sku') })).toHaveValue('CR-M-200');
    await expect(field(t('product.stock'))).toHaveValue('41');
    await expect(await canvas.findByRole('radio', { name: t('product.is_active.true') })).toBeChecked();
    await expect(await canvas.findByRole('radio', { name: t('product.is_available.true') })).toBeChecked();

    const first = await findRow(context, 1);
    await expect(first.getByRole('textbox', { name: t('product.from') })).toBeDisabled();
    const bin = t('form.rows.remove', { row: t('product.prices.row', { position: 1 }) });
    await expect(first.queryByRole('button', { name: bin })).toBeNull();
    const third = await findRow(context, 3);
    await expect(third.getByRole('textbox', { name: t('product.from') })).toHaveValue('25');
    await expect(third.getByRole('textbox', { name: t('product.price') })).toHaveValue('215.00');
    await expect(third.getByRole('textbox', { name: t('product.discount') })).toHaveValue('10');
    // 215.00 less 10 % are 193.50, with 22 % 236.07.
    await expect(third.getByText(t('product.gross', { price: format.money(23_607) }))).toBeVisible();

    const pictures = canvas.getByRole('list', { name: t('product.medias') });
    await expect(within(pictures).getAllByRole('listitem')).toHaveLength(4);
    const thumbnail = `${format.number(1)} · ${t('catalog.pictures.first')}`;
    await expect(within(pictures).getByText(thumbnail)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: t('choosing.remove', { name: 'Player' }) }),
    ).toBeVisible();
    await expect(canvas.getByText(t('product.more', { percent: '22' }))).toBeVisible();
    const shop = canvas.getByRole('link', { name: t('product.shop') });
    await expect(shop).toHaveAttribute('href', '/eshop/product/2');
  },
};

/** What a new one begins with; pictures and tags are found by the server, and what is chosen is not offered again. */
export const Add: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['PRD-04', 'PRD-06', 'PRD-07', 'LST-11'],
    async reach({ canvas, userEvent, t }: StoryContext) {
      await userEvent.type(await canvas.findByRole('textbox', { name: t('product.title') }), 'Lobby bell');
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: t('product.is_active.true') })).toBeChecked();
    await expect(await canvas.findByRole('radio', { name: t('product.is_available.false') })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: t('product.stock') })).toHaveValue('0');
    await expect(canvas.getByText(t('product.more', { percent: '0' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('product.prices.add') }));
    for (const position of [1, 2]) {
      const row = await findRow(context, position);
      await expect(row.getByRole('textbox', { name: t('product.from') })).toHaveValue('1');
      await expect(row.getByRole('textbox', { name: t('product.price') })).toHaveValue('0');
      await expect(row.getByRole('textbox', { name: t('product.discount') })).toHaveValue('0');
    }

    const choose = async (what: 'pictures' | 'tags', search: string, name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: t(`catalog.${what}.add`) }));
      const dialog = within(await within(document.body).findByRole('dialog', { name: t(`catalog.${what}`) }));
      await expect(await dialog.findAllByRole('row')).toHaveLength(10);
      const box = dialog.getByRole('searchbox', { name: t(`catalog.${what}.search`) });
      await userEvent.type(box, 'Nowhere');
      await expect(await dialog.findByText(t(`catalog.${what}.empty`))).toBeVisible();
      await userEvent.clear(box);
      await userEvent.type(box, search);
      await userEvent.click(await dialog.findByRole('row', { name }));
      await userEvent.click(dialog.getByRole('button', { name: t(`catalog.${what}.confirm`, { count: 1 }) }));
      await expect(await canvas.findByRole('button', { name: t('choosing.remove', { name }) })).toBeVisible();
    };
    await choose('pictures', 'cooling', 'Amplifier with cooling fins, four knobs and loudspeaker terminals');
    await choose('tags', 'Outdoor', 'Outdoor');
  },
};

/** Everything that can be wrong, with what is under Show more; the focus is at the first of it on the page. */
export const Invalid: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['PRD-02', 'PRD-03', 'PRD-05', 'ENT-02'],
    async reach(context: StoryContext) {
      const { canvas, userEvent, t } = context;
      const type = async (box: HTMLElement, text: string) => {
        await userEvent.clear(box);
        await userEvent.type(box, text);
      };
      await userEvent.clear(await canvas.findByRole('textbox', { name: t('product.stock') }));
      for (const _row of [2, 3]) {
        await userEvent.click(canvas.getByRole('button', { name: t('product.prices.add') }));
      }
      const third = await findRow(context, 3);
      await userEvent.clear(third.getByRole('textbox', { name: t('product.from') }));
      await type(third.getByRole('textbox', { name: t('product.price') }), '9,90');
      await type(third.getByRole('textbox', { name: t('product.discount') }), 'ten');
      await userEvent.click(canvas.getByRole('button', { name: t('form.more') }));
      await type(canvas.getByRole('textbox', { name: t('product.tax') }), '122');
      await userEvent.click(canvas.getByRole('button', { name: t('form.less') }));
      await userEvent.click(canvas.getByRole('button', { name: t('form.add') }));
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const title = canvas.getByRole('textbox', { name: t('product.title') });
    await waitFor(() => expect(title).toHaveFocus());
    for (const name of ['title', 'sku', 'stock', 'summary', 'description'] as const) {
      const box = canvas.getByRole('textbox', { name: t(`product.${name}`) });
      await expect(box).toHaveAccessibleDescription(t(`problem.product.${name}`));
    }
    const [first, second, third] = await Promise.all([1, 2, 3].map((at) => findRow(context, at)));
    await expect(first?.getByText(t('problem.product.price'))).toBeVisible();
    await expect(second?.getByText(t('problem.product.quantityTwice'))).toBeVisible();
    await expect(third?.getByText(t('problem.product.quantity'))).toBeVisible();
    await expect(third?.queryByText(t('problem.product.price'))).toBeNull();
    await expect(third?.getByText(t('problem.product.percent'))).toBeVisible();
    const tax = await canvas.findByRole('textbox', { name: t('product.tax') });
    await expect(tax).toHaveAccessibleDescription(t('problem.product.percent'));
    for (const name of ['note', 'alert', 'features'] as const) {
      await expect(canvas.getByRole('textbox', { name: startingWith(t(`product.${name}`)) })).toBeVisible();
    }
  },
};

/** Prices are asked for as a whole: both have changed them. What only somebody else has changed is taken over. */
export const SomebodyElseChangedPrices: Story = {
  parameters: {
    proves: ['ENT-03', 'PRD-03'],
    async reach(context: StoryContext) {
      const { canvas, loaded, userEvent, t } = context;
      const price = (await findRow(context, 3)).getByRole('textbox', { name: t('product.price') });
      await userEvent.clear(price);
      await userEvent.type(price, '210');
      const { http } = (loaded.stage as Stage).client;
      const now = products.toForm(await http.request(products.calls.read, { id: 2 }));
      const prices = now.prices.slice(0, 2);
      const body = products.toBody({ ...now, prices, stock: 172 });
      await http.request(products.calls.update, { id: 2, body });
      await userEvent.click(canvas.getByRole('button', { name: t('form.edit') }));
    },
  },
  async play({ canvasElement, t }) {
    const frame = within(await within(canvasElement).findByRole('group', { name: t('form.changed.title') }));
    const choice = within(frame.getByRole('radiogroup', { name: t('product.prices') }));
    const third = t('product.tier.off', { from: '25', price: '210', discount: '10' });
    const [yours, theirs] = choice.getAllByRole('radio');
    await expect(yours).toBeChecked();
    await expect(yours).toHaveAccessibleName(expect.stringContaining(third));
    const first = t('product.tier', { from: '1', price: '229.00' });
    await expect(yours).toHaveAccessibleName(expect.stringContaining(first));
    await expect(theirs).not.toHaveAccessibleName(expect.stringContaining(third.slice(0, 7)));
    const stock = frame.getAllByRole('listitem').find((item) => item.textContent.includes('172'));
    await expect(stock).toHaveTextContent(t('form.changed.taken'));
  },
};

export const states = formStates({
  entity: products,
  add: 'product.add',
  edit: 'product.edit',
  field: 'product.title',
  async saveElsewhere(http) {
    const now = await http.request(products.calls.read, { id: 2 });
    const [first, ...others] = products.toForm(now).medias;
    const medias = [...others, ...(first ? [first] : [])];
    const form = { ...products.toForm(now), title: 'Micro', medias };
    await http.request(products.calls.update, { id: 2, body: products.toBody(form) });
  },
  deleteElsewhere: (http) => http.request(products.calls.remove, { id: 2 }),
});
