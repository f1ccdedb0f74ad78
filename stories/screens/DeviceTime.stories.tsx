import { toRtccBody } from '@carillon/protocol/clock';
import { DeviceTime } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, type Stage, withFault } from '../../.storybook/stage.ts';
import { clockTexts } from '../../packages/react/src/messages/en/clock.ts';
import { createClockFormat } from '../../packages/react/src/screens/devices/common/timeWords.ts';
import { NTP_FAILURES, type NtpFailure } from '../../simulator/src/firmware/timeSource.ts';
import { paintedAsLive } from '../paintedAsLive.ts';
import { failing } from '../patterns/answers.ts';
import { devicePage } from './devicePages.ts';

const path = '/manage/2/feature/2/time';
const request = 'cmd/req/micro-eth/CR-1002';

const meta: Meta<typeof DeviceTime> = {
  title: 'Screens/Devices/Device time',
  component: DeviceTime,
  args: { userId: 2, id: 2 },
  parameters: { layout: 'fullscreen', screen: 'live', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof DeviceTime>;

const page = devicePage(path);

const DAY_SECONDS = 86_400;
/** When these stories begin, in seconds. */
const NOON = Date.UTC(2026, 2, 4, 12) / 1000;

/** How a story writes days and spans of time. */
function writer({ locale }: Pick<StoryContext, 'locale'>) {
  const words = createClockFormat(locale, 'Europe/Rome');
  // A query takes each space for a plain one.
  return { ...words, span: (seconds: number) => words.span(seconds).replaceAll('\u00a0', ' ') };
}
/** Wednesday, or another day from there. */
const dayOf = (context: Pick<StoryContext, 'locale'>, seconds: number) =>
  writer(context).day(NOON + seconds) ?? '';

/** Somebody else asks something of the device. */
const ask = ({ hub }: Pick<Stage, 'hub'>, msg: string, body: object | null) =>
  hub.publish(request, JSON.stringify({ req: 70, msg, body }));

/** Somebody else sets its clock: ahead of this computer, or behind. */
const setAhead = (stage: Stage, seconds: number) =>
  ask(stage, 'rtcc', toRtccBody(Math.floor(stage.client.clock.now() / 1000) + seconds, false));

const ahead = (seconds: number) => ({ path, prepare: (stage: Stage) => setAhead(stage, seconds) });

/** What the device says of how it keeps the time. */
const tell = ({ hub }: Stage, report: object) =>
  hub.publish('async/micro-eth/CR-1002/rtc', JSON.stringify(report));

const locked = (command: 'ntp' | 'rtcc', setting: boolean) =>
  withFault({ kind: 'refuse', device: 'CR-1002', command, setting, error: 'The clock is locked' });

/** It has synchronized in the first minute of a story: of the seconds nobody knows. */
const isDone = ({ t, format }: Pick<StoryContext, 't' | 'format'>, begin = NOON) => {
  const texts = Array.from({ length: 60 }, (_, second) =>
    t('clock.state.done', { time: format.dateTime((begin + second) * 1000) }),
  );
  return (text: string) => texts.includes(text);
};

/** The simulated device lives in this page: its clock ticks, and is the same as that of this computer. */
export const Live: Story = {
  parameters: { proves: ['CLK-01', 'CLK-02'] },
  async play({ canvasElement, step, t, format, locale }) {
    const canvas = within(canvasElement);
    await step('CLK-01 the clock with weekday and zone ticks', async () => {
      await expect(await canvas.findByText(dayOf({ locale }, 0))).toBeVisible();
      await expect(canvas.getByText('Europe/Rome, UTC+1')).toBeVisible();
      const clock = () => canvasElement.querySelector('time')?.textContent ?? '';
      const first = clock();
      await expect(first).toMatch(/^13:00:\d\d$/);
      await waitFor(() => expect(clock() > first).toBe(true));
      await expect(await canvas.findByText(t('time.same'))).toBeVisible();
    });
    await step('CLK-02 it was synchronized as it booted', async () => {
      await expect(await canvas.findByText(isDone({ t, format }))).toBeVisible();
    });
  },
};

export const EachSecond: Story = {
  name: 'The clock of the computer shows each second as it begins',
  tags: ['!autodocs'],
  parameters: { proves: ['CLK-01'] },
  async play({ canvasElement, loaded, t }) {
    const { client }: Stage = loaded.stage;
    const label = await within(canvasElement).findByText(t('time.computer'));
    const clock = label.nextElementSibling;
    let shown = clock?.textContent;
    /** By how much a second was shown after it had begun, by the timers of a real browser. */
    const lateMs: number[] = [];
    const watch = new MutationObserver(() => {
      const now = clock?.textContent;
      if (now === shown) return;
      shown = now;
      lateMs.push((client.clock.now() - 1000 * Number(now?.slice(-2))) % 60_000);
    });
    watch.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    await waitFor(() => expect(lateMs.length).toBeGreaterThan(1));
    watch.disconnect();
    // A busy machine is late now and then; a clock that waits for a second, and not for the next one, is late each time.
    await expect(Math.min(...lateMs)).toBeLessThan(400);
  },
};

export const EachSecondOfTheDevice: Story = {
  name: 'The clock of the device shows each second as it begins, on a page that cuts fractions of milliseconds',
  tags: ['!autodocs'],
  parameters: { proves: ['CLK-01'] },
  async play({ canvasElement, loaded, t }) {
    const stage: Stage = loaded.stage;
    const { clock } = stage;
    await within(canvasElement).findByText(t('time.same'));
    /** What the device said last, in seconds of a minute, and when. */
    let reading = { second: 0, atMs: Number.NaN };
    stage.hub.observe('cmd/rep/micro-eth/CR-1002', (_topic, payload) => {
      const { msg, body } = JSON.parse(payload);
      if (msg === 'rtcc') reading = { second: body.epoch % 60, atMs: clock.elapsed() };
    });
    ask(stage, 'rtcc', {});
    await waitFor(() => expect(reading.atMs).toBeGreaterThan(0));
    const lateMs: number[] = [];
    let shown = '';
    const watch = new MutationObserver(() => {
      const text = canvasElement.querySelector('time')?.textContent ?? '';
      if (text === shown) return;
      shown = text;
      const sinceMs = clock.elapsed() - reading.atMs - 1000 * (Number(text.slice(-2)) - reading.second);
      lateMs.push(((sinceMs % 60_000) + 60_000) % 60_000);
    });
    watch.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    // Timers of this machine come late by a part of a millisecond; from then on they come when they were asked for.
    await waitFor(() => expect(lateMs.length).toBeGreaterThan(1));
    clock.setSpeed(20);
    const fromHere = lateMs.length + 1;
    await waitFor(() => expect(lateMs.length).toBeGreaterThan(fromHere + 5));
    watch.disconnect();
    clock.setSpeed(1);
    await expect(Math.max(...lateMs.slice(fromHere))).toBeLessThan(400);
  },
};

const codes = (table: 'result' | 'event') =>
  Object.keys(clockTexts.texts).flatMap((key) =>
    key.startsWith(`clock.${table}.-`) ? [Number(key.split('.').at(-1))] : [],
  );

export const EveryState: Story = {
  name: 'Everything that a device can say of its clock',
  tags: ['!autodocs'],
  parameters: { proves: ['CLK-02', 'FLT-101'] },
  async play({ canvasElement, loaded, t, format }) {
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    // When it was synchronized stays the same: another time would mean that its clock was set, and is to be read.
    let epoch = 0;
    stage.hub.observe('async/micro-eth/CR-1002/rtc', (_topic, payload) => {
      epoch = JSON.parse(payload).epoch ?? epoch;
    });
    const says = async (report: object, text: string) => {
      tell(stage, { epoch, ...report });
      await expect(await canvas.findByText(text)).toBeVisible();
    };
    await canvas.findByText(t('time.same'));
    ask(stage, 'rtcc', {});
    await waitFor(() => expect(epoch).toBeGreaterThan(0));
    const result = (code: number) => t(`clock.result.${code}` as 'clock.result.-1');
    const event = (code: number) => t(`clock.event.${code}` as 'clock.event.-1');
    for (const code of codes('result')) await says({ state: 'Error', result: code }, result(code));
    for (const code of codes('event')) {
      await says({ state: 'Error', result: -6, event: code }, `${result(-6)} - ${event(code)}`);
    }
    await says({ state: 'Error', result: -6, event: 1 }, `${result(-6)} - ${event(1)}`);
    await says({ state: 'Error' }, t('clock.state.error'));
    await says({ state: 'Error', result: -42 }, t('clock.code.unknown', { code: -42 }));
    await says({ state: 'Manual' }, t('clock.state.manual'));
    await says({ state: 'Stale', result: -3 }, t('clock.state.stale'));
    const done = t('clock.state.done', { time: format.dateTime(epoch * 1000) });
    await expect(canvas.getByText(done)).toBeVisible();
    await says({ state: 'Out of Sync' }, t('clock.state.stale'));
    // Sync turns as well.
    await says({ state: 'Syncing' }, t('clock.state.syncing'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('time.sync') })).toHaveAttribute('data-busy', 'true'),
    );
    await says({ state: 'Done' }, done);
  },
};

