import { AppShell, Welcome } from '@carillon/react';
import { DeviceList } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { once } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { strayTexts } from '../strayTexts.ts';

const path = '/manage/2/list';

const meta: Meta<typeof AppShell> = {
  title: 'Screens/Shell/App shell',
  component: AppShell,
  args: { children: <DeviceList userId={2} /> },
  parameters: { layout: 'fullscreen', screen: 'page', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof AppShell>;

const liveState = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByRole('status', { name: t('shell.live') });

export const Owner: Story = {
  name: 'An owner, connected',
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const navigation = within(canvas.getByRole('navigation', { name: t('shell.main') }));
    await expect(navigation.getByRole('link', { name: t('shell.devices') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(navigation.getByRole('link', { name: t('shell.shop') })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByText('Oscar Lindqvist')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: t('shell.logout') })).toBeVisible();
    await waitFor(async () =>
      expect(await liveState(canvasElement, t)).toHaveTextContent(t('broker.status.connected')),
    );
    await expect(canvas.getByText(t('shell.version', { version: '1.3' }))).toBeVisible();
  },
};

export const About: Story = {
  name: 'What the host says of itself: pages of the company, the debug variant',
  args: {
    links: { company: 'https://carillon.example', terms: 'https://carillon.example/terms' },
    isDebug: true,
  },
  async play({ canvasElement, t }) {
    const foot = within(await within(canvasElement).findByRole('contentinfo'));
    await expect(foot.getByRole('link', { name: t('shell.company') })).toHaveAttribute(
      'href',
      'https://carillon.example',
    );
    await expect(foot.getByRole('link', { name: t('shell.terms') })).toHaveAttribute(
      'href',
      'https://carillon.example/terms',
    );
    await expect(foot.getByText(t('shell.version.debug', { version: '1.3' }))).toBeVisible();
  },
};

export const Visitor: Story = {
  name: 'A visitor: no devices, no connection',
  args: { children: <Welcome /> },
  parameters: { stage: { path: '/', as: 'nobody' } },
  async play({ canvasElement, t }) {
    const top = within(within(canvasElement).getByRole('banner'));
    await expect(top.getByRole('link', { name: t('shell.login') })).toHaveAttribute('href', '/backend/login');
    await expect(top.queryByRole('link', { name: t('shell.devices') })).toBeNull();
    await expect(within(canvasElement).queryByRole('status', { name: t('shell.live') })).toBeNull();
  },
};

export const Admin: Story = {
  name: 'An administrator',
  args: { children: <Welcome /> },
  parameters: { stage: { path: '/', as: 'admin' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Ada Winter')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.devices') })).toHaveAttribute(
      'href',
      '/manage/1/list',
    );
  },
};

export const Keyboard: Story = {
  name: 'The first Tab offers to skip to the content',
  parameters: {
    async reach({ canvas, userEvent }: StoryContext) {
      await canvas.findByRole('grid');
      await userEvent.tab();
    },
  },
  async play({ canvasElement, t }) {
    const skip = within(canvasElement).getByRole('link', { name: t('shell.skip') });
    await waitFor(() => expect(skip).toHaveFocus());
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const ConnectionLost: Story = {
  name: 'The connection is lost',
  parameters: {
    proves: ['BRK-06'],
    stage: { path, prepare: once('cmd/rep/+/CR-1002', ({ hub }) => hub.stop()) },
  },
  async play({ canvasElement, t }) {
    await waitFor(async () =>
      expect(await liveState(canvasElement, t)).toHaveTextContent(t('broker.status.connecting')),
    );
  },
};

/** Neither the token nor a fresh one is taken: waiting would never end. */
export const Refused: Story = {
  name: 'The broker refuses',
  parameters: { proves: ['BRK-06'], stage: { path, broker: 'refusing' } },
  async play({ canvasElement, t }) {
    await waitFor(async () =>
      expect(await liveState(canvasElement, t)).toHaveTextContent(t('broker.status.disconnected')),
    );
  },
};

/** What a host does with `useBroker().disconnect`. */
export const ClosedByTheUser: Story = {
  name: 'The connection is closed by the user',
  parameters: {
    proves: ['BRK-06'],
    stage: { path, prepare: once('cmd/rep/+/CR-1002', ({ client }) => client.broker.disconnect()) },
  },
  async play({ canvasElement, t }) {
    await waitFor(async () =>
      expect(await liveState(canvasElement, t)).toHaveTextContent(t('broker.closed')),
    );
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const frame = [
      within(canvasElement).getByRole('banner'),
      await within(canvasElement).findByRole('contentinfo'),
    ] as const;
    await expect(frame.flatMap((part) => strayTexts(part))).toEqual(['Oscar Lindqvist']);
  },
};

export const LongTextsNarrow: Story = {
  ...LongTexts,
  name: 'Long texts, narrow: nothing is cut off',
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const banner = within(canvasElement).getByRole('banner');
    await expect(banner.scrollWidth).toBe(banner.clientWidth);
    const links = within(banner).getAllByRole('link');
    await expect(links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  },
};

export const Dark: Story = { ...Owner, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Owner, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Owner, parameters: { locale: 'ar-EG' } };
