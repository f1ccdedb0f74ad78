import { buildCountry } from '@carillon/mocks';
import { countries } from '@carillon/protocol/catalog';
import { CarillonProvider } from '@carillon/react';
import { CountryForm } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { findLanguage, type Words } from '../../.storybook/words.ts';
import { strayTexts } from '../strayTexts.ts';
import { failing } from './answers.ts';
import { expectNeutral } from './fields.ts';

const stage = { as: 'admin', path: '/backend/country/1' };

/** What every form of a record does (S2 Forms, ENT-01 to ENT-03), shown by a country. */
const meta: Meta<typeof CountryForm> = {
  title: 'Patterns/Record form',
  component: CountryForm,
  args: { id: 1 },
  parameters: { layout: 'fullscreen', screen: 'record', stage },
};
export default meta;

type Story = StoryObj<typeof CountryForm>;

const nameField = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByRole('textbox', { name: t('country.name') });
const codeField = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByRole('textbox', { name: t('country.code') });
const saveButton = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).getByRole('button', { name: t('form.edit') });

/** Types a name over the one that is there. */
async function rename(canvasElement: HTMLElement, t: Words, name: string) {
  const field = await nameField(canvasElement, t);
  await userEvent.clear(field);
  await userEvent.type(field, name);
}

const typeName = ({ canvasElement, t }: StoryContext) => rename(canvasElement, t, 'Österreich');

async function saveName(context: StoryContext) {
  await typeName(context);
  await userEvent.click(saveButton(context.canvasElement, context.t));
}

/** Fills in a new country, and sends it. */
async function addNorway({ canvasElement, t }: StoryContext) {
  await rename(canvasElement, t, 'Norway');
  await userEvent.type(await codeField(canvasElement, t), 'NO{Enter}');
}

export const Edit: Story = {
  parameters: { proves: ['CTY-02', 'ENT-01'] },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    await expect(await nameField(canvasElement, t)).toHaveValue('Austria');
    await expect(await codeField(canvasElement, t)).toHaveValue('AT');
    const added = format.longDateTime('2026-01-07T09:00:00Z');
    await expect(
      canvas.getByText(t('form.dates', { created: added, updated: added }).replace(/\s/g, ' ')),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('form.delete') })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: t('form.back') })).toHaveAttribute(
      'href',
      '/backend/countries',
    );
    await expect(canvas.queryByText(t('form.unsaved'))).toBeNull();
  },
};

export const Add: Story = {
  parameters: { proves: ['CTY-02', 'ENT-02'] },
  args: { id: 'add' },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await nameField(canvasElement, t)).toHaveValue('');
    await waitFor(async () => expect(await nameField(canvasElement, t)).toHaveFocus());
    await expectNeutral(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('country.add') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('form.add') })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: t('form.delete') })).toBeNull();
  },
};

export const Unsaved: Story = {
  name: 'Unsaved changes',
  parameters: { reach: typeName },
  async play({ canvasElement, t }) {
    await waitFor(async () => expect(await nameField(canvasElement, t)).toHaveValue('Österreich'));
    await expect(within(canvasElement).getByText(t('form.unsaved'))).toBeVisible();
  },
};

/** Where the second field stands before anything is found wrong. */
let placePx = 0;

export const Invalid: Story = {
  name: 'Invalid: both fields are flagged, the focus is on the first, an edit takes its flag away',
  args: { id: 'add' },
  parameters: {
    proves: ['CTY-02', 'ENT-02'],
    async reach({ canvasElement, t }: StoryContext) {
      const code = await codeField(canvasElement, t);
      await userEvent.type(code, 'ATXXX');
      placePx = code.getBoundingClientRect().y;
      await userEvent.click(within(canvasElement).getByRole('button', { name: t('form.add') }));
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('form.invalid', { count: 2 }));
    const [name, code] = [await nameField(canvasElement, t), await codeField(canvasElement, t)];
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(t('problem.country.name'));
    await expect(code).toHaveAccessibleDescription(t('problem.tooLong', { max: 4 }));
    await userEvent.type(code, '{Backspace}');
    await expect(code).toBeValid();
    await expect(name).toBeInvalid();
    await expect(code.getBoundingClientRect().y).toBe(placePx);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('form.invalid', { count: 1 }));
  },
};

