import { buildDevice } from '@carillon/mocks';
import { devices, type PlaybackEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { DeviceDashboard } from '@carillon/react/devices';
import { exampleEvents } from '@carillon/simulator/browser';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, once, type Stage } from '../../.storybook/stage.ts';
import type { Words } from '../../.storybook/words.ts';
import { drawnLevels } from '../drawnLevels.ts';
import { findCut } from '../findCut.ts';
import { startingWith } from '../matchers.ts';
import { paintedAsLive } from '../paintedAsLive.ts';
import { answering, serverError } from '../patterns/answers.ts';
import { tokenColor } from '../tokenColor.ts';
import { withMotion } from '../withMotion.ts';
import { devicePage } from './devicePages.ts';
import { on } from './todayDevices.ts';

const path = '/manage/2/feature/2/dash';

const meta: Meta<typeof DeviceDashboard> = {
  title: 'Screens/Devices/Device dashboard',
  component: DeviceDashboard,
  args: { userId: 2, id: 2 },
  parameters: { layout: 'fullscreen', screen: 'live', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof DeviceDashboard>;

const page = devicePage(path);

/** Half past seven on a workday: the morning radio plays by itself. */
const morning = { path, at: '2026-03-04T07:30:00Z' };

/** How deep everything stands that is there whether something plays or not, and how high it is, to a pixel. */
function boxes(canvasElement: HTMLElement) {
  const origin = canvasElement.getBoundingClientRect();
  const parts = canvasElement.querySelectorAll(
    '[data-carillon-part="event"], [data-carillon-part="levels"], [data-carillon-part="today"], [role="meter"]',
  );
  return [...parts].map((part) => {
    const { top, height } = part.getBoundingClientRect();
    const name = part.getAttribute('data-carillon-part') ?? part.localName;
    return `${name} ${Math.round(top - origin.top)} ${Math.round(height)}`;
  });
}

const eventPanel = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-carillon-part="event"]') ?? canvasElement;

/** What a dashboard says on which nothing plays; of radio and stream, that they will be told. */
async function isSilent(canvas: ReturnType<typeof within>, t: Words) {
  await expect(await canvas.findByText(t('dash.none'))).toBeVisible();
  for (const side of ['dash.left', 'dash.right'] as const) {
    const meter = canvas.getByRole('meter', { name: t(side) });
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', t('dash.none')));
  }
  await expect(canvas.getByText(t('dash.quiet'))).toBeVisible();
  expect(canvas.queryByRole('heading', { name: t('dash.radio') })).toBeNull();
  expect(canvas.queryByRole('heading', { name: t('dash.stream') })).toBeNull();
}

/** The simulated device lives in this page: press Start, look, press Stop. */
export const Live: Story = {
  parameters: { proves: ['DSH-01', 'DSH-03', 'DSH-04', 'DSH-05', 'EVT-09'] },
  async play({ canvasElement, step, t, format }) {
    const canvas = within(canvasElement);
    const created = t('device.created', { date: format.date('2026-01-05') });
    await step('DSH-01 the device is shown and online', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Café terrace' })).toBeVisible();
      await expect(canvas.getByText(`CR-1002 · micro · ${created}`, { exact: false })).toBeVisible();
      await expect(await canvas.findByText(t('device.online'))).toBeVisible();
    });
    await step('NAV-11 its other screens are open', async () => {
      const tabs = within(canvas.getByRole('navigation', { name: t('device.tabs') }));
      for (const tab of ['events', 'audio', 'time'] as const) {
        const link = tabs.getByRole('link', { name: t(`device.tab.${tab}`) });
        await expect(link).toHaveAttribute('href', `/manage/2/feature/2/${tab}`);
      }
    });
    await step(
      'before the start it says what comes next, until when it is silent, and that nothing plays',
      async () => {
        const time = format.dayTime(thursday(6));
        const next = t('dash.next', { name: 'Morning radio', time });
        await expect(await canvas.findByRole('heading', { name: next })).toBeVisible();
        const silent = await canvas.findByText(t('today.silent', { time }));
        await expect(silent).toBeVisible();
        await expect(silent.closest('[data-carillon-part="levels"]')).not.toBeNull();
        await isSilent(canvas, t);
      },
    );
    await step('EVT-09 its day has a lane, and was, is and comes in words', async () => {
      const lane = await canvas.findByRole('list', { name: t('today.lane', { device: 'Café terrace' }) });
      await expect(within(lane).getByRole('img', { name: /^\[?Morning radio/ })).toBeVisible();
      const [from, to] = format.span(wednesday(6), wednesday(10));
      const told = (label: string) => canvas.getByText(label, { selector: 'dt *, dt' }).closest('div');
      expect(told(t('today.was'))).toHaveTextContent(t('dashDay.span', { from, to }));
      expect(told(t('dashDay.is'))).toHaveTextContent(t('dashDay.noEvent'));
      expect(told(t('dashDay.comes'))).toHaveTextContent('Morning radio');
    });
    expect(canvas.getByRole('region', { name: t('dash.path') })).not.toHaveAttribute('data-begins');
    const before = boxes(canvasElement);
    const { scrollHeight } = canvasElement;
    await step('DSH-03 an event is started and plays', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('dash.start') }));
      await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
      await expect(within(eventPanel(canvasElement)).getByText(t('device.playing'))).toBeVisible();
    });
    await step('outside its hours it says that a hand has started it', async () => {
      const own = t('dashDay.byHand.until', { time: format.dayTime(thursday(10)) });
      await expect(await canvas.findByText(own)).toBeVisible();
    });
    await step('DSH-04 the levels move and the radio is named', async () => {
      const left = await canvas.findByRole('meter', { name: t('dash.left') });
      await waitFor(() => expect(Number(left.getAttribute('aria-valuenow'))).toBeGreaterThan(20));
      await expect(await canvas.findByRole('heading', { name: t('dash.radio') })).toBeVisible();
      await expect(await canvas.findByText('MP3')).toBeVisible();
      await expect(await canvas.findByText('Aurora Radio')).toBeVisible();
    });
    await step('the start has moved nothing, nor what a portal has below the screen', () => {
      expect(boxes(canvasElement)).toEqual(before);
      const radio = canvas.getByRole('heading', { name: t('dash.radio') });
      const isBeside =
        radio.getBoundingClientRect().left > eventPanel(canvasElement).getBoundingClientRect().right;
      expect(isBeside).toBe(innerWidth >= 1024);
      if (isBeside) expect(canvasElement.scrollHeight).toBe(scrollHeight);
    });
    await step(
      'the path was drawn from the source to the device, and stands still with reduced motion',
      () => {
        const path = canvas.getByRole('region', { name: t('dash.path') });
        expect(path).toHaveAttribute('data-begins');
        const wires = [...path.querySelectorAll('path[pathLength]')];
        expect(wires).toHaveLength(3);
        for (const wire of wires) expect(getComputedStyle(wire).animationName).toBe('none');
      },
    );
    await step('it is stopped, and nothing has moved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('dash.stop') }));
      await expect(await canvas.findByRole('button', { name: t('dash.start') })).toBeVisible();
      await isSilent(canvas, t);
      await expect(boxes(canvasElement)).toEqual(before);
    });
  },
};

