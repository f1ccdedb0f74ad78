import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Browser, chromium, type Page } from 'playwright';
import { type OwnPlatform, startOwnPlatform } from '../e2e/ownPlatform.ts';
import { foldText } from '../mocks/src/storage/storage.ts';
import { findChromium, thisMachine } from '../scripts/chromium.ts';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { logIn, newContext } from './loading.ts';
import { median, type Row, ratio } from './table.ts';

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 9;
/** An act in many rows may take so much longer than in few. */
const MOST = 1.5;

/** A table of the platform: where it is listed, and which of its texts tell its rows apart. */
const TABLES = [
  { name: 'users', list: 'users', texts: ['first_name', 'username'] },
  { name: 'countries', list: 'countries', texts: ['name', 'code'] },
  { name: 'carriers', list: 'carriers', texts: ['name'] },
  { name: 'tags', list: 'tags', texts: ['name'] },
  { name: 'medias', list: 'medias', texts: ['description', 'path'] },
  { name: 'products', list: 'products', texts: ['title', 'sku'] },
] as const;

type Table = (typeof TABLES)[number];

/** Paging, search and order of each list of the back-office with 10,000 rows, beside the same with 100 (LST-01 to LST-04). */
export async function tableRows(): Promise<Row[]> {
  const { path } = await findChromium(thisMachine, 'whole');
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: path });
  // One after the other: both would build the hosts.
  const installations = [await install(browser, FEW), await install(browser, MANY)];
  try {
    const rows: Row[] = [];
    for (const table of TABLES) {
      const taken = new Map<string, number[][]>();
      // They take turns; the first turn only warms up.
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [i, { platform, page }] of installations.entries()) {
          for (const [act, ms] of await play(page, platform.url, table)) {
            const both = taken.get(act) ?? [[], []];
            taken.set(act, both);
            if (round > 0) both[i]?.push(ms);
          }
        }
      }
      rows.push(...[...taken].map(([act, both]) => rowOf(`${table.name}, ${act}`, both)));
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all(installations.map(({ end }) => end()));
  }
}

function rowOf(name: string, [few = [], many = []]: number[][]): Row {
  const [ms, reference] = [median(many), median(few)];
  return {
    name: `${name} in 10,000 rows`,
    value: `${ms.toFixed(0)} ms`,
    reference: `${ratio(ms, reference)} ${reference.toFixed(0)} ms in 100`,
    target: `at most ${MOST} x`,
    met: ms <= MOST * reference,
  };
}

/** A platform of its own with so many rows in each table, and an administrator's page on it. */
async function install(browser: Browser, count: number) {
  const data = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  let platform: OwnPlatform = await startOwnPlatform(data);
  await platform.end('SIGTERM');
  fill(join(data, 'platform.sqlite'), count);
  platform = await platform.startAgain();
  const context = await newContext(browser, platform.url, await logIn(platform, 'admin'));
  const page = await context.newPage();
  return {
    platform,
    page,
    async end() {
      await platform.end('SIGTERM');
      rmSync(data, { recursive: true });
    },
  };
}

/** Copies the newest row of each table until there are so many, each a second newer. */
function fill(path: string, count: number): void {
  const db = new DatabaseSync(path);
  // Its indexes are of folded texts.
  db.function('fold', { deterministic: true }, (value) =>
    typeof value === 'string' ? foldText(value) : value,
  );
  db.exec('BEGIN');
  for (const { name, texts } of TABLES) {
    const model = db.prepare(`SELECT * FROM ${name} ORDER BY id DESC LIMIT 1`).get() ?? {};
    const columns = Object.keys(model);
    const insert = db.prepare(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    const has = Number(db.prepare(`SELECT count(*) AS rows FROM ${name}`).get()?.rows);
    for (let n = has + 1; n <= count; n++) {
      const time = new Date(Date.UTC(2026, 0, 5, 9, 0, n)).toISOString();
      const own: Record<string, string | number> = {
        id: Number(model.id) + n,
        created_at: time,
        updated_at: time,
      };
      // 7919 is prime: the order of the names is not that of the ids.
      for (const text of texts) own[text] = `Bench ${String((n * 7919) % 100_003).padStart(6, '0')}`;
      insert.run(...columns.map((column) => own[column] ?? model[column] ?? null));
    }
  }
  db.exec('COMMIT');
  db.close();
}

/** What is done with a list, and how long after each the rows of its answer stand there. */
async function play(page: Page, url: string, { list }: Table): Promise<[string, number][]> {
  await page.goto(`${url}/backend/${list}?limit=20`);
  await page.getByRole('button', { name: 'Next page' }).waitFor();
  await watchRows(page);
  const acts: [string, number][] = [];
  async function time(act: string, work: () => Promise<unknown>) {
    await page.evaluate(() => seenRows.begin());
    await work();
    acts.push([act, await page.evaluate(() => seenRows.took)]);
  }
  await time('next page', () => page.getByRole('button', { name: 'Next page' }).click());
  await time('order', async () => {
    const order = page.getByRole('combobox', { name: 'Order by' });
    const values = await order
      .locator('option')
      .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value));
    await order.selectOption(values.at(-1) ?? '');
  });
  const search = page.getByRole('searchbox');
  await search.fill('Bench 00');
  await time('search', () => search.press('Enter'));
  return acts;
}

interface SeenRows {
  /** From now on until the rows are others: `took` tells. */
  begin(): void;
  took: Promise<number>;
}
declare const seenRows: SeenRows;

/** In the page: milliseconds from the next key, press or choice until the rows that the platform answers are drawn. */
const watchRows = (page: Page) =>
  page.evaluate(() => {
    const answers = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/api\/.*\/list\b/.test(name)).length;
    const nextFrame = () => new Promise(requestAnimationFrame);
    const seen: SeenRows = {
      took: Promise.resolve(0),
      begin() {
        const before = answers();
        const began = new Promise<number>((resolve) => {
          for (const type of ['pointerdown', 'keydown', 'change']) {
            addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
          }
        });
        seen.took = began.then(async (beganMs) => {
          while (answers() === before) {
            if (performance.now() - beganMs > 30_000) throw new Error(`No rows came: ${location.href}`);
            await nextFrame();
          }
          await nextFrame();
          await nextFrame();
          return performance.now() - beganMs;
        });
      },
    };
    Object.assign(globalThis, { seenRows: seen });
  });
