import { Signup } from '@carillon/react/account';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNeutral } from '../patterns/fields.ts';
import { withAddress } from '../patterns/withAddress.tsx';
import { accountForm, findToast, typeInto } from './accountForms.ts';

const anneke = {
  'signup.name': 'Anneke',
  'signup.surname': 'van der Westhuizen',
  'signup.location': 'Keizersgracht 12, Amsterdam',
  'login.email': 'anneke@rooms-and-lobbies.example',
  'login.password': 'Carillon-1',
};

const agree = ({ canvasElement, t }: StoryContext) =>
  userEvent.click(within(canvasElement).getByRole('checkbox', { name: t('signup.agree') }));

const form = accountForm({
  path: '/backend/signup',
  call: 'signup',
  submit: 'login.signup',
  async fill(context) {
    await typeInto(context, anneke);
    await agree(context);
  },
});

const meta: Meta<typeof Signup> = {
  title: 'Screens/Account/Signup',
  component: Signup,
  parameters: { layout: 'fullscreen', screen: 'form', stage: form.stage() },
};
export default meta;

type Story = StoryObj<typeof Signup>;

export const Empty: Story = {
  name: 'It asks for who somebody is, and password managers know each field',
  parameters: { proves: ['ACC-03'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('login.signup') })).toBeVisible();
    await expectNeutral(canvasElement);
    for (const [key, autoComplete] of [
      ['signup.name', 'given-name'],
      ['signup.surname', 'family-name'],
      ['signup.location', 'street-address'],
      ['login.email', 'username'],
      ['login.password', 'new-password'],
    ] as const) {
      const field = canvas.getByLabelText(t(key));
      await expect(field).toHaveAttribute('autocomplete', autoComplete);
      await userEvent.click(field);
      await userEvent.paste('Pasted');
      await expect(field).toHaveValue('Pasted');
      await userEvent.clear(field);
    }
    await expect(canvas.getByRole('checkbox', { name: t('signup.agree') })).not.toBeChecked();
    await expect(canvas.getByText(t('signup.known'))).toBeVisible();
  },
};

export const Filled: Story = {
  name: 'What the password has is checked off while it is typed',
  parameters: {
    proves: ['ACC-16'],
    reach: (context: StoryContext) => typeInto(context, { ...anneke, 'login.password': 'Carillon1' }),
  },
  async play({ canvasElement, t }) {
    const rules = within(canvasElement).getByRole('list', { name: t('password.rules') });
    await waitFor(() => expect(within(rules).getAllByText(t('password.met'))).toHaveLength(4));
    await expect(within(canvasElement).getByLabelText(t('login.email'))).toHaveAccessibleDescription(
      t('signup.email.hint'),
    );
  },
};

export const SignedUp: Story = {
  name: 'The account is made, and the login is next',
  decorators: withAddress,
  parameters: { proves: ['ACC-03'], reach: form.send },
  async play({ canvasElement, t }) {
    await expect(await findToast(t('signup.done.title'))).toBeVisible();
    await expect(await findToast(t('signup.done'))).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).toMatch(/\/backend\/login$/));
    await expect(within(document.body).queryByText(t('mailed.verify.title'))).toBeNull();
  },
};

export const SignedUpInDebug: Story = {
  name: 'The debug variant also shows the verification link, which stays',
  tags: ['certify'],
  parameters: { proves: ['NAV-14'], stage: form.stage({ isDebug: true }), reach: form.send },
  async play({ t }) {
    await expect(await findToast(t('mailed.verify.title'))).toBeVisible();
    await expect(await findToast(t('mailed.detail', { email: anneke['login.email'] }))).toBeVisible();
    await expect(
      within(document.body)
        .getByRole('link', { name: t('mailed.verify') })
        .getAttribute('href'),
    ).toMatch(/^\/backend\/verify-email\?token=ey/);
  },
};