/** Of the day after that of the stories, in UTC. */
const wednesday = (hour: number) => Date.UTC(2026, 2, 4, hour);
const thursday = (hour: number) => Date.UTC(2026, 2, 5, hour);

/** On a phone what is long takes two lines: their place is kept. */
export const LiveNarrow: Story = {
  ...Live,
  name: 'Live, narrow',
  tags: ['certify', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** The three steps of the way of the sound as they begin to be drawn: what is drawn, and from when to when, in ms. */
function watchMoment(path: HTMLElement) {
  return new Promise<readonly Step[]>((done) => {
    const look = new MutationObserver(() => {
      if (!path.hasAttribute('data-begins')) return;
      look.disconnect();
      done(readSteps(path));
    });
    look.observe(path, { attributeFilter: ['data-begins'] });
  });
}

interface Step {
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

const readSteps = (path: HTMLElement): Step[] =>
  path
    .getAnimations({ subtree: true })
    .flatMap(({ effect }): Step[] => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const { target, pseudoElement } = effect;
      const { delay = 0, endTime, iterations } = effect.getComputedTiming();
      const isWire = target?.matches('path[pathLength]');
      if (iterations !== 1 || (!isWire && !pseudoElement)) return [];
      const what = isWire ? (target?.getAttribute('d') ?? '') : `${target?.localName}${pseudoElement}`;
      return [{ what, from: Math.round(delay), to: Math.round(Number(endTime)) }];
    })
    .sort((a, b) => a.from - b.from);

/** They are drawn one after the other, all of them in 300 ms. */
const expectInTurn = (steps: readonly Step[]) => {
  expect(steps.map(({ from }) => from)).toEqual([0, ...steps.slice(0, -1).map(({ to }) => to)]);
  expect(steps.at(-1)?.to).toBe(300);
};

export const StartMoves: Story = {
  name: 'Start is a moment: the way of the sound is drawn from the source to the device, in 300 ms',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-09'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const start = await canvas.findByRole('button', { name: t('dash.start') });
    await waitFor(() => expect(start).toBeEnabled());
    const path = canvas.getByRole('region', { name: t('dash.path') });
    const isWide = path.clientWidth >= 500;
    const still = withMotion();
    try {
      const moment = watchMoment(path);
      await userEvent.click(start);
      await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
      const steps = await moment;
      const [source, device] = [/^M0 \d+H16$/, /^M44 \d+H64$/].map((line) => expect.stringMatching(line));
      const lever = expect.stringMatching(/^M16 \d+L44 \d+$/);
      await expect(steps.map(({ what }) => what)).toEqual(
        isWide ? [source, lever, device] : ['li::before', 'li::after', 'div::before'],
      );
      expectInTurn(steps);
      await expect(path).not.toHaveAttribute('data-warned');
    } finally {
      still();
    }
  },
};

export const StartMovesNarrow: Story = {
  ...StartMoves,
  name: 'On a phone the moment of Start goes along the rail',
  globals: { viewport: { value: 'phone' } },
};

/** A firmware that is newer than this screen: its event has its name and can be stopped, and what is not known is said to be. */
export const NewerFirmware: Story = {
  name: 'Values of a newer firmware',
  parameters: { proves: ['DSH-03'] },
  tags: ['!autodocs'],
  async play({ canvasElement, loaded, t }) {
    const { hub }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: t('dash.start') });
    const other = { id: 'evts/9', name: 'Intercom', mode: 'rtp', repeat: 127, time: [0, 0], port: 5004 };
    const body = [other];
    hub.publish('cmd/rep/micro-eth/CR-1002', JSON.stringify({ req: 7, msg: 'GetEvents', ok: true, body }));
    hub.publish('async/micro-eth/CR-1002/schedule', JSON.stringify({ id: 'evts/9', state: 3, by: 'call' }));
    hub.publish(
      'async/micro-eth/CR-1002/stream',
      JSON.stringify({ id: 'evts/9', status: 9, ctx: { ch: 7 } }),
    );
    await expect(await canvas.findByRole('heading', { name: 'Intercom' })).toBeVisible();
    await expect(canvas.getByText(t('mode.rtp'))).toBeVisible();
    // No hours of its own and no other event: only a hand ends it.
    await expect(await canvas.findByText(t('dashDay.byHand'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('dash.stop') })).toBeEnabled();
    await expect(canvas.getByText(t('device.online'))).toBeVisible();
  },
};

export const Playing: Story = {
  parameters: { stage: morning },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    // Its day stands below the way of the sound.
    const lane = await canvas.findByRole('list', { name: t('today.lane', { device: 'Café terrace' }) });
    const order = canvas.getByRole('region', { name: t('dash.path') }).compareDocumentPosition(lane);
    await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
};

export const StartedTwice: Story = {
  name: 'Start pressed twice is one command',
  parameters: { proves: ['FLT-036'] },
  tags: ['!autodocs'],
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    const asked: string[] = [];
    const stop = stage.hub.observe('cmd/req/#', (_topic, payload) => void asked.push(payload));
    const start = await canvas.findByRole('button', { name: t('dash.start') });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.dblClick(start);
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    stop();
    const starts = asked.filter((payload) => payload.includes('"StartEvent"'));
    await expect(starts).toHaveLength(1);
  },
};

/** What each press finds: the button offers only what it does, and says what it waits for. */
export const PressedAtOnce: Story = {
  name: 'Stop pressed the moment it is offered',
  parameters: { proves: ['DSH-03', 'FLT-036'] },
  tags: ['certify', '!autodocs'],
  args: { onStart: fn(), onStop: fn() },
  async play({ canvasElement, args, t }) {
    const canvas = within(canvasElement);
    const start = await canvas.findByRole('button', { name: t('dash.start') });
    await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled'));
    const seen: string[] = [];
    const look = () => {
      const words = `${start.textContent}${start.ariaDisabled ? ' (waits)' : ''}`;
      if (seen.at(-1) !== words) seen.push(words);
      // In the very message of the device with which it is offered.
      if (words === t('dash.stop')) start.click();
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(start, { attributes: true, childList: true, characterData: true, subtree: true });
    await userEvent.click(start);
    await waitFor(() => expect(args.onStop).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(seen.at(-1)).toBe(t('dash.start')));
    watch.disconnect();
    const starting = `${t('dash.starting')} (waits)`;
    const stopping = `${t('dash.stopping')} (waits)`;
    await expect(seen).toEqual([t('dash.start'), starting, t('dash.stop'), stopping, t('dash.start')]);
    await expect(args.onStart).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('heading', { name: /Morning radio/ })).toBeVisible();
  },
};

