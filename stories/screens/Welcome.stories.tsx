import { buildDevice } from '@carillon/mocks';
import { type DeviceEvent, writeZones } from '@carillon/protocol/device';
import { Welcome } from '@carillon/react';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { brokerDown, once, type Stage } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { sentenceWith, startingWith } from '../matchers.ts';
import { paintedAsLive } from '../paintedAsLive.ts';
import { failing } from '../patterns/answers.ts';
import { expectAlert, expectClosing } from '../patterns/listProblem.ts';
import { strayTexts } from '../strayTexts.ts';
import { AFTERNOON, always, houseEvents, manyDevices, manyEvents, on, tags } from './todayDevices.ts';

const meta: Meta<typeof Welcome> = {
  title: 'Screens/Shell/Welcome',
  component: Welcome,
  parameters: { layout: 'fullscreen', screen: 'page' },
};
export default meta;

type Story = StoryObj<typeof Welcome>;

/** The lanes of all devices. */
const todayIn = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByRole('region', { name: t('today.title') });

const attentionIn = (canvasElement: HTMLElement, t: Words) =>
  within(canvasElement).findByRole('region', { name: t('board.attention') });

/** The row of a device: its lane, and what it does. */
async function rowOf(canvasElement: HTMLElement, t: Words, device: string) {
  const link = await within(await todayIn(canvasElement, t)).findByRole('link', { name: device });
  const row = link.closest('li');
  if (!row) throw new Error(`${device} has no row`);
  return row;
}

const barsOf = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('img')
    .map((bar) => bar.getAttribute('aria-label'));

const groupsIn = async (canvasElement: HTMLElement, t: Words) =>
  within(await todayIn(canvasElement, t))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** What the colour of what plays means is said also while nothing is known to play. */
function legendOf(canvasElement: HTMLElement, t: Words) {
  const [word] = within(canvasElement).getAllByText(t('today.playing'));
  return word?.previousElementSibling ?? undefined;
}

const house = { at: AFTERNOON, events: houseEvents };

export const Owner: Story = {
  name: 'An owner is greeted by name, and sees what each device was, is and comes to today',
  parameters: { proves: ['NAV-13', 'EVT-09'], stage: { ...house, playSpeed: 10 } },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('heading', {
      level: 1,
      name: t('welcome.greeting', { name: 'Oscar' }),
    });
    await expect(title).toBeVisible();
    const day = format.day(Date.parse(AFTERNOON));
    const count = t('board.playing', { count: 1, of: 3 });
    await expect(await canvas.findByText(['owner@carillon.example', day, count].join(' · '))).toBeVisible();
    // On a phone the one in the navigation is enough.
    await expect(canvas.getByText(t('welcome.devices')).closest('a')).toHaveAttribute(
      'href',
      '/manage/2/list',
    );
    const six = format.time(Date.parse('2026-03-04T17:00:00Z'));
    const bar = (name: string, from: string, to: string, state: string) => {
      const at = (time: string) => format.time(Date.parse(`2026-03-04T${time}:00+01:00`));
      return t('today.bar', { name, from: at(from), to: at(to), state });
    };
    const lobby = await rowOf(canvasElement, t, 'Lobby north');
    await waitFor(() =>
      expect(barsOf(lobby)).toEqual([
        bar('Morning hall', '07:30', '12:00', t('today.was')),
        bar('Afternoon hall', '12:30', '18:00', t('today.playing')),
        bar('Evening chimes', '18:00', '19:00', t('today.next')),
        bar('Piano bar', '19:00', '23:00', t('today.later')),
      ]),
    );
    await expect(lobby).toHaveTextContent(t('today.until', { time: six }));
    await expect(within(lobby).getByRole('link')).toHaveAttribute('href', '/manage/2/feature/1/dash');
    const cafe = await rowOf(canvasElement, t, 'Café terrace');
    await waitFor(() => expect(cafe).toHaveTextContent(t('today.failed')));
    await expect(barsOf(cafe)[1]).toBe(bar('Lunch mix', '12:00', '17:00', t('today.failed')));
    const tower = await rowOf(canvasElement, t, 'Bell tower');
    await waitFor(() => expect(tower).toHaveTextContent(t('today.silent', { time: six })));
    const panel = await attentionIn(canvasElement, t);
    const attention = within(panel);
    await expect(await attention.findByRole('link', { name: 'Café terrace' })).toBeVisible();
    await expect(attention.getByText(t('today.failed'))).toBeVisible();
    const reason = t('incidents.reason.retry', { seconds: 15 });
    await expect(attention.getByText(startingWith(reason))).toBeVisible();
    const until = { event: 'Lunch mix', time: format.time(Date.parse('2026-03-04T16:00:00Z')) };
    await expect(attention.getByText(t('incidents.plays.until', until))).toBeVisible();
    // Its edge is that of the panel.
    await expect(panel.clientWidth - attention.getByRole('listitem').offsetWidth).toBeLessThan(4);
  },
};

