import { deviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { EventList } from '@carillon/react/devices';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { brokerDown, once, type Stage, withFault } from '../../.storybook/stage.ts';
import { containing } from '../matchers.ts';
import { hour, playback } from '../screens/churchEvents.ts';
import { shortDay } from '../screens/figures.ts';
import { strayTexts } from '../strayTexts.ts';

const path = '/manage/2/feature/2/events';

/** Of a story, what its steps need. */
type Look = Pick<StoryContext, 'canvasElement' | 'loaded' | 't' | 'locale'>;

const Address = () => {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="Address" hidden>
      {pathname + search}
    </output>
  );
};

const meta: Meta<typeof EventList> = {
  title: 'Patterns/Week of events',
  component: EventList,
  args: { userId: 2, id: 2 },
  render: (args) => (
    <>
      <EventList {...args} />
      <Address />
    </>
  ),
  parameters: { layout: 'fullscreen', screen: 'live', stage: { path } },
};
export default meta;

type Story = StoryObj<typeof EventList>;

/** The week of a church: on a Wednesday at 14:26 the organ plays, and vespers come next. */
const church = [
  playback(1, 'Morning prayer', [0, 1, 2, 3, 4, 5, 6], 7, 7.5),
  playback(3, 'Afternoon organ', [1, 2, 3, 4, 5, 6], 13, 17.5),
  playback(4, 'Vespers', [0, 1, 2, 3, 4, 5, 6], 18, 18.75),
  playback(5, 'Choir rehearsal', [4], 19, 21.5),
  {
    ...playback(6, 'Night watch', [6], 22, 6),
    repeat: encodeRepeat({ kind: 'weekly', start: 6, stop: 0 }),
  },
];
const CHOIR = 'Choir rehearsal';
const ORGAN = 'Afternoon organ';

const afternoon = { path, at: '2026-03-04T13:26:00Z', events: church };

const requestTopic = 'cmd/req/micro-eth/CR-1002';

/** Every event that the device is told to store from now on. */
function hearStored({ loaded }: Look) {
  const { hub }: Stage = loaded.stage;
  const stored: unknown[] = [];
  hub.observe(requestTopic, (_topic, payload) => {
    const { msg, body } = JSON.parse(payload);
    if (msg === 'SetEvent') stored.push(body);
  });
  return stored;
}

/** Another console stores or deletes an event. */
const sendElsewhere = ({ loaded }: Look, msg: string, body: object) =>
  (loaded.stage as Stage).hub.publish(requestTopic, JSON.stringify({ req: 71, msg, body }));

// In longer words a bracket stands before it.
const barsOf = ({ canvasElement }: Look, name: string) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-bar]')].filter((bar) =>
    bar.getAttribute('aria-label')?.replace(/^\[/, '').startsWith(name),
  );

async function findBar(context: Look, name: string) {
  await waitFor(() => expect(barsOf(context, name).length).toBeGreaterThan(0));
  const [bar] = barsOf(context, name);
  if (!bar) throw new Error('It has no bar.');
  return bar;
}

/** The hand is there: it has been fetched when a pointer or the focus came. */
async function wakeHand(context: Look, bar: HTMLElement) {
  await userEvent.hover(bar);
  await waitFor(() =>
    expect(context.canvasElement.querySelector('[data-carillon-part="hand"]')).not.toBeNull(),
  );
  await userEvent.unhover(bar);
}

interface Way {
  hours?: number;
  days?: number;
  /** Where of the part it takes hold: the middle, or an end. */
  at?: 'middle' | 'start' | 'end';
  altKey?: boolean;
}

/** A hand that draws a part of the week so far; returns what lets it go. */
function drag(part: Element, { hours = 0, days = 0, at = 'middle', altKey = false }: Way, from?: DOMRect) {
  const row = part.closest('ul') ?? part;
  const { width, height } = row.getBoundingClientRect();
  const box = from ?? part.getBoundingClientRect();
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const x = at === 'middle' ? box.x + box.width / 2 : (at === 'start') === isRtl ? box.right - 2 : box.x + 2;
  const y = box.y + box.height / 2;
  const way = { x: (hours / 24) * width * (isRtl ? -1 : 1), y: days * height };
  // The mouse is always there, so its pointer can be captured.
  const point = (part: number) => ({
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    button: 0,
    altKey,
    clientX: x + way.x * part,
    clientY: y + way.y * part,
  });
  fireEvent.pointerDown(part, point(0));
  for (const part of [0.3, 0.7, 1]) fireEvent.pointerMove(document.body, point(part));
  return () => fireEvent.pointerUp(document.body, point(1));
}

/** Takes hold of an event and draws it so far. */
async function take(context: Look, name: string, way: Way) {
  const bar = await findBar(context, name);
  await wakeHand(context, bar);
  return drag(bar, way);
}

const sendsTo = ({ t }: Look) => t('moves.card.sends', { host: 'relay.carillon.example' });

const run = (context: Look, day: number, start: string, end: string) =>
  context.t('week.run', { days: shortDay(context, day), start, end });

