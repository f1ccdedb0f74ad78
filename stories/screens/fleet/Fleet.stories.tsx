import { buildDevice } from '@carillon/mocks';
import { MAX_ATTENUATION } from '@carillon/protocol/audio';
import { toRtccBody } from '@carillon/protocol/clock';
import { DeviceList } from '@carillon/react/devices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { once, type Stage } from '../../../.storybook/stage.ts';
import type { Words } from '../../../.storybook/words.ts';
import { elementAt } from '../../elementAt.ts';
import { sentenceWith, startingWith } from '../../matchers.ts';
import { failing } from '../../patterns/answers.ts';
import { expectAlert, expectClosing } from '../../patterns/listProblem.ts';
import { AFTERNOON, manyDevices, tags } from '../todayDevices.ts';
import { fleetDevices, fleetEvents, fleetOn } from './fleetDevices.ts';

/** All devices of a person at a glance: a view of the devices list, which its address says. */
const meta: Meta<typeof DeviceList> = {
  title: 'Screens/Devices/Fleet',
  component: DeviceList,
  args: { userId: 2 },
  parameters: { layout: 'fullscreen', screen: 'list' },
};
export default meta;

type Story = StoryObj<typeof DeviceList>;

const path = '/manage/2/list';
const house = {
  path,
  search: '?view=tiles',
  at: AFTERNOON,
  on: fleetOn,
  events: fleetEvents,
  seed: { deviceTags: tags, devices: [...fleetDevices] },
};

const groupsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** All tiles, seen or not. */
const tilesIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('section li')];

/** The link of a tile, by the name of its device; what is said of it is its name. */
const tileOf = (canvasElement: HTMLElement, device: string) =>
  within(canvasElement).findByRole('link', { name: startingWith(device) });

const say = (t: Words, device: string, ...facts: readonly string[]) =>
  t('fleet.tile', { device, facts: facts.join(', ') });

export const ByTag: Story = {
  name: 'Tiles by tag: what plays leads, what is wrong is said, what comes next stands at the end',
  parameters: { proves: ['FLV-01'], stage: { ...house, playSpeed: 10 } },
  async play({ canvasElement, t, format }) {
    const at = (time: string) => format.time(Date.parse(`2026-03-04T${time}:00+01:00`));
    const until = (time: string) => t('today.until', { time: at(time) });
    const tower = await tileOf(canvasElement, 'St. Mary, nave and choir side');
    await waitFor(() =>
      expect(tower).toHaveAccessibleName(
        say(
          t,
          'St. Mary, nave and choir side',
          t('device.online'),
          t('device.playing'),
          'Afternoon organ',
          until('17:30'),
          t('fleet.then', { event: 'Vespers' }),
        ),
      ),
    );
    await expect(tower).toHaveAttribute('href', '/manage/2/feature/1/dash');
    await waitFor(async () =>
      expect(await tileOf(canvasElement, 'Parish hall')).toHaveAccessibleName(
        say(
          t,
          'Parish hall',
          t('device.online'),
          t('today.nothing'),
          t('fleet.next', { event: 'Vespers', time: at('18:00') }),
        ),
      ),
    );
    await waitFor(async () =>
      expect(await tileOf(canvasElement, 'Conference foyer')).toHaveAccessibleName(
        say(
          t,
          'Conference foyer',
          t('device.online'),
          t('device.failOver'),
          'Afternoon hall',
          t('fleet.failOver'),
          until('18:00'),
        ),
      ),
    );
    await expect(groupsIn(canvasElement)).toEqual([
      'Back of house',
      'Lobbies',
      'Shops',
      'Transport',
      'Worship',
      t('board.untagged'),
    ]);
  },
};

