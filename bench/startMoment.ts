import type { Page } from 'playwright';
import { countDropped } from './drag.ts';
import { withBenchPage } from './page.ts';
import { median, type Row } from './table.ts';

/** The first one loads what sounds. */
const STARTS = 7;
/** From the press on: the device answers, the wire draws for 0.3 s, the glass lights. */
const MOMENT_MS = 1500;
/** From the source to the device: what is counted is their moment only where all of them are drawn. */
const WIRES = 3;

/** What of the moment of Start is drawn, with 50 meters on the page, beside as much time at rest just before it. */
export async function startRows(): Promise<Row[]> {
  const pairs = await withBenchPage('startPage', (measure) => measure('', dropOnStarts));
  const sum = (of: (pair: Pair) => number) => pairs.reduce((all, pair) => all + of(pair), 0);
  const [moving, resting] = [sum(({ moving }) => moving), sum(({ resting }) => resting)];
  return [
    {
      name: `Start on a page with 50 meters, ${pairs.length} times, ${MOMENT_MS / 1000} s each`,
      value: `${moving} frames dropped, ${median(pairs.map(({ moving }) => moving))} in the middle`,
      reference: `${resting} at rest, ${median(pairs.map(({ resting }) => resting))} in the middle`,
      target: 'none more than at rest',
      met: moving <= resting,
    },
  ];
}

interface Pair {
  readonly moving: number;
  readonly resting: number;
}

async function dropOnStarts(page: Page): Promise<Pair[]> {
  await page.bringToFront();
  await page.evaluate(watchWires);
  const pairs: Pair[] = [];
  for (let turn = 0; turn < STARTS; turn++) {
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await start.and(page.locator(':enabled')).waitFor();
    await start.focus();
    const press = async (key: string) => {
      await page.keyboard.press(key);
      await page.waitForTimeout(MOMENT_MS);
    };
    // By the same hand: a key that does nothing, and the one that starts.
    const resting = await countDropped(page, () => press('Shift'));
    const moving = await countDropped(page, () => press('Enter'));
    const drawn = await page.evaluate(countWires);
    if (drawn !== WIRES) throw new Error(`Start has drawn ${drawn} of ${WIRES} wires.`);
    if (turn > 0) pairs.push({ moving, resting });
    await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  }
  return pairs;
}

declare const wires: Set<EventTarget | null>;

/** In the page: notes each wire that has been drawn to its end. */
function watchWires() {
  const wires = new Set<EventTarget | null>();
  Object.assign(globalThis, { wires });
  addEventListener('animationend', ({ target }) => {
    if ((target as Element).matches('path[pathLength]')) wires.add(target);
  });
}

/** In the page: how many since it was asked last. */
function countWires(): number {
  const { size } = wires;
  wires.clear();
  return size;
}
