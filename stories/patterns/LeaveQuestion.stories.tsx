import { useUnsavedChanges } from '@carillon/react';
import { Link, Panel, Screen } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { strayTexts } from '../strayTexts.ts';

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
  title: 'Patterns/Leave question',
  component: Unsaved,
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    /** Follows the link. */
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    },
  },
};
export default meta;

type Story = StoryObj<typeof Unsaved>;

const findQuestion = () => within(document.body).findByRole('alertdialog');

export const Asked: Story = {
  name: 'Asked, with the focus on the answer that loses nothing',
  parameters: { proves: ['FLT-085'] },
  async play({ t }) {
    const question = await findQuestion();
    await expect(question).toHaveAccessibleName(t('form.leave.title'));
    await expect(question).toHaveAccessibleDescription(t('form.leave.detail'));
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: t('form.leave.cancel') })).toHaveFocus(),
    );
    await expect(within(question).getByRole('button', { name: t('form.leave.confirm') })).toBeEnabled();
  },
};

export const Stayed: Story = {
  name: 'Escape stays, and the focus is where it was',
  parameters: { proves: ['FLT-085'] },
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const question = await findQuestion();
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: t('form.leave.cancel') })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: 'Elsewhere' })).toHaveFocus());
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play() {
    await expect(strayTexts(await findQuestion())).toEqual([]);
  },
};

export const Dark: Story = { ...Asked, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...LongTexts,
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { ...Asked, parameters: { locale: 'ar-EG' } };
