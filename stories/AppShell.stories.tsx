import { AppShell, Welcome } from '@carillon/react';
import { DeviceList } from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../.storybook/stage.ts';
import { strayTexts } from './strayTexts.ts';

const path = '/manage/2/list';

const meta: Meta<typeof AppShell> = {
  title: 'Shell/AppShell',
  component: AppShell,
  args: { children: <DeviceList userId={2} /> },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof AppShell>;

const liveState = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('status', { name: 'Live connection' });

export const Owner: Story = {
  name: 'an owner, connected',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { name: 'Devices' })).toHaveAttribute('aria-current', 'page');
    await expect(navigation.getByRole('link', { name: 'Shop' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByText('Oscar Lindqvist')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await waitFor(async () => expect(await liveState(canvasElement)).toHaveTextContent('Connected'));
    await expect(canvas.getByText('Version 1.3')).toBeVisible();
  },
};

export const Visitor: Story = {
  name: 'a visitor: no devices, no connection',
  args: { children: <Welcome /> },
  parameters: { stage: { path: '/', as: 'nobody' } },
  async play({ canvasElement }) {
    const top = within(within(canvasElement).getByRole('banner'));
    await expect(top.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/backend/login');
    await expect(top.queryByRole('link', { name: 'Devices' })).toBeNull();
    await expect(within(canvasElement).queryByRole('status', { name: 'Live connection' })).toBeNull();
  },
};

export const Admin: Story = {
  name: 'an administrator',
  args: { children: <Welcome /> },
  parameters: { stage: { path: '/', as: 'admin' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Ada Winter')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Devices' })).toHaveAttribute('href', '/manage/1/list');
  },
};

export const Keyboard: Story = {
  name: 'the first Tab offers to skip to the content',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid', { name: 'Registered devices' });
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const ConnectionLost: Story = {
  name: 'BRK-06 the connection is lost',
  async play({ canvasElement, loaded }) {
    await waitFor(async () => expect(await liveState(canvasElement)).toHaveTextContent('Connected'));
    (loaded.stage as Stage).hub.stop();
    await waitFor(async () => expect(await liveState(canvasElement)).toHaveTextContent('Connecting'));
  },
};

/** Neither the token nor a fresh one is taken: who waits would wait for ever. */
export const Refused: Story = {
  name: 'BRK-06 the broker refuses',
  parameters: { stage: { path, broker: 'refusing' } },
  async play({ canvasElement }) {
    await waitFor(async () => expect(await liveState(canvasElement)).toHaveTextContent('Disconnected'));
  },
};

export const LongTexts: Story = {
  name: 'long texts',
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const frame = [
      within(canvasElement).getByRole('banner'),
      within(canvasElement).getByRole('contentinfo'),
    ] as const;
    await expect(frame.flatMap((part) => strayTexts(part))).toEqual(['Oscar Lindqvist']);
  },
};

export const LongTextsNarrow: Story = {
  ...LongTexts,
  name: 'long texts, narrow: nothing is cut off',
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const banner = within(canvasElement).getByRole('banner');
    await expect(banner.scrollWidth).toBe(banner.clientWidth);
    const links = within(banner).getAllByRole('link');
    await expect(links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  },
};

export const Dark: Story = { ...Owner, name: 'dark', globals: { theme: 'dark' } };
export const Narrow: Story = { ...Owner, name: 'narrow', globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Owner, name: 'right to left', parameters: { locale: 'ar-EG' } };
