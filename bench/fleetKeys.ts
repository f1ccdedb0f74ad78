import type { Page } from 'playwright';
import { openFleetStage } from '../packages/client/src/fleet/testFleetStage.ts';
import { percentile95 } from './list.ts';
import { withBenchPage } from './page.ts';
import { takePresses } from './presses.ts';
import { forPeople } from './reference.ts';
import { median, type Row } from './table.ts';

const RESTARTS = 3;
/** As fast as somebody types. */
const BETWEEN_MS = 80;
const REST_PRESSES = 60;
const LATER_MS = 50;
const TEXT = 'CR-12';

/** What keys cost in a list of so many devices while they greet anew after a restart of the broker, beside the same page at rest. */
export async function fleetKeyRows(devices: number): Promise<Row[]> {
  const stage = await openFleetStage(devices);
  // The page is the only console.
  stage.broker.disconnect();
  try {
    return await withBenchPage('fleetPage', (measure) =>
      measure(`?broker=${encodeURIComponent(stage.url)}&count=${devices}`, async (page) => {
        await page.getByRole('searchbox').focus();
        await untilChecked(page, devices);
        // The first ones warm up.
        await type(page, (pressed) => pressed < TEXT.length * 2);
        await takePresses(page);
        await type(page, (pressed) => pressed < REST_PRESSES);
        const rest = await takePresses(page);
        const greeted: number[] = [];
        const judgedMs: number[] = [];
        for (let restart = 0; restart < RESTARTS; restart++) {
          await stage.stopBroker();
          await untilChecked(page, 0);
          await takePresses(page);
          const fromMs = performance.now();
          await stage.startBroker();
          await type(page, async () => (await countChecked(page)) < devices);
          judgedMs.push(performance.now() - fromMs);
          greeted.push(...(await takePresses(page)));
        }
        return rowsOf(devices, rest, greeted, judgedMs);
      }),
    );
  } finally {
    await stage.close();
  }
}

function rowsOf(devices: number, rest: number[], greeted: number[], judgedMs: number[]): Row[] {
  const [atRest, meanwhile] = [rest, greeted].map(percentile95) as [number, number];
  return [
    {
      name: `a key in a list of ${devices.toLocaleString('en-US')} devices that are judged after a restart of the broker, 95th percentile`,
      value: `${meanwhile.toFixed(1)} ms of ${greeted.length} presses, ${(meanwhile - atRest).toFixed(1)} later than at rest`,
      reference: `${atRest.toFixed(1)} ms of ${rest.length} on the same page at rest; all are judged in the page ${(median(judgedMs) / 1000).toFixed(1)} s after the broker is there`,
      target: forPeople(`at most ${LATER_MS} ms later than at rest`),
      met: meanwhile - atRest <= LATER_MS,
    },
  ];
}

/** Types a text and takes it back, again and again while `goesOn`. */
async function type(page: Page, goesOn: (pressed: number) => boolean | Promise<boolean>) {
  for (let pressed = 0; await goesOn(pressed); pressed++) {
    const at = pressed % (2 * TEXT.length);
    await page.keyboard.press(at < TEXT.length ? (TEXT[at] ?? 'C') : 'Backspace');
    await page.waitForTimeout(BETWEEN_MS);
  }
}

const countChecked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { countChecked(): number }).countChecked());

async function untilChecked(page: Page, count: number) {
  while ((await countChecked(page)) !== count) await page.waitForTimeout(50);
}
