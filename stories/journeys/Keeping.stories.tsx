import { countries } from '@carillon/protocol/catalog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { App } from './App.tsx';

/** What an administrator does: the steps stand below, under Interactions. */
const meta: Meta<typeof App> = {
  title: 'Journeys/Keeping the records',
  component: App,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', stage: { as: 'admin', path: '/backend/countries' } },
};
export default meta;

type Story = StoryObj<typeof App>;

export const ACountryIsAddedFoundAndDeleted: Story = {
  name: 'A country is added, found and deleted',
  parameters: { proves: ['CTY-01', 'CTY-02'] },
  async play({ canvasElement, step, t }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await step('Add it', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: t('countries.add') }));
      await userEvent.type(await canvas.findByRole('textbox', { name: t('country.name') }), 'San Marino');
      await userEvent.type(canvas.getByRole('textbox', { name: t('country.code') }), 'SM{Enter}');
      await waitFor(() => expect(body.getByText(t('form.saved', { name: 'San Marino' }))).toBeVisible());
    });
    await step('Find it', async () => {
      const search = await canvas.findByRole('searchbox', { name: t('list.search') });
      await userEvent.type(search, 'San Marino{Enter}');
      // Of all records: what is selected among those that were here goes when they come.
      await canvas.findByText(t('list.found', { count: 1 }));
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
    });
    await step('Delete it', async () => {
      await userEvent.click(await canvas.findByRole('row', { name: 'San Marino' }));
      await userEvent.click(canvas.getByRole('button', { name: t('list.delete') }));
      await userEvent.click(
        await body.findByRole('button', { name: t('list.delete.confirmOne', { name: 'San Marino' }) }),
      );
      await expect(await canvas.findByText(t('list.nothingFound', { text: 'San Marino' }))).toBeVisible();
    });
  },
};

export const TwoPeopleEditTheSameCountry: Story = {
  parameters: { stage: { path: '/backend/country/1' }, proves: ['ENT-03'] },
  async play({ canvasElement, loaded, step, t }) {
    const { client }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    const body = within(document.body);
    await step('Type a name', async () => {
      const name = await canvas.findByRole('textbox', { name: t('country.name') });
      await userEvent.clear(name);
      await userEvent.type(name, 'Österreich');
    });
    await step('Somebody else saves another one', async () => {
      const theirs = { name: 'Autriche', code: 'AT' };
      await client.http.request(countries.calls.update, { id: 1, body: theirs });
    });
    await step('Save: nothing is overwritten unasked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('form.edit') }));
      const theirs = await canvas.findByRole('radio', { name: `${t('form.changed.theirs')} Autriche` });
      await expect(theirs).not.toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: t('form.edit') }));
      await waitFor(() => expect(body.getByText(t('form.saved', { name: 'Österreich' }))).toBeVisible());
    });
  },
};
