import { products } from '@carillon/protocol/catalog';
import { ProductList } from '@carillon/react/backoffice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { listStates } from '../../patterns/listStates.ts';

const meta: Meta<typeof ProductList> = {
  title: 'Screens/Back-office/Product list',
  component: ProductList,
  parameters: { layout: 'fullscreen', screen: 'list', stage: { as: 'admin', path: '/backend/products' } },
};
export default meta;

type Story = StoryObj<typeof ProductList>;

/** One has no picture, one is neither active nor available. */
export const Ready: Story = {
  parameters: {
    proves: ['PRD-01', 'LST-09', 'LST-13'],
    stage: { ...meta.parameters?.stage, search: '?by=title_asc' },
  },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    const nano = await canvas.findByRole('row', { name: /^Carillon Nano/ });
    const link = within(nano).getByRole('link', { name: 'Carillon Nano' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/backend\/product\/\d+$/));
    const picture = nano.querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
    // Each fact once: in its column, or in the second line.
    const read = (row: HTMLElement) =>
      [...row.querySelectorAll('span')]
        .filter((element) => element.children.length === 0 && element.checkVisibility())
        .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
        .join('|');
    const [active, available] = [t('product.is_active.true'), t('product.is_available.true')];
    const facts = ['CR-N-100', format.money(14_900), t('product.pieces', { count: 84 }), active, available];
    for (const fact of facts) await expect(read(nano).split(fact), fact).toHaveLength(2);

    const pocket = await canvas.findByRole('row', { name: /^Carillon Pocket/ });
    await expect(pocket.querySelector('img')).toBeNull();
    await expect(read(pocket)).toContain(t('product.is_active.false'));
    await expect(read(pocket)).toContain(t('product.is_available.false'));
    const add = canvas.getByRole('link', { name: t('product.add') });
    await expect(add).toHaveAttribute('href', '/backend/product/add');
  },
};

export const Narrow: Story = { ...Ready, tags: ['certify'], globals: { viewport: { value: 'phone' } } };

export const states = listStates({
  entity: products,
  empty: 'products.empty',
  add: ['product.add', '/backend/product/add'],
});