export const OneTag: Story = {
  name: 'One tag at a time, and a search in all of them; the address says both',
  parameters: { proves: ['FLV-01'], stage: house },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const filter = within(await canvas.findByRole('group', { name: t('fleet.tag') }));
    await userEvent.click(filter.getByRole('button', { name: startingWith('Shops') }));
    await waitFor(() => expect(groupsIn(canvasElement)).toEqual([]));
    await expect(tilesIn(canvasElement)).toHaveLength(6);
    const search = canvas.getByRole('searchbox', { name: t('list.search') });
    await userEvent.type(search, 'corso');
    await waitFor(() => expect(tilesIn(canvasElement)).toHaveLength(2));
    await userEvent.type(search, ' nowhere');
    await expect(await canvas.findByText(t('fleet.nothingFound'))).toBeVisible();
    await userEvent.click(filter.getByRole('button', { name: t('fleet.tag.all') }));
    await userEvent.clear(search);
    await waitFor(() => expect(groupsIn(canvasElement)).toHaveLength(6));
  },
};

export const Attention: Story = {
  name: 'What needs attention alone, by reason, worst first',
  parameters: { proves: ['FLV-01'], stage: { ...house, playSpeed: 10 } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: startingWith(t('board.attention')) });
    await waitFor(() => expect(button).toHaveTextContent('4'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() =>
      expect(groupsIn(canvasElement)).toEqual([
        // What fell together stands above, once.
        t('board.attention'),
        t('today.failed'),
        t('device.offline'),
        t('device.failOver'),
      ]),
    );
    await expect(await canvas.findAllByRole('link', { name: startingWith('Central station') })).toHaveLength(
      1,
    );
    await expect(canvas.getByRole('checkbox', { name: t('fleet.tell.notification') })).not.toBeChecked();
    await userEvent.click(button);
    await waitFor(() => expect(groupsIn(canvasElement)).toHaveLength(6));
  },
};

export const ByReason: Story = {
  name: 'All devices by reason, what is well last',
  parameters: {
    proves: ['FLV-01'],
    stage: { ...house, search: '?view=tiles&group=reason', playSpeed: 10 },
  },
  async play({ canvasElement, t }) {
    await waitFor(() =>
      expect(groupsIn(canvasElement)).toEqual([
        t('today.failed'),
        t('device.offline'),
        t('device.failOver'),
        t('today.noEvents'),
        t('today.nothing'),
        t('today.playing'),
      ]),
    );
  },
};

export const AtATime: Story = {
  name: 'In the place of the tiles: what will play at a time, of the same devices',
  parameters: { proves: ['FLV-01', 'FLV-02'], stage: { ...house, search: '?view=tiles&tag=3' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: t('fleet.at') });
    await userEvent.click(button);
    await expect(await canvas.findByRole('region', { name: t('at.title') })).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.queryByText('Kitchen')).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('region', { name: t('at.title') })).toBeNull());
    await expect(await tileOf(canvasElement, 'Café terrace')).toBeVisible();
  },
};

export const NothingWrong: Story = {
  name: 'Nothing needs attention: that is said of as many as were checked',
  parameters: { proves: ['FLV-01'], stage: { path, search: '?view=tiles&only=attention&group=reason' } },
  async play({ canvasElement, t }) {
    const text = t('board.attention.none', { checked: 3, count: 3 });
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
};

export const FromTheList: Story = {
  name: 'From the list to the tiles and back: what is looked for stays',
  parameters: { proves: ['FLV-01'], stage: { path } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: t('fleetView.tiles') }));
    const tiles = await canvas.findByRole('region', { name: t('board.rows') });
    await expect(await tileOf(tiles, 'Lobby north')).toBeVisible();
    const search = await canvas.findByRole('searchbox', { name: t('list.search') });
    await userEvent.type(search, 'lobby{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: t('fleetView.list') }));
    await canvas.findByRole('grid', { name: t('devices.list') });
    await expect(canvas.getByRole('searchbox', { name: t('list.search') })).toHaveValue('lobby');
    // Without Enter the address does not say it.
    await userEvent.click(canvas.getByRole('radio', { name: t('fleetView.tiles') }));
    await canvas.findByRole('region', { name: t('board.rows') });
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('list.search') }), ' north');
    await userEvent.click(canvas.getByRole('radio', { name: t('fleetView.list') }));
    await canvas.findByRole('grid', { name: t('devices.list') });
    await expect(canvas.getByRole('searchbox', { name: t('list.search') })).toHaveValue('lobby north');
  },
};