export const AccountExists: Story = {
  name: 'An address that has an account already',
  parameters: {
    proves: ['ACC-04'],
    async reach(context: StoryContext) {
      await typeInto(context, { ...anneke, 'login.email': 'owner@carillon.example' });
      await agree(context);
      await form.press(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('signup.exists.title'));
    await expect(alert).toHaveTextContent(t('signup.exists', { email: 'owner@carillon.example' }));
    await expect(within(alert).getByRole('link', { name: t('login.forgot') })).toHaveAttribute(
      'href',
      '/backend/forgot-password',
    );
    await waitFor(() => expect(canvas.getByLabelText(t('login.email'))).toHaveFocus());
    await expect(canvas.getByLabelText(t('signup.surname'))).toHaveValue('van der Westhuizen');
  },
};

export const Invalid: Story = {
  name: 'What is missing is said, and the focus is on the first of it',
  parameters: {
    proves: ['ACC-15', 'ACC-16', 'ACC-17'],
    async reach(context: StoryContext) {
      await typeInto(context, { 'login.email': 'anneke@rooms', 'login.password': 'Carillon1' });
      await form.press(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const name = canvas.getByLabelText(t('signup.name'));
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveFocus();
    for (const problem of [
      'problem.signupName',
      'problem.signupSurname',
      'problem.signupLocation',
      'problem.email',
      'problem.password',
      'problem.terms',
    ] as const)
      await expect(canvas.getByText(t(problem))).toBeVisible();
  },
};

export const Terms: Story = {
  name: 'The terms, which can be agreed to where they are read',
  parameters: {
    proves: ['ACC-03'],
    reach: ({ canvasElement, t }: StoryContext) =>
      userEvent.click(within(canvasElement).getByRole('button', { name: t('signup.read') })),
  },
  async play({ canvasElement, t }) {
    const dialog = within(await within(document.body).findByRole('dialog', { name: t('terms.title') }));
    for (const section of ['who', 'streams', 'data', 'live', 'end'] as const) {
      await expect(dialog.getByRole('heading', { name: t(`terms.${section}`) })).toBeVisible();
      await expect(dialog.getByText(t(`terms.${section}.detail`))).toBeVisible();
    }
    await userEvent.click(dialog.getByRole('button', { name: t('terms.agree') }));
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: t('signup.agree') })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('button', { name: t('signup.read') })).toHaveFocus());
  },
};

export const TermsNarrow: Story = {
  ...Terms,
  tags: ['certify'],
  name: 'The terms on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const TermsOfTheHost: Story = {
  name: 'The terms of the host take the place of ours',
  args: { terms: <p>Devices are returned in the box in which they came.</p> },
  parameters: Terms.parameters,
  async play({ t }) {
    const dialog = within(await within(document.body).findByRole('dialog', { name: t('terms.title') }));
    await expect(dialog.getByText('Devices are returned in the box in which they came.')).toBeVisible();
    await expect(dialog.queryByText(t('terms.who'))).toBeNull();
  },
};

export const Leaving: Story = {
  name: 'Who leaves a form that is half filled in is asked first',
  parameters: {
    proves: ['FLT-085'],
    async reach(context: StoryContext) {
      await typeInto(context, { 'signup.name': 'Anneke' });
      const { canvasElement, t } = context;
      await userEvent.click(within(canvasElement).getByRole('link', { name: t('login.title') }));
    },
  },
  async play({ t }) {
    const question = within(document.body).findByRole('alertdialog', { name: t('form.leave.title') });
    await expect(await question).toBeVisible();
  },
};

export const Sending: Story = {
  ...form.sending,
  name: 'While it is sent nothing can be typed',
};
export const ServerDown: Story = { ...form.serverDown, name: 'The server fails: all is as typed' };
export const Offline: Story = { ...form.offline, name: 'No network: all is as typed' };
export const LongTexts: Story = form.longTexts;
export const Dark: Story = { ...Filled, tags: ['certify'], name: 'Dark', globals: { theme: 'dark' } };
export const InvalidDark: Story = {
  ...Invalid,
  tags: ['certify'],
  name: 'Invalid, dark',
  globals: { theme: 'dark' },
};
export const Narrow: Story = {
  ...Invalid,
  tags: ['certify'],
  name: 'Narrow',
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...Invalid,
  tags: ['certify'],
  name: 'Right to left',
  parameters: { ...Invalid.parameters, locale: 'ar-EG' },
};
