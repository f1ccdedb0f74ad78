import { buildDevice } from '@carillon/mocks';
import type { Device, DeviceEvent, DeviceTag } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { Screen } from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { once } from '../../../.storybook/stage.ts';
import { groupByTag } from '../../../packages/react/src/screens/devices/common/groups.ts';
import FleetAt from '../../../packages/react/src/screens/devices/FleetAt/FleetAt.tsx';
import { strayTexts } from '../../strayTexts.ts';
import { always, manyDevices, manyEvents, on, tags } from '../todayDevices.ts';

/** The Sunday in Rome on which the clocks go forward, at 06:30. */
const CHANGE = '2027-03-28T04:30:00Z';
const SUNDAY = encodeRepeat({ kind: 'daily', days: [0] });

const PLACES = [
  ['St. Mary, nave and choir side', 'worship'],
  ['Parish relay', 'worship'],
  ['St. Mary, chapel', 'worship'],
  ['Parish hall', 'worship'],
  ['Lobby north', 'lobby'],
  ['Lobby south', 'lobby'],
  ['Conference foyer', 'hall'],
  ['Spa and pool', 'spa'],
  ['Corso Garibaldi 12, shop floor', 'shop'],
  ['Café terrace', 'cafe'],
  ['Bakery counter', 'shop'],
  ['Central station, platform 4', 'station'],
  ['Central station, ticket hall', 'station'],
  ['Bus terminal', 'station'],
] as const;
const TAG_OF = { worship: 5, lobby: 2, hall: 2, spa: 2, shop: 3, cafe: 3, station: 4 } as const;

/** Of the clocks of Rome in winter, when somebody wrote them. */
const EVENTS: Readonly<Record<(typeof PLACES)[number][1], readonly DeviceEvent[]>> = {
  worship: [
    on(1, 'Night watch', '21:00', '06:00'),
    on(2, 'Lauds', '07:00', '07:30'),
    { ...on(3, 'Mass', '10:30', '12:00'), repeat: SUNDAY },
    on(4, 'Vespers', '18:00', '18:45'),
  ],
  lobby: [
    on(1, 'Night sounds', '21:00', '06:30'),
    on(2, 'Morning hall', '07:30', '12:00'),
    on(3, 'Afternoon hall', '12:30', '18:00'),
  ],
  hall: [on(1, 'Morning hall', '07:30', '12:00'), on(2, 'Afternoon hall', '12:30', '18:00')],
  spa: [on(1, 'Night sounds', '21:00', '06:30'), on(2, 'Quiet day', '08:00', '21:00')],
  shop: [{ ...on(1, 'Sunday mix', '09:00', '13:00'), repeat: SUNDAY }],
  cafe: [
    on(1, 'Morning radio', '07:00', '11:00'),
    on(2, 'Lunch mix', '12:00', '17:00'),
    on(3, 'Evening mix', '17:00', '23:00'),
  ],
  station: [on(1, 'Station FM', '05:00', '00:00')],
};

const devices: Device[] = PLACES.map(([name, kind], index) =>
  buildDevice({
    id: index + 1,
    user_id: 2,
    name,
    device_id: `CR-${3000 + index}`,
    class_id: 2,
    device_tag_id: TAG_OF[kind],
  }),
);
const eventsOf = (label: string) => {
  const place = PLACES[Number(label.slice(3)) - 3000];
  return place ? EVENTS[place[1]] : [];
};
/** All but one are switched on. */
const OFF = 'CR-3011';

const deviceTags: readonly DeviceTag[] = tags.map((tag) => ({ ...tag, device_count: 0 }));

/** As the view of the fleet shows it. */
function View({ of, by, onClose }: { of: readonly Device[]; by: readonly DeviceTag[]; onClose: () => void }) {
  const [groups] = useState(() => groupByTag(of, by, 'en'));
  return (
    <Screen isPage>
      <FleetAt groups={groups} findIcon={() => undefined} onClose={onClose} />
    </Screen>
  );
}