export const Refused: Story = {
  name: 'Refused by the server: all is as typed, the reason is at its field as well, and the focus there',
  parameters: {
    async reach({ canvasElement, t }: StoryContext) {
      await rename(canvasElement, t, 'Belgique');
      const code = await codeField(canvasElement, t);
      await userEvent.clear(code);
      await userEvent.type(code, 'BE{Enter}');
    },
  },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    const taken = 'A country with the code BE already exists.';
    await expect(alert).toHaveTextContent(taken);
    const code = await codeField(canvasElement, t);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(taken);
    await expect(await nameField(canvasElement, t)).toHaveValue('Belgique');
  },
};

export const Saved: Story = {
  name: 'Saved, and told so',
  parameters: { proves: ['ENT-02'], reach: saveName },
  async play({ canvasElement, t }) {
    await expect(
      await within(document.body).findByText(t('form.saved', { name: 'Österreich' })),
    ).toBeVisible();
    await expect(within(canvasElement).queryByText(t('form.unsaved'))).toBeNull();
  },
};

export const SaveFailed: Story = {
  name: 'The server fails while it saves: all is as typed',
  parameters: { proves: ['FLT-066'], stage: { ...stage, failsOnce: 'updateCountry' }, reach: saveName },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('form.refused.title') + t('error.serverError'));
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(within(alert).getByRole('button', { name: t('form.close') })).toBeVisible();
    await expect(await nameField(canvasElement, t)).toHaveValue('Österreich');
    await expect(within(canvasElement).getByText(t('form.unsaved'))).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'No network: all is as typed',
  args: { id: 'add' },
  parameters: { proves: ['API-07'], stage: { ...stage, network: 'offline' }, reach: addNorway },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('error.offline'));
    await expect(await nameField(canvasElement, t)).toHaveValue('Norway');
  },
};

export const Gone: Story = {
  name: 'Somebody else deleted it',
  parameters: {
    proves: ['FLT-076'],
    async reach(context: StoryContext) {
      const { client }: Stage = context.loaded.stage;
      await nameField(context.canvasElement, context.t);
      await client.http.request(countries.calls.remove, { id: 1 });
      await saveName(context);
    },
  },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('form.gone') + t('form.gone.detail', { button: t('form.add') }));
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(await nameField(canvasElement, t)).toHaveValue('Österreich');
    await expect(within(canvasElement).getByRole('button', { name: t('form.delete') })).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: t('form.add') })).toBeEnabled();
  },
};

export const Changed: Story = {
  name: 'Somebody else saved it first: each field is a choice, and Save asks once',
  parameters: {
    proves: ['ENT-03', 'FLT-076'],
    async reach(context: StoryContext) {
      const { client }: Stage = context.loaded.stage;
      await nameField(context.canvasElement, context.t);
      await client.http.request(countries.calls.update, { id: 1, body: { name: 'Autriche', code: 'AT' } });
      await saveName(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const frame = within(await canvas.findByRole('group', { name: t('form.changed.title') }));
    await waitFor(() => expect(frame.getByRole('alert')).toHaveFocus());
    await expect(frame.getByText(t('form.changed.choose', { button: t('form.edit') }))).toBeVisible();
    await expect(frame.getByRole('listitem')).toHaveTextContent(/Austria.*Österreich.*Autriche/);
    await expect(canvas.getByText(t('form.changed.bar'))).toBeVisible();
    await expect(await nameField(canvasElement, t)).toHaveValue('Österreich');
    // By keys: the button for all of theirs, then the choice.
    await userEvent.tab();
    await expect(frame.getByRole('button', { name: t('form.changed.all') })).toHaveFocus();
    await userEvent.tab();
    await expect(frame.getByRole('radio', { name: `${t('form.changed.yours')} Österreich` })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await nameField(canvasElement, t)).toHaveValue('Autriche');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await nameField(canvasElement, t)).toHaveValue('Österreich');
  },
};

export const DeletedInAnotherTab: Story = {
  name: 'One has deleted it oneself in another tab: nobody else is blamed',
  parameters: {
    proves: ['ENT-03', 'FLT-076'],
    async reach(context: StoryContext) {
      const { client }: Stage = context.loaded.stage;
      await nameField(context.canvasElement, context.t);
      await client.http.request(countries.calls.remove, { id: 1 });
      const tab = new BroadcastChannel('carillon.saved');
      tab.postMessage({ record: '/backend/countries 1', version: null });
      tab.close();
      await saveName(context);
    },
  },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('form.gone.own'))).toBeVisible();
  },
};