export const AllWell: Story = {
  name: 'Nothing needs attention: all play as scheduled, since all were checked',
  parameters: { proves: ['EVT-09'] },
  async play({ canvasElement, t }) {
    const attention = within(await attentionIn(canvasElement, t));
    await expect(await attention.findByText(sentenceWith(t('attention.well', { count: 3 })))).toBeVisible();
    await expect(within(await todayIn(canvasElement, t)).queryByRole('heading', { level: 3 })).toBeNull();
  },
};

/** Somebody else stops an event, once the page has asked. */
const stopOf = (label: string, id: string) =>
  once(`cmd/rep/+/${label}`, ({ hub }) =>
    hub.publish(`cmd/req/micro-eth/${label}`, JSON.stringify({ req: 9, msg: 'StopEvent', body: { id } })),
  );

/** What may be wrong, and what is not. */
export const EveryState: Story = {
  name: 'What each device does is said as it was judged',
  parameters: {
    proves: ['EVT-09', 'FLT-133'],
    stage: {
      at: AFTERNOON,
      on: ['CR-2001', 'CR-2002', 'CR-2003', 'CR-2004', 'CR-2005'],
      seed: {
        deviceTags: tags,
        devices: ['Car park', 'Spa', 'Foyer', 'Chapel', 'Store', 'Garden'].map((name, index) =>
          buildDevice({ id: index + 1, user_id: 2, name, device_id: `CR-200${index}`, class_id: 2 }),
        ),
      },
      events: (label: string) =>
        ({
          'CR-2001': [always(1, 'House music')],
          'CR-2002': [on(1, 'Afternoon hall', '12:30', '18:00', 'refused', 'live')],
          // Of the only event a device says that it is the next one, not that it was stopped.
          'CR-2003': [on(1, 'Afternoon hall', '12:30', '18:00'), on(2, 'Vespers', '18:00', '18:45')],
          'CR-2005': [on(1, 'Night sounds', '22:00', '06:30')],
        })[label] ?? [],
      prepare: stopOf('CR-2003', 'evts/1'),
    },
  },
  async play({ canvasElement, loaded, t, format }) {
    const { clock }: Stage = loaded.stage;
    const time = format.time(Date.parse('2026-03-04T17:00:00Z'));
    const says = async (device: string, text: string) => {
      const row = await rowOf(canvasElement, t, device);
      await waitFor(() => expect(row).toHaveTextContent(text));
      return barsOf(row);
    };
    await expect(await says('Car park', t('device.offline'))).toEqual([]);
    await expect(await says('Spa', t('device.playing'))).toEqual([
      t('today.bar.always', { name: 'House music', state: t('today.playing') }),
    ]);
    await expect((await says('Foyer', t('device.failOver')))[0]).toContain(t('device.failOver'));
    // That it was stopped is told when it stays so.
    const chapel = await rowOf(canvasElement, t, 'Chapel');
    await clock.runUntil(() => chapel.textContent?.includes(t('device.stopped')) === true, 5000);
    clock.setSpeed(1);
    await expect((await says('Chapel', t('device.stopped')))[0]).toContain(t('device.stopped'));
    await expect(chapel).toHaveTextContent(t('today.until', { time }));
    await expect(await says('Store', t('today.noEvents'))).toEqual([]);
    const night = format.time(Date.parse('2026-03-04T21:00:00Z'));
    await expect(await says('Garden', t('today.silent', { time: night }))).toHaveLength(2);
    const attention = within(await attentionIn(canvasElement, t));

    await expect(attention.getByText(startingWith(t('incidents.reason.onFailOver')))).toBeVisible();
    await expect(await attention.findByText(startingWith(t('incidents.reason.stoppedByHand')))).toBeVisible();
    await expect(
      await attention.findByText(t('incidents.due.until', { event: 'Afternoon hall', time })),
    ).toBeVisible();
  },
};