const meta: Meta<typeof View> = {
  title: 'Screens/Devices/What will play at a time',
  component: View,
  args: { of: devices, by: deviceTags, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    proves: ['FLV-02'],
    stage: {
      at: CHANGE,
      events: eventsOf,
      on: devices.map(({ device_id }) => device_id).filter((label) => label !== OFF),
      seed: { deviceTags: tags, devices },
      playSpeed: 10,
    },
  },
};
export default meta;

type Story = StoryObj<typeof View>;
type Look = Pick<StoryContext, 'canvasElement' | 't'>;

const viewIn = ({ canvasElement, t }: Look) =>
  within(canvasElement).findByRole('region', { name: t('at.title') });

async function rowOf(look: Look, device: string) {
  const link = await within(await viewIn(look)).findByRole('link', { name: device });
  const row = link.closest('li');
  if (!row) throw new Error(`${device} has no row`);
  return row;
}

const barsOf = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('img')
    .map((bar) => bar.getAttribute('aria-label'));

const markIn = async (look: Look) =>
  within(await viewIn(look)).getByRole('slider', { name: look.t('at.mark') });

/** All that can be heard has been. */
async function settled(look: Look, unknown = 1) {
  const view = await viewIn(look);
  await waitFor(() => expect(view.querySelectorAll('[data-device] [role="img"]').length).toBeGreaterThan(20));
  const text = look.t('at.sum.unknown', { playing: 9, of: devices.length, count: unknown });
  await waitFor(() => expect(within(view).getByText(text)).toBeVisible());
  return view;
}

export const AsDrawn: Story = {
  name: 'What each device will play at a moment, on the day on which the clocks go forward',
  async play({ canvasElement, t, format }) {
    const look = { canvasElement, t };
    const view = await settled(look);
    const at = (utc: string) => format.time(Date.parse(`2027-03-${utc}Z`));
    await expect(
      within(view).getByText(
        t('at.change.night', { from: at('28T00:00').replace('01', '02'), to: at('28T01:00') }),
      ),
    ).toBeVisible();
    const lobby = await rowOf(look, 'Lobby north');
    // Written in winter, all of it is an hour later from that night on.
    const bar = (name: string, from: string, to: string) => t('at.bar', { name, from: at(from), to: at(to) });
    await expect(barsOf(lobby).slice(0, 3)).toEqual([
      expect.stringContaining('Night sounds'),
      bar('Morning hall', '28T06:30', '28T11:00'),
      bar('Afternoon hall', '28T11:30', '28T17:00'),
    ]);
    await expect(lobby).toHaveTextContent('Night sounds');
    // The hour that is not there has its place on the axis.
    const lane = within(lobby).getByRole('list').getBoundingClientRect();
    const { left } = within(lobby)
      .getByRole('img', { name: /Morning hall/ })
      .getBoundingClientRect();
    await expect((left - lane.left) / lane.width).toBeCloseTo(8.5 / 24, 2);
    const off = await rowOf(look, 'Central station, platform 4');
    await expect(await within(off).findByText(t('at.offline'))).toBeInTheDocument();
  },
};

export const Why: Story = {
  name: 'Why it plays that, or nothing, is told on a card: on hover, and on focus',
  parameters: {
    async reach({ canvas }: StoryContext) {
      const link = await canvas.findByRole('link', { name: 'Spa and pool' });
      await waitFor(() => expect(barsOf(link.closest('li') as HTMLElement)).not.toHaveLength(0));
      link.focus();
    },
  },
  async play({ canvasElement, t, format }) {
    const look = { canvasElement, t };
    const view = await settled(look);
    const time = (utc: string) => format.time(Date.parse(`2027-03-28T${utc}Z`));
    const card = await within(view).findByRole('tooltip');
    await expect(card).toHaveTextContent(t('at.plays'));
    const then = t('at.then', { event: 'Quiet day', time: time('07:00') });
    await expect(within(card).getByText(then)).toBeVisible();
    await expect(within(view).getByRole('link', { name: 'Spa and pool' })).toHaveAccessibleDescription(
      expect.stringContaining(then),
    );
    await userEvent.keyboard('{Escape}');
    await expect(within(view).queryByRole('tooltip')).toBeNull();
    await userEvent.hover(within(view).getByRole('link', { name: 'Bakery counter' }));
    await expect(await within(view).findByRole('tooltip')).toHaveTextContent(t('at.outsideHours'));
  },
};

