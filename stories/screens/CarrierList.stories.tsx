import { carriers } from '@carillon/protocol/catalog';
import type { CallName } from '@carillon/protocol/http';
import { CarrierList } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { failing } from '../patterns/answers.ts';
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
        seen.filter(({ textContent }) => textContent.replaceAll(/\s/g, ' ').includes(fact)),
        fact,
      ).toHaveLength(1);
    }
    const add = canvas.getByRole('link', { name: t('carrier.add') });
    await expect(add).toHaveAttribute('href', '/backend/carrier/add');
  },
};

export const Narrow: Story = { ...Ready, tags: ['certify'], globals: { viewport: { value: 'phone' } } };

export const states = listStates({
  entity: carriers,
  empty: 'carriers.empty',
  add: ['carrier.add', '/backend/carrier/add'],
});

/** Opens what an export asks. */
async function askToExport({ canvasElement, t }: StoryContext) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('list.more') }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('list.export') }));
  await within(document.body).findByRole('dialog', { name: t('export.title') });
}

const admin = { as: 'admin', path: '/backend/carriers' } as const;

export const Export: Story = {
  parameters: {
    proves: ['CSV-01'],
    stage: { ...admin, search: '?query=Kestrel&by=price_asc' },
    reach: askToExport,
  },
  async play({ canvasElement, t }) {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const dialog = within(await within(document.body).findByRole('dialog', { name: t('export.title') }));
    await expect(dialog.getByText(t('export.what', { count: 3 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: t('export.semicolon') }));
    await userEvent.click(dialog.getByRole('radio', { name: '8,90' }));
    await userEvent.click(dialog.getByRole('button', { name: t('export.start', { count: 3 }) }));
    await expect(await within(document.body).findByText(t('export.done', { count: 3 }))).toBeVisible();
    const link = click.mock.contexts.at(-1) as HTMLAnchorElement;
    click.mockRestore();
    await expect(link.download).toBe('carriers-2026-03-04.csv');
    const bytes = new Uint8Array(await (await fetch(link.href)).arrayBuffer());
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    await expect(lines.map((line) => line.split(';').slice(0, 4).join(';'))).toEqual([
      'id;company;name;price',
      expect.stringMatching(/^\d+;Kestrel Couriers;Standard;"11,90"$/),
      expect.stringMatching(/^\d+;Kestrel Couriers;By noon;"26,90"$/),
      expect.stringMatching(/^\d+;Kestrel Couriers;Pallet;"89,00"$/),
      '',
    ]);
    await waitFor(() => expect(within(canvasElement).queryByText(t('export.running'))).toBeNull());
  },
};

async function exportAll(context: StoryContext) {
  await askToExport(context);
  const { t } = context;
  const [start = ''] = t('export.start', { count: 2 }).split(/\d/);
  const buttons = await within(document.body).findAllByRole('button');
  const button = buttons.find(({ textContent }) => textContent.startsWith(start));
  if (button) await userEvent.click(button);
}

let isStuck = false;
const sticking = (name: string) =>
  isStuck && name === 'listCarriers' ? new Promise<never>(() => {}) : undefined;

export const Exporting: Story = {
  parameters: {
    proves: ['CSV-01'],
    stage: {
      ...admin,
      faults: sticking,
      prepare() {
        isStuck = false;
      },
    },
    async reach(context: StoryContext) {
      await within(context.canvasElement).findByRole('grid');
      isStuck = true;
      await exportAll(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole('group', { name: t('export.title') }));
    await expect(panel.getByText(t('export.progress', { done: 0, count: 14 }))).toBeVisible();
    // The list can be used meanwhile.
    await userEvent.type(canvas.getByRole('searchbox'), 'Kes');
    await expect(canvas.getByRole('searchbox')).toHaveValue('Kes');
    await userEvent.click(panel.getByRole('button', { name: t('export.stop') }));
    await waitFor(() => expect(canvas.queryByText(t('export.running'))).toBeNull());
  },
};

let fails = false;

export const NotExported: Story = {
  parameters: {
    stage: {
      ...admin,
      faults: (name: CallName) => (fails ? failing('listCarriers')(name) : undefined),
      prepare() {
        fails = false;
      },
    },
    async reach(context: StoryContext) {
      await within(context.canvasElement).findByRole('grid');
      fails = true;
      await exportAll(context);
    },
  },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(`${t('export.failed')}${t('error.serverError')}`);
    await expect(within(alert).getByRole('button', { name: t('export.close') })).toBeVisible();
  },
};