/** Beside it stand its times, where it was is an outline, and it is stored when it is let go. */
export const Moving: Story = {
  name: 'An event is moved',
  parameters: {
    proves: ['EVT-10'],
    stage: afternoon,
    reach: (context: Look) => take(context, CHOIR, { hours: 0.5, days: 1 }),
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('events.week.moving'))).toBeVisible();
    await expect(canvas.getByText(t('events.week.steps'))).toBeVisible();
    for (const text of [run(context, 5, '19:30', '22:00'), '19:30', '22:00']) {
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    }
    await expect(await findBar(context, CHOIR)).toHaveAttribute('data-lifted');
  },
};

/** Let go it is stored once, whole, at its new hours; what was there is one press away. */
export const Moved: Story = {
  name: 'A moved event can be taken back',
  parameters: {
    proves: ['EVT-10', 'FLT-092'],
    stage: afternoon,
    async reach(context: Look) {
      const letGo = await take(context, CHOIR, { hours: 0.5, days: 1 });
      letGo();
      await within(context.canvasElement).findByRole('button', { name: context.t('moves.undo') });
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const stored = hearStored(context);
    const canvas = within(canvasElement);
    const [was, is] = [run(context, 4, '19:00', '21:30'), run(context, 5, '19:30', '22:00')];
    await expect(canvas.getByText(t('moves.done', { name: CHOIR, when: is }))).toBeVisible();
    await expect(canvas.getByText(t('moves.was', { when: was }))).toBeVisible();
    await expect(await canvas.findByText(t('moves.left', { seconds: 5 }))).toBeVisible();
    const undo = canvas.getByRole('button', { name: t('moves.undo') });
    // It waits while it has the focus or is pointed at.
    await userEvent.click(undo);
    await waitFor(() => expect(stored).toHaveLength(1));
    await expect(deviceEvent.parse(stored[0])).toEqual(church[3]);
    await expect(
      await within(document.body).findByText(t('moves.undone', { name: CHOIR, when: was })),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('moves.undo') })).toBeNull());
    await waitFor(async () => expect(await findBar(context, CHOIR)).toHaveAccessibleName(/19:00/));
  },
};

/** While the clock stands, what its last timer began is drawn, and waits for its next one. */
const settle = () => new Promise<void>((done) => setTimeout(done, 200));

/** Lets the seconds of Undo go by, of which so many are left; the clock of the story stands in between. */
async function waitSeconds(context: Look, from: number, to: number) {
  const { canvasElement, loaded, t } = context;
  const { clock }: Stage = loaded.stage;
  for (let seconds = from; seconds >= to; seconds--) {
    await waitFor(() => expect(within(canvasElement).getByText(t('moves.left', { seconds }))).toBeVisible());
    await settle();
    if (seconds > to) await clock.runUntil(() => false, 1000);
  }
}

export const UndoneByKeys: Story = {
  name: 'Ctrl or Cmd Z takes it back, and six seconds are its time',
  tags: ['certify', '!autodocs'],
  parameters: { proves: ['EVT-10'], stage: afternoon },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const { clock }: Stage = loaded.stage;
    const stored = hearStored(context);
    const canvas = within(canvasElement);
    const undo = () => canvas.queryByRole('button', { name: t('moves.undo') });
    (await take(context, CHOIR, { hours: 1 }))();
    await waitFor(() => expect(undo()).not.toBeNull());
    await expect(stored).toEqual([{ ...church[3], time: [hour(20), hour(22.5)] }]);
    // In a field it is that of what is typed.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(stored).toHaveLength(1);
    await userEvent.click(document.body);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(stored).toHaveLength(2));
    await expect(stored[1]).toEqual(church[3]);
    await waitFor(() => expect(undo()).toBeNull());
    (await take(context, CHOIR, { hours: 1 }))();
    await waitFor(() => expect(undo()).not.toBeNull());
    await userEvent.keyboard('{Meta>}z{/Meta}');
    await waitFor(() => expect(stored).toHaveLength(4));
    await expect(stored[3]).toEqual(church[3]);
    await waitFor(() => expect(undo()).toBeNull());
    const letGo = await take(context, CHOIR, { hours: 1 });
    clock.setSpeed(0);
    letGo();
    await clock.runUntil(() => undo() !== null, 5000);
    await waitSeconds(context, 6, 1);
    await clock.runUntil(() => false, 900);
    await settle();
    await expect(undo()).not.toBeNull();
    await clock.runUntil(() => false, 100);
    await waitFor(() => expect(undo()).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(stored).toHaveLength(5);
  },
};

