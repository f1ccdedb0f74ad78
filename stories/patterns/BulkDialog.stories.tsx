import { type Role, users } from '@carillon/protocol/account';
import { Button, TextField, ToggleGroup, Users } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { apiErrors } from '../../.storybook/failures.ts';
import type { Stage } from '../../.storybook/stage.ts';
import { useMessages } from '../../packages/react/src/hooks/useMessages.ts';
import { listDeleteTexts } from '../../packages/react/src/messages/en/listDelete.ts';
import BulkDialog from '../../packages/react/src/patterns/list/BulkDialog.tsx';
import { ListScreen } from '../../packages/react/src/patterns/list/ListScreen.tsx';
import type { BulkDialogState } from '../../packages/react/src/patterns/list/useBulkAction.ts';
import { deletionWords } from '../../packages/react/src/patterns/list/useDeletion.ts';
import { useFastEdit } from '../../packages/react/src/patterns/list/useFastEdit.ts';
import { useRecordList } from '../../packages/react/src/patterns/list/useRecordList.ts';
import { strayTexts } from '../strayTexts.ts';

const items = ['Austria', 'Belgium', 'Croatia', 'Denmark', 'Estonia', 'Finland', 'France'].map(
  (name, index) => ({
    id: index + 1,
    name,
  }),
);

type AskedProps = Omit<BulkDialogState, 'words'> & Partial<Pick<BulkDialogState, 'words'>>;

/** An action over many rows, here a deletion: the question, how far it is, and what is left. */
function Asked(props: AskedProps) {
  const t = useMessages(listDeleteTexts);
  return <BulkDialog words={deletionWords(t)} {...props} />;
}

