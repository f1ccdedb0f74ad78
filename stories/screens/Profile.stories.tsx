import { Profile } from '@carillon/react/account';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StageOptions } from '../../.storybook/stage.ts';
import { failing, type PlainKey } from '../patterns/answers.ts';
import { withAddress } from '../patterns/withAddress.tsx';
import { strayTexts } from '../strayTexts.ts';
import { findToast, getStage, typeInto } from './accountForms.ts';

const stage = (more: StageOptions = {}) => ({ as: 'owner', path: '/backend/profile', ...more }) as const;

const meta: Meta<typeof Profile> = {
  title: 'Screens/Account/Profile',
  component: Profile,
  parameters: { layout: 'fullscreen', screen: 'record', stage: stage() },
};
export default meta;

type Story = StoryObj<typeof Profile>;

const press = async ({ canvasElement, t }: StoryContext, name: PlainKey) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: t(name) }));
const findDialog = (name: string) => within(document.body).findByRole('alertdialog', { name });
const answer = async (question: string, name: string) =>
  userEvent.click(within(await findDialog(question)).getByRole('button', { name }));

async function unlock(context: StoryContext) {
  const { t } = context;
  await press(context, 'profile.edit');
  await answer(t('profile.edit.title'), t('profile.edit'));
}

async function askToDelete(context: StoryContext) {
  await press(context, 'profile.delete');
  await findDialog(context.t('form.delete.title'));
}

export const Ready: Story = {
  name: 'It shows who somebody is; e-mail and password are locked',
  parameters: { proves: ['ACC-11'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText(t('profile.firstName'))).not.toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 1, name: t('profile.title') })).toBeVisible();
    await expect(canvas.getByLabelText(t('profile.lastName'))).toHaveAttribute('autocomplete', 'family-name');
    await expect(canvas.getByLabelText(t('profile.location'))).toBeEnabled();
    await expect(canvas.getByLabelText(t('profile.email'))).toBeDisabled();
    await expect(canvas.getByLabelText(t('profile.password'))).toBeDisabled();
    await expect(canvas.getByText(t('profile.locked'))).toBeVisible();
    await expect(canvas.getByText(t('profile.delete.what'))).toBeVisible();
  },
};

export const Unlocking: Story = {
  name: 'Before they are unlocked, what a new one leads to is said',
  parameters: {
    proves: ['ACC-11', 'ACC-12'],
    reach: (context: StoryContext) => press(context, 'profile.edit'),
  },
  async play({ canvasElement, t }) {
    const dialog = await findDialog(t('profile.edit.title'));
    await expect(dialog).toHaveTextContent(t('profile.edit.detail'));
    await expect(dialog).toHaveTextContent(t('profile.edit.email'));
    await userEvent.click(within(dialog).getByRole('button', { name: t('form.cancel') }));
    await expect(within(canvasElement).getByLabelText(t('profile.email'))).toBeDisabled();
  },
};

export const Unlocked: Story = {
  name: 'Unlocked: the focus is on the e-mail, and a new password shows what it needs',
  parameters: { proves: ['ACC-11'], reach: unlock },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText(t('profile.email'))).toBeEnabled());
    await waitFor(() => expect(canvas.getByLabelText(t('profile.email'))).toHaveFocus());
    await expect(canvas.getByText(t('profile.unlocked'))).toBeVisible();
    await expect(canvas.getByText(t('profile.email.hint'))).toBeVisible();
    const password = canvas.getByLabelText((name) => name.startsWith(t('profile.newPassword')));
    await expect(password).toHaveValue('');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByText(t('profile.optional'))).toBeVisible();
  },
};

