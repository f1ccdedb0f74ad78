import { buildDevice } from '@carillon/mocks';
import type { PlaybackEvent } from '@carillon/protocol/device';
import { unregisterDevice } from '@carillon/protocol/http';
import { encodeRepeat } from '@carillon/protocol/schedule';
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
  parameters: { layout: 'fullscreen', screen: 'live', stage: { path } },
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

/** The examples, with other streams. */
const withStreams = (change: (event: PlaybackEvent) => Partial<PlaybackEvent>) =>
  exampleEvents(2).map((event) => (event.mode === 'playback' ? { ...event, ...change(event) } : event));

const refused = { uri: 'http://refused.example/hall.mp3', tmo: 15 };

/** The main stream fails: the fail-over is heard, and the screen says so. */
export const FailOver: Story = {
  name: 'DSH-03 fail-over heard',
  parameters: { stage: { ...morning, events: withStreams(() => ({ main: refused })) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The main stream does not answer.')).toBeVisible();
    await expect(canvas.getByText('Not answering')).toBeVisible();
  },
};

export const NoStream: Story = {
  name: 'DSH-03 neither stream answers',
  parameters: { stage: { ...morning, events: withStreams(() => ({ main: refused, fail: refused })) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No stream answers.')).toBeVisible();
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getAllByText('Not answering')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};

export const Connecting: Story = {
  name: 'DSH-03 the stream is on its way',
  parameters: {
    stage: {
      ...morning,
      events: withStreams(({ main }) => ({ main: { ...main, uri: 'http://dead.example/' } })),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Starting')).toBeVisible();
    await expect(canvas.getByText('Connecting')).toBeVisible();
  },
};

/** It always plays until it is stopped, and nothing starts it again but a person. */
export const Stopped: Story = {
  name: 'DSH-03 stopped within its hours',
  parameters: {
    stage: { path, events: withStreams(() => ({ repeat: encodeRepeat({ kind: 'always' }) })).slice(0, 1) },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('Heard now');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText('Stopped')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start' })).toBeEnabled());
  },
};

const requestTopic = 'cmd/req/micro-eth/CR-1002';

export const StartRefused: Story = {
  name: 'BRK-07 the device refuses to start, and says why',
  parameters: {
    stage: {
      path,
      // Somebody else is a moment faster, and deletes what is to be started.
      prepare({ hub }: Stage) {
        hub.observe(requestTopic, (_topic, payload) => {
          const { req, msg, body } = JSON.parse(payload);
          if (msg !== 'StartEvent') return;
          hub.publish(requestTopic, JSON.stringify({ req: req + 1000, msg: 'DeleteEvent', body }));
        });
      },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const start = await canvas.findByRole('button', { name: 'Start' });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The event could not be started.No such event',
    );
  },
};

/** A device of class 3 sends what comes in by its line to a relay. */
export const Sender: Story = {
  name: 'DSH-03 DSH-04 a sender event: from the line to the relay',
  args: { id: 3 },
  parameters: { stage: { path: '/manage/2/feature/3/dash', at: '2026-03-04T18:30:00Z' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Evening service')).toBeVisible();
    await expect(await canvas.findByText('Heard now')).toBeVisible();
    await expect(canvas.getByText('Sender')).toBeVisible();
    await expect(canvas.getByText('Line in')).toBeVisible();
    await expect(canvas.getByText('Relay server')).toBeVisible();
    await expect(canvas.getByText('relay.carillon.example:8000/chapel.mp3')).toBeVisible();
  },
};

/** On a Saturday: another codec, and a radio that is in no directory. */
export const Private: Story = {
  name: 'DSH-04 a private radio',
  parameters: { stage: { path, at: '2026-03-07T12:00:00Z' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Meridian Lounge')).toBeVisible();
    await expect(canvas.getByText('Private')).toBeVisible();
    await expect(await canvas.findByText('Ogg Vorbis')).toBeVisible();
  },
};

/** Right after each message of the device, another one: in mono, and coded in a way that came later. */
export const UnknownCodec: Story = {
  name: 'DSH-05 mono, in a codec of a newer firmware',
  parameters: {
    stage: {
      ...morning,
      prepare({ hub }: Stage) {
        for (const channel of ['codec', 'stream']) {
          const topic = `async/micro-eth/CR-1002/${channel}`;
          hub.observe(topic, (_topic, payload) => {
            const message = JSON.parse(payload);
            if (message.isNewer) return;
            const newer = { ...message, isNewer: true, codec: 42, ch: 0, ctx: { ...message.ctx, ch: 0 } };
            queueMicrotask(() => hub.publish(topic, JSON.stringify(newer)));
          });
        }
      },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Codec 42')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('mono')).toHaveLength(2));
  },
};

export const Info: Story = {
  name: 'DSH-05 additional info, and back',
  parameters: { stage: morning },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const button = await canvas.findByRole('button', { name: 'Additional Info' });
    await canvas.findByText('MP3');
    await userEvent.click(button);
    const dialog = within(await body.findByRole('dialog', { name: 'Additional Info' }));
    await expect(dialog.getByText('live.aurora-radio.example')).toBeVisible();
    await expect(dialog.getByText('8000')).toBeVisible();
    await expect(dialog.getByText('audio/mpeg')).toBeVisible();
    await expect(dialog.getByText('Connected')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const InfoOpen: Story = {
  ...Info,
  name: 'additional info, open',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('MP3');
    await userEvent.click(canvas.getByRole('button', { name: 'Additional Info' }));
    await expect(await within(document.body).findByText('live.aurora-radio.example')).toBeVisible();
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

export const Refused: Story = {
  name: 'BRK-06 the broker refuses',
  parameters: { stage: { path, broker: 'refusing' } },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Cannot establish a connection with the broker at hub://page');
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

export const BrokerDown: Story = {
  name: 'BRK-06 the broker is down',
  parameters: { stage: { path, broker: 'down' } },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('The remote broker is down or under maintenance; try again later.');
    await expect(
      within(canvasElement).getByText('Nothing is known while the device does not answer'),
    ).toBeVisible();
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

export const Failed: Story = {
  name: 'FLT-066 failed, and tried again',
  parameters: { stage: { path, failsOnce: 'readDevice' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The device could not be loaded.Internal server error');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Café terrace' })).toBeVisible();
  },
};

export const NoNetwork: Story = {
  name: 'API-07 no network',
  parameters: { stage: { path, network: 'offline' } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'there is no network connection',
    );
  },
};

export const NotFound: Story = {
  name: 'not found',
  args: { id: 99 },
  async play({ canvasElement }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(
      'There is no such device any more, or there never was.Page not found',
    );
    await expect(within(alert).getByRole('link', { name: 'To the devices' })).toBeVisible();
    await expect(within(alert).queryByRole('button')).toBeNull();
  },
};

/** Another person's device: nothing of it is shown. */
export const Forbidden: Story = {
  name: 'forbidden',
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

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte';

export const LongTexts: Story = {
  name: 'FLT-081 FLT-087 long and hostile texts',
  parameters: {
    stage: {
      ...morning,
      seed: { devices: [buildDevice({ id: 2, name: `${LONG} <img src=x>`, device_tag_id: 6, icon_id: 7 })] },
      events: withStreams(({ name }) => ({
        name: `${name} ${LONG}`.slice(0, 64),
        main: { uri: `http://${LONG.replace('ä', 'a').replace('ü', 'u')}.example/${LONG}.mp3`, tmo: 15 },
      })),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Heard now')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const LongTextsNarrow: Story = {
  ...LongTexts,
  name: 'long texts, narrow',
  globals: { viewport: { value: 'phone' } },
};

export const LongWords: Story = {
  name: 'a language with longer words',
  parameters: { stage: morning },
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Aurora Radio')).toBeVisible();
    await expect(await canvas.findByText('MP3')).toBeVisible();
  },
};

export const Dark: Story = { ...FailOver, name: 'dark', globals: { theme: 'dark' } };
export const Narrow: Story = { ...FailOver, name: 'narrow', globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...FailOver,
  name: 'right to left, with the figures of the locale',
  parameters: { ...FailOver.parameters, locale: 'ar-EG' },
  async play({ canvasElement }) {
    const left = await within(canvasElement).findByRole('meter', { name: 'Left level' });
    await waitFor(() => expect(left.getAttribute('aria-valuetext')).toMatch(/^Left level [٠-٩]+ of/));
  },
};
