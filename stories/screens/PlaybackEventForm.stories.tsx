import { deleteEvent, setEvent } from '@carillon/protocol/broker';
import { devices, newPlaybackForm, type PlaybackEvent, toPlaybackBody } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { PlaybackEventForm } from '@carillon/react/devices';
import { exampleEvents } from '@carillon/simulator/browser';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Stage } from '../../.storybook/stage.ts';
import { containing, sentenceWith, startingWith } from '../matchers.ts';
import { failing } from '../patterns/answers.ts';
import {
  findName,
  findRecap,
  findSave,
  listen,
  narrowForm,
  type Shown,
  save,
  typeName,
  typeTime,
  unsavedForm,
} from './eventFormSteps.ts';
import { shortDay } from './figures.ts';

const path = '/manage/2/feature/2/events/1/playback';

const meta: Meta<typeof PlaybackEventForm> = {
  title: 'Screens/Devices/Playback event form',
  component: PlaybackEventForm,
  args: { userId: 2, id: 2, eventId: 1 },
  parameters: { layout: 'fullscreen', screen: 'record', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof PlaybackEventForm>;

const [morning] = exampleEvents(2).filter((event): event is PlaybackEvent => event.mode === 'playback');
if (!morning) throw new Error('There is no example.');
const example = morning;

const requestTopic = 'cmd/req/micro-eth/CR-1002';
const TYPED = 'Choir music';

/** A new event, every Saturday from 14:30 to 16:00, with a stream whose login is pasted with its address. */
async function fillIn(context: Shown & Pick<StoryContext, 'locale'>) {
  const { canvasElement, t } = context;
  const canvas = within(canvasElement);
  await typeName(context, TYPED);
  const days = await canvas.findByRole('toolbar', { name: t('eventForms.days') });
  await userEvent.click(within(days).getByRole('button', { name: shortDay(context, 6) }));
  await typeTime(context, t('eventForms.start'), '0300');
  await typeTime(context, t('eventForms.end'), '0430');
  const [address] = await canvas.findAllByRole('textbox', { name: containing(t('eventForms.address')) });
  if (!address) throw new Error('There is no address.');
  await userEvent.click(address);
  await userEvent.paste('HTTP://lobby:Chimes-7@Radio.Example.com:8000/Choir.mp3');
}

/** Of a device of this class, in Rome: 06:00 to 10:00 UTC is 07:00 to 11:00. */
export const Ready: Story = {
  parameters: { proves: ['EVT-05', 'EVT-07', 'PBK-01', 'REC-06', 'REC-07'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await findName(canvasElement, t)).toHaveValue('Morning radio');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('eventForms.playback.edit') }),
    ).toBeVisible();
    const start = await canvas.findByRole('group', { name: t('eventForms.start') });
    await waitFor(() => expect(start).toHaveTextContent('07:00'));
    // Now, and after the next change of the clocks.
    await findRecap(canvasElement, '07:00', '11:00', '29', '2026', '08:00', '12:00');
    await expect(await canvas.findByText('Europe/Rome')).toBeVisible();
    await expect(canvas.queryByText(t('form.unsaved'))).toBeNull();
    // Main, and fail over.
    await expect(canvas.getAllByRole('button', { name: t('eventForms.try') })).toHaveLength(2);
  },
};

/** Read and saved in the zone that was chosen for the device: 14:00 in Kolkata is 08:30 in UTC. */
export const InItsZone: Story = {
  name: 'In the zone of the device',
  parameters: {
    proves: ['REC-07', 'FLT-096'],
    stage: {
      path,
      prepare: ({ client }: Stage) =>
        client.storage.write(
          'carillon.zones.2',
          '{"v":1,"zones":[{"label":"CR-1002","zone":"Asia/Kolkata"}]}',
        ),
    },
  },
  async play(context) {
    const { canvasElement, t, loaded } = context;
    const { hub }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    const start = await canvas.findByRole('group', { name: t('eventForms.start') });
    await waitFor(() => expect(start).toHaveTextContent('11:30'));
    await expect(await canvas.findByText('Asia/Kolkata')).toBeVisible();
    await findRecap(canvasElement, '11:30', '15:30');
    const heard: string[] = [];
    hub.observe(requestTopic, (_topic, payload) => void heard.push(String(payload)));
    await typeTime(context, t('eventForms.start'), '1400');
    await save(context);
    await waitFor(() => expect(heard.join()).toContain('"time":[510,600]'));
  },
};

/** The night in which New York skips the hour after two: the device keeps UTC, so the next morning it is an hour later. */
export const HourSkipped: Story = {
  name: 'In the night in which the clocks change',
  tags: ['certify', '!autodocs'],
  globals: { timeZone: 'America/New_York' },
  parameters: {
    proves: ['REC-07', 'FLT-095'],
    stage: {
      path,
      at: '2026-03-08T06:59:30Z',
      events: [{ ...example, repeat: encodeRepeat({ kind: 'daily', days: [0] }), time: [8 * 60, 9 * 60] }],
    },
  },
  async play(context) {
    const { canvasElement, t, loaded, format } = context;
    const stage: Stage = loaded.stage;
    const { sent, stop } = listen(stage, requestTopic);
    const change = format.date(Date.UTC(2026, 2, 8, 7));
    await findRecap(canvasElement, '03:00', '04:00', change, '04:00', '05:00');
    await typeTime(context, t('eventForms.start'), '0230');
    await findRecap(canvasElement, '02:30', '04:00', change, '03:30', '05:00');
    // The clocks change while it is typed: what stands there goes on to mean what it said.
    await stage.clock.runUntil(() => false, 60_000);
    stage.clock.setSpeed(1);
    await typeTime(context, t('eventForms.end'), '0345');
    await findRecap(canvasElement, '02:30', '03:45', change, '03:30', '04:45');
    await save(context);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(JSON.parse(sent[0] ?? '').body).toMatchObject({ time: [450, 525] });
    stop();
  },
};

