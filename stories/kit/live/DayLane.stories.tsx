import { localDay } from '@carillon/protocol/schedule';
import {
  DayAxis,
  type DayBar,
  type DayBarState,
  DayChart,
  DayLane,
  DayLegend,
  DayLine,
  DayStack,
  Panel,
  Screen,
} from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tokenColor } from '../../tokenColor.ts';
import { arabic } from '../frame.tsx';

type Run = readonly [name: string, from: string, to: string, state: DayBarState];

const words: Readonly<Record<DayBarState, string>> = {
  was: 'Was',
  playing: 'Playing',
  warned: 'Fail over',
  failed: 'Failed',
  held: 'Due',
  next: 'Next',
  later: 'Later',
};

interface DayProps {
  /** Of the clocks of Rome. */
  date?: string;
  now?: string;
  lanes?: Readonly<Record<string, readonly Run[]>>;
  locale?: string;
  size?: 'm' | 'l';
}

const hall: readonly Run[] = [
  ['Night sounds', '00:00', '06:30', 'was'],
  ['Morning hall', '07:30', '12:00', 'was'],
  ['Afternoon hall', '12:30', '18:00', 'playing'],
  ['Evening chimes', '18:00', '19:00', 'next'],
  ['Piano bar', '19:00', '23:00', 'later'],
];
const house: Readonly<Record<string, readonly Run[]>> = {
  'Lobby north': hall,
  'Café terrace': [
    ['Morning radio', '07:00', '11:00', 'was'],
    ['Lunch mix', '12:00', '17:00', 'failed'],
    ['Evening mix', '17:00', '23:00', 'next'],
  ],
  'Conference foyer': [['Afternoon hall', '12:30', '18:00', 'warned']],
  'Car park': [['Quiet day', '08:00', '21:00', 'held']],
  'Bell tower': [
    ['Morning bells', '07:30', '07:42', 'was'],
    ['Noon bells', '12:00', '12:12', 'was'],
    ['Evening bells', '18:00', '18:12', 'next'],
  ],
  'Spa and pool': [],
};

/** A day as a screen shows it. */
function Day({ date = '2026-11-11', now = '14:26', lanes = house, locale = 'en-GB', size }: DayProps) {
  const at = (time: string) => Date.parse(`${date}T${time}+01:00`);
  const day = localDay('Europe/Rome', at('12:00'));
  const number = new Intl.NumberFormat(locale);
  const drawn = Object.entries(lanes).map(([label, runs]) => {
    const bars = runs.map(
      ([name, from, to, state]): DayBar => ({
        id: `${name} ${from}`,
        name,
        state,
        startMs: at(from),
        endMs: at(to),
        text: `${name}, ${from} to ${to}, ${words[state]}`,
      }),
    );
    return { label, bars };
  });
  const shown = (['was', 'playing', 'next', 'later'] as const).map((state) => ({
    state,
    text: words[state],
  }));
  return (
    <Screen isPage>
      <Panel>
        <DayLegend entries={shown.map((entry) => ({ ...entry, hasRoom: entry.state === 'later' }))} />
        <DayChart day={day} now={at(now)}>
          <DayAxis day={day} writeNow={() => now} hour={number.format} />
          {drawn.map(({ label, bars }) => (
            <DayLane key={label} day={day} bars={bars} label={label} size={size} />
          ))}
          <DayStack>
            {drawn.map(({ label, bars }) => (
              <DayLine key={label} day={day} bars={bars} />
            ))}
          </DayStack>
        </DayChart>
      </Panel>
    </Screen>
  );
}

const meta: Meta<typeof Day> = {
  title: 'Kit/Live/Day lane',
  component: Day,
  parameters: { layout: 'fullscreen', locale: 'en-GB' },
};
export default meta;

type Story = StoryObj<typeof Day>;

/** A lane is a list of its runs; a name stands in its bar where it fits whole, and is never cut. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const lobby = within(canvas.getByRole('list', { name: 'Lobby north' }));
    await expect(lobby.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Night sounds, 00:00 to 06:30, Was',
      'Morning hall, 07:30 to 12:00, Was',
      'Afternoon hall, 12:30 to 18:00, Playing',
      'Evening chimes, 18:00 to 19:00, Next',
      'Piano bar, 19:00 to 23:00, Later',
    ]);
    // What each means is said by its ground: only what plays is solid, only the next one is in info.
    const lookOf = (name: RegExp) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(lobby.getByRole('img', { name }));
      return [backgroundColor, borderTopColor];
    };
    const [accent, infoTint, info, pressed, strong] = (
      ['accent', 'infoTint', 'info', 'pressed', 'borderStrong'] as const
    ).map((token) => tokenColor(canvasElement, token));
    await expect(lookOf(/Night sounds/)).toEqual(['rgba(0, 0, 0, 0)', strong]);
    await expect(lookOf(/Morning hall/)).toEqual(['rgba(0, 0, 0, 0)', strong]);
    await expect(lookOf(/Afternoon hall/)).toEqual([accent, accent]);
    await expect(lookOf(/Evening chimes/)).toEqual([infoTint, info]);
    await expect(lookOf(/Piano bar/)).toEqual([pressed, strong]);
    await expect(new Set([accent, infoTint, info, pressed, strong]).size).toBe(5);
    const isSeenIn = (bar: HTMLElement) => {
      const name = within(bar).getByText(/./);
      const [outer, inner] = [bar.getBoundingClientRect(), name.getBoundingClientRect()];
      return inner.top < outer.bottom && inner.right <= outer.right;
    };
    await expect(isSeenIn(lobby.getByRole('img', { name: /Afternoon hall/ }))).toBe(true);
    await expect(isSeenIn(lobby.getByRole('img', { name: /Evening chimes/ }))).toBe(false);
  },
};

export const Tall: Story = { args: { size: 'l' } };

/** 23 hours, of which two are no longer there at 06:00: the hours stand where they are. */
export const ShortDay: Story = {
  args: { date: '2027-03-28', lanes: { 'Lobby north': hall.slice(0, 1) } },
  async play({ canvasElement }) {
    const left = (text: string) => within(canvasElement).getByText(text).getBoundingClientRect();
    const [six, eighteen] = [left('6'), left('18')];
    const lane = within(canvasElement).getByRole('list').getBoundingClientRect();
    const part = ({ left, width }: DOMRect) => (left + width / 2 - lane.left) / lane.width;
    await expect(part(six)).toBeCloseTo(5 / 23, 2);
    await expect(part(eighteen)).toBeCloseTo(17 / 23, 2);
  },
};

/** Nothing is known yet: the hours stand, no bar does. */
export const Empty: Story = {
  args: { lanes: { 'Lobby north': [] } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

/** A time that takes the room of an hour. */
export const NearAnHour: Story = {
  args: { now: '12:20' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('12')).not.toBeVisible();
    await expect(within(canvasElement).getByText('12:20')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    locale: 'de-DE',
    lanes: {
      Pfarrkirche: hall.map(([name, ...rest]) => [
        `${name} im nördlichen Seitenschiff der Pfarrkirche`,
        ...rest,
      ]),
    },
  },
  parameters: { locale: 'de-DE' },
};

export const RightToLeft: Story = { args: { locale: 'ar-EG' }, parameters: arabic };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
