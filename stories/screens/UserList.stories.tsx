import { users } from '@carillon/protocol/account';
import { UserList } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { listStates } from '../patterns/listStates.ts';
import { hearBodies } from '../sentBodies.ts';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof UserList> = {
  title: 'Screens/Back-office/User list',
  component: UserList,
  parameters: { layout: 'fullscreen', screen: 'list', stage: { as: 'admin', path: '/backend/users' } },
};
export default meta;

type Story = StoryObj<typeof UserList>;

const byName = { as: 'admin', path: '/backend/users', search: '?by=first_name_asc' };
const findRow = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('row', { name: new RegExp(name) });
const findDialog = (role: 'dialog' | 'alertdialog', name: string) =>
  within(document.body).findByRole(role, { name });

/** Selects people, and presses a button of the bar. */
const act =
  (button: 'list.edit' | 'list.delete', ...names: string[]) =>
  async ({ canvasElement, t }: StoryContext) => {
    for (const name of names) await userEvent.click(await findRow(canvasElement, name));
    await userEvent.click(await within(canvasElement).findByRole('button', { name: t(button) }));
  };

const choose = (dialog: HTMLElement, group: string, word: string) =>
  userEvent.click(
    within(within(dialog).getByRole('radiogroup', { name: group })).getByRole('radio', { name: word }),
  );

export const Ready: Story = {
  parameters: { proves: ['USR-01', 'USR-02', 'USR-04'], stage: byName },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    const row = await findRow(canvasElement, 'Ada Winter');
    await expect(row).toHaveTextContent(t('users.you'));
    await expect(row).toHaveTextContent(t('user.role.admin'));
    await expect(
      within(row).getByRole('link', { name: t('users.edit', { name: 'Ada Winter' }) }),
    ).toHaveAttribute('href', '/backend/user/1');
    const guest = await findRow(canvasElement, 'Björn Åkesson');
    await expect(guest).toHaveTextContent(t('user.verified'));
    await expect(guest).toHaveTextContent(format.shortDateTime(Date.UTC(2026, 0, 7, 9)));
    await expect(guest).toHaveTextContent(format.shortDateTime(Date.UTC(2026, 0, 7, 18)));
    await expect(await findRow(canvasElement, 'Bruno Keller')).toHaveTextContent(t('user.blocked'));
    const unverified = await findRow(canvasElement, 'Daan de Vries');
    await expect(unverified).toHaveTextContent(t('user.state.notVerified'));
    await expect(unverified).toHaveTextContent('---');
    // An icon for each state, and the same one for the same state.
    const [admin, verified, blocked, notVerified, ...others] = await Promise.all(
      ['Ada Winter', 'Björn Åkesson', 'Bruno Keller', 'Daan de Vries', 'Amélie Durand'].map(
        async (name) => (await findRow(canvasElement, name)).querySelector('svg')?.innerHTML,
      ),
    );
    await expect(new Set([admin, verified, blocked, notVerified]).size).toBe(4);
    await expect(others).toEqual([verified]);
    await expect(canvas.getByRole('heading', { level: 1, name: t('users.title') })).toBeVisible();
    await expect(canvas.getByText(t('users.counts', { count: 25 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('users.create') })).toHaveAttribute(
      'href',
      '/backend/user/add',
    );
    await expect(canvas.getByRole('button', { name: t('list.page', { page: '3' }) })).toBeVisible();
    const order = canvas.getByRole('combobox', { name: t('list.order') });
    await waitFor(() => expect(within(order).getAllByRole('option')).toHaveLength(14));
    await expect(order).toHaveDisplayValue('First name, A to Z');
  },
};