/** Whoever reads it has the time for it. */
export const UndoWaits: Story = {
  name: 'Undo waits for as long as it is pointed at or has the focus',
  tags: ['certify', '!autodocs'],
  parameters: { proves: ['EVT-10'], stage: afternoon },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const { clock }: Stage = loaded.stage;
    const canvas = within(canvasElement);
    const undo = () => canvas.queryByRole('button', { name: t('moves.undo') });
    const letGo = await take(context, CHOIR, { hours: 1 });
    clock.setSpeed(0);
    letGo();
    await clock.runUntil(() => undo() !== null, 5000);
    await waitSeconds(context, 6, 2);
    const words = canvas.getByText(t('moves.left', { seconds: 2 }));
    await userEvent.hover(words);
    await settle();
    await clock.runUntil(() => false, 20_000);
    await expect(words).toHaveTextContent(t('moves.left', { seconds: 2 }));
    await userEvent.unhover(words);
    undo()?.focus();
    await settle();
    await clock.runUntil(() => false, 20_000);
    await expect(words).toHaveTextContent(t('moves.left', { seconds: 2 }));
    undo()?.blur();
    await waitSeconds(context, 2, 1);
    await clock.runUntil(() => false, 1000);
    await waitFor(() => expect(undo()).toBeNull());
  },
};

/** What it would meet is hatched and named; let go there it goes back, and nothing is sent. */
export const RefusedOverlap: Story = {
  name: 'It cannot be put over another one',
  parameters: {
    proves: ['EVT-10'],
    stage: afternoon,
    reach: (context: Look) => take(context, CHOIR, { hours: -1, days: 1 }),
  },
  async play(context) {
    const { canvasElement, t } = context;
    const stored = hearStored(context);
    const reason = t('moves.overlap', { name: CHOIR, other: 'Vespers' });
    await expect((await within(canvasElement).findAllByText(reason))[0]).toBeVisible();
    // From 18:00 to 18:45 both would run, on that day alone.
    const hatched = canvasElement.querySelectorAll<HTMLElement>('[data-carillon-part="hand"] [data-meeting]');
    await expect(hatched).toHaveLength(1);
    const [met] = barsOf(context, 'Vespers').filter((bar) =>
      bar.getAttribute('aria-label')?.includes(shortDay(context, 5)),
    );
    const [is, of] = [hatched[0]?.getBoundingClientRect(), met?.getBoundingClientRect()];
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      await expect(Math.abs((is?.[side] ?? 0) - (of?.[side] ?? Number.NaN))).toBeLessThan(4);
    }
    fireEvent.pointerUp(document.body, { pointerId: 1, isPrimary: true });
    await expect(
      await within(document.body).findByText(reason, { selector: '[data-toast] *' }),
    ).toBeVisible();
    await waitFor(async () => expect(await findBar(context, CHOIR)).not.toHaveAttribute('data-lifted'));
    await expect(stored).toEqual([]);
  },
};

/** An event of several days moves in time, all of them together. */
export const SeveralDays: Story = {
  name: 'Several days move together, and none to another day',
  parameters: {
    proves: ['EVT-10'],
    stage: afternoon,
    reach: (context: Look) => take(context, 'Morning prayer', { hours: -1, days: 2 }),
  },
  async play(context) {
    const { canvasElement, t } = context;
    const stored = hearStored(context);
    const reason = t('moves.otherDay', { name: 'Morning prayer' });
    await expect((await within(canvasElement).findAllByText(reason))[0]).toBeVisible();
    fireEvent.pointerUp(document.body, { pointerId: 1, isPrimary: true });
    await expect(
      await within(document.body).findByText(reason, { selector: '[data-toast] *' }),
    ).toBeVisible();
    await expect(stored).toEqual([]);
    const bar = await findBar(context, 'Morning prayer');
    await waitFor(() => expect(bar).not.toHaveAttribute('data-lifted'));
    drag(bar, { hours: -1 })();
    await waitFor(() => expect(stored).toEqual([{ ...church[0], time: [hour(6), hour(6.5)] }]));
  },
};

export const Stretched: Story = {
  name: 'An end is drawn, with Alt by the minute',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10'], stage: afternoon },
  async play(context) {
    const stored = hearStored(context);
    (await take(context, CHOIR, { hours: 0.5, at: 'end' }))();
    await waitFor(() => expect(stored).toEqual([{ ...church[3], time: [hour(19), hour(22)] }]));
    await waitFor(async () => expect(await findBar(context, CHOIR)).toHaveAccessibleName(/22:00/));
    // While it is saved nothing else is moved.
    await within(context.canvasElement).findByRole('button', { name: context.t('moves.undo') });
    drag(await findBar(context, CHOIR), { hours: 7 / 60, at: 'start', altKey: true })();
    await waitFor(() => expect(stored).toHaveLength(2));
    const { time } = deviceEvent.parse(stored[1]);
    // A pixel is more than a minute.
    await expect(time[0] % 15).not.toBe(0);
    await expect(time[1]).toBe(hour(22));
  },
};

export const WeeklySpan: Story = {
  name: 'A span of the week keeps its length',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10'], stage: { ...afternoon, events: church.slice(3) } },
  async play(context) {
    const stored = hearStored(context);
    (await take(context, 'Night watch', { hours: 1, days: 1 }))();
    // Of its two bars the first one is that of its end, on Sunday.
    await waitFor(() =>
      expect(stored).toEqual([
        {
          ...church[4],
          repeat: encodeRepeat({ kind: 'weekly', start: 0, stop: 1 }),
          time: [hour(23), hour(7)],
        },
      ]),
    );
  },
};