export const Few: Story = {
  name: 'Up to six devices stand together',
  parameters: { stage: { path, search: '?view=tiles' } },
  async play({ canvasElement, t }) {
    const tiles = await within(canvasElement).findByRole('region', { name: t('board.rows') });
    await waitFor(() => expect(within(tiles).getAllByRole('listitem')).toHaveLength(3));
    await expect(groupsIn(canvasElement)).toEqual([]);
  },
};

export const Levels: Story = {
  name: 'Levels are asked for only where they are seen, and no longer than that',
  parameters: { proves: ['FLV-01'], stage: house },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const { hub }: Stage = loaded.stage;
    const asked = new Set<string>();
    const stopAsking = hub.observe('cmd/req/#', (topic, payload) => {
      const label = topic.split('/').at(-1) ?? '';
      if (payload.includes('StartExtra')) asked.add(label);
      if (payload.includes('StopExtra')) asked.delete(label);
    });
    const tile = (await tileOf(canvasElement, 'Kitchen')).closest('li') ?? canvasElement;
    await waitFor(() => expect(tile).toHaveTextContent('Shop One'));
    await expect(within(canvasElement).queryByRole('meter')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: t('fleet.levels') }));
    const meter = await within(tile).findByRole('meter', { name: t('dash.left') });
    await waitFor(() => expect(Number(meter.getAttribute('aria-valuenow'))).toBeGreaterThan(0));
    await waitFor(() => expect(tile).toHaveTextContent(sentenceWith(t('dash.db', { level: '|' }))));
    await expect(asked).toContain('CR-3018');
    // Far below, in one column of tiles.
    canvasElement.style.width = '390px';
    await waitFor(() => expect(asked).not.toContain('CR-3000'));
    await expect(asked).toContain('CR-3018');
    await userEvent.click(canvas.getByRole('switch', { name: t('fleet.levels') }));
    await waitFor(() => expect(asked.size).toBe(0));
    await expect(within(canvasElement).queryByRole('meter')).toBeNull();
    canvasElement.style.width = '';
    stopAsking();
  },
};

/** Shows its levels to whoever looks at the story. */
export const LevelsOn: Story = {
  name: 'With levels, as they are seen',
  parameters: { stage: house },
  async play({ canvasElement, t }) {
    await userEvent.click(await within(canvasElement).findByRole('switch', { name: t('fleet.levels') }));
    const [meter] = await within(canvasElement).findAllByRole('meter');
    await expect(meter).toBeVisible();
    await expect(meter && elementAt(meter)).toBe(meter);
  },
};

export const Thousand: Story = {
  name: 'Of a thousand devices those are drawn that are near what is seen; all others are named',
  tags: ['certify', '!autodocs'],
  parameters: {
    proves: ['FLV-01'],
    stage: { path, search: '?view=tiles', on: [], seed: { deviceTags: tags, devices: manyDevices(1000) } },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('board.first', { count: 1000 }))).toBeInTheDocument();
    const all = [...canvasElement.querySelectorAll('section li')];
    await expect(all).toHaveLength(1000);
    const linkOf = (tile: Element | undefined) => tile?.querySelector('a') ?? null;
    const [first, second] = all;
    const last = all.at(-1);
    await waitFor(() => expect(linkOf(first)).not.toBeNull());
    await expect([last?.textContent, linkOf(last)]).toEqual([expect.stringMatching(/\w/), null]);
    // Whoever has the focus on a tile keeps it, and finds the next one with an arrow.
    linkOf(first)?.focus();
    last?.scrollIntoView();
    await waitFor(() => expect(linkOf(last)).not.toBeNull());
    await waitFor(() => expect(linkOf(second)).toBeNull());
    await expect(linkOf(first)).toHaveFocus();
    linkOf(last)?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(linkOf(all.at(-2))).toHaveFocus();
  },
};

