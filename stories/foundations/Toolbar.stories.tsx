import { AppShell, Welcome } from '@carillon/react';
import { DeviceDashboard, DeviceList } from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sentenceWith } from '../matchers.ts';

/** What the toolbar above changes: each of these stories was opened with one of them chosen. */
const meta: Meta<typeof AppShell> = {
  title: 'Foundations/Toolbar',
  component: AppShell,
  args: { children: <DeviceList userId={2} /> },
  parameters: { layout: 'fullscreen', stage: { path: '/manage/2/list' } },
};
export default meta;

type Story = StoryObj<typeof AppShell>;

export const Italian: Story = {
  globals: { language: 'italian' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('grid', { name: 'Dispositivi registrati' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Negozio' })).toBeVisible();
    await expect(canvasElement.querySelector('[lang]')).toHaveAttribute('lang', 'it-IT');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rightToLeft' },
  async play({ canvasElement, t }) {
    const grid = await within(canvasElement).findByRole('grid', { name: t('devices.list') });
    await expect(getComputedStyle(grid).direction).toBe('rtl');
  },
};

/** What plays from seven to eleven in Rome ends at midnight on Kiritimati. */
export const TimeZone: Story = {
  args: { children: <DeviceDashboard userId={2} id={2} /> },
  globals: { timeZone: 'Pacific/Kiritimati' },
  parameters: { stage: { path: '/manage/2/feature/2/dash', at: '2026-03-04T07:30:00Z' } },
  async play({ canvasElement, t }) {
    const span = t('dashDay.span', { from: '20:00', to: '24:00' });
    const left = sentenceWith(t('dashDay.left', { span, left: '|' }));
    await expect(await within(canvasElement).findByText(left)).toBeVisible();
  },
};

export const Admin: Story = {
  args: { children: <Welcome /> },
  globals: { role: 'admin' },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByText(t('welcome.greeting', { name: 'Ada' })),
    ).toBeVisible();
  },
};

export const Nobody: Story = {
  args: { children: <Welcome /> },
  globals: { role: 'nobody' },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('welcome.prompt') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('shell.account') })).toBeVisible();
  },
};

export const SlowNetwork: Story = {
  globals: { network: 'slow' },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list', { name: t('list.loading') })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: t('devices.list') })).toBeVisible();
  },
};

export const NoNetwork: Story = {
  globals: { network: 'offline' },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('devices.failed'))).toBeVisible();
    await expect(canvas.getAllByText(t('error.offline'))[0]).toBeVisible();
  },
};

export const BrokerDown: Story = {
  globals: { broker: 'down' },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('grid', { name: t('devices.list') })).toBeVisible();
    const states = [t('shell.live.connecting'), t('shell.live.off')];
    const foot = within(canvas.getByRole('contentinfo'));
    await expect(await foot.findByText((text) => states.includes(text))).toBeVisible();
    await expect(canvas.queryByText(t('shell.live.on'))).toBeNull();
  },
};
