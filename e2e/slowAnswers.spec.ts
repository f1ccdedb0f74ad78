// Answers that take half a minute, in a browser that waits for them.
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

test('FLT-069 SES-05: while an answer is on its way there is a placeholder, a second search wins, and leaving ends it; each call has its bearer, and of an ended one nothing is said', async ({
  page,
}) => {
  const bearers = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) bearers.add(request.headers().authorization);
  });
  await enter(page, 'admin', '/backend/countries');
  await expect(page.getByRole('row').first()).toBeVisible();
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(new URL(request.url()).search));
  const held: (() => void)[] = [];
  // These are answered when this test says so.
  await page.route(/\/api\/countries\/list\?.*query=(Aus|Fra)/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue().catch(() => {});
  });
  const search = page.getByRole('searchbox', { name: 'Search' });
  const isSilent = async () => {
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) }),
    ).toHaveCount(0);
  };
  const searchFor = async (text: string) => {
    await search.fill(text);
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`query=${text}`));
  };

  await test.step('the page can be used while the first answer is on its way', async () => {
    await searchFor('Aus');
    await expect.poll(() => held.length).toBe(1);
    await expect(search).toBeEditable();
  });
  await test.step('the second search wins, although the first is answered after it', async () => {
    await searchFor('Ital');
    await expect(page.getByRole('row', { name: 'Italy', exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1);
    await expect.poll(() => ended.filter((query) => query.includes('Aus')).length).toBeGreaterThan(0);
    for (const release of held.splice(0)) release();
    await expect(page.getByRole('row', { name: 'Italy', exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Austria', exact: true })).toHaveCount(0);
    await isSilent();
  });
  await test.step('who opens the list anew sees a placeholder, and who leaves it ends the call', async () => {
    await page.goto('/backend/countries?query=Fra');
    await expect(page.getByRole('list', { name: 'Loading' })).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('link', { name: 'Add Country' }).click();
    await expect(page).toHaveURL('/backend/country/add');
    await expect.poll(() => ended.filter((query) => query.includes('Fra')).length).toBeGreaterThan(0);
    for (const release of held.splice(0)) release();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await isSilent();
  });
  const jwt = await page.evaluate(
    () => JSON.parse(localStorage.getItem('carillon.session') ?? '{}').token.jwt,
  );
  expect([...bearers]).toEqual([`Bearer ${jwt}`]);
});