/** What the host is told of is its own: where that throws, the device plays and stops, and `onError` hears why. */
const onError = fn();
const throwing = (what: string) => () => {
  throw new Error(what);
};

export const HostThrows: Story = {
  name: 'Callbacks of the host that throw break nothing',
  parameters: { proves: ['FLT-109'], onError },
  tags: ['!autodocs'],
  args: { onStart: throwing('start'), onStop: throwing('stop') },
  async play({ canvasElement, t }) {
    onError.mockClear();
    const heard = () => onError.mock.calls.map(([error]) => (error as Error).message);
    const canvas = within(canvasElement);
    const start = await canvas.findByRole('button', { name: t('dash.start') });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    await waitFor(() => expect(heard()).toEqual(['start']));
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    const stop = await canvas.findByRole('button', { name: t('dash.stop') });
    await waitFor(() => expect(stop).toBeEnabled());
    await userEvent.click(stop);
    await waitFor(() => expect(heard()).toEqual(['start', 'stop']));
    await waitFor(() => expect(canvas.getByRole('button', { name: t('dash.start') })).toBeEnabled());
  },
};

/** The examples, with other streams. */
const withStreams = (change: (event: PlaybackEvent) => Partial<PlaybackEvent>) =>
  exampleEvents(2).map((event) => (event.mode === 'playback' ? { ...event, ...change(event) } : event));

const refused = { uri: 'http://refused.example/hall.mp3', tmo: 15 };

/** The main stream fails: the fail-over is heard, and the screen says so. */
export const FailOver: Story = {
  name: 'Fail-over heard',
  parameters: {
    proves: ['DSH-03'],
    stage: { playSpeed: 10, ...morning, events: withStreams(() => ({ main: refused })) },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.failover.title'))).toBeVisible();
    await expect(canvas.getByText(t('dash.notAnswering'))).toBeVisible();
  },
};

export const FailsOver: Story = {
  name: 'Main is lost while it is looked at: the way of the fail-over is drawn in amber',
  tags: ['!autodocs'],
  parameters: { proves: ['DSH-03', 'EVT-09'], stage: { playSpeed: 10, ...morning } },
  async play({ canvasElement, loaded, t }) {
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    const path = canvas.getByRole('region', { name: t('dash.path') });
    await expect(path).not.toHaveAttribute('data-warned');
    const wires = () => [...path.querySelectorAll('path[pathLength]')];
    const strokes = () => wires().map((wire) => getComputedStyle(wire).stroke);
    const [accent, warning] = [tokenColor(path, 'accent'), tokenColor(path, 'warning')];
    await waitFor(() => expect(strokes()).toEqual([accent, accent, accent]));
    const still = withMotion();
    try {
      const moment = watchMoment(path);
      stage.fault({ kind: 'stream', host: 'live.aurora-radio.example', as: 'refused' });
      await waitFor(() => expect(path).toHaveAttribute('data-warned'));
      await expect(path).toHaveAttribute('data-begins');
      await expect(strokes()).toEqual([warning, warning, warning]);
      await expect(await moment).toHaveLength(3);
      expectInTurn(await moment);
    } finally {
      still();
    }
    await expect(await canvas.findByText(t('dash.failover.title'))).toBeVisible();
  },
};

export const NoStream: Story = {
  name: 'Neither stream responds',
  parameters: {
    proves: ['DSH-03'],
    stage: { ...morning, events: withStreams(() => ({ main: refused, fail: refused })) },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.stream.bothFailed.title'))).toBeVisible();
    await expect(canvas.getByText(t('dash.failed'))).toBeVisible();
    // Why it is silent says so, too, of its own.
    const path = canvasElement.querySelector<HTMLElement>('[data-carillon-part="event"]');
    await expect(within(path ?? canvasElement).getAllByText(t('dash.notAnswering'))).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: t('dash.stop') })).toBeEnabled();
  },
};

/** Nothing to fall over to: one stream alone is said not to respond. */
export const OnlyStream: Story = {
  name: 'The only stream does not respond',
  parameters: {
    proves: ['DSH-03'],
    stage: { ...morning, events: withStreams(() => ({ main: refused, fail: undefined })) },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.stream.failed.title'))).toBeVisible();
    await expect(canvas.getAllByText(t('dash.notAnswering'))).toHaveLength(1);
  },
};