/** What D9 says, and nothing else. */
export const Create: Story = {
  args: { eventId: 'add' },
  parameters: { proves: ['EVT-05', 'EVT-07', 'REC-02', 'REC-06'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('eventForms.playback.create') }),
    ).toBeVisible();
    await expect(await findName(canvasElement, t)).toHaveValue('');
    await waitFor(async () => expect(await findName(canvasElement, t)).toHaveFocus());
    for (const timeout of await canvas.findAllByRole('textbox', { name: t('eventForms.timeout') })) {
      await expect(timeout).toHaveValue('15');
    }
    await expect(await canvas.findByRole('textbox', { name: t('eventForms.delay') })).toHaveValue('15');
    // What is missing is no alarm before anything is chosen: a time that is free is proposed instead.
    await findRecap(canvasElement, '11:00', '24:00', t('eventForms.free.use'));
    await expect(canvas.getByText(t('eventForms.free.or'))).toBeVisible();
    await expect(canvas.getByText(t('eventForms.free.mark'))).toBeVisible();
    await expect(canvas.getByText(t('eventForms.untouched'))).toBeVisible();
    await typeName(context, TYPED);
    await expect(canvas.queryByText(t('eventForms.untouched'))).toBeNull();
    await expect(canvas.getAllByText(t('schedule.noDay')).map(findKind)).toEqual(['info']);
    await userEvent.click(await canvas.findByRole('radio', { name: t('eventForms.weekly') }));
    await findRecap(canvasElement, t('schedule.noStartDay'));
    await expect(canvas.getAllByText(t('schedule.noStartDay')).map(findKind)).toEqual(['danger', 'danger']);
  },
};

/** How a recap, or its note in the bar, is said. */
const findKind = (said: Element) => said.closest('[data-kind]')?.getAttribute('data-kind');

/** As an editor pastes it, not as a test sets it: the browser has it in the field for a moment. */
export const MegabytePasted: Story = {
  name: 'A megabyte pasted into the name',
  tags: ['certify', '!autodocs'],
  args: { eventId: 'add' },
  parameters: { proves: ['FLT-127', 'FLT-084'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const name = await findName(canvasElement, t);
    await waitFor(() => expect(name).toHaveFocus());
    document.execCommand('insertText', false, '🔔'.repeat(250_000));
    await waitFor(() => expect(name).toHaveValue('🔔'.repeat(32)));
    await expect(await canvas.findByText(t('problem.tooLong', { max: 32 }))).toBeVisible();
    await expect(canvas.getByText('32/32')).toBeVisible();
    // How quick the next key is says `npm run bench eventForm`.
    document.execCommand('delete');
    await waitFor(() => expect(name).toHaveValue('🔔'.repeat(31)));
    await expect(canvas.queryByText(t('problem.tooLong', { max: 32 }))).toBeNull();
  },
};

/** The focus goes to what comes first on the page: the days stand above the stream. */
export const WithoutDays: Story = {
  name: 'Saved with nothing but a name',
  tags: ['certify'],
  args: { eventId: 'add' },
  parameters: {
    proves: ['REC-02', 'ENT-02'],
    async reach(context: StoryContext) {
      await typeName(context, TYPED);
      await save(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const days = await canvas.findByRole('toolbar', { name: t('eventForms.days') });
    await waitFor(() => expect(days.contains(document.activeElement)).toBe(true));
    const recap = canvas
      .getAllByRole('status')
      .find((said) => said.textContent.startsWith(t('schedule.noDay')));
    await expect(recap).toHaveAttribute('data-kind', 'danger');
  },
};

/** The login of a pasted address stands in its fields, the device has scheme and host in small letters. */
export const Created: Story = {
  args: { eventId: 'add' },
  parameters: { proves: ['PBK-01', 'PBK-02', 'EVT-05', 'REC-06'] },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    const { sent, stop } = listen(stage, requestTopic);
    await fillIn(context);
    const [address] = await canvas.findAllByRole('textbox', { name: containing(t('eventForms.address')) });
    await expect(address).toHaveValue('HTTP://Radio.Example.com:8000/Choir.mp3');
    const [user] = canvas.getAllByRole('textbox', { name: containing(t('eventForms.user')) });
    await expect(user).toHaveValue('lobby');
    const [password] = canvas.getAllByLabelText(startingWith(t('eventForms.password')));
    await expect(password).toHaveValue('Chimes-7');
    await expect(password).toHaveAttribute('type', 'password');
    await findRecap(canvasElement, '03:00', '04:30');
    await save(context);
    await waitFor(() => expect(sent).toHaveLength(1));
    const { body } = JSON.parse(sent[0] ?? '');
    await expect(body).toMatchObject({
      name: TYPED,
      main: { uri: 'http://lobby:Chimes-7@radio.example.com:8000/Choir.mp3', tmo: 15 },
      repeat: encodeRepeat({ kind: 'daily', days: [6] }),
      time: [120, 210],
      delay: 15,
    });
    stop();
  },
};

const unsaved = unsavedForm(TYPED);
export const Unsaved: Story = unsaved;
export const Dark: Story = { ...unsaved, tags: ['certify'], globals: { theme: 'dark' } };
const narrow = narrowForm(TYPED, /^4\s?h\w*$/);
/** What is wrong with it is said in the bar as well. */
export const Narrow: Story = {
  ...narrow,
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await findName(canvasElement, t)).toHaveValue(TYPED));
    await userEvent.click(await canvas.findByRole('radio', { name: t('eventForms.always') }));
    await waitFor(() => expect(canvas.getAllByText(t('schedule.overlap'))).toHaveLength(2));
    for (const said of canvas.getAllByText(t('schedule.overlap'))) await expect(said).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('eventForms.daily') }));
    await narrow.play(context);
    // How many fields are wrong leaves no room beside the buttons: they go below it together.
    await userEvent.clear(await findName(canvasElement, t));
    const save = canvas.getByRole('button', { name: t('form.submit') });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await canvas.findByText(t('form.invalid', { count: 1 }))).toBeVisible();
    const back = canvas.getByRole('link', { name: t('form.back') });
    await expect(back.getBoundingClientRect().top).toBe(save.getBoundingClientRect().top);
  },
};
/** The days have long names in Arabic, and stand on one line all the same. */
export const RightToLeft: Story = {
  ...unsaved,
  parameters: { ...unsaved.parameters, locale: 'ar-EG' },
  async play(context) {
    await unsaved.play(context);
    const { canvasElement, t } = context;
    const days = await within(canvasElement).findByRole('toolbar', { name: t('eventForms.days') });
    const lines = within(days)
      .getAllByRole('button')
      .map((day) => day.getBoundingClientRect().top);
    await expect(new Set(lines).size).toBe(1);
    // A name stands at the start of its bar, in whichever script it is written.
    const [name] = await within(canvasElement).findAllByText('Weekend mix');
    const bar = name?.parentElement?.getBoundingClientRect();
    await expect(name?.getBoundingClientRect().right).toBeGreaterThan((bar?.right ?? 0) - 10);
  },
};
export const LongWords: Story = { ...unsaved, tags: ['certify'], globals: { language: 'pseudo' } };