export const LongNames: Story = {
  name: 'Of a long name the end stays, which tells devices apart',
  parameters: {
    stage: {
      path,
      search: '?view=tiles',
      seed: {
        deviceTags: tags,
        devices: ['shop floor', 'fitting rooms'].map((room, index) =>
          buildDevice({
            id: index + 1,
            user_id: 2,
            name: `Corso Giuseppe Garibaldi 128, corner of Via San Marco, ${room}`,
            device_id: `CR-${1001 + index}`,
            class_id: 2,
          }),
        ),
      },
    },
  },
  async play({ canvasElement }) {
    for (const room of ['shop floor', 'fitting rooms']) {
      const end = await within(canvasElement).findByText(room);
      await expect(end.scrollWidth).toBeLessThanOrEqual(end.clientWidth);
    }
  },
};

export const NotLive: Story = {
  name: 'The broker is out of reach: nothing is said to play',
  parameters: { stage: { ...house, broker: 'down', playSpeed: 10 } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: t('broker.retry') })).toBeVisible();
    const tile = await tileOf(canvasElement, 'Kitchen');
    await waitFor(() => expect(tile).toHaveAccessibleName(say(t, 'Kitchen', t('device.notKnown'))));
    await expect(canvas.getByText(t('fleet.count.unknown', { count: 24 }))).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'No devices yet',
  parameters: { stage: { path, search: '?view=tiles', seed: { devices: [] } } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('devices.empty'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { stage: { path, search: '?view=tiles', stuck: 'listDevices' } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByRole('status', { name: t('board.loading') }),
    ).toBeVisible();
  },
};

const unread = { path, search: '?view=tiles', faults: failing('listDevices') };

export const Failed: Story = {
  name: 'The devices cannot be loaded',
  parameters: { proves: ['API-09'], stage: unread },
  play: async (context) => void (await expectAlert(context, 'devices.failed')),
};

const closing = (how: 'cross' | 'time'): Story => ({
  tags: how === 'time' ? [] : ['!autodocs'],
  parameters: { proves: how === 'time' ? ['API-09'] : ['API-11'], stage: unread },
  play: async (context) => void (await expectClosing(context, 'devices.failed', how)),
});

export const FailedQuiet: Story = {
  ...closing('time'),
  name: 'The devices cannot be loaded, 10 seconds later',
};
export const FailedClosed: Story = {
  ...closing('cross'),
  name: 'The devices cannot be loaded, the alert closed',
};

export const Dark: Story = { ...Attention, tags: ['certify', '!autodocs'], globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...ByTag,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement, t }) {
    const kitchen = await tileOf(canvasElement, 'Kitchen');
    await waitFor(() => expect(kitchen).toHaveAccessibleName(expect.stringContaining(t('device.playing'))));
  },
};
export const RightToLeft: Story = {
  ...ByTag,
  tags: ['!autodocs'],
  globals: { direction: 'rightToLeft' },
  async play({ canvasElement }) {
    const tile = within(await tileOf(canvasElement, 'Bookshop, reading corner'));
    // A Latin name is read from left to right here, too.
    const [head, tail] = ['Bookshop,', 'reading corner'].map((part) =>
      tile.getByText(part).getBoundingClientRect(),
    );
    await expect(head?.left).toBeLessThan(tail?.left ?? 0);
  },
};