/** Space lifts, arrows move, Space drops; Escape puts back. */
export const ByKeys: Story = {
  name: 'Moved by keys',
  parameters: {
    proves: ['EVT-10'],
    stage: afternoon,
    async reach(context: Look) {
      const bar = await findBar(context, CHOIR);
      await wakeHand(context, bar);
      bar.focus();
      await userEvent.keyboard(' {ArrowDown}{ArrowRight}{ArrowRight}');
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const stored = hearStored(context);
    const status = () =>
      within(canvasElement)
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join();
    await waitFor(() => expect(status()).toContain(run(context, 5, '19:30', '22:00')));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await findBar(context, CHOIR)).not.toHaveAttribute('data-lifted'));
    await expect(stored).toEqual([]);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(status()).toContain(t('moves.held.whole', { name: CHOIR })));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(status()).toContain(t('moves.held.start', { name: CHOIR })));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(status()).toContain(t('moves.held.end', { name: CHOIR })));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowLeft}{/Alt} ');
    await waitFor(() => expect(stored).toEqual([{ ...church[3], time: [hour(19), hour(22.5) - 1] }]));
    // The focus goes along.
    await waitFor(async () => expect(await findBar(context, CHOIR)).toHaveFocus());
  },
};

/** Within one moment, before what moves the bars can be there: no key is too quick for it, nor does the page scroll. */
export const AtOnce: Story = {
  name: 'Space right after the focus takes hold as well',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10'], stage: afternoon },
  async play(context) {
    const { canvasElement } = context;
    const said = () => canvasElement.querySelector('[data-carillon-part="hand"]')?.textContent;
    const bar = await findBar(context, CHOIR);
    bar.focus();
    const isScrolling = fireEvent.keyDown(bar, { key: ' ' });
    await expect(isScrolling).toBe(false);
    await waitFor(() => expect(said()).toContain(context.t('moves.held.whole', { name: CHOIR })));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await findBar(context, CHOIR)).not.toHaveAttribute('data-lifted'));
  },
};

/** What plays would stop: that is asked first. Within its hours it goes on playing, and nothing is asked. */
export const PlayingAsks: Story = {
  name: 'Out of the hours in which it plays: it asks first',
  parameters: {
    proves: ['EVT-10'],
    stage: { ...afternoon, events: church.slice(1) },
    async reach(context: Look) {
      await waitFor(() =>
        expect(
          within(context.canvasElement).getByText(context.t('events.playing'), { selector: '[role=row] *' }),
        ).toBeVisible(),
      );
      (await take(context, ORGAN, { hours: -5 }))();
      await within(document.body).findByRole('alertdialog');
    },
  },
  async play(context) {
    const { t } = context;
    const stored = hearStored(context);
    const dialog = within(within(document.body).getByRole('alertdialog', { name: t('moves.ask.title') }));
    await expect(dialog.getByRole('button', { name: t('moves.ask.cancel') })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: t('moves.ask.cancel') }));
    await expect(stored).toEqual([]);
    await waitFor(async () => expect(await findBar(context, ORGAN)).toHaveAccessibleName(/13:00/));
    (await take(context, ORGAN, { hours: -1 }))();
    await waitFor(() => expect(stored).toEqual([{ ...church[1], time: [hour(12), hour(16.5)] }]));
    await waitFor(async () => expect(await findBar(context, ORGAN)).toHaveAccessibleName(/12:00/));
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
    // While it is being stored it is in nobody's hand.
    await within(context.canvasElement).findByRole('button', { name: t('moves.undo') });
    (await take(context, ORGAN, { hours: -4 }))();
    const again = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: t('moves.ask.confirm') }));
    await waitFor(() => expect(stored).toHaveLength(2));
    await expect(stored[1]).toEqual({ ...church[1], time: [hour(8), hour(12.5)] });
  },
};

/** A free time is drawn on, over several days, and up to what comes next. */
export const Drawing: Story = {
  name: 'A new event is drawn',
  parameters: {
    proves: ['EVT-10'],
    stage: afternoon,
    reach: (context: Look) => drawOn(context, 1, 9, { hours: 1.5, days: 2 }),
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(t('events.week.drawing'))).toBeVisible();
    const [first, last] = [shortDay(context, 1), shortDay(context, 3)];
    const days = t('week.days', { first, last });
    const when = t('week.run', { days, start: '09:00', end: '10:30' });
    await expect(canvas.getByText(t('moves.new', { when }))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(t('moves.new', { when }))).toBeNull());
    await expect(canvas.getByText(t('events.week.hint'))).toBeVisible();
    (await drawOn(context, 1, 8, { hours: 6, days: 1 }))();
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent(
        '/manage/2/feature/2/events/add/playback?day=1,2&start=08:00&end=13:00',
      ),
    );
  },
};

