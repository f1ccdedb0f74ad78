import {
  type Cause,
  createHeard,
  type Evidence,
  type Judgment,
  judge,
  summarize,
} from '@carillon/protocol/attention';
import { Welcome } from '@carillon/react';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { once, type Stage, withFault } from '../../../.storybook/stage.ts';
import type { Words } from '../../../.storybook/words.ts';
import Incidents from '../../../packages/react/src/screens/devices/Incidents/Incidents.tsx';
import { Screen } from '../../../packages/react/src/ui/index.ts';
import { containing, sentenceWith } from '../../matchers.ts';
import { AFTERNOON, manyDevices, on, tags } from '../todayDevices.ts';

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

/** What is said of all that fell. */
const isSaid = (t: Words, count: number, of = rooms.length) =>
  sentenceWith(t('incidents.offline', { count, of, time: '|', span: '|' }));

export const One: Story = {
  name: 'What goes offline within ten seconds is one line, with what was due',
  parameters: { proves: ['FLV-04'], stage: { ...house, prepare: cutMost } },
  async play({ canvasElement, t }) {
    const attention = await attentionIn(canvasElement, t);
    await expect(await attention.findByText(isSaid(t, 18))).toBeVisible();
    await expect(attention.getByText(containing(t('incidents.oneCause')))).toBeVisible();
    await expect(attention.getByText(containing(t('incidents.due', { count: 12 })))).toBeVisible();
    await expect(attention.getByText(t('attention.incidents', { count: 1 }))).toBeVisible();
    await expect(attention.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Folded: Story = {
  name: 'While it covers more than half, the board has a row a tag, until somebody wants to see each device',
  parameters: { proves: ['FLV-04'], stage: { ...house, prepare: cutMost } },
  async play({ canvasElement, t, userEvent }) {
    const canvas = within(canvasElement);
    const board = within(await canvas.findByRole('region', { name: t('board.rows') }));
    const lobbies = ['Lobbies', t('board.devices', { count: 4 }), t('board.group.offline', { count: 3 })];
    await waitFor(() => {
      const rows = board.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(rows).toHaveLength(6);
      expect(rows[1]).toBe(lobbies.join(''));
    });
    await expect(board.getByText(t('device.offline'))).toBeVisible();
    await userEvent.click(board.getByRole('button', { name: t('board.showEach') }));
    await expect(await canvas.findByRole('region', { name: t('today.title') })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: t('board.rows') })).toBeNull();
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
      await canvas.findByText(isSaid(t, 18));
      await userEvent.click(canvas.getByRole('button', { name: t('incidents.devices') }));
    },
  },
  async play({ canvasElement, t }) {
    const attention = await attentionIn(canvasElement, t);
    await expect(await attention.findByText(containing(t('incidents.place.between')))).toBeVisible();
    const [first] = t('incidents.firstLast', { first: '|', firstTime: '', last: '', lastTime: '' }).split(
      '|',
    );
    await expect(attention.getByText(containing(first ?? ''))).toBeVisible();
    const shops = within(attention.getByRole('list', { name: 'Shops' }));
    await expect(shops.getAllByRole('link')).toHaveLength(3);
    await expect(shops.getAllByText('Afternoon hall')).toHaveLength(3);
    const lobbies = within(attention.getByRole('list', { name: 'Lobbies' }));
    await expect(lobbies.getAllByText(t('incidents.nothingDue'))).toHaveLength(3);
  },
};

/** Those who play from it are the last ones of all. */
const RADIO = 'radio.example';
const fromRadio = (label: string) =>
  labels.indexOf(label) < 16
    ? events(label)
    : [{ ...on(1, 'Evening radio', '12:30', '21:00'), main: { uri: `http://${RADIO}:8000/a.mp3`, tmo: 15 } }];

/** A site, another one, and the server of a radio. */
const threeFaults = during20s(
  [1, cut(0, 5)],
  [12.5, cut(5, 8)],
  [3, withFault({ kind: 'stream', host: RADIO, as: 'refused' })],
);

