import { MAX_ATTENUATION } from '@carillon/protocol/audio';
import { toRtccBody } from '@carillon/protocol/clock';
import type { PlaybackEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { DeviceDashboard } from '@carillon/react/devices';
import { exampleEvents } from '@carillon/simulator/browser';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, once, type Stage, type StageOptions } from '../../.storybook/stage.ts';

const path = '/manage/2/feature/2/dash';
const LABEL = 'CR-1002';
const requests = `cmd/req/micro-eth/${LABEL}`;
const levels = `async/+/${LABEL}/vumeter`;

/** Half past seven on a workday: the morning radio is due. */
const morning = { path, at: '2026-03-04T07:30:00Z' };

const meta: Meta<typeof DeviceDashboard> = {
  title: 'Journeys/Why is it silent',
  component: DeviceDashboard,
  args: { userId: 2, id: 2 },
  parameters: { layout: 'fullscreen', stage: morning },
};
export default meta;

type Story = StoryObj<typeof DeviceDashboard>;

/** What its streams are is what their hosts are called. */
const playing = (main: string, fail: string | undefined): Partial<StageOptions> => {
  const from = (host: string) => ({ uri: `http://${host}.example/a.mp3`, tmo: 15 });
  const streams = { main: from(main), fail: fail === undefined ? undefined : from(fail) };
  const change = (event: PlaybackEvent) => ({ ...event, ...streams });
  return {
    events: exampleEvents(2).map((event) => (event.mode === 'playback' ? change(event) : event)),
  };
};

/** Somebody else tells the device something. */
const order = ({ hub }: Stage, msg: string, body: object | null) =>
  hub.publish(requests, JSON.stringify({ req: 1, msg, body }));

type Looking = Pick<StoryContext, 'canvasElement' | 't'>;

/** The panel or the line. */
async function part(canvasElement: HTMLElement) {
  return await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('[data-carillon-part="silence"]');
    if (!found) throw new Error('It is not there yet.');
    return found;
  });
}

interface Told {
  readonly badge: string;
  readonly sentence: string;
  /** The check that is the cause. */
  readonly check: string;
  /** What helps; null where this page has nothing. */
  readonly help: string | null;
}

/** The panel says it: one badge, one sentence, one cause in the chain, and no button but the one that helps. */
async function tells({ canvasElement, t }: Looking, { badge, sentence, check, help }: Told) {
  const canvas = within(canvasElement);
  const panel = await canvas.findByRole('region', { name: t('silence.title') }, { timeout: 40_000 });
  await waitFor(() => expect(within(panel).getByText(sentence)).toBeVisible());
  await expect(within(panel).getByText(badge)).toBeVisible();
  const chain = within(within(panel).getByRole('list', { name: t('silence.chain') }));
  await expect(chain.getAllByRole('listitem')).toHaveLength(8);
  const cause = chain.getByText(t('silence.mark.cause')).closest('li');
  await expect(cause).toHaveTextContent(check);
  const facts = panel.querySelectorAll('dt');
  await expect(facts.length).toBeGreaterThan(0);
  await expect(facts.length).toBeLessThanOrEqual(4);
  const pressable = [...panel.querySelectorAll('button, a')];
  await expect(pressable.map(({ textContent }) => textContent)).toEqual(help === null ? [] : [help]);
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  return within(panel);
}

/** No panel, only the line. */
async function isQuiet({ canvasElement, t }: Looking, sentence: string) {
  const canvas = within(canvasElement);
  await part(canvasElement);
  await waitFor(
    async () => expect((await part(canvasElement)).querySelector('button')).toHaveTextContent(sentence),
    { timeout: 30_000 },
  );
  await expect(canvas.queryByRole('region', { name: t('silence.title') })).toBeNull();
}

export const Failed: Story = {
  name: 'Neither stream responds',
  parameters: {
    proves: ['FLV-03', 'FLT-133'],
    stage: { ...morning, ...playing('refused', 'refused') },
  },
  async play({ canvasElement, t }) {
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.failing'),
        sentence: t('dash.stream.bothFailed.title'),
        check: t('silence.check.stream'),
        help: t('silence.editAddresses'),
      },
    );
    await expect(panel.getByRole('link', { name: t('silence.editAddresses') })).toHaveAttribute(
      'href',
      '/manage/2/feature/2/events/1/playback',
    );
  },
};

