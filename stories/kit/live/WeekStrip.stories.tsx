import { weekRuns } from '@carillon/protocol/schedule';
import {
  Panel,
  Screen,
  type WeekBar,
  type WeekEvent,
  WeekStrip,
  type WeekStripLabels,
} from '@carillon/react/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { arabic } from '../frame.tsx';

const EACH_DAY = 0b111_1111;
const minute = (hour: number) => Math.round(hour * 60);
const daily = (days: number, from: number, to: number) =>
  weekRuns({ repeat: days, time: [minute(from), minute(to)] }, 0);
const event = (id: string, name: string, runs: WeekEvent['runs'], state?: WeekEvent['state']): WeekEvent => ({
  id,
  name,
  runs,
  state,
});

/** The week of a church, Wednesday afternoon. */
const church = [
  event('1', 'Morning prayer', daily(EACH_DAY, 7, 7.5)),
  event('2', 'Mass relay', daily(0b010_1010, 9, 10)),
  event('3', 'Afternoon organ', daily(0b111_1110, 13, 17.5), 'playing'),
  event('4', 'Vespers', daily(EACH_DAY, 18, 18.75), 'scheduled'),
  event('5', 'Choir rehearsal', daily(0b001_0000, 19, 21.5)),
  event('6', 'Night watch, quiet', daily(0b100_0000, 22, 6)),
  event('7', 'Sunday mass relay', daily(0b000_0001, 10.5, 12)),
  event('8', 'Organ concert', daily(0b000_0001, 11.5, 13.5)),
];

interface WeekProps {
  events: readonly WeekEvent[];
  locale?: string;
  title?: string;
  size?: 'm' | 'f';
  isIdle?: boolean;
  words?: Omit<typeof english, 'marks'> & { marks: WeekStripLabels['marks'] };
}

const english = {
  marks: {
    playing: 'Playing',
    scheduled: 'Scheduled',
    edited: 'This event',
    free: 'Next free time',
    event: 'Event',
    overlap: 'Overlap',
  },
  to: 'to',
  overlapping: 'overlapping',
};