/** From Saturday to Sunday, as it is stored. */
export const Weekly: Story = {
  args: { eventId: 2 },
  parameters: { proves: ['REC-03'] },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('combobox', { name: t('eventForms.startDay') })).toHaveValue('6');
    await expect(await canvas.findByRole('combobox', { name: t('eventForms.endDay') })).toHaveValue('0');
    await findRecap(canvasElement, '10:00', '23:00');
  },
};

const bells = {
  ...example,
  id: 'evts/1',
  name: 'Early bells',
  repeat: encodeRepeat({ kind: 'daily', days: [0] }),
};
const saturday = {
  ...example,
  id: 'evts/2',
  name: 'Saturday mix',
  time: [9 * 60, 21 * 60] as [number, number],
};

/** Saturday goes on with Sunday: two runs in the picture, and both meet what is there. No length at all is refused. */
export const AcrossTheWeek: Story = {
  name: 'Across the end of the week',
  tags: ['certify', '!autodocs'],
  args: { eventId: 2 },
  parameters: {
    proves: ['REC-03', 'REC-05', 'FLT-097'],
    stage: {
      path: '/manage/2/feature/2/events/2/playback',
      events: [
        { ...bells, time: [30, 60] },
        { ...saturday, repeat: encodeRepeat({ kind: 'weekly', start: 6, stop: 6 }) },
      ],
    },
  },
  async play(context) {
    const { canvasElement, t, loaded } = context;
    const canvas = within(canvasElement);
    const { sent, stop } = listen(loaded.stage, requestTopic);
    await findRecap(canvasElement, '10:00', '22:00');
    const runs = () => canvasElement.querySelectorAll('[data-run]:not([data-handle])').length;
    await waitFor(() => expect(runs()).toBe(1));
    const endDay = await canvas.findByRole('combobox', { name: t('eventForms.endDay') });
    await userEvent.selectOptions(endDay, '0');
    await findRecap(canvasElement, t('schedule.overlap'), 'Early bells', '01:30', '02:00');
    await waitFor(() => expect(runs()).toBe(2));
    await typeTime(context, t('eventForms.end'), '0130');
    await findRecap(canvasElement, '10:00', '01:30');
    await userEvent.selectOptions(endDay, '6');
    await typeTime(context, t('eventForms.end'), '1000');
    await findRecap(canvasElement, t('schedule.noDuration'));
    await save(context);
    // At the field, and in the recap.
    await waitFor(() => expect(canvas.getAllByText(t('schedule.noDuration')).length).toBeGreaterThan(1));
    expect(sent).toEqual([]);
    await userEvent.selectOptions(endDay, '0');
    await typeTime(context, t('eventForms.end'), '0130');
    await save(context);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(JSON.parse(sent[0] ?? '').body).toMatchObject({
      repeat: encodeRepeat({ kind: 'weekly', start: 6, stop: 0 }),
      time: [9 * 60, 30],
    });
    stop();
  },
};

/** Always meets whatever else the device does. */
export const Always: Story = {
  parameters: {
    proves: ['REC-04', 'REC-05'],
    async reach({ canvasElement, t }: StoryContext) {
      await userEvent.click(
        await within(canvasElement).findByRole('radio', { name: t('eventForms.always') }),
      );
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await findRecap(canvasElement, t('schedule.overlap'));
    await findRecap(canvasElement, 'Weekend mix');
    await waitFor(() => expect(canvas.queryByRole('group', { name: t('eventForms.start') })).toBeNull());
  },
};

export const RunsAlways: Story = {
  name: 'The only event runs always',
  tags: ['certify'],
  parameters: {
    proves: ['REC-04', 'FLT-097'],
    stage: { path, events: [{ ...example, repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] }] },
  },
  async play({ canvasElement, t }) {
    await findRecap(canvasElement, t('schedule.always'));
  },
};

/** What was entered in winter ends after midnight in summer: it is a night, and a new name is saved all the same. */
export const NextDay: Story = {
  name: 'An end on the next day',
  tags: ['certify'],
  parameters: {
    proves: ['REC-07'],
    stage: { path, events: [{ ...example, time: [21 * 60 + 30, 23 * 60 + 30] }] },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const nextDay = await canvas.findByRole('switch', { name: t('eventForms.endsNextDay') });
    await expect(nextDay).toBeChecked();
    await expect(canvas.getByText(t('eventForms.endsNextDay.detail'))).toBeVisible();
    await expect(await canvas.findByRole('toolbar', { name: t('eventForms.beginsOn') })).toBeVisible();
    await findRecap(canvasElement, '22:30', '00:30');
    // Off, it ends before it starts.
    await userEvent.click(nextDay);
    await findRecap(canvasElement, t('schedule.endBeforeStart'));
    await expect(await canvas.findByRole('toolbar', { name: t('eventForms.days') })).toBeVisible();
  },
};

/** The first six days from Monday on: what is open by day, and the nights between. */
const workdays = [1, 2, 3, 4, 5, 6];
const dayRadio = {
  ...example,
  id: 'evts/2',
  name: 'Day radio',
  repeat: encodeRepeat({ kind: 'daily', days: workdays }),
  time: [7 * 60 + 30, 19 * 60] as [number, number],
};
const nights = {
  ...example,
  name: 'Night sounds',
  repeat: encodeRepeat({ kind: 'daily', days: workdays }),
  time: [19 * 60, 7 * 60 + 30] as [number, number],
};

