import { ResendEmail } from '@carillon/react/account';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { accountForm, findToast, typeInto } from './accountForms.ts';

const form = accountForm({
  path: '/backend/resend-email',
  call: 'resendEmail',
  submit: 'recover.send',
  fill: (context) => typeInto(context, { 'login.email': 'unverified@carillon.example' }),
});

const meta: Meta<typeof ResendEmail> = {
  title: 'Screens/Account/Resend email',
  component: ResendEmail,
  parameters: { layout: 'fullscreen', screen: 'form', stage: form.stage() },
};
export default meta;

type Story = StoryObj<typeof ResendEmail>;

export const Empty: Story = {
  name: 'It asks for the address of the account',
  parameters: { proves: ['ACC-07'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('resend.title') })).toBeVisible();
    await expect(canvas.getByText(t('resend.detail'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('login.verify') })).toHaveAttribute(
      'href',
      '/backend/verify-email',
    );
  },
};

export const Sent: Story = {
  name: 'It says that the e-mail was sent, and stays for another try',
  parameters: { proves: ['ACC-07'], reach: form.send },
  async play({ canvasElement, t }) {
    await expect(await findToast(t('resend.done'))).toBeVisible();
    await expect(await findToast(t('resend.done.detail'))).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: t('recover.send') })).toBeEnabled();
    await expect(within(document.body).queryByText(t('mailed.verify.title'))).toBeNull();
  },
};

export const Invalid: Story = {
  name: 'What is no address is refused before anything is sent',
  parameters: { proves: ['ACC-15'], reach: (context: StoryContext) => form.press(context) },
  async play({ canvasElement, t }) {
    const email = within(canvasElement).getByLabelText(t('login.email'));
    await waitFor(() => expect(email).toHaveAccessibleDescription(t('problem.email')));
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
