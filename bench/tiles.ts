import { liveTopic, requestTopic } from '@carillon/protocol/broker';
import type { CDPSession, Page } from 'playwright';
import { openFleetStage } from '../packages/client/src/fleet/testFleetStage.ts';
import { percentile95 } from './list.ts';
import { withBenchPage } from './page.ts';
import { takePresses } from './presses.ts';
import { forPeople, watchSpent } from './reference.ts';
import type { Row } from './table.ts';

const DEVICES = 1000;
const FEW = 100;
/** In view, with levels: 13 rows of four. */
const WINDOW = { width: 1280, height: 1760 };
const SECONDS = 15;
/** As fast as somebody types. */
const BETWEEN_MS = 120;
const TEXT = 'Room';
const EXTRA_MS = 10_000;

/** What a page of a thousand tiles costs while those that are not in view change, also while somebody else asks all for levels. */
export async function tileRows(): Promise<Row[]> {
  const stage = await openFleetStage(DEVICES);
  // The page is the only console.
  stage.broker.disconnect();
  const url = (count: number) => `?broker=${encodeURIComponent(stage.url)}&count=${count}`;
  const addressOf = (i: number) => ({ type: 'micro-eth', label: `CR-${i}` }) as const;
  const timers: NodeJS.Timeout[] = [];
  /** Each of the last 950 has another stream once a minute: on fail over, and back. */
  function changeAll() {
    let turn = 0;
    const change = () => {
      const i = DEVICES - 1 - (turn % 950);
      const fail = Math.floor(turn / 950) % 2 === 0 ? 1 : 0;
      turn++;
      stage.publish(
        liveTopic(addressOf(i), 'stream'),
        JSON.stringify({ id: 'evts/1', status: 2, ctx: { fail } }),
      );
    };
    timers.push(setInterval(change, 60_000 / 950));
  }
  function askAll() {
    const ask = () => {
      for (let i = 0; i < DEVICES; i++) {
        stage.publish(requestTopic(addressOf(i)), JSON.stringify({ req: 1, msg: 'StartExtra', body: {} }));
      }
    };
    ask();
    timers.push(setInterval(ask, EXTRA_MS));
  }
  try {
    return await withBenchPage('tilesPage', async (measure) => {
      const heap = await measure(url(FEW), (page) => settledHeap(page, FEW));
      return measure(url(DEVICES), async (page) => {
        const each = ((await settledHeap(page, DEVICES)) - heap) / (DEVICES - FEW);
        const rest = await watch(page);
        await page.setViewportSize(WINDOW);
        await page.getByText('Levels', { exact: true }).click();
        changeAll();
        await page.waitForTimeout(3000);
        const inView = await page.getByRole('meter').count();
        const changing = await watch(page);
        askAll();
        await page.waitForTimeout(3000);
        const flooded = await watch(page);
        return [
          {
            name: `heap of a page of ${DEVICES.toLocaleString('en-US')} tiles, a device`,
            value: `${(each / 1000).toFixed(1)} kB`,
            reference: `beside the same page with ${FEW}`,
            target: 'at most 6 kB',
            met: each <= 6000,
          },
          rowOf(`tiles, ${inView / 2} with levels drawn, 950 that change once a minute`, changing, rest),
          rowOf('the same while another console asks all of them for levels', flooded, rest),
        ];
      });
    });
  } finally {
    for (const timer of timers) clearInterval(timer);
    await stage.close();
  }
}

interface Watched {
  /** Of script, style and layout in each second. */
  readonly busyMs: number;
  readonly pressesMs: readonly number[];
}

function rowOf(name: string, { busyMs, pressesMs }: Watched, rest: Watched): Row {
  const later = percentile95(pressesMs) - percentile95(rest.pressesMs);
  return {
    name,
    value: `${busyMs.toFixed(0)} ms of script, style and layout a second; a key ${later.toFixed(1)} ms later than at rest, 95th percentile`,
    reference: `${rest.busyMs.toFixed(0)} ms and ${percentile95(rest.pressesMs).toFixed(1)} ms of ${rest.pressesMs.length} presses at rest`,
    target: forPeople('at most 300 ms, and 50 ms later'),
    met: busyMs <= 300 && later <= 50,
  };
}

/** First what is seen without a hand on the keys, then what keys cost. */
async function watch(page: Page): Promise<Watched> {
  const spent = await watchSpent(page);
  const before = await spent();
  await page.waitForTimeout(SECONDS * 1000);
  const busyMs = ((await spent()) - before) / SECONDS;
  await page.getByRole('searchbox').focus();
  await takePresses(page);
  for (let pressed = 0; pressed < 40; pressed++) {
    const at = pressed % (2 * TEXT.length);
    await page.keyboard.press(at < TEXT.length ? (TEXT[at] ?? 'R') : 'Backspace');
    await page.waitForTimeout(BETWEEN_MS);
  }
  return { busyMs, pressesMs: await takePresses(page) };
}

/** Of a page whose devices have all answered, after all garbage is collected. */
async function settledHeap(page: Page, count: number): Promise<number> {
  const said = `${Math.round(count * 0.9).toLocaleString('en-US')} playing`;
  await page.getByText(said).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  return readHeap(session);
}

async function readHeap(session: CDPSession): Promise<number> {
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
