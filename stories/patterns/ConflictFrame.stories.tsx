import { Screen } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import ConflictFrame from '../../packages/react/src/patterns/form/stored/ConflictFrame.tsx';
import type { ChangedConflict } from '../../packages/react/src/patterns/form/stored/conflict.ts';
import { strayTexts } from '../strayTexts.ts';

const onChoose = fn();
const alert = 'Needs a wired network. There is no Wi-Fi inside.';

const conflict: ChangedConflict = {
  kind: 'changed',
  isOwn: false,
  savedAtMs: Date.UTC(2026, 2, 4, 13, 24),
  attempt: 0,
  isReadOnly: false,
  onTakeAll: fn(),
  changes: [
    { name: 'Stock', before: '184', yours: '200', theirs: '172', choice: 'yours', onChoose },
    {
      name: 'Tier 2, price',
      before: '€68.85',
      yours: '€67.20',
      theirs: '€68.00',
      choice: 'theirs',
      onChoose,
    },
    { name: 'Alert', before: '', yours: '', theirs: alert, choice: 'takenOver', onChoose },
  ],
};

const meta: Meta<typeof ConflictFrame> = {
  title: 'Patterns/Conflict frame',
  component: ConflictFrame,
  // It folds by the width of its screen.
  decorators: (Story) => (
    <Screen isPage>
      <Story />
    </Screen>
  ),
  args: { submitLabel: 'Edit', conflict },
  parameters: { layout: 'fullscreen', screen: 'notice', stage: { startMs: Date.UTC(2026, 2, 4, 14) } },
};
export default meta;

type Story = StoryObj<typeof ConflictFrame>;

export const Asked: Story = {
  name: 'A row a field: when it was opened, yours, theirs',
  parameters: { proves: ['ENT-03', 'FLT-076'] },
  async play({ canvasElement, t }) {
    onChoose.mockClear();
    const canvas = within(canvasElement);
    const [stock, price, taken] = await canvas.findAllByRole('listitem');
    await expect(stock).toHaveTextContent(/Stock.*184.*200.*172/);
    await expect(within(price ?? canvasElement).getByRole('radio', { checked: true })).toHaveAccessibleName(
      `${t('form.changed.theirs')} €68.00`,
    );
    await expect(taken).toHaveTextContent(t('form.changed.empty'));
    await expect(taken).toHaveTextContent(t('form.changed.taken'));
    await userEvent.click(canvas.getByRole('radio', { name: `${t('form.changed.theirs')} 172` }));
    await expect(onChoose).toHaveBeenCalledWith('theirs');
  },
};

export const OnlyTakenOver: Story = {
  name: 'What only somebody else has changed: nothing to choose',
  args: { conflict: { ...conflict, changes: conflict.changes.slice(2), onTakeAll: null } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('form.changed.look', { button: 'Edit' }))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OfAnotherTab: Story = {
  name: 'What one has saved oneself, in another tab',
  args: { conflict: { ...conflict, isOwn: true } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('form.changed.own'))).toBeVisible();
    await expect(
      canvas.getByRole('radio', { name: `${t('form.changed.otherTab')} 172` }),
    ).toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    await within(canvasElement).findAllByRole('listitem');
    const ours = conflict.changes.flatMap(({ name, before, yours, theirs }) => [name, before, yours, theirs]);
    await expect(strayTexts(canvasElement, [...ours, 'Edit'])).toEqual([]);
  },
};

export const Dark: Story = { ...Asked, globals: { theme: 'dark' } };
export const Narrow: Story = { ...LongTexts, globals: { language: 'pseudo', viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...OnlyTakenOver,
  args: {},
  play: undefined,
  parameters: { locale: 'ar-EG' },
};
