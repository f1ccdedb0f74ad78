// The form of an event on a device with 64 others: what a key costs until its recap stands there, and what a drag drops.
import type { Page } from 'playwright';
import { boundDropped, countDropped, dropOnNothing, inTurns, sway } from './drag.ts';
import { withBenchPage } from './page.ts';
import { atMostUnits, costText, openPageUnit, type Pair, sumCost, watchSpent } from './reference.ts';
import { median, type Row, ratio } from './table.ts';

const OTHERS = 64;
const KEYS = 60;
/** So many keys between two looks at the unit. */
const KEYS_OF_A_TURN = 10;
const PASTES = 5;
/** Of 3 s, 60 a second. */
const FRAMES = 180;

/** A key in the time and a drag over the week, each beside what costs nothing. */
export const eventFormRows = (): Promise<Row[]> =>
  withBenchPage('eventFormPage', async (measure) => {
    const many = await measure(`?others=${OTHERS}`, spentOnKeys);
    const none = await measure('?others=0', spentOnKeys);
    const pasted = sumCost(await measure('?others=0', spentAfterPaste));
    const dropped = await measure(`?others=${OTHERS}`, dropOnDrag);
    const resting = await measure(`?others=${OTHERS}`, (page) => dropOnNothing(page, 600, 400));
    const eachMs = median(dropped.map(({ ms }) => ms)) / FRAMES;
    const longest = Math.max(...many.map(({ ms }) => ms));
    return [
      {
        name: `a key in the time of an event, beside ${OTHERS} others`,
        value: `${sumCost(many).ms.toFixed(1)} ms script, style and layout, longest ${longest.toFixed(1)}`,
        reference: `${costText(sumCost(many))}; ${ratio(sumCost(many).ms, sumCost(none).ms)} the same with no other`,
        target: `${atMostUnits(8)}, the middle one`,
        met: sumCost(many).units <= 8,
      },
      {
        name: 'the key after a megabyte that was pasted into its name',
        value: `${pasted.ms.toFixed(1)} ms script, style and layout`,
        reference: costText(pasted),
        target: `${atMostUnits(16)}, the middle one`,
        met: pasted.units <= 16,
      },
      {
        name: 'the event drawn over its week for 3 s',
        ...boundDropped(
          dropped.map(({ frames }) => frames),
          resting,
          'on a page without work',
          // Under a load frames are dropped that cost little: what they cost tells the two apart.
          `, ${eachMs.toFixed(1)} ms script, style and layout each`,
        ),
      },
    ];
  });

/** Milliseconds of script, style and layout on the main thread for each of some keys, each of which says another recap. */
async function spentOnKeys(page: Page): Promise<Pair[]> {
  const spent = await watchSpent(page);
  const timePageUnit = await openPageUnit(page);
  await page.bringToFront();
  await page.getByRole('group', { name: 'Start', exact: true }).getByRole('spinbutton').last().focus();
  const pairs: Pair[] = [];
  let unitMs = Number.NaN;
  for (let key = 0; key < 2 * KEYS; key++) {
    if (key % KEYS_OF_A_TURN === 0) unitMs = await timePageUnit();
    const before = await spent();
    const said = await recapOf(page);
    await page.keyboard.press('ArrowUp');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    pairs.push({ ms: (await spent()) - before, unitMs });
    if ((await recapOf(page)) === said) throw new Error('The recap does not follow the key.');
  }
  // The first half warms up.
  return pairs.slice(KEYS);
}

/** The same for a key after a megabyte that was pasted into the name. */
async function spentAfterPaste(page: Page): Promise<Pair[]> {
  const spent = await watchSpent(page);
  const timePageUnit = await openPageUnit(page);
  await page.bringToFront();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const pairs: Pair[] = [];
  for (let turn = 0; turn < PASTES; turn++) {
    await name.focus();
    await page.evaluate(() => document.execCommand('insertText', false, '🔔'.repeat(250_000)));
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value.length <= 64);
    const unitMs = await timePageUnit();
    await name.focus();
    const before = await spent();
    await page.keyboard.press('Backspace');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    pairs.push({ ms: (await spent()) - before, unitMs });
  }
  return pairs;
}

const recapOf = (page: Page) => page.getByRole('region', { name: 'Recap' }).getByRole('status').textContent();

/** Frames dropped while the event is drawn to and fro on its day, and what the page has worked for all of them. */
async function dropOnDrag(page: Page): Promise<{ readonly frames: number; readonly ms: number }[]> {
  const grip = page.locator('[data-run]').first();
  await grip.scrollIntoViewIfNeeded();
  const place = await grip.boundingBox();
  if (!place) throw new Error('There is nothing to take hold of.');
  const said = await recapOf(page);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  const spent = await watchSpent(page);
  const turns = await inTurns(async () => {
    const before = await spent();
    const frames = await countDropped(page, () => sway(page, place.x + place.width / 2, place.y));
    return { frames, ms: (await spent()) - before };
  });
  if ((await recapOf(page)) === said) throw new Error('The recap does not follow the hand.');
  await page.mouse.up();
  return turns;
}