/** Six nights are one event: where the last of them ends is said, and what the clocks do to them. */
export const Nights: Story = {
  parameters: { proves: ['REC-02', 'REC-06', 'REC-07'], stage: { path, events: [nights, dayRadio] } },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await findRecap(canvasElement, '20:00', '08:30', '12', '30', '08:30', '2026', '21:00', '09:30');
    await expect(await canvas.findByText(t('eventForms.week.night'))).toBeVisible();
    // The days on which they end, under the end.
    const end = await canvas.findByRole('group', { name: t('eventForms.end') });
    await waitFor(() => expect(end).toHaveAccessibleDescription(new RegExp(shortDay(context, 0))));
    // Its name stands in the longer half of each night.
    const named = [...canvasElement.querySelectorAll('[data-event="evts/1"]')].filter(
      (bar) => bar.textContent,
    );
    await expect(named).toHaveLength(6);
    for (const bar of named) await expect(bar).toHaveAttribute('data-cut-start');
  },
};
export const NightsNarrow: Story = {
  ...Nights,
  name: 'Nights on a phone',
  tags: ['certify', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Refused as an end before its start, until the switch says what is meant; then it is one event, as the device has it. */
export const NightCreated: Story = {
  name: 'Six nights, as one event',
  tags: ['certify'],
  args: { eventId: 'add' },
  parameters: { proves: ['REC-02', 'REC-05', 'REC-06'], stage: { path, events: [dayRadio] } },
  async play(context) {
    const { canvasElement, t, loaded } = context;
    const canvas = within(canvasElement);
    const { sent, stop } = listen(loaded.stage, requestTopic);
    await typeName(context, 'Night sounds');
    const days = await canvas.findByRole('toolbar', { name: t('eventForms.days') });
    for (const day of workdays) {
      await userEvent.click(within(days).getByRole('button', { name: shortDay(context, day) }));
    }
    await typeTime(context, t('eventForms.start'), '2000');
    await typeTime(context, t('eventForms.end'), '0830');
    await findRecap(canvasElement, t('schedule.endBeforeStart'));
    await userEvent.click(canvas.getByRole('switch', { name: t('eventForms.endsNextDay') }));
    await findRecap(canvasElement, '20:00', '08:30', '12');
    // By day another event plays, and a whole day is no night.
    await typeTime(context, t('eventForms.end'), '0831');
    await findRecap(canvasElement, t('schedule.overlap'), 'Day radio', '08:30', '08:31');
    await typeTime(context, t('eventForms.end'), '2000');
    await findRecap(canvasElement, t('schedule.wholeDay'));
    await typeTime(context, t('eventForms.end'), '0830');
    const [address] = await canvas.findAllByRole('textbox', { name: containing(t('eventForms.address')) });
    if (!address) throw new Error('There is no address.');
    await userEvent.click(address);
    await userEvent.paste('radio.example.com/night.mp3');
    await save(context);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(JSON.parse(sent[0] ?? '').body).toMatchObject({
      repeat: encodeRepeat({ kind: 'daily', days: workdays }),
      time: [19 * 60, 7 * 60 + 30],
    });
    stop();
  },
};

/** No event yet has a time: the longest one that is free is taken by a key, and taken back by another. */
export const FreeTime: Story = {
  name: 'The time that is free, taken and taken back',
  args: { eventId: 'add' },
  parameters: {
    proves: ['REC-05', 'REC-06'],
    stage: {
      path,
      events: [
        { ...example, time: [6 * 60, 7 * 60 + 30] },
        { ...dayRadio, time: [16 * 60, 18 * 60] },
      ],
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await findRecap(canvasElement, '08:30', '17:00', t('eventForms.free.use'));
    const week = canvas.getByRole('region', { name: t('eventForms.week') });
    const [row] = within(week).getAllByRole('list');
    const topBefore = row?.getBoundingClientRect().top;
    const use = canvas.getByRole('button', { name: t('eventForms.free.use') });
    use.focus();
    await userEvent.keyboard('{Enter}');
    await findRecap(canvasElement, '08:30', '17:00', '8');
    await expect(await canvas.findByRole('group', { name: t('eventForms.start') })).toHaveTextContent(
      '08:30',
    );
    // The keys go on from there.
    const whole = await findHandle(context, 'whole', t('week.edited'));
    await waitFor(() => expect(whole).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await findRecap(canvasElement, t('schedule.overlap'), 'Day radio');
    // Nothing of the picture has moved meanwhile.
    await expect(row?.getBoundingClientRect().top).toBe(topBefore);
    await userEvent.keyboard('{Control>}z{/Control}');
    await findRecap(canvasElement, '08:30', '17:00', '8');
    await userEvent.keyboard('{Control>}z{/Control}');
    await findRecap(canvasElement, '08:30', '17:00', t('eventForms.free.use'));
    // What was typed since is not lost by it.
    await userEvent.click(canvas.getByRole('button', { name: t('eventForms.free.use') }));
    await findRecap(canvasElement, '08:30', '17:00', '8');
    await typeTime(context, t('eventForms.end'), '1630');
    (await findHandle(context, 'whole', t('week.edited'))).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await findRecap(canvasElement, '08:30', '16:30');
  },
};
export const FreeTimeNarrow: Story = {
  name: 'The time that is free, on a phone',
  tags: ['certify', '!autodocs'],
  args: { eventId: 'add' },
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement, t }) {
    await findRecap(canvasElement, '11:00', '24:00', t('eventForms.free.use'));
  },
};

/** Saved empty: every reason at its field, and the focus on the first of them. */
export const Invalid: Story = {
  args: { eventId: 'add' },
  parameters: { proves: ['PBK-01', 'PBK-02', 'REC-02'], reach: save },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await findName(canvasElement, t)).toBeInvalid());
    await expect(await findName(canvasElement, t)).toHaveFocus();
    await expect(canvas.getByText(t('problem.event.name'))).toBeVisible();
    await expect(canvas.getByText(t('problem.stream.address', { host: 'radio.example.com' }))).toBeVisible();
    // At the days, and in the recap.
    await expect(canvas.getAllByText(t('schedule.noDay'))).toHaveLength(2);
  },
};