export const ChangedInAnotherTab: Story = {
  name: 'One has saved it oneself in another tab: nobody else is blamed',
  parameters: {
    proves: ['ENT-03', 'FLT-076'],
    async reach(context: StoryContext) {
      const { client }: Stage = context.loaded.stage;
      await nameField(context.canvasElement, context.t);
      const saved = await client.http.request(countries.calls.update, {
        id: 1,
        body: { name: 'Autriche', code: 'AT' },
      });
      // As the form of the other tab tells it.
      const tab = new BroadcastChannel('carillon.saved');
      tab.postMessage({ record: '/backend/countries 1', version: saved.updated_at });
      tab.close();
      await saveName(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('form.changed.own'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('form.changed.all.own') })).toBeVisible();
    await expect(canvas.getAllByText(t('form.changed.otherTab'))[0]).toBeVisible();
    await expect(canvas.queryByText(t('form.changed'))).toBeNull();
  },
};

export const AllOfTheirs: Story = {
  name: 'All that somebody else saved is taken',
  tags: ['!autodocs'],
  parameters: Changed.parameters,
  async play(context) {
    await Changed.play?.(context);
    const { canvasElement, t } = context;
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('form.changed.all') }));
    await expect(await nameField(canvasElement, t)).toHaveValue('Autriche');
    await expect(within(canvasElement).queryByText(t('form.changed.bar'))).toBeNull();
  },
};

export const Removal: Story = {
  name: 'Asked before it is deleted',
  parameters: {
    proves: ['ENT-01'],
    async reach({ canvasElement, t }: StoryContext) {
      await nameField(canvasElement, t);
      await userEvent.click(within(canvasElement).getByRole('button', { name: t('form.delete') }));
    },
  },
  async play({ t }) {
    const question = await within(document.body).findByRole('alertdialog', { name: t('list.delete.title') });
    await expect(question).toHaveTextContent(t('form.delete.named', { name: 'Austria' }));
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: t('form.cancel') })).toHaveFocus(),
    );
  },
};

export const Leaving: Story = {
  name: 'Asked before what was typed is left',
  parameters: {
    proves: ['FLT-085'],
    async reach(context: StoryContext) {
      await typeName(context);
      await userEvent.click(
        within(context.canvasElement).getByRole('link', { name: context.t('form.back') }),
      );
    },
  },
  async play({ t }) {
    const question = await within(document.body).findByRole('alertdialog', { name: t('form.leave.title') });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: t('form.leave.cancel') })).toHaveFocus(),
    );
  },
};

/** The server takes its time: the button turns, a second press does nothing, and what is there cannot be changed. */
export const Saving: Story = {
  args: { id: 'add' },
  parameters: { proves: ['FLT-073'], stage: { ...stage, latencyMs: 600_000 }, reach: addNorway },
  async play({ canvasElement, t }) {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: t('form.add') })).toHaveAttribute('data-busy'),
    );
    await expect(within(canvasElement).getByText(t('form.saving'))).toHaveAttribute('role', 'status');
    const code = await codeField(canvasElement, t);
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('readonly');
    await userEvent.type(code, 'X');
    await expect(code).toHaveValue('NO');
  },
};

