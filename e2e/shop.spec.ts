// The shop as a visitor uses it, on the hosts as they are served: the address, the history, the document's head and its policy.
import type { Page } from '@playwright/test';
import type { Product } from '../packages/protocol/src/catalog/shownProduct.ts';
import { enter } from './steps.ts';
import { expect, test } from './test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 });
const thumbs = (page: Page) => page.getByRole('button', { name: /^Picture \d of/ });

test('SHP-01: a visitor searches, orders and pages by the address, opens a product, and comes back to the same place', async ({
  page,
}) => {
  await page.goto('/eshop');
  await expect(cards(page)).toHaveCount(10);
  await expect(titles(page).first()).toHaveText('Carillon Nano');
  await page.getByRole('searchbox', { name: 'Search' }).fill('cable');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/eshop?query=cable');
  await expect(titles(page).filter({ hasText: 'Audio Cable' })).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing of that kind');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found for “nothing of that kind”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();

  await page.getByLabel('Order by').selectOption('price_des');
  await expect(page).toHaveURL('/eshop?by=price_des');
  await expect(titles(page).first()).toHaveText('Relay Sender R3');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/eshop?by=price_des&index=1');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/eshop\?index=1$/);

  // Until its rows are there, those of the page before stand in their place.
  await expect(page.getByRole('list', { name: 'Products' })).not.toHaveAttribute('aria-busy');
  const opened = titles(page).nth(7);
  const title = (await opened.textContent()) ?? '';
  await opened.scrollIntoViewIfNeeded();
  const place = await opened.boundingBox();
  await opened.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Carillon`);
  await page.goBack();
  await expect(page).toHaveURL('/eshop?by=price_des&index=1');
  await expect(opened.getByRole('link')).toBeFocused();
  await expect
    .poll(async () => Math.round((await opened.boundingBox())?.y ?? 0))
    .toBe(Math.round(place?.y ?? 1));
});

test('SHP-02: the pictures of a product by keyboard, by a finger and enlarged; its data stands in the head', {
  tag: '@certify',
}, async ({ browser, watch }) => {
  const context = await browser.newContext({ hasTouch: true });
  await watch.over(context);
  const page = await context.newPage();
  await page.goto('/eshop/product/2');
  await expect(thumbs(page)).toHaveCount(4);
  const current = async () =>
    thumbs(page).evaluateAll((all) => all.findIndex(({ ariaCurrent }) => ariaCurrent === 'true'));

  await thumbs(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumbs(page).nth(1)).toBeFocused();
  await expect(page.getByRole('img', { name: 'Carillon Micro, back' })).toBeVisible();
  await page.keyboard.press('End');
  await expect.poll(current).toBe(3);

  const { x, y, width, height } = (await page.getByRole('img', { name: 'in anthracite' }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * part, y: y + height / 2 }],
    });
  await touch('touchStart', 0.4);
  for (const part of [0.5, 0.6, 0.7]) await touch('touchMove', part);
  await touch('touchEnd');
  await expect.poll(current).toBe(2);

  await page.getByRole('button', { name: 'Enlarge' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 of 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('4 of 4')).toBeVisible();
  await page.keyboard.press('+');
  await expect(dialog.getByText('150%')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeFocused();
  await expect.poll(current).toBe(3);

  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'Product', sku: 'CR-M-200', offers: [{ price: '279.38' }, {}, {}] });
  await context.close();
});

/** Half up, on whole numbers alone. */
const percentOf = (cents: bigint, hundredths: bigint) => (cents * hundredths + 5000n) / 10_000n;

test('SHP-03: every amount is the net price less its discount and with its tax, exact in cents, as Intl writes it', {
  tag: '@certify',
}, async ({ page, browser, watch }) => {
  const answer = await page.request.get('/api/products/list?limit=100');
  const { data }: { data: Product[] } = await answer.json();
  const grossOf = ({ prices, tax_percentage }: Product) =>
    prices.map(({ price, discount }) =>
      percentOf(
        percentOf(BigInt(price), 10_000n - BigInt(Math.round(discount * 100))),
        10_000n + BigInt(Math.round(tax_percentage * 100)),
      ),
    );
  const write = (locale: string, cents: bigint) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(
      `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}` as unknown as number,
    );

  await page.goto('/eshop?size=25');
  await expect(cards(page)).toHaveCount(data.length);
  for (const product of data) {
    const card = cards(page).filter({ has: page.getByRole('link', { name: product.title, exact: true }) });
    const [first = 0n, second] = grossOf(product);
    await expect(card.locator('strong'), product.title).toHaveText(write('en-US', first));
    if (second !== undefined)
      await expect(card).toContainText(
        `from ${product.prices[1]?.quantity} pieces ${write('en-US', second)} each`,
      );
  }

  const italian = await browser.newContext({ locale: 'it-IT' });
  await watch.over(italian);
  const product = await italian.newPage();
  await product.goto('/eshop/product/2');
  const [first = 0n] = grossOf(data.find(({ id }) => id === 2) as Product);
  await expect(product.locator('strong')).toHaveText(write('it-IT', first));
  await italian.close();
});

test('SHP-02: what was withdrawn is there for nobody, an administrator included', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const enterFirst of [async () => {}, () => enter(page, 'admin')]) {
    await enterFirst();
    await page.goto('/eshop/product/24');
    await expect(page.getByText('This product does not exist or is no longer sold.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL('/eshop');
    await expect(page.getByText('1 to 10 of 23')).toBeVisible();
  }
});
