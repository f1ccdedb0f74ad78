import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, BrowserContext, Page } from 'playwright';
import { type OwnPlatform, startOwnPlatform } from '../e2e/ownPlatform.ts';
import { foldText } from '../mocks/src/storage/storage.ts';
import { LANES, type Loading, listRows, load, logIn, newContext, slowDown } from './loading.ts';
import { forPeople, watchSpent } from './reference.ts';
import { median, type Row, ratio } from './table.ts';

const TURNS = 3;
const MINUTE_MS = 60_000;
/** The page is opened so long before a minute turns. */
const BEFORE_TURN_MS = 25_000;
const TURN_MS = 20;
/** So long it is watched at rest, and so long on either side of the turn. */
const RESTING_MS = 6000;
const BESIDE_TURN_MS = 500;
/** The time of now, over the lanes. */
const NOW = ':is([data-carillon-part="today"], [data-bare]) b';
/** Of what moves the same with no library at all. */
const BARE_RATIO = 1.5;

/** Welcome of somebody with many devices, on the same phone and line: when it is there, and what a minute costs. */
export async function welcomeRows(browser: Browser, reactMs: number): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  const platform = await startWithDevices(data);
  try {
    const session = await logIn(platform);
    const welcome = {
      name: `Welcome with ${LANES} devices`,
      until: `[data-carillon-part="today"] li:nth-child(${LANES}) ul`,
      bounds: { firstPaint: 900, largestPaint: 2200, lanes: 4000, shift: 0.01 },
    };
    const loadings: Loading[] = [];
    const turns: number[] = [];
    const bareTurns: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      loadings.push(await load(browser, platform.url, welcome, session));
      const open = (page: Page) => openWelcome(page, platform.url, welcome.until);
      turns.push(await measureMinute(await newContext(browser, platform.url, session), open));
      bareTurns.push(await measureMinute(await newContext(browser, platform.url), openBareLanes));
    }
    const turnName = `${welcome.name}, script, style and layout of a minute's turn`;
    const [ours, bare] = [median(turns), median(bareTurns)];
    return [
      ...listRows(welcome, loadings, reactMs),
      {
        name: turnName,
        value: `${ours.toFixed(1)} ms`,
        target: forPeople(`at most ${TURN_MS} ms`),
        met: ours <= TURN_MS,
      },
      {
        name: `${turnName}, beside a bare page`,
        value: ratio(ours, bare),
        reference: `a label and ${LANES} lines moved by a script alone: ${bare.toFixed(1)} ms`,
        target: `at most ${ratio(BARE_RATIO, 1)}`,
        met: ours <= BARE_RATIO * bare,
      },
    ];
  } finally {
    await platform.end('SIGTERM');
    rmSync(data, { recursive: true });
  }
}

/** The platform with more devices of the owner, who have left the factory and are switched on, each with a day of events. */
async function startWithDevices(data: string): Promise<OwnPlatform> {
  const first = await startOwnPlatform(data);
  await first.end('SIGTERM');
  const database = new DatabaseSync(join(data, 'platform.sqlite'));
  // What the platform orders by.
  database.function('fold', { deterministic: true }, (value) =>
    typeof value === 'string' ? foldText(value) : value,
  );
  database.exec('DELETE FROM devices; DELETE FROM factory');
  const made = database.prepare('INSERT INTO factory (label, key, class_id) VALUES (?, ?, 2)');
  const registered = database.prepare(
    'INSERT INTO devices (user_id, device_id, name, class_id, icon_id, device_tag_id, created_at, updated_at) VALUES (2, ?, ?, 2, 1, NULL, ?, ?)',
  );
  mkdirSync(join(data, 'devices'), { recursive: true });
  const now = new Date().toISOString();
  for (let index = 1; index <= LANES; index++) {
    const label = `CR-${2000 + index}`;
    made.run(label, `KEY-${2000 + index}`);
    registered.run(label, `Room ${index}`, now, now);
    writeFileSync(join(data, 'devices', `${label}.json`), JSON.stringify({ v: 1, events: dayOf(index) }));
  }
  database.close();
  return first.startAgain();
}

