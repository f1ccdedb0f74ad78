import { Login } from '@carillon/react/account';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Words } from '../../.storybook/words.ts';
import { strayTexts } from '../strayTexts.ts';

const meta: Meta<typeof Login> = {
  title: 'Screens/Account/Login',
  component: Login,
  parameters: { layout: 'fullscreen', screen: 'form', stage: { as: 'nobody', path: '/backend/login' } },
};
export default meta;

type Story = StoryObj<typeof Login>;

async function fillIn(canvasElement: HTMLElement, t: Words, email: string, password: string) {
  const { canvas, emailField, passwordField } = fieldsOf(canvasElement, t);
  if (email) await userEvent.type(emailField, email);
  if (password) await userEvent.type(passwordField, password);
  await userEvent.click(canvas.getByRole('button', { name: t('login.submit') }));
}

/** Logs in with these as soon as the story is shown. */
const loggingIn = (email: string, password: string) => ({
  reach: ({ canvasElement, t }: StoryContext) => fillIn(canvasElement, t, email, password),
});

const fieldsOf = (canvasElement: HTMLElement, t: Words) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    emailField: canvas.getByLabelText(t('login.email')),
    passwordField: canvas.getByLabelText(t('login.password')),
  };
};

export const Empty: Story = {
  name: 'It asks for e-mail and password, and password managers know both',
  parameters: { proves: ['ACC-01'] },
  async play({ canvasElement, t }) {
    const { canvas, emailField, passwordField } = fieldsOf(canvasElement, t);
    await expect(canvas.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('login.submit') })).toBeEnabled();
    await waitFor(() => expect(emailField).toHaveFocus());
    for (const [field, autoComplete] of [
      [emailField, 'username'],
      [passwordField, 'current-password'],
    ] as const) {
      await expect(field).toHaveValue('');
      await expect(field).toHaveAttribute('autocomplete', autoComplete);
      await userEvent.click(field);
      await userEvent.paste('Pasted');
      await expect(field).toHaveValue('Pasted');
      await userEvent.clear(field);
    }
    for (const [text, href] of [
      ['login.forgot', '/backend/forgot-password'],
      ['login.verify', '/backend/verify-email'],
      ['login.signup', '/backend/signup'],
    ] as const)
      await expect(canvas.getByRole('link', { name: t(text) })).toHaveAttribute('href', href);
  },
};

/** Nothing of what was typed is lost, both fields are flagged, and the focus is on the first. */
export const InvalidFormat: Story = {
  parameters: { ...loggingIn('owner@carillon', ''), proves: ['ACC-02'] },
  async play({ canvasElement, t }) {
    const { canvas, emailField, passwordField } = fieldsOf(canvasElement, t);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('login.invalid.title'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('login.invalid'));
    await waitFor(() => expect(emailField).toHaveFocus());
    await expect(emailField).toHaveValue('owner@carillon');
    await expect(passwordField).toHaveAccessibleDescription(t('problem.loginPassword'));

    await userEvent.type(emailField, '.example');
    await expect(emailField).not.toHaveAccessibleDescription();
    await expect(passwordField).toBeInvalid();
  },
};

export const NothingMoves: Story = {
  name: 'What is said of a try moves neither field nor button',
  tags: ['!autodocs'],
  parameters: { proves: ['ACC-02', 'ACC-04', 'API-11'] },
  async play({ canvasElement, t }) {
    const { canvas, emailField, passwordField } = fieldsOf(canvasElement, t);
    const button = canvas.getByRole('button', { name: t('login.submit') });
    const tops = () => [emailField, passwordField, button].map((used) => used.getBoundingClientRect().top);
    const before = tops();
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('login.invalid'));
    expect(tops()).toEqual(before);
    await fillIn(canvasElement, t, 'owner@carillon.example', 'Wrong-123!');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('login.failed.title')));
    expect(tops()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: t('login.close') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(passwordField).toHaveValue('Wrong-123!');
    expect(tops()).toEqual(before);
  },
};

export const NothingMovesNarrow: Story = {
  ...NothingMoves,
  tags: ['certify'],
  name: 'What is said of a try moves neither field nor button, narrow',
  globals: { viewport: { value: 'phone' } },
};

export const WrongPassword: Story = {
  parameters: { ...loggingIn('owner@carillon.example', 'Wrong-123!'), proves: ['ACC-04'] },
  async play({ canvasElement, t }) {
    const { canvas, emailField, passwordField } = fieldsOf(canvasElement, t);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('login.failed.title'));
    await expect(emailField).toHaveValue('owner@carillon.example');
    await waitFor(() => expect(passwordField).toHaveFocus());
  },
};

