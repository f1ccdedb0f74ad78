import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAudioControl, createBroker } from '@carillon/client';
import { encodeVolume } from '@carillon/protocol/audio';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub, openAuthority } from '@carillon/simulator';
import { chromium, type Page } from 'playwright';
import { startOwnPlatform } from '../e2e/ownPlatform.ts';
import { openFleetStage } from '../packages/client/src/fleet/testFleetStage.ts';
import { findChromium, thisMachine } from '../scripts/chromium.ts';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { logIn, newContext } from './loading.ts';
import { withBenchPage } from './page.ts';
import type { Row } from './table.ts';

const DRAG_MS = 3000;
const FRAME_MS = 1000 / 60;
const REQUEST = 'cmd/req/micro-eth/CR-1002';

/**
 * What a hand does that draws the volume for 3 s: what of it the device is told, on a quick line and on a slow one, and what
 * of it is drawn, on the screen in a browser; and what is drawn of an event that it moves over its week,
 * and of the line of the fleet.
 */
export async function dragRows(): Promise<Row[]> {
  return [
    await drag('a quick line', 0),
    await drag('100 ms each way', 100),
    ...(await dragOnScreens()),
    await dragMoment(),
  ];
}

async function drag(line: string, latencyMs: number): Promise<Row> {
  const hub = createHub({ authority: openAuthority });
  hub.attach(createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, events: [] }));
  const broker = createBroker({
    transport: hub.transport({ latencyMs }),
    clock: systemClock,
    credentials: async () => ({ username: '1', password: 'jwt' }),
  });
  const control = createAudioControl({
    link: broker.device({ type: 'micro-eth', label: 'CR-1002' }),
    clock: systemClock,
  });
  const known = new Promise<void>((resolve) => {
    control.subscribe(() => control.getSnapshot().positions && resolve());
  });
  broker.connect();
  await known;

  /** When the hand was where, and what that is called on the wire. */
  const moves: { readonly l: number; readonly atMs: number }[] = [];
  let confirmed = 0;
  let sent = 0;
  let longestMs = 0;
  hub.observe(REQUEST, (_topic, payload) => {
    const { msg, body } = JSON.parse(payload);
    if (msg !== 'vol' || body.l === undefined) return;
    sent++;
    const index = moves.findLastIndex(({ l }) => l === body.l);
    // The first that the device had not been told of has waited longest.
    longestMs = Math.max(longestMs, performance.now() - (moves[confirmed]?.atMs ?? performance.now()));
    confirmed = index + 1;
  });

  const start = performance.now();
  while (performance.now() - start < DRAG_MS) {
    const volume = 5 + (moves.length % 60);
    moves.push({ l: encodeVolume({ volume, balance: 0 }).l, atMs: performance.now() });
    control.move({ volume });
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
  control.letGo();
  while (confirmed < moves.length) await new Promise((resolve) => setTimeout(resolve, 1));
  broker.disconnect();
  hub.stop();
  return {
    name: `volume drawn for 3 s, ${line}`,
    value: `${sent} commands, ${longestMs.toFixed(0)} ms at most from the hand to the device`,
    reference: `${(sent / moves.length).toFixed(2)} x the ${moves.length} moves`,
    target: 'at most 62 commands, one under way',
    met: sent <= 62,
  };
}

/** With the pointer, on the running platform: the volume, and an event of the week. */
async function dragOnScreens(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'carillon-bench-'));
  const platform = await startOwnPlatform(data);
  const { path } = await findChromium(thisMachine, 'whole');
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: path });
  try {
    const context = await newContext(browser, platform.url, await logIn(platform));
    return [
      await dragVolume(await context.newPage(), platform.url),
      await dragEvent(await context.newPage(), platform.url),
    ];
  } finally {
    await browser.close();
    await platform.end('SIGTERM');
    rmSync(data, { recursive: true });
  }
}

async function dragVolume(page: Page, url: string): Promise<Row> {
  let sent = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (/"msg":"vol".*"l":/.test(payload.toString())) sent++;
    }),
  );
  await page.goto(`${url}/manage/2/feature/2/audio`);
  const thumb = page.getByRole('slider', { name: 'Volume' });
  await thumb.and(page.locator(':enabled')).waitFor({ state: 'attached' });
  const place = await thumb.boundingBox();
  if (!place) throw new Error('The volume has no thumb.');

  const resting = await inTurns(() => countDropped(page, () => page.waitForTimeout(DRAG_MS)));
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  const moving = await inTurns(() => countDropped(page, () => sway(page, place.x, place.y)));
  await page.mouse.up();
  return {
    name: 'volume drawn for 3 s, on the screen',
    ...boundDropped(moving, resting, 'with no hand on it', `, ${Math.round(sent / TURNS)} commands`),
  };
}