export const FailedNarrow: Story = {
  ...Failed,
  name: 'Neither stream responds, narrow',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const OnFailOver: Story = {
  name: 'The fail-over stream is heard',
  parameters: { proves: ['FLV-03', 'FLT-133'], stage: { ...morning, ...playing('refused', 'live') } },
  async play({ canvasElement, t }) {
    await tells(
      { canvasElement, t },
      {
        badge: t('device.failOver'),
        sentence: t('dash.failover.title'),
        check: t('silence.check.stream'),
        help: t('silence.editAddresses'),
      },
    );
  },
};

/** Fifteen seconds without a level. */
export const NoSound: Story = {
  name: 'The stream has no sound',
  parameters: { proves: ['FLV-03'], stage: { ...morning, ...playing('silent', 'live') } },
  async play({ canvasElement, t }) {
    await tells(
      { canvasElement, t },
      {
        badge: t('device.noSound'),
        sentence: t('silence.silent'),
        check: t('silence.check.sound'),
        // The stream of the story is none that a browser could play; where the page is secure it may not try.
        help: location.protocol === 'https:' ? null : t('silence.listen'),
      },
    );
  },
};

export const StoppedByHand: Story = {
  name: 'Stopped in its hours, and started from here',
  parameters: {
    proves: ['FLV-03', 'FLT-133'],
    stage: {
      ...morning,
      // One that always runs waits for no hours: it is stopped.
      events: exampleEvents(2)
        .slice(0, 1)
        .map((event) => ({ ...event, repeat: encodeRepeat({ kind: 'always' }) })),
      prepare: once(levels, (stage) => order(stage, 'StopEvent', { id: 'evts/1' })),
    },
  },
  args: { onStart: fn() },
  async play({ canvasElement, args, step, t }) {
    const help = t('silence.start', { event: 'Morning radio' });
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.stopped'),
        sentence: t('silence.stoppedByHand'),
        check: t('silence.check.notStopped'),
        help,
      },
    );
    await step('its button starts it, the panel is quiet, and the focus stays there', async () => {
      const above = canvasElement.querySelector('[data-carillon-part="event"]');
      const topBefore = above?.getBoundingClientRect().top;
      await userEvent.click(panel.getByRole('button', { name: help }));
      await waitFor(() => expect(args.onStart).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(within(canvasElement).getByText(t('dash.heard'))).toBeVisible());
      await isQuiet({ canvasElement, t }, t('silence.well'));
      await expect(within(await part(canvasElement)).getByRole('button')).toHaveFocus();
      await expect(above?.getBoundingClientRect().top).toBe(topBefore);
    });
  },
};

export const PowerOff: Story = {
  name: 'The volume is at Power off',
  parameters: {
    proves: ['FLV-03'],
    stage: {
      ...morning,
      prepare: once(levels, (stage) => order(stage, 'vol', { l: MAX_ATTENUATION, r: MAX_ATTENUATION })),
    },
  },
  async play({ canvasElement, loaded, step, t }) {
    const stage: Stage = loaded.stage;
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.powerOff'),
        sentence: t('silence.volumeOff'),
        check: t('silence.check.volume'),
        help: t('silence.openAudio'),
      },
    );
    await expect(panel.getByRole('link', { name: t('silence.openAudio') })).toHaveAttribute(
      'href',
      '/manage/2/feature/2/audio',
    );
    await step('the volume is turned up there, and the panel is quiet', async () => {
      order(stage, 'vol', { l: 20, r: 20 });
      await isQuiet({ canvasElement, t }, t('silence.well'));
    });
  },
};

/** Both lie in the hours of the event: it plays, and will end at the wrong time. */
export const ClockWrong: Story = {
  name: 'Its clock is behind',
  parameters: {
    proves: ['FLV-03'],
    stage: {
      ...morning,
      prepare: (stage: Stage) =>
        order(stage, 'rtcc', toRtccBody(Math.floor(stage.client.clock.now() / 1000) - 720, false)),
    },
  },
  async play({ canvasElement, t }) {
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.clockWrong'),
        sentence: t('silence.clockWrong.behind', { span: '12 min' }),
        check: t('silence.check.clock'),
        help: t('silence.setClock'),
      },
    );
    await expect(panel.getByRole('link', { name: t('silence.setClock') })).toHaveAttribute(
      'href',
      '/manage/2/feature/2/time',
    );
  },
};

