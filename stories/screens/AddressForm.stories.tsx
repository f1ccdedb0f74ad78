import { buildAddress } from '@carillon/mocks';
import { addresses } from '@carillon/protocol/account';
import { AddressForm } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { expectProblems, expectShown } from '../patterns/fields.ts';
import { formStates } from '../patterns/formStates.ts';

const meta: Meta<typeof AddressForm> = {
  title: 'Screens/Back-office/Address form',
  component: AddressForm,
  args: { userId: 2, id: 3 },
  parameters: { layout: 'fullscreen', screen: 'record', stage: { path: '/backend/address/2/3' } },
};
export default meta;

type Story = StoryObj<typeof AddressForm>;
type Context = Pick<StoryContext, 'canvasElement' | 't'>;
type Field = 'name' | 'prefix' | 'phone' | 'line1' | 'region' | 'zip' | 'city';

const findField = ({ canvasElement, t }: Context, field: Field) =>
  within(canvasElement).findByRole('textbox', { name: t(`address.${field}`) });
const findCountry = ({ canvasElement, t }: Context) =>
  within(canvasElement).findByRole('combobox', { name: t('address.country') });
const findMainBox = ({ canvasElement, t }: Context) =>
  within(canvasElement).findByRole('checkbox', { name: t('address.main') });

export const Ready: Story = {
  parameters: { proves: ['ADR-03', 'ADR-07'] },
  async play(context) {
    const { canvasElement, t } = context;
    await expectShown(context, {
      'address.name': 'Bell tower',
      'address.prefix': '49',
      'address.line2': 'Sacristy, left door',
      'address.country': 'Germany',
      'address.city': 'Lübeck',
      'address.note': 'Ring twice. The tower keeper has the key.',
      'address.main': false,
    });
    const cancel = within(canvasElement).getByRole('link', { name: t('form.cancel') });
    await expect(cancel).toHaveAttribute('href', '/backend/address');
  },
};

/** A new main address takes the place of the one that was, which is said before. */
export const Add: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['ADR-03', 'ADR-05', 'ADR-06', 'ENT-02'],
    async reach(context: StoryContext) {
      const typed = {
        name: 'Summer stage',
        prefix: '+39',
        phone: '045 555 0190',
        line1: 'Piazza Bra 1',
        region: 'Veneto',
        zip: '37121',
        city: 'Verona',
      } as const;
      for (const field of Object.keys(typed) as Field[]) {
        await userEvent.type(await findField(context, field), typed[field]);
      }
      const country = await findCountry(context);
      await within(country).findByRole('option', { name: 'Italy' });
      await userEvent.selectOptions(country, 'Italy');
      await userEvent.click(await findMainBox(context));
    },
  },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('address.add') })).toBeVisible();
    await expect(await canvas.findByText(t('address.main.other', { name: 'Head office' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('form.add') }));
    await expect(
      await within(document.body).findByText(t('address.added', { name: 'Summer stage' })),
    ).toBeVisible();
    const { http } = (loaded.stage as Stage).client;
    const kept = await http.request(addresses.calls.list, { userId: 2, query: { limit: 100 } });
    await expect(kept.filter(({ main }) => main)).toMatchObject([
      { name: 'Summer stage', prefix: '39', country: 'IT' },
    ]);
  },
};

/** What is missing is said at each field; a flag goes when its field is edited. */
export const Invalid: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['ADR-04', 'ENT-02'],
    async reach(context: StoryContext) {
      await findField(context, 'name');
      const add = within(context.canvasElement).getByRole('button', { name: context.t('form.add') });
      await userEvent.click(add);
    },
  },
  async play(context) {
    const { t } = context;
    await expectProblems(context, {
      'address.name': 'problem.address.name',
      'address.prefix': 'problem.address.phone',
      'address.phone': 'problem.address.phone',
      'address.line1': 'problem.address.line1',
      'address.country': 'problem.address.country',
      'address.region': 'problem.address.region',
      'address.zip': 'problem.address.zip',
      'address.city': 'problem.address.city',
    });
    const name = await findField(context, 'name');
    await userEvent.type(name, 'x');
    await waitFor(() => expect(name).toBeValid());
    await userEvent.type(name, 'x'.repeat(32));
    const add = within(context.canvasElement).getByRole('button', { name: t('form.add') });
    await userEvent.click(add);
    await waitFor(() => expect(name).toHaveAccessibleDescription(t('problem.tooLong', { max: 32 })));
  },
};

export const Deleting: Story = {
  parameters: {
    proves: ['ADR-03', 'ADR-05'],
    async reach(context: StoryContext) {
      await findField(context, 'name');
      const remove = within(context.canvasElement).getByRole('button', { name: context.t('form.delete') });
      await userEvent.click(remove);
    },
  },
  async play({ t }) {
    const body = within(document.body);
    const question = within(await body.findByRole('alertdialog', { name: t('form.delete.title') }));
    await userEvent.click(await question.findByRole('button', { name: t('address.delete') }));
    await expect(await body.findByText(t('address.removed'))).toBeVisible();
  },
};

const { id: _, ...theirs } = buildAddress({ id: 3, name: 'Bell tower', city: 'Ratzeburg', main: true });

/** Addresses have no dates: what they say is compared. Of each field three versions are shown. */
export const SomebodyElseSavedItFirst: Story = {
  parameters: {
    proves: ['ENT-03'],
    async reach(context: StoryContext) {
      const city = await findField(context, 'city');
      const { http } = (context.loaded.stage as Stage).client;
      await http.request(addresses.calls.update, { userId: 2, id: 3, body: theirs });
      await userEvent.clear(city);
      await userEvent.type(city, 'Eutin{Enter}');
    },
  },
  async play({ canvasElement, t }) {
    const frame = await within(canvasElement).findByRole('group', { name: t('form.changed.title') });
    for (const said of ['Lübeck', 'Eutin', 'Ratzeburg', t('address.main.no'), t('address.main.yes')]) {
      await waitFor(() => expect(frame).toHaveTextContent(said));
    }
  },
};

export const states = formStates({
  entity: addresses,
  add: 'address.add',
  edit: 'address.edit',
  field: 'address.name',
});
