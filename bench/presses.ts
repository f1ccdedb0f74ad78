import type { Page } from 'playwright';

/** The browser says what a press took a while after its picture. */
const SAID_MS = 1000;

/** What each press since the last call took until the next picture, in milliseconds: of a page with `watchPresses`. */
export async function takePresses(page: Page): Promise<number[]> {
  await page.waitForTimeout(SAID_MS);
  return page.evaluate(() => (globalThis as unknown as { takePresses(): number[] }).takePresses());
}