export const Connecting: Story = {
  name: 'The stream is on its way',
  parameters: {
    proves: ['DSH-03'],
    stage: {
      ...morning,
      events: withStreams(({ main }) => ({ main: { ...main, uri: 'http://dead.example/', tmo: 600 } })),
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    // The state, and the button.
    await waitFor(() => expect(canvas.getAllByText(t('dash.starting'))).toHaveLength(2));
    await expect(canvas.getByText(t('dash.connecting'))).toBeVisible();
  },
};

const requestTopic = 'cmd/req/micro-eth/CR-1002';

/** It always plays until somebody stops it, and nothing starts it again but a person. */
export const Stopped: Story = {
  name: 'Stopped within its hours',
  parameters: {
    proves: ['DSH-03'],
    stage: {
      path,
      events: withStreams(() => ({ repeat: encodeRepeat({ kind: 'always' }) })).slice(0, 1),
      prepare: once('async/+/CR-1002/vumeter', ({ hub }) =>
        hub.publish(requestTopic, JSON.stringify({ req: 1, msg: 'StopEvent', body: { id: 'evts/1' } })),
      ),
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.stopped'))).toBeVisible();
    await expect(await canvas.findByText(t('dashDay.always.stopped'))).toBeVisible();
    const start = canvas.getByRole('button', { name: t('dash.start') });
    await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled'));
    await isSilent(canvas, t);
    await userEvent.click(start);
    await expect(await canvas.findByText(t('dashDay.always'))).toBeVisible();
  },
};

/** Of two that a hand may start, what ends each: the hours of the other, its own, or nobody but a person. */
export const ByHand: Story = {
  name: 'Started by hand, until something else',
  tags: ['certify'],
  parameters: { proves: ['DSH-03'], stage: { ...morning, at: '2026-03-04T12:00:00Z' } },
  async play({ canvasElement, loaded, t, format }) {
    const canvas = within(canvasElement);
    const { hub }: Stage = loaded.stage;
    const send = (msg: string, id: string) =>
      hub.publish(requestTopic, JSON.stringify({ req: 1, msg, body: { id } }));
    await canvas.findByRole('button', { name: t('dash.start') });
    send('StartEvent', 'evts/2');
    const other = t('dashDay.byHand.until', { time: format.dayTime(thursday(6)) });
    await expect(await canvas.findByText(other)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Weekend mix' })).toBeVisible();
    send('DeleteEvent', 'evts/1');
    const own = t('dashDay.byHand.until', { time: format.dayTime(Date.UTC(2026, 2, 8, 22)) });
    await expect(await canvas.findByText(own)).toBeVisible();
  },
};

/** Held by a hand within its hours; it comes again with the next ones. */
export const StoppedInHours: Story = {
  name: 'Stopped within its hours, and started again',
  parameters: {
    proves: ['DSH-03'],
    stage: {
      ...morning,
      events: exampleEvents(2).slice(0, 1),
      prepare: once('async/+/CR-1002/vumeter', ({ hub }) =>
        hub.publish(requestTopic, JSON.stringify({ req: 1, msg: 'StopEvent', body: { id: 'evts/1' } })),
      ),
    },
  },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.stopped'))).toBeVisible();
    const [from, to] = format.span(wednesday(6), wednesday(10));
    const span = t('dashDay.span', { from, to });
    await expect(await canvas.findByText(t('dashDay.notPlaying', { span }))).toBeVisible();
    const start = await canvas.findByRole('button', { name: t('dash.start') });
    await isSilent(canvas, t);
    const before = boxes(canvasElement);
    await userEvent.click(start);
    await canvas.findByText('MP3');
    await canvas.findByText('Aurora Radio');
    await expect(boxes(canvasElement)).toEqual(before);
  },
};

/** Half past two comes twice in this night, and it plays from the first to the second. */
export const HourTwice: Story = {
  name: 'Through the hour that comes twice',
  parameters: {
    proves: ['FLT-095'],
    stage: {
      path,
      at: '2026-10-25T00:45:00Z',
      events: [
        ...withStreams(() => ({
          time: [30, 90],
          repeat: encodeRepeat({ kind: 'daily', days: [0] }),
        })).slice(0, 1),
        on(3, 'Piano bar', '18:00', '18:30'),
        on(4, 'Evening chimes', '19:00', '19:05'),
      ],
    },
  },
  async play({ canvasElement, format, t }) {
    const canvas = within(canvasElement);
    const [from, to] = format.span(Date.parse('2026-10-25T00:30Z'), Date.parse('2026-10-25T01:30Z'));
    expect(from).not.toBe(to);
    const span = t('dashDay.span', { from, to });
    await expect(await canvas.findByText(span, { exact: false })).toBeVisible();
    const [start, end] = format.span(Date.parse('2026-10-25T17:00Z'), Date.parse('2026-10-25T17:30Z'));
    const time = format.time(Date.parse('2026-10-25T18:00Z'));
    const coming = t('dashDay.then', { from: start, to: end, name: 'Evening chimes', time });
    await expect(await canvas.findByText(coming)).toBeVisible();
  },
};

export const StartRefused: Story = {
  name: 'The device refuses to start, and says why',
  parameters: {
    proves: ['BRK-07'],
    stage: {
      path,
      // Somebody else is a moment faster, and deletes what is to be started.
      prepare({ hub }: Stage) {
        hub.observe(requestTopic, (_topic, payload) => {
          const { req, msg, body } = JSON.parse(payload);
          if (msg !== 'StartEvent') return;
          hub.publish(requestTopic, JSON.stringify({ req: req + 1000, msg: 'DeleteEvent', body }));
        });
      },
    },
    async reach({ canvas, userEvent, t }: StoryContext) {
      const start = await canvas.findByRole('button', { name: t('dash.start') });
      await waitFor(() => expect(start).toBeEnabled());
      await userEvent.click(start);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`${t('dash.start.failed')}No such event`);
    await userEvent.click(within(alert).getByRole('button', { name: t('dash.close') }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const StopRefused: Story = {
  name: 'The device refuses to stop, and says why',
  parameters: {
    proves: ['BRK-07'],
    stage: {
      ...morning,
      prepare({ hub }: Stage) {
        hub.observe(requestTopic, (_topic, payload) => {
          const { req, msg, body } = JSON.parse(payload);
          if (msg !== 'StopEvent') return;
          hub.publish(requestTopic, JSON.stringify({ req: req + 1000, msg: 'DeleteEvent', body }));
        });
      },
    },
    async reach({ canvas, userEvent, t }: StoryContext) {
      // Until it is heard, it is starting, and its button waits.
      await canvas.findByText(t('dash.heard'));
      await userEvent.click(await canvas.findByRole('button', { name: t('dash.stop') }));
    },
  },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('dash.stop.failed'));
  },
};

/** A device of class 3 sends what comes in by its line to a relay. */
export const Sender: Story = {
  name: 'A sender event: from the line to the relay',
  args: { id: 3 },
  parameters: {
    proves: ['DSH-03', 'DSH-04'],
    stage: { path: '/manage/2/feature/3/dash', at: '2026-03-04T18:30:00Z' },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Evening service' })).toBeVisible();
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    await expect(canvas.getByText(t('mode.sender'))).toBeVisible();
    await expect(canvas.getByText(t('dash.line'))).toBeVisible();
    await expect(canvas.getByText(t('dash.relay'))).toBeVisible();
    await expect(canvas.getByText('relay.carillon.example:8000/chapel.mp3')).toBeVisible();
  },
};

/** On a Saturday: another codec, and a radio that is in no directory. Then it says more of itself than there is room for. */
export const Private: Story = {
  name: 'A private radio',
  tags: ['certify'],
  parameters: { proves: ['DSH-04', 'DSH-05'], stage: { path, at: '2026-03-07T12:00:00Z' } },
  async play({ canvasElement, loaded, t }) {
    const { hub }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Meridian Lounge')).toBeVisible();
    await expect(canvas.getByText(t('dash.radio.private'))).toBeVisible();
    await expect(await canvas.findByText('Ogg Vorbis')).toBeVisible();
    const before = boxes(canvasElement);
    const much = 'Jazz, bossa nova and slow electronics without a break, day and night. '.repeat(3).trim();
    const url = `https://meridian.example/${'lounge/'.repeat(12)}`;
    const ctx = { name: 'Meridian Lounge', descr: much, url, genre: much, adv: 0 };
    const topic = 'async/micro-eth/CR-1002/stream';
    hub.publish(topic, JSON.stringify({ id: 'evts/2', status: 2, ctx }));
    await waitFor(() => expect(canvas.getAllByText(much)).toHaveLength(2));
    await expect(boxes(canvasElement)).toEqual(before);
  },
};

/** Right after each message of the device, another one: in mono, and coded in a way that came later. */
export const UnknownCodec: Story = {
  name: 'Mono, in a codec of a newer firmware',
  parameters: {
    proves: ['DSH-05'],
    stage: {
      ...morning,
      prepare({ hub }: Stage) {
        for (const channel of ['codec', 'stream']) {
          const topic = `async/micro-eth/CR-1002/${channel}`;
          hub.observe(topic, (_topic, payload) => {
            const message = JSON.parse(payload);
            if (message.isNewer) return;
            const newer = { ...message, isNewer: true, codec: 42, ch: 0, ctx: { ...message.ctx, ch: 0 } };
            queueMicrotask(() => hub.publish(topic, JSON.stringify(newer)));
          });
        }
      },
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.unknownCodec', { codec: 42 }))).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(t('channels.mono'))).toHaveLength(2));
  },
};

export const Info: Story = {
  name: 'Additional info, and back',
  tags: ['certify', '!autodocs'],
  parameters: { proves: ['DSH-05'], stage: morning },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const button = await canvas.findByRole('button', { name: t('dash.info') });
    await canvas.findByText('MP3');
    await userEvent.click(button);
    const dialog = within(await body.findByRole('dialog', { name: t('dash.info') }));
    await expect(dialog.getByText('live.aurora-radio.example')).toBeVisible();
    await expect(dialog.getByText('8000')).toBeVisible();
    await expect(dialog.getByText('audio/mpeg')).toBeVisible();
    await expect(dialog.getByText('Connected')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('dash.close') }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const InfoOpen: Story = {
  name: 'Additional info, open',
  parameters: {
    stage: morning,
    async reach({ canvas, userEvent, t }: StoryContext) {
      await canvas.findByText('MP3');
      await userEvent.click(canvas.getByRole('button', { name: t('dash.info') }));
    },
  },
  async play() {
    await expect(await within(document.body).findByText('live.aurora-radio.example')).toBeVisible();
  },
};

const openEdit = async ({ canvas, userEvent, t }: StoryContext) =>
  userEvent.click(await canvas.findByRole('button', { name: t('dash.edit') }));

const findEditDialog = async (t: Words) =>
  within(await within(document.body).findByRole('dialog', { name: t('editDevice.title') }));

/** Changes something in the dialog, and saves. */
const save = (change: (dialog: ReturnType<typeof within>, t: Words) => Promise<void>) =>
  async function reach(context: StoryContext) {
    await openEdit(context);
    const dialog = await findEditDialog(context.t);
    await change(dialog, context.t);
    await userEvent.click(dialog.getByRole('button', { name: context.t('form.submit') }));
  };

/** Its name, tag and icon, in a dialog. */
export const Edit: Story = {
  name: 'The device is edited',
  parameters: { proves: ['DSH-02'], reach: openEdit },
  async play({ canvasElement, t }) {
    const dialog = await findEditDialog(t);
    const name = dialog.getByRole('textbox', { name: t('editDevice.name') });
    await userEvent.clear(name);
    await userEvent.type(name, 'Roof garden');
    const tag = await dialog.findByLabelText(startingWith(t('editDevice.tag')), { selector: 'input' });
    await userEvent.type(tag, 'Gallery{Enter}');
    await expect(await dialog.findByText('Gallery')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('form.submit') }));
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Roof garden' })).toBeVisible();
    await expect(await canvas.findByText('Gallery')).toBeVisible();
    const told = t('form.saved', { name: 'Roof garden' });
    await expect(await within(document.body).findByText(told)).toBeVisible();
  },
};

export const EditInvalid: Story = {
  name: 'A device needs a name',
  parameters: {
    proves: ['DSH-02'],
    reach: save((dialog, t) => userEvent.clear(dialog.getByRole('textbox', { name: t('editDevice.name') }))),
  },
  async play({ t }) {
    await expect(await within(document.body).findByText(t('problem.device.name'))).toBeVisible();
  },
};

export const EditFailed: Story = {
  name: 'The device cannot be saved',
  parameters: {
    proves: ['DSH-02'],
    stage: { path, failsOnce: 'updateDevice' },
    reach: save((dialog, t) =>
      userEvent.type(dialog.getByRole('textbox', { name: t('editDevice.name') }), ' 2'),
    ),
  },
  async play({ t }) {
    const alert = await within(document.body).findByRole('alert');
    await expect(alert).toHaveTextContent(t('editDevice.failed') + t('error.serverError'));
  },
};

/** What was typed has nowhere to go: a device is registered with its key, and not in this dialog. */
export const EditGone: Story = {
  name: 'Somebody else took the device away while it was edited',
  parameters: {
    proves: ['DSH-02', 'ENT-03'],
    async reach(context: StoryContext) {
      await openEdit(context);
      const { t } = context;
      const dialog = await findEditDialog(t);
      const name = dialog.getByRole('textbox', { name: t('editDevice.name') });
      await userEvent.type(name, ' 2');
      const { client, platform, clock }: Stage = context.loaded.stage;
      // This console has not heard of it yet.
      clock.setSpeed(0);
      const request = { method: 'DELETE', headers: { authorization: `Bearer ${client.session.jwt()}` } };
      await platform.handle(new Request('http://stage/api/devices/2/2', request));
      await userEvent.click(dialog.getByRole('button', { name: t('form.submit') }));
    },
  },
  async play({ t }) {
    const dialog = await findEditDialog(t);
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(t('form.gone') + t('form.gone.lost'));
    await expect(dialog.getByRole('textbox', { name: t('editDevice.name') })).toHaveValue('Café terrace 2');
    await expect(dialog.getByRole('button', { name: t('form.submit') })).toBeDisabled();
  },
};

/** In the words of its pickers, and not in the numbers that the platform keeps. */
export const EditedElsewhere: Story = {
  name: 'Somebody else saved the device first',
  tags: ['certify'],
  parameters: {
    proves: ['DSH-02', 'ENT-03'],
    async reach(context: StoryContext) {
      await openEdit(context);
      const { t } = context;
      const dialog = await findEditDialog(t);
      const name = dialog.getByRole('textbox', { name: t('editDevice.name') });
      await userEvent.type(name, ' 2');
      const { client }: Stage = context.loaded.stage;
      const body = { name: 'Café terrace', icon_id: 10, device_tag_id: 1 };
      await client.http.request(devices.calls.update, { userId: 2, id: 2, body });
      await userEvent.click(dialog.getByRole('button', { name: t('form.submit') }));
    },
  },
  async play({ t }) {
    const dialog = await findEditDialog(t);
    const frame = within(await dialog.findByRole('group', { name: t('form.changed.title') }));
    await waitFor(() => expect(frame.getByRole('alert')).toHaveFocus());
    // Nothing of it was changed here: it is taken over, and said.
    const rows = frame.getAllByRole('listitem');
    for (const words of [
      [t('editDevice.tag'), 'Guests', 'Ground floor'],
      [t('editDevice.icon'), 'Cup', 'Tower'],
    ]) {
      await waitFor(() =>
        expect(rows.some((row) => words.every((word) => row.textContent?.includes(word)))).toBe(true),
      );
    }
    await expect(frame.getAllByText(t('form.changed.taken'))).toHaveLength(2);
    const name = dialog.getByRole('textbox', { name: t('editDevice.name') });
    await expect(name).toHaveValue('Café terrace 2');
  },
};

export const ClearFailed: Story = {
  name: 'The tag cannot be taken away',
  args: { id: 1 },
  parameters: {
    proves: ['DSH-02'],
    stage: { path: '/manage/2/feature/1/dash', failsOnce: 'updateDevice' },
    reach: save(async (dialog, t) => {
      const name = t('choosing.remove', { name: 'Ground floor' });
      await userEvent.click(await dialog.findByRole('button', { name }));
    }),
  },
  async play({ t }) {
    const alert = await within(document.body).findByRole('alert');
    await expect(alert).toHaveTextContent(t('editDevice.clear.failed') + t('error.serverError'));
  },
};

export const Offline: Story = {
  parameters: { proves: ['BRK-07', 'NAV-11', 'NAV-17'], stage: { playSpeed: 10, path, on: [] } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const reason = t('device.offline.banner', { device: 'Café terrace' });
    await expect(await canvas.findByText(reason)).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: t('device.tabs') }));
    const here = tabs.getByRole('link', { name: t('device.tab.device') });
    await expect(here).toHaveAttribute('aria-current', 'page');
    for (const tab of ['events', 'audio', 'time'] as const) {
      const closed = tabs.getByRole('link', { name: `${t(`device.tab.${tab}`)}: ${reason}` });
      await expect(closed).toHaveAttribute('aria-disabled', 'true');
      await expect(closed).not.toHaveAttribute('href');
    }
    await expect(canvas.getByText(t('dash.unknown'))).toBeVisible();
    await expect(canvas.getByText(t('dash.quiet'))).toBeVisible();
  },
};

/** The panels at the side stay, say nothing of radio and stream, and have nothing more to open. */
async function tellsNothing(canvas: ReturnType<typeof within>, t: Words) {
  await expect(canvas.getByRole('heading', { name: t('dash.radio') })).toBeVisible();
  await expect(canvas.getByText(t('dash.radio.notKnown'))).toBeVisible();
  await expect(canvas.getByRole('heading', { name: t('dash.stream') })).toBeVisible();
  for (const name of ['dash.radio.url', 'dash.radio.genre', 'dash.codec', 'dash.received'] as const) {
    expect(canvas.getByText(t(name)).nextElementSibling).toHaveTextContent(t('dash.notKnown'));
  }
  const info = canvas.getByRole('button', { name: `${t('dash.info')}: ${t('dash.radio.notKnown')}` });
  expect(info).toHaveAttribute('aria-disabled', 'true');
}

/** The event as it was last heard, with the time of that; nothing of it has the colour of what lives. */
async function isAsLastKnown(canvasElement: HTMLElement, t: Words, lastHeard: string, reason: string) {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('heading', { name: 'Morning radio' })).toBeVisible();
  const heard = t('dash.lastHeard', { time: lastHeard, mode: t('mode.playback') });
  await expect(canvas.getByText(heard)).toBeVisible();
  const stop = canvas.getByRole('button', { name: `${t('dash.stop')}: ${reason}` });
  expect(stop).toHaveAttribute('aria-disabled', 'true');
  await tellsNothing(canvas, t);
  await expect(canvas.queryByText(t('device.online'))).toBeNull();
  for (const alive of ['device.playing', 'dash.heard', 'dash.standby'] as const) {
    await expect(within(eventPanel(canvasElement)).queryByText(t(alive))).toBeNull();
  }
  for (const meter of canvas.getAllByRole('meter')) {
    expect(meter).toHaveAttribute('aria-valuetext', t('dash.level.notKnown'));
  }
  // The line under the tab of this screen says where one is, whatever lives.
  const here = canvas.getByRole('link', { name: t('device.tab.device') });
  // So does the legend of the day what its colours mean.
  const [swatch] = canvas
    .getAllByText(t('today.playing'))
    .flatMap((text) => (text.closest('[aria-hidden]') ? [text.previousElementSibling] : []));
  await waitFor(() => expect(paintedAsLive(canvasElement, here, swatch ?? undefined)).toEqual([]));
}