/** Draws on a day, 0 (Sunday) to 6, from an hour on. */
async function drawOn(context: Look, day: number, from: number, way: Way) {
  await wakeHand(context, await findBar(context, CHOIR));
  const rows = context.canvasElement.querySelectorAll('[data-carillon-part="week"] ul');
  const [sunday] = barsOf(context, 'Vespers').filter((bar) =>
    bar.getAttribute('aria-label')?.includes(shortDay(context, day)),
  );
  const row = sunday?.closest('ul') ?? rows[0];
  if (!row) throw new Error('There is no such day.');
  const { x, y, width, height } = row.getBoundingClientRect();
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const start = (from + 0.02) / 24;
  return drag(row, way, new DOMRect(x + width * (isRtl ? 1 - start : start), y, 0, height));
}

/** On a device that can play and send, what is drawn asks which. */
export const DrawingChooses: Story = {
  name: 'What is drawn chooses its kind',
  args: { id: 3 },
  parameters: {
    proves: ['EVT-10', 'EVT-01'],
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    stage: { ...afternoon, path: '/manage/2/feature/3/events' },
    async reach(context: Look) {
      (await drawOn(context, 0, 14, { hours: 1.5 }))();
      await within(document.body).findByRole('menu', { name: context.t('moves.create') });
    },
  },
  async play({ t }) {
    const menu = within(within(document.body).getByRole('menu', { name: t('moves.create') }));
    await expect(menu.getByRole('menuitem', { name: containing(t('mode.sender')) })).toHaveAttribute(
      'href',
      '/manage/2/feature/3/events/add/sender?day=0&start=14:00&end=15:30',
    );
  },
};

