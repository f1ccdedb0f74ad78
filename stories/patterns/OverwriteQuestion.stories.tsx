import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import OverwriteQuestion from '../../packages/react/src/patterns/form/stored/OverwriteQuestion.tsx';
import { strayTexts } from '../strayTexts.ts';

const stock = { name: 'Stock', before: '184', yours: '200', now: '172' };
const alert = {
  name: 'Alert',
  before: '',
  yours: '',
  now: 'Needs a wired network. There is no Wi-Fi inside.',
};

const meta: Meta<typeof OverwriteQuestion> = {
  title: 'Patterns/Overwrite question',
  component: OverwriteQuestion,
  args: { isOwn: false, changes: [stock, alert], onAnswer: fn() },
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
    const [first, second] = within(question).getAllByRole('listitem');
    const versions = [t('form.overwrite.before'), t('form.overwrite.yours'), t('form.overwrite.theirs')];
    await expect(first).toHaveTextContent(`Stock${versions[0]}184${versions[1]}200${versions[2]}172`);
    await expect(second).toHaveTextContent(
      ['Alert', versions[0], t('form.overwrite.empty'), versions[1], t('form.overwrite.empty')].join('') +
        versions[2] +
        alert.now,
    );
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: t('form.cancel') })).toHaveFocus(),
    );
    await userEvent.click(within(question).getByRole('button', { name: t('form.overwrite.confirm') }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};

export const OfAnotherTab: Story = {
  name: 'What one has saved oneself, in another tab',
  args: { isOwn: true },
  async play({ t }) {
    const question = await findQuestion();
    await expect(question).toHaveAccessibleName(t('form.overwrite.own.title'));
    await expect(within(question).getAllByText(t('form.overwrite.otherTab'))).toHaveLength(2);
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play() {
    await expect(
      strayTexts(await findQuestion(), ['Stock', '184', '200', '172', 'Alert', alert.now]),
    ).toEqual([]);
  },
};

export const Dark: Story = { ...Asked, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...LongTexts,
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { ...Asked, parameters: { locale: 'ar-EG' } };