/** Of a device that plays: its levels are told. */
const levels = 'async/+/CR-1002/vumeter';
const brokerIsLost = { ...morning, prepare: once(levels, brokerDown) };

/** What its device says of its levels is lost, and said in its place: the same all the time. */
export const TwoSides: Story = {
  name: 'Loud on the left, quiet on the right',
  tags: ['certify', '!autodocs'],
  parameters: {
    proves: ['DSH-04'],
    stage: {
      ...morning,
      prepare({ fault, hub, clock }: Stage) {
        fault({ kind: 'drop', device: 'CR-1002', topic: levels });
        const say = () => {
          hub.publish('async/micro-eth/CR-1002/vumeter', JSON.stringify({ vu: [84, 24] }));
          clock.after(100, say);
        };
        say();
      },
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const level = (side: 'dash.left' | 'dash.right') =>
      canvas.getByRole('meter', { name: t(side) }).getAttribute('aria-valuenow');
    await canvas.findByText(t('dash.heard'));
    await waitFor(() => expect([level('dash.left'), level('dash.right')]).toEqual(['84', '24']));
    const picture = canvasElement.querySelector('canvas');
    await waitFor(() => expect(picture && drawnLevels(picture)).toEqual([84, 24]));
  },
};

/** The broker goes away while the meter runs, and comes back. */
export const ConnectionLost: Story = {
  name: 'Connection lost and back',
  parameters: { proves: ['BRK-06', 'FLT-006'], stage: { ...brokerIsLost, playSpeed: 10 } },
  async play({ canvasElement, loaded, step, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    await step('the screen says so and keeps what it knew', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        t('broker.lost', { address: 'hub://page' }),
      );
      await expect(canvas.getByRole('heading', { name: 'Morning radio' })).toBeVisible();
    });
    await step('Retry brings it back at once, and the meter goes on', async () => {
      stage.endFaults();
      await userEvent.click(canvas.getByRole('button', { name: t('broker.retry') }));
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
      // Found anew each time: the meter of before goes when the device begins to tell its present.
      const left = () => canvas.getByRole('meter', { name: t('dash.left') }).getAttribute('aria-valuenow');
      await waitFor(() => expect(Number(left())).toBeGreaterThan(20));
    });
  },
};