/** Below a bar that is pointed at: all about it, and what can be done with it. */
export const Card: Story = {
  name: 'All about a bar, beside it',
  parameters: {
    proves: ['EVT-10', 'FLT-092'],
    stage: afternoon,
    async reach(context: Look) {
      await userEvent.hover(await findBar(context, CHOIR));
      await within(context.canvasElement).findByText(
        context.t('moves.card.plays', { host: 'live.aurora-radio.example' }),
      );
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const card = await canvas.findByText(t('moves.card.plays', { host: 'live.aurora-radio.example' }));
    const bar = await findBar(context, CHOIR);
    await expect(card.getBoundingClientRect().top).toBeGreaterThan(bar.getBoundingClientRect().bottom);
    await expect(canvas.getByRole('button', { name: t('moves.card.start') })).toBeVisible();
    const remove = canvas.getByRole('button', { name: t('moves.card.delete', { name: CHOIR }) });
    await userEvent.click(remove);
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText(t('events.delete.question', { names: CHOIR }))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // The card has gone meanwhile. Before the dialog has, it lets the focus go nowhere else.
    await waitFor(() => expect(bar).toHaveFocus());
    // Of several days it says how long each is; and above the last two rows it stands above.
    const last = barsOf(context, ORGAN).at(-1);
    if (!last) throw new Error('It has no bar.');
    last.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    const shown = await canvas.findByText(
      t('moves.card.daily', {
        when: t('week.run', {
          days: t('week.days', { first: shortDay(context, 1), last: shortDay(context, 6) }),
          start: '13:00',
          end: '17:30',
        }),
        span: '|',
      })
        .split('|')[0]
        ?.trim() ?? '',
      { exact: false },
    );
    const focused = document.activeElement;
    await expect(shown.getBoundingClientRect().bottom).toBeLessThan(
      focused?.getBoundingClientRect().top ?? 0,
    );
  },
};

/** A click or Enter opens the form. */
export const Opened: Story = {
  name: 'A click opens the form',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10'], stage: afternoon },
  async play(context) {
    const bar = await findBar(context, CHOIR);
    await expect(bar).toHaveAttribute('href', '/manage/2/feature/2/events/5/playback');
    await expect(bar).toHaveAccessibleDescription(context.t('events.week.keys'));
    await userEvent.click(bar);
    await waitFor(() =>
      expect(within(context.canvasElement).getByLabelText('Address')).toHaveTextContent(
        '/manage/2/feature/2/events/5/playback',
      ),
    );
  },
};

/** Another console changes what is held: it is let go, and says so. */
export const ChangedMeanwhile: Story = {
  name: 'Somebody else changes it meanwhile',
  parameters: {
    proves: ['EVT-10', 'BRK-05'],
    stage: afternoon,
    async reach(context: Look) {
      await take(context, CHOIR, { hours: 1 });
      sendElsewhere(context, 'SetEvent', { ...church[3], time: [hour(20), hour(21)] });
      await within(document.body).findByText(context.t('moves.changed', { name: CHOIR }));
    },
  },
  async play(context) {
    const stored = hearStored(context);
    fireEvent.pointerUp(document.body, { pointerId: 1, isPrimary: true });
    await waitFor(async () => expect(await findBar(context, CHOIR)).not.toHaveAttribute('data-lifted'));
    await expect(await findBar(context, CHOIR)).toHaveAccessibleName(/20:00/);
    await expect(stored).toEqual([]);
  },
};

/** What somebody else renames, or gives another address, stays in the hand, and is not stored as it was. */
export const RenamedMeanwhile: Story = {
  name: 'Somebody else changes its name or address alone: it is let go, and nothing is stored',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10', 'BRK-05'], stage: afternoon },
  async play(context) {
    const { canvasElement, t } = context;
    const [, , vespers, choir] = church;
    const body = within(document.body);
    const renamed = { ...choir, name: 'Choir' };
    let letGo = await take(context, CHOIR, { hours: 1 });
    sendElsewhere(context, 'SetEvent', renamed);
    await expect(await findBar(context, 'Choir,')).toHaveAttribute('data-lifted');
    const stored = hearStored(context);
    letGo();
    await expect(await body.findByText(t('moves.changed', { name: CHOIR }))).toBeVisible();
    await waitFor(async () => expect(await findBar(context, 'Choir,')).not.toHaveAttribute('data-lifted'));
    await expect(await findBar(context, 'Choir,')).toHaveAccessibleName(/19:00/);
    await expect(stored).toEqual([]);
    letGo = await take(context, 'Choir,', { hours: 1 });
    const main = { uri: 'http://live.aurora-radio.example:8000/other.mp3', tmo: 15 };
    sendElsewhere(context, 'SetEvent', { ...renamed, main });
    // Of an address nothing is seen; what was sent after it has come after it.
    sendElsewhere(context, 'SetEvent', { ...vespers, name: 'Evensong' });
    await findBar(context, 'Evensong,');
    await waitFor(() => expect(stored).toHaveLength(2));
    letGo();
    await expect(await body.findByText(t('moves.changed', { name: 'Choir' }))).toBeVisible();
    await waitFor(async () => expect(await findBar(context, 'Choir,')).not.toHaveAttribute('data-lifted'));
    await expect(within(canvasElement).queryByRole('button', { name: t('moves.undo') })).toBeNull();
    await expect(stored).toHaveLength(2);
  },
};

/** While a question is open the device may be told otherwise: what it was told is left as it is. */
export const ChangedWhileAsked: Story = {
  name: 'Somebody else changes or deletes what plays while it is asked: it is left as it is',
  tags: ['!autodocs'],
  parameters: PlayingAsks.parameters,
  async play(context) {
    const { t } = context;
    const organ = { ...church[1], name: 'Organ' };
    const body = within(document.body);
    const confirm = async () =>
      userEvent.click(
        within(await body.findByRole('alertdialog')).getByRole('button', { name: t('moves.ask.confirm') }),
      );
    sendElsewhere(context, 'SetEvent', organ);
    await findBar(context, 'Organ,');
    const stored = hearStored(context);
    await confirm();
    await expect(await body.findByText(t('moves.changed', { name: ORGAN }))).toBeVisible();
    await waitFor(async () => expect(await findBar(context, 'Organ,')).toHaveAccessibleName(/13:00/));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    (await take(context, 'Organ,', { hours: -5 }))();
    await body.findByRole('alertdialog');
    sendElsewhere(context, 'DeleteEvent', { id: organ.id });
    await waitFor(() => expect(barsOf(context, 'Organ,')).toHaveLength(0));
    await confirm();
    await expect(await body.findByText(t('moves.changed', { name: 'Organ' }))).toBeVisible();
    await expect(stored).toEqual([]);
  },
};

/** This console has not heard of it: what it shows is not what the device has stored. */
export const UndoReads: Story = {
  name: 'Undo reads first: it overwrites no change that this console has missed',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10', 'BRK-05'], stage: afternoon },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const { hub, fault }: Stage = loaded.stage;
    const said: string[] = [];
    (await take(context, CHOIR, { hours: 1 }))();
    const undo = await within(canvasElement).findByRole('button', { name: t('moves.undo') });
    fault({ kind: 'drop', console: 'page', direction: 'fromDevice', command: 'SetEvent' });
    hub.observe('cmd/+/micro-eth/CR-1002', (topic, payload) => {
      const { msg } = JSON.parse(payload);
      if (msg.endsWith('Event')) said.push(`${topic.split('/')[1]} ${msg}`);
    });
    sendElsewhere(context, 'SetEvent', { ...church[3], name: 'Choir', time: [hour(20), hour(22.5)] });
    await waitFor(() => expect(said).toEqual(['req SetEvent', 'rep SetEvent']));
    await expect(await findBar(context, CHOIR)).toHaveAccessibleName(/20:00/);
    await userEvent.click(undo);
    await expect(await within(document.body).findByText(t('moves.changed', { name: CHOIR }))).toBeVisible();
    await expect(said.slice(2)).toEqual(['req GetEvent', 'rep GetEvent']);
  },
};

