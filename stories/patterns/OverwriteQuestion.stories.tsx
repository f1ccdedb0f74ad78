import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import OverwriteQuestion from '../../packages/react/src/patterns/form/stored/OverwriteQuestion.tsx';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof OverwriteQuestion> = {
  title: 'Patterns/Overwrite question',
  component: OverwriteQuestion,
  args: { isOwn: false, onAnswer: fn() },
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof OverwriteQuestion>;

const findQuestion = () => within(document.body).findByRole('alertdialog');

export const Asked: Story = {
  name: 'Asked before the version of somebody else is replaced',
  parameters: { proves: ['FLT-076'] },
  async play({ args, t }) {
    const question = await findQuestion();
    await expect(question).toHaveAccessibleName(t('form.overwrite.title'));
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: t('form.cancel') })).toHaveFocus(),
    );
    await userEvent.click(within(question).getByRole('button', { name: t('form.overwrite.confirm') }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
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
