import { Login } from '@carillon/react/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { strayTexts } from './strayTexts.ts';

const meta: Meta<typeof Login> = {
  title: 'Account/Login',
  component: Login,
  parameters: { layout: 'fullscreen', screen: 'form', stage: { as: 'nobody', path: '/backend/login' } },
};
export default meta;

type Story = StoryObj<typeof Login>;

async function fillIn(canvasElement: HTMLElement, email: string, password: string) {
  const canvas = within(canvasElement);
  const [emailField, passwordField] = [canvas.getByLabelText('Email'), canvas.getByLabelText('Password')];
  if (email) await userEvent.type(emailField, email);
  if (password) await userEvent.type(passwordField, password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  return { canvas, emailField, passwordField };
}

export const Empty: Story = {
  name: 'ACC-01 empty',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
};

/** Nothing of what was typed is lost, both fields are flagged, and the focus is on the first. */
export const InvalidFormat: Story = {
  name: 'ACC-02 invalid format',
  async play({ canvasElement }) {
    const { canvas, emailField, passwordField } = await fillIn(canvasElement, 'owner@carillon', '');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credential format');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Type a valid email and password');
    await expect(emailField).toHaveFocus();
    await expect(emailField).toHaveValue('owner@carillon');
    await expect(passwordField).toHaveAccessibleDescription('Please provide password');

    await userEvent.type(emailField, '.example');
    await expect(emailField).not.toHaveAccessibleDescription();
    await expect(passwordField).toBeInvalid();
  },
};

export const WrongPassword: Story = {
  name: 'ACC-04 wrong password',
  async play({ canvasElement }) {
    const { canvas, emailField, passwordField } = await fillIn(
      canvasElement,
      'owner@carillon.example',
      'Wrong-123!',
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Server error');
    await expect(emailField).toHaveValue('owner@carillon.example');
    await expect(passwordField).toHaveFocus();
  },
};

export const Blocked: Story = {
  name: 'ACC-04 blocked account',
  async play({ canvasElement }) {
    const { canvas } = await fillIn(canvasElement, 'blocked@carillon.example', 'Blocked-123!');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This account is blocked');
  },
};

export const PasswordShown: Story = {
  name: 'password shown and hidden',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'Owner-123!');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

/** The server takes its time: the button turns, and a second press does nothing. */
export const Busy: Story = {
  name: 'FLT-073 logging in',
  parameters: { stage: { as: 'nobody', path: '/backend/login', latencyMs: 600_000 } },
  async play({ canvasElement }) {
    const { canvas } = await fillIn(canvasElement, 'owner@carillon.example', 'Owner-123!');
    await expect(canvas.getByRole('button', { name: /Login/ })).toHaveAttribute('data-pending');
  },
};

export const ServerDown: Story = {
  name: 'FLT-066 server down',
  parameters: {
    stage: {
      as: 'nobody',
      path: '/backend/login',
      faults: () => new Response('<html>Bad gateway</html>', { status: 502 }),
    },
  },
  async play({ canvasElement }) {
    const { canvas } = await fillIn(canvasElement, 'owner@carillon.example', 'Owner-123!');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unknown server error 502');
  },
};

export const Offline: Story = {
  name: 'API-07 no network: all is as typed',
  parameters: { stage: { as: 'nobody', path: '/backend/login', network: 'offline' } },
  async play({ canvasElement }) {
    const { canvas, emailField, passwordField } = await fillIn(
      canvasElement,
      'owner@carillon.example',
      'Owner-123!',
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('there is no network connection');
    await expect(emailField).toHaveValue('owner@carillon.example');
    await expect(passwordField).toHaveFocus();
  },
};

/** Every word of the screen is in brackets: all of it is in the catalogue, and none is cut off. */
export const LongTexts: Story = {
  name: 'long texts',
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '[Lögîñ~~]' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...Empty, name: 'dark', globals: { theme: 'dark' } };
export const InvalidDark: Story = { ...InvalidFormat, name: 'invalid, dark', globals: { theme: 'dark' } };
export const Narrow: Story = { ...InvalidFormat, name: 'narrow', globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...InvalidFormat,
  name: 'right to left',
  parameters: { locale: 'ar-EG' },
};
