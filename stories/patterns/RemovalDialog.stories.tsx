import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { apiErrors } from '../../.storybook/failures.ts';
import RemovalDialog from '../../packages/react/src/patterns/list/RemovalDialog.tsx';
import { strayTexts } from '../strayTexts.ts';

const items = ['Austria', 'Belgium', 'Croatia', 'Denmark', 'Estonia', 'Finland', 'France'].map(
  (name, index) => ({
    id: index + 1,
    name,
  }),
);

/** Deleting rows: the question, how far it is, and what is left. */
const meta: Meta<typeof RemovalDialog> = {
  title: 'Patterns/Removal dialog',
  component: RemovalDialog,
  args: {
    removal: { step: null, ask: fn(), confirm: fn(), stop: fn(), close: fn() },
    step: { status: 'asking', items },
  },
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof RemovalDialog>;

const findDialog = () => within(document.body).findByRole('alertdialog');

export const AskedForMany: Story = {
  name: 'Seven rows: three are named, the others counted',
  parameters: { proves: ['LST-06'] },
  async play({ args, t, format }) {
    const dialog = await findDialog();
    const names = format.list(['Austria', 'Belgium', 'Croatia', t('list.delete.more', { count: 4 })]);
    await expect(dialog).toHaveAccessibleName(t('list.delete.title'));
    await expect(dialog).toHaveAccessibleDescription(t('list.delete.named', { names }));
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: t('list.delete.cancel') })).toHaveFocus(),
    );
    await userEvent.click(
      within(dialog).getByRole('button', { name: t('list.delete.confirm', { count: 7 }) }),
    );
    await expect(args.removal.confirm).toHaveBeenCalledOnce();
  },
};

export const AskedForOne: Story = {
  name: 'One row is named',
  parameters: { proves: ['LST-06'] },
  args: { step: { status: 'asking', items: items.slice(0, 1) } },
  async play({ args, t }) {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription(t('list.delete.named', { names: 'Austria' }));
    await expect(
      within(dialog).getByRole('button', { name: t('list.delete.confirmOne', { name: 'Austria' }) }),
    ).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.removal.close).toHaveBeenCalledOnce();
  },
};

export const AskedForThree: Story = {
  name: 'Three rows are named as the language lists names',
  parameters: { proves: ['LST-06'] },
  args: { step: { status: 'asking', items: items.slice(0, 3) } },
  globals: { language: 'italian' },
  async play({ t }) {
    await expect(await findDialog()).toHaveAccessibleDescription(
      t('list.delete.named', { names: 'Austria, Belgium e Croatia' }),
    );
  },
};

export const Running: Story = {
  name: 'How far it is, with Stop',
  parameters: { proves: ['FLT-075'] },
  args: { step: { status: 'running', items, doneCount: 3 } },
  async play({ args, t }) {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName(t('list.delete.running'));
    await expect(
      within(dialog).getByRole('progressbar', { name: t('list.delete.progress', { done: 3, count: 7 }) }),
    ).toHaveAttribute('aria-valuenow', '43');
    await userEvent.click(within(dialog).getByRole('button', { name: t('list.delete.stop') }));
    await expect(args.removal.stop).toHaveBeenCalledOnce();
  },
};

const failed = items.slice(2, 4).map((item) => ({ item, error: apiErrors['refused, with a reason'] }));

export const Incomplete: Story = {
  name: 'Which rows failed and why, and how many were not begun',
  parameters: { proves: ['FLT-075'] },
  args: {
    step: {
      status: 'incomplete',
      result: { deleted: items.slice(0, 2), failed, left: items.slice(4) },
    },
  },
  async play({ args, t }) {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName(t('list.delete.incomplete'));
    const alert = within(dialog).getByRole('alert');
    await expect(alert).toHaveTextContent(t('list.delete.failed', { count: 2 }));
    await expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Croatia: A carrier ships to this country only.',
      'Denmark: A carrier ships to this country only.',
    ]);
    await expect(within(dialog).getByText(t('list.delete.stopped', { count: 3 }))).toBeVisible();
    await userEvent.click(within(dialog).getByText(t('list.delete.close')));
    await expect(args.removal.close).toHaveBeenCalledOnce();
  },
};

export const OneRefused: Story = {
  name: 'One record that is refused is named instead of counted',
  parameters: { proves: ['API-10'] },
  args: { step: { status: 'incomplete', result: { deleted: [], failed: failed.slice(0, 1), left: [] } } },
  async play({ t }) {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName(t('list.delete.failedOne.title'));
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(
      `${t('list.delete.failedOne', { name: 'Croatia' })}A carrier ships to this country only.`,
    );
  },
};

export const LongNames: Story = {
  name: 'Long names stay inside',
  parameters: { proves: ['FLT-081'] },
  args: {
    step: {
      status: 'asking',
      items: items.map(({ id }) => ({ id, name: `Donaudampfschifffahrtsgesellschaftskapitänskajüte ${id}` })),
    },
  },
  async play() {
    const dialog = await findDialog();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const LongTexts: Story = {
  ...Incomplete,
  globals: { language: 'pseudo' },
  async play() {
    const strays = strayTexts(await findDialog(), [...items.map(({ name }) => name)]);
    await expect(strays).toEqual(failed.map(() => 'A carrier ships to this country only.'));
  },
};

export const Dark: Story = { ...Incomplete, globals: { theme: 'dark' } };
export const Narrow: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...Incomplete,
  name: 'Right to left, with the figures of the locale',
  parameters: { locale: 'ar-EG' },
  async play({ t }) {
    await expect(within(await findDialog()).getByRole('alert')).toHaveTextContent(
      t('list.delete.failed', { count: '٢' }),
    );
  },
};
export const RunningRightToLeft: Story = {
  ...Running,
  name: 'Running, right to left',
  parameters: { locale: 'ar-EG' },
  async play({ t }) {
    await expect(
      within(await findDialog()).getByRole('progressbar', {
        name: t('list.delete.progress', { done: '٣', count: '٧' }),
      }),
    ).toBeVisible();
  },
};