export const Three: Story = {
  name: 'Three faults that have nothing to do with each other are three lines',
  parameters: {
    proves: ['FLV-04'],
    stage: { ...house, events: fromRadio, prepare: threeFaults },
    async reach({ canvas, t, userEvent }: StoryContext) {
      await canvas.findByText(isSaid(t, 3));
      const [first] = canvas.getAllByRole('button', { name: t('incidents.devices') });
      if (first) await userEvent.click(first);
    },
  },
  async play({ canvasElement, t }) {
    const attention = await attentionIn(canvasElement, t);
    await expect(await attention.findByText(t('attention.incidents', { count: 3 }))).toBeVisible();
    const failed = t('incidents.failed', { count: 4, of: 20, time: '|', span: '|' });
    await expect(attention.getByText(sentenceWith(failed))).toBeVisible();
    await expect(attention.getByText(isSaid(t, 5))).toBeVisible();
    await expect(
      await attention.findByText(containing(t('incidents.place.host', { host: RADIO }))),
    ).toBeVisible();
  },
};

/** All of one tag, and half of them come back. */
const healing = during20s([1, cut(0, 20)], [13, (stage) => stage.endFaults()], [13.1, cut(0, 1)]);

export const Healing: Story = {
  name: 'An incident shrinks as its devices come back',
  parameters: { proves: ['FLV-04'], stage: { ...house, prepare: healing } },
  async play({ canvasElement, t }) {
    const attention = await attentionIn(canvasElement, t);
    const still = t('incidents.still', { count: 1 });
    await expect(await attention.findByText(containing(still))).toBeVisible();
    await expect(attention.getByText(isSaid(t, 20))).toBeVisible();
  },
};

const SNOOZES = 'carillon.snoozes.2';
const snooze = (cause: Cause, from: number, to: number, untilMs: number | null) => ({
  cause,
  labels: labels.slice(from, to),
  untilMs,
});
/** Two that a person has kept in this browser, and one that is no snooze. */
const snoozed = [snooze('offline', 0, 1, Date.parse('2026-12-01T07:00:00Z')), snooze('offline', 1, 3, null)];

/** All but four of them are on. */
const mostOn = {
  ...house,
  on: labels.slice(4),
  prepare(stage: Stage) {
    stage.client.storage.write(SNOOZES, JSON.stringify({ v: 1, snoozes: [...snoozed, { cause: 'tired' }] }));
    during20s()(stage);
  },
};

export const Snoozed: Story = {
  name: 'What is snoozed stands last, and wakes; what could not be read is said once',
  parameters: { proves: ['FLV-04', 'FLT-060'], stage: mostOn },
  async play({ canvasElement, t, format, userEvent }) {
    const attention = await attentionIn(canvasElement, t);
    const until = format.moment(Date.parse('2026-12-01T07:00:00Z'), Date.parse(AFTERNOON));
    const text = t('incidents.snoozed.until', { time: until });
    await expect(await attention.findByText(text)).toBeVisible();
    await expect(await attention.findByText(t('incidents.snoozed.changes'))).toBeVisible();
    await expect(await attention.findByText(containing(t('attention.snoozed', { count: 3 })))).toBeVisible();
    // Nobody heard it go.
    await expect(await attention.findByText(containing(t('incidents.before')))).toBeVisible();
    await expect(await screen.findByText(t('incidents.dropped.detail'))).toBeVisible();
    const both = t('incidents.snoozed.devices', { count: 2 });
    await userEvent.click(attention.getByRole('button', { name: t('incidents.wake.of', { device: both }) }));
    await expect(
      await attention.findByText(sentenceWith(t('incidents.opening', { count: 3 }))),
    ).toBeVisible();
  },
};

export const Snoozing: Story = {
  name: 'An incident is snoozed from its menu, and all else plays as scheduled',
  parameters: {
    proves: ['FLV-04'],
    stage: { ...house, prepare: cutMost },
    async reach({ canvas, t, userEvent }: StoryContext) {
      await canvas.findByText(isSaid(t, 18));
      await userEvent.click(canvas.getByText(t('incidents.snooze')));
    },
  },
  async play({ canvasElement, t, userEvent }) {
    await expect(
      await screen.findByRole('menuitem', { name: containing(t('incidents.snooze.hour')) }),
    ).toBeVisible();
    await expect(
      screen.getByRole('menuitem', { name: containing(t('incidents.snooze.tomorrow')) }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: t('incidents.snooze.changes') }));
    const attention = await attentionIn(canvasElement, t);
    await expect(await attention.findByText(t('attention.others', { checked: 2, count: 20 }))).toBeVisible();
    await expect(attention.getByText(t('incidents.snoozed.changes'))).toBeVisible();
    // The button that had the focus has gone with its row.
    await waitFor(() => expect(attention.getByRole('heading')).toHaveFocus());
    await expect(screen.getByText(t('incidents.undo.left', { seconds: 6 }))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('incidents.undo') }));
    await expect(await attention.findByText(isSaid(t, 18))).toBeVisible();
  },
};