export const Blocked: Story = {
  name: 'Blocked account',
  parameters: { ...loggingIn('blocked@carillon.example', 'Blocked-123!'), proves: ['ACC-04'] },
  async play({ canvasElement, t }) {
    const { canvas } = fieldsOf(canvasElement, t);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This account is blocked');
  },
};

export const PasswordShown: Story = {
  name: 'Password shown and hidden',
  parameters: {
    async reach({ canvasElement, t }: StoryContext) {
      const { canvas, passwordField } = fieldsOf(canvasElement, t);
      await userEvent.type(passwordField, 'Owner-123!');
      await userEvent.click(canvas.getByRole('button', { name: t('login.show') }));
    },
  },
  async play({ canvasElement, t }) {
    const { canvas, passwordField } = fieldsOf(canvasElement, t);
    const hide = await canvas.findByRole('button', { name: t('login.hide') });
    await expect(passwordField).toHaveAttribute('type', 'text');
    await userEvent.click(hide);
    await expect(canvas.getByLabelText(t('login.password'))).toHaveAttribute('type', 'password');
    await userEvent.type(passwordField, '{CapsLock}A');
    await expect(await canvas.findByText(t('login.capsLock'))).toBeVisible();
    await userEvent.keyboard('{CapsLock}');
  },
};

/** The server takes its time: the button turns, and a second press does nothing. */
export const Busy: Story = {
  name: 'Logging in',
  parameters: {
    ...loggingIn('owner@carillon.example', 'Owner-123!'),
    proves: ['FLT-073'],
    stage: { as: 'nobody', path: '/backend/login', latencyMs: 600_000 },
  },
  async play({ canvasElement, t }) {
    const { canvas } = fieldsOf(canvasElement, t);
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: (name) => name.startsWith(t('login.submit')) }),
      ).toHaveAttribute('data-busy'),
    );
  },
};

export const ServerDown: Story = {
  parameters: {
    ...loggingIn('owner@carillon.example', 'Owner-123!'),
    proves: ['FLT-066'],
    stage: {
      as: 'nobody',
      path: '/backend/login',
      faults: () => new Response('<html>Bad gateway</html>', { status: 502 }),
    },
  },
  async play({ canvasElement, t }) {
    const { canvas, emailField, passwordField } = fieldsOf(canvasElement, t);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('error.unknownStatus', { status: 502 }),
    );
    await expect(emailField).toHaveValue('owner@carillon.example');
    await expect(passwordField).toHaveValue('Owner-123!');
    await expect(canvas.getByRole('button', { name: t('login.submit') })).toBeEnabled();
  },
};

export const Offline: Story = {
  name: 'No network: all is as typed',
  parameters: {
    ...loggingIn('owner@carillon.example', 'Owner-123!'),
    proves: ['API-07'],
    stage: { as: 'nobody', path: '/backend/login', network: 'offline' },
  },
  async play({ canvasElement, t }) {
    const { canvas, emailField, passwordField } = fieldsOf(canvasElement, t);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('error.offline'));
    await expect(emailField).toHaveValue('owner@carillon.example');
    await expect(passwordField).toHaveValue('Owner-123!');
    await waitFor(() => expect(passwordField).toHaveFocus());
  },
};

/** Every word of the screen is in brackets: all of it is in the catalogue, and none is cut off. */
export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  parameters: loggingIn('', ''),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

/** Its storage is refused or full: why the next page asks for the login again is said before somebody wonders. */
export const NotKept: Story = {
  name: 'The browser will not keep the login',
  parameters: {
    proves: ['FLT-061', 'FLT-126'],
    stage: { as: 'nobody', path: '/backend/login', isStorageRefused: true },
  },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('notices.notKept.title'))).toBeVisible();
    await expect(within(canvasElement).getByText(t('notices.notKept'))).toBeVisible();
  },
};

export const Dark: Story = { ...Empty, tags: ['certify'], name: 'Dark', globals: { theme: 'dark' } };
export const InvalidDark: Story = {
  ...InvalidFormat,
  tags: ['certify'],
  name: 'Invalid, dark',
  globals: { theme: 'dark' },
};
export const Narrow: Story = {
  ...InvalidFormat,
  tags: ['certify'],
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...InvalidFormat,
  tags: ['certify'],
  parameters: { ...InvalidFormat.parameters, locale: 'ar-EG' },
};
