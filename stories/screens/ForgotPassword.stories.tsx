import { ForgotPassword } from '@carillon/react/account';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withAddress } from '../patterns/withAddress.tsx';
import { accountForm, findToast, typeInto } from './accountForms.ts';

const form = accountForm({
  path: '/backend/forgot-password',
  call: 'forgotPassword',
  submit: 'recover.send',
  fill: (context) => typeInto(context, { 'login.email': 'Owner@Carillon.example' }),
});

const meta: Meta<typeof ForgotPassword> = {
  title: 'Screens/Account/Forgot password',
  component: ForgotPassword,
  parameters: { layout: 'fullscreen', screen: 'form', stage: form.stage() },
};
export default meta;

type Story = StoryObj<typeof ForgotPassword>;

export const Empty: Story = {
  name: 'It asks for the address, and says what it is for',
  parameters: { proves: ['ACC-08'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('login.forgot') })).toBeVisible();
    await expect(canvas.getByText(t('forgot.detail'))).toBeVisible();
    const email = canvas.getByLabelText(t('login.email'));
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(email).toHaveAccessibleDescription(t('recover.email.hint'));
    await expect(canvas.getByRole('link', { name: t('login.title') })).toHaveAttribute(
      'href',
      '/backend/login',
    );
  },
};

export const Sent: Story = {
  name: 'It says that an e-mail is on its way, and leads to the first page',
  decorators: withAddress,
  parameters: { proves: ['ACC-08'], reach: form.send },
  async play({ canvasElement, t }) {
    await expect(await findToast(t('forgot.done.title'))).toBeVisible();
    await expect(await findToast(t('forgot.done', { email: 'owner@carillon.example' }))).toBeVisible();
    await expect(within(document.body).getByRole('link', { name: t('forgot.enter') })).toHaveAttribute(
      'href',
      '/backend/reset-password',
    );
    await waitFor(() => expect(canvasElement.textContent).toMatch(/\/$/));
    // The platform answers developers with the token; this is the production variant.
    await expect(within(document.body).queryByText(t('mailed.reset.title'))).toBeNull();
  },
};

export const SentInDebug: Story = {
  name: 'The debug variant also shows the link of the e-mail',
  parameters: { proves: ['NAV-14'], stage: form.stage({ isDebug: true }), reach: form.send },
  async play({ t }) {
    await expect(await findToast(t('mailed.reset.title'))).toBeVisible();
    await expect(await findToast(t('mailed.detail', { email: 'owner@carillon.example' }))).toBeVisible();
    await expect(
      within(document.body)
        .getByRole('link', { name: t('mailed.reset') })
        .getAttribute('href'),
    ).toMatch(/^\/backend\/reset-password\?token=ey/);
  },
};

export const Invalid: Story = {
  name: 'What is no address is refused before anything is sent',
  parameters: {
    proves: ['ACC-15'],
    async reach(context: StoryContext) {
      await typeInto(context, { 'login.email': 'owner@carillon' });
      await form.press(context);
    },
  },
  async play({ canvasElement, t }) {
    const email = within(canvasElement).getByLabelText(t('login.email'));
    await waitFor(() => expect(email).toHaveAccessibleDescription(t('problem.email')));
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('owner@carillon');
  },
};

export const Sending: Story = { ...form.sending, name: 'While it is sent nothing can be typed' };
export const ServerDown: Story = { ...form.serverDown, name: 'The server fails: all is as typed' };
export const Offline: Story = { ...form.offline, name: 'No network: all is as typed' };
export const LongTexts: Story = form.longTexts;
export const Dark: Story = { ...Empty, tags: ['certify'], name: 'Dark', globals: { theme: 'dark' } };
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
