import type { Page } from 'playwright';
import { type MeasurePage, withBenchPage } from './page.ts';
import { forPeople } from './reference.ts';
import { type Bound, median, type Row, ratio } from './table.ts';

const TURNS = 3;
/** The middle one, and that of the slowest of twenty, of the middle one of a ready-made list. */
const MOST_OF_GRID_LIST = { middle: 0.1, slowest: 0.2 };
/** The same of rows near the window and nothing else, each beside its like. */
const MOST_OF_BARE = { middle: 2, slowest: 2.5 };
const WAYS = [
  { as: 'rowList', name: 'RowList, with selection, keyboard and screen reader' },
  { as: 'windowed', name: 'a bare windowed list' },
  { as: 'gridList', name: "react-aria's GridList in its Virtualizer" },
];

// As somebody types and takes back: from few letters to many and to none.
const TEXTS = [
  'r',
  'ro',
  'room 9',
  'room 99',
  'room 9',
  '',
  'west',
  'wes',
  'north',
  '',
  'CR-12',
  'CR-1',
  'zzz',
  '',
];

/** 10,000 rows (FLT-078): milliseconds from a key until the rows that match are laid out, and of a frame while they scroll. */
export const listRows = (): Promise<Row[]> =>
  withBenchPage('listPage', async (measure) => {
    const keys = await measureWays(measure, typeAll);
    const frames = await measureWays(measure, scrollAll);
    return [
      ...rowsOf('a key in 10,000 rows', keys, boundKey(keys)),
      ...rowsOf('a frame of scrolling them', frames, boundFrame(frames)),
    ];
  });

/** Computing is bounded by what others take in the same run. */
const boundKey = ([ours = [], bare = [], readyMade = []]: readonly number[][]): Bound => ({
  target: `at most ${MOST_OF_BARE.middle} x the bare one, 95th percentile ${MOST_OF_BARE.slowest} x; ${MOST_OF_GRID_LIST.middle} x GridList, 95th percentile ${MOST_OF_GRID_LIST.slowest} x`,
  met:
    median(ours) <=
      Math.min(MOST_OF_BARE.middle * median(bare), MOST_OF_GRID_LIST.middle * median(readyMade)) &&
    percentile95(ours) <=
      Math.min(MOST_OF_BARE.slowest * percentile95(bare), MOST_OF_GRID_LIST.slowest * median(readyMade)),
});

/** Of sixty a second. */
const boundFrame = ([ours = []]: readonly number[][]): Bound => ({
  target: forPeople('the middle one at most 16.7 ms'),
  met: median(ours) <= 16.75,
});

/** The costs of each way, in milliseconds. */
async function measureWays(measure: MeasurePage, work: (page: Page) => Promise<number[]>) {
  const costs = WAYS.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, { as }] of WAYS.entries()) costs[i]?.push(...(await measure(`?as=${as}`, work)));
  }
  return costs;
}

function rowsOf(what: string, costs: readonly number[][], bound: Bound): Row[] {
  const [ours = 0, bare = 0, readyMade = 0] = costs.map(median);
  return WAYS.map(({ name }, i) => ({
    name: `${what}, ${name}`,
    value: `${median(costs[i] ?? []).toFixed(1)} ms, 95th percentile ${percentile95(costs[i] ?? []).toFixed(1)}`,
    ...(i === 0
      ? {
          reference: `${ratio(ours, bare)} a bare windowed list, ${ratio(ours, readyMade)} GridList`,
          ...bound,
        }
      : {}),
  }));
}

/** Scrolls by half a window in each of two hundred frames. */
const scrollAll = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { scrollAll(frames: number): Promise<number[]> }).scrollAll(200),
  );

/** Types all texts twice; the first time warms up. */
async function typeAll(page: Page): Promise<number[]> {
  const type = (texts: string[]): Promise<number[]> =>
    (globalThis as unknown as { typeAll(texts: string[]): Promise<number[]> }).typeAll(texts);
  await page.evaluate(type, TEXTS);
  return page.evaluate(type, TEXTS);
}

export function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
