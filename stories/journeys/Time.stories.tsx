import { devices } from '@carillon/protocol/device';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { findJumps, step } from '../../.storybook/storyTime.ts';
import { App } from './App.tsx';

/** The time of a story: the bar below, under Time, asks for what these plays ask for. */
const meta: Meta<typeof App> = {
  title: 'Journeys/Time of a story',
  component: App,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // A Wednesday morning: the café plays from 06:00 to 10:00 UTC.
    stage: { path: '/manage/2/feature/2/dash', at: '2026-03-04T07:30:00Z' },
    proves: ['LIB-05'],
  },
  globals: { timeZone: 'Europe/Rome' },
};
export default meta;

type Story = StoryObj<typeof App>;

/** So many frames of the page, in which nothing may happen. */
async function frames(count: number) {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
}

export const StandsStill: Story = {
  name: 'It stands still, and goes on from message to message',
  async play({ canvasElement, loaded, step: told, t }) {
    const stage: Stage = loaded.stage;
    const { clock, hub } = stage;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    const heard: string[] = [];
    hub.observe('async/+/CR-1002/+', (topic) => void heard.push(topic));
    await told('Nothing happens', async () => {
      clock.setSpeed(0);
      heard.length = 0;
      const atMs = clock.now();
      await frames(20);
      await expect([clock.now(), heard]).toEqual([atMs, []]);
    });
    await told('A step leads to the next message', async () => {
      const atMs = clock.now();
      const messages: string[] = [];
      hub.observe('#', (topic) => void messages.push(topic));
      await step(stage);
      await expect(messages.filter((topic) => !topic.endsWith('/vumeter'))).not.toEqual([]);
      // Several may be of one moment.
      for (let steps = 0; clock.now() === atMs && steps < 100; steps++) await step(stage);
      await expect(clock.now()).toBeGreaterThan(atMs);
      await expect(clock.speed).toBe(0);
    });
    await told('And it goes on', async () => {
      heard.length = 0;
      clock.setSpeed(1);
      await waitFor(() => expect(heard.length).toBeGreaterThan(5));
    });
  },
};

export const GoesFast: Story = {
  name: 'Two minutes pass in a moment, and the radio ends at its time',
  parameters: { stage: { path: '/manage/2/feature/2/dash', at: '2026-03-04T09:58:30Z' } },
  async play({ canvasElement, loaded, t }) {
    const { clock }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    clock.setSpeed(600);
    await waitFor(() => expect(clock.now()).toBeGreaterThan(Date.parse('2026-03-04T10:00:01Z')));
    clock.setSpeed(1);
    await waitFor(() => expect(canvas.queryByText(t('dash.heard'))).toBeNull());
    // Nobody lost the connection over it: what was asked was answered in time.
    await expect(await canvas.findByRole('button', { name: t('dash.start') })).toBeEnabled();
  },
};

export const WaitsForAnswers: Story = {
  name: 'It stands still while a call waits for its answer, which takes no longer for it',
  parameters: {
    stage: { path: '/manage/2/feature/2/dash', at: '2026-03-04T07:30:00Z', latencyMs: 800 },
  },
  async play({ canvasElement, loaded, t }) {
    const { clock, client }: Stage = loaded.stage;
    await expect(await within(canvasElement).findByText(t('dash.heard'))).toBeVisible();
    clock.setSpeed(0);
    let isAnswered = false;
    const answer = client.http.request(devices.calls.read, { userId: 2, id: 2 }).then(() => {
      isAnswered = true;
    });
    // From timer to timer, as it goes at every speed but the machine's: one of them waits for the answer.
    let longestMs = 0;
    while (!isAnswered) {
      const beganMs = performance.now();
      await clock.runUntil(() => true, 1000);
      longestMs = Math.max(longestMs, performance.now() - beganMs);
    }
    await answer;
    await expect(longestMs).toBeGreaterThan(600);
    clock.setSpeed(1);
  },
};

export const KnowsWhatIsToCome: Story = {
  name: 'It knows the next event, midnight and the night in which the clocks change',
  async play({ canvasElement, loaded, globals, t }) {
    const stage: Stage = loaded.stage;
    await expect(await within(canvasElement).findByText(t('dash.heard'))).toBeVisible();
    const jumps = findJumps(stage, String(globals.timeZone));
    const moments = Object.entries(jumps).map(([name, ms]) => [name, new Date(ms ?? 0).toISOString()]);
    await expect(Object.fromEntries(moments)).toEqual({
      event: '2026-03-04T18:00:00.000Z',
      midnight: '2026-03-04T23:00:00.000Z',
      clockChange: '2026-03-29T01:00:00.000Z',
    });
  },
};