export const Problems: Story = {
  name: 'What is wrong with a stream',
  parameters: {
    proves: ['PBK-02'],
    async reach(context: StoryContext) {
      const { canvasElement, t } = context;
      const canvas = within(canvasElement);
      await findName(canvasElement, t);
      const [main, fail] = canvas.getAllByLabelText(startingWith(t('eventForms.password')));
      const [user] = canvas.getAllByRole('textbox', { name: containing(t('eventForms.user')) });
      const [timeout] = await canvas.findAllByRole('textbox', { name: t('eventForms.timeout') });
      const delay = await canvas.findByRole('textbox', { name: t('eventForms.delay') });
      if (!main || !fail || !user || !timeout) throw new Error('A field is missing.');
      await userEvent.click(main);
      await userEvent.paste('x'.repeat(33));
      await userEvent.type(fail, 'secret');
      await userEvent.click(user);
      await userEvent.paste('a:b');
      await userEvent.clear(timeout);
      await userEvent.type(timeout, '14');
      await userEvent.clear(delay);
      await userEvent.type(delay, '9');
      await save(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('problem.stream.user'))).toBeVisible();
    await expect(await canvas.findByText(t('problem.stream.password'))).toBeVisible();
    await expect(await canvas.findByText(t('problem.stream.login'))).toBeVisible();
    await expect(await canvas.findByText(t('problem.stream.timeout'))).toBeVisible();
    await expect(await canvas.findByText(t('problem.stream.delay'))).toBeVisible();
  },
};

/** A handle of the event on its week. */
const findHandle = async ({ canvasElement, t }: Shown, handle: 'whole' | 'start' | 'end', name: string) =>
  within(canvasElement).findByRole('slider', { name: t(`eventForms.week.${handle}`, { name }) });

/** A hand that draws part of the week, or a place in it, so many minutes later; returns what lets it go. */
function drag(part: Element, row: Element, minutes: number, from = part.getBoundingClientRect()) {
  const width = row.getBoundingClientRect().width;
  const way = (minutes / 1440) * width * (getComputedStyle(row).direction === 'rtl' ? -1 : 1);
  // The mouse is always there, so its pointer can be captured.
  const at = (x: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    clientX: from.x + from.width / 2 + x,
    clientY: from.y + from.height / 2,
  });
  fireEvent.pointerDown(part, at(0));
  fireEvent.pointerMove(part, at(way / 2));
  fireEvent.pointerMove(part, at(way));
  return () => fireEvent.pointerUp(part, at(way));
}

/** The part of the picture that a hand takes hold of, on a day. */
async function findGrip({ canvasElement, t }: Shown, handle?: 'start' | 'end') {
  await findHandle({ canvasElement, t }, 'whole', example.name);
  const grip = canvasElement.querySelector(handle ? `[data-run] > [data-handle=${handle}]` : '[data-run]');
  if (!grip) throw new Error('There is nothing to take hold of.');
  return grip;
}

/** The event is drawn on its week: all its days go together, the fields and the recap follow. */
export const Dragged: Story = {
  parameters: { proves: ['PBK-01', 'REC-06'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const whole = await findHandle(context, 'whole', example.name);
    const row = whole.parentElement ?? whole;
    const start = await canvas.findByRole('group', { name: t('eventForms.start') });
    await waitFor(() => expect(start).toHaveTextContent('07:00'));
    await expect(await canvas.findByText(t('eventForms.week.hint.day'))).toBeVisible();

    drag(await findGrip(context), row, 90)();
    await waitFor(() => expect(start).toHaveTextContent('08:30'));
    await findRecap(canvasElement, '08:30', '12:30');
    await expect(whole).toHaveFocus();
    await expect(whole).toHaveAttribute('aria-valuetext', expect.stringMatching(/08:30\D+12:30/));

    drag(await findGrip(context, 'start'), row, -60)();
    await findRecap(canvasElement, '07:30', '12:30');
    drag(await findGrip(context, 'end'), row, 30)();
    await findRecap(canvasElement, '07:30', '13:00');

    // Escape takes a drag back, and the next one begins anew.
    drag(await findGrip(context), row, 300);
    await findRecap(canvasElement, '12:30', '18:00');
    await userEvent.keyboard('{Escape}');
    await findRecap(canvasElement, '07:30', '13:00');

    await userEvent.keyboard('{ArrowRight}');
    await findRecap(canvasElement, '07:35', '13:05');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}');
    await findRecap(canvasElement, '06:35', '12:05');
    await userEvent.tab();
    await expect(await findHandle(context, 'start', example.name)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await findRecap(canvasElement, '06:30', '12:05');
    await userEvent.tab();
    await expect(await findHandle(context, 'end', example.name)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await findRecap(canvasElement, '06:30', '13:05');
    await expect(await canvas.findByText(t('form.unsaved'))).toBeVisible();
  },
};

/** A weekly one goes to other days, across midnight and across the end of the week. */
export const DraggedWeekly: Story = {
  name: 'A weekly event, dragged',
  tags: ['certify'],
  args: { eventId: 2 },
  parameters: { proves: ['REC-03'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const whole = await findHandle(context, 'whole', 'Weekend mix');
    await expect(whole).toHaveAttribute('aria-valuetext', expect.stringMatching(/10:00\D+23:00/));
    await expect(await canvas.findByText(t('eventForms.week.hint.week'))).toBeVisible();
    whole.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() =>
      expect(whole).toHaveAttribute('aria-valuetext', expect.stringMatching(/09:55\D+22:55/)),
    );
    await findRecap(canvasElement, t('schedule.overlap'), 'Morning radio');
    await expect(whole).toHaveFocus();
    (await findHandle(context, 'end', 'Weekend mix')).focus();
    await userEvent.keyboard('{ArrowUp}');
    await findRecap(canvasElement, '09:55', '22:55');
    await expect(await canvas.findByRole('combobox', { name: t('eventForms.endDay') })).toHaveValue('0');
  },
};

/** A new event is drawn along a day, typed after that, and drawn back to nothing by Escape. */
export const Drawn: Story = {
  name: 'A new event, drawn on a day',
  args: { eventId: 'add' },
  parameters: { proves: ['PBK-01', 'REC-02'] },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('eventForms.week.hint.draw'))).toBeVisible();
    const week = await canvas.findByRole('region', { name: t('eventForms.week') });
    const [, , third] = await within(week).findAllByRole('list');
    if (!third) throw new Error('The week has no third day.');
    const { x, y, width, height } = third.getBoundingClientRect();
    const atHour = (hour: number) => new DOMRect(x + (hour / 24) * width, y, 0, height);
    drag(third, third, 120, atHour(14));
    await findRecap(canvasElement, '14:00', '16:00');
    await userEvent.keyboard('{Escape}');
    await findRecap(canvasElement, t('eventForms.free.use'));
    drag(third, third, -90, atHour(14))();
    await findRecap(canvasElement, '12:30', '14:00');
    await typeTime(context, t('eventForms.end'), '1503');
    await findRecap(canvasElement, '12:30', '15:03');
  },
};

