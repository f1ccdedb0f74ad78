import { users } from '@carillon/protocol/account';
import { UserForm } from '@carillon/react/backoffice';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { startingWith } from '../matchers.ts';
import type { PlainKey } from '../patterns/answers.ts';
import { formStates } from '../patterns/formStates.ts';
import { hearBodies } from '../sentBodies.ts';

const stage = { as: 'admin', path: '/backend/user/2' } as const;

const meta: Meta<typeof UserForm> = {
  title: 'Screens/Back-office/User form',
  component: UserForm,
  args: { id: 2 },
  parameters: { layout: 'fullscreen', screen: 'record', stage },
};
export default meta;

type Story = StoryObj<typeof UserForm>;

type Place = Pick<StoryContext, 'canvasElement' | 't'>;

const findField = ({ canvasElement, t }: Place, key: PlainKey) =>
  within(canvasElement).findByLabelText(startingWith(t(key)), { selector: 'input, textarea' });
const press = async ({ canvasElement, t }: Place, key: PlainKey) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: t(key) }));
const choose = async ({ canvasElement, t }: Place, group: PlainKey, word: PlainKey) =>
  userEvent.click(
    within(await within(canvasElement).findByRole('radiogroup', { name: t(group) })).getByRole('radio', {
      name: t(word),
    }),
  );
const findTold = (text: string) => within(document.body).findByText(text);
const findQuestion = (name: string) => within(document.body).findByRole('alertdialog', { name });

/** Who they are, what they may do, and how much is theirs, with the ways to it. */
export const Ready: Story = {
  parameters: { proves: ['USR-06', 'USR-07'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await findField(context, 'user.firstName')).toHaveValue('Oscar'));
    await expect(await findField(context, 'user.email')).toHaveValue('owner@carillon.example');
    await expect(await findField(context, 'user.password')).toHaveValue('');
    for (const word of ['user.role.user', 'user.verified', 'user.notBlocked'] as const) {
      await expect(await canvas.findByRole('radio', { name: t(word) })).toBeChecked();
    }
    const facts = [...canvasElement.querySelectorAll('dd')].map(({ textContent }) => textContent);
    await expect(facts[0]).toBe('2');
    for (const moment of facts.slice(1, 3)) await expect(moment).toMatch(/2026/);
    // They have not logged in yet.
    await expect(facts[3]).toBe('---');
    await expect(facts.slice(4)).toEqual([`3${t('form.view')}`, `7${t('form.view')}`, `12${t('form.view')}`]);
    const hrefOf = (name: string) =>
      canvas.getByRole('link', { name: t('form.view.of', { name }) }).getAttribute('href');
    await expect(hrefOf(t('user.devices'))).toBe('/manage/2/list');
    await expect(hrefOf(t('user.tags'))).toBe('/manage/2/tags');
    await expect(hrefOf(t('user.addresses'))).toBe('/backend/address/2');
    await expect(canvas.getByRole('heading', { level: 1, name: t('user.edit') })).toBeVisible();
    await expect(canvas.getAllByText('Oscar Lindqvist').at(-1)).toBeVisible();
  },
};

const additions = hearBodies('addUser');

export const Add: Story = {
  name: 'A new user is one who is verified and not blocked',
  args: { id: 'add' },
  parameters: {
    proves: ['USR-05', 'USR-09'],
    stage: { ...stage, path: '/backend/user/add', faults: additions.faults },
    async reach(context: StoryContext) {
      await userEvent.type(await findField(context, 'user.firstName'), 'Nora');
      await userEvent.type(await findField(context, 'user.lastName'), 'Falk');
      await userEvent.type(await findField(context, 'user.location'), 'Torggatan 3, Lund');
      await userEvent.type(await findField(context, 'user.email'), ' Nora@carillon.example');
      const password = await findField(context, 'user.password');
      await userEvent.type(password, 'Person-123!');
      await press(context, 'login.show');
      await expect(password).toHaveAttribute('type', 'text');
      await press(context, 'login.hide');
      await expect(password).toHaveAttribute('type', 'password');
      await press(context, 'form.add');
    },
  },
  async play({ t }) {
    await expect(await findTold(t('user.added.title'))).toBeVisible();
    await expect(await findTold(t('user.added'))).toBeVisible();
    await expect(additions.bodies).toContainEqual({
      first_name: 'Nora',
      last_name: 'Falk',
      location: 'Torggatan 3, Lund',
      username: 'nora@carillon.example',
      password: 'Person-123!',
      role: 'user',
      verified: true,
      blocked: false,
    });
  },
};

