import { buildCountry } from '@carillon/mocks';
import { deleteCountry, updateCountry } from '@carillon/protocol/http';
import { CarillonProvider } from '@carillon/react';
import { CountryForm } from '@carillon/react/backoffice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../.storybook/stage.ts';
import { strayTexts } from './strayTexts.ts';

const stage = { as: 'admin', path: '/backend/country/1' };

const meta: Meta<typeof CountryForm> = {
  title: 'Back-office/CountryForm',
  component: CountryForm,
  args: { id: 1 },
  parameters: { layout: 'fullscreen', screen: 'record', stage },
};
export default meta;

type Story = StoryObj<typeof CountryForm>;

const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Name' });
const codeField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Code' });
const saveButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Edit/ });

/** Types a name over the one that is there. */
async function rename(canvasElement: HTMLElement, name: string) {
  const field = await nameField(canvasElement);
  await userEvent.clear(field);
  await userEvent.type(field, name);
}

export const Edit: Story = {
  name: 'CTY-02 ENT-01 edit',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await nameField(canvasElement)).toHaveValue('Austria');
    await expect(await codeField(canvasElement)).toHaveValue('AT');
    await expect(
      canvas.getByText(/^Created at January 7, 2026 at 10:00\sAM · Updated at January 7, 2026 at 10:00\sAM$/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/backend/countries');
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
  },
};

export const Add: Story = {
  name: 'CTY-02 ENT-02 add',
  args: { id: 'add' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await nameField(canvasElement)).toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add Country' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const Unsaved: Story = {
  name: 'unsaved changes',
  async play({ canvasElement }) {
    await rename(canvasElement, 'Österreich');
    await expect(within(canvasElement).getByText('Unsaved changes')).toBeVisible();
  },
};

export const Invalid: Story = {
  name: 'CTY-02 ENT-02 invalid: both fields are flagged, the focus is on the first, an edit takes its flag away',
  args: { id: 'add' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [name, code] = [await nameField(canvasElement), await codeField(canvasElement)];
    await userEvent.type(code, 'ATXXX');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields are not right.');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Please provide a country.');
    await expect(code).toHaveAccessibleDescription('At most 4 characters.');
    await userEvent.type(code, '{Backspace}');
    await expect(code).toBeValid();
    await expect(name).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 field is not right.');
  },
};

export const Refused: Story = {
  name: 'refused by the server: all is as typed, the focus is on the reason',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await rename(canvasElement, 'Belgique');
    const code = await codeField(canvasElement);
    await userEvent.clear(code);
    await userEvent.type(code, 'BE{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('A country with the code BE already exists.');
    await expect(alert).toHaveFocus();
    await expect(await nameField(canvasElement)).toHaveValue('Belgique');
  },
};

export const Saved: Story = {
  name: 'ENT-02 saved, and told so',
  async play({ canvasElement }) {
    await rename(canvasElement, 'Österreich');
    await userEvent.click(saveButton(canvasElement));
    await expect(await within(document.body).findByText('Österreich has been saved!')).toBeVisible();
    await expect(within(canvasElement).queryByText('Unsaved changes')).toBeNull();
  },
};

export const SaveFailed: Story = {
  name: 'FLT-066 the server fails while it saves: all is as typed',
  parameters: { stage: { ...stage, failsOnce: 'updateCountry' } },
  async play({ canvasElement }) {
    await rename(canvasElement, 'Österreich');
    await userEvent.click(saveButton(canvasElement));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Not saved.Internal server error',
    );
    await expect(await nameField(canvasElement)).toHaveValue('Österreich');
    await expect(within(canvasElement).getByText('Unsaved changes')).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'API-07 no network: all is as typed',
  args: { id: 'add' },
  parameters: { stage: { ...stage, network: 'offline' } },
  async play({ canvasElement }) {
    await rename(canvasElement, 'Norway');
    await userEvent.type(await codeField(canvasElement), 'NO{Enter}');
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('there is no network connection');
    await expect(await nameField(canvasElement)).toHaveValue('Norway');
  },
};

export const Gone: Story = {
  name: 'FLT-076 deleted by somebody else meanwhile',
  async play({ canvasElement, loaded }) {
    const { client }: Stage = loaded.stage;
    await rename(canvasElement, 'Österreich');
    await client.http.request(deleteCountry, { id: 1 });
    await userEvent.click(saveButton(canvasElement));
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Deleted by somebody else.What you typed is still here. “Add” saves it as a new record.',
    );
    await expect(alert).toHaveFocus();
    await expect(await nameField(canvasElement)).toHaveValue('Österreich');
    await expect(within(canvasElement).getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: 'Add' })).toBeEnabled();
  },
};