/** The broker closes the connection, and takes the next one two seconds later. */
export const ConnectionLostForAMoment: Story = {
  name: 'Connection lost for less than 3 s: nothing is said, and nothing moves',
  tags: ['certify'],
  parameters: { proves: ['FLT-006'], stage: { ...morning, random: () => 0.5 } },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    // All is there that comes by and by: the station, what is decoded, and the levels.
    await canvas.findByText('Aurora Radio');
    await canvas.findByText('MP3');
    const right = () => canvas.getByRole('meter', { name: t('dash.right') }).getAttribute('aria-valuenow');
    await waitFor(() => expect(Number(right())).toBeGreaterThan(20));
    const findAll = () => [
      canvas.getByRole('heading', { name: 'Morning radio' }),
      canvas.getByRole('meter', { name: t('dash.right') }),
    ];
    const places = () => findAll().map((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = places();
    const states: string[] = [];
    const stop = stage.client.broker.subscribe(() => states.push(stage.client.broker.getSnapshot().status));
    stage.hub.disconnect(() => true);
    await waitFor(() => expect(states).toContain('connecting'));
    while (stage.client.broker.getSnapshot().status !== 'connected') {
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(places()).toEqual(before);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    stop();
    await waitFor(() => expect(canvas.queryByText(t('device.stale'))).toBeNull());
    await waitFor(() => expect(places()).toEqual(before));
  },
};

export const Refused: Story = {
  name: 'The broker refuses',
  parameters: { proves: ['BRK-06'], stage: { playSpeed: 10, path, broker: 'refusing' } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('broker.refused', { address: 'hub://page' }));
    await expect(within(alert).getByRole('button', { name: t('broker.retry') })).toBeEnabled();
  },
};

/** What the banner promises: the browser that is online again tries by itself. */
export const RefusedAndBack: Story = {
  name: 'The broker refuses, and takes the login when the browser is online again',
  tags: ['certify'],
  parameters: { proves: ['FLT-005'], stage: { playSpeed: 10, path, broker: 'refusing' } },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    await waitFor(() => expect(stage.client.broker.getSnapshot().status).toBe('disconnected'));
    await canvas.findByRole('alert');
    stage.admit();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(await canvas.findByText(t('device.online'))).toBeVisible();
  },
};