/** What a browser shows while this page is open. */
const shown: string[] = [];

class Notice {
  static permission = 'default';
  static answer = 'granted';
  static requestPermission = async () => {
    Notice.permission = Notice.answer;
    return Notice.permission;
  };
  constructor(title: string) {
    shown.push(title);
  }
}

/** With a browser that allows notifications; returns what puts back the one that is there. */
function allowNotices() {
  const there = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
  shown.length = 0;
  Notice.permission = 'default';
  Notice.answer = 'granted';
  Object.defineProperty(globalThis, 'Notification', { configurable: true, writable: true, value: Notice });
  return () => {
    if (there) Object.defineProperty(globalThis, 'Notification', there);
  };
}

export const Offline: Story = {
  name: 'Offline, and told when it is back',
  beforeEach: allowNotices,
  parameters: {
    proves: ['FLV-03'],
    stage: {
      ...morning,
      prepare: once(levels, ({ fault }) => fault({ kind: 'disconnect', device: LABEL }), 20),
    },
  },
  async play({ canvasElement, loaded, step, t }) {
    const stage: Stage = loaded.stage;
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.offline'),
        sentence: t('silence.offline'),
        check: t('silence.check.online'),
        help: t('silence.tell'),
      },
    );
    await step('it is told while this page is open', async () => {
      await userEvent.click(panel.getByRole('button', { name: t('silence.tell') }));
      await expect(await panel.findByText(t('silence.tell.waiting'))).toBeVisible();
      stage.endFaults();
      await waitFor(() => expect(shown).toEqual([t('silence.tell.back', { device: 'Café terrace' })]), {
        timeout: 40_000,
      });
    });
  },
};

export const OutsideHours: Story = {
  name: 'Silent as planned',
  parameters: { proves: ['FLV-03'], stage: { path, at: '2026-03-04T12:00:00Z' } },
  async play({ canvasElement, format, t }) {
    const time = format.dayTime(Date.UTC(2026, 2, 5, 6));
    await isQuiet({ canvasElement, t }, t('silence.outsideHours', { time }));
  },
};

export const Well: Story = {
  name: 'All that can be checked is well',
  parameters: { proves: ['FLV-03'], stage: morning },
  async play({ canvasElement, step, t }) {
    await isQuiet({ canvasElement, t }, t('silence.well'));
    await step('the line opens to what was checked', async () => {
      const line = within(await part(canvasElement)).getByRole('button');
      await userEvent.click(line);
      await expect(line).toHaveAttribute('aria-expanded', 'true');
      const chain = within(canvasElement).getByRole('list', { name: t('silence.chain') });
      await expect(within(chain).getAllByText(t('silence.mark.good'))).toHaveLength(8);
    });
  },
};

/** Its levels are lost on their way, so nobody may call it well. */
export const NothingAgainst: Story = {
  name: 'Nothing speaks against it, and levels are not heard',
  parameters: {
    proves: ['FLV-03', 'FLT-133'],
    stage: {
      ...morning,
      prepare: ({ fault }: Stage) => void fault({ kind: 'drop', device: LABEL, topic: levels }),
    },
  },
  async play({ canvasElement, format, t }) {
    await isQuiet({ canvasElement, t }, t('silence.nothingAgainst'));
    const checks = format.list([t('silence.check.sound')]);
    await expect(
      await within(canvasElement).findByText(t('silence.nothingAgainst.detail', { checks }), {
        exact: false,
      }),
    ).toBeVisible();
  },
};

