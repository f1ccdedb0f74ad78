import { Welcome } from '@carillon/react';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { once, type Stage, withFault } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { containing, sentenceWith, startingWith } from '../matchers.ts';
import { AFTERNOON, manyDevices, on, tags } from './todayDevices.ts';

const meta: Meta<typeof Welcome> = {
  title: 'Screens/Devices/Incidents',
  component: Welcome,
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof Welcome>;

const attentionIn = async (canvasElement: HTMLElement, t: Words) =>
  within(await within(canvasElement).findByRole('region', { name: t('board.attention') }));

/** Each third has nothing due at this time. */
const events = (label: string) =>
  Number(label.slice(3)) % 3 === 0
    ? [on(1, 'Evening chimes', '18:00', '19:00')]
    : [on(1, 'Afternoon hall', '12:30', '18:00')];

const rooms = manyDevices(20);
const labels = rooms.map(({ device_id }) => device_id);
const house = { at: AFTERNOON, events, seed: { deviceTags: tags, devices: rooms } };

/** The last of them has answered: all have been heard. */
const afterAll = (happen: (stage: Stage) => unknown) => once(`cmd/rep/+/${labels.at(-1)}`, happen);

const cut = (from: number, to: number) => withFault({ kind: 'powerCut', device: labels.slice(from, to) });

/** What happens to them, in seconds after all have been heard: nobody who looks waits for it. */
const during20s = (...happens: readonly (readonly [atS: number, happen: (stage: Stage) => void])[]) =>
  afterAll((stage) => {
    stage.clock.setSpeed(20);
    for (const [atS, happen] of happens) stage.client.clock.after(1000 * atS, () => happen(stage));
    stage.client.clock.after(20_000, () => stage.clock.setSpeed(1));
  });

/** Half of them go at once, the others within eight seconds. */
const cutMost = during20s([2, cut(1, 10)], [10, cut(10, 19)]);

/** It takes a second or two until all have happened. */
const PATIENT = { timeout: 10_000 };

/** What is said of all that fell. */
const isSaid = (t: Words, count: number, of = rooms.length) =>
  sentenceWith(t('incidents.offline', { count, of, time: '|', span: '|' }));

export const One: Story = {
  name: 'What goes offline within ten seconds is one line, with what was due',
  parameters: { proves: ['FLV-04'], stage: { ...house, prepare: cutMost } },
  async play({ canvasElement, t }) {
    const attention = await attentionIn(canvasElement, t);
    await expect(await attention.findByText(isSaid(t, 18), {}, PATIENT)).toBeVisible();
    await expect(attention.getByText(startingWith(t('incidents.oneCause')))).toBeVisible();
    await expect(attention.getByText(containing(t('incidents.due', { count: 12 })))).toBeVisible();
    await expect(attention.getByText(t('attention.incidents', { count: 1 }))).toBeVisible();
    await expect(attention.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Opened: Story = {
  name: 'It opens to its devices by tag, its first and last moment, and where the fault must be',
  parameters: {
    proves: ['FLV-04'],
    stage: {
      ...house,
      prepare: cutMost,
    },
    async reach({ canvas, t, userEvent }: StoryContext) {
      await canvas.findByText(isSaid(t, 18), {}, PATIENT);
      await userEvent.click(canvas.getByRole('button', { name: t('incidents.devices') }));
    },
  },
  async play({ canvasElement, t }) {
    const attention = await attentionIn(canvasElement, t);
    await expect(attention.getByText(containing(t('incidents.place.between')))).toBeVisible();
    await expect(attention.getByText(/Room 2 .*Room 19 /)).toBeVisible();
    const lobbies = within(attention.getByRole('list', { name: 'Lobbies' }));
    await expect(lobbies.getAllByRole('link')).toHaveLength(4);
    await expect(lobbies.getAllByText('Afternoon hall').length).toBeGreaterThan(0);
    await expect(attention.getAllByText(t('incidents.nothingDue')).length).toBeGreaterThan(0);
  },
};
