import { DeviceHistory } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, type Stage, type StageOptions } from '../../.storybook/stage.ts';
import { failing } from '../patterns/answers.ts';
import { strayTexts } from '../strayTexts.ts';
import { devicePage } from './devicePages.ts';
import { on } from './todayDevices.ts';

const path = '/manage/2/feature/2/history';
const stage: StageOptions = {
  path,
  // Wednesday in Rome, 06:55.
  at: '2026-03-04T05:55:00Z',
  events: [
    on(1, 'Morning radio', '07:00', '07:20'),
    on(2, 'Lunch mix', '07:20', '07:35', 'refused', 'live'),
    on(3, 'Evening mix', '07:35', '23:00', 'refused', 'refused'),
  ],
};

const meta: Meta<typeof DeviceHistory> = {
  title: 'Screens/Devices/Device history',
  component: DeviceHistory,
  args: { userId: 2, id: 2 },
  parameters: { layout: 'fullscreen', screen: 'live', proves: ['FLV-05'], stage },
};
export default meta;

type Story = StoryObj<typeof DeviceHistory>;
type Look = Pick<StoryContext, 'canvasElement' | 't'>;

const page = devicePage(path);

async function rowsOf({ canvasElement, t }: Look) {
  const list = await within(canvasElement).findByRole('list', { name: t('history.list') });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');
}

/** Until a moment. */
const liveUntil = ({ clock }: Stage, atMs: number) =>
  clock.runUntil(() => clock.now() >= atMs, Math.max(1, atMs - clock.now() + 60_000));

/** Not an hour, for then the token ends: somebody stops an event, the device and the connection go and come. */
async function liveAWhile({ canvas, t, loaded }: StoryContext) {
  const live: Stage = loaded.stage;
  const at = (utc: string) => Date.parse(`2026-03-04T${utc}:00Z`);
  await canvas.findByText(t('history.row.watched'));
  await liveUntil(live, at('06:05'));
  const gone = live.fault({ kind: 'powerCut', device: 'CR-1002' });
  await liveUntil(live, at('06:09'));
  gone.end();
  await liveUntil(live, at('06:16'));
  live.hub.publish(
    'cmd/req/micro-eth/CR-1002',
    JSON.stringify({ req: 9, msg: 'StopEvent', body: { id: 'evts/1' } }),
  );
  await liveUntil(live, at('06:27'));
  const lost = live.fault({ kind: 'broker', as: 'down' });
  await liveUntil(live, at('06:32'));
  lost.end();
  await liveUntil(live, at('06:46'));
  live.clock.setSpeed(1);
}

export const JustOpened: Story = {
  name: 'A page that was just opened says so, and what it found',
  async play({ canvasElement, t }) {
    const look = { canvasElement, t };
    await waitFor(async () => expect((await rowsOf(look))[0]).toContain(t('history.row.watched')));
    await expect((await rowsOf(look))[0]).toContain(t('history.state.online'));
    const current = within(canvasElement).getByRole('link', { name: t('device.tab.history') });
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};

export const Heard: Story = {
  name: 'A while: what began and ended, what failed, when it was gone, and when nobody watched',
  parameters: { reach: liveAWhile },
  async play({ canvasElement, t }) {
    const rows = await rowsOf({ canvasElement, t });
    const has = (text: string) => rows.some((row) => row.includes(text));
    await expect(has(t('history.row.begins', { event: 'Morning radio' }))).toBe(true);
    await expect(has(t('history.row.offline.detail'))).toBe(true);
    await expect(has(t('history.row.online'))).toBe(true);
    await expect(has(t('history.row.stopped', { event: 'Morning radio' }))).toBe(true);
    await expect(has(`${t('history.row.begins', { event: 'Lunch mix' })}${t('history.failOver')}`)).toBe(
      true,
    );
    await expect(has(t('history.row.unwatched'))).toBe(true);
    // The latest first.
    const failed = `${t('history.row.begins', { event: 'Evening mix' })}${t('history.failed')}`;
    await expect(rows.slice(0, 2).join()).toContain(failed);
    await expect(rows.at(-1)).toContain(t('history.row.watched'));
  },
};

export const Saved: Story = {
  name: 'It is saved as a file',
  tags: ['!autodocs'],
  async play({ canvasElement, t }) {
    const look = { canvasElement, t };
    await waitFor(async () => expect((await rowsOf(look))[0]).toContain(t('history.row.watched')));
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('history.export') }));
    const [file] = made.mock.lastCall ?? [];
    made.mockRestore();
    const text = file instanceof Blob ? await file.text() : '';
    await expect(text).toContain('begin,end,presence,event,stopped,stream,clock');
    await expect(text).toContain(',online,,0,none,');
  },
};

export const Offline: Story = {
  name: 'Of a device that is offline the history stays open',
  parameters: { stage: { ...stage, on: [] } },
  async play({ canvasElement, t }) {
    const tabs = within(await within(canvasElement).findByRole('navigation', { name: t('device.tabs') }));
    await expect(tabs.getByText(t('device.tab.history')).closest('a')).not.toHaveAttribute('aria-disabled');
  },
};

export const NotLive: Story = {
  name: 'Without a connection nothing has been heard',
  parameters: { stage: { ...stage, prepare: brokerDown } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('history.unwatchedAll'))).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { stage: { ...stage, stuck: 'readDevice' } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByRole('status', { name: t('device.loading') }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { stage: { ...stage, faults: failing('readDevice') } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(t('device.failed'));
  },
};

export const NotValid: Story = page.notValid;
export const NoNetwork: Story = page.noNetwork;
export const NotFound: Story = page.notFound;
export const Forbidden: Story = page.forbidden;

export const Dark: Story = { ...Heard, tags: ['certify', '!autodocs'], globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Heard,
  tags: ['certify', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...Heard,
  tags: ['certify', '!autodocs'],
  globals: { direction: 'rightToLeft' },
};
export const LongWords: Story = {
  ...Heard,
  tags: ['!autodocs'],
  globals: { language: 'pseudo' },
  async play({ canvasElement, t }) {
    const list = await within(canvasElement).findByRole('list', { name: t('history.list') });
    await expect(list.childElementCount).toBeGreaterThan(7);
    const stray = strayTexts(list, ['Morning radio', 'Lunch mix', 'Evening mix']);
    // '4 min' is the browser's.
    await expect(stray.filter((text) => !/^\d/.test(text))).toEqual([]);
  },
};
