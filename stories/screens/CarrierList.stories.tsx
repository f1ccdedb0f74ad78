import { carriers } from '@carillon/protocol/catalog';
import { CarrierList } from '@carillon/react/backoffice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStates } from '../patterns/listStates.ts';

const meta: Meta<typeof CarrierList> = {
  title: 'Screens/Back-office/Carrier list',
  component: CarrierList,
  parameters: { layout: 'fullscreen', screen: 'list', stage: { as: 'admin', path: '/backend/carriers' } },
};
export default meta;

type Story = StoryObj<typeof CarrierList>;

export const Ready: Story = {
  parameters: { proves: ['CAR-01', 'LST-09', 'LST-13'] },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: 'Continental Rail Cargo Heavy goods' });
    const carrier = within(row).getByRole('link', { name: 'Continental Rail Cargo' });
    await expect(carrier).toHaveAttribute('href', expect.stringMatching(/^\/backend\/carrier\/\d+$/));
    // Each fact once: in its column, or in the second line.
    const seen = [...row.querySelectorAll('span')].filter(
      (element) => element.children.length === 0 && element.checkVisibility(),
    );
    const facts = ['Heavy goods', format.money(12_900), t('carrier.countries', { count: 24 })];
    for (const fact of facts) {
      await expect(
        seen.filter(({ textContent }) => textContent.includes(fact)),
        fact,
      ).toHaveLength(1);
    }
    const add = canvas.getByRole('link', { name: t('carrier.add') });
    await expect(add).toHaveAttribute('href', '/backend/carrier/add');
  },
};

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const states = listStates({ entity: carriers, empty: 'carriers.empty', failed: 'carriers.failed' });