const meta: Meta<typeof Asked> = {
  title: 'Patterns/Bulk dialog',
  component: Asked,
  args: {
    step: { status: 'asking', items },
    isDangerous: true,
    isReady: true,
    onConfirm: fn(),
    onStop: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof Asked>;

const findDialog = () => within(document.body).findByRole('alertdialog');

export const AskedForMany: Story = {
  name: 'Seven rows: three are named, the others counted',
  parameters: { proves: ['LST-06'] },
  async play({ args, t, format }) {
    const dialog = await findDialog();
    const names = format.list(['Austria', 'Belgium', 'Croatia', t('list.bulk.more', { count: 4 })]);
    await expect(dialog).toHaveAccessibleName(t('list.delete.title'));
    await expect(dialog).toHaveAccessibleDescription(t('list.delete.named', { names }));
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: t('list.bulk.cancel') })).toHaveFocus(),
    );
    await userEvent.click(
      within(dialog).getByRole('button', { name: t('list.delete.confirm', { count: 7 }) }),
    );
    await expect(args.onConfirm).toHaveBeenCalledOnce();
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
    await expect(args.onClose).toHaveBeenCalledOnce();
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
  args: {
    step: { status: 'running', outcome: { done: items.slice(0, 3), failed: [], left: items.slice(3) } },
  },
  async play({ args, t }) {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName(t('list.delete.running'));
    await expect(
      within(dialog).getByRole('progressbar', { name: t('list.bulk.progress', { done: 3, count: 7 }) }),
    ).toHaveAttribute('aria-valuenow', '43');
    await userEvent.click(within(dialog).getByRole('button', { name: t('list.bulk.stop') }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

const failed = items.slice(2, 4).map((item) => ({ item, error: apiErrors['refused, with a reason'] }));

export const Incomplete: Story = {
  name: 'Which rows failed and why, and how many were not begun',
  parameters: { proves: ['FLT-075'] },
  args: {
    step: {
      status: 'incomplete',
      outcome: { done: items.slice(0, 2), failed, left: items.slice(4) },
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
    await expect(within(dialog).getByText(t('list.bulk.stopped', { count: 3 }))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: t('list.bulk.retry', { count: 5 }) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByText(t('list.bulk.close')));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const RunningWithFailures: Story = {
  name: 'What fails is said while the others are still under way',
  parameters: { proves: ['FLT-075'] },
  args: { step: { status: 'running', outcome: { done: items.slice(0, 2), failed, left: items.slice(4) } } },
  async play({ t }) {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName(t('list.delete.running'));
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(t('list.delete.failed', { count: 2 }));
    await expect(within(dialog).getByText(t('list.bulk.progress', { done: 4, count: 7 }))).toBeVisible();
  },
};

/** An action of a screen's own, with its own words, something to choose first, and another way out. */
export const WithField: Story = {
  name: 'Something is chosen before it is done',
  args: {
    step: { status: 'asking', items: items.slice(0, 3) },
    isDangerous: false,
    isReady: false,
    field: <TextField label="Region" value="" onChange={fn()} autoFocus />,
    aside: <Button>Clear region</Button>,
    words: {
      title: ({ length }) => `Set the region of ${length} countries`,
      question: (names) => `${names} will be in one region.`,
      confirm: ({ length }) => `Set ${length} countries`,
      running: 'Setting the region',
      incomplete: 'Some countries were not changed',
      failed: (count) => `${count} countries were not changed.`,
      failedOne: { title: 'Failed to Edit', text: (name) => `${name} was not changed.` },
      done: ({ length }) => `${length} countries have been changed.`,
    },
  },
  async play({ args }) {
    const dialog = await within(document.body).findByRole('dialog', {
      name: 'Set the region of 3 countries',
    });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Region' })).toHaveFocus());
    await expect(within(dialog).getByRole('button', { name: 'Set 3 countries' })).toBeDisabled();
    await expect(within(dialog).getByRole('button', { name: 'Clear region' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OneRefused: Story = {
  name: 'One record that is refused is named instead of counted',
  parameters: { proves: ['API-10'] },
  args: { step: { status: 'incomplete', outcome: { done: [], failed: failed.slice(0, 1), left: [] } } },
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
        name: t('list.bulk.progress', { done: '٣', count: '٧' }),
      }),
    ).toBeVisible();
  },
};

/** The same is changed of many records: here what people may do. */
function People() {
  const list = useRecordList(users);
  const [role, setRole] = useState<Role>('user');
  const edit = useFastEdit(users, {
    list,
    toBody: (person) => ({ ...users.toForm(person), role }),
    field: (
      <ToggleGroup
        label="Role"
        options={[
          { value: 'user', label: 'User' },
          { value: 'admin', label: 'Admin' },
        ]}
        value={role}
        onChange={setRole}
      />
    ),
  });
  return (
    <ListScreen
      list={list}
      title="People"
      failedTitle="The people could not be loaded."
      empty={{ icon: Users, title: 'Nobody yet' }}
      actions={[edit]}
      columns={[{ kind: 'name' }, { kind: 'cell', label: 'Role', cell: ({ role }) => role, width: '80px' }]}
    />
  );
}

/** Selects people in the list, and asks. */
const editing =
  (...names: string[]) =>
  async ({ canvas, userEvent, t }: StoryContext) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('row', { name }));
    await userEvent.click(await canvas.findByRole('button', { name: t('list.edit') }));
  };

export const FastEdit: Story = {
  name: 'The same is changed of many: one that is refused is named, and nothing of somebody else is undone',
  render: () => <People />,
  parameters: {
    proves: ['USR-03', 'FLT-134'],
    stage: { as: 'admin', path: '/people', search: '?by=first_name_asc' },
    reach: editing('Ada Winter', 'Amélie Durand'),
  },
  async play({ loaded, t }) {
    const { http } = (loaded.stage as Stage).client;
    const body = within(document.body);
    const dialog = within(await body.findByRole('dialog', { name: t('list.edit.many', { count: 2 }) }));
    // Somebody else has saved one of them since the list was loaded.
    const [{ id = 0 } = {}] = await http.request(users.calls.list, { query: { query: 'Durand' } });
    await http.request(users.calls.update, { userId: id, body: { location: 'Lisbon' } });
    await userEvent.click(dialog.getByRole('button', { name: t('list.edit.many', { count: 2 }) }));
    const failed = await body.findByRole('alertdialog', { name: t('list.edit.failedTitle') });
    const alert = within(failed).getByRole('alert');
    await expect(alert).toHaveTextContent(t('list.edit.failed', { count: 1 }));
    await expect(within(alert).getByRole('listitem')).toHaveTextContent(
      'Ada Winter: At least one administrator must remain.',
    );
    await expect(await body.findByText(t('list.edited', { count: 1 }))).toBeVisible();
    await expect(await http.request(users.calls.read, { userId: id })).toMatchObject({ location: 'Lisbon' });
    // Once more, the one that is left is named.
    await userEvent.click(within(failed).getByRole('button', { name: t('list.bulk.retry', { count: 1 }) }));
    await expect(await body.findByText(t('list.edit.failedOne', { name: 'Ada Winter' }))).toBeVisible();
  },
};