export const Behind: Story = {
  name: 'Some minutes behind, set by hand',
  parameters: { proves: ['CLK-01', 'CLK-02'], stage: ahead(-221) },
  async play({ canvasElement, t, locale }) {
    const canvas = within(canvasElement);
    // It took a moment to be told.
    const spans = Array.from({ length: 10 }, (_, more) => writer({ locale }).span(220 + more));
    const told = spans.map((span) => t('time.behind', { span }));
    await expect(await canvas.findByText((text) => told.includes(text))).toBeVisible();
    await expect(await canvas.findByText(t('clock.state.manual'))).toBeVisible();
    await expect(canvas.getByText(t('time.never'))).toBeVisible();
  },
};

export const DaysAhead: Story = {
  name: 'Two days ahead',
  parameters: { proves: ['FLT-099'], stage: ahead(2 * DAY_SECONDS + 600) },
  async play({ canvasElement, t, locale }) {
    const difference = t('time.ahead', { span: writer({ locale }).span(2 * DAY_SECONDS) });
    const date = dayOf({ locale }, 2 * DAY_SECONDS);
    await expect(
      await within(canvasElement).findByText(t('time.otherDay', { difference, date })),
    ).toBeVisible();
  },
};

export const NoDate: Story = {
  name: 'What the device says is no date',
  tags: ['!autodocs'],
  parameters: { proves: ['FLT-099'] },
  async play({ canvasElement, loaded, t }) {
    const { hub }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await canvas.findByText(t('time.same'));
    hub.publish(
      'cmd/rep/micro-eth/CR-1002',
      JSON.stringify({ req: 7, msg: 'rtcc', ok: true, body: { epoch: 1e300, b: 1 } }),
    );
    await expect(await canvas.findByText(t('time.noDate', { epoch: '1e+300' }))).toBeVisible();
  },
};