export const ByKeys: Story = {
  name: 'The mark is moved by the keys: by a quarter of an hour, by an hour, to the ends of the day',
  tags: ['!autodocs'],
  async play({ canvasElement, t, format }) {
    const look = { canvasElement, t };
    await settled(look);
    const mark = await markIn(look);
    mark.focus();
    const says = async (keys: string, utc: string) => {
      await userEvent.keyboard(keys);
      await expect(mark).toHaveAttribute('aria-valuetext', format.time(Date.parse(`2027-03-${utc}:00Z`)));
    };
    await says('{ArrowRight}', '28T04:45');
    await says('{Shift>}{ArrowLeft}{/Shift}', '28T03:45');
    await says('{ArrowDown}', '28T03:30');
    await says('{Alt>}{ArrowUp}{/Alt}', '28T03:31');
    await says('{PageUp}', '28T04:31');
    await says('{End}', '28T21:59');
    await says('{Home}', '27T23:00');
    await says('{ArrowLeft}', '27T23:00');
    // Over the hour that is skipped: 01:45, then 03:00.
    await says('{PageUp}{ArrowRight}{ArrowRight}{ArrowRight}', '28T00:45');
    await says('{ArrowRight}', '28T01:00');
  },
};

export const Dragged: Story = {
  name: 'The mark is dragged: only devices that then play something else are drawn anew',
  tags: ['!autodocs'],
  async play({ canvasElement, t, format }) {
    const look = { canvasElement, t };
    const view = await settled(look);
    const mark = await markIn(look);
    const lane = (await rowOf(look, 'Parish hall')).querySelector('[data-lane]')?.getBoundingClientRect();
    if (!lane) throw new Error('It has no lane.');
    const isRtl = getComputedStyle(view).direction === 'rtl';
    const xAt = (hour: number) =>
      isRtl ? lane.right - (lane.width * hour) / 24 : lane.left + (lane.width * hour) / 24;
    const { top, height } = mark.getBoundingClientRect();
    const changed = new Set<Element>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = target instanceof Element ? target.closest('[data-device]') : null;
        // The line of the moment is moved past React.
        if (row && !(target instanceof SVGLineElement)) changed.add(row);
      }
    });
    observer.observe(view, { subtree: true, childList: true, attributes: true, characterData: true });
    // The mouse is always there, so its pointer can be captured.
    const pointer = (hour: number) => ({
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      clientX: xAt(hour),
      clientY: top + height / 2,
    });
    fireEvent.pointerDown(mark, pointer(6.5));
    for (const hour of [6.8, 7.2]) fireEvent.pointerMove(mark, pointer(hour));
    const seven = format.time(Date.parse('2027-03-28T05:15:00Z'));
    await waitFor(() => expect(mark).toHaveAttribute('aria-valuetext', seven));
    // Night watch is over at 07:00, and nothing else has changed.
    const names = [...changed].map((row) => row.querySelector('a')?.textContent).sort();
    observer.disconnect();
    await expect(names).toEqual([
      'Parish hall',
      'Parish relay',
      'St. Mary, chapel',
      'St. Mary, nave and choir side',
    ]);
    fireEvent.pointerMove(mark, pointer(13));
    fireEvent.pointerUp(mark, pointer(13));
    await expect(mark).toHaveFocus();
    await waitFor(() =>
      expect(barsOf(view).filter((text) => text?.includes('Afternoon hall'))).toHaveLength(3),
    );
  },
};