/** Undo reads first, and never overwrites what another console has stored since. */
export const UndoRefused: Story = {
  name: 'Undo overwrites nothing that somebody else has changed since, and puts back nothing that was deleted',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10'], stage: afternoon },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    (await take(context, CHOIR, { hours: 1 }))();
    const undo = await canvas.findByRole('button', { name: t('moves.undo') });
    const theirs = { ...church[3], name: 'Choir', time: [hour(20), hour(22.5)] };
    sendElsewhere(context, 'SetEvent', theirs);
    await findBar(context, 'Choir,');
    const stored = hearStored(context);
    await userEvent.click(undo);
    await expect(await within(document.body).findByText(t('moves.changed', { name: CHOIR }))).toBeVisible();
    await expect(stored).toEqual([]);
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('moves.undo') })).toBeNull());
    (await take(context, 'Vespers', { hours: 0.25 }))();
    const again = await canvas.findByRole('button', { name: t('moves.undo') });
    await waitFor(() => expect(stored).toHaveLength(1));
    sendElsewhere(context, 'DeleteEvent', { id: 'evts/4' });
    await waitFor(() => expect(barsOf(context, 'Vespers')).toHaveLength(0));
    await userEvent.click(again);
    await expect(
      await within(document.body).findByText(t('moves.changed', { name: 'Vespers' })),
    ).toBeVisible();
    await expect(stored).toHaveLength(1);
  },
};

/** The device says no: the bar goes back, and the reason is told. */
export const MoveRefused: Story = {
  name: 'The device refuses',
  parameters: {
    proves: ['EVT-10', 'EVT-04', 'BRK-07'],
    stage: {
      ...afternoon,
      prepare: withFault({ kind: 'refuse', command: 'SetEvent', error: 'Event storage is full' }),
    },
    async reach(context: Look) {
      (await take(context, CHOIR, { hours: 1 }))();
      await within(document.body).findByText(context.t('moves.failed'));
    },
  },
  async play(context) {
    const { t } = context;
    await expect(
      within(document.body).getByText(t('moves.error', { error: 'Event storage is full' })),
    ).toBeVisible();
    await expect(await findBar(context, CHOIR)).toHaveAccessibleName(/19:00/);
  },
};

const always = { repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] as [number, number] };

export const Always: Story = {
  name: 'What runs always is not moved',
  tags: ['!autodocs'],
  parameters: {
    proves: ['EVT-10', 'REC-04'],
    stage: { path, events: [{ ...playback(1, 'House radio', [0], 1, 2), ...always }] },
  },
  async play(context) {
    const stored = hearStored(context);
    const reason = context.t('moves.always', { name: 'House radio' });
    const letGo = await take(context, 'House radio', { hours: 2 });
    await expect((await within(context.canvasElement).findAllByText(reason))[0]).toBeVisible();
    letGo();
    await expect(
      await within(document.body).findByText(reason, { selector: '[data-toast] *' }),
    ).toBeVisible();
    (await findBar(context, 'House radio')).focus();
    await userEvent.keyboard(' ');
    await expect(stored).toEqual([]);
  },
};

/** While the device is offline its week is only read. */
export const Offline: Story = {
  name: 'Offline: nothing is moved or drawn',
  tags: ['certify'],
  parameters: {
    proves: ['EVT-10', 'FLT-031'],
    stage: {
      ...afternoon,
      prepare: once('cmd/rep/+/CR-1002', ({ fault }) => fault({ kind: 'disconnect', device: 'CR-1002' })),
    },
  },
  async play(context) {
    const { canvasElement, t } = context;
    const canvas = within(canvasElement);
    const offline = t('device.offline.banner', { device: 'Café terrace' });
    await expect(await canvas.findByText(t('events.week.open'))).toBeVisible();
    (await take(context, CHOIR, { hours: 1 }))();
    await expect(
      await within(document.body).findByText(offline, { selector: '[data-toast] *' }),
    ).toBeVisible();
    const letGo = await drawOn(context, 0, 14, { hours: 2 });
    await waitFor(() => expect(canvas.getAllByText(offline).length).toBeGreaterThan(1));
    letGo();
  },
};

/** A firmware is newer than this: what it stores is not stored anew. */
export const NewerMode: Story = {
  name: 'A mode that is not known is not moved',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10', 'EVT-06'], stage: afternoon },
  async play(context) {
    const { loaded, t } = context;
    const stored = hearStored(context);
    await findBar(context, CHOIR);
    const lights = { id: 'evts/9', name: 'Lights', mode: 'dmx', repeat: 1, time: [hour(9), hour(10)] };
    (loaded.stage as Stage).hub.publish(
      'cmd/rep/micro-eth/CR-1002',
      JSON.stringify({ req: 7, msg: 'GetEvents', ok: true, body: [...church, lights] }),
    );
    (await take(context, 'Lights', { hours: 1 }))();
    await expect(
      await within(document.body).findByText(t('moves.mode', { name: 'Lights' }), {
        selector: '[data-toast] *',
      }),
    ).toBeVisible();
    await expect(stored).toEqual([]);
  },
};