export const Loading: Story = {
  parameters: { stage: { ...stage, latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('status', { name: t('form.loading') })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { stage: { ...stage, faults: failing('readCountry') } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('error.record') + t('error.serverError'));
  },
};

export const Retried: Story = {
  name: 'Failed, and tried again with success',
  tags: ['!autodocs'],
  parameters: { stage: { ...stage, failsOnce: 'readCountry' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('error.record'))).toBeVisible();
    await expect(canvas.getByText(t('error.serverError'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }));
    await expect(await nameField(canvasElement, t)).toHaveValue('Austria');
  },
};

export const NotFound: Story = {
  args: { id: 999 },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert.textContent).toBe(t('form.missing') + t('form.back'));
    await expect(canvas.getByRole('heading', { level: 1, name: t('country.edit') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('form.back') })).toBeVisible();
  },
};

export const Forbidden: Story = {
  name: 'Forbidden: somebody who is no administrator any more',
  parameters: { stage: { ...stage, as: 'owner' } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert.textContent).toBe(`You may not do this.${t('form.back')}`);
  },
};

/** Of an app without types: a function where an address is wanted. Nothing of the screen can be shown. */
const brokenPaths: object = { countries: () => '/places' };

export const Broken: Story = {
  name: 'A screen that throws while rendering',
  parameters: { proves: ['FLT-107'] },
  render: (args, context) => (
    <CarillonProvider
      client={(context.loaded.stage as Stage).client}
      language={findLanguage(context)}
      paths={brokenPaths}
    >
      <CountryForm {...args} />
    </CarillonProvider>
  ),
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('error.unexpected'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('error.retry') })).toBeEnabled();
  },
};

const LONG_NAME = 'Donaudampfschifffahrtsgesellsch';
const long = {
  ...stage,
  seed: { carriers: [], countries: [buildCountry({ id: 1, name: LONG_NAME })] },
};

export const LongTexts: Story = {
  parameters: {
    stage: long,
    async reach({ canvasElement, t }: StoryContext) {
      await userEvent.clear(await nameField(canvasElement, t));
      await userEvent.keyboard('{Enter}');
    },
  },
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(strayTexts(canvasElement, [LONG_NAME])).toEqual([]);
  },
};

export const Dark: Story = { ...Unsaved, globals: { theme: 'dark' } };
export const InvalidDark: Story = { ...Invalid, name: 'Invalid, dark', globals: { theme: 'dark' } };
export const Narrow: Story = { ...Unsaved, globals: { viewport: { value: 'phone' } } };
export const InvalidNarrow: Story = {
  ...Invalid,
  name: 'Invalid, narrow',
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...Unsaved,
  name: 'Right to left, with the figures of the locale',
  parameters: { ...Unsaved.parameters, locale: 'ar-EG' },
  async play(context) {
    await Unsaved.play?.(context);
    await expect(within(context.canvasElement).getByText('١٠/٣٢')).toBeVisible();
  },
};

export const DeletingRetried: Story = {
  name: 'Deleting fails, is tried again, and is told when it is done',
  parameters: {
    proves: ['ENT-01', 'API-10'],
    stage: { ...stage, failsOnce: 'deleteCountry', seed: { carriers: [] } },
    async reach({ canvasElement, t }: StoryContext) {
      await nameField(canvasElement, t);
      await userEvent.click(within(canvasElement).getByRole('button', { name: t('form.delete') }));
      const question = await within(document.body).findByRole('alertdialog');
      await userEvent.click(
        within(question).getByRole('button', { name: t('form.delete.confirm', { name: 'Austria' }) }),
      );
    },
  },
  async play({ t }) {
    const question = await within(document.body).findByRole('alertdialog', {
      name: t('form.delete.failed.title'),
    });
    await expect(within(question).getByRole('alert')).toHaveTextContent(
      t('form.delete.failed', { name: 'Austria' }),
    );
    await userEvent.click(within(question).getByRole('button', { name: t('error.retry') }));
    await expect(
      await within(document.body).findByText(t('form.deleted', { name: 'Austria' })),
    ).toBeVisible();
  },
};
