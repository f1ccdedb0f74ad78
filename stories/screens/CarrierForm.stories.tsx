import { carriers } from '@carillon/protocol/catalog';
import { CarrierForm } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { expectProblems, expectShown } from '../patterns/fields.ts';
import { formStates } from '../patterns/formStates.ts';

const meta: Meta<typeof CarrierForm> = {
  title: 'Screens/Back-office/Carrier form',
  component: CarrierForm,
  args: { id: 3 },
  parameters: { layout: 'fullscreen', screen: 'record', stage: { as: 'admin', path: '/backend/carrier/3' } },
};
export default meta;

type Story = StoryObj<typeof CarrierForm>;
type Context = Pick<StoryContext, 'canvasElement' | 't'>;

const findField = ({ canvasElement, t }: Context, label: 'company' | 'service' | 'price') =>
  within(canvasElement).findByRole('textbox', { name: t(`carrier.${label}`) });

async function openSelector({ canvasElement, t }: Context) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: t('carrier.country') }));
  return within(await within(document.body).findByRole('dialog', { name: t('carrier.shipTo') }));
}

export const Ready: Story = {
  parameters: { proves: ['CAR-02', 'ENT-01'] },
  async play(context) {
    await expectShown(context, {
      'carrier.company': 'Lanternpost',
      'carrier.service': 'Parcel abroad',
      'carrier.price': '16.50',
      'carrier.shipTo': 'Italy',
    });
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t('carrier.countries', { count: 10 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('choosing.remove', { name: 'Italy' }) })).toBeVisible();
  },
};

/** Of what is chosen already nothing is offered again, and a price is exact: 1.15 times a hundred is no whole number. */
export const Add: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['CAR-02', 'CAR-03', 'LST-11', 'ENT-02'],
    async reach(context: StoryContext) {
      await userEvent.type(await findField(context, 'company'), 'Glockenpost');
      await userEvent.type(await findField(context, 'service'), 'Brief');
      await userEvent.type(await findField(context, 'price'), '1.15');
    },
  },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('carrier.add') })).toBeVisible();
    let dialog = await openSelector(context);
    await expect(await dialog.findAllByRole('row')).toHaveLength(10);
    const search = dialog.getByRole('searchbox', { name: t('carrier.country.search') });
    await userEvent.type(search, 'Nowhere');
    await expect(await dialog.findByText(t('carrier.country.empty'))).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(await dialog.findByRole('row', { name: 'Austria' }));
    await userEvent.click(dialog.getByRole('button', { name: t('carrier.country.confirm', { count: 1 }) }));
    await expect(await canvas.findByText(t('carrier.countries', { count: 1 }))).toBeVisible();

    dialog = await openSelector(context);
    await userEvent.click(await dialog.findByRole('row', { name: 'Belgium' }));
    await expect(dialog.queryByRole('row', { name: 'Austria' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('carrier.country.confirm', { count: 1 }) }));
    await userEvent.click(await canvas.findByRole('button', { name: t('form.add') }));
    await expect(
      await within(document.body).findByText(t('form.saved', { name: 'Glockenpost Brief' })),
    ).toBeVisible();
    const { http } = (loaded.stage as Stage).client;
    const saved = await http.request(carriers.calls.list, { query: { query: 'Glockenpost' } });
    await expect(saved).toMatchObject([{ price_in_cents: 115, countries: [{ code: 'AT' }, { code: 'BE' }] }]);
  },
};

/** What is missing is said at each field, and of a price that is none the same. */
export const Invalid: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['CAR-02'],
    async reach(context: StoryContext) {
      await userEvent.type(await findField(context, 'price'), 'free{Enter}');
    },
  },
  play: (context) =>
    expectProblems(context, {
      'carrier.company': 'problem.carrier.company',
      'carrier.service': 'problem.carrier.name',
      'carrier.price': 'problem.carrier.price',
      'carrier.shipTo': 'problem.carrier.countries',
    }),
};

export const states = formStates({
  entity: carriers,
  add: 'carrier.add',
  edit: 'carrier.edit',
  field: 'carrier.company',
});
