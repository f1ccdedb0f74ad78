import { VerifyEmail } from '@carillon/react/account';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withAddress } from '../patterns/withAddress.tsx';
import { accountForm, findToast, getStage, typeInto } from './accountForms.ts';
import { withMailedLink } from './withMailedLink.tsx';

const form = accountForm({
  path: '/backend/verify-email',
  call: 'verifyEmail',
  submit: 'verify.submit',
  fill: (context) => typeInto(context, { 'recover.token': ' not.a.token ' }),
});

const meta: Meta<typeof VerifyEmail> = {
  title: 'Screens/Account/Verify email',
  component: VerifyEmail,
  parameters: { layout: 'fullscreen', screen: 'form', stage: form.stage() },
};
export default meta;

type Story = StoryObj<typeof VerifyEmail>;

const withLink = withMailedLink('resend-email', 'unverified@carillon.example', '/backend/verify-email');

export const NotVerified: Story = {
  name: 'Not verified: the token can be pasted',
  parameters: { proves: ['ACC-05', 'ACC-06'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('login.verify') })).toBeVisible();
    const token = canvas.getByLabelText(t('recover.token'));
    await expect(token).toHaveAccessibleDescription(t('recover.token.hint'));
    await expect(canvas.getByText(t('verify.noEmail'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('verify.request') })).toHaveAttribute(
      'href',
      '/backend/resend-email',
    );
  },
};

export const ByItself: Story = {
  name: 'The token of the address is sent by itself, once, and leaves the address',
  decorators: [withAddress, withLink],
  parameters: { proves: ['ACC-05', 'ACC-18', 'FLT-064'] },
  async play({ canvasElement, loaded, t }) {
    await expect(await findToast(t('verify.done.title'))).toBeVisible();
    await expect(await findToast(t('verify.done'))).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).toMatch(/\/backend\/login$/));
    await expect([...getStage({ loaded }).statuses]).toEqual([200]);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Verifying: Story = {
  name: 'Verifying, as the address has a token, which it has no longer before there is an answer',
  decorators: withAddress,
  parameters: {
    proves: ['ACC-05', 'ACC-18'],
    stage: form.stage({ search: '?token=a.b.c', stuck: 'verifyEmail' }),
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: t('verify.running') })).toHaveAttribute(
      'data-busy',
    );
    await expect(canvas.getByLabelText(t('recover.token'))).toHaveValue('a.b.c');
    await waitFor(() => expect(canvasElement.textContent).toMatch(/\/backend\/verify-email$/));
  },
};

export const Failed: Story = {
  name: 'A token that is over: the server says so, and a new e-mail can be requested',
  parameters: {
    proves: ['ACC-04', 'ACC-05'],
    stage: form.stage({ search: '?token=not.a.token' }),
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('login.failed.title'));
    await expect(alert).toHaveTextContent('This token is not valid. Please ask for a new email.');
    await expect(within(alert).getByRole('link', { name: t('resend.title') })).toHaveAttribute(
      'href',
      '/backend/resend-email',
    );
    await expect(canvas.getByLabelText(t('recover.token'))).toHaveValue('not.a.token');
  },
};

export const Already: Story = {
  name: 'The address is verified already, in another tab: that, and the login',
  decorators: [
    withAddress,
    withMailedLink('resend-email', 'unverified@carillon.example', '/backend/verify-email', {}),
  ],
  parameters: { proves: ['FLT-129', 'ACC-05'] },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('verify.already.title'));
    await expect(alert).toHaveTextContent(t('verify.already'));
    await expect(alert).not.toHaveTextContent(t('login.failed.title'));
    await expect(within(alert).getByRole('link', { name: t('login.title') })).toHaveAttribute(
      'href',
      '/backend/login',
    );
    await expect(within(alert).queryByRole('link', { name: t('resend.title') })).toBeNull();
  },
};

export const Invalid: Story = {
  name: 'Without a token nothing is sent',
  parameters: { proves: ['ACC-06'], reach: (context: StoryContext) => form.press(context) },
  async play({ canvasElement, t }) {
    const token = within(canvasElement).getByLabelText(t('recover.token'));
    // The field has the focus from the beginning: that says nothing of the press.
    await waitFor(() => expect(token).toHaveAccessibleDescription(t('problem.token')));
    await expect(token).toHaveFocus();
  },
};

export const Sending: Story = { ...form.sending, name: 'While it is sent nothing can be typed' };
export const ServerDown: Story = { ...form.serverDown, name: 'The server fails: all is as typed' };
export const Offline: Story = { ...form.offline, name: 'No network: all is as typed' };
export const LongTexts: Story = form.longTexts;
export const Dark: Story = { ...Failed, tags: ['certify'], name: 'Dark', globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Failed,
  tags: ['certify'],
  name: 'Narrow',
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...Failed,
  tags: ['certify'],
  name: 'Right to left',
  parameters: { ...Failed.parameters, locale: 'ar-EG' },
};