/** Who stands before a device reads its label, and asks whose it is. */
export const ByLabel: Story = {
  name: 'The label of a device finds whose it is',
  parameters: { proves: ['USR-01'], stage: { as: 'admin', path: '/backend/users' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await findRow(canvasElement, 'Magda Wójcik');
    const search = canvas.getByRole('searchbox', { name: t('list.search') });
    await userEvent.type(search, 'cr-1004{Enter}');
    await expect(await findRow(canvasElement, 'Olga Marchetti')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
  },
};

const updates = hearBodies('updateUser');

/** Each is read, and sent as it is now with what is chosen: id, role, verified and blocked, and nothing else. */
export const FastEdit: Story = {
  name: 'Several are edited: one is refused, and the others are saved',
  parameters: {
    proves: ['USR-03', 'USR-09', 'USR-11'],
    stage: { ...byName, faults: updates.faults },
    reach: act('list.edit', 'Ada Winter', 'Amélie Durand', 'Daan de Vries'),
  },
  async play({ loaded, t }) {
    const { http } = (loaded.stage as Stage).client;
    const dialog = await findDialog('dialog', t('users.edit.many', { count: 3 }));
    const save = within(dialog).getByRole('button', { name: t('users.edit.many', { count: 3 }) });
    await within(dialog).findByRole('radiogroup', { name: t('user.role') });
    await expect(within(dialog).getByText(t('users.asIs.hint'))).toBeVisible();
    await expect(save).toBeDisabled();
    await choose(dialog, t('user.block'), t('user.blocked'));
    await userEvent.click(save);
    const failed = await findDialog('alertdialog', t('list.edit.failedTitle'));
    const alert = within(failed).getByRole('alert');
    await expect(alert).toHaveTextContent(t('users.edit.failed', { count: 1 }));
    await expect(within(alert).getByRole('listitem')).toHaveTextContent(`Ada Winter: ${t('user.lastAdmin')}`);
    await expect(await within(document.body).findByText(t('users.edited', { count: 2 }))).toBeVisible();
    await expect(updates.bodies).toContainEqual({ id: 1, role: 'admin', verified: true, blocked: true });
    const [daan] = await http.request(users.calls.list, { query: { query: 'de Vries' } });
    // What nobody has chosen stays.
    await expect(daan).toMatchObject({ role: 'user', verified: false, blocked: true });
  },
};

export const Deleted: Story = {
  name: 'One who is deleted is named by the id',
  parameters: {
    proves: ['USR-03', 'API-10'],
    stage: byName,
    reach: act('list.delete', 'Amélie Durand'),
  },
  async play({ t }) {
    const question = await findDialog('alertdialog', t('list.delete.title'));
    await expect(question).toHaveAccessibleDescription(
      t('users.delete.question', { names: 'Amélie Durand' }),
    );
    await userEvent.click(
      within(question).getByRole('button', { name: t('users.delete.confirm', { count: 1 }) }),
    );
    await expect(await within(document.body).findByText(t('users.deleted', { id: '6' }))).toBeVisible();
  },
};

export const NotDeleted: Story = {
  name: 'The last administrator is not deleted, two others are',
  parameters: {
    proves: ['USR-03', 'USR-11', 'API-10'],
    stage: byName,
    async reach(context: StoryContext) {
      await act('list.delete', 'Ada Winter', 'Amélie Durand', 'Björn Åkesson')(context);
      const { t } = context;
      const question = await findDialog('alertdialog', t('list.delete.title'));
      await userEvent.click(
        within(question).getByRole('button', { name: t('users.delete.confirm', { count: 3 }) }),
      );
    },
  },
  async play({ t }) {
    const failed = await findDialog('alertdialog', t('users.delete.incomplete'));
    const alert = within(failed).getByRole('alert');
    await expect(alert).toHaveTextContent(t('users.delete.failed', { count: 1 }));
    await expect(alert).toHaveTextContent(t('user.lastAdmin'));
    await expect(await within(document.body).findByText(t('users.deletedMany', { count: 2 }))).toBeVisible();
  },
};

/** One who is edited is named instead of counted. */
export const EditingOne: Story = {
  name: 'One is edited',
  tags: ['!autodocs'],
  parameters: { proves: ['USR-03'], stage: byName, reach: act('list.edit', 'Amélie Durand') },
  async play({ t }) {
    await expect(await findDialog('dialog', t('users.edit', { name: 'Amélie Durand' }))).toBeVisible();
  },
};

export const states = listStates({
  entity: users,
  empty: 'users.empty',
  add: ['users.create', '/backend/user/add'],
});

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const list = await within(canvasElement).findByRole('grid');
    const own = /@|\d{4}|---/;
    const names = [...list.querySelectorAll('a')].map(({ textContent }) => textContent ?? '');
    await expect(strayTexts(list, names).filter((text) => !own.test(text))).toEqual([]);
  },
};