export const Saved: Story = {
  name: 'A new name is saved: it is said, and the page stays',
  parameters: {
    proves: ['ACC-11'],
    async reach(context: StoryContext) {
      await unlock(context);
      await typeInto(context, { 'profile.firstName': 'Oda' });
      await press(context, 'form.submit');
    },
  },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    await expect(await findToast(t('profile.saved'))).toBeVisible();
    await waitFor(() =>
      expect(getStage({ loaded }).client.session.getSnapshot().user?.first_name).toBe('Oda'),
    );
    await waitFor(() => expect(canvas.queryByText(t('form.unsaved'))).toBeNull());
    await expect(canvas.getByLabelText(t('profile.firstName'))).toHaveValue('Oda');
    await expect(canvas.queryByText(t('form.changed'))).toBeNull();
    // What logs out is locked again.
    await waitFor(() => expect(canvas.getByLabelText(t('profile.email'))).toBeDisabled());
  },
};

export const EmailChanged: Story = {
  name: 'A new e-mail is saved: it has to be verified, and the login is next',
  decorators: withAddress,
  parameters: {
    proves: ['ACC-12'],
    async reach(context: StoryContext) {
      await unlock(context);
      await typeInto(context, { 'profile.email': 'Owner@New.example' });
      await press(context, 'form.submit');
    },
  },
  async play({ canvasElement, loaded, t }) {
    await expect(await findToast(t('profile.saved'))).toBeVisible();
    await expect(await findToast(t('profile.saved.email', { email: 'owner@new.example' }))).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).toMatch(/\/backend\/login$/));
    await expect(getStage({ loaded }).client.session.getSnapshot().user).toBeNull();
    await expect(within(document.body).queryByText(t('mailed.verify.title'))).toBeNull();
  },
};

export const EmailChangedInDebug: Story = {
  name: 'The debug variant also shows the verification link for the new e-mail',
  tags: ['!autodocs'],
  parameters: { ...EmailChanged.parameters, proves: ['NAV-14'], stage: stage({ isDebug: true }) },
  async play({ t }) {
    await expect(await findToast(t('mailed.detail', { email: 'owner@new.example' }))).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  name: 'A new password is saved, and the login is next',
  decorators: withAddress,
  parameters: {
    proves: ['ACC-12'],
    async reach(context: StoryContext) {
      await unlock(context);
      const { canvasElement, t } = context;
      const password = await within(canvasElement).findByLabelText((name) =>
        name.startsWith(t('profile.newPassword')),
      );
      await userEvent.type(password, 'Lobby-2026');
      await press(context, 'form.submit');
    },
  },
  async play({ canvasElement, t }) {
    await expect(await findToast(t('profile.saved.password'))).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).toMatch(/\/backend\/login$/));
  },
};

export const EmailTaken: Story = {
  name: 'An address that belongs to another account',
  parameters: {
    proves: ['ACC-13'],
    async reach(context: StoryContext) {
      await unlock(context);
      await typeInto(context, { 'profile.email': 'other@carillon.example' });
      await press(context, 'form.submit');
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('profile.exists.title'));
    await expect(alert).toHaveTextContent(t('profile.exists', { email: 'other@carillon.example' }));
    await waitFor(() => expect(canvas.getByLabelText(t('profile.email'))).toHaveFocus());
    await expect(canvas.getByLabelText(t('profile.email'))).toHaveValue('other@carillon.example');
    // What is typed meanwhile is another address, of which nothing was said.
    await userEvent.type(canvas.getByLabelText(t('profile.email')), '.org');
    await expect(canvas.getByLabelText(t('profile.email'))).toHaveValue('other@carillon.example.org');
    await expect(alert).toHaveTextContent(t('profile.exists', { email: 'other@carillon.example' }));
    await expect(alert).not.toHaveTextContent('example.org');
  },
};