async function dragEvent(page: Page, url: string): Promise<Row> {
  await page.goto(`${url}/manage/2/feature/2/events`);
  // The first one is of several days: all of them go along.
  const bar = page.getByRole('link', { name: /^Morning radio, / }).first();
  await bar.hover();
  await page.locator('[data-carillon-part="hand"]').waitFor({ state: 'attached' });
  const place = await bar.boundingBox();
  if (!place) throw new Error('There is nothing to take hold of.');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const moving = await inTurns(() => countDropped(page, () => sway(page, x, y)));
  if (!(await bar.getAttribute('data-lifted'))) throw new Error('The week does not follow the hand.');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const resting = await dropOnNothing(page, x, y);
  return {
    name: 'an event of five days drawn over its week for 3 s',
    ...boundDropped(moving, resting),
  };
}

const DEVICES = 40;

/** Eight a day, at other hours for each device. */
const makeDay = (index: number): DeviceEvent[] =>
  Array.from({ length: 8 }, (_, i) => {
    const start = 180 * i + 3 * index;
    return {
      id: `evts/${i + 1}`,
      name: `Radio ${i + 1}`,
      mode: 'playback',
      repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
      time: [start, start + 60],
      main: { uri: 'http://music.example/', tmo: 15 },
    };
  });

/** The line of "What will play at …", over the days of forty devices. */
async function dragMoment(): Promise<Row> {
  const stage = await openFleetStage(DEVICES, { eventsOf: makeDay });
  stage.broker.disconnect();
  try {
    return await withBenchPage('tilesPage', (measure) =>
      measure(`?broker=${encodeURIComponent(stage.url)}&count=${DEVICES}`, async (page) => {
        await page.getByRole('button', { name: 'At a time' }).click();
        const mark = page.getByRole('slider');
        await page.locator(`[data-device] [data-lane] > *`).first().waitFor();
        await page.waitForTimeout(5000);
        const place = await mark.boundingBox();
        if (!place) throw new Error('The line has no handle.');
        const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        const before = await mark.getAttribute('aria-valuenow');
        const moving = await inTurns(() => countDropped(page, () => sway(page, x, y)));
        if ((await mark.getAttribute('aria-valuenow')) === before)
          throw new Error('The line does not follow the hand.');
        await page.mouse.up();
        const resting = await dropOnNothing(page, x, y);
        return {
          name: `the line of "What will play at …" drawn over ${DEVICES} devices for 3 s`,
          ...boundDropped(moving, resting),
        };
      }),
    );
  } finally {
    await stage.close();
  }
}

const TURNS = 3;

/** Does it several times: one turn says little, for a machine that pauses for a moment drops a frame whatever is drawn. */
export async function inTurns<T>(run: () => Promise<T>): Promise<T[]> {
  const turns: T[] = [];
  while (turns.length < TURNS) turns.push(await run());
  return turns;
}

/** The same hand over a page that has nothing to do. */
export async function dropOnNothing(page: Page, x: number, y: number): Promise<number[]> {
  await page.goto('about:blank');
  return inTurns(() => countDropped(page, () => sway(page, x, y)));
}

/** Of what is drawn no more frames are dropped than of what it is compared with, in all turns together. */
export function boundDropped(
  moving: readonly number[],
  resting: readonly number[],
  beside = 'on a page without work',
  besides = '',
): Omit<Row, 'name'> {
  const frames = Math.round((DRAG_MS * 60) / 1000);
  return {
    value: `${moving.join(', ')} frames dropped of ${frames}${besides}`,
    reference: `${resting.join(', ')} ${beside}`,
    target: `none more than ${beside}, in all`,
    met: sum(moving) <= sum(resting),
  };
}

const sum = (turns: readonly number[]) => turns.reduce((all, one) => all + one, 0);

/** To and fro by 100 px, for 3 s. */
export async function sway(page: Page, x: number, y: number) {
  const start = performance.now();
  for (let passedMs = 0; passedMs < DRAG_MS; passedMs = performance.now() - start) {
    await page.mouse.move(x + 100 * Math.sin(passedMs / 300), y);
  }
}

/** Frames that did not come in time, of 60 a second, while something is done. */
export async function countDropped(page: Page, run: () => Promise<void>): Promise<number> {
  const frames = await page.evaluateHandle(() => {
    const times: number[] = [];
    const note = (now: number) => {
      times.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return times;
  });
  await run();
  const times = await frames.jsonValue();
  return times.reduce((dropped, time, index) => {
    const gapMs = time - (times[index - 1] ?? time);
    return dropped + Math.max(0, Math.round(gapMs / FRAME_MS) - 1);
  }, 0);
}
