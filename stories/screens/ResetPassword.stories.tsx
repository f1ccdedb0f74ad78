import { ResetPassword } from '@carillon/react/account';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withAddress } from '../patterns/withAddress.tsx';
import { accountForm, findToast, typeInto } from './accountForms.ts';
import { withMailedLink } from './withMailedLink.tsx';

/** The characters of which a password needs one. */
const SIGNS = '!@#$%^&*(){}-+:,._';

/** On how many lines a part of the text of an element stands. */
function linesOf(element: HTMLElement | undefined, part: string): number {
  const texts = document.createTreeWalker(element ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const at = text.data.indexOf(part);
    if (at === -1) continue;
    const range = new Range();
    range.setStart(text, at);
    range.setEnd(text, at + part.length);
    return range.getClientRects().length;
  }
  return 0;
}

const form = accountForm({
  path: '/backend/reset-password',
  call: 'resetPassword',
  submit: 'reset.submit',
  fill: (context) => typeInto(context, { 'recover.token': 'not.a.token', 'reset.password': 'Lobby-2026' }),
});

const meta: Meta<typeof ResetPassword> = {
  title: 'Screens/Account/Reset password',
  component: ResetPassword,
  parameters: { layout: 'fullscreen', screen: 'form', stage: form.stage() },
};
export default meta;

type Story = StoryObj<typeof ResetPassword>;

const withLink = withMailedLink('forgot-password', 'owner@carillon.example', '/backend/reset-password');

export const TokenOfTheAddress: Story = {
  name: 'The token of the address stands in its field, and in the address no longer',
  decorators: [withAddress, withLink],
  parameters: { proves: ['ACC-09', 'ACC-18'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const token = await canvas.findByLabelText<HTMLInputElement>(t('recover.token'));
    await waitFor(() => expect(token.value).toMatch(/^ey/));
    await waitFor(() => expect(canvasElement.textContent).toMatch(/\/backend\/reset-password$/));
    await expect(canvas.getByRole('heading', { level: 1, name: t('reset.title') })).toBeVisible();
    await expect(canvas.getByLabelText(t('reset.password'))).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const Reset: Story = {
  name: 'The password is set, and the login is next',
  decorators: [withAddress, withLink],
  tags: ['!autodocs'],
  parameters: { proves: ['ACC-09'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(t('reset.password')), 'Lobby-2026');
    await userEvent.click(canvas.getByRole('button', { name: t('reset.submit') }));
    await expect(await findToast(t('reset.done.title'))).toBeVisible();
    await expect(await findToast(t('reset.done'))).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).toMatch(/\/backend\/login$/));
  },
};

export const WhileTyping: Story = {
  name: 'What the password still needs is seen while it is typed',
  parameters: {
    proves: ['ACC-16'],
    reach: (context: StoryContext) => typeInto(context, { 'reset.password': 'lobby2' }),
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const rules = within(await canvas.findByRole('list', { name: t('password.rules') }));
    const met = t('password.met');
    const missing = t('password.missing');
    await waitFor(() =>
      expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        t('password.length') + missing,
        t('password.lowercase') + met,
        t('password.uppercase') + missing,
        t('password.digit') + met,
        t('password.special', { characters: SIGNS }) + missing,
      ]),
    );
    await expect(canvas.getByLabelText(t('reset.password'))).toBeValid();
  },
};

export const CapsLock: Story = {
  name: 'Caps Lock is said',
  parameters: {
    proves: ['ACC-16'],
    async reach({ canvasElement, t }: StoryContext) {
      await userEvent.click(within(canvasElement).getByLabelText(t('reset.password')));
      await userEvent.keyboard('{CapsLock}a');
    },
  },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('login.capsLock'))).toBeVisible();
    await userEvent.keyboard('{CapsLock}');
  },
};

export const Invalid: Story = {
  name: 'A missing token and a weak password are refused before anything is sent',
  parameters: {
    proves: ['ACC-06', 'ACC-09'],
    async reach(context: StoryContext) {
      await typeInto(context, { 'reset.password': 'lobby' });
      await form.press(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const token = canvas.getByLabelText(t('recover.token'));
    await waitFor(() => expect(token).toBeInvalid());
    await expect(token).toHaveFocus();
    await expect(token).toHaveAccessibleDescription(t('problem.token'));
    const reason = canvas.getByText(t('problem.newPassword'));
    await expect(reason).toBeVisible();
    await expect(canvas.getByLabelText(t('reset.password'))).toBeInvalid();
    const rules = within(canvas.getByRole('list', { name: t('password.rules') })).getAllByRole('listitem');
    const { color } = getComputedStyle(reason);
    // All but the lowercase letter are missing, and are now as red as the reason.
    await expect(rules.map((rule) => getComputedStyle(rule).color === color)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    // The signs, which have no blank to break at, are read in one line.
    await expect(linesOf(rules.at(-1), SIGNS)).toBe(1);
  },
};

export const Refused: Story = {
  name: 'A token that is over: the server says so',
  parameters: { proves: ['ACC-04'], reach: form.send },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('login.failed.title'));
    await expect(alert).toHaveTextContent('This token is not valid. Please ask for a new email.');
  },
};

export const Already: Story = {
  name: 'A password was set with the token before: that, and the login',
  decorators: [
    withAddress,
    withMailedLink('forgot-password', 'owner@carillon.example', '/backend/reset-password', {
      password: 'Lobby-2025',
    }),
  ],
  tags: ['!autodocs'],
  parameters: { proves: ['FLT-129', 'ACC-09'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(t('reset.password')), 'Lobby-2026');
    await userEvent.click(canvas.getByRole('button', { name: t('reset.submit') }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('reset.already.title'));
    await expect(alert).toHaveTextContent(t('reset.already'));
    await expect(within(alert).getByRole('link', { name: t('login.title') })).toBeVisible();
  },
};

export const Sending: Story = { ...form.sending, name: 'While it is sent nothing can be typed' };
export const ServerDown: Story = { ...form.serverDown, name: 'The server fails: all is as typed' };
export const Offline: Story = { ...form.offline, name: 'No network: all is as typed' };
export const LongTexts: Story = form.longTexts;
export const Dark: Story = { ...Invalid, tags: ['certify'], name: 'Dark', globals: { theme: 'dark' } };
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
