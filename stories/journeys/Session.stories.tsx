import type { CallName } from '@carillon/protocol/http';
import { RequireSession } from '@carillon/react';
import { CountryForm } from '@carillon/react/backoffice';
import { DeviceDashboard, DeviceList } from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Stage, type StageOptions, withFault } from '../../.storybook/stage.ts';
import { withAddress } from '../patterns/withAddress.tsx';
import { App } from './App.tsx';

const meta: Meta<typeof RequireSession> = {
  title: 'Journeys/Session',
  component: RequireSession,
  parameters: { layout: 'fullscreen', screen: 'page' },
  tags: ['!autodocs'],
};
export default meta;

type Story = StoryObj<typeof RequireSession>;

/** What was asked for in this story, and what of it was refused. */
const asked: CallName[] = [];
const refused: CallName[] = [];
const countOf = (name: CallName) => asked.filter((each) => each === name).length;

/** A platform that answers some calls with a status of its own. */
const platform = (statusOf: (name: CallName) => number | undefined): Partial<StageOptions> => ({
  prepare() {
    asked.length = 0;
    refused.length = 0;
  },
  faults(name) {
    // The session of the story is made first.
    const status = name === 'login' ? undefined : statusOf(name);
    asked.push(name);
    if (status === undefined) return undefined;
    refused.push(name);
    return Response.json({ success: false, message: 'Your session has expired.' }, { status });
  },
});

const sessionOf = (loaded: Record<string, unknown>) => (loaded.stage as Stage).client.session.getSnapshot();

export const TokenOver: Story = {
  name: 'The token is over: it is renewed once for all who ask, and the screen comes as ever',
  args: { userId: 2, children: <DeviceDashboard userId={2} id={2} /> },
  parameters: {
    proves: ['SES-02', 'FLT-049', 'FLT-050'],
    stage: {
      path: '/manage/2/feature/2/dash',
      ...platform((name) => (name !== 'refreshToken' && countOf('refreshToken') === 0 ? 401 : undefined)),
    },
  },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Café terrace' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('dash.start') })).toBeVisible();
    await expect(refused.length).toBeGreaterThan(1);
    await expect(countOf('refreshToken')).toBe(1);
    await waitFor(() => refused.forEach((name) => void expect(countOf(name)).toBe(2)));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(sessionOf(loaded).status).toBe('loggedIn');
  },
};

export const SaveNotRepeated: Story = {
  name: 'A save that meets the end of a token is not repeated in silence: the person presses again',
  args: { isForAdmins: true, children: <CountryForm id={1} /> },
  parameters: {
    proves: ['FLT-049'],
    stage: {
      as: 'admin',
      path: '/backend/country/1',
      ...platform((name) => (name === 'updateCountry' && countOf('updateCountry') === 0 ? 401 : undefined)),
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: t('country.name') });
    await waitFor(() => expect(name).toHaveValue('Austria'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Österreich');
    await userEvent.click(canvas.getByRole('button', { name: t('form.edit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('error.renewed'));
    await expect([countOf('updateCountry'), countOf('refreshToken')]).toEqual([1, 1]);
    await expect(name).toHaveValue('Österreich');
    await userEvent.click(canvas.getByRole('button', { name: t('form.edit') }));
    await expect(
      await within(document.body).findByText(t('form.saved', { name: 'Österreich' })),
    ).toBeVisible();
    await expect(countOf('updateCountry')).toBe(2);
  },
};

export const NotRenewed: Story = {
  name: 'The token cannot be renewed: the login, with the way back',
  decorators: withAddress,
  args: { userId: 2, children: <DeviceList userId={2} /> },
  parameters: {
    proves: ['SES-02', 'FLT-053'],
    stage: { path: '/manage/2/list', search: '?ds=25', ...platform(() => 401) },
  },
  async play({ canvasElement, loaded }) {
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(/^\/backend\/login\?return=%2Fmanage%2F2%2Flist%3Fds%3D25$/),
    );
    await expect(countOf('refreshToken')).toBe(1);
    await expect(sessionOf(loaded).status).toBe('loggedOut');
  },
};

let isDown = true;

export const RenewalDown: Story = {
  name: 'The server cannot renew the token just now: nobody is logged out, and another try goes on',
  args: { userId: 2, children: <DeviceList userId={2} /> },
  beforeEach() {
    isDown = true;
  },
  parameters: {
    proves: ['FLT-054'],
    stage: {
      path: '/manage/2/list',
      ...platform((name) => (!isDown ? undefined : name === 'refreshToken' ? 500 : 401)),
    },
  },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('devices.failed'));
    await expect(countOf('refreshToken')).toBeGreaterThan(0);
    await expect(sessionOf(loaded).status).toBe('loggedIn');
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }));
    await expect(await canvas.findByRole('link', { name: 'Café terrace' })).toBeVisible();
  },
};

export const LoggedOutMeanwhile: Story = {
  name: 'A logout while a command waits, with a server that is down: it is over at once, and what comes late changes nothing',
  render: () => <App />,
  parameters: {
    proves: ['ACC-10', 'FLT-057', 'FLT-058'],
    stage: {
      path: '/manage/2/feature/2/dash',
      faults: (name: CallName) => (name === 'logout' ? Response.error() : undefined),
      prepare: withFault({ kind: 'delay', command: 'StartEvent', direction: 'fromDevice', ms: 30_000 }),
    },
  },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const { client, clock, hub }: Stage = loaded.stage;
    const asked: string[] = [];
    const replies: string[] = [];
    hub.observe('cmd/req/+/CR-1002', (_topic, payload) => asked.push(payload));
    hub.observe('cmd/rep/+/CR-1002', (_topic, payload) => replies.push(payload));
    const start = await canvas.findByRole('button', { name: t('dash.start') });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    // What is still on its way to the broker would be lost with the connection.
    await waitFor(() => expect(asked.join()).toContain('StartEvent'));
    await userEvent.click(canvas.getByRole('button', { name: 'Oscar Lindqvist' }));
    await userEvent.click(await page.findByRole('button', { name: t('menus.logout') }));
    await expect(await page.findByText(t('logout.done'))).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: t('welcome.prompt') })).toBeVisible();
    await waitFor(() => expect(client.broker.getSnapshot().status).toBe('disconnected'));
    await expect(replies.join()).not.toContain('StartEvent');
    clock.setSpeed(600);
    await waitFor(() => expect(replies.join()).toContain('StartEvent'));
    clock.setSpeed(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(page.queryAllByRole('button', { name: t('notices.dismiss') }).length).toBeLessThan(2);
    await expect(sessionOf(loaded).status).toBe('loggedOut');
  },
};