const rooms = manyDevices(18);
/** All but one are switched on. */
const grouped = {
  at: AFTERNOON,
  events: manyEvents,
  on: rooms.map(({ device_id }) => device_id).filter((label) => label !== 'CR-2001'),
  seed: { deviceTags: tags, devices: rooms },
  prepare: stopOf('CR-2004', 'evts/2'),
};

export const Grouped: Story = {
  name: 'From seven devices on they stand by tag; open is the first group with something wrong',
  parameters: { proves: ['EVT-09'], stage: grouped },
  async play({ canvasElement, t, format }) {
    const today = within(await todayIn(canvasElement, t));
    const size = format.number(3);
    await expect(await groupsIn(canvasElement, t)).toEqual(
      ['Back of house', 'Lobbies', 'Shops', 'Transport', 'Worship', t('board.untagged')].map(
        (name) => name + size,
      ),
    );
    const isOpen = (name: string) =>
      today.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';
    await waitFor(() => expect([isOpen('Back of house'), isOpen('Lobbies')]).toEqual([false, true]));
    await expect(today.getAllByRole('list', { name: 'Lobbies' })).toHaveLength(1);
    await expect(await today.findByText(t('board.group.offline', { count: 1 }))).toBeVisible();
    await expect(await today.findByText(t('board.group.failed', { count: 1 }))).toBeVisible();
    await expect(await today.findByText(t('board.group.failOver', { count: 1 }))).toBeVisible();
    await expect(await today.findByText(t('board.group.other', { count: 1 }))).toBeVisible();
    const attention = within(await attentionIn(canvasElement, t));
    const due = { event: 'Afternoon hall', time: format.time(Date.parse('2026-03-04T17:00:00Z')) };
    await expect(attention.getByText(t('incidents.due.until', due))).toBeVisible();
    // A folded group says so in words: its lines are a picture.
    await expect(today.getAllByText(t('board.group.playing', { count: 2 }))).not.toHaveLength(0);
  },
};

export const Unfolded: Story = {
  name: 'A group that was opened stays open beside the first one, and folds',
  parameters: {
    stage: grouped,
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Worship' }));
    },
  },
  async play({ canvasElement, t, userEvent }) {
    const today = within(await todayIn(canvasElement, t));
    await expect(await today.findByRole('list', { name: 'Worship' })).toBeVisible();
    // The first one with something wrong opens by itself, when it is heard.
    await expect(await today.findByRole('list', { name: 'Lobbies' })).toBeVisible();
    const worship = today.getByRole('button', { name: 'Worship' });
    await expect(worship).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(worship);
    await waitFor(() => expect(today.queryByRole('list', { name: 'Worship' })).toBeNull());
    await expect(today.getByRole('list', { name: 'Lobbies' })).toBeVisible();
  },
};

export const WithoutTags: Story = {
  name: 'The tags cannot be loaded: the devices are one group',
  parameters: {
    stage: {
      ...grouped,
      seed: { ...grouped.seed, devices: manyDevices(8) },
      faults: (name: string) => (name === 'listDeviceTags' ? new Response('', { status: 500 }) : undefined),
    },
  },
  async play({ canvasElement, t }) {
    const rows = within(await todayIn(canvasElement, t)).getByRole('list', { name: t('board.rows') });
    await expect(within(rows).getAllByRole('link')).toHaveLength(8);
  },
};

export const Elsewhere: Story = {
  name: 'Of a device in another zone the time there stands beside its name',
  parameters: {
    proves: ['EVT-09'],
    stage: {
      ...house,
      prepare: ({ client }: Stage) =>
        client.storage.write('carillon.zones.2', writeZones(new Map([['CR-1003', 'America/New_York']]))),
    },
  },
  async play({ canvasElement, t, format }) {
    const row = await rowOf(canvasElement, t, 'Bell tower');
    // Six hours before Rome.
    const time = format.time(Date.parse('2026-03-04T07:26:00Z'));
    await expect(within(row).getByText(t('board.zone', { time, zone: 'America/New York' }))).toBeVisible();
    // The lane has the viewer's hours.
    await expect(
      await within(row).findByText(
        t('today.silent', { time: format.time(Date.parse('2026-03-04T17:00:00Z')) }),
      ),
    ).toBeVisible();
  },
};

