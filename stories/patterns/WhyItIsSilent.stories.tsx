import { defaultSeed } from '@carillon/mocks';
import { MAX_ATTENUATION } from '@carillon/protocol/audio';
import { toRtccBody } from '@carillon/protocol/clock';
import type { PlaybackEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { DeviceDashboard } from '@carillon/react/devices';
import { exampleEvents } from '@carillon/simulator/browser';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, once, type Stage, type StageOptions } from '../../.storybook/stage.ts';
import { sentenceWith } from '../matchers.ts';
import { strayTexts } from '../strayTexts.ts';
import tone from './tone.wav?url';

const path = '/manage/2/feature/2/dash';
const LABEL = 'CR-1002';
const requests = `cmd/req/micro-eth/${LABEL}`;
const levels = `async/+/${LABEL}/vumeter`;

/** Half past seven on a workday: the morning radio is due. */
const morning = { path, at: '2026-03-04T07:30:00Z' };

const meta: Meta<typeof DeviceDashboard> = {
  title: 'Patterns/Why is it silent',
  component: DeviceDashboard,
  args: { userId: 2, id: 2 },
  parameters: {
    layout: 'fullscreen',
    screen: 'page',
    proves: ['FLV-03'],
    stage: { ...morning, playSpeed: 10 },
  },
};
export default meta;

type Story = StoryObj<typeof DeviceDashboard>;

const at = (host: string) => `http://${host}.example:8000/a.mp3`;

/** What its streams are is what their hosts are called. */
const playing = (main: string, fail?: string): Partial<StageOptions> => {
  const from = (uri: string) => ({ uri, tmo: 15 });
  const sources = { main: from(main), fail: fail === undefined ? undefined : from(fail) };
  const change = (event: PlaybackEvent) => ({ ...event, ...sources });
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
  /** The check that is the cause, and what was found there. */
  readonly check: string;
  readonly found: string;
  /** What helps; null where this page has nothing. */
  readonly help: string | null;
  /** Something plays, and not as it should. */
  readonly isHeard?: boolean;
}

/** The panel says it: one badge, one sentence, one cause in the chain, and no button but the one that helps. */
async function tells(
  { canvasElement, t }: Looking,
  { badge, sentence, check, found, help, isHeard = false }: Told,
) {
  const canvas = within(canvasElement);
  const name = t(isHeard ? 'silence.title.heard' : 'silence.title');
  const panel = await canvas.findByRole('region', { name }, { timeout: 40_000 });
  await waitFor(() => expect(within(panel).getByText(sentence)).toBeVisible());
  await expect(within(panel).getAllByText(badge)[0]).toBeVisible();
  const chain = within(within(panel).getByRole('list', { name: t('silence.chain') }));
  await expect(chain.getAllByRole('listitem')).toHaveLength(8);
  const cause = chain.getByRole('img', { name: t('silence.mark.cause') }).closest('li');
  await expect(cause).toHaveTextContent(sentenceWith(check + found));
  await expect(
    within(panel).getByText(/\p{Nd}{2}:\p{Nd}{2}:\p{Nd}{2}/u, { selector: 'header *' }),
  ).toBeVisible();
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
  for (const name of [t('silence.title'), t('silence.title.heard')])
    await expect(canvas.queryByRole('region', { name })).toBeNull();
}

/** What the device says of a server that refuses. */
const ANSWER = 'Connection refused';

export const Failed: Story = {
  name: 'Neither stream responds',
  parameters: {
    proves: ['FLV-03', 'FLT-133'],
    stage: { ...morning, ...playing(at('refused.radio'), at('refused.backup')) },
  },
  async play({ canvasElement, t }) {
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.failing'),
        sentence: t('dash.stream.bothFailed.title'),
        check: t('silence.check.stream'),
        found: t('silence.value.bothFailed'),
        help: t('silence.editAddresses'),
      },
    );
    await expect(panel.getByRole('link', { name: t('silence.editAddresses') })).toHaveAttribute(
      'href',
      '/manage/2/feature/2/events/1/playback',
    );
    for (const fact of ['refused.radio.example:8000/a.mp3', 'refused.backup.example:8000/a.mp3', ANSWER]) {
      await expect(await panel.findByText(fact)).toBeVisible();
    }
  },
};