/** Half past seven on a workday: the morning radio plays. */
const morning = { path, at: '2026-03-04T07:30:00Z' };
const untilTen = ({ t, format }: Pick<StoryContext, 't' | 'format'>) =>
  t('time.events.until', { event: 'Morning radio', time: format.time(Date.UTC(2026, 2, 4, 10)) });
const isDoneThen = (context: Pick<StoryContext, 't' | 'format'>) =>
  isDone(context, Date.parse(morning.at) / 1000);

export const Events: Story = {
  name: 'What follows the clock',
  parameters: { proves: ['CLK-01'], stage: morning },
  async play({ canvasElement, t, format }) {
    await expect(await within(canvasElement).findByText(untilTen({ t, format }))).toBeVisible();
  },
};

/** Nothing but the line under the tab of this screen has the colour of what lives. */
async function nothingLives(canvasElement: HTMLElement, t: StoryContext['t']) {
  const here = within(canvasElement).getByRole('link', { name: t('device.tab.time') });
  await waitFor(() => expect(paintedAsLive(canvasElement, here)).toEqual([]));
}

/** The broker goes away after the device has told of its clock and of its events. */
export const AsLastKnown: Story = {
  name: 'As last known',
  parameters: {
    proves: ['FLT-012', 'BRK-06'],
    stage: { ...morning, playSpeed: 10 },
    async reach(context: StoryContext) {
      await context.canvas.findByText(isDoneThen(context));
      await context.canvas.findByText(untilTen(context));
      await context.canvas.findByText(context.t('time.same'));
      brokerDown(context.loaded.stage);
    },
  },
  async play({ canvasElement, t, format }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: t('broker.retry') })).toBeEnabled();
    // Of the device, of its clock, of its events.
    await waitFor(() => expect(canvas.getAllByText(t('device.stale'))).toHaveLength(3));
    const status = canvas.getByText(isDoneThen({ t, format })).closest('[role=status]');
    await expect(status).toHaveTextContent(t('device.stale'));
    await expect(canvas.getByText(t('time.lastRead'))).toBeVisible();
    const events = canvas.getByRole('region', { name: t('time.events') });
    await expect(events).toHaveTextContent(t('device.stale'));
    await expect(events).toHaveTextContent(untilTen({ t, format }));
    await nothingLives(canvasElement, t);
  },
};

