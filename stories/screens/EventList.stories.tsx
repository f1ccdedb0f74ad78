import { devices, deviceTags, type PlaybackEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { EventList } from '@carillon/react/devices';
import { exampleEvents, type FaultOf } from '@carillon/simulator/browser';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, once, type Stage, withFault } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { containing, sentenceWith, startingWith } from '../matchers.ts';
import { paintedAsLive } from '../paintedAsLive.ts';
import { failing } from '../patterns/answers.ts';
import { strayTexts } from '../strayTexts.ts';
import { playback } from './churchEvents.ts';
import { devicePage } from './devicePages.ts';
import { shortDay } from './figures.ts';

const path = '/manage/2/feature/2/events';

const meta: Meta<typeof EventList> = {
  title: 'Screens/Devices/Event list',
  component: EventList,
  args: { userId: 2, id: 2 },
  parameters: { layout: 'fullscreen', screen: 'live', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof EventList>;

const page = devicePage(path);

const EACH_DAY = [0, 1, 2, 3, 4, 5, 6];

/** The week of a church: on a Wednesday at 14:26 the organ plays, and vespers come next. */
const church = [
  playback(1, 'Morning prayer', EACH_DAY, 7, 7.5),
  playback(2, 'Mass relay to the parish radio', [1, 3, 5], 9, 10),
  playback(3, 'Afternoon organ', [1, 2, 3, 4, 5, 6], 13, 17.5),
  playback(4, 'Vespers', EACH_DAY, 18, 18.75),
  playback(5, 'Choir rehearsal', [4], 19, 21.5),
  {
    ...playback(6, 'Night watch, quiet', [6], 22, 6),
    repeat: encodeRepeat({ kind: 'weekly', start: 6, stop: 0 }),
  },
  playback(7, 'Organ concert', [0], 11.5, 13.5),
];

const afternoon = { path, at: '2026-03-04T13:26:00Z', events: church };

interface Look {
  canvasElement: HTMLElement;
  t: Words;
}

const gridIn = async ({ canvasElement, t }: Look) =>
  within(canvasElement).findByRole('grid', { name: t('events.list') });

async function rowOf(look: Look, name: string) {
  return within(await gridIn(look)).findByRole('row', { name });
}

/** All that a list of events shows: what plays, what comes next, and the week above it. */
export const Ready: Story = {
  parameters: { proves: ['EVT-02', 'EVT-03', 'BRK-08'], stage: afternoon },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const organ = await rowOf(context, 'Afternoon organ');
    await waitFor(() => expect(organ).toHaveTextContent(t('events.playing')));
    await expect(organ).toHaveTextContent('13:00');
    await waitFor(async () =>
      expect(await rowOf(context, 'Vespers')).toHaveTextContent(t('events.scheduled')),
    );
    const days = within(await canvas.findByRole('region', { name: t('week.title') }));
    await expect(days.getAllByRole('link', { name: /Choir rehearsal/ })).toHaveLength(1);
    await expect(
      await days.findByRole('link', {
        name: t('week.bar.playing', {
          name: 'Afternoon organ',
          when: t('week.within', { day: shortDay(context, 3), start: '13:00', end: '17:30' }),
        }),
      }),
    ).toBeVisible();
    await expect(
      days.getAllByRole('link', {
        name: t('week.bar', {
          name: 'Night watch, quiet',
          when: t('week.across', {
            startDay: shortDay(context, 6),
            start: '22:00',
            endDay: shortDay(context, 0),
            end: '06:00',
          }),
        }),
      }),
    ).toHaveLength(2);
    await expect(await canvas.findByText(t('device.zone', { zone: 'Europe/Rome' }))).toBeVisible();
    // When the clocks change, an hour later.
    await expect(
      canvas.getByText(sentenceWith(t('events.clocks.later', { date: '|', span: '|' }))),
    ).toBeVisible();
  },
};

export const StartedAndStopped: Story = {
  name: 'An event is started and stopped',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-03', 'BRK-08'] },
  async play(context) {
    const { t } = context;
    const row = await rowOf(context, 'Morning radio');
    const start = await within(row).findByRole('button', {
      name: t('events.start', { name: 'Morning radio' }),
    });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    await waitFor(() => expect(row).toHaveTextContent(t('events.playing')));
    const stop = await within(row).findByRole('button', {
      name: t('events.stop', { name: 'Morning radio' }),
    });
    await waitFor(() => expect(stop).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(stop);
    await expect(
      await within(row).findByRole('button', { name: t('events.start', { name: 'Morning radio' }) }),
    ).toBeVisible();
    await waitFor(() => expect(row).not.toHaveTextContent(t('events.playing')));
  },
};

const events = (change: (event: PlaybackEvent) => Partial<PlaybackEvent>) =>
  exampleEvents(2).map((event) => (event.mode === 'playback' ? { ...event, ...change(event) } : event));

/** The stream of the morning does not answer for a long time: its button waits. */
export const Starting: Story = {
  name: 'An event is starting: its button waits',
  parameters: {
    proves: ['EVT-03', 'FLT-036'],
    stage: {
      path,
      at: '2026-03-04T07:30:00Z',
      events: events(({ main }) => ({ main: { ...main, uri: 'http://dead.example/', tmo: 600 } })),
    },
  },
  async play(context) {
    const { t } = context;
    const row = await rowOf(context, 'Morning radio');
    await waitFor(() => expect(row).toHaveTextContent(t('events.starting')));
    await waitFor(() =>
      expect(within(row).getByRole('button', { name: /Morning radio/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** What stops says so until it has stopped. */
export const Stopping: Story = {
  name: 'An event is stopping',
  tags: ['certify', '!autodocs'],
  parameters: { proves: ['EVT-03', 'BRK-08'], stage: { path } },
  async play(context) {
    const { loaded, t } = context;
    const stage: Stage = loaded.stage;
    const row = await rowOf(context, 'Morning radio');
    stage.hub.publish('async/micro-eth/CR-1002/stream', JSON.stringify({ id: 'evts/1', status: 3 }));
    await waitFor(() => expect(row).toHaveTextContent(t('events.stopping')));
    stage.hub.publish('async/micro-eth/CR-1002/stream', JSON.stringify({ id: 'evts/1', status: 4 }));
    await waitFor(() => expect(row).not.toHaveTextContent(t('events.stopping')));
  },
};

export const StreamFailed: Story = {
  name: 'No stream of an event responds',
  parameters: {
    proves: ['BRK-08'],
    stage: {
      path,
      at: '2026-03-04T07:30:00Z',
      events: events(() => ({ main: { uri: 'http://refused.example/a.mp3', tmo: 15 }, fail: undefined })),
    },
  },
  async play(context) {
    const { t } = context;
    const row = await rowOf(context, 'Morning radio');
    await waitFor(() => expect(row).toHaveTextContent(t('events.streamFailed')));
    await expect(
      await within(row).findByRole('button', { name: t('events.stop', { name: 'Morning radio' }) }),
    ).toBeVisible();
  },
};

const requestTopic = 'cmd/req/micro-eth/CR-1002';
const replyTopic = 'cmd/rep/micro-eth/CR-1002';

/** The device does not let go of an event. */
const holding = (fault: Partial<FaultOf<'refuse'>> = {}) =>
  withFault({ kind: 'refuse', command: 'DeleteEvent', error: 'It is in use', ...fault });

export const StartRefused: Story = {
  name: 'The device refuses to start, and says why',
  parameters: {
    proves: ['BRK-07', 'FLT-029'],
    stage: {
      path,
      prepare: withFault({ kind: 'refuse', command: 'StartEvent', error: 'The source is in use' }),
    },
    async reach({ canvas, userEvent, t }: StoryContext) {
      const start = await canvas.findByRole('button', { name: t('events.start', { name: 'Morning radio' }) });
      await userEvent.click(start);
    },
  },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(
      `${t('events.start.failed', { name: 'Morning radio' })}The source is in use`,
    );
    await userEvent.click(within(alert).getByRole('button', { name: t('events.close') }));
    await waitFor(() => expect(within(canvasElement).queryByRole('alert')).toBeNull());
  },
};

export const StopRefused: Story = {
  name: 'The device refuses to stop, and says why',
  tags: ['!autodocs'],
  parameters: {
    proves: ['BRK-07'],
    stage: {
      ...afternoon,
      prepare: withFault({ kind: 'refuse', command: 'StopEvent', error: 'It must not end' }),
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const row = await rowOf(context, 'Afternoon organ');
    await waitFor(() => expect(row).toHaveTextContent(t('events.playing')));
    await userEvent.click(
      within(row).getByRole('button', { name: t('events.stop', { name: 'Afternoon organ' }) }),
    );
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      `${t('events.stop.failed', { name: 'Afternoon organ' })}It must not end`,
    );
  },
};

export const Searched: Story = {
  name: 'Searched and ordered in the page',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-02'], stage: afternoon },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const grid = within(await gridIn({ canvasElement, t }));
    const names = () => grid.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
    await waitFor(() => expect(names()[0]).toBe('Afternoon organ'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('list.order') }), 'name_des');
    await waitFor(() => expect(names()[0]).toBe('Vespers'));
    await userEvent.type(canvas.getByRole('searchbox', { name: t('list.search') }), 'organ');
    await waitFor(() => expect(names()).toEqual(['Organ concert', 'Afternoon organ']));
  },
};

/** On a device of class 3: what sends comes after what plays. */
export const ByMode: Story = {
  name: 'Ordered by mode',
  tags: ['certify'],
  args: { id: 3 },
  parameters: {
    proves: ['EVT-02', 'EVT-03', 'EVT-06'],
    stage: { path: '/manage/2/feature/3/events', search: '?by=mode' },
  },
  async play({ canvasElement, t }) {
    const grid = within(await gridIn({ canvasElement, t }));
    const names = () => grid.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
    await waitFor(() => expect(names()).toEqual(['Morning radio', 'Weekend mix', 'Evening service']));
    await expect(grid.getByRole('img', { name: t('mode.sender') })).toBeVisible();
    await expect(grid.getAllByRole('img', { name: t('mode.playback') })).toHaveLength(2);
  },
};

/** Somebody else stores an event, renames one and deletes one: the list is never asked again. */
export const ChangedElsewhere: Story = {
  name: 'What somebody else changes appears by itself',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-02', 'BRK-05'] },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const { hub }: Stage = loaded.stage;
    const grid = within(await gridIn({ canvasElement, t }));
    await rowOf(context, 'Morning radio');
    const send = (req: number, msg: string, body: object) =>
      hub.publish(requestTopic, JSON.stringify({ req, msg, body }));
    const { id: _id, ...added } = playback(9, 'Noon bells', [3], 15, 16);
    send(1, 'SetEvent', added);
    await expect(await grid.findByRole('row', { name: 'Noon bells' })).toBeVisible();
    send(2, 'DeleteEvent', { id: 'evts/2' });
    await waitFor(() => expect(grid.queryByRole('row', { name: 'Weekend mix' })).toBeNull());
  },
};

/** Events that an older firmware has let overlap, one of them always. */
export const Overlapping: Story = {
  parameters: {
    proves: ['REC-05', 'EVT-03'],
    stage: {
      path,
      events: [
        playback(1, 'Sunday mass relay', [0], 10.5, 12),
        playback(2, 'Organ concert', [0], 11.5, 13.5),
        playback(3, 'Vespers', EACH_DAY, 18, 19),
      ],
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    await expect(await rowOf(context, 'Organ concert')).toHaveTextContent(t('events.overlapping'));
    await expect(await rowOf(context, 'Sunday mass relay')).toHaveTextContent(t('events.overlapping'));
    await expect(await rowOf(context, 'Vespers')).not.toHaveTextContent(t('events.overlapping'));
    await expect(
      await within(canvasElement).findByRole('link', {
        name: t('week.bar.overlapping', {
          bar: t('week.bar', {
            name: 'Organ concert',
            when: t('week.within', { day: shortDay(context, 0), start: '11:30', end: '13:30' }),
          }),
        }),
      }),
    ).toBeVisible();
  },
};

/** An event of a mode that came later, and one whose repetition means nothing. */
export const NewerFirmware: Story = {
  name: 'Values of a newer firmware',
  tags: ['!autodocs'],
  parameters: {
    proves: ['EVT-06'],
    stage: { path, events: [{ ...playback(1, 'Always on', [0], 1, 1), repeat: 1 << 21 }] },
  },
  async play(context) {
    const { loaded, canvasElement, t } = context;
    const { hub }: Stage = loaded.stage;
    await expect(await rowOf(context, 'Always on')).toHaveTextContent(t('week.always'));
    const other = (id: number, name: string, mode: string) => {
      return { id: `evts/${id}`, name, mode, repeat: 0, time: [0, 0], port: 5004 };
    };
    const others = [
      other(6, 'Intercom', 'rtp'),
      other(7, 'Stick', 'usb'),
      other(8, 'Nothing', 'undefined'),
      other(9, 'Lights', 'dmx'),
    ];
    const body = { req: 7, msg: 'GetEvents', ok: true, body: others };
    hub.publish(replyTopic, JSON.stringify(body));
    await expect(await rowOf(context, 'Intercom')).toHaveTextContent(t('week.never'));
    for (const mode of ['mode.rtp', 'mode.usb', 'mode.undefined', 'mode.other'] as const) {
      await expect(within(canvasElement).getByRole('img', { name: t(mode) })).toBeVisible();
    }
    const links = within(await gridIn(context)).queryAllByRole('link');
    await expect(links).toEqual([]);
    await userEvent.click(await rowOf(context, 'Intercom'));
    for (const action of ['copy', 'duplicate'] as const) {
      const reason = t(`events.${action}.mode`, { name: 'Intercom' });
      await expect(
        await within(canvasElement).findByRole('button', { name: `${t(`events.${action}`)}: ${reason}` }),
      ).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

/** Opens the chooser of new events. */
async function choose({ canvas, userEvent, t }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: t('events.create') }));
}

// Beside an open menu react-aria hides everything from screen readers.
const besideMenu = { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } };

/** What this device cannot do stays in sight, and says why. */
export const Creating: Story = {
  name: 'The chooser of new events',
  parameters: {
    proves: ['EVT-01', 'EVT-05', 'EVT-06'],
    a11y: besideMenu,
    stage: { ...afternoon, events: church.slice(0, 3) },
    reach: choose,
  },
  async play({ t, format }) {
    const menu = within(await within(document.body).findByRole('menu', { name: t('events.create') }));
    const playback = menu.getByRole('menuitem', {
      name: `${t('mode.playback')} ${t('events.create.playback')}`,
    });
    await expect(playback).toHaveAttribute('href', '/manage/2/feature/2/events/add/playback');
    const classes = format.list(['std-eth']);
    const refused = [
      `${t('mode.sender')} ${t('events.create.class', { classes, class: 'micro-eth' })}`,
      `${t('mode.rtp')} ${t('events.create.none')}`,
      `${t('mode.storage')} ${t('events.create.none')}`,
    ];
    for (const name of refused) {
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const CreatingSender: Story = {
  name: 'A device of class 3 can send, too',
  args: { id: 3 },
  tags: ['!autodocs'],
  parameters: {
    proves: ['EVT-01', 'EVT-05'],
    a11y: besideMenu,
    stage: { path: '/manage/2/feature/3/events' },
    reach: choose,
  },
  async play({ canvasElement, t }) {
    const menu = within(await within(document.body).findByRole('menu', { name: t('events.create') }));
    const sender = menu.getByRole('menuitem', {
      name: `${t('mode.sender')} ${t('events.create.sender')}`,
    });
    await expect(sender).toHaveAttribute('href', '/manage/2/feature/3/events/add/sender');
    await userEvent.keyboard('{Escape}');
    const edit = await within(canvasElement).findByRole('link', {
      name: t('events.edit', { name: 'Evening service' }),
    });
    await expect(edit).toHaveAttribute('href', '/manage/2/feature/3/events/3/sender');
  },
};

/** Selects these rows, and asks to delete them. */
const deleting =
  (...names: string[]) =>
  async (context: StoryContext) => {
    for (const name of names) await userEvent.click(await rowOf(context, name));
    const { canvas, t } = context;
    await userEvent.click(await canvas.findByRole('button', { name: t('list.delete') }));
  };

export const Deleting: Story = {
  name: 'Asks before it deletes',
  parameters: {
    proves: ['EVT-02'],
    stage: afternoon,
    reach: deleting('Night watch, quiet', 'Organ concert'),
  },
  async play({ canvasElement, t, format }) {
    const body = within(document.body);
    const dialog = within(await body.findByRole('alertdialog', { name: t('list.delete.title') }));
    const names = format.list(['Night watch, quiet', 'Organ concert']);
    await expect(dialog.getByText(t('events.delete.question', { names }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('events.delete.confirm', { count: 2 }) }));
    await expect(await body.findByText(t('events.deletedMany', { count: 2 }))).toBeVisible();
    const grid = within(await gridIn({ canvasElement, t }));
    await waitFor(() => expect(grid.getAllByRole('row')).toHaveLength(5));
  },
};

/** One of three is refused: it is named with what the device said, and stays selected. */
export const DeleteRefused: Story = {
  name: 'One of several could not be deleted',
  parameters: {
    proves: ['EVT-04', 'BRK-07'],
    stage: { path, events: church, prepare: holding({ times: 1 }) },
    async reach(context: StoryContext) {
      await deleting('Afternoon organ', 'Vespers')(context);
      const { t } = context;
      const dialog = within(await within(document.body).findByRole('alertdialog'));
      await userEvent.click(
        await dialog.findByRole('button', { name: t('events.delete.confirm', { count: 2 }) }),
      );
    },
  },
  async play({ t }) {
    const body = within(document.body);
    const title = t('list.delete.failedOne.title');
    const dialog = within(await body.findByRole('alertdialog', { name: title }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      t('events.delete.failed', { count: 1 }) +
        `Afternoon organ: ${t('events.delete.error', { error: 'It is in use' })}`,
    );
    await expect(dialog.getByRole('button', { name: t('list.bulk.retry', { count: 1 }) })).toBeEnabled();
  },
};

/** The only one is refused: D8, word for word. */
export const DeleteOneRefused: Story = {
  name: 'An event could not be deleted',
  tags: ['certify', '!autodocs'],
  parameters: {
    proves: ['EVT-04'],
    stage: { path, prepare: holding() },
    reach: deleting('Weekend mix'),
  },
  async play({ t }) {
    const body = within(document.body);
    const question = within(await body.findByRole('alertdialog', { name: t('list.delete.title') }));
    await userEvent.click(
      question.getByRole('button', { name: t('list.delete.confirmOne', { name: 'Weekend mix' }) }),
    );
    const dialog = within(await body.findByRole('alertdialog', { name: t('list.delete.failedOne.title') }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      t('events.delete.error', { error: 'It is in use' }),
    );
  },
};

export const DeletedElsewhere: Story = {
  name: 'What somebody else has deleted meanwhile is deleted',
  tags: ['certify', '!autodocs'],
  parameters: {
    // Another one's command comes first: the device refuses, and does not have it any more.
    stage: {
      path,
      events: church,
      prepare({ hub }: Stage) {
        const stop = hub.observe(requestTopic, (_topic, payload) => {
          const { msg, body } = JSON.parse(payload);
          if (msg !== 'DeleteEvent') return;
          stop();
          hub.publish(requestTopic, JSON.stringify({ req: 70, msg, body }));
        });
      },
    },
    reach: deleting('Afternoon organ'),
  },
  async play({ canvasElement, t }) {
    const body = within(document.body);
    const question = within(await body.findByRole('alertdialog', { name: t('list.delete.title') }));
    await userEvent.click(
      question.getByRole('button', { name: t('list.delete.confirmOne', { name: 'Afternoon organ' }) }),
    );
    await expect(await body.findByText(t('list.deleted', { name: 'Afternoon organ' }))).toBeVisible();
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    const grid = within(await gridIn({ canvasElement, t }));
    await waitFor(() => expect(grid.queryByRole('row', { name: 'Afternoon organ' })).toBeNull());
  },
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};

/** One at a time: leads to the form of a new event that is as this one. */
export const Duplicating: Story = {
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-08'] },
  render: (args) => (
    <>
      <EventList {...args} />
      <Address />
    </>
  ),
  async play(context) {
    const { canvas, t } = context;
    await userEvent.click(await rowOf(context, 'Morning radio'));
    await userEvent.click(await rowOf(context, 'Weekend mix'));
    const name = `${t('events.duplicate')}: ${t('events.duplicate.one')}`;
    await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await rowOf(context, 'Weekend mix'));
    await userEvent.click(await canvas.findByRole('button', { name: t('events.duplicate') }));
    const address = await canvas.findByLabelText('Address');
    await waitFor(() => expect(address).toHaveTextContent('/manage/2/feature/2/events/add/playback?from=1'));
  },
};

/** Selects these rows, and asks to which devices they are to be copied. */
const copying =
  (...names: string[]) =>
  async (context: StoryContext) => {
    for (const name of names) await userEvent.click(await rowOf(context, name));
    const { canvas, t } = context;
    await userEvent.click(await canvas.findByRole('button', { name: t('events.copy') }));
  };

const lobby = 'cmd/req/nano-eth/CR-1001';

/** The lobby holds no event any more: all others hold the same ones as the terrace. */
function emptyLobby({ hub }: Stage) {
  for (const n of [1, 2]) {
    hub.publish(lobby, JSON.stringify({ req: n, msg: 'DeleteEvent', body: { id: `evts/${n}` } }));
  }
}

const findCopies = async (t: Words, count: number) =>
  within(await within(document.body).findByRole('dialog', { name: t('copies.title', { count }) }));

/** Chooses the devices, and copies. */
async function copyTo(t: Words, count: number, ...names: string[]) {
  const dialog = await findCopies(t, count);
  for (const name of names) await userEvent.click(await dialog.findByRole('row', { name }));
  const confirm = t('copies.confirm', { count: names.length });
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
}

export const Copying: Story = {
  name: 'Copied to other devices, which say first what conflicts',
  parameters: {
    proves: ['EVT-08'],
    stage: { path, prepare: emptyLobby },
    reach: copying('Morning radio', 'Weekend mix'),
  },
  async play({ loaded, t }) {
    const { hub }: Stage = loaded.stage;
    const stored: string[] = [];
    hub.observe('cmd/req/+/+', (topic, payload) => {
      const { msg, body } = JSON.parse(payload);
      if (msg === 'SetEvent') stored.push(`${topic} ${body.name} ${body.id}`);
    });
    const dialog = await findCopies(t, 2);
    await expect(await dialog.findByText(t('copies.fits'))).toBeVisible();
    for (const name of ['Morning radio', 'Weekend mix']) {
      await expect(await dialog.findByText(t('copies.overlaps', { name, other: name }))).toBeVisible();
    }
    await expect(dialog.queryByRole('row', { name: 'Café terrace' })).toBeNull();
    await copyTo(t, 2, 'Lobby north', 'Bell tower');
    await expect(await within(document.body).findByText(t('copies.done', { count: 2 }))).toBeVisible();
    await expect(stored).toEqual([`${lobby} Morning radio undefined`, `${lobby} Weekend mix undefined`]);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** The other devices of Tina, all at once or by a tag; the third one is tagged as the lobby is. */
export const CopyingToMany: Story = {
  name: 'Copied to all devices, or to those of a tag',
  tags: ['certify'],
  parameters: {
    proves: ['EVT-08'],
    stage: { path, prepare: emptyLobby },
    reach: copying('Morning radio'),
  },
  async play({ t, loaded }) {
    const { client }: Stage = loaded.stage;
    const all = await client.http.request(devices.calls.list, { userId: 2 });
    const tags = await client.http.request(deviceTags.calls.list, { userId: 2 });
    const others = all.filter(({ id }) => id !== 2);
    const tag = tags.find(({ id }) => others.some(({ device_tag_id }) => device_tag_id === id));
    const count = others.filter(({ device_tag_id }) => device_tag_id === tag?.id).length;
    const dialog = await findCopies(t, 1);
    const groups = within(await dialog.findByRole('toolbar', { name: t('copies.groups') }));
    await userEvent.click(
      await groups.findByRole('button', { name: t('copies.tag', { name: tag?.name ?? '', count }) }),
    );
    await expect(dialog.getByRole('button', { name: t('copies.confirm', { count }) })).toBeEnabled();
    const everything = groups.getByRole('button', { name: t('copies.all', { count: others.length }) });
    await userEvent.click(everything);
    await expect(
      dialog.getByRole('button', { name: t('copies.confirm', { count: others.length }) }),
    ).toBeEnabled();
    // Pressed again, none of them is chosen any more.
    await userEvent.click(everything);
    await expect(dialog.getByRole('button', { name: t('copies.confirm', { count: 0 }) })).toBeDisabled();
    await userEvent.click(everything);
  },
};

/** What goes is said first; then the device is emptied, and has these events alone. */
export const CopyingInPlace: Story = {
  name: 'Copied in the place of what is there',
  parameters: { proves: ['EVT-08'], stage: { path }, reach: copying('Morning radio', 'Weekend mix') },
  async play({ t, loaded, format }) {
    const { hub }: Stage = loaded.stage;
    const asked: string[] = [];
    hub.observe(lobby, (_topic, payload) => {
      const { msg, body } = JSON.parse(payload);
      if (msg !== 'GetEvents') asked.push(`${msg} ${body.id ?? body.name}`);
    });
    const dialog = await findCopies(t, 2);
    await expect(dialog.getByText(t('copies.replace.detail'))).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: t('copies.replace') }));
    const row = await dialog.findByRole('row', { name: 'Lobby north' });
    const goes = t('copies.goes', { names: format.list(['Morning radio', 'Weekend mix']) });
    await expect(await within(row).findByText(goes)).toBeVisible();
    await userEvent.click(row);
    await userEvent.click(dialog.getByRole('button', { name: t('copies.replace.confirm', { count: 1 }) }));
    await expect(await within(document.body).findByText(t('copies.done', { count: 2 }))).toBeVisible();
    await expect(asked).toEqual([
      'DeleteEvent evts/1',
      'DeleteEvent evts/2',
      'SetEvent Morning radio',
      'SetEvent Weekend mix',
    ]);
  },
};

/** A device that does not let go of its events is named, and what fits is stored all the same. */
export const CopyingInPlaceRefused: Story = {
  name: 'Copied in the place of what is there, which stays',
  tags: ['!autodocs'],
  parameters: {
    proves: ['EVT-04', 'EVT-08'],
    stage: {
      path,
      prepare: (stage: Stage) =>
        stage.fault({ kind: 'refuse', device: 'CR-1001', command: 'DeleteEvent', error: 'Event is locked' }),
    },
    reach: copying('Morning radio'),
  },
  async play({ t }) {
    const dialog = await findCopies(t, 1);
    await userEvent.click(dialog.getByRole('switch', { name: t('copies.replace') }));
    const row = await dialog.findByRole('row', { name: 'Lobby north' });
    await within(row).findByText(containing(t('copies.goes', { names: 'Morning radio' }).slice(0, 12)));
    await userEvent.click(row);
    await userEvent.click(dialog.getByRole('button', { name: t('copies.replace.confirm', { count: 1 }) }));
    const failed = within(
      await within(document.body).findByRole('alertdialog', { name: t('copies.incomplete') }),
    );
    const name = t('copies.named.empty', { device: 'Lobby north' });
    await expect(failed.getByRole('alert')).toHaveTextContent(
      `${name}: ${t('copies.error', { error: 'Event is locked' })}`,
    );
  },
};

/** The lobby is shown in London's time, an hour behind: what stays the same is asked, and done. */
const inLondon = {
  path,
  prepare(stage: Stage) {
    emptyLobby(stage);
    stage.client.storage.write(
      'carillon.zones.2',
      '{"v":1,"zones":[{"label":"CR-1001","zone":"Europe/London"}]}',
    );
  },
};

const copyToLondon = (answer: 'local' | 'moment', time: readonly number[]): Story => ({
  parameters: { proves: ['EVT-08', 'REC-07'], stage: inLondon, reach: copying('Morning radio') },
  async play({ t, loaded }) {
    const { hub }: Stage = loaded.stage;
    const stored: unknown[] = [];
    hub.observe(lobby, (_topic, payload) => {
      const { msg, body } = JSON.parse(payload);
      if (msg === 'SetEvent') stored.push(body.time);
    });
    const dialog = await findCopies(t, 1);
    await expect(await dialog.findByText(t('copies.fits'))).toBeVisible();
    await expect(dialog.queryByRole('radiogroup', { name: t('copies.clock') })).toBeNull();
    await userEvent.click(await dialog.findByRole('row', { name: 'Lobby north' }));
    const question = within(await dialog.findByRole('radiogroup', { name: t('copies.clock') }));
    const zones = { time: '07:00', zone: 'Europe/Rome', otherZone: 'Europe/London' };
    await expect(question.getByText(t('copies.clock.example', { ...zones, there: '07:00' }))).toBeVisible();
    await expect(question.getByText(t('copies.clock.example', { ...zones, there: '06:00' }))).toBeVisible();
    await userEvent.click(question.getByText(t(`copies.clock.${answer}`)));
    await userEvent.click(dialog.getByRole('button', { name: t('copies.confirm', { count: 1 }) }));
    await expect(await within(document.body).findByText(t('copies.done', { count: 1 }))).toBeVisible();
    await expect(stored).toEqual([time]);
  },
});

export const CopyingLocalTime: Story = {
  ...copyToLondon('local', [420, 660]),
  name: 'Copied to a device in another zone, at the same local time',
};
export const CopyingMoment: Story = {
  tags: ['certify'],
  ...copyToLondon('moment', [360, 600]),
  name: 'Copied to a device in another zone, at the same moment',
};

export const CopyingNowhere: Story = {
  name: 'What no other device can run is copied nowhere',
  tags: ['!autodocs'],
  args: { id: 3 },
  parameters: {
    proves: ['EVT-08'],
    stage: { playSpeed: 10, path: '/manage/2/feature/3/events', on: ['CR-1001', 'CR-1003'] },
    reach: copying('Evening service'),
  },
  async play({ t }) {
    const dialog = await findCopies(t, 1);
    await expect(await dialog.findByText(t('copies.class', { name: 'Evening service' }))).toBeVisible();
    await expect(await dialog.findByText(t('device.offline'))).toBeVisible();
    await copyTo(t, 1, 'Lobby north');
    await expect(await within(document.body).findByText(t('copies.none'))).toBeVisible();
    await expect(await within(document.body).findByText(t('copies.none.detail'))).toBeVisible();
  },
};

/** The lobby refuses one of two. */
export const CopyRefused: Story = {
  name: 'A copy that is refused is named',
  parameters: {
    proves: ['EVT-04', 'EVT-08', 'BRK-07'],
    stage: {
      path,
      prepare(stage: Stage) {
        emptyLobby(stage);
        // There is room for the first one.
        stage.fault({
          kind: 'refuse',
          device: 'CR-1001',
          command: 'SetEvent',
          skip: 1,
          error: 'Event storage is full',
        });
      },
    },
    async reach(context: StoryContext) {
      await copying('Morning radio', 'Weekend mix')(context);
      await (await findCopies(context.t, 2)).findByText(context.t('copies.fits'));
      await copyTo(context.t, 2, 'Lobby north');
    },
  },
  async play({ t }) {
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: t('copies.incomplete') }),
    );
    const name = t('copies.named', { event: 'Weekend mix', device: 'Lobby north' });
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      `${t('copies.failed', { count: 1 })}${name}: ${t('copies.error', { error: 'Event storage is full' })}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: t('list.bulk.retry', { count: 1 }) }));
    const only = within(
      await within(document.body).findByRole('alertdialog', { name: t('copies.failedOne.title') }),
    );
    await expect(only.getByText(t('copies.failedOne', { name }))).toBeVisible();
    const [close] = only.getAllByRole('button', { name: t('list.bulk.close') });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
  },
};

export const Empty: Story = {
  parameters: { proves: ['EVT-02'], stage: { path, events: [] } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('events.empty'))).toBeVisible();
  },
};

/** The power of the device is cut: what it has told stays, and nothing is claimed of it any more. */
export const Offline: Story = {
  parameters: {
    proves: ['EVT-01', 'EVT-02', 'NAV-17', 'FLT-012', 'FLT-031'],
    stage: {
      ...afternoon,
      prepare: once('cmd/rep/+/CR-1002', ({ fault }) => fault({ kind: 'disconnect', device: 'CR-1002' })),
    },
  },
  async play(context) {
    const { canvasElement, t, format } = context;
    const canvas = within(canvasElement);
    const offline = t('device.offline.banner', { device: 'Café terrace' });
    await expect(await canvas.findByText(offline)).toBeVisible();
    const row = await rowOf(context, 'Afternoon organ');
    await waitFor(() => expect(row).not.toHaveTextContent(t('events.playing')));
    await expect(
      within(row).getByRole('button', {
        name: `${t('events.start', { name: 'Afternoon organ' })}: ${offline}`,
      }),
    ).toHaveAttribute('aria-disabled', 'true');
    const time = format.time(Date.parse(afternoon.at));
    await expect(await canvas.findByText(t('events.lastKnown', { time }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${t('events.create')}: ${offline}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const grid = await gridIn({ canvasElement, t });
    await waitFor(() => expect(paintedAsLive(grid)).toEqual([]));
    await userEvent.click(row);
    await expect(
      await canvas.findByRole('button', { name: `${t('list.delete')}: ${offline}` }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Who stands here when the device goes stays, with what was typed and what can be read; what needs the device is closed. */
export const GoesOffline: Story = {
  name: 'The device goes offline while somebody searches',
  tags: ['certify'],
  parameters: { proves: ['NAV-11', 'NAV-17'] },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await rowOf(context, 'Morning radio');
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'Morning');
    const tabs = within(canvas.getByRole('navigation', { name: t('device.tabs') }));
    const cut = stage.fault({ kind: 'disconnect', device: 'CR-1002' });
    const offline = t('device.offline.banner', { device: 'Café terrace' });
    await expect(await canvas.findByText(offline)).toBeVisible();
    await expect(await rowOf(context, 'Morning radio')).toBeVisible();
    await expect(search).toHaveValue('Morning');
    await expect(search).toHaveFocus();
    // One stays on this tab; of the others only the dashboard can be gone to.
    await expect(tabs.getByRole('link', { name: t('device.tab.events') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(tabs.getByRole('link', { name: t('device.tab.device') })).not.toHaveAttribute(
      'aria-disabled',
    );
    for (const tab of ['audio', 'time'] as const) {
      const link = tabs.getByRole('link', { name: startingWith(t(`device.tab.${tab}`)) });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
    }
    // No button is there that does nothing: each says why.
    const dead = canvas
      .getAllByRole('button')
      .filter((button) => button.matches(':disabled') || button.getAttribute('aria-disabled') === 'true');
    for (const button of dead) await expect(button).toHaveAccessibleName(sentenceWith(`|: ${offline}`));
    await expect(dead.length).toBeGreaterThan(1);
    cut.end();
    await waitFor(() => expect(canvas.queryByText(offline)).toBeNull());
    await expect(search).toHaveValue('Morning');
  },
};

const always = { repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] as [number, number] };

/** What runs always is moved by no change of the clocks: nothing is said of one. */
export const OnlyAlways: Story = {
  name: 'Its only event runs always',
  parameters: {
    proves: ['REC-04', 'REC-07'],
    stage: {
      path,
      events: exampleEvents(2)
        .slice(0, 1)
        .map((event) => ({ ...event, ...always })),
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    await rowOf(context, 'Morning radio');
    const said = sentenceWith(t('events.clocks.later', { date: '|', span: '|' }));
    await expect(within(canvasElement).queryByText(said)).toBeNull();
  },
};

/** Of two events only one is moved. */
export const AlwaysAndDaily: Story = {
  name: 'One event runs always, one each day: what the clocks move is said of the other',
  parameters: {
    proves: ['REC-04', 'REC-07'],
    stage: {
      path,
      events: exampleEvents(2)
        .slice(0, 2)
        .map((event, index) => (index === 0 ? { ...event, ...always } : event)),
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    await rowOf(context, 'Morning radio');
    const said = sentenceWith(t('events.clocks.later.mixed', { date: '|', span: '|' }));
    await expect(await within(canvasElement).findByText(said)).toBeVisible();
  },
};

/** With the clocks of the South. */
export const AlwaysAndDailyEarlier: Story = {
  ...AlwaysAndDaily,
  name: 'One event runs always, one each day, and the clocks go back',
  tags: ['!autodocs'],
  globals: { timeZone: 'Australia/Lord_Howe' },
  async play(context) {
    const { canvasElement, t } = context;
    await rowOf(context, 'Morning radio');
    const said = sentenceWith(t('events.clocks.earlier.mixed', { date: '|', span: '|' }));
    await expect(await within(canvasElement).findByText(said)).toBeVisible();
  },
};

/** It was offline from the beginning. */
export const NeverHeard: Story = {
  name: 'Offline, and nothing is known',
  parameters: { proves: ['NAV-17', 'BRK-07'], stage: { playSpeed: 10, path, on: [] } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('events.unknown'))).toBeVisible();
    await expect(
      await canvas.findByText(t('device.offline.banner', { device: 'Café terrace' })),
    ).toBeVisible();
  },
};

export const ConnectionLost: Story = {
  name: 'Connection lost and back',
  parameters: {
    proves: ['BRK-06', 'FLT-037'],
    stage: {
      playSpeed: 10,
      ...afternoon,
      prepare: once('cmd/rep/+/CR-1002', brokerDown),
    },
  },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    const lost = t('broker.lost', { address: 'hub://page' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(lost);
    const row = await rowOf(context, 'Afternoon organ');
    await expect(
      await within(row).findByRole('button', {
        name: (name) => name.endsWith(lost),
      }),
    ).toBeVisible();
    const grid = await gridIn(context);
    await waitFor(() => expect(paintedAsLive(grid)).toEqual([]));
    stage.endFaults();
    await userEvent.click(canvas.getByRole('button', { name: t('broker.retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(async () =>
      expect(await rowOf(context, 'Afternoon organ')).toHaveTextContent(t('events.playing')),
    );
  },
};

export const Refused: Story = {
  name: 'The broker refuses',
  parameters: { proves: ['BRK-06'], stage: { playSpeed: 10, path, broker: 'refusing' } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      t('broker.refused', { address: 'hub://page' }),
    );
    await expect(await within(canvasElement).findByText(t('events.unknown'))).toBeVisible();
  },
};

/** It lives, and says what this version does not know. Asked again it refuses, twice; the next answer can be read. */
export const Unreadable: Story = {
  name: 'An answer of another form',
  parameters: {
    proves: ['FLT-030', 'BRK-07'],
    stage: {
      path,
      on: [],
      prepare({ hub }: Stage) {
        let isNew = true;
        let asked: object | null = null;
        let answer: object | null = null;
        // Whichever comes later.
        function settle() {
          if (asked && answer) hub.publish(replyTopic, JSON.stringify({ ...asked, ...answer }));
          if (asked && answer) asked = answer = null;
        }
        hub.observe(requestTopic, (_topic, payload) => {
          const { req, msg } = JSON.parse(payload);
          if (isNew) return hub.publish(replyTopic, JSON.stringify({ req, msg, ok: true, body: 'no list' }));
          if (msg === 'GetEvents') asked = { req, msg };
          settle();
        });
        hub.observe('test/hold', () => {
          isNew = false;
        });
        hub.observe('test/answer', (_topic, payload) => {
          answer = JSON.parse(payload);
          settle();
        });
      },
    },
  },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const { hub }: Stage = loaded.stage;
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('events.failed') + t('command.invalidReply'));
    hub.publish('test/hold', '');
    const again = within(alert).getByRole('button', { name: t('error.retry') });
    async function retry(answer: object) {
      await userEvent.click(again);
      await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
      hub.publish('test/answer', JSON.stringify(answer));
    }
    for (const error of ['It is still writing', 'It is writing again']) {
      await retry({ ok: false, body: { error } });
      await waitFor(() => expect(alert).toHaveTextContent(t('events.failed') + error));
      await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
    }
    await retry({ ok: true, body: exampleEvents(2) });
    await expect(await rowOf(context, 'Morning radio')).toBeVisible();
  },
};

/** The alert closes by itself and by its cross; a quiet line stays, from which the device is asked again. */
const closing = (how: 'cross' | 'time'): Story => ({
  tags: how === 'time' ? [] : ['!autodocs'],
  parameters: { ...Unreadable.parameters, proves: [how === 'time' ? 'API-09' : 'API-11'] },
  async play({ canvasElement, loaded, t }) {
    const { clock, hub }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    if (how === 'cross') {
      await userEvent.click(within(alert).getByRole('button', { name: t('events.close') }));
    } else clock.setSpeed(20);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    clock.setSpeed(1);
    await expect(canvas.getByText(t('events.failed'))).toBeVisible();
    hub.publish('test/hold', '');
    const again = canvas.getByRole('button', { name: t('error.retry') });
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    // What fails anew is said anew.
    hub.publish('test/answer', JSON.stringify({ ok: true, body: 'no list' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('command.invalidReply'));
  },
});

export const UnreadableQuiet: Story = {
  tags: ['certify'],
  ...closing('time'),
  name: 'Failed, 10 seconds later',
};
export const UnreadableClosed: Story = {
  tags: ['certify'],
  ...closing('cross'),
  name: 'Failed, the alert closed',
};

export const NotValid: Story = page.notValid;

export const Loading: Story = {
  parameters: { stage: { path, latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('list', { name: t('list.loading') })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { stage: { path, faults: failing('readDevice') } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('device.failed') + t('error.serverError'));
  },
};

export const Retried: Story = {
  name: 'Failed, and tried again with success',
  tags: ['!autodocs'],
  parameters: { proves: ['FLT-066'], stage: { path, failsOnce: 'readDevice' } },
  async play(context) {
    const { canvasElement, t } = context;
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('device.failed') + t('error.serverError'));
    await userEvent.click(within(alert).getByRole('button', { name: t('error.retry') }));
    await expect(await rowOf(context, 'Morning radio')).toBeVisible();
  },
};

export const NoNetwork: Story = page.noNetwork;
export const NotFound: Story = page.notFound;
export const Forbidden: Story = page.forbidden;

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte';

export const LongTexts: Story = {
  name: 'Long and hostile texts',
  parameters: {
    proves: ['FLT-081', 'FLT-087', 'FLT-092'],
    stage: {
      ...afternoon,
      events: church.map((event, index) => ({
        ...event,
        name: index === 2 ? '<img src=x onerror=alert(1)>' : `${event.name} ${LONG}`.slice(0, 64),
        main: { uri: 'http://ann:Secret-9@live.example:8000/a.mp3', tmo: 15 },
      })),
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const row = await rowOf(context, '<img src=x onerror=alert(1)>');
    await waitFor(() => expect(row).toHaveTextContent(t('events.playing')));
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvasElement.innerHTML).not.toContain('Secret-9');
  },
};

export const LongWords: Story = {
  name: 'A language with longer words',
  parameters: { stage: afternoon },
  globals: { language: 'pseudo' },
  async play(context) {
    const { canvasElement, t } = context;
    const organ = await rowOf(context, 'Afternoon organ');
    await waitFor(() => expect(organ).toHaveTextContent(t('events.playing')));
    const grid = await gridIn({ canvasElement, t });
    await expect(
      strayTexts(
        grid,
        church.map(({ name }) => name),
      ),
    ).toEqual([]);
  },
};

/** In the zone of the viewer the days of what runs late move with midnight. */
export const OtherZone: Story = {
  name: 'In another time zone',
  tags: ['certify'],
  parameters: { proves: ['REC-07', 'FLT-096'], stage: afternoon },
  globals: { timeZone: 'Asia/Kolkata' },
  async play(context) {
    const { canvasElement, t } = context;
    await expect(await rowOf(context, 'Choir rehearsal')).toHaveTextContent(
      t('week.run.nextDay', { days: shortDay(context, 4), start: '23:30', end: '02:00' }),
    );
    await expect(
      await within(canvasElement).findByText(t('device.zone', { zone: 'Asia/Kolkata' })),
    ).toBeVisible();
    // There the clocks never change.
    await expect(
      within(canvasElement).queryByText(sentenceWith(t('events.clocks.later', { date: '|', span: '|' }))),
    ).toBeNull();
  },
};

/** In the South autumn comes first, and on this island the clocks change by half an hour. */
export const HalfAnHourEarlier: Story = {
  name: 'The clocks change by half an hour',
  tags: ['!autodocs'],
  parameters: { proves: ['REC-07', 'FLT-095', 'FLT-096'], stage: afternoon },
  globals: { timeZone: 'Australia/Lord_Howe' },
  async play({ canvasElement, t, format }) {
    const date = format.date(Date.UTC(2026, 3, 5, 4));
    const sentence = t('events.clocks.earlier', { date, span: '|' });
    await expect(await within(canvasElement).findByText(sentenceWith(sentence))).toHaveTextContent('30');
  },
};

/** Another zone is chosen for a device that stands elsewhere: its times are shown in it, and it says so. */
export const ZoneChosen: Story = {
  name: 'A zone is chosen for the device',
  parameters: {
    proves: ['REC-07'],
    stage: afternoon,
    async reach({ canvas, userEvent, t }: StoryContext) {
      await userEvent.click(await canvas.findByRole('button', { name: t('device.zone.change') }));
      await within(document.body).findByRole('combobox', { name: t('zone.field') });
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const title = t('zone.title', { device: 'Café terrace' });
    const dialog = within(await within(document.body).findByRole('dialog', { name: title }));
    const field = await dialog.findByRole('combobox', { name: t('zone.field') });
    await waitFor(() =>
      expect(field).toHaveDisplayValue(
        new RegExp(`^Europe/Rome · .* · UTC\\+1 · ${t('zone.usual').replaceAll(/[[\]]/g, '\\$&')}`),
      ),
    );
    await expect(dialog.getByText(t('zone.detail'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: (name) => name.includes(t('zone.all')) })).toBeVisible();
    const choose = dialog.getByRole('button', { name: t('zone.choose') });
    // Typed over what stands there.
    await userEvent.tripleClick(field);
    await userEvent.paste('nowhere');
    await expect(await within(document.body).findByText(t('zone.nothing'))).toBeVisible();
    await userEvent.tripleClick(field);
    await userEvent.paste('new york');
    await userEvent.click(
      await within(document.body).findByRole('option', { name: /America\/New York · .* · UTC−5/ }),
    );
    await userEvent.click(choose);
    const chosen = t('device.zone.chosen', { zone: 'America/New York' });
    await expect(await within(canvasElement).findByText(chosen)).toBeVisible();
    await expect(await rowOf(context, 'Choir rehearsal')).toHaveTextContent(
      t('week.run', { days: shortDay(context, 4), start: '13:00', end: '15:30' }),
    );
  },
};

export const Dark: Story = {
  tags: ['certify'],
  parameters: { stage: afternoon },
  globals: { theme: 'dark' },
};
export const Narrow: Story = {
  tags: ['certify'],
  parameters: { stage: afternoon },
  globals: { viewport: { value: 'phone' } },
};
export const OfflineNarrow: Story = {
  ...Offline,
  tags: ['certify'],
  name: 'Offline, narrow',
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  parameters: { stage: afternoon, locale: 'ar-EG' },
  async play(context) {
    const organ = await rowOf(context, 'Afternoon organ');
    await waitFor(() => expect(organ.textContent).toMatch(/[٠-٩]/));
  },
};