export const Changed: Story = {
  name: 'FLT-076 changed by somebody else meanwhile: Save asks once',
  async play({ canvasElement, loaded }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    await rename(canvasElement, 'Österreich');
    const { client }: Stage = loaded.stage;
    await client.http.request(updateCountry, { id: 1, body: { name: 'Autriche', code: 'AT' } });
    await userEvent.click(saveButton(canvasElement));
    const question = await body.findByRole('alertdialog', { name: /^Save over/ });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(saveButton(canvasElement)).toHaveFocus());
    await expect(await canvas.findByText('Changed by somebody else.')).toBeVisible();
    await expect(
      canvas.getByText('What you typed is still here, but the record has changed since.'),
    ).toBeVisible();
    await expect(await nameField(canvasElement)).toHaveValue('Österreich');
  },
};

export const LoadedAgain: Story = {
  name: 'the record of somebody else, loaded again',
  async play(context) {
    await Changed.play?.(context);
    const { canvasElement } = context;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load it again' }));
    await expect(await nameField(canvasElement)).toHaveValue('Autriche');
    await expect(within(canvasElement).queryByText('Changed by somebody else.')).toBeNull();
  },
};

export const Removal: Story = {
  name: 'ENT-01 asked before it is deleted',
  async play({ canvasElement }) {
    await nameField(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toHaveTextContent('Austria will be deleted permanently.');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Leaving: Story = {
  name: 'FLT-085 asked before what was typed is left',
  async play({ canvasElement }) {
    await rename(canvasElement, 'Österreich');
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Go back' }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Stay' })).toHaveFocus());
  },
};

/** The server takes its time: the button turns, a second press does nothing, and what is there cannot be changed. */
export const Saving: Story = {
  name: 'FLT-073 saving',
  args: { id: 'add' },
  parameters: { stage: { ...stage, latencyMs: 600_000 } },
  async play({ canvasElement }) {
    await rename(canvasElement, 'Norway');
    await userEvent.type(await codeField(canvasElement), 'NO{Enter}');
    await expect(within(canvasElement).getByRole('button', { name: /^Add/ })).toHaveAttribute('data-pending');
    const code = await codeField(canvasElement);
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('readonly');
    await userEvent.type(code, 'X');
    await expect(code).toHaveValue('NO');
  },
};

export const Loading: Story = {
  name: 'loading',
  parameters: { stage: { ...stage, latencyMs: 600_000 } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'failed, and tried again',
  parameters: { stage: { ...stage, failsOnce: 'readCountry' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The country could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('Internal server error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await nameField(canvasElement)).toHaveValue('Austria');
  },
};

export const NotFound: Story = {
  name: 'not found',
  args: { id: 999 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'There is no such record any more, or there never was.Page not found',
    );
    await expect(canvas.getByRole('link', { name: 'Go back' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  name: 'forbidden: somebody who is no administrator any more',
  parameters: { stage: { ...stage, as: 'owner' } },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('The country could not be loaded.');
  },
};

/** A time zone that the browser does not know: nothing of the screen can be shown. */
export const Broken: Story = {
  name: 'FLT-107 a screen that throws while rendering',
  render: (args, { loaded }) => (
    <CarillonProvider client={(loaded.stage as Stage).client} timeZone="Nowhere/Nowhere">
      <CountryForm {...args} />
    </CarillonProvider>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Unexpected Application Error')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

const long = {
  ...stage,
  seed: { carriers: [], countries: [buildCountry({ id: 1, name: 'Donaudampfschifffahrtsgesellsch' })] },
};

export const LongTexts: Story = {
  name: 'long texts',
  parameters: { stage: long },
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const name = await within(canvasElement).findByDisplayValue('Donaudampfschifffahrtsgesellsch');
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...Unsaved, name: 'dark', globals: { theme: 'dark' } };
export const InvalidDark: Story = { ...Invalid, name: 'invalid, dark', globals: { theme: 'dark' } };
export const Narrow: Story = { ...Unsaved, name: 'narrow', globals: { viewport: { value: 'phone' } } };
export const InvalidNarrow: Story = {
  ...Invalid,
  name: 'invalid, narrow',
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...Unsaved,
  name: 'right to left, with the figures of the locale',
  parameters: { stage, locale: 'ar-EG' },
  async play(context) {
    await Unsaved.play?.(context);
    await expect(within(context.canvasElement).getByText('١٠/٣٢')).toBeVisible();
  },
};