export const NoEvents: Story = {
  tags: ['!autodocs'],
  parameters: { stage: { path, events: [] } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await canvas.findByText(t('time.same'));
    await expect(await canvas.findAllByText(t('time.events.none'))).toHaveLength(2);
  },
};

const dialog = (name: string) => within(document.body).findByRole('dialog', { name });

const openNtp = async ({ canvas, userEvent, t }: StoryContext) => {
  const edit = await canvas.findByRole('button', { name: t('time.ntp.edit') });
  await waitFor(() => expect(edit).toBeEnabled());
  await userEvent.click(edit);
};

export const NtpServer: Story = {
  name: 'Another NTP server',
  parameters: { proves: ['CLK-03'], reach: openNtp },
  async play({ canvasElement, step, t }) {
    const canvas = within(canvasElement);
    const box = within(await dialog(t('time.ntp')));
    const server = await box.findByRole('textbox', { name: t('time.ntp.server') });
    const save = () => userEvent.click(box.getByRole('button', { name: t('form.submit') }));
    await step('CLK-03 what is no host is not sent', async () => {
      for (const wrong of ['', 'ntp', 'pool.ntp.org:123', '256.0.0.1']) {
        await userEvent.clear(server);
        if (wrong) await userEvent.type(server, wrong);
        await save();
        await waitFor(() => expect(server).toHaveAccessibleDescription(t('problem.clock.ntp')));
      }
    });
    await step(
      'CLK-03 one of those that are suggested, of which that of the provider comes first',
      async () => {
        const list = within(box.getByRole('group', { name: t('time.ntp.suggested') }));
        const [own, ...others] = list.getAllByRole('button');
        await expect(own).toHaveTextContent(`ntp.carillon.example ${t('time.ntp.own')}`);
        await expect(others).toHaveLength(9);
        const suggestion = box.getByRole('button', { name: 'time.cloudflare.com' });
        await userEvent.click(suggestion);
        await expect(suggestion).toHaveAttribute('aria-pressed', 'true');
        await expect(server).toHaveValue('time.cloudflare.com');
        await save();
        await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
        const saved = t('form.saved', { name: 'time.cloudflare.com' });
        await expect(await within(document.body).findByText(saved)).toBeVisible();
        await expect(await canvas.findByText('time.cloudflare.com')).toBeVisible();
      },
    );
  },
};

