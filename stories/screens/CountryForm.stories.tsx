import { countries } from '@carillon/protocol/catalog';
import { CountryForm } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formStates } from '../patterns/formStates.ts';

const meta: Meta<typeof CountryForm> = {
  title: 'Screens/Back-office/Country form',
  component: CountryForm,
  args: { id: 1 },
  parameters: { layout: 'fullscreen', screen: 'record', stage: { as: 'admin', path: '/backend/country/1' } },
};
export default meta;

type Story = StoryObj<typeof CountryForm>;

const fields = ({ canvasElement, t }: Pick<StoryContext, 'canvasElement' | 't'>) =>
  Promise.all(
    (['country.name', 'country.code'] as const).map((label) =>
      within(canvasElement).findByRole('textbox', { name: t(label) }),
    ),
  );

export const Ready: Story = {
  parameters: { proves: ['CTY-02'] },
  async play(context) {
    const [name, code] = await fields(context);
    await expect(name).toHaveValue('Austria');
    await expect(code).toHaveValue('AT');
    // A field for 4 letters is short.
    const [wide = 0, short] = [name, code].map((field) => field?.getBoundingClientRect().width);
    await expect(short).toBeLessThan(wide / 2);
    await expect(
      within(context.canvasElement).getByRole('link', { name: context.t('form.back') }),
    ).toHaveAttribute('href', '/backend/countries');
  },
};

export const Invalid: Story = {
  args: { id: 'add' },
  parameters: {
    proves: ['CTY-02'],
    async reach(context: StoryContext) {
      const [, code] = await fields(context);
      if (code) await userEvent.type(code, 'ATXXX{Enter}');
    },
  },
  async play(context) {
    const [name, code] = await fields(context);
    await waitFor(() => expect(name).toHaveAccessibleDescription(context.t('problem.country.name')));
    await expect(code).toHaveAccessibleDescription(context.t('problem.tooLong', { max: 4 }));
  },
};

export const states = formStates({
  entity: countries,
  add: 'country.add',
  edit: 'country.edit',
  field: 'country.name',
  adds: {
    typed: { 'country.name': 'New Zealand', 'country.code': 'NZ' },
    saved: { name: 'New Zealand', code: 'NZ' },
  },
});