export const Narrow: Story = {
  ...Failed,
  name: 'Neither stream responds, narrow',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const OnFailOver: Story = {
  name: 'The fail-over stream is heard',
  parameters: {
    proves: ['FLV-03', 'FLT-133'],
    stage: { ...morning, ...playing(at('refused.radio'), at('live.backup')) },
  },
  async play({ canvasElement, t }) {
    await tells(
      { canvasElement, t },
      {
        badge: t('device.failOver'),
        isHeard: true,
        sentence: t('dash.failover.title'),
        check: t('silence.check.stream'),
        found: t('device.failOver'),
        help: t('silence.editAddresses'),
      },
    );
  },
};

/** Fifteen seconds without a level in a stream that is there. */
const silentStream = (uri: string): Partial<StageOptions> => ({
  ...playing(uri),
  prepare: ({ fault }: Stage) => void fault({ kind: 'stream', host: new URL(uri).hostname, as: 'silent' }),
});

async function tellsNoSound(look: Looking, help: string | null = look.t('silence.listen')) {
  const { t } = look;
  return tells(look, {
    badge: t('device.noSound'),
    sentence: t('silence.silent'),
    check: t('silence.check.sound'),
    // Since when depends on the clock of the story.
    found: t('silence.levels.quiet', { time: '|' }),
    help,
  });
}

export const NoSound: Story = {
  name: 'The stream has no sound, and is listened to here',
  // No sound begins by itself on a docs page.
  tags: ['!autodocs'],
  parameters: { stage: { ...morning, ...silentStream(new URL(tone, location.href).href) } },
  async play(look) {
    const { t } = look;
    const panel = await tellsNoSound(look);
    await userEvent.click(panel.getByRole('button', { name: t('silence.listen') }));
    await expect(await panel.findByText(t('silence.listen.playing'))).toBeVisible();
    const stop = panel.getByRole('button', { name: t('silence.listen.stop') });
    await expect(stop).toHaveFocus();
    await userEvent.click(stop);
    await expect(await panel.findByRole('button', { name: t('silence.listen') })).toHaveFocus();
    await expect(panel.queryByText(t('silence.listen.playing'))).toBeNull();
  },
};

export const NoSoundHere: Story = {
  name: 'The stream has no sound, and this browser cannot play it',
  // A port that browsers never ask.
  parameters: { stage: { ...morning, ...silentStream('http://127.0.0.1:9/none.mp3') } },
  async play(look) {
    const { t } = look;
    // A page that is secure may not try.
    const isSecure = location.protocol === 'https:';
    const panel = await tellsNoSound(look, isSecure ? null : undefined);
    if (isSecure) return;
    await userEvent.click(panel.getByRole('button', { name: t('silence.listen') }));
    await expect(await panel.findByText(t('silence.listen.failed'))).toBeVisible();
    await expect(panel.getByRole('button', { name: t('silence.listen') })).toBeEnabled();
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
      // In front of who looks: since when is known.
      prepare: once(levels, (stage) => order(stage, 'StopEvent', { id: 'evts/1' }), 30),
    },
  },
  args: { onStart: fn() },
  async play({ canvasElement, args, step, t }) {
    const help = t('silence.start', { event: 'Morning radio' });
    const stopped = t('silence.value.stopped', { time: '|' });
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.stopped'),
        sentence: t('silence.stoppedByHand'),
        check: t('silence.check.notStopped'),
        found: stopped,
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
        found: t('device.powerOff'),
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

/** The clock of the device is so many seconds ahead of the page's. */
const ahead =
  (seconds: number) =>
  (stage: Stage): void =>
    order(stage, 'rtcc', toRtccBody(Math.floor(stage.client.clock.now() / 1000) + seconds, false));

/** Here the hours of the event have begun, and not yet on the device. */
export const ClockWrong: Story = {
  name: 'Its clock is behind, and what is due waits for it',
  parameters: { stage: { path, at: '2026-03-04T06:05:00Z', prepare: ahead(-720) } },
  async play({ canvasElement, t }) {
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.clockWrong'),
        sentence: t('silence.clockWrong.behind', { span: '12 min' }),
        check: t('silence.check.clock'),
        found: t('silence.value.behind', { span: '12 min' }),
        help: t('silence.setClock'),
      },
    );
    await expect(panel.getByText(t('silence.value.waits'))).toBeVisible();
    await expect(panel.getByRole('link', { name: t('silence.setClock') })).toHaveAttribute(
      'href',
      '/manage/2/feature/2/time',
    );
  },
};