/** Before it has answered after a loss, what is shown may be no longer true. */
export const NotAnsweredSince: Story = {
  name: 'Back after a loss, and not answered yet: nothing is moved',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10', 'BRK-06'], stage: afternoon },
  async play(context) {
    const { canvasElement, loaded, t } = context;
    const stage: Stage = loaded.stage;
    const canvas = within(canvasElement);
    await findBar(context, CHOIR);
    brokerDown(stage);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    stage.endFaults();
    stage.fault({ kind: 'noReply', command: 'GetEvents' });
    const stored = hearStored(context);
    await userEvent.click(canvas.getByRole('button', { name: t('broker.retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    (await take(context, CHOIR, { hours: 1 }))();
    await expect(
      await within(document.body).findByText(t('moves.stale'), { selector: '[data-toast] *' }),
    ).toBeVisible();
    await expect(stored).toEqual([]);
  },
};

/** A host may lack the forms: its bars are moved, lead nowhere, and nothing new is drawn. */
export const WithoutForms: Story = {
  name: 'In a host without forms of events bars are only moved',
  tags: ['!autodocs'],
  parameters: { proves: ['EVT-10', 'LIB-01'], stage: afternoon, pages: ['devices', 'device', 'events'] },
  async play(context) {
    const { canvasElement, t } = context;
    const stored = hearStored(context);
    await expect(await within(canvasElement).findByText(t('events.week.move'))).toBeVisible();
    await expect(await findBar(context, CHOIR)).not.toHaveAttribute('href');
    (await take(context, CHOIR, { hours: 1 }))();
    await waitFor(() => expect(stored).toHaveLength(1));
  },
};

export const Saving: Story = {
  name: 'While it is saved nothing else is moved',
  tags: ['!autodocs'],
  parameters: {
    proves: ['EVT-10'],
    stage: { ...afternoon, prepare: withFault({ kind: 'noReply', command: 'SetEvent' }) },
  },
  async play(context) {
    const { t } = context;
    const stored = hearStored(context);
    (await take(context, CHOIR, { hours: 1 }))();
    await waitFor(() => expect(stored).toHaveLength(1));
    (await take(context, 'Vespers', { hours: 1 }))();
    await expect(
      await within(document.body).findByText(t('moves.busy', { name: CHOIR }), {
        selector: '[data-toast] *',
      }),
    ).toBeVisible();
    await expect(stored).toHaveLength(1);
  },
};

/** A name that does not fit whole is not written; on a phone there is none. */
export const Names: Story = {
  name: 'Names that fit whole',
  tags: ['certify', '!autodocs'],
  parameters: { proves: ['EVT-10', 'REC-05'], stage: afternoon },
  async play(context) {
    const isWritten = (bar: HTMLElement) => {
      const name = bar.querySelector('span > span');
      const [box, frame] = [name?.getBoundingClientRect(), bar.getBoundingClientRect()];
      return (
        box !== undefined && box.top < frame.bottom && box.right <= frame.right && box.left >= frame.left
      );
    };
    await expect(isWritten(await findBar(context, ORGAN))).toBe(true);
    await expect(isWritten(await findBar(context, CHOIR))).toBe(true);
    await expect(isWritten(await findBar(context, 'Vespers'))).toBe(false);
  },
};

export const RefusedDark: Story = { ...RefusedOverlap, name: 'Refused, dark', globals: { theme: 'dark' } };
/** Let go it says so in the bar with Undo, above the footer; nothing is wider than the page. */
export const MovedNarrow: Story = {
  ...Moved,
  name: 'Moved, narrow',
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement, t }) {
    await expect(await within(canvasElement).findByRole('button', { name: t('moves.undo') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const RefusedNarrow: Story = {
  ...SeveralDays,
  name: 'Refused, narrow',
  tags: ['certify'],
  globals: { viewport: { value: 'phone' } },
  async play() {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const MovingRightToLeft: Story = {
  ...Moving,
  name: 'Moved, right to left',
  parameters: { ...Moving.parameters, locale: 'ar-EG' },
  async play(context) {
    await expect(await findBar(context, CHOIR)).toHaveAttribute('data-lifted');
  },
};

/** A device of class 3 sends, too; its card says where to. */
export const SenderCard: Story = {
  name: 'The card of a sender',
  args: { id: 3 },
  parameters: {
    proves: ['EVT-10', 'FLT-092'],
    stage: { path: '/manage/2/feature/3/events', at: afternoon.at },
    async reach(context: Look) {
      const { canvasElement } = context;
      const bar = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLElement>('[data-bar][data-event="evts/3"]');
        if (!found) throw new Error('It has no bar.');
        return found;
      });
      await userEvent.hover(bar);
      await within(canvasElement).findByText(sendsTo(context));
    },
  },
  async play(context) {
    await expect(await within(context.canvasElement).findByText(sendsTo(context))).toBeVisible();
  },
};

export const LongWords: Story = {
  ...SenderCard,
  name: 'A language with longer words: the card of a sender',
  globals: { language: 'pseudo' },
  async play(context) {
    const host = await within(context.canvasElement).findByText(sendsTo(context));
    await expect(host).toBeVisible();
    await expect(strayTexts(host.parentElement ?? host, ['Evening service'])).toEqual([]);
  },
};
