import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { findChromium, thisMachine } from '../scripts/chromium.ts';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { serveFolder } from '../scripts/static-server.ts';
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
  const folder = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  await buildPage(folder);
  const server = await serveFolder(folder, 0);
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const { path } = await findChromium(thisMachine);
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: path });
  const costs = WAYS.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, { as }] of WAYS.entries()) costs[i]?.push(await measure(browser, `${url}?as=${as}`));
  }
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
  const [ours = 0, transform = 0, react = 0] = costs.map(median);
  return WAYS.map(({ name }, i) => ({
    name: `100 meters at 20/s, ${name}`,
    value: `${median(costs[i] ?? []).toFixed(0)} ms script and style a second`,
    ...(i === 0 && {
      reference: `${ratio(ours, transform)} transforms, ${ratio(ours, react)} React state`,
      target: 'at most 25 ms',
    }),
  }));
}

async function buildPage(outDir: string) {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('meterPage', import.meta.url)),
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['@carillon/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true },
  });
}

async function measure(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration');
  };
  const before = await read();
  await page.waitForTimeout(SECONDS * 1000);
  const spent = (await read()) - before;
  await page.close();
  return (spent * 1000) / SECONDS;
}