/** From the free time that is proposed over what is drawn to what overlaps: neither the day under the hand nor what is below moves. */
export const DrawnInPlace: Story = {
  name: 'While it is drawn on, a day stays where it is, whatever the recap says; the week comes before the name',
  args: { eventId: 'add' },
  parameters: { proves: ['PBK-01', 'REC-06'] },
  tags: ['!autodocs'],
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const week = await canvas.findByRole('region', { name: t('eventForms.week') });
    await findRecap(canvasElement, t('eventForms.free.use'));
    const name = await findName(canvasElement, t);
    const order = week.compareDocumentPosition(name);
    await expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    const [, , third] = await within(week).findAllByRole('list');
    if (!third) throw new Error('The week has no third day.');
    const { left, top, width, height } = third.getBoundingClientRect();
    const tops = () => [third, name].map((part) => part.getBoundingClientRect().top);
    const before = tops();
    const isRtl = getComputedStyle(third).direction === 'rtl';
    const moveTo = (hour: number, act: 'pointerDown' | 'pointerMove' = 'pointerMove') => {
      const part = isRtl ? 1 - hour / 24 : hour / 24;
      const at = { clientX: left + part * width, clientY: top + height / 2 };
      fireEvent[act](third, { pointerId: 1, isPrimary: true, button: 0, buttons: 1, ...at });
    };
    const moves: readonly (readonly [hour: number, ...said: string[]])[] = [
      [16, '14:00', '16:00'],
      [9, t('schedule.overlap'), example.name],
      [17, '14:00', '17:00'],
    ];
    moveTo(14, 'pointerDown');
    for (const [hour, ...said] of moves) {
      moveTo(hour);
      await findRecap(canvasElement, ...said);
      await expect(tops()).toEqual(before);
    }
    await userEvent.keyboard('{Escape}');
    await findRecap(canvasElement, t('eventForms.free.use'));
    await expect(tops()).toEqual(before);
  },
};

export const DrawnInPlaceNarrow: Story = {
  ...DrawnInPlace,
  name: 'On a phone a day stays where it is while it is drawn on',
  globals: { viewport: { value: 'phone' } },
};

/** Two hours at once: refused here, before the device has to. */
export const Overlapping: Story = {
  parameters: {
    proves: ['REC-05', 'REC-06'],
    stage: {
      path,
      events: [example, { ...example, id: 'evts/2', name: 'Noon chimes', time: [11 * 60, 12 * 60] }],
    },
    async reach(context: StoryContext) {
      await typeTime(context, context.t('eventForms.end'), '1230');
      await save(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText(t('schedule.overlap'))).toHaveLength(2));
    await findRecap(canvasElement, 'Noon chimes', '12:00', '12:30');
    await expect(await canvas.findByText(t('week.overlap'))).toBeVisible();
  },
};

/** An end before the start. */
export const EndsBeforeItStarts: Story = {
  parameters: {
    proves: ['REC-02'],
    reach: (context: StoryContext) => typeTime(context, context.t('eventForms.end'), '0630'),
  },
  async play({ canvasElement, t }) {
    await findRecap(canvasElement, t('schedule.endBeforeStart'));
  },
};

/** The device has it, the reply was lost: the second Save finds it there, and stores nothing twice. */
export const ReplyLost: Story = {
  name: 'A reply that never comes, and a second Save',
  tags: ['certify'],
  args: { eventId: 'add' },
  parameters: { proves: ['EVT-04'] },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await fillIn(context);
    // It goes with what was sent, and comes back with it stored.
    const cut = stage.fault({ kind: 'powerCut', device: 'CR-1002', during: 'SetEvent', written: true });
    const sent: string[] = [];
    const stop = stage.hub.observe(requestTopic, (_topic, payload) => {
      if (JSON.parse(payload).msg === 'SetEvent') sent.push(payload);
    });
    await save(context);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('eventForms.create.failed'));
    await expect(alert).toHaveTextContent(t('eventForms.error', { error: t('command.deviceOffline') }));
    await expect(await findName(canvasElement, t)).toHaveValue(TYPED);
    await expect(await findSave(canvasElement, t)).toBeDisabled();
    await expect(
      await canvas.findByText(t('device.offline.banner', { device: 'Café terrace' })),
    ).toBeVisible();
    cut.end();
    await waitFor(async () => expect(await findSave(canvasElement, t)).toBeEnabled());
    await save(context);
    await waitFor(() => expect(sent).toHaveLength(2));
    // The same event again, and not another one.
    await expect(JSON.parse(sent[0] ?? '').body.id).toBeUndefined();
    await expect(JSON.parse(sent[1] ?? '').body.id).toBe('evts/3');
    stop();
  },
};

/** It goes while somebody types: nothing is lost and nothing moves, and Save waits with the reason. */
export const Offline: Story = {
  name: 'The device goes offline meanwhile',
  parameters: { proves: ['FLT-032', 'NAV-17'] },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await typeName(context, TYPED);
    const name = await findName(canvasElement, t);
    await expect(await canvas.findByText(t('form.unsaved'))).toBeVisible();
    // From further below, where a browser may keep the place by itself, and from the beginning of the page.
    for (const from of [40, 0]) {
      scrollTo(0, from);
      const { top } = name.getBoundingClientRect();
      const isInPlace = () => expect(Math.abs(name.getBoundingClientRect().top - top)).toBeLessThan(1);
      const cut = stage.fault({ kind: 'disconnect', device: 'CR-1002' });
      const banner = await canvas.findByText(t('device.offline.banner', { device: 'Café terrace' }));
      await expect(banner).toBeVisible();
      await isInPlace();
      await expect(canvas.getByText(t('eventForms.waits.device'))).toBeVisible();
      const [badge] = canvas.getAllByText(t('device.offline'));
      await expect(badge).toBeVisible();
      const note = t('eventForms.waits.device.note', { device: 'Café terrace' });
      await expect(canvas.getByText(note)).toBeVisible();
      await expect(await findSave(canvasElement, t)).toBeDisabled();
      await expect(name).toHaveValue(TYPED);
      if (from === 0) break;
      cut.end();
      await waitFor(async () => expect(await findSave(canvasElement, t)).toBeEnabled());
      await expect(canvas.queryByText(note)).toBeNull();
      await isInPlace();
    }
  },
};

