import { useUnsavedChanges } from '@carillon/react';
import { Link, Panel, Screen } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { strayTexts } from './strayTexts.ts';

/** Anything on which something is typed and not saved. */
function Unsaved() {
  useUnsavedChanges(true);
  return (
    <Screen isPage>
      <Panel>
        <Link href="/elsewhere">Elsewhere</Link>
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof Unsaved> = {
  title: 'Shell/LeaveQuestion',
  component: Unsaved,
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof Unsaved>;

/** Follows the link, and answers the question that comes. */
async function leave(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('link', { name: 'Elsewhere' }));
  return await within(document.body).findByRole('alertdialog');
}

export const Asked: Story = {
  name: 'FLT-085 asked, with the focus on the answer that loses nothing',
  async play({ canvasElement }) {
    const question = await leave(canvasElement);
    await expect(question).toHaveAccessibleName('Leave without saving?');
    await expect(question).toHaveAccessibleDescription('What you typed here will be lost.');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Stay' })).toHaveFocus());
    await expect(within(question).getByRole('button', { name: 'Leave' })).toBeEnabled();
  },
};

export const Stayed: Story = {
  name: 'FLT-085 Escape stays, and the focus is where it was',
  async play({ canvasElement }) {
    const question = await leave(canvasElement);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: 'Elsewhere' })).toHaveFocus());
  },
};

export const LongTexts: Story = {
  name: 'long texts',
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await expect(strayTexts(await leave(canvasElement))).toEqual([]);
  },
};

export const Dark: Story = { ...Asked, name: 'dark', globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...LongTexts,
  name: 'narrow',
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { ...Asked, name: 'right to left', parameters: { locale: 'ar-EG' } };