/** Silent until the evening by one of the two clocks. */
export const Dark: Story = {
  name: 'Its clock is ahead, dark',
  globals: { theme: 'dark' },
  parameters: { stage: { path, at: '2026-03-04T12:00:00Z', prepare: ahead(720) } },
  play: async ({ canvasElement, t }) =>
    void (await tells(
      { canvasElement, t },
      {
        badge: t('device.clockWrong'),
        sentence: t('silence.clockWrong.ahead', { span: '12 min' }),
        check: t('silence.check.clock'),
        found: t('silence.value.ahead', { span: '12 min' }),
        help: t('silence.setClock'),
      },
    )),
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

/** It goes away while its levels are heard. */
const goesAway = {
  ...morning,
  prepare: once(levels, ({ fault }) => fault({ kind: 'disconnect', device: LABEL }), 20),
};
const toldOffline = (t: Looking['t']) => ({
  badge: t('device.offline'),
  sentence: t('silence.offline'),
  check: t('silence.check.online'),
  found: t('dash.offlineSince', { time: '|' }),
});

export const Offline: Story = {
  name: 'Offline, and told when it is back',
  beforeEach: allowNotices,
  parameters: {
    stage: goesAway,
  },
  async play({ canvasElement, loaded, step, t }) {
    const stage: Stage = loaded.stage;
    const panel = await tells(
      { canvasElement, t },
      {
        ...toldOffline(t),
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
  parameters: { stage: { path, at: '2026-03-04T12:00:00Z' } },
  async play({ canvasElement, format, t }) {
    const time = format.dayTime(Date.UTC(2026, 2, 5, 6));
    await isQuiet({ canvasElement, t }, t('silence.outsideHours', { time }));
  },
};

export const Well: Story = {
  name: 'All that can be checked is well',
  parameters: { stage: morning },
  async play({ canvasElement, step, t }) {
    await isQuiet({ canvasElement, t }, t('silence.well'));
    await step('the line opens to what was checked', async () => {
      const line = within(await part(canvasElement)).getByRole('button');
      await userEvent.click(line);
      await expect(line).toHaveAttribute('aria-expanded', 'true');
      const chain = within(canvasElement).getByRole('list', { name: t('silence.chain') });
      await expect(within(chain).getAllByRole('img', { name: t('silence.mark.good') })).toHaveLength(8);
      // Each with what was found.
      for (const found of [
        t('silence.levels.at', { level: '0' }),
        t('silence.value.clock', { span: '1 s' }),
      ]) {
        await expect(within(chain).getByText(found)).toBeVisible();
      }
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
        isHeard: true,
        sentence: t('silence.anotherRuns'),
        check: t('silence.check.notStopped'),
        found: t('device.anotherRuns'),
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
        found: t('device.notPlaying'),
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
  parameters: { stage: { ...morning, prepare: once(levels, brokerDown) } },
  play: ({ canvasElement, t }) => isQuiet({ canvasElement, t }, t('silence.connectionLost')),
};

/** How its start ended it does not tell. */
export const NotAnswered: Story = {
  name: 'It starts, and does not tell how that ended',
  parameters: {
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
  parameters: { stage: { ...morning, events: [] } },
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
    stage: goesAway,
  },
  async play({ canvasElement, t }) {
    const help = t('silence.tell');
    const panel = await tells(
      { canvasElement, t },
      {
        ...toldOffline(t),
        help,
      },
    );
    await userEvent.click(panel.getByRole('button', { name: help }));
    await expect(await panel.findByText(t('silence.tell.refused'))).toBeVisible();
    await expect(panel.queryByRole('button')).toBeNull();
  },
};

/** The device was just given to somebody else. */
export const Refused: Story = {
  name: 'The broker does not let this account hear it',
  parameters: { stage: { ...morning, refused: [LABEL] } },
  async play({ canvasElement, t }) {
    await isQuiet({ canvasElement, t }, t('silence.refused'));
    await userEvent.click(within(await part(canvasElement)).getByRole('button'));
    const chain = within(canvasElement).getByRole('list', { name: t('silence.chain') });
    await expect(within(chain).getByText(t('device.refused'))).toBeVisible();
  },
};

export const Unclassified: Story = {
  name: 'A device without a class can report nothing',
  parameters: {
    stage: {
      ...morning,
      seed: {
        devices: defaultSeed.devices.map((device) =>
          device.device_id === LABEL ? { ...device, class_id: 0 } : device,
        ),
      },
    },
  },
  async play({ canvasElement, t }) {
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.offline'),
        sentence: t('silence.offline'),
        check: t('silence.check.online'),
        found: t('device.offline'),
        help: null,
      },
    );
    await expect(panel.getByText(t('silence.class.unclassified'))).toBeVisible();
  },
};

export const RightToLeft: Story = {
  ...OnFailOver,
  name: 'The fail-over stream is heard, right to left',
  tags: ['!autodocs'],
  parameters: { ...OnFailOver.parameters, locale: 'ar-EG' },
};

const LONG_HOST = `refused.${'station-of-the-northern-provinces.'.repeat(3)}radio`;

/** An address of 120 characters, and a clock that is wrong besides. */
export const LongTexts: Story = {
  globals: { language: 'pseudo' },
  parameters: {
    stage: {
      ...morning,
      ...playing(at(LONG_HOST)),
      prepare: ahead(-720),
    },
  },
  async play({ canvasElement, t }) {
    const panel = await tells(
      { canvasElement, t },
      {
        badge: t('device.failing'),
        sentence: t('dash.stream.failed.title'),
        check: t('silence.check.stream'),
        found: t('device.failing'),
        help: t('silence.editAddresses'),
      },
    );
    await expect(await panel.findByText(t('silence.value.behind', { span: '12 min' }))).toBeVisible();
    await expect(panel.getByRole('img', { name: t('silence.mark.wrong') })).toBeVisible();
    await expect(strayTexts(await part(canvasElement), [`${LONG_HOST}.example:8000/a.mp3`, ANSWER])).toEqual(
      [],
    );
  },
};
