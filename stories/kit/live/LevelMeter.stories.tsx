import { LevelMeter, Panel, Screen } from '@carillon/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { watchWrites } from '../../canvasWrites.ts';
import { drawnLevels } from '../../drawnLevels.ts';
import { elementAt } from '../../elementAt.ts';
import { arabic } from '../frame.tsx';

const english = {
  title: 'Level',
  left: 'Left level',
  right: 'Right level',
  leftShort: 'L',
  rightShort: 'R',
  clip: 'CLIP',
  of: 'of 95 decibels',
};

interface MeterProps {
  levels: readonly [number, number];
  words?: typeof english;
  locale?: string;
}

/** A device says its levels five times a second, also when they stay the same. */
function Meter({ levels, words = english, locale = 'en-GB' }: MeterProps) {
  const number = new Intl.NumberFormat(locale).format;
  return (
    <Screen isPage>
      <Panel title={words.title}>
        <LevelMeter
          source={steady(levels)}
          labels={{
            ...words,
            mark: number,
            figure: (value) => (value === null ? '---' : `${number(value)} dB`),
            valueText: (value) => (value === null ? '---' : `${number(value)} ${words.of}`),
          }}
        />
      </Panel>
    </Screen>
  );
}

const sources = new Map<string, ReturnType<typeof makeSteady>>();

/** The same source for the same levels: one that is new would start the meter anew. */
function steady(levels: readonly [number, number]) {
  const key = levels.join();
  const source = sources.get(key) ?? makeSteady(levels);
  sources.set(key, source);
  return source;
}

const makeSteady = (levels: readonly [number, number]) => ({
  subscribe(listener: () => void) {
    listener();
    const timer = setInterval(listener, 200);
    return () => clearInterval(timer);
  },
  getSnapshot: () => levels,
});

const meta: Meta<typeof Meter> = {
  title: 'Kit/Live/Level meter',
  component: Meter,
  args: { levels: [78, 66] },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Meter>;

const shows = (left: string, right: string) => async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await waitFor(() =>
    expect(canvas.getByRole('meter', { name: /Left/ })).toHaveAttribute('aria-valuenow', left),
  );
  await expect(canvas.getByRole('meter', { name: /Right/ })).toHaveAttribute('aria-valuenow', right);
};

/** Green to 70, yellow to 90. */
export const Default: Story = {
  name: 'Yellow and green',
  parameters: { proves: ['DSH-04'] },
  play: ({ canvasElement }) => shows('78', '66')(canvasElement),
};

/** No channel stands in for the other one, neither in the picture nor in what is told. */
export const TwoSides: Story = {
  name: 'Loud on the left, quiet on the right',
  tags: ['!autodocs'],
  parameters: { proves: ['DSH-04'] },
  args: { levels: [84, 24] },
  async play({ canvasElement }) {
    const meters = within(canvasElement).getAllByRole('meter');
    const said = () => meters.map((meter) => Number(meter.getAttribute('aria-valuenow')));
    await waitFor(() => expect(said()).toEqual([84, 24]));
    const pictures = [...canvasElement.querySelectorAll('canvas')];
    await waitFor(() => expect(pictures.flatMap(drawnLevels)).toEqual([84, 24]));
    for (const meter of meters) await expect(elementAt(meter)).toBe(meter);
  },
};

export const Clipping: Story = {
  name: 'Red, clipping',
  parameters: { proves: ['DSH-04'] },
  args: { levels: [93, 95] },
  async play({ canvasElement }) {
    await shows('93', '95')(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-lit]')).toHaveLength(1);
  },
};

/** The unlit scale stays: silence looks silent, not missing. */
export const Silent: Story = {
  parameters: { proves: ['DSH-04'] },
  args: { levels: [0, 0] },
  play: ({ canvasElement }) => shows('0', '0')(canvasElement),
};

/** The scale goes from left to right in every script. */
export const RightToLeft: Story = {
  args: {
    words: {
      title: 'المستوى',
      left: 'المستوى الأيسر',
      right: 'المستوى الأيمن',
      leftShort: 'ي',
      rightShort: 'م',
      clip: 'تشبع',
      of: 'من 95 ديسيبل',
    },
    locale: 'ar-EG',
  },
  parameters: arabic,
};

export const LongText: Story = {
  args: { words: { ...english, title: 'Aussteuerung', clip: 'ÜBERSTEUERT' }, levels: [95, 40] },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

const FIFTY = Array.from({ length: 50 }, (_, i) => i);

/** A device that says another level every 10 ms. */
const lively = FIFTY.map((i) => {
  let said = 0;
  return {
    subscribe(listener: () => void) {
      const timer = setInterval(() => {
        said++;
        listener();
      }, 10);
      return () => clearInterval(timer);
    },
    getSnapshot: () => [(i + said * 7) % 96, (i + said * 11) % 96] as const,
  };
});

/** However often they are told, those in sight draw at most twenty times a second, the others not at all. */
export const Fifty: Story = {
  name: 'Fifty meters at a hundred messages a second',
  tags: ['certify'],
  parameters: { proves: ['FLT-044'] },
  render: () => (
    <Screen isPage>
      {lively.map((source, i) => (
        <LevelMeter
          key={i}
          source={source}
          labels={{
            ...english,
            left: `Left level ${i + 1}`,
            right: `Right level ${i + 1}`,
            mark: String,
            figure: (value) => (value === null ? '---' : `${value} dB`),
            valueText: (value) => (value === null ? '---' : `${value} ${english.of}`),
          }}
        />
      ))}
    </Screen>
  ),
  async play({ canvasElement }) {
    const canvases = [...canvasElement.querySelectorAll('canvas')];
    await expect(canvases).toHaveLength(50);
    const countWrites = async (some: readonly HTMLCanvasElement[], ms = 2000) => {
      const stop = watchWrites(new Set(some));
      await new Promise((resolve) => setTimeout(resolve, ms));
      return stop();
    };
    // The first picture of a hundred messages a second comes when the machine has the time for it.
    await waitFor(
      async () => {
        const early = await countWrites(canvases, 300);
        await expect(early.at(0)).toBeGreaterThan(0);
        await expect(early.at(-1)).toBe(0);
      },
      { timeout: 20_000 },
    );
    const beganMs = performance.now();
    const writes = await countWrites(canvases);
    const seconds = (performance.now() - beganMs) / 1000;
    // One more where the two seconds begin with a beat.
    await expect(Math.max(...writes)).toBeLessThanOrEqual(Math.ceil(20 * seconds) + 1);
    await expect(writes.at(0)).toBeGreaterThan(1);
    await expect(writes.at(-1)).toBe(0);
    canvases.at(-1)?.scrollIntoView();
    const others = await countWrites(canvases);
    await expect(others.at(-1)).toBeGreaterThan(1);
    await expect(others.at(0)).toBeLessThanOrEqual(1);
  },
};
