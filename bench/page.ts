// Pages of a bench: built like a host, served from a folder of their own, opened in the Chromium of the tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Page } from 'playwright';
import { build, defaultClientConditions, type UserConfig } from 'vite';
import { findChromium, thisMachine } from '../scripts/chromium.ts';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { serveFolder } from '../scripts/static-server.ts';

/** Opens the page of a folder beside this file with a query, for one measurement. */
export type MeasurePage = <T>(query: string, measure: (page: Page) => Promise<T>) => Promise<T>;

type ResolveOptions = NonNullable<UserConfig['resolve']>;

/** Runs measurements on the page in `folder`, each in a new tab. */
export async function withBenchPage<T>(
  folder: string,
  run: (measure: MeasurePage) => Promise<T>,
  /** Where packages are found that are none of ours. */
  { alias, dedupe }: Pick<ResolveOptions, 'alias' | 'dedupe'> = {},
): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL(folder, import.meta.url)),
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { alias, dedupe, conditions: ['@carillon/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true },
  });
  const server = await serveFolder(outDir, 0);
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const { path } = await findChromium(thisMachine, 'whole');
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: path });
  try {
    return await run(async (query, measure) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(url + query);
      await page.waitForTimeout(1500);
      const measured = await measure(page);
      await page.close();
      return measured;
    });
  } finally {
    await browser.close();
    server.close();
    rmSync(outDir, { recursive: true });
  }
}
