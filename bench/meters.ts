import type { Page } from 'playwright';
import { withBenchPage } from './page.ts';
import { median, type Row, ratio } from './table.ts';

const SECONDS = 4;
const TURNS = 3;
const WAYS = [
  { as: 'meter', name: 'LevelMeter (canvas)' },
  { as: 'transform', name: 'bare transforms, one bar a channel' },
  { as: 'react', name: 'through React state, one bar a channel' },
  { as: '', name: 'nothing drawn' },
];

/** 100 meters at 20 messages a second in Chromium: milliseconds of script and style on the main thread a second. */
export async function meterRows(): Promise<Row[]> {
  const costs = WAYS.map((): number[] => []);
  await withBenchPage('meterPage', async (measure) => {
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [i, { as }] of WAYS.entries()) costs[i]?.push(await measure(`?as=${as}`, spentPerSecond));
    }
  });
  const [ours = 0, transform = 0, react = 0] = costs.map(median);
  return WAYS.map(({ name }, i) => ({
    name: `100 meters at 20/s, ${name}`,
    value: `${median(costs[i] ?? []).toFixed(0)} ms script and style a second`,
    ...(i === 0 && {
      reference: `${ratio(ours, transform)} transforms, ${ratio(ours, react)} React state`,
      target: 'at most 20 ms',
    }),
  }));
}

async function spentPerSecond(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration');
  };
  const before = await read();
  await page.waitForTimeout(SECONDS * 1000);
  return (((await read()) - before) * 1000) / SECONDS;
}
