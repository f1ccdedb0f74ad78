import { buildDevice } from '@carillon/mocks';
import { Welcome } from '@carillon/react';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { strayTexts } from '../strayTexts.ts';
import { AFTERNOON, on } from './todayDevices.ts';

const meta: Meta<typeof Welcome> = {
  title: 'Screens/Shell/Welcome, first run',
  component: Welcome,
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof Welcome>;

const KEY = 'carillon.hints';
const keep =
  (is: string) =>
  ({ client }: Stage) =>
    client.storage.write(KEY, JSON.stringify({ v: 1, firstRun: { 2: is } }));
const firstRunOf = ({ client }: Stage) => JSON.parse(client.storage.read(KEY) ?? 'null')?.firstRun?.[2];

const lobby = buildDevice({ id: 1, user_id: 2, name: 'Lobby north', device_id: 'CR-1001', class_id: 2 });
const hall = on(1, 'Hall music', '19:00', '23:00');

const registered = { at: AFTERNOON, seed: { devices: [lobby] }, events: [], prepare: keep('begun') };

const stepsIn = async (canvasElement: HTMLElement, t: Words) => {
  const list = await within(canvasElement).findByRole('list', { name: t('board.steps') });
  return within(list)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement === list);
};

/** Of each step its title, and of the present one what the main button leads to. */
async function look(canvasElement: HTMLElement, t: Words) {
  const steps = await stepsIn(canvasElement, t);
  const present = steps.findIndex((step) => step.getAttribute('aria-current') === 'step');
  const links = steps.flatMap((step) => within(step).queryAllByRole('link'));
  return { steps, present, hrefs: links.map((link) => link.getAttribute('href')) };
}

export const Register: Story = {
  name: 'An owner without devices is shown three steps, and where the label is found',
  parameters: { proves: ['NAV-20'], stage: { seed: { devices: [] } } },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const { present, hrefs } = await look(canvasElement, t);
    await expect({ present, hrefs }).toEqual({ present: 0, hrefs: ['/manage/2/add'] });
    await expect(canvas.getByRole('link', { name: t('firstRun.register.do') })).toBeVisible();
    await expect(canvas.getByText(t('firstRun.register.detail'))).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('firstRun.picture') })).toBeVisible();
    for (const name of ['firstRun.register', 'firstRun.plan', 'firstRun.hear'] as const)
      await expect(canvas.getByText(t(name))).toBeVisible();
    await expect(canvas.getByText(t('firstRun.rest'))).toBeVisible();
    await expect(canvas.queryByText(t('devices.empty'))).toBeNull();
    await waitFor(() => expect(firstRunOf(loaded.stage)).toBe('begun'));
  },
};

export const Registered: Story = {
  name: 'A device is registered: that is ticked, and its first event is the present step, above its day',
  parameters: { proves: ['NAV-20'], stage: registered },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const values = { device: 'Lobby north', state: t('device.online') };
    await expect(await canvas.findByText(t('firstRun.register.online', values))).toBeVisible();
    await expect(canvas.getByText(t('firstRun.device', values))).toBeVisible();
    await expect(canvas.getByText(t('firstRun.done'))).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: t('firstRun.plan.do') })).toBeVisible();
    const { present, hrefs, steps } = await look(canvasElement, t);
    await expect({ present, hrefs }).toEqual({
      present: 1,
      hrefs: ['/manage/2/feature/1/events/add/playback'],
    });
    const today = await canvas.findByRole('region', { name: t('today.title') });
    await expect(steps[0]?.compareDocumentPosition(today)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Offline: Story = {
  name: 'The registered device is offline: that is said',
  parameters: { proves: ['NAV-20'], stage: { ...registered, on: [] } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const values = { device: 'Lobby north', state: t('device.offline') };
    await expect(await canvas.findByText(t('firstRun.device', values))).toBeVisible();
    await expect(canvas.getByText(t('firstRun.register.done', values))).toBeVisible();
  },
};

export const Planned: Story = {
  name: 'Its first event is planned: what remains is to hear it',
  parameters: { proves: ['NAV-20'], stage: { ...registered, events: [hall] } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const values = { device: 'Lobby north', event: 'Hall music' };
    await expect(await canvas.findByText(t('firstRun.plan.done', values))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('firstRun.hear.do') })).toBeVisible();
    const { present, hrefs } = await look(canvasElement, t);
    await expect({ present, hrefs }).toEqual({ present: 2, hrefs: ['/manage/2/feature/1/dash'] });
  },
};

export const Ticks: Story = {
  name: 'An event that somebody stores ticks its step by itself',
  tags: ['!autodocs'],
  parameters: {
    proves: ['NAV-20'],
    stage: registered,
    async reach({ canvas, loaded, t }: StoryContext) {
      await canvas.findByRole('link', { name: t('firstRun.plan.do') });
      const message = JSON.stringify({ req: 7, msg: 'SetEvent', body: { ...hall, id: undefined } });
      loaded.stage.hub.publish('cmd/req/micro-eth/CR-1001', message);
    },
  },
  play: Planned.play,
};

export const Heard: Story = {
  name: 'Whoever has heard the first sound has today alone',
  parameters: { proves: ['NAV-20'], stage: { ...registered, events: [hall], prepare: keep('ended') } },
  async play({ canvasElement, t }) {
    await within(canvasElement).findByRole('region', { name: t('today.title') });
    await expect(within(canvasElement).queryByRole('list', { name: t('board.steps') })).toBeNull();
  },
};

export const RegisterNarrow: Story = {
  ...Register,
  tags: ['certify'],
  name: 'Narrow, only the present step has its picture',
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    await Register.play?.(context);
    const { canvasElement, t } = context;
    await expect(within(canvasElement).getByRole('img', { name: t('firstRun.picture') })).toBeVisible();
    // The others are there for whoever has more room, and only for them.
    const [, plan, hear] = await stepsIn(canvasElement, t);
    for (const picture of [
      within(plan ?? canvasElement).getAllByText(t('firstRun.plan.sample'))[0],
      within(hear ?? canvasElement).getByText('L'),
      within(hear ?? canvasElement).getByText('R'),
    ]) {
      await expect(picture).not.toBeVisible();
    }
  },
};
export const Narrow: Story = { ...Registered, tags: ['certify'], globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Registered, tags: ['certify'], globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  ...Registered,
  tags: ['certify'],
  parameters: { ...Registered.parameters, locale: 'ar-EG' },
};

/** A name as long as it may be. */
const long = {
  ...lobby,
  name: 'Salone delle feste del piano nobile, lato giardino, altoparlanti a soffitto',
};

export const Italian: Story = {
  name: 'In Italian, with long names',
  globals: { language: 'italian' },
  parameters: {
    proves: ['NAV-20'],
    stage: {
      ...registered,
      seed: { devices: [long] },
      events: [{ ...hall, name: 'Musica d’ambiente per il pranzo della domenica e delle feste' }],
    },
  },
  async play({ canvasElement, t }) {
    await within(canvasElement).findByRole('link', { name: t('firstRun.hear.do') });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  parameters: { stage: { seed: { devices: [] } } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('firstRun.register'))).toBeVisible();
    await expect(
      strayTexts(canvasElement, ['CR-1002', 'K7F2-9QXD', 'L', 'R', 'owner@carillon.example']),
    ).toEqual([]);
  },
};