export const BrokerDown: Story = {
  name: 'The broker is down',
  parameters: { proves: ['BRK-06'], stage: { playSpeed: 10, path, broker: 'down' } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('broker.down'));
    await expect(within(canvasElement).getByText(t('dash.unknown'))).toBeVisible();
  },
};

/** Nobody vouches for what is shown until the device has answered again. */
export const Stale: Story = {
  name: 'As last known',
  // When the meter is lit.
  parameters: {
    proves: ['FLT-012'],
    stage: { playSpeed: 10, ...morning, prepare: once(levels, brokerDown, 20) },
  },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText(t('device.stale'))).toHaveLength(2));
    await expect(canvas.getByText(t('dash.noConnection'))).toBeVisible();
    await isAsLastKnown(canvasElement, t, format.time(Date.parse(morning.at)), t('dash.noConnection'));
  },
};

export const NotValid: Story = page.notValid;

/** It lives, and says what this version does not know. */
export const Unreadable: Story = {
  name: 'An answer of another form',
  tags: ['certify'],
  parameters: {
    proves: ['FLT-030', 'BRK-07'],
    stage: {
      path,
      on: [],
      prepare({ hub }: Stage) {
        hub.observe('cmd/req/micro-eth/CR-1002', (_topic, payload) => {
          const { req, msg } = JSON.parse(payload);
          hub.publish('cmd/rep/micro-eth/CR-1002', JSON.stringify({ req, msg, ok: true, body: 'no list' }));
        });
      },
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('command.invalidReply'));
    await expect(await canvas.findByText(t('device.online'))).toBeVisible();
  },
};

/** Its power is cut while it plays: what was heard last stays, and nothing is claimed about it any more. */
export const CutWhilePlaying: Story = {
  name: 'Goes away while it plays',
  parameters: {
    proves: ['BRK-04', 'FLT-012'],
    stage: {
      playSpeed: 10,
      ...morning,
      prepare: once(levels, ({ fault }) => fault({ kind: 'disconnect', device: 'CR-1002' }), 20),
    },
  },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    const offline = t('device.offline.banner', { device: 'Café terrace' });
    await expect(await canvas.findByText(offline)).toBeVisible();
    await expect(canvas.getByText(t('device.offline'))).toBeVisible();
    const lastHeard = format.time(Date.parse(morning.at));
    await expect(canvas.getByText(t('dash.offlineSince', { time: lastHeard }))).toBeVisible();
    await isAsLastKnown(canvasElement, t, lastHeard, offline);
  },
};