/** In the zones of Europe none of these hours, nor the fourth after it, is the present one: what begins is not what a minute costs. */
const FIRST_HOUR = (new Date().getUTCHours() + 5) % 6;

/** Four events of each day, between which it is silent; never at the same minute as another device. */
const dayOf = (index: number) =>
  [0, 6, 12, 18].map((later, place) => ({
    id: `evts/${place + 1}`,
    name: ['Night sounds', 'Morning hall', 'Afternoon hall', 'Piano bar'][place],
    mode: 'playback',
    repeat: 0b111_1111,
    time: [FIRST_HOUR + later, FIRST_HOUR + later + 4].map((hour) => (hour * 60 + index) % 1440),
    main: { uri: 'http://live.aurora-radio.example:8000/day.mp3', tmo: 15 },
    delay: 15,
  }));

/** What a browser works around a minute's turn, less what it works in as long without one. */
async function measureMinute(context: BrowserContext, open: (page: Page) => Promise<void>): Promise<number> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(startBeforeMinute, { MINUTE_MS, BEFORE_TURN_MS });
  await open(page);
  const read = await watchSpent(page);
  const label = page.locator(NOW);
  const untilTurn = () => page.evaluate((ms) => ms - (Date.now() % ms), MINUTE_MS);
  await page.waitForTimeout((await untilTurn()) - RESTING_MS - BESIDE_TURN_MS);
  const [began, beganMs] = [await read(), performance.now()];
  await page.waitForTimeout((await untilTurn()) - BESIDE_TURN_MS);
  const told = await label.textContent();
  const [before, beforeMs] = [await read(), performance.now()];
  await page.waitForTimeout((await untilTurn()) + BESIDE_TURN_MS);
  const [after, afterMs] = [await read(), performance.now()];
  const tells = await label.textContent();
  if (!tells || tells === told) throw new Error(`No minute has turned: now is still '${tells}'.`);
  await context.close();
  // What devices tell is worked on all the time.
  const resting = (before - began) / (beforeMs - beganMs);
  return Math.max(0, after - before - resting * (afterMs - beforeMs));
}

async function openWelcome(page: Page, url: string, until: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(until, { state: 'attached' });
}

/** The least that a minute can cost on this machine: as many lanes, their lines and the time of now, and nothing else. */
async function openBareLanes(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(showBareLanes, { LANES, MINUTE_MS });
}

/** In the page. */
function showBareLanes({ LANES, MINUTE_MS }: { LANES: number; MINUTE_MS: number }) {
  const lane =
    '<li style="position: relative; height: 52px">Room<svg style="position: absolute; inset: 0; width: 100%; height: 100%; stroke: black"><line y2="100%"/></svg></li>';
  document.body.innerHTML = `<div data-bare style="position: relative; contain: size layout; height: 18px"><b style="position: absolute">0:00</b></div><ul>${lane.repeat(LANES)}</ul>`;
  const label = document.querySelector('b');
  const lines = document.querySelectorAll('line');
  const move = () => {
    setTimeout(move, MINUTE_MS - (Date.now() % MINUTE_MS));
    const now = new Date();
    const part = `${(now.getHours() * 60 + now.getMinutes()) / 14.4}%`;
    for (const line of lines) for (const end of ['x1', 'x2']) line.setAttribute(end, part);
    if (!label?.firstChild) return;
    label.firstChild.nodeValue = now.toLocaleTimeString();
    label.style.insetInlineStart = part;
  };
  move();
}

/** In the page, before anything of it: its clock is so far ahead that a minute turns when it has settled. */
function startBeforeMinute({ MINUTE_MS, BEFORE_TURN_MS }: { MINUTE_MS: number; BEFORE_TURN_MS: number }) {
  const now = Date.now.bind(Date);
  const aheadMs = MINUTE_MS - BEFORE_TURN_MS - (now() % MINUTE_MS);
  Date.now = () => now() + aheadMs;
}
