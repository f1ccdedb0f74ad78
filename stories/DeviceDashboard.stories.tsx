import type { DeviceEvent } from '@carillon/protocol/device';
import { unregisterDevice } from '@carillon/protocol/http';
import { DeviceDashboard } from '@carillon/react/devices';
import { exampleEvents } from '@carillon/simulator/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../.storybook/stage.ts';

const path = '/manage/2/feature/2/dash';

const meta: Meta<typeof DeviceDashboard> = {
  title: 'Devices/DeviceDashboard',
  component: DeviceDashboard,
  args: { userId: 2, id: 2 },
  parameters: { layout: 'fullscreen', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof DeviceDashboard>;

/** Half past seven on a workday: the morning radio plays by itself. */
const morning = { path, at: '2026-03-04T07:30:00Z' };

/** The simulated device lives in this page: press Start, look, press Stop. */
export const Live: Story = {
  name: 'DSH-01 DSH-03 DSH-04 DSH-05 live',
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('DSH-01 the device is shown and online', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Café terrace' })).toBeVisible();
      await expect(canvas.getByText(/CR-1002 · micro · created January 5, 2026/)).toBeVisible();
      await expect(await canvas.findByText('Online')).toBeVisible();
    });
    await step('DSH-03 an event is started and plays', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
      await expect(await canvas.findByText('Heard now')).toBeVisible();
      await expect(canvas.getByText('Playing')).toBeVisible();
    });
    await step('DSH-04 the levels move and the radio is named', async () => {
      const left = await canvas.findByRole('meter', { name: 'Left level' });
      await waitFor(() => expect(Number(left.getAttribute('aria-valuenow'))).toBeGreaterThan(20), {
        timeout: 4000,
      });
      await expect(await canvas.findByRole('heading', { name: 'Radio' })).toBeVisible();
      await expect(await canvas.findByText('MP3')).toBeVisible();
    });
    await step('it is stopped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
      await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('meter', { name: 'Left level' })).toBeNull());
    });
  },
};

export const Playing: Story = {
  parameters: { stage: morning },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Heard now')).toBeVisible();
  },
};

const deadMain = exampleEvents(2).map(
  (event): DeviceEvent =>
    event.mode === 'playback'
      ? { ...event, main: { ...event.main, uri: 'http://refused.example/hall.mp3' } }
      : event,
);

/** The main stream fails: the fail-over is heard, and the screen says so. */
export const StartedTwice: Story = {
  name: 'FLT-036 Start pressed twice is one command',
  async play({ canvasElement, loaded }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    const asked: string[] = [];
    const stop = stage.hub.observe('cmd/req/#', (_topic, payload) => void asked.push(payload));
    const start = await canvas.findByRole('button', { name: 'Start' });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.dblClick(start);
    await expect(await canvas.findByText('Heard now')).toBeVisible();
    stop();
    const starts = asked.filter((payload) => payload.includes('"StartEvent"'));
    await expect(starts).toHaveLength(1);
  },
};

export const FailOver: Story = {
  name: 'DSH-03 fail-over heard',
  parameters: { stage: { ...morning, events: deadMain } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The main stream does not answer.')).toBeVisible();
    await expect(canvas.getByText('Not answering')).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'BRK-07 offline',
  parameters: { stage: { path, on: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Café terrace is offline.', {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByText('Nothing is known while the device does not answer')).toBeVisible();
  },
};

/** The broker goes away while the meter runs, and comes back. */
export const ConnectionLost: Story = {
  name: 'BRK-06 FLT-006 connection lost and back',
  parameters: { stage: morning },
  async play({ canvasElement, loaded, step }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    await canvas.findByRole('meter', { name: 'Left level' });
    await step('the screen says so and keeps what it knew', async () => {
      stage.hub.stop();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Connection lost with the broker at hub://page.',
      );
      await expect(canvas.getByText('Morning radio')).toBeVisible();
    });
    await step('Retry brings it back at once, and the meter goes on', async () => {
      stage.hub.start();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
      // Found anew each time: the meter of before goes when the device begins to tell its present.
      const left = () => canvas.getByRole('meter', { name: 'Left level' }).getAttribute('aria-valuenow');
      await waitFor(() => expect(Number(left())).toBeGreaterThan(20), { timeout: 4000 });
    });
  },
};

/** Nobody vouches for what is shown until the device has answered again. */
export const Stale: Story = {
  name: 'FLT-012 as last known',
  parameters: { stage: morning },
  async play({ canvasElement, loaded }) {
    const canvas = within(canvasElement);
    await canvas.findByText('Heard now');
    await expect(canvas.queryByText('As last known')).toBeNull();
    (loaded.stage as Stage).hub.stop();
    await expect(await canvas.findByText('As last known')).toBeVisible();
    await expect(canvas.getByText('Checking')).toBeVisible();
    await expect(canvas.getByText('Morning radio')).toBeVisible();
  },
};

/** Another window unregisters the device: nothing of it is left, and one link leads back. */
export const NotValid: Story = {
  name: 'BRK-07 FLT-033 no longer valid',
  parameters: { stage: { path } },
  async play({ canvasElement, loaded }) {
    const canvas = within(canvasElement);
    const { client }: Stage = loaded.stage;
    await canvas.findByText('Online');
    await client.http.request(unregisterDevice, { userId: 2, id: 2 });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Device is not valid'), {
      timeout: 8000,
    });
    await expect(canvas.queryByText('Morning radio')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'To the devices' })).toHaveAttribute(
      'href',
      '/manage/2/list',
    );
  },
};

/** It lives, and says what this version does not know. */
export const Unreadable: Story = {
  name: 'FLT-030 BRK-07 an answer of another form',
  parameters: {
    stage: {
      path,
      on: [],
      prepare({ hub }: Stage) {
        hub.observe('cmd/req/micro-eth/CR-1002', (_topic, payload) => {
          const { req, msg } = JSON.parse(payload);
          hub.publish('cmd/rep/micro-eth/CR-1002', JSON.stringify({ req, msg, ok: true, body: 'no list' }));
        });
      },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The device answered in a form that this version does not know.',
    );
    await expect(canvas.getByText('Online')).toBeVisible();
  },
};

/** Its power is cut while it plays: nothing is claimed about it any more. */
export const CutWhilePlaying: Story = {
  name: 'BRK-04 goes away while it plays',
  parameters: { stage: morning },
  async play({ canvasElement, loaded }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('meter', { name: 'Left level' });
    (loaded.stage as Stage).devices.get('CR-1002')?.cut();
    await expect(await canvas.findByText('Café terrace is offline.')).toBeVisible();
    await expect(canvas.getByText('Nothing is known while the device does not answer')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

export const NoEvents: Story = {
  parameters: { stage: { path, events: [] } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('This device has no events yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { stage: { path, latencyMs: 600_000 } },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('status', { name: 'Loading the device' }),
    ).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { id: 99 },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Page not found');
  },
};

/** Another person's device: nothing of it is shown. */
export const Forbidden: Story = {
  args: { userId: 3, id: 4 },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(within(canvasElement).queryByText('Market hall')).toBeNull();
  },
};

export const Admin: Story = {
  name: 'DSH-01 an admin sees the updated date',
  parameters: { stage: { path, as: 'admin' } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/updated January 5, 2026/)).toBeVisible();
  },
};

export const Dark: Story = { ...Playing, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Playing, globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  ...Playing,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