export const Invalid: Story = {
  name: 'What is missing or wrong is said at its field',
  parameters: {
    proves: ['ACC-11', 'ACC-15', 'ACC-16', 'ACC-17'],
    async reach(context: StoryContext) {
      await unlock(context);
      const { canvasElement, t } = context;
      const canvas = within(canvasElement);
      for (const name of ['profile.firstName', 'profile.lastName', 'profile.location'] as const)
        await userEvent.clear(canvas.getByLabelText(t(name)));
      await typeInto(context, { 'profile.email': 'owner@new' });
      await userEvent.type(
        canvas.getByLabelText((name) => name.startsWith(t('profile.newPassword'))),
        'lobby',
      );
      await press(context, 'form.submit');
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(t('problem.password'))).toBeVisible());
    await expect(canvas.getByLabelText(t('profile.firstName'))).toHaveFocus();
    for (const problem of [
      'problem.firstName',
      'problem.lastName',
      'problem.location',
      'problem.email',
      'problem.password',
    ] as const)
      await expect(canvas.getByText(t(problem))).toBeVisible();
  },
};

export const Deleting: Story = {
  name: 'Before the account is deleted, what goes with it is said',
  parameters: { proves: ['ACC-14'], reach: askToDelete },
  async play({ t }) {
    const dialog = await findDialog(t('form.delete.title'));
    await expect(dialog).toHaveTextContent(t('profile.delete.detail', { email: 'owner@carillon.example' }));
    await expect(within(dialog).getByRole('button', { name: t('profile.delete.confirm') })).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: t('form.cancel') })).toHaveFocus());
  },
};

export const Deleted: Story = {
  name: 'The account is deleted, and the first page is next',
  decorators: withAddress,
  parameters: {
    proves: ['ACC-14'],
    async reach(context: StoryContext) {
      const { t } = context;
      await askToDelete(context);
      await answer(t('form.delete.title'), t('profile.delete.confirm'));
    },
  },
  async play({ canvasElement, loaded, t }) {
    await expect(await findToast(t('profile.deleted.title'))).toBeVisible();
    await expect(await findToast(t('profile.deleted'))).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).not.toContain('/backend'));
    await expect(getStage({ loaded }).client.session.getSnapshot().user).toBeNull();
  },
};

export const NotDeleted: Story = {
  name: 'The last administrator cannot be deleted: the server says why',
  parameters: {
    proves: ['ACC-14'],
    stage: stage({ as: 'admin' }),
    async reach(context: StoryContext) {
      const { t } = context;
      await askToDelete(context);
      await answer(t('form.delete.title'), t('profile.delete.confirm'));
    },
  },
  async play({ t }) {
    const dialog = await findDialog(t('form.delete.failed.title'));
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(/administrator/);
  },
};

export const Leaving: Story = {
  name: 'Who leaves with unsaved changes is asked first',
  parameters: {
    proves: ['FLT-085'],
    async reach(context: StoryContext) {
      await typeInto(context, { 'profile.firstName': 'Oda' });
      const { canvasElement, t } = context;
      await userEvent.click(within(canvasElement).getByRole('link', { name: t('form.back') }));
    },
  },
  async play({ t }) {
    await expect(await findDialog(t('form.leave.title'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { stage: stage({ latencyMs: 600_000 }) },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('status', { name: t('form.loading') })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'It cannot be loaded',
  parameters: { proves: ['FLT-066'], stage: stage({ faults: failing('readUser') }) },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('profile.failed'))).toBeVisible();
    await expect(canvas.getByText(t('error.serverError'))).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'No network',
  parameters: { proves: ['API-07'], stage: stage({ network: 'offline' }) },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(t('error.offline'));
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  parameters: { reach: unlock },
  async play({ canvasElement, t }) {
    await waitFor(() => expect(within(canvasElement).getByLabelText(t('profile.email'))).toBeEnabled());
    const dates = /\d{4}/;
    await expect(strayTexts(canvasElement).filter((text) => !dates.test(text))).toEqual([]);
  },
};

export const Dark: Story = { ...Ready, tags: ['certify'], name: 'Dark', globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Ready,
  tags: ['certify'],
  name: 'Narrow',
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...Ready,
  tags: ['certify'],
  name: 'Right to left',
  parameters: { ...meta.parameters, locale: 'ar-EG' },
};
