import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { startOwnPlatform } from '../e2e/ownPlatform.ts';
import { findChromium, thisMachine } from '../scripts/chromium.ts';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { logIn, newContext } from './loading.ts';
import { forPeople } from './reference.ts';
import type { Row } from './table.ts';

const ROWS = 10_000;
const REST_MS = 5000;
/** A frame may be so much longer than the longest while nothing is done. */
const MOST_MORE_MS = 50;
const LONGEST_MS = 600_000;

/** 10,000 countries into the platform and out again (CSV-01, CSV-02): how long each takes, and its longest frame. */
export async function csvRows(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  const platform = await startOwnPlatform(data);
  const { path } = await findChromium(thisMachine, 'whole');
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: path });
  try {
    const context = await newContext(browser, platform.url, await logIn(platform, 'admin'));
    const page = await context.newPage();
    await page.goto(`${platform.url}/backend/countries/import`);
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    const rest = await watchFrames(page, () => page.waitForTimeout(REST_MS));
    const lines = Array.from({ length: ROWS }, (_, i) => `Land ${i},${i.toString(36).padStart(4, '0')}`);
    const file = Buffer.from(['name,code', ...lines].join('\n'));
    const button = (name: RegExp | string) => page.getByRole('button', { name });
    const judging = await watchFrames(page, async () => {
      const files = [{ name: 'countries.csv', mimeType: 'text/csv', buffer: file }];
      await page.locator('input[type=file]').setInputFiles(files);
      await button('Dry run').click();
      await button(/^Import .* rows$/).waitFor({ timeout: LONGEST_MS });
    });
    const writing = await watchFrames(page, async () => {
      await button(/^Import .* rows$/).click();
      await page.getByText(/^All .* rows are done\.$/).waitFor({ timeout: LONGEST_MS });
    });
    await page.goto(`${platform.url}/backend/countries`);
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Export …' }).click();
    const start = page.getByRole('dialog').getByRole('button', { name: /^Export / });
    await start.waitFor();
    let exported = '';
    const exporting = await watchFrames(page, async () => {
      const downloading = page.waitForEvent('download', { timeout: LONGEST_MS });
      await start.click();
      exported = readFileSync(await (await downloading).path(), 'utf8');
    });
    if (exported.split('\r\n').length < ROWS) throw new Error('Not all rows were exported.');
    const rowOf = (name: string, { longestMs, tookMs }: Frames): Row => ({
      name: `${name} of 10,000 rows, longest frame`,
      value: `${longestMs.toFixed(0)} ms, in ${(tookMs / 1000).toFixed(1)} s`,
      reference: `${(longestMs - rest.longestMs).toFixed(0)} ms more than at rest`,
      target: forPeople(`at most ${MOST_MORE_MS} ms more`),
      met: longestMs <= rest.longestMs + MOST_MORE_MS,
    });
    return [
      { name: 'the page of an import at rest, longest frame', value: `${rest.longestMs.toFixed(0)} ms` },
      rowOf('reading and dry run', judging),
      rowOf('writing', writing),
      rowOf('export', exporting),
    ];
  } finally {
    await browser.close();
    await platform.end('SIGTERM');
    rmSync(data, { recursive: true });
  }
}

interface Frames {
  readonly longestMs: number;
  readonly tookMs: number;
}

/** The longest time between two frames while something is done. */
async function watchFrames(page: Page, work: () => Promise<unknown>): Promise<Frames> {
  const watching = await page.evaluateHandle(() => {
    const seen = { longest: 0, isOver: false };
    let last = performance.now();
    const look = (now: number) => {
      seen.longest = Math.max(seen.longest, now - last);
      last = now;
      if (!seen.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  });
  const begunMs = performance.now();
  await work();
  const tookMs = performance.now() - begunMs;
  const longestMs = await watching.evaluate((seen) => {
    seen.isOver = true;
    return seen.longest;
  });
  return { longestMs, tookMs };
}
