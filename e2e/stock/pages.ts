import type { Page } from '@playwright/test';
import { people, submitLogin } from '../steps.ts';
import { expect } from '../test.ts';
import type { Stage, StockBroker } from './stage.ts';

/** Two pages of a person: one shows the meters of the device, and in the other an event is filled in. */
export interface Pages {
  readonly dashboard: Page;
  readonly form: Page;
}

export interface OpenPages {
  /** The address of the broker that both are on, by its number. */
  readonly node: number;
  /** Resolves when the form has sent a command: within 5 ms. */
  hasSent(command: string): Promise<void>;
}

/** Opens both on one address of the broker, which is wanted. */
export async function openPages(
  { dashboard, form }: Pages,
  { url, path }: Stage,
  { websockets }: StockBroker,
  isWanted: (node: number) => boolean = () => true,
): Promise<OpenPages> {
  const nodes = new Map<Page, number>();
  const sent: string[] = [];
  for (const page of [dashboard, form]) {
    page.on('websocket', (socket) => {
      nodes.set(page, websockets.indexOf(socket.url()));
      if (page === form) {
        socket.on('framesent', ({ payload }) => sent.push(payload.toString()));
      }
    });
  }
  const isLive = (page: Page) =>
    expect(page.locator('[role="status"][data-live="on"]')).toBeVisible({ timeout: 60_000 });
  await dashboard.goto(`${url}/backend/login?return=${encodeURIComponent(`${path}/dash`)}`);
  await submitLogin(dashboard, people.owner);
  await isLive(dashboard);
  // Each page draws its own, each time.
  while (!isWanted(nodes.get(dashboard) ?? -1)) {
    await dashboard.reload();
    await isLive(dashboard);
  }
  do {
    await form.goto(`${url}${path}/events/add/playback`);
    await isLive(form);
  } while (nodes.get(form) !== nodes.get(dashboard));
  return {
    node: nodes.get(form) ?? -1,
    hasSent: async (command) => {
      const isSent = () => sent.some((text) => text.includes(command));
      await expect.poll(isSent, { intervals: [5], message: `${command} is sent` }).toBe(true);
    },
  };
}

export const NEW = 'Night music';

/** A new event, on Wednesdays, at an hour at which no example plays. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(NEW);
  await page.getByRole('radio', { name: 'Daily' }).click();
  await page.getByRole('toolbar', { name: 'Days' }).getByRole('button').nth(3).click();
  for (const [end, digits] of [
    ['Start', '0400'],
    ['End', '0430'],
  ] as const) {
    await page.getByRole('group', { name: end, exact: true }).getByRole('spinbutton').first().click();
    await page.keyboard.type(digits);
  }
  const stream = page.getByRole('textbox', { name: 'Stream address' }).first();
  await stream.fill('http://live.aurora-radio.example:8000/night.mp3');
}