/** The picture as a screen shows it: its words by Intl, the middle of a Wednesday. */
function Week({ events, locale = 'en-GB', title = 'This week', size, isIdle, words = english }: WeekProps) {
  // The first of June 2025 was a Sunday.
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (weekMinute: number) => format.format(Date.UTC(2025, 5, 1, 0, weekMinute));
  };
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = write({ weekday: 'long' });
  const shortDay = write({ weekday: 'short' });
  const barText = ({ event: { name }, run, isOverlapping }: WeekBar) =>
    [
      name,
      `${shortDay(run.start)} ${time(run.start)} ${words.to} ${time(run.end)}`,
      ...(isOverlapping ? [words.overlapping] : []),
    ].join(', ');
  const number = new Intl.NumberFormat(locale);
  const now = 3 * 1440 + 14 * 60 + 26;
  return (
    <Screen isPage>
      <Panel>
        <WeekStrip
          title={title}
          events={events}
          now={isIdle ? undefined : { minute: now, text: time(now) }}
          size={size}
          labels={{
            shortDay: (index) => shortDay(index * 1440),
            day: (index) => day(index * 1440),
            hour: number.format,
            bar: barText,
            marks: words.marks,
          }}
        />
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof Week> = {
  title: 'Kit/Live/Week strip',
  component: Week,
  args: { events: church },
  parameters: { layout: 'fullscreen', locale: 'en-GB' },
};
export default meta;

type Story = StoryObj<typeof Week>;

/** One stop of the Tab key; the arrow keys go from bar to bar, and what has no room for its name says it. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const monday = canvas.getByRole('list', { name: 'Monday' });
    await userEvent.tab();
    await expect(
      within(monday).getByRole('img', { name: 'Morning prayer, Mon 07:00 to 07:30' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const organ = within(canvas.getByRole('list', { name: 'Tuesday' })).getByRole('img', {
      name: /Afternoon/,
    });
    await expect(organ).toHaveFocus();
    await userEvent.keyboard('{End}{Escape}');
    const vespers = within(canvas.getByRole('list', { name: 'Sunday' })).getByRole('img', {
      name: /Vespers/,
    });
    await expect(vespers).toHaveFocus();
    await expect(canvas.getAllByRole('img', { name: /overlapping/ })).toHaveLength(2);
  },
};

export const Pointed: Story = {
  parameters: {
    async reach({ canvas, userEvent }: StoryContext) {
      await userEvent.hover(canvas.getByRole('img', { name: /Choir/ }));
    },
  },
  async play({ canvasElement }) {
    const words = await within(canvasElement).findByText('Choir rehearsal, Thu 19:00 to 21:30');
    await expect(words).toBeVisible();
  },
};

/** The name of a night stands in its longer half; a time that is free is an outline. */
export const NightsAndFree: Story = {
  name: 'Nights, and a time that is free',
  args: {
    size: 'f',
    events: [
      event('1', 'Night sounds', daily(0b111_1110, 20, 8.5), 'edited'),
      event('free', 'Free, 08:30 to 20:00', daily(0b011_1110, 8.5, 20), 'free'),
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const tuesday = within(canvas.getByRole('list', { name: 'Tuesday' }));
    const [night, , evening] = tuesday.getAllByRole('img');
    await expect(night).toHaveTextContent('Night sounds');
    await expect(night).toHaveAttribute('data-cut-start', 'true');
    await expect(evening).toHaveTextContent('');
    await expect(evening).toHaveAttribute('data-cut-end', 'true');
    await expect(canvas.getByText('Next free time')).toBeVisible();
  },
};

/** Beside a form: the edited event, and where it meets another one. */
export const Edited: Story = {
  args: {
    title: 'Recap',
    size: 'f',
    events: [
      event('1', 'Morning hall', daily(0b011_1110, 7.5, 12)),
      event('2', 'Afternoon hall', daily(0b011_1110, 12.5, 19), 'edited'),
      event('3', 'Evening chimes', daily(EACH_DAY, 18, 18.5)),
      event('4', 'Saturday market', daily(0b100_0000, 8, 14)),
      event('5', 'Night watch', daily(0b100_0000, 22, 6)),
    ],
  },
};

export const Always: Story = {
  args: { events: [event('1', 'House music', [{ start: 0, end: 10_080 }], 'playing')] },
};

export const Empty: Story = {
  args: { events: [] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('list')).toHaveLength(7);
  },
};

/** Nothing plays, and the device has no clock. */
export const WithoutNow: Story = {
  args: { isIdle: true, events: church.map((one) => ({ ...one, state: undefined })) },
};

/** As many events as a device keeps. */
export const Many: Story = {
  args: {
    events: Array.from({ length: 64 }, (_, index) =>
      event(String(index), `Announcement ${index}`, daily(EACH_DAY, index * 0.375, index * 0.375 + 0.25)),
    ),
  },
};

export const LongText: Story = {
  args: {
    locale: 'de-DE',
    title: 'Wochenübersicht aller eingetragenen Sendungen',
    words: {
      marks: {
        playing: 'Wird gerade wiedergegeben',
        scheduled: 'Als Nächstes eingeplant',
        edited: 'Dieses Ereignis',
        event: 'Weiteres Ereignis',
        overlap: 'Überschneidung mit einem anderen Ereignis',
      },
      to: 'bis',
      overlapping: 'überschneidet sich',
    },
    events: church.map((one) => ({ ...one, name: `${one.name} im nördlichen Seitenschiff der Pfarrkirche` })),
  },
  parameters: { locale: 'de-DE' },
};

export const RightToLeft: Story = {
  args: {
    locale: 'ar-EG',
    title: 'هذا الأسبوع',
    words: {
      marks: { playing: 'يعمل', scheduled: 'مجدول', edited: 'هذا الحدث', event: 'حدث', overlap: 'تداخل' },
      to: 'إلى',
      overlapping: 'متداخل',
    },
    events: church.map((one) => ({ ...one, name: 'عزف الأرغن بعد الظهر' })),
  },
  parameters: arabic,
  async play({ canvasElement }) {
    const [first] = within(canvasElement).getAllByRole('img');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).not.toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkEdited: Story = { args: Edited.args, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