/** Its replies to whoever reads its time server name one of 300 characters; what sets it, it answers well. */
const endlessHost = (stage: Stage) => {
  stage.fault({ kind: 'drop', device: 'CR-1002', command: 'ntp', setting: false });
  stage.hub.observe(request, (_topic, payload) => {
    const { req, msg, body } = JSON.parse(payload);
    if (msg !== 'ntp' || 'host' in body || 'sync' in body) return;
    const host = `${'x'.repeat(297)}.it`;
    stage.hub.publish(
      'cmd/rep/micro-eth/CR-1002',
      JSON.stringify({ req, msg, ok: true, body: { host, boot: 1 } }),
    );
  });
};

export const NtpUnreadable: Story = {
  name: 'The NTP server is none that a screen can show',
  tags: ['certify'],
  parameters: { proves: ['FLT-121'], stage: { path, prepare: endlessHost } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole('region', { name: t('time.ntp') }));
    await expect(await panel.findByText(t('command.invalidReply'))).toBeVisible();
    await expect(panel.getByText(t('time.notKnown'))).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: t('time.ntp.edit') }));
    const box = within(await dialog(t('time.ntp')));
    const server = await box.findByRole('textbox', { name: t('time.ntp.server') });
    await expect(server).toHaveValue('');
    await userEvent.type(server, 'time.cloudflare.com');
    await userEvent.click(box.getByRole('button', { name: t('form.submit') }));
    await expect(await panel.findByText('time.cloudflare.com')).toBeVisible();
    await expect(panel.queryByText(t('command.invalidReply'))).toBeNull();
  },
};

export const NtpRefused: Story = {
  name: 'The device refuses the NTP server: what was typed stays',
  tags: ['!autodocs'],
  parameters: { proves: ['CLK-05'], stage: { path, prepare: locked('ntp', true) }, reach: openNtp },
  async play({ t }) {
    const box = within(await dialog(t('time.ntp')));
    const server = await box.findByRole('textbox', { name: t('time.ntp.server') });
    await userEvent.clear(server);
    await userEvent.type(server, 'ntp.hotel.example');
    await userEvent.click(box.getByRole('button', { name: t('form.submit') }));
    const alert = await box.findByRole('alert');
    await expect(alert).toHaveTextContent(t('time.ntp.refused'));
    await expect(alert).toHaveTextContent('The clock is locked');
    await expect(server).toHaveValue('ntp.hotel.example');
  },
};

const openAdjust = async ({ canvas, userEvent, t }: StoryContext) => {
  const adjust = await canvas.findByRole('button', { name: t('time.adjust') });
  await waitFor(() => expect(adjust).toBeEnabled());
  await userEvent.click(adjust);
};

/** The day, the month and the year in a field, in the order of the locale. */
const partsIn = (day: HTMLElement) =>
  within(day)
    .getAllByRole('spinbutton')
    .map((part) => Number(part.getAttribute('aria-valuenow')))
    .sort((a, b) => a - b);

export const Adjusted: Story = {
  name: 'Date and time adjusted',
  parameters: { proves: ['CLK-04'], stage: ahead(-3 * DAY_SECONDS), reach: openAdjust },
  async play({ canvasElement, step, t, locale }) {
    const canvas = within(canvasElement);
    const box = within(await dialog(t('time.adjust.title')));
    const day = await box.findByRole('group', { name: t('time.adjust.date') });
    const send = () => userEvent.click(box.getByRole('button', { name: t('time.adjust') }));
    await step('CLK-04 no day before today', async () => {
      await send();
      await waitFor(() => expect(partsIn(day)).toEqual([1, 3, 2026]));
      await expect(await box.findByText(t('problem.clock.date'))).toBeVisible();
    });
    await step('CLK-04 no time, no clock', async () => {
      const time = box.getByRole('group', { name: t('time.adjust.time') });
      for (const part of within(time).getAllByRole('spinbutton')) {
        part.focus();
        await userEvent.keyboard('{Backspace}{Backspace}');
      }
      await send();
      await expect(await box.findByText(t('problem.clock.time'))).toBeVisible();
    });
    await step('CLK-04 the time of this computer, which the time server may overwrite', async () => {
      await userEvent.click(box.getByRole('button', { name: t('time.adjust.computer') }));
      await expect(box.queryByText(t('problem.clock.date'))).toBeNull();
      await expect(box.getByText(t('time.adjust.never'))).toBeVisible();
      await userEvent.click(box.getByRole('radio', { name: t('time.always') }));
      await expect(await box.findByText(t('time.adjust.always'))).toBeVisible();
      await send();
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
      await expect(await canvas.findByText(dayOf({ locale }, 0))).toBeVisible();
      await expect(await canvas.findByText(t('clock.state.manual'))).toBeVisible();
      await expect(await canvas.findByText(t('time.always'))).toBeVisible();
    });
  },
};