/** Somebody else unregisters the device while a new event is typed: all stays, until it is registered again. */
export const Unregistered: Story = {
  name: 'The device is unregistered while a new event is typed',
  args: { eventId: 'add' },
  parameters: { proves: ['FLT-120', 'NAV-17'] },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const { client }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    const device = { device: 'Café terrace' };
    await fillIn(context);
    await waitFor(async () => expect(await findSave(canvasElement, t)).toBeEnabled());
    await client.http.request(devices.calls.remove, { userId: 2, id: 2 });
    await expect(await canvas.findByText(t('eventForms.waits.access', device))).toBeVisible();
    await expect(canvas.getByText(t('eventForms.waits.access.note', device))).toBeVisible();
    await expect(await findSave(canvasElement, t)).toBeDisabled();
    await expect(await findName(canvasElement, t)).toHaveValue(TYPED);
    await findRecap(canvasElement, '03:00', '04:30');
    await expect(canvas.getByRole('link', { name: t('form.back') })).toBeVisible();
    // Tried too early it says the same.
    const again = canvas.getByRole('button', { name: t('error.retry') });
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toHaveAttribute('data-busy'));
    await expect(await canvas.findByText(t('eventForms.waits.access', device))).toBeVisible();
    await expect(await findName(canvasElement, t)).toHaveValue(TYPED);
    await client.http.request(devices.calls.add, {
      userId: 2,
      body: { label: 'CR-1002', key: 'KEY-1002', name: 'Café terrace', icon_id: 1 },
    });
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }));
    await waitFor(async () => expect(await findSave(canvasElement, t)).toBeEnabled());
    await expect(await findName(canvasElement, t)).toHaveValue(TYPED);
    await save(context);
    await within(document.body).findByText(t('form.saved', { name: TYPED }));
  },
};

/** The broker lets nobody hear it from the start: what is typed waits, and can be saved once it does. */
export const NoAccess: Story = {
  name: 'A new event of a device that the broker refuses from the start',
  tags: ['certify'],
  args: { eventId: 'add' },
  parameters: {
    proves: ['FLT-120', 'NAV-17'],
    stage: { ...meta.parameters?.stage, refused: ['CR-1002'] },
  },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const canvas = within(canvasElement);
    const waits = t('eventForms.waits.access', { device: 'Café terrace' });
    await expect(await canvas.findByText(waits)).toBeVisible();
    await fillIn(context);
    await expect(await findSave(canvasElement, t)).toBeDisabled();
    (loaded.stage as Stage).admit();
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }));
    await waitFor(async () => expect(await findSave(canvasElement, t)).toBeEnabled());
    await expect(canvas.queryByText(waits)).toBeNull();
    await expect(await findName(canvasElement, t)).toHaveValue(TYPED);
  },
};

export const ConnectionLost: Story = {
  name: 'The connection is lost meanwhile, and back',
  parameters: { proves: ['NAV-17'] },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const stage: Stage = loaded.stage;
    const { hub } = stage;
    const canvas = within(canvasElement);
    await typeName(context, TYPED);
    hub.stop();
    await expect(await canvas.findByText(t('broker.lost', { address: 'hub://page' }))).toBeVisible();
    await expect(canvas.getByText(t('eventForms.waits.connection'))).toBeVisible();
    await expect(canvas.getByText(t('eventForms.waits.connection.note'))).toBeVisible();
    await expect(await findSave(canvasElement, t)).toBeDisabled();
    hub.start();
    await userEvent.click(canvas.getByRole('button', { name: t('broker.retry') }));
    await waitFor(async () => expect(await findSave(canvasElement, t)).toBeEnabled());
    await expect(await findName(canvasElement, t)).toHaveValue(TYPED);
    await expect(await canvas.findByText(t('form.unsaved'))).toBeVisible();
  },
};

export const OfflineFromTheStart: Story = {
  name: 'Opened while the device is offline',
  parameters: { proves: ['NAV-17'], stage: { playSpeed: 10, path, on: [] } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('eventForms.failed'));
    await expect(alert).toHaveTextContent(t('command.deviceOffline'));
  },
};

/** What it has planned is not known, so no time is called free: neither in words nor in the picture. */
export const NewWhileOffline: Story = {
  name: 'A new event, while what its device has planned is not known',
  args: { eventId: 'add' },
  parameters: { proves: ['REC-05'], stage: { playSpeed: 10, path, on: [] } },
  tags: ['certify', '!autodocs'],
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const week = await canvas.findByRole('region', { name: t('eventForms.week') });
    await findRecap(canvasElement, t('schedule.noDay'));
    await expect(canvas.queryByRole('button', { name: t('eventForms.free.use') })).toBeNull();
    await expect(week.querySelector('[data-event]')).toBeNull();
  },
};

/** Somebody else, on the same device. */
async function elsewhere({ loaded }: StoryContext, command: { msg: string }, body: object) {
  const stage: Stage = loaded.stage;
  stage.hub.publish(requestTopic, JSON.stringify({ req: 4000, msg: command.msg, body }));
}

const louder = {
  ...toPlaybackBody(
    { ...newPlaybackForm(), name: 'Morning news', address: 'http://news.example/live' },
    example,
  ),
  id: example.id,
};