/** Another event is played by hand while the morning radio is due. */
export const AnotherRuns: Story = {
  name: 'Another event plays, and the due one is started from here',
  parameters: {
    proves: ['FLV-03'],
    stage: {
      ...morning,
      prepare: once(levels, (stage) => order(stage, 'StartEvent', { id: 'evts/2' })),
    },
  },
  async play({ canvasElement, loaded, step, t }) {
    const { clock }: Stage = loaded.stage;
    const help = t('silence.start', { event: 'Morning radio' });
    // A clock that is a little off begins a little later: a minute passes before it is told.
    await isQuiet({ canvasElement, t }, t('silence.settling'));
    clock.setSpeed(20);
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.anotherRuns'),
        sentence: t('silence.anotherRuns'),
        check: t('silence.check.notStopped'),
        help,
      },
    );
    clock.setSpeed(1);
    await expect(panel.getByText(t('silence.playing.byHand', { event: 'Weekend mix' }))).toBeVisible();
    await step('its button starts the due one', async () => {
      await userEvent.click(panel.getByRole('button', { name: help }));
      await isQuiet({ canvasElement, t }, t('silence.well'));
    });
  },
};

/** It says that it waits for its hours, and these have begun. */
export const NotStarted: Story = {
  name: 'It has not started: its clock is read, and tells that it is not that',
  parameters: {
    proves: ['FLV-03'],
    stage: {
      ...morning,
      prepare(stage: Stage) {
        stage.fault({ kind: 'drop', device: LABEL, topic: `async/+/${LABEL}/#` });
        stage.fault({ kind: 'noReply', device: LABEL, command: 'rtcc' });
      },
    },
  },
  async play({ canvasElement, loaded, step, t }) {
    const stage: Stage = loaded.stage;
    stage.clock.setSpeed(20);
    const help = t('silence.readClock');
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.notPlaying'),
        sentence: t('silence.notStarted'),
        check: t('silence.check.notStopped'),
        help,
      },
    );
    stage.clock.setSpeed(1);
    await step('its button reads the clock, and the next one starts it', async () => {
      stage.endFaults();
      await userEvent.click(panel.getByRole('button', { name: help }));
      await expect(
        await panel.findByRole('button', { name: t('silence.start', { event: 'Morning radio' }) }),
      ).toBeVisible();
    });
  },
};

export const ConnectionLost: Story = {
  name: 'Without a connection nobody knows',
  parameters: { proves: ['FLV-03'], stage: { ...morning, prepare: once(levels, brokerDown) } },
  play: ({ canvasElement, t }) => isQuiet({ canvasElement, t }, t('silence.connectionLost')),
};

/** How its start ended it does not tell. */
export const NotAnswered: Story = {
  name: 'It starts, and does not tell how that ended',
  parameters: {
    proves: ['FLV-03'],
    stage: {
      ...morning,
      prepare: ({ fault }: Stage) =>
        void fault({ kind: 'drop', device: LABEL, topic: `async/+/${LABEL}/stream` }),
    },
  },
  async play({ canvasElement, loaded, t }) {
    const { clock }: Stage = loaded.stage;
    clock.setSpeed(20);
    await isQuiet({ canvasElement, t }, t('silence.notAnswered'));
    clock.setSpeed(1);
  },
};

export const NothingScheduled: Story = {
  name: 'Nothing is scheduled on it',
  parameters: { proves: ['FLV-03'], stage: { ...morning, events: [] } },
  play: ({ canvasElement, t }) => isQuiet({ canvasElement, t }, t('silence.nothingScheduled')),
};

/** The browser was told once that it may show nothing. */
export const TellRefused: Story = {
  name: 'Offline, and the browser allows no notification',
  beforeEach() {
    const back = allowNotices();
    Notice.answer = 'denied';
    return back;
  },
  parameters: {
    proves: ['FLV-03'],
    stage: {
      ...morning,
      prepare: once(levels, ({ fault }) => fault({ kind: 'disconnect', device: LABEL }), 20),
    },
  },
  async play({ canvasElement, t }) {
    const help = t('silence.tell');
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.offline'),
        sentence: t('silence.offline'),
        check: t('silence.check.online'),
        help,
      },
    );
    await userEvent.click(panel.getByRole('button', { name: help }));
    await expect(await panel.findByText(t('silence.tell.refused'))).toBeVisible();
    await expect(panel.queryByRole('button')).toBeNull();
  },
};

export const Dark: Story = { ...Failed, name: 'Dark', tags: ['!autodocs'], globals: { theme: 'dark' } };