export const SnoozedUntil: Story = {
  name: 'A snooze until a time that is typed; one that is over is refused',
  tags: ['!autodocs'],
  parameters: {
    proves: ['FLV-04'],
    stage: { ...house, prepare: cutMost },
    reach: Snoozing.parameters?.reach,
  },
  async play({ canvasElement, t, userEvent }) {
    await userEvent.click(await screen.findByRole('menuitem', { name: t('incidents.snooze.own') }));
    const dialog = within(await screen.findByRole('dialog'));
    const snooze = dialog.getByRole('button', { name: t('incidents.snooze') });
    const hour = within(dialog.getByRole('group', { name: t('incidents.snooze.time') })).getAllByRole(
      'spinbutton',
    )[0] as HTMLElement;
    await userEvent.click(hour);
    await userEvent.keyboard('00');
    await userEvent.click(snooze);
    await expect(await dialog.findByText(t('incidents.snooze.past'))).toBeVisible();
    await userEvent.click(hour);
    await userEvent.keyboard('23');
    await userEvent.click(snooze);
    const attention = await attentionIn(canvasElement, t);
    const until = sentenceWith(t('incidents.snoozed.until', { time: '|' }));
    await expect(await attention.findByText(until)).toBeVisible();
    await waitFor(() => expect(attention.getByRole('heading')).toHaveFocus());
  },
};

/** Somebody else stops what plays on the first one. Of the only event a device would say that it is the next one. */
const stopped = {
  ...house,
  events: [on(1, 'Afternoon hall', '12:30', '18:00'), on(2, 'Vespers', '18:00', '18:45')],
  prepare: during20s([
    1,
    ({ hub }) => {
      const body = { req: 9, msg: 'StopEvent', body: { id: 'evts/1' } };
      hub.publish(`cmd/req/micro-eth/${labels[0]}`, JSON.stringify(body));
    },
  ]),
};

export const Stopped: Story = {
  name: 'What was stopped inside its hours is started from here; where that fails, it is said',
  parameters: { proves: ['FLV-04'], stage: stopped },
  async play({ canvasElement, loaded, t, userEvent }) {
    const stage: Stage = loaded.stage;
    const attention = await attentionIn(canvasElement, t);
    const start = { name: t('incidents.start.of', { device: 'Room 1' }) };
    const button = await attention.findByRole('button', start);
    await expect(button).toHaveTextContent(t('incidents.start'));
    stage.fault({ kind: 'refuse', command: 'StartEvent', error: 'Busy' });
    await userEvent.click(button);
    const failed = t('incidents.start.failed', { device: 'Room 1' });
    await expect(await screen.findByText(failed)).toBeVisible();
    stage.endFaults();
    await userEvent.click(attention.getByRole('button', start));
    await waitFor(() => expect(attention.queryByRole('button', start)).toBeNull());
  },
};

export const NotKept: Story = {
  name: 'A browser that keeps nothing: the snooze holds until the page is left, and that is said',
  parameters: {
    proves: ['FLT-061'],
    stage: {
      ...house,
      on: labels.slice(1),
      prepare: ({ client }: Stage) => void Object.assign(client.storage, { write: () => {} }),
    },
  },
  async play({ canvasElement, t, userEvent }) {
    const attention = await attentionIn(canvasElement, t);
    const button = await attention.findByRole('button', {
      name: t('incidents.snooze.of', { device: 'Room 1' }),
    });
    await userEvent.click(button);
    await userEvent.click(
      await screen.findByRole('menuitem', { name: containing(t('incidents.snooze.hour')) }),
    );
    await expect(await screen.findByText(t('incidents.notKept.detail'))).toBeVisible();
    await expect(attention.getByText(containing(t('attention.snoozed', { count: 1 })))).toBeVisible();
  },
};

