import type { Page } from 'playwright';
import { withBenchPage } from './page.ts';
import {
  boundUnits,
  costText,
  forPeople,
  openPageUnit,
  type Pair,
  sumCost,
  watchSpent,
} from './reference.ts';
import { median, type Row, ratio } from './table.ts';

const SECONDS = 4;
const TURNS = 3;
const PRESSES = 60;
const WAYS = [
  { as: 'meter', name: 'LevelMeter (canvas)' },
  { as: 'transform', name: 'bare transforms, one bar a channel' },
  { as: 'react', name: 'through React state, one bar a channel' },
  { as: '', name: 'nothing drawn' },
];

/**
 * 100 meters at 20 messages a second in Chromium: milliseconds of script and style on the main thread a second. And what
 * a hand feels of 50 meters at 100 messages a second (FLT-044): from the press of a key to the frame that shows it.
 */
export async function meterRows(): Promise<Row[]> {
  const pairs = WAYS.map((): Pair[] => []);
  const delays = await withBenchPage('meterPage', async (measure) => {
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [i, { as }] of WAYS.entries()) pairs[i]?.push(await measure(`?as=${as}`, spentPerSecond));
    }
    return {
      beside: await measure('?as=meter&meters=50&rate=100&button', pressDelays),
      alone: await measure('?as=meter&meters=0&button', pressDelays),
    };
  });
  const costs = pairs.map(sumCost);
  const msOf = (way: number) => costs[way]?.ms ?? Number.NaN;
  const rows = WAYS.map(
    ({ name }, i): Row => ({
      name: `100 meters at 20/s, ${name}`,
      value: `${msOf(i).toFixed(0)} ms script and style a second`,
      ...(i === 0 && costs[0]
        ? {
            reference: `${costText(costs[0])}; ${ratio(msOf(0), msOf(1))} transforms, ${ratio(msOf(0), msOf(2))} React state`,
            ...boundUnits(costs[0], 7),
          }
        : {}),
    }),
  );
  const input: Row = {
    name: '50 meters at 100/s, a press of a key to the frame that shows it',
    value: delayText(delays.beside),
    reference: `${delayText(delays.alone)}: without meters`,
    target: forPeople('under 50 ms'),
    met: at95th(delays.beside) < 50,
  };
  return [...rows, input];
}

/** The usual delay, and that of the slowest of twenty. */
const delayText = (delays: readonly number[]) =>
  `${median(delays).toFixed(0)} ms, 95th ${at95th(delays).toFixed(0)} ms`;

const at95th = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** Of many presses, the milliseconds from the key, as the browser has it, to the end of the frame with the new figure. */
async function pressDelays(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const delays: number[] = [];
    Object.assign(globalThis, { delays });
    addEventListener(
      'keyup',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // After a message the frame has been drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => delays.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      true,
    );
  });
  const button = page.getByRole('button');
  await button.focus();
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press('Enter');
    // Not in step with the messages or the beat of the meters.
    await page.waitForTimeout(100 + ((press * 37) % 50));
  }
  if ((await button.textContent()) !== `${PRESSES} presses`) throw new Error('Not every press was taken.');
  return page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays);
}

/** Of a second, with the unit before and after. */
async function spentPerSecond(page: Page): Promise<Pair> {
  const spent = await watchSpent(page);
  const timePageUnit = await openPageUnit(page);
  const unitBefore = await timePageUnit();
  await page.bringToFront();
  const before = await spent();
  await page.waitForTimeout(SECONDS * 1000);
  const ms = ((await spent()) - before) / SECONDS;
  return { ms, unitMs: (unitBefore + (await timePageUnit())) / 2 };
}
