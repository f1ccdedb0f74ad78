// Products out of a list into a file, changed there, and back again. On a platform of its own, for they are many.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type OwnPlatform, startOwnPlatform } from './ownPlatform.ts';
import { people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

const COUNT = 10_000;
const WRONG = 12;

test.describe.configure({ timeout: 2_400_000 });

let data = '';
let platform: OwnPlatform | undefined;

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-csv-'));
  platform = await startOwnPlatform(data);
});
test.afterAll(async () => {
  await platform?.end('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

const HEADS = 'title,sku,stock,prices,summary,description';
const lines = Array.from(
  { length: COUNT },
  (_, i) => `Csv bell ${i},CSV-${i},${i},1:20.00:0 | 10:18.00:5,=1+1 is no formula,"Rings, loudly: ""ding"""`,
);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const figures = (count: number) => count.toLocaleString('en-US');

/** Chooses a file of the import that is open, up to what each row would do. */
async function judge(page: Page, name: string, text: string) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await button(page, 'Dry run').click();
  await expect(button(page, /^Import .* rows?$|^Import 0/)).toBeVisible({ timeout: 120_000 });
}

/** Exports what the list shows, and returns the file. */
async function exportList(page: Page): Promise<string> {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Export …' }).click();
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Export / })
    .click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  return readFileSync(await download.path(), 'utf8');
}

test(`CSV-01 CSV-02: ${COUNT} products are imported, exported, changed in the file and imported again; ${WRONG} wrong rows are corrected in place`, {
  tag: '@certify',
}, async ({ page }) => {
  const { url } = platform ?? { url: '' };
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(`${url}/backend/login?return=${encodeURIComponent('/backend/products?query=Csv+bell')}`);
  await submitLogin(page, people.admin);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Import …' }).click();
  await expect(page).toHaveTitle('Import products · Carillon');
  await judge(page, 'new.csv', [HEADS, ...lines].join('\n'));
  // Read in a worker of our own origin, which is all that the content policy lets be one.
  expect(workers.map((worker) => new URL(worker).origin)).toEqual([url]);
  await button(page, `Import ${figures(COUNT)} rows`).click();
  await expect(page.getByText(`All ${figures(COUNT)} rows are done.`)).toBeVisible({ timeout: 1_200_000 });
  await page.getByRole('link', { name: 'Close' }).click();

  await page.goto(`${url}/backend/products?query=Csv+bell&by=stock_asc`);
  const file = await exportList(page);
  expect(file).toMatch(/^\uFEFFid,title,sku,stock,prices,price,/);
  const exported = file.trimEnd().split('\r\n');
  expect(exported).toHaveLength(COUNT + 1);
  expect(exported[1]).toContain(`,Csv bell 0,CSV-0,0,1:20.00:0 | 10:18.00:5,20.00,`);
  expect(exported[1]).toContain(`,'=1+1 is no formula,"Rings, loudly: ""ding""",`);

  // What comes back as it was changes nothing; one column changes a field of each; twelve rows are wrong.
  await page.goto(`${url}/backend/products/import`);
  await judge(page, 'same.csv', file);
  await expect(page.getByRole('radio', { name: `Unchanged ${figures(COUNT)}` })).toBeVisible();
  const changed = exported.map((line, i) => {
    if (i === 0) return line;
    const price = i <= WRONG ? '' : '21.50';
    return line.replace(',20.00,', `,${price},`);
  });
  await button(page, 'Back').click();
  await judge(page, 'changed.csv', changed.join('\r\n'));
  await expect(page.getByText(`${WRONG} refused rows are left out`)).toBeVisible();
  await button(page, `Import ${figures(COUNT - WRONG)} rows`).click();
  const left = `${figures(COUNT - WRONG)} of ${figures(COUNT)} rows are done, ${WRONG} are not imported.`;
  await expect(page.getByText(left)).toBeVisible({ timeout: 1_200_000 });
  for (const onPage of [10, WRONG - 10]) {
    const fields = page.getByRole('textbox', { name: /^Price, line/ });
    await expect(fields).toHaveCount(onPage);
    for (let at = 0; at < onPage; at++) await fields.nth(at).fill('22.50');
    if (onPage === 10) await button(page, 'Next page').click();
  }
  await button(page, `Import ${WRONG} rows again`).click();
  await expect(page.getByText(`All ${figures(COUNT)} rows are done.`)).toBeVisible({ timeout: 120_000 });

  await page.goto(`${url}/backend/products?query=Csv+bell&by=stock_asc`);
  const prices = (await exportList(page)).trimEnd().split('\r\n').slice(1);
  expect(prices.filter((line) => line.includes('1:22.50:0 | 10:18.00:5,22.50'))).toHaveLength(WRONG);
  expect(prices.filter((line) => line.includes('1:21.50:0 | 10:18.00:5,21.50'))).toHaveLength(COUNT - WRONG);
});