export const NotKnown: Story = {
  name: 'Of whoever has not answered it is said that nobody knows',
  parameters: {
    proves: ['FLV-04'],
    stage: {
      ...house,
      // Refused, they are never heard of.
      refused: labels.slice(0, 5),
      prepare: ({ clock }: Stage) => clock.setSpeed(10),
    },
  },
  async play({ canvasElement, t, format }) {
    const attention = await attentionIn(canvasElement, t);
    const names = ['Room 1', 'Room 13', 'Room 19', t('attention.more', { count: 2 })];
    const said = await attention.findByText(
      containing(t('attention.notKnown', { names: '|' }).split('|')[0] ?? ''),
      {},
    );
    await expect(said).toHaveTextContent(format.list(names).slice(-6));
    await expect(attention.getByText(t('board.attention.none', { checked: 15, count: 20 }))).toBeVisible();
  },
};

// What takes long to bring about, as it is judged.

const NOTHING = judge(createHeard(2, 0), { nowMs: 0, utcMs: Date.parse(AFTERNOON) });
const [hallEvent] = events('CR-2001');
const due: Evidence = {
  key: 'due',
  isLastRead: false,
  event: hallEvent ?? on(1, 'Afternoon hall', '12:30', '18:00'),
  startMs: Date.parse('2026-03-04T11:30:00Z'),
  endMs: Date.parse('2026-03-04T17:00:00Z'),
};
const wrong = (cause: Cause, more: Partial<Judgment> = {}): Judgment => ({
  ...NOTHING,
  cause,
  standing: 'fault',
  severity: cause === 'failed' ? 'danger' : 'warning',
  evidence: [due],
  isChecked: cause !== 'offline',
  sinceMs: 0,
  ...more,
});

const TAG = { id: 1, name: 'Back of house', variant: 'dark', icon: null, device_count: 2 };

/** The list of devices that are judged so. */
function Judged({ judgments }: { judgments: readonly Judgment[] }) {
  const devices = manyDevices(judgments.length);
  const judged = devices.flatMap((device, index) => {
    const judgment = judgments[index];
    return judgment ? { device, judgment } : [];
  });
  return (
    <Screen>
      <Incidents
        judged={judged}
        summary={summarize(judgments)}
        isCutOff={false}
        groups={[
          {
            tag: TAG,
            hasHead: true,
            devices: devices.filter(({ device_tag_id: id }) => id === 1),
          },
          { tag: null, hasHead: true, devices: devices.filter(({ device_tag_id: id }) => id !== 1) },
        ]}
        findIcon={() => undefined}
      />
    </Screen>
  );
}

const REASONS: readonly Judgment[] = [
  wrong('failed', { evidence: [] }),
  wrong('onFailOver', { playing: 'evts/1' }),
  wrong('silent', { playing: 'evts/1', evidence: [{ ...due, endMs: Number.POSITIVE_INFINITY }] }),
  wrong('volumeOff'),
  wrong('stoppedByHand', { evidence: [{ ...due, endMs: Number.POSITIVE_INFINITY }] }),
  wrong('notStarted'),
  wrong('anotherRuns'),
  wrong('clockWrong', { evidence: [] }),
  wrong('offline', { sinceMs: null, evidence: [{ key: 'class', classId: 0 }] }),
];

export const Reasons: Story = {
  name: 'Single devices, worst first, each with its reason and what is due',
  parameters: { proves: ['FLV-04'] },
  render: () => <Judged judgments={REASONS} />,
  async play({ canvasElement, t }) {
    const attention = await attentionIn(canvasElement, t);
    const reasons = [
      'failed',
      'noTopics',
      'silent',
      'volumeOff',
      'stoppedByHand',
      'notStarted',
      'anotherRuns',
      'onFailOver',
      'clockWrong',
    ] as const;
    await attention.findByText(containing(t('incidents.reason.failed')));
    const rows = attention.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toEqual(
      reasons.map((reason) => expect.stringContaining(t(`incidents.reason.${reason}`))),
    );
    await expect(attention.getByText(t('incidents.due.event', { event: due.event.name }))).toBeVisible();
    await expect(attention.getByText(t('incidents.plays.event', { event: due.event.name }))).toBeVisible();
  },
};