export const AdjustRefused: Story = {
  name: 'The device refuses another time: what was typed stays',
  tags: ['certify', '!autodocs'],
  parameters: { proves: ['CLK-05'], stage: { path, prepare: locked('rtcc', true) }, reach: openAdjust },
  async play({ t }) {
    const box = within(await dialog(t('time.adjust.title')));
    await userEvent.click(await box.findByRole('button', { name: t('time.adjust.computer') }));
    await userEvent.click(box.getByRole('button', { name: t('time.adjust') }));
    const alert = await box.findByRole('alert');
    await expect(alert).toHaveTextContent(t('time.adjust.refused'));
    await expect(alert).toHaveTextContent('The clock is locked');
    await expect(partsIn(box.getByRole('group', { name: t('time.adjust.date') }))).toEqual([3, 4, 2026]);
  },
};

const pressSync = async ({ canvas, userEvent, t, format }: StoryContext) => {
  // What it did as it booted is over, and told: a button that is busy takes no press.
  await canvas.findByText(isDone({ t, format }));
  const sync = await canvas.findByRole('button', { name: t('time.sync') });
  await waitFor(() => expect(sync).toBeEnabled());
  await waitFor(() => expect(sync).not.toHaveAttribute('data-busy'));
  await userEvent.click(sync);
};

/** Why a time server gave no time, in the words of D8. */
const reasonOf = (t: StoryContext['t'], { result, event }: NtpFailure) =>
  [
    t(`clock.result.${result}` as 'clock.result.-1'),
    ...(event === undefined ? [] : [t(`clock.event.${event}` as 'clock.event.-1')]),
  ].join(' - ');

const FIRST_FAILURE = 'kiss';
/** One never answers: the device waits for six seconds. */
const FAILURES: Readonly<Record<string, NtpFailure>> = { ...NTP_FAILURES, dead: { result: -6, event: -4 } };

/** The name of a server says how it fails; whoever looks at this story sees the first of them. */
export const SyncFails: Story = {
  name: 'The NTP server cannot be asked, in every way that there is',
  parameters: {
    proves: ['CLK-02', 'CLK-03'],
    stage: { path, prepare: (stage: Stage) => ask(stage, 'ntp', { host: `${FIRST_FAILURE}.example.org` }) },
    reach: pressSync,
  },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    const { [FIRST_FAILURE]: first, ...others } = FAILURES;
    const sync = await canvas.findByRole('button', { name: t('time.sync') });
    const fails = async (failure: NtpFailure | undefined) => {
      await expect(await canvas.findByText(reasonOf(t, failure ?? { result: 0 }))).toBeVisible();
      await waitFor(() => expect(sync).not.toHaveAttribute('data-busy'));
    };
    await fails(first);
    stage.clock.setSpeed(10);
    for (const [kind, failure] of Object.entries(others)) {
      ask(stage, 'ntp', { host: `${kind}.example.org` });
      await userEvent.click(sync);
      await fails(failure);
    }
    stage.clock.setSpeed(1);
  },
};

