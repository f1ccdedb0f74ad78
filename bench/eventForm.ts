// The form of an event on a device with 64 others: what a key costs until its recap stands there, and what a drag drops.
import type { CDPSession, Page } from 'playwright';
import { countDropped } from './drag.ts';
import { withBenchPage } from './page.ts';
import { median, type Row, ratio } from './table.ts';

const OTHERS = 64;
const KEYS = 60;
const DRAG_MS = 3000;

/** A key in the time and a drag over the week, each beside what costs nothing. */
export const eventFormRows = (): Promise<Row[]> =>
  withBenchPage('eventFormPage', async (measure) => {
    const many = await measure(`?others=${OTHERS}`, spentOnKeys);
    const none = await measure('?others=0', spentOnKeys);
    const dropped = await measure(`?others=${OTHERS}`, dropOnDrag);
    const resting = await measure(`?others=${OTHERS}`, dropOnNothing);
    return [
      {
        name: `a key in the time of an event, beside ${OTHERS} others`,
        value: `${median(many).toFixed(1)} ms script, style and layout, longest ${Math.max(...many).toFixed(1)}`,
        reference: `${ratio(median(many), median(none))} the same with no other (${median(none).toFixed(1)} ms)`,
        target: 'at most 8 ms median',
      },
      {
        name: 'the event drawn over its week for 3 s',
        value: `${dropped} frames dropped of ${Math.round((DRAG_MS * 60) / 1000)}`,
        reference: `${resting} on a page without work, by the same hand`,
        target: 'none more than on a page without work',
      },
    ];
  });

/** Milliseconds of script, style and layout on the main thread for each of some keys, each of which says another recap. */
async function spentOnKeys(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.getByRole('group', { name: 'Start', exact: true }).getByRole('spinbutton').last().focus();
  const spent: number[] = [];
  for (let key = 0; key < 2 * KEYS; key++) {
    const before = await readSpent(session);
    const said = await recapOf(page);
    await page.keyboard.press('ArrowUp');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    spent.push((await readSpent(session)) - before);
    if ((await recapOf(page)) === said) throw new Error('The recap does not follow the key.');
  }
  // The first half warms up.
  return spent.slice(KEYS);
}

const recapOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Sunday' }).first().textContent();

async function readSpent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1000 * (of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration'));
}

/** Frames dropped while the event is drawn to and fro on its day. */
async function dropOnDrag(page: Page): Promise<number> {
  const grip = page.locator('[data-run]').first();
  await grip.scrollIntoViewIfNeeded();
  const place = await grip.boundingBox();
  if (!place) throw new Error('There is nothing to take hold of.');
  const said = await recapOf(page);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  const dropped = await countDropped(page, () => sway(page, place.x + place.width / 2, place.y));
  if ((await recapOf(page)) === said) throw new Error('The recap does not follow the hand.');
  await page.mouse.up();
  return dropped;
}

/** The same hand over a page that has nothing to do. */
async function dropOnNothing(page: Page): Promise<number> {
  await page.goto('about:blank');
  return countDropped(page, () => sway(page, 600, 400));
}

async function sway(page: Page, x: number, y: number) {
  const start = performance.now();
  for (let passedMs = 0; passedMs < DRAG_MS; passedMs = performance.now() - start) {
    await page.mouse.move(x + 100 * Math.sin(passedMs / 300), y);
  }
}
