import { DeviceList } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../../.storybook/stage.ts';
import { startingWith } from '../../matchers.ts';
import { failing } from '../../patterns/answers.ts';
import { AFTERNOON, tags } from '../todayDevices.ts';
import { fleetDevices, fleetEvents, fleetOn } from './fleetDevices.ts';

/** All devices of a person on a screen that hangs on a wall. */
const meta: Meta<typeof DeviceList> = {
  title: 'Screens/Devices/Wall',
  component: DeviceList,
  args: { userId: 2 },
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof DeviceList>;

const path = '/manage/2/list';
const search = '?view=tiles&wall=1';
const house = {
  path,
  search,
  at: AFTERNOON,
  on: fleetOn,
  events: fleetEvents,
  seed: { deviceTags: tags, devices: [...fleetDevices] },
};

/** It lies over the page. */
type Shown = Pick<StoryContext, 't'>;
const wallOf = ({ t }: Shown) => within(document.body).findByRole('dialog', { name: t('wall.name') });

const tileOf = async (context: Shown, device: string) => {
  const tiles = within(await wallOf(context)).getAllByRole('listitem');
  const isOf = startingWith(`${device}:`);
  const found = tiles.find(({ textContent }) => isOf(textContent));
  if (!found) throw new Error(`${device} is on no tile.`);
  return found;
};

export const Ready: Story = {
  name: 'Eighteen devices, by tag; what is wrong fills its tile',
  parameters: { proves: ['FLV-06'], stage: { ...house, playSpeed: 10 } },
  async play(context) {
    const { t } = context;
    const wall = within(await wallOf(context));
    await waitFor(() => expect(wall.getAllByRole('listitem')).toHaveLength(18));
    await expect(wall.getByText(t('wall.page', { page: 1, count: 2 }))).toBeVisible();
    const lookOf = async (device: string) => (await tileOf(context, device)).dataset.look;
    await waitFor(async () => expect(await lookOf('Bakery counter')).toBe('failed'));
    await waitFor(async () => expect(await lookOf('Central station, platform 4')).toBe('offline'));
    await expect(await lookOf('Conference foyer')).toBe('warning');
    await expect(await lookOf('Lobby north')).toBe('playing');
    await expect(await lookOf('Bookshop, reading corner')).toBe('rest');
    await waitFor(() => expect(wall.getByText(t('wall.wrong', { count: 4 }))).toBeVisible());
    // Nothing to press, and nowhere to go by Tab.
    await expect(wall.queryAllByRole('button')).toEqual([]);
    await expect(wall.queryAllByRole('link')).toEqual([]);
  },
};

export const Dark: Story = { ...Ready, tags: ['certify', '!autodocs'], globals: { theme: 'dark' } };

export const Narrow: Story = {
  ...Ready,
  name: 'In a hand: two columns, which are scrolled; no line of a tile stands over another',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    const lookOf = async (device: string) => (await tileOf(context, device)).dataset.look;
    await waitFor(async () => expect(await lookOf('Bookshop, reading corner')).toBe('rest'));
    for (const tile of within(await wallOf(context)).getAllByRole('listitem')) {
      // A line may be higher than the place that it has.
      const words = [...tile.querySelectorAll('p')].map((line) => line.lastElementChild ?? line);
      const lines = words.map((line) => line.getBoundingClientRect());
      const cut = words.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
      await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
      const overlaps = lines.slice(1).map(({ top }, index) => (lines[index]?.bottom ?? 0) - top > 1);
      await expect(overlaps, tile.textContent ?? '').toEqual(overlaps.map(() => false));
    }
    const wall = within(await wallOf(context));
    const head = await wall.findByText(context.t('wall.wrong', { count: 4 }));
    const [first, last] = [0, -1].map((at) => wall.getAllByRole('listitem').at(at)?.getBoundingClientRect());
    await expect(first?.top).toBeGreaterThan(head.getBoundingClientRect().bottom);
    const foot = wall.getByText(context.t('wall.page', { page: 1, count: 2 })).getBoundingClientRect();
    await expect(foot.top).toBeGreaterThan(last?.bottom ?? Number.POSITIVE_INFINITY);
  },
};

export const RightToLeft: Story = {
  ...Ready,
  tags: ['certify', '!autodocs'],
  globals: { direction: 'rightToLeft' },
};

export const Sleeps: Story = {
  name: 'The browser lets the screen sleep: that is said',
  tags: ['!autodocs'],
  beforeEach() {
    const keep = spyOn(navigator.wakeLock, 'request').mockRejectedValue(new Error('The battery is low.'));
    return () => keep.mockRestore();
  },
  parameters: { proves: ['FLV-06'], stage: house },
  async play(context) {
    const wall = within(await wallOf(context));
    await expect(await wall.findByText(context.t('wall.sleeps'))).toBeVisible();
  },
};

export const Turns: Story = {
  name: 'A page with trouble stays for 40 s, another one for 20',
  tags: ['!autodocs'],
  // Nothing plays: the levels of a minute would all come within a second and a half.
  parameters: { proves: ['FLV-06'], stage: { ...house, events: () => [] } },
  async play(context) {
    const { t, loaded } = context;
    const wall = within(await wallOf(context));
    const { clock } = loaded.stage as Stage;
    const page = (number: number) => wall.findByText(t('wall.page', { page: number, count: 2 }));
    await expect(await page(1)).toBeVisible();
    clock.setSpeed(40);
    const from = clock.elapsed();
    await expect(await page(2)).toBeVisible();
    await expect(await page(1)).toBeVisible();
    clock.setSpeed(1);
    // The first page has what is offline and failed.
    await expect(clock.elapsed() - from).toBeGreaterThan(50_000);
  },
};

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

export const Leaving: Story = {
  name: 'Escape leads back to the devices',
  parameters: { proves: ['FLV-06'], stage: house },
  render: (args) => (
    <>
      <Address />
      <DeviceList {...args} />
    </>
  ),
  async play(context) {
    await wallOf(context);
    await userEvent.keyboard('{Escape}');
    await expect(await within(document.body).findByText('/manage/2/list?view=tiles')).toBeInTheDocument();
  },
};

export const NotLive: Story = {
  name: 'The broker is out of reach: all is as last known, and the clock goes on',
  parameters: { proves: ['FLV-06'], stage: { ...house, broker: 'down', playSpeed: 10 } },
  async play(context) {
    const { t } = context;
    const wall = within(await wallOf(context));
    await waitFor(() => expect(wall.getByText(t('shell.live.off'))).toBeVisible());
    await expect((await tileOf(context, 'Kitchen')).dataset.look).toBe('unknown');
    await expect(wall.getByText(t('fleet.count.unknown', { count: 24 }))).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'No devices yet',
  parameters: { stage: { path, search, seed: { devices: [] } } },
  async play(context) {
    await expect(await within(await wallOf(context)).findByText(context.t('wall.empty'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { stage: { path, search, stuck: 'listDevices' } },
  async play(context) {
    await expect(await within(await wallOf(context)).findByText(context.t('wall.loading'))).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'The devices cannot be loaded',
  parameters: { stage: { path, search, faults: failing('listDevices') } },
  async play(context) {
    const alert = await within(await wallOf(context)).findByRole('alert');
    await expect(alert).toHaveTextContent(context.t('wall.failed'));
  },
};