export const SyncRefused: Story = {
  name: 'The device refuses to synchronize',
  parameters: { proves: ['CLK-05'], stage: { path, prepare: locked('ntp', true) }, reach: pressSync },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`${t('time.sync.failed')}The clock is locked`);
    await userEvent.click(within(alert).getByRole('button', { name: t('time.close') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** What it says of its clock is lost from now on; half a minute, in this world a moment, passes. */
export const SyncOverdue: Story = {
  name: 'Nothing is heard of Sync',
  parameters: {
    proves: ['CLK-03'],
    async reach(context: StoryContext) {
      const stage: Stage = context.loaded.stage;
      // What it did as it booted is told first.
      await context.canvas.findByText(isDone(context));
      stage.fault({ kind: 'drop', device: 'CR-1002', topic: 'async/+/+/rtc' });
      await pressSync(context);
      stage.clock.setSpeed(60);
    },
  },
  async play({ canvasElement, loaded, t }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    await expect(await canvas.findByText(t('time.sync.overdue'))).toBeVisible();
    stage.clock.setSpeed(1);
    await expect(await canvas.findByRole('button', { name: t('time.sync') })).toBeEnabled();
  },
};

export const Unread: Story = {
  name: 'The device does not say what time it has',
  parameters: { proves: ['CLK-05'], stage: { path, prepare: locked('rtcc', false) } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('time.reading'))).toBeVisible();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`${t('time.unread')}The clock is locked`);
  },
};

export const Offline: Story = {
  parameters: { proves: ['NAV-17'], stage: { playSpeed: 10, path, on: [] } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(t('device.offline.banner', { device: 'Café terrace' })),
    ).toBeVisible();
    await expect((await canvas.findAllByText(t('time.notKnown'))).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('button', { name: t('time.sync') })).toBeDisabled();
  },
};

export const CutWhileShown: Story = {
  name: 'Goes away: the clock as it was read last',
  parameters: { proves: ['NAV-17'] },
  async play({ canvasElement, loaded, t, format }) {
    const canvas = within(canvasElement);
    const stage: Stage = loaded.stage;
    await canvas.findByText(t('time.same'));
    await canvas.findByText(isDone({ t, format }));
    stage.fault({ kind: 'disconnect', device: 'CR-1002' });
    await expect(await canvas.findByText(t('time.lastRead'))).toBeVisible();
    const clock = canvasElement.querySelector('time')?.textContent;
    await waitFor(() => expect(canvas.getByRole('button', { name: t('time.adjust') })).toBeDisabled());
    await expect(canvasElement.querySelector('time')).toHaveTextContent(clock ?? '');
    const status = canvas.getByText(isDone({ t, format })).closest('[role=status]');
    await waitFor(() => expect(status).toHaveTextContent(t('device.stale')));
    // Its events it has taken back, and nobody knows what it plays.
    const events = within(canvas.getByRole('region', { name: t('time.events') }));
    await expect(await events.findAllByText(t('time.notKnown'))).toHaveLength(2);
    await nothingLives(canvasElement, t);
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
  parameters: { stage: { path, faults: failing('readDevice') } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('device.failed') + t('error.serverError'));
  },
};

export const Retried: Story = {
  name: 'Failed, and tried again with success',
  tags: ['!autodocs'],
  parameters: { stage: { path, failsOnce: 'readDevice' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: t('error.retry') }));
    await expect(await canvas.findByText(t('time.same'))).toBeVisible();
  },
};

export const NotValid: Story = page.notValid;
export const NoNetwork: Story = page.noNetwork;
export const NotFound: Story = page.notFound;
export const Forbidden: Story = page.forbidden;

const isShown: Story['play'] = async ({ canvasElement, t }) => {
  await expect(await within(canvasElement).findByText(t('time.same'))).toBeVisible();
};

export const Dark: Story = {
  ...SyncFails,
  globals: { theme: 'dark' },
  async play({ canvasElement, t }) {
    const { [FIRST_FAILURE]: first } = NTP_FAILURES;
    const reason = reasonOf(t, first ?? { result: 0 });
    await expect(await within(canvasElement).findByText(reason)).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: isShown };
export const NarrowAdjust: Story = {
  globals: Narrow.globals,
  parameters: { reach: openAdjust },
  async play({ t }) {
    await expect(await dialog(t('time.adjust.title'))).toBeVisible();
  },
};
export const RightToLeft: Story = { parameters: { locale: 'ar-EG' }, play: isShown };
export const LongTexts: Story = { globals: { language: 'pseudo' }, play: isShown };
