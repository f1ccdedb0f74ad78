// What Lighthouse calls best practices, of pages for everybody: a step of `npm run certify`. It comes from npm for this step alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPlatform } from '../e2e/ownPlatform.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { type Finished, run } from './process.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES: readonly string[] = ['/', '/eshop', '/eshop/product/1', '/eshop/basket', '/backend/login'];

/** The part of a report that is read. */
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
}

/** Asks for no fault on any page. */
export async function checkBestPractices(): Promise<Finished> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-lighthouse-'));
  const platform = await startOwnPlatform(join(folder, 'data'));
  const problems: string[] = [];
  try {
    for (const page of PAGES)
      problems.push(...(await judge(platform.url + page, join(folder, 'report.json'))));
  } finally {
    await platform.end('SIGTERM');
    rmSync(folder, { recursive: true });
  }
  return { ok: problems.length === 0, output: problems.join('\n') };
}

async function judge(url: string, file: string): Promise<readonly string[]> {
  const { ok, output } = await run(
    'npm',
    [
      'exec',
      '--yes',
      LIGHTHOUSE,
      '--',
      url,
      '--only-categories=best-practices',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=--headless ${chromiumLaunch.args.join(' ')}`,
      '--no-enable-error-reporting',
      '--quiet',
    ],
    { CHROME_PATH: process.env.CHROMIUM },
  );
  if (!ok) return [`${url}: ${output}`];
  const { categories, audits }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const { auditRefs = [] } = categories['best-practices'] ?? {};
  if (auditRefs.length === 0) return [`${url}: the report says nothing of best practices`];
  return auditRefs.flatMap(({ id }) => {
    const { score, title, displayValue = '' } = audits[id] ?? { score: 0, title: id };
    return score === null || score === 1 ? [] : [`${url}: ${title} ${displayValue}`.trimEnd()];
  });
}