export const Typed: Story = {
  name: 'A date and a time are typed, and Now leads back',
  tags: ['!autodocs'],
  async play({ canvasElement, t, format }) {
    const look = { canvasElement, t };
    const view = await settled(look);
    const date = within(view).getByRole('group', { name: t('at.date') });
    // The day before the change: nothing is to be said of it.
    await userEvent.click(within(date).getByRole('spinbutton', { name: /day|giorno|يوم/i }));
    await userEvent.keyboard('27');
    const mark = await markIn(look);
    await waitFor(() => expect(within(view).queryByText(/02:00/)).toBeNull());
    const time = within(view).getByRole('group', { name: t('at.time') });
    await userEvent.click(within(time).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('2145');
    await expect(mark).toHaveAttribute('aria-valuetext', format.time(Date.parse('2027-03-27T20:45:00Z')));
    // Of what is over, nobody says that it will play.
    const past = t('at.past.unknown', { playing: 10, of: devices.length, count: 1 });
    await expect(await within(view).findByText(past)).toBeVisible();
    await userEvent.click(within(view).getByRole('button', { name: t('at.now') }));
    await expect(mark).toHaveAttribute('aria-valuetext', format.time(Date.parse(CHANGE)));
  },
};

/** Somebody starts one by hand, and stops another, once the page has asked. */
const byHand = once('cmd/rep/+/CR-3008', ({ hub }) => {
  const order = (label: string, msg: string, id: string) =>
    hub.publish(`cmd/req/micro-eth/${label}`, JSON.stringify({ req: 9, msg, body: { id } }));
  order('CR-3008', 'StartEvent', 'evts/1');
  order('CR-3004', 'StopEvent', 'evts/1');
});

export const ByHand: Story = {
  name: 'What was started or stopped by hand plays, or is silent, for as long as that lasts',
  parameters: {
    stage: { ...(meta.parameters?.stage as object), prepare: byHand },
    async reach({ canvas }: StoryContext) {
      const link = await canvas.findByRole('link', { name: 'Corso Garibaldi 12, shop floor' });
      const row = link.closest('li') as HTMLElement;
      await waitFor(() => expect(row.lastElementChild).toHaveTextContent('Sunday mix'));
      link.focus();
    },
  },
  async play({ canvasElement, t }) {
    const look = { canvasElement, t };
    const view = await viewIn(look);
    const shop = await rowOf(look, 'Corso Garibaldi 12, shop floor');
    await waitFor(() =>
      expect(shop.querySelector('[data-lane]')?.nextElementSibling).toHaveTextContent('Sunday mix'),
    );
    await expect(await within(view).findByRole('tooltip')).toHaveTextContent(
      t('at.byHand.until', { event: 'Sunday mix' }),
    );
  },
};

const many = manyDevices(200);

export const Hundreds: Story = {
  name: 'Hundreds of devices: only lanes in sight are laid out',
  tags: ['!autodocs'],
  args: { of: many },
  parameters: {
    stage: {
      at: '2026-03-04T13:26:00Z',
      events: manyEvents,
      on: many.map(({ device_id }) => device_id),
      seed: { deviceTags: tags, devices: many },
      playSpeed: 10,
    },
  },
  async play({ canvasElement, t }) {
    const view = await viewIn({ canvasElement, t });
    await expect(within(view).getAllByRole('listitem').length).toBeGreaterThanOrEqual(200);
  },
};

const few = devices.slice(0, 3);
const fewStage = {
  ...(meta.parameters?.stage as object),
  on: few.map(({ device_id }) => device_id),
  seed: { devices: few },
  events: (label: string) =>
    label === 'CR-3000'
      ? [always(1, 'House music')]
      : label === 'CR-3001'
        ? []
        : [on(1, 'Night watch', '21:00', '06:00')],
};

export const Few: Story = {
  name: 'Few devices have no groups; one that always plays, and one without events',
  args: { of: few },
  parameters: { stage: fewStage },
  async play({ canvasElement, t }) {
    const look = { canvasElement, t };
    const bar = t('at.bar.always', { name: 'House music' });
    const row = await rowOf(look, 'St. Mary, nave and choir side');
    await waitFor(() => expect(barsOf(row)).toEqual([t('at.bar.plays', { bar })]));
    await userEvent.hover(within(await viewIn(look)).getByRole('link', { name: 'Parish relay' }));
    const card = await within(await viewIn(look)).findByRole('tooltip');
    await waitFor(() => expect(card).toHaveTextContent(t('at.noEvents')));
  },
};

export const LongDay: Story = {
  name: 'On the day on which the clocks go back, the hour that comes twice has its zone',
  tags: ['!autodocs'],
  args: { of: few },
  parameters: { stage: { ...fewStage, at: '2027-10-30T22:30:00Z' } },
  async play({ canvasElement, t }) {
    const look = { canvasElement, t };
    const mark = await markIn(look);
    mark.focus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    const first = mark.getAttribute('aria-valuetext');
    await userEvent.keyboard('{PageUp}');
    const second = mark.getAttribute('aria-valuetext');
    await expect(first).not.toBe(second);
    for (const text of [first, second]) await expect(text).toMatch(/GMT|CES?T|غ/);
    await userEvent.keyboard('{End}');
    await expect(mark).toHaveAttribute('aria-valuenow', String(25 * 60 - 1));
  },
};

export const ByDate: Story = {
  name: 'A day after a change of the clocks, and one that is over',
  tags: ['!autodocs'],
  args: { of: few },
  parameters: { stage: { ...fewStage, at: '2027-03-26T12:00:00Z' } },
  async play({ canvasElement, t, format }) {
    const look = { canvasElement, t };
    const view = await viewIn(look);
    await waitFor(() => expect(view.querySelectorAll('[data-device] [role="img"]')).not.toHaveLength(0));
    const date = within(view).getByRole('group', { name: t('at.date') });
    await userEvent.click(within(date).getByRole('spinbutton', { name: /day|giorno|يوم/i }));
    await userEvent.keyboard('29');
    const change = format.date(Date.parse('2027-03-28T01:00:00Z'));
    await expect(await within(view).findByText(t('at.change.date', { date: change }))).toBeVisible();
    await userEvent.click(within(date).getByRole('spinbutton', { name: /day|giorno|يوم/i }));
    await userEvent.keyboard('25');
    const past = t('at.past', { playing: 1, count: few.length });
    await expect(await within(view).findByText(past)).toBeVisible();
  },
};

export const NotLive: Story = {
  name: 'Without a connection nothing is known',
  parameters: { stage: { ...(meta.parameters?.stage as object), broker: 'down' } },
  async play({ canvasElement, t }) {
    const view = await viewIn({ canvasElement, t });
    const text = t('at.sum.unknown', { playing: 0, of: devices.length, count: devices.length });
    await expect(await within(view).findByText(text)).toBeVisible();
  },
};

export const Closed: Story = {
  name: 'The cross closes it',
  tags: ['!autodocs'],
  async play({ canvasElement, t, args }) {
    const view = await viewIn({ canvasElement, t });
    await userEvent.click(within(view).getByRole('button', { name: t('at.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...Why, tags: ['certify', '!autodocs'], globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...AsDrawn,
  tags: ['!autodocs'],
  play: async () => {},
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { ...Dragged, tags: ['certify'], globals: { direction: 'rightToLeft' } };
export const LongWords: Story = {
  tags: ['!autodocs'],
  globals: { language: 'pseudo' },
  async play({ canvasElement, t }) {
    const view = await viewIn({ canvasElement, t });
    const names = [...devices.map(({ name }) => name), ...tags.map(({ name }) => name)];
    const events = Object.values(EVENTS).flatMap((some) => some.map(({ name }) => name));
    await expect(strayTexts(view, [...names, ...events])).toEqual([]);
  },
};