export const ShortDay: Story = {
  name: 'The day on which the clocks go forward has 23 hours',
  parameters: { proves: ['EVT-09'], stage: { ...house, at: '2027-03-28T12:26:00Z' } },
  async play({ canvasElement, t }) {
    const today = await todayIn(canvasElement, t);
    const row = await rowOf(canvasElement, t, 'Lobby north');
    await waitFor(() => expect(barsOf(row)).toHaveLength(4));
    const lane = within(row).getByRole('list').getBoundingClientRect();
    const left = within(row)
      .getByRole('img', { name: /Afternoon hall/ })
      .getBoundingClientRect().left;
    // Stored in UTC, it begins at 13:30 of a day that has no 02:30: after twelve and a half hours.
    await expect((left - lane.left) / lane.width).toBeCloseTo(12.5 / 23, 2);
    const eighteen = within(today).getByText('18').getBoundingClientRect();
    await expect((eighteen.left + eighteen.width / 2 - lane.left) / lane.width).toBeCloseTo(17 / 23, 2);
  },
};

export const Loading: Story = {
  parameters: { stage: { stuck: 'listDevices' } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByRole('status', { name: t('board.loading') }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { proves: ['API-09'], stage: { faults: failing('listDevices') } },
  play: async (context) => void (await expectAlert(context, 'devices.failed')),
};

const closing = (how: 'cross' | 'time'): Story => ({
  tags: how === 'time' ? [] : ['!autodocs'],
  parameters: {
    proves: how === 'time' ? ['API-09'] : ['API-11'],
    stage: { faults: failing('listDevices') },
  },
  play: async (context) => void (await expectClosing(context, 'devices.failed', how)),
});

export const FailedQuiet: Story = { ...closing('time'), name: 'Failed, 10 seconds later' };
export const FailedClosed: Story = { ...closing('cross'), name: 'Failed, the alert closed' };

export const Retried: Story = {
  name: 'Failed, and tried again with success',
  tags: ['!autodocs'],
  parameters: { stage: { failsOnce: 'listDevices' } },
  async play({ canvasElement, t, userEvent }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('devices.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }));
    await expect(await todayIn(canvasElement, t)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'No devices, after the first sound',
  parameters: {
    stage: {
      seed: { devices: [] },
      prepare: ({ client }: Stage) =>
        client.storage.write('carillon.hints', JSON.stringify({ v: 1, firstRun: { 2: 'ended' } })),
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('devices.empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('devices.add') })).toHaveAttribute(
      'href',
      '/manage/2/add',
    );
  },
};

export const Administrator: Story = {
  name: 'An administrator without devices is offered the back-office',
  parameters: { proves: ['NAV-13', 'NAV-20'], stage: { as: 'admin' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const pages = await canvas.findByRole('navigation', { name: t('board.admin') });
    await expect(within(pages).getByRole('link', { name: t('menus.countries') })).toHaveAttribute(
      'href',
      '/backend/countries',
    );
    await expect(canvas.getByText(t('board.admin.detail'))).toBeVisible();
    await expect(canvas.queryByText(t('devices.empty'))).toBeNull();
    // Nor is an administrator led to a first sound.
    await expect(canvas.queryByText(t('board.steps'))).toBeNull();
  },
};

/** Nobody knows when it tries again. */
const withoutTimeout = (event: DeviceEvent): DeviceEvent =>
  event.mode === 'playback' ? { ...event, main: { ...event.main, tmo: 0 } } : event;

export const Many: Story = {
  name: 'Of more than 48 devices all groups are folded, and of more than twelve in a group only counts are shown',
  parameters: {
    proves: ['EVT-09'],
    stage: {
      at: AFTERNOON,
      events: [withoutTimeout(on(1, 'Shop floor', '09:00', '19:30', 'refused', 'refused'))],
      seed: {
        deviceTags: tags,
        // One more than twelve in the first group, exactly twelve in the second one.
        devices: manyDevices(49).map((device, index) => ({
          ...device,
          device_tag_id: index < 13 ? 1 : index < 25 ? 2 : ([3, 4, 5, null][index % 4] ?? null),
        })),
      },
    },
  },
  async play({ canvasElement, t, format }) {
    const today = within(await todayIn(canvasElement, t));
    await waitFor(() => expect(today.getAllByRole('button')).toHaveLength(6));
    for (const button of today.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await expect((await groupsIn(canvasElement, t))[0]).toBe(`Back of house${format.number(13)}`);
    await expect((await groupsIn(canvasElement, t))[1]).toBe(`Lobbies${format.number(12)}`);
    const headOf = (name: string) => today.getByRole('heading', { name: new RegExp(name) }).parentElement;
    const hasLines = (name: string) => headOf(name)?.querySelector('[aria-hidden] span') !== null;
    await expect(headOf('Back of house')).toHaveTextContent(/\d/);
    await expect([hasLines('Lobbies'), headOf('Back of house')?.childElementCount]).toEqual([true, 2]);
    // Twenty of them are switched on in a story, and fail; of twelve it is said which.
    const attention = within(await attentionIn(canvasElement, t));
    const more = t('incidents.more', { count: 8 }).replace(format.number(8), '|');
    const left = await attention.findByText(sentenceWith(more));
    await expect(left).toBeVisible();
    await expect(left).toHaveTextContent(/\d/);
    const why = t('incidents.why.of', { device: '|' });
    await expect(attention.getAllByRole('link', { name: sentenceWith(why) })).toHaveLength(12);
    await expect(attention.getAllByText(startingWith(t('incidents.reason.failed')))).not.toHaveLength(0);
    // The others are off: that is one line, of which nobody knows since when.
    await expect(
      await attention.findByText(sentenceWith(t('incidents.opening', { count: 29 }))),
    ).toBeVisible();
  },
};

export const Thousand: Story = {
  name: 'Of more than a thousand devices the first thousand are shown',
  tags: ['!autodocs'],
  parameters: { stage: { on: [], seed: { deviceTags: [], devices: manyDevices(1001) } } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('board.first', { count: 1000 }))).toBeVisible();
  },
};

export const Checking: Story = {
  name: 'Until a device has answered nothing is said of it, and nothing counted',
  parameters: { stage: { on: [], prepare: once('cmd/req/#', ({ clock }) => clock.setSpeed(0)) } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const today = within(await todayIn(canvasElement, t));
    await waitFor(() => expect(today.getAllByText(t('device.unknown'))).toHaveLength(3));
    await expect(today.queryByText(t('device.offline'))).toBeNull();
    await expect(today.queryByRole('img')).toBeNull();
    const attention = within(await attentionIn(canvasElement, t));
    await expect(attention.getByText(t('board.attention.awaited'))).toBeVisible();
    await expect(canvas.getByText(sentenceWith(t('board.devices', { count: 3 })))).toBeVisible();
  },
};

export const AnsweredNarrow: Story = {
  name: 'On a phone what awaits the answers is no higher than what they bring, so that nothing below moves up',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { stage: { network: 'slow' } },
  async play({ canvasElement, t }) {
    const panel = await attentionIn(canvasElement, t);
    const attention = within(panel);
    const awaited = await attention.findByText(t('board.attention.awaited.short'));
    await expect(awaited).toBeVisible();
    // Two lines have room, as most of what comes takes.
    await expect(awaited.closest('p')?.offsetHeight).toBeGreaterThanOrEqual(56);
    const awaitedHeight = panel.offsetHeight;
    await expect(await attention.findByText(sentenceWith(t('attention.well', { count: 3 })))).toBeVisible();
    await expect(awaitedHeight).toBeLessThanOrEqual(panel.offsetHeight);
  },
};

export const NotLive: Story = {
  name: 'The broker is out of reach: nothing is known to be online',
  parameters: { stage: { playSpeed: 10, broker: 'down' } },
  async play({ canvasElement, t }) {
    const today = within(await todayIn(canvasElement, t));
    await waitFor(() => expect(today.getAllByText(t('device.notKnown'))).toHaveLength(3));
    await expect(await within(canvasElement).findByRole('button', { name: t('broker.retry') })).toBeVisible();
    const attention = within(await attentionIn(canvasElement, t));
    await expect(await attention.findByText(t('device.notKnown'))).toBeVisible();
    await expect(
      within(canvasElement).getByText(sentenceWith(t('board.devices', { count: 3 }))),
    ).toBeVisible();
    await waitFor(() => expect(paintedAsLive(canvasElement, legendOf(canvasElement, t))).toEqual([]));
  },
};

/** The broker goes away after all have told, while one plays. */
export const AsLastKnown: Story = {
  name: 'As last known',
  parameters: {
    proves: ['FLT-012', 'BRK-06'],
    stage: { ...house, playSpeed: 10 },
    async reach({ canvas, loaded, t }: StoryContext) {
      await canvas.findByText(sentenceWith(t('board.playing', { count: 1, of: 3 })));
      brokerDown(loaded.stage);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const today = within(await todayIn(canvasElement, t));
    await waitFor(() => expect(today.getAllByText(t('device.stale'))).toHaveLength(3));
    await expect(await canvas.findByRole('button', { name: t('broker.retry') })).toBeEnabled();
    await expect(await canvas.findByText(sentenceWith(t('board.devices', { count: 3 })))).toBeVisible();
    // The events are known still, and of what is due nobody knows whether it plays.
    const lobby = await rowOf(canvasElement, t, 'Lobby north');
    await waitFor(() => expect(barsOf(lobby)[1]).toContain(t('device.stale')));
    await waitFor(() => expect(paintedAsLive(canvasElement, legendOf(canvasElement, t))).toEqual([]));
  },
};

export const Visitor: Story = {
  name: 'A visitor is shown what this is, and the way to login and signup',
  parameters: { proves: ['NAV-13'], stage: { as: 'nobody' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: t('welcome.prompt') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('shell.login') })).toHaveAttribute(
      'href',
      '/backend/login',
    );
    await expect(canvas.getByRole('link', { name: t('welcome.signup') })).toHaveAttribute(
      'href',
      '/backend/signup',
    );
    await expect(canvas.getByRole('link', { name: t('welcome.shop') })).toHaveAttribute('href', '/eshop');
    const example = await canvas.findByRole('region', { name: t('example.title') });
    await expect(within(example).getByText(t('example.badge'))).toBeVisible();
    const picture = within(example).getByRole('img', { name: t('example.picture') });
    await expect(picture).toHaveTextContent('14:26');
  },
};

/** No browser lets a page choose so for itself. */
function wantMotion(isLess: boolean) {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia(query !== '(prefers-reduced-motion: reduce)' ? query : isLess ? 'all' : 'not all');
  return () => Object.assign(window, { matchMedia });
}

export const Moving: Story = {
  name: 'The day of the example goes by',
  parameters: { stage: { as: 'nobody' } },
  beforeEach: () => wantMotion(false),
  async play({ canvasElement, t }) {
    const picture = await within(canvasElement).findByRole('img', { name: t('example.picture') });
    await waitFor(() => expect(picture).toHaveTextContent(/14:2[789]|14:3/));
  },
};

export const LessMotion: Story = {
  name: 'The example stands still for people who want less motion',
  tags: ['!autodocs'],
  parameters: { stage: { as: 'nobody' } },
  beforeEach: () => wantMotion(true),
  async play({ canvasElement, t }) {
    const picture = await within(canvasElement).findByRole('img', { name: t('example.picture') });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(picture).toHaveTextContent('14:26');
  },
};

export const VisitorDark: Story = { ...Visitor, tags: ['certify'], globals: { theme: 'dark' } };
export const VisitorNarrow: Story = {
  ...Visitor,
  tags: ['certify'],
  globals: { viewport: { value: 'phone' } },
};
export const VisitorRightToLeft: Story = {
  ...Visitor,
  tags: ['certify'],
  parameters: { ...Visitor.parameters, locale: 'ar-EG' },
};

/** What can be inherited, as a portal may hand it down. */
const loud: CSSProperties = {
  font: 'italic 900 30px/3 cursive',
  color: 'fuchsia',
  letterSpacing: 6,
  textAlign: 'end',
  whiteSpace: 'pre',
  wordBreak: 'break-all',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'crosshair',
};

export const InALoudPage: Story = {
  name: 'What a page hands down does not reach a screen',
  parameters: { proves: ['LIB-01'] },
  decorators: [
    (Story) => (
      <div style={loud}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    const { fontStyle, color, letterSpacing, textAlign, whiteSpaceCollapse, wordBreak, hyphens, cursor } =
      getComputedStyle(heading);
    await expect({ fontStyle, whiteSpaceCollapse, wordBreak, hyphens, cursor }).toEqual({
      fontStyle: 'normal',
      whiteSpaceCollapse: 'collapse',
      wordBreak: 'normal',
      hyphens: 'manual',
      cursor: 'auto',
    });
    await expect(textAlign).not.toBe('end');
    await expect(letterSpacing).not.toBe('6px');
    await expect(color).not.toBe('rgb(255, 0, 255)');
  },
};

export const LongTexts: Story = {
  ...Visitor,
  globals: { language: 'pseudo' },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('welcome.prompt'))).toBeVisible();
    await expect(strayTexts(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { ...Owner, tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = { ...Owner, tags: ['certify'], globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...Owner,
  tags: ['certify'],
  parameters: { ...Owner.parameters, locale: 'ar-EG' },
};