export const NoEvents: Story = {
  parameters: { proves: ['DSH-03'], stage: { playSpeed: 10, path, events: [] } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.noEvents.detail'))).toBeVisible();
    const manage = canvas.getByRole('link', { name: t('dash.manage') });
    await expect(manage).toHaveAttribute('href', '/manage/2/feature/2/events');
    await expect(await canvas.findByText(t('today.noEvents'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { stage: { path, latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    await expect(
      await within(canvasElement).findByRole('status', { name: t('device.loading') }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering([devices.calls.read, serverError]),
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('device.failed') + t('error.serverError'));
    await expect(within(alert).getByRole('button', { name: t('error.retry') })).toBeVisible();
  },
};

export const Retried: Story = {
  name: 'Failed, and tried again with success',
  tags: ['!autodocs'],
  parameters: { proves: ['FLT-066'], stage: { path, failsOnce: 'readDevice' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('device.failed') + t('error.serverError'));
    await userEvent.click(within(alert).getByRole('button', { name: t('error.retry') }));
    await expect(await canvas.findByRole('heading', { name: 'Café terrace' })).toBeVisible();
  },
};

export const NoNetwork: Story = page.noNetwork;
export const NotFound: Story = page.notFound;
export const Forbidden: Story = page.forbidden;

/** Under the name: what is known of the device, to whom it is told. */
async function expectFacts({
  canvasElement,
  t,
  format,
}: Pick<StoryContext, 'canvasElement' | 't' | 'format'>) {
  const canvas = within(canvasElement);
  const title = await canvas.findByRole('heading', { level: 1, name: 'Café terrace' });
  const created = t('device.created', { date: format.date('2026-01-05') });
  const facts = await canvas.findByText(`CR-1002 · micro · ${created}`, { exact: false });
  await expect(facts).toBeVisible();
  // The badge of its tag stands beside the name.
  const badge = await canvas.findByText('Guests');
  await expect(badge).toBeVisible();
  const [nameBox, badgeBox] = [title, badge].map((part) => part.getBoundingClientRect());
  await expect(Math.abs((badgeBox?.top ?? 0) - (nameBox?.top ?? 99))).toBeLessThan(40);
  return facts;
}

export const Owner: Story = {
  name: 'An owner sees when it was created, and its tag, not when it was updated',
  parameters: { proves: ['DSH-01'], stage: { path } },
  async play(context) {
    const facts = await expectFacts(context);
    const { t, format } = context;
    await expect(facts).not.toHaveTextContent(t('device.updated', { date: format.date('2026-01-05') }));
    await expect(context.canvasElement).not.toHaveTextContent(t('device.updated', { date: '' }).trim());
  },
};

export const Admin: Story = {
  name: 'An admin sees the updated date',
  parameters: { proves: ['DSH-01'], stage: { path, as: 'admin' } },
  async play(context) {
    const { t, format } = context;
    const updated = t('device.updated', { date: format.date('2026-01-05') });
    await expect(await expectFacts(context)).toHaveTextContent(updated);
  },
};

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte';

/** In somebody else's page, where nobody asks for the login before. */
export const NobodyLoggedIn: Story = {
  name: 'Nobody is logged in',
  parameters: { proves: ['SES-03'], stage: { as: 'nobody', path } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('login.needed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('login.title') })).toHaveAttribute(
      'href',
      `/backend/login?return=${encodeURIComponent(path)}`,
    );
  },
};

export const LongTexts: Story = {
  name: 'Long and hostile texts',
  parameters: {
    proves: ['FLT-081', 'FLT-087'],
    stage: {
      ...morning,
      seed: { devices: [buildDevice({ id: 2, name: `${LONG} <img src=x>`, device_tag_id: 6, icon_id: 7 })] },
      events: withStreams(({ name }) => ({
        name: `${name} ${LONG}`.slice(0, 64),
        main: { uri: `http://${LONG.replace('ä', 'a').replace('ü', 'u')}.example/${LONG}.mp3`, tmo: 15 },
      })),
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Its host and path, as they are shown. */
const SIXTY = 'stream-04.aurora-radio.example/halls/north/wing/morning.mp3?';

export const AddressWhole: Story = {
  name: 'In 1280 px an address of 60 characters is one line, and whole',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    proves: ['NAV-19', 'DSH-03'],
    stage: { ...morning, events: withStreams(() => ({ main: { uri: `http://${SIXTY}`, tmo: 15 } })) },
  },
  decorators: (Story) => (
    <div style={{ width: 1280 }}>
      <Story />
    </div>
  ),
  async play({ canvasElement, t }) {
    await expect(SIXTY).toHaveLength(60);
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('dash.heard'))).toBeVisible();
    // With the radio beside it, it has the least room.
    await expect(await canvas.findByRole('heading', { name: t('dash.radio') })).toBeVisible();
    const address = canvas.getByText(SIXTY);
    await expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
    await expect(findCut(address)).toBeUndefined();
    const text = document.createRange();
    text.selectNodeContents(address);
    await expect(text.getClientRects()).toHaveLength(1);
  },
};

export const LongTextsNarrow: Story = {
  ...LongTexts,
  tags: ['certify'],
  name: 'Long texts, narrow',
  globals: { viewport: { value: 'phone' } },
};

export const LongWords: Story = {
  name: 'A language with longer words',
  parameters: { stage: morning },
  globals: { language: 'pseudo' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Aurora Radio')).toBeVisible();
    await expect(await canvas.findByText('MP3')).toBeVisible();
  },
};

export const Dark: Story = { ...FailOver, tags: ['certify'], globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...FailOver,
  name: 'Narrow: its screens share the width, and the page has narrow margins',
  parameters: { ...FailOver.parameters, proves: ['NAV-04', 'DSH-03'] },
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    await FailOver.play?.(context);
    const { canvasElement, t } = context;
    const tabs = await within(canvasElement).findByRole('navigation', { name: t('device.tabs') });
    const links = within(tabs).getAllByRole('link');
    await expect(links).toHaveLength(5);
    const [first, last] = [links.at(0), links.at(-1)].map((link) => link?.getBoundingClientRect());
    const row = canvasElement.querySelector('[data-carillon-screen]')?.getBoundingClientRect();
    // From one margin of 16 px to the other; with longer words the row scrolls by itself, and never the page.
    await expect(first?.left).toBe((row?.left ?? 0) + 16);
    const words = links.reduce((sum, link) => sum + link.getBoundingClientRect().width, 0);
    const end = Math.max((row?.right ?? 0) - 16, (row?.left ?? 0) + 16 + words);
    await expect(last?.right).toBeCloseTo(end, 0);
    await expect(tabs.getBoundingClientRect().right).toBeLessThanOrEqual(row?.right ?? 0);
    for (const link of links) await expect(link.getBoundingClientRect().width).toBeGreaterThan(48);
    const created = t('device.created', { date: context.format.date('2026-01-05') });
    const facts = await within(canvasElement).findByText(`CR-1002 · micro · ${created}`, { exact: false });
    await expect(findCut(facts)).toBeUndefined();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const RightToLeft: Story = {
  ...FailOver,
  name: 'Right to left, with the figures of the locale',
  parameters: { ...FailOver.parameters, locale: 'ar-EG' },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    // The path; why it is silent says so, too, of its own, once that has come.
    await within(eventPanel(canvasElement)).findAllByText(t('dash.heard'));
    const left = await canvas.findByRole('meter', { name: t('dash.left') });
    await waitFor(() => expect(left.getAttribute('aria-valuetext')).toMatch(/[٠-٩]/));
  },
};