/** Of what fell, some events were never read, and some changed to fail over later. */
const FELL: readonly Judgment[] = [
  wrong('offline', { sinceMs: -90_000, evidence: [] }),
  wrong('onFailOver', { sinceMs: -60_000 }),
  wrong('offline', { sinceMs: -89_000, checks: { ...NOTHING.checks, due: 'good' } }),
  ...Array.from({ length: 3 }, () => wrong('offline', { sinceMs: -89_500, evidence: [] })),
  wrong('offline', { sinceMs: null, evidence: [] }),
  wrong('onFailOver', { sinceMs: -59_000 }),
  wrong('offline', { sinceMs: null, evidence: [] }),
];

export const WhatWasDue: Story = {
  name: 'What was due of devices whose events were never read is not known',
  parameters: {
    proves: ['FLV-04'],
    async reach({ canvas, t, userEvent }: StoryContext) {
      for (const button of await canvas.findAllByRole('button', { name: t('incidents.devices') }))
        await userEvent.click(button);
    },
  },
  render: () => <Judged judgments={FELL} />,
  async play({ canvasElement, t }) {
    const attention = await attentionIn(canvasElement, t);
    await expect(await attention.findByText(containing(t('incidents.due.some', { count: 4 })))).toBeVisible();
    await expect(attention.getByText(t('incidents.due.unknown'))).toBeVisible();
    await expect((await attention.findAllByText(t('incidents.due.notKnown'))).length).toBeGreaterThan(0);
    const failOver = t('incidents.onFailOver', { count: 2, of: 9, time: '|', span: '|' });
    await expect(attention.getByText(sentenceWith(failOver))).toBeVisible();
  },
};

/** Eight of one tag go together, of which nothing is due. */
const SITE: readonly Judgment[] = Array.from({ length: 49 }, (_, index) =>
  index % 6 === 0
    ? wrong('offline', {
        sinceMs: -1000 * index,
        evidence: [],
        checks: { ...NOTHING.checks, due: 'notAsked' },
      })
    : wrong('offline', { standing: 'well', severity: 'none', cause: 'well', isChecked: true }),
);

export const OneSite: Story = {
  name: 'All that fell have one tag; of more than six of a tag the rest is shown when asked for',
  parameters: {
    proves: ['FLV-04'],
    async reach({ canvas, t, userEvent }: StoryContext) {
      await userEvent.click(await canvas.findByRole('button', { name: t('incidents.devices') }));
    },
  },
  render: () => <Judged judgments={SITE} />,
  async play({ canvasElement, t, userEvent }) {
    const attention = await attentionIn(canvasElement, t);
    await expect(
      await attention.findByText(containing(t('incidents.place.tag', { tag: TAG.name }))),
    ).toBeVisible();
    await expect(attention.getByText(containing(t('incidents.due.none')))).toBeVisible();
    const list = within(attention.getByRole('list', { name: TAG.name }));
    await expect(list.getAllByRole('link')).toHaveLength(6);
    await userEvent.click(list.getByRole('button', { name: t('incidents.showAll', { count: '3' }) }));
    await expect(list.getAllByRole('link')).toHaveLength(9);
  },
};

/** Those who went while the broker was away. */
export const Later: Story = {
  name: 'Whoever went while this page could not hear them is one line without a time',
  parameters: {
    proves: ['FLV-04'],
    stage: {
      ...house,
      prepare: during20s(
        [1, withFault({ kind: 'broker', as: 'down', forMs: 8000 })],
        [4, withFault({ kind: 'powerCut', device: labels.slice(0, 6) })],
      ),
    },
  },
  async play({ canvasElement, t }) {
    const attention = await attentionIn(canvasElement, t);
    const line = sentenceWith(t('incidents.later', { count: 6 }));
    await expect(await attention.findByText(line, {}, { timeout: 30_000 })).toBeVisible();
  },
};

export const Dark: Story = {
  ...Opened,
  name: 'Dark',
  tags: ['certify', '!autodocs'],
  globals: { theme: 'dark' },
};
export const Narrow: Story = {
  ...Snoozed,
  name: 'Narrow',
  tags: ['certify', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  ...Opened,
  name: 'Right To Left',
  tags: ['certify', '!autodocs'],
  parameters: { ...Opened.parameters, locale: 'ar-EG' },
};