export const Invalid: Story = {
  args: { id: 'add' },
  parameters: { proves: ['USR-10'], reach: (context: StoryContext) => press(context, 'form.add') },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    for (const problem of [
      'problem.firstName',
      'problem.lastName',
      'problem.location',
      'problem.username',
      'problem.password',
    ] as const) {
      await expect(await canvas.findByText(t(problem))).toBeVisible();
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('form.invalid', { count: 5 }));
  },
};

const updates = hearBodies('updateUser');

/** Every field is sent; of the password, which nobody has typed, nothing. */
export const Edited: Story = {
  name: 'What is changed is saved, and told with the id',
  parameters: {
    proves: ['USR-08', 'USR-09'],
    stage: { ...stage, faults: updates.faults },
    async reach(context: StoryContext) {
      await choose(context, 'user.block', 'user.blocked');
      await press(context, 'user.save');
    },
  },
  async play({ t }) {
    await expect(await findTold(t('user.edited.title'))).toBeVisible();
    await expect(await findTold(t('user.edited', { id: '2' }))).toBeVisible();
    await expect(updates.bodies).toContainEqual({
      first_name: 'Oscar',
      last_name: 'Lindqvist',
      location: 'Harbour Street 12, Kielstadt',
      username: 'owner@carillon.example',
      role: 'user',
      verified: true,
      blocked: true,
    });
  },
};

export const Removed: Story = {
  name: 'One who is deleted is told with the id',
  parameters: {
    proves: ['USR-07', 'USR-08'],
    async reach(context: StoryContext) {
      await findField(context, 'user.firstName');
      await press(context, 'form.delete');
    },
  },
  async play({ t }) {
    const question = await findQuestion(t('form.delete.title'));
    await expect(question).toHaveAccessibleDescription(
      t('users.delete.question', { names: 'Oscar Lindqvist' }),
    );
    await userEvent.click(
      within(question).getByRole('button', { name: t('form.delete.confirm', { name: 'Oscar Lindqvist' }) }),
    );
    await expect(await findTold(t('user.removed.title'))).toBeVisible();
    await expect(await findTold(t('user.removed', { id: '2' }))).toBeVisible();
  },
};

/** Their own account, too: the page says so. */
export const LastAdministrator: Story = {
  name: 'The last administrator is neither made a user nor deleted',
  args: { id: 1 },
  parameters: {
    proves: ['USR-11', 'API-10'],
    stage: { ...stage, path: '/backend/user/1' },
    async reach(context: StoryContext) {
      await choose(context, 'user.role', 'user.role.user');
      await press(context, 'user.save');
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`${t('user.edit.failed')}${t('user.lastAdmin')}`);
    await expect(canvas.getByText(t('user.own'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('user.own.profile') })).toHaveAttribute(
      'href',
      '/backend/profile',
    );
    await press(context, 'form.delete');
    const question = within(await findQuestion(t('form.delete.title')));
    await userEvent.click(
      question.getByRole('button', { name: t('form.delete.confirm', { name: 'Ada Winter' }) }),
    );
    const failed = await findQuestion(t('form.delete.failed.title'));
    await expect(await within(failed).findByText(t('user.lastAdmin'))).toBeVisible();
  },
};

const mails = hearBodies('resendEmail');

/** The first time the platform fails. */
export const Unverified: Story = {
  name: 'Who is not verified is sent the e-mail again',
  args: { id: 4 },
  parameters: {
    stage: { ...stage, path: '/backend/user/4', failsOnce: 'resendEmail', faults: mails.faults },
    reach: (context: StoryContext) => press(context, 'user.resend'),
  },
  async play(context) {
    const { canvasElement, t } = context;
    const email = 'unverified@carillon.example';
    await expect(await findTold(t('user.resend.failed'))).toBeVisible();
    await expect(within(canvasElement).getByText(t('user.resend.detail', { email }))).toBeVisible();
    await press(context, 'user.resend');
    await expect(await findTold(t('user.resend.done'))).toBeVisible();
    await expect(mails.bodies).toContainEqual({ email });
  },
};

export const states = formStates({
  entity: users,
  add: 'user.add',
  edit: 'user.edit',
  field: 'user.firstName',
  save: 'user.save',
  saveElsewhere: (http) => http.request(users.calls.update, { userId: 2, body: { location: 'Lisbon' } }),
  deleteElsewhere: (http) => http.request(users.calls.remove, { userId: 2 }),
});