/** What somebody else asks of a device, once this page has asked it. */
const ask = ({ hub }: Stage, device: string, msg: string, body: object | null) => {
  const { device_id = '' } = fleetDevices.find(({ name }) => name === device) ?? {};
  hub.publish(`cmd/req/micro-eth/${device_id}`, JSON.stringify({ req: 9, msg, body }));
};
const LAST = fleetDevices.find(({ name }) => name === 'Tower')?.device_id;

export const EveryReason: Story = {
  name: 'What is wrong besides: stopped, another event, no power, a clock that is wrong',
  tags: ['!autodocs'],
  parameters: {
    proves: ['FLV-01'],
    stage: {
      ...house,
      search: '?view=tiles&group=reason',
      playSpeed: 20,
      prepare: once(`cmd/rep/+/${LAST}`, (stage) => {
        ask(stage, 'Kitchen', 'StopEvent', { id: 'evts/1' });
        ask(stage, 'Café terrace', 'StartEvent', { id: 'evts/2' });
        ask(stage, 'Lobby north', 'vol', { l: MAX_ATTENUATION, r: MAX_ATTENUATION });
        const wrong = Math.floor(stage.client.clock.now() / 1000) - 720;
        ask(stage, 'Spa and pool', 'rtcc', toRtccBody(wrong, false));
        ask(stage, 'Lobby south', 'rtcc', toRtccBody(wrong + 1440, false));
      }),
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    for (const why of ['stoppedByHand', 'anotherRuns', 'volumeOff', 'clockWrong'] as const) {
      await waitFor(() => expect(canvas.getByText(t(`fleet.why.${why}`))).toBeVisible());
    }
    await waitFor(() => expect(canvas.getByText(t('fleet.count.noSound', { count: 1 }))).toBeVisible());
    const ahead = sentenceWith(t('fleet.clock.ahead', { span: '|' }));
    await waitFor(async () => expect(await tileOf(canvasElement, 'Lobby south')).toHaveAccessibleName(ahead));
  },
};

/** What the browser was asked to tell. */
const notices: string[] = [];

function answerNotifications(permission: NotificationPermission) {
  const there = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  class Notice {
    static requestPermission = async () => permission;
    constructor(title: string) {
      notices.push(title);
    }
  }
  notices.length = 0;
  Object.defineProperty(globalThis, 'Notification', { configurable: true, writable: true, value: Notice });
  return () => {
    if (there) Object.defineProperty(globalThis, 'Notification', there);
  };
}

const attention = { ...house, search: '?view=tiles&only=attention&group=reason', playSpeed: 10 };

export const Told: Story = {
  name: 'What newly needs attention is told by the browser: one by its name, several by their number',
  tags: ['!autodocs'],
  beforeEach: () => answerNotifications('granted'),
  parameters: { proves: ['FLV-01'], stage: attention },
  async play({ canvasElement, loaded, t }) {
    const stage = loaded.stage as Stage;
    const canvas = within(canvasElement);
    const label = (device: string) => fleetDevices.find(({ name }) => name === device)?.device_id ?? '';
    await tileOf(canvasElement, 'Car park');
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('fleet.tell.notification') }));
    stage.clock.setSpeed(10);
    stage.fault({ kind: 'disconnect', device: label('Kitchen') });
    const one = t('fleet.tell.one', { device: 'Kitchen', reason: t('device.offline') });
    await waitFor(() => expect(notices).toEqual([one]));
    for (const device of ['Lobby north', 'Lobby south'])
      stage.fault({ kind: 'disconnect', device: label(device) });
    await waitFor(() => expect(notices).toEqual([one, t('fleet.tell.many', { count: 2 })]));
  },
};

export const NotTold: Story = {
  name: 'The browser allows no notification: that is said',
  tags: ['!autodocs'],
  beforeEach: () => answerNotifications('denied'),
  parameters: { proves: ['FLV-01'], stage: attention },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('fleet.tell.notification') }));
    await expect(await canvas.findByText(t('fleet.tell.refused'))).toBeVisible();
  },
};
