import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, type Stage } from '../../.storybook/stage.ts';
import { App } from './App.tsx';

/** What somebody who looks after a building does: the steps stand below, under Interactions. */
const meta: Meta<typeof App> = {
  title: 'Journeys/Listening to a building',
  component: App,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof App>;

export const FromTheLoginToARadioThatPlays: Story = {
  name: 'From the login to a radio that plays',
  parameters: { stage: { as: 'nobody', path: '/' }, proves: ['ACC-03'] },
  async play({ canvasElement, step, t }) {
    const canvas = within(canvasElement);
    await step('Log in', async () => {
      const [login = canvasElement] = await canvas.findAllByRole('link', { name: t('shell.login') });
      await userEvent.click(login);
      await userEvent.type(await canvas.findByLabelText(t('login.email')), 'owner@carillon.example');
      await userEvent.type(canvas.getByLabelText(t('login.password')), 'Owner-123!{Enter}');
    });
    await step('Open a device', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: t('welcome.devices') }));
      const list = await canvas.findByRole('grid', { name: t('devices.list') });
      await userEvent.click(within(list).getByRole('link', { name: /Café terrace/ }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Café terrace' })).toBeVisible();
    });
    await step('Start its radio', async () => {
      const start = await canvas.findByRole('button', { name: t('dash.start') });
      await waitFor(() => expect(start).toBeEnabled());
      await userEvent.click(start);
      await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    });
    await step('See it in the list', async () => {
      const [back = canvasElement] = canvas.getAllByRole('link', { name: t('shell.devices') });
      await userEvent.click(back);
      const list = await canvas.findByRole('grid', { name: t('devices.list') });
      const row = within(list).getByRole('row', { name: /Café terrace/ });
      await waitFor(() => expect(row).toHaveTextContent(t('device.playing')));
    });
  },
};

export const TheConnectionIsLostAndComesBack: Story = {
  tags: ['certify'],
  parameters: {
    stage: { path: '/manage/2/feature/2/dash', at: '2026-03-04T07:30:00Z' },
    proves: ['BRK-06'],
  },
  async play({ canvasElement, loaded, step, t }) {
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await step('The radio plays', async () => {
      await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    });
    await step('The broker goes away: what is shown is the last that is known', async () => {
      brokerDown(stage);
      await expect((await canvas.findAllByText(t('device.stale')))[0]).toBeVisible();
    });
    await step('Retry, and the levels move on', async () => {
      // A loss is told once it has lasted.
      const [retry = canvasElement] = await canvas.findAllByRole('button', { name: t('broker.retry') });
      stage.endFaults();
      await userEvent.click(retry);
      await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    });
  },
};