export const ChangedElsewhere: Story = {
  name: 'Somebody else changes it meanwhile',
  parameters: {
    proves: ['EVT-05'],
    async reach(context: StoryContext) {
      await typeName(context, TYPED);
      await elsewhere(context, setEvent, louder);
      await within(context.canvasElement).findByText(context.t('form.changed'));
      await save(context);
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    const theirs = `${t('form.changed.theirs')} Morning news`;
    await expect(await canvas.findByRole('radio', { name: theirs })).toBeInTheDocument();
    await expect(canvas.getAllByText(t('form.changed.taken')).length).toBeGreaterThan(0);
  },
};

export const DeletedElsewhere: Story = {
  name: 'Somebody else deletes it meanwhile',
  tags: ['certify'],
  parameters: {
    proves: ['EVT-05'],
    async reach(context: StoryContext) {
      await typeName(context, TYPED);
      await elsewhere(context, deleteEvent, { id: example.id });
    },
  },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('form.gone'))).toBeVisible();
    // The button is called otherwise than in most forms.
    const button = t('form.submit');
    await expect(canvas.getByText(t('form.gone.detail', { button }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: button })).toBeVisible();
    await expect(await findName(canvasElement, t)).toHaveValue(TYPED);
  },
};

/** A device that takes nothing more says so, and what was typed stays. */
export const Refused: Story = {
  name: 'The device refuses it, and says why',
  parameters: {
    proves: ['EVT-04'],
    stage: {
      path,
      // Somebody else takes the hour a moment before.
      prepare({ hub }: Stage) {
        hub.observe(requestTopic, (_topic, payload) => {
          const { req, msg, body } = JSON.parse(payload);
          if (msg !== 'SetEvent' || req === 4000) return;
          const { id: _, ...taken } = body;
          const later = { ...taken, repeat: encodeRepeat({ kind: 'daily', days: [1] }), time: [600, 630] };
          hub.publish(requestTopic, JSON.stringify({ req: 4000, msg: 'SetEvent', body: later }));
        });
      },
    },
    async reach(context: StoryContext) {
      await typeTime(context, context.t('eventForms.end'), '1230');
      await save(context);
    },
  },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('eventForms.edit.failed'));
    await expect(alert).toHaveTextContent(t('eventForms.error', { error: 'Overlapping event.' }));
  },
};

/** Asked before what was typed is lost. */
export const Leaving: Story = {
  parameters: {
    async reach(context: StoryContext) {
      await typeName(context, TYPED);
      const back = within(context.canvasElement).getByRole('link', { name: context.t('form.back') });
      await userEvent.click(back);
    },
  },
  async play({ t }) {
    await expect(
      await within(document.body).findByRole('alertdialog', { name: t('form.leave.title') }),
    ).toBeVisible();
  },
};

export const CannotRun: Story = {
  name: 'A device that cannot run it',
  args: { userId: 3, id: 4, eventId: 'add' },
  parameters: { stage: { as: 'admin', path: '/manage/3/feature/4/events/add/playback' } },
  async play({ canvasElement, t, args }) {
    await expect(args.eventId).toBe('add');
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(sentenceWith(t('eventForms.cannotRun', { device: '|' }))),
    ).toBeVisible();
    await expect(await findSave(canvasElement, t)).toBeDisabled();
  },
};

export const Loading: Story = {
  parameters: { stage: { path, latencyMs: 600_000 } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('status', { name: t('form.loading') })).toBeVisible();
  },
};

const copyPath = '/manage/2/feature/2/events/add/playback?from=1';

/** As the other one in all but its name, and at the same time: the recap says so before it is saved. */
export const Duplicated: Story = {
  name: 'A copy of another event',
  args: { eventId: 'add' },
  parameters: { proves: ['EVT-08', 'REC-05'], stage: { path: copyPath } },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    const sent: string[] = [];
    const stop = stage.hub.observe(requestTopic, (_topic, payload) => {
      if (payload.includes('"SetEvent"')) sent.push(payload);
    });
    const title = t('eventForms.playback.create');
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(await findName(canvasElement, t)).toHaveValue(
      t('eventForms.copyOf', { name: example.name }),
    );
    const [address] = await canvas.findAllByRole('textbox', { name: containing(t('eventForms.address')) });
    await expect(address).toHaveValue(example.main.uri);
    await findRecap(canvasElement, t('schedule.overlap'));
    await expect(canvas.queryByText(t('form.unsaved'))).toBeNull();
    // Moved out of the way, it is another event.
    const whole = await findHandle(context, 'whole', t('eventForms.copyOf', { name: example.name }));
    whole.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight>4}{/Shift}');
    await waitFor(() => expect(canvas.queryByText(t('schedule.overlap'))).toBeNull());
    // The device lists it before the form is left: it is not in its own way.
    let isInItsWay = false;
    const observer = new MutationObserver(() => {
      isInItsWay ||= canvasElement.textContent.includes(t('schedule.overlap'));
    });
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    await save(context);
    await waitFor(() => expect(sent).toHaveLength(1));
    const name = t('eventForms.copyOf', { name: example.name });
    await within(document.body).findByText(t('form.saved', { name }));
    observer.disconnect();
    await expect(isInItsWay).toBe(false);
    const { body } = JSON.parse(sent[0] ?? '');
    const { id: _id, name: _name, time: _time, ...rest } = example;
    await expect(body).toMatchObject({ ...rest, time: [10 * 60, 14 * 60] });
    await expect(body.id).toBeUndefined();
    stop();
  },
};

export const DuplicatedGone: Story = {
  name: 'A copy of an event that is gone',
  tags: ['certify'],
  args: { eventId: 'add' },
  parameters: { proves: ['EVT-08'], stage: { path: copyPath.replace('=1', '=99') } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('form.missing'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { stage: { path, faults: failing('readDevice') } },
  async play({ canvasElement, t }) {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(t('eventForms.failed') + t('error.serverError'));
  },
};

export const Retried: Story = {
  name: 'Failed, and tried again with success',
  tags: ['!autodocs'],
  parameters: { stage: { path, failsOnce: 'readDevice' } },
  async play({ canvasElement, t }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('eventForms.failed'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('error.retry') }));
    await expect(await findName(canvasElement, t)).toHaveValue('Morning radio');
  },
};

export const NotFound: Story = {
  args: { eventId: 99 },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByText(t('form.missing'))).toBeVisible();
  },
};
