// The first page on two mornings, on a platform of its own: of an operator who plans three shops from nothing, counted in acts
// (each click, each drag, and each field that is typed into), and of an owner on the way to the first sound. What devices hold
// in the end is asked by a foreign MQTT client.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { connectPerson } from './mqttClient.ts';
import { type OwnPlatform, startOwnPlatform } from './ownPlatform.ts';
import { enter, people } from './steps.ts';
import { test as base, expect } from './test.ts';

const AT_MOST = 40;
const [DAY, WEEK] = [1440, 7 * 1440];
const [MON, TUE, WED, THU, FRI, SAT] = [1, 2, 3, 4, 5, 6];
const WORKDAYS = [MON, TUE, WED, THU, FRI];

/** The zone in which it is afternoon now: none of what is moved plays, and nothing asks first whether to stop it. */
const ahead = ((15 - new Date().getUTCHours() + 36) % 24) - 12;
const zone = ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;

interface Planned {
  readonly name: string;
  readonly days: readonly number[];
  /** In minutes of the day, of the viewer. */
  readonly time: readonly [number, number];
}

const at = (hour: number, minute = 0) => hour * 60 + minute;
const nights: Planned = { name: 'Nights', days: [...WORKDAYS, SAT], time: [at(20), at(8)] };
const week = (workdays: Planned['time'], lunch: Planned['time'], saturday: Planned['time']) => [
  { name: 'Workdays', days: WORKDAYS, time: workdays },
  { name: 'Lunch', days: WORKDAYS, time: lunch },
  { name: 'Saturday', days: [SAT], time: saturday },
  nights,
];
const shops = [
  {
    name: 'Lobby north',
    topic: 'nano-eth/CR-1001',
    week: week([at(9), at(12, 30)], [at(12, 30), at(14)], [at(9), at(18)]),
  },
  {
    name: 'Café terrace',
    topic: 'micro-eth/CR-1002',
    week: week([at(8, 30), at(12)], [at(12), at(13, 30)], [at(9), at(17)]),
  },
  {
    name: 'Bell tower',
    topic: 'std-eth/CR-1003',
    week: week([at(9, 30), at(13)], [at(13), at(14, 30)], [at(10), at(19)]),
  },
] as const;
const ADDRESS = 'http://live.aurora-radio.example:8000/shop.mp3';

const test = base.extend<{ fetched: string[] }, { platform: OwnPlatform }>({
  platform: [
    async ({ browserName: _ }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'carillon-morning-'));
      mkdirSync(join(data, 'devices'));
      for (const { topic } of shops) {
        const file = join(data, 'devices', `${topic.split('/')[1]}.json`);
        writeFileSync(file, JSON.stringify({ v: 1, events: [] }));
      }
      const platform = await startOwnPlatform(data);
      await use(platform);
      await platform.end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ platform }, use) => use(platform.url),
  /** The scripts of the page so far that only the first steps need. */
  fetched: async ({ page }, use) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/FirstRun-[^/]+\.js$/.test(pathname)) fetched.push(pathname);
    });
    await use(fetched);
  },
});
test.use({ timezoneId: zone, locale: 'en-US', viewport: { width: 1280, height: 1000 } });

/** In the page, before anything of it: what a person does there, and nothing that a script does. */
function countActs() {
  const KEY = 'acts';
  let field: Element | undefined;
  const note = (act: string) => {
    const acts: string[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.setItem(KEY, JSON.stringify([...acts, act]));
  };
  const nameOf = (element: Element) =>
    element.closest('[aria-label]')?.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  const fieldOf = (element: Element) =>
    element.closest('[role=spinbutton]')?.closest('[role=group]') ??
    element.closest('input:not([type=checkbox], [type=radio], [type=range]), textarea') ??
    undefined;
  addEventListener(
    'pointerdown',
    ({ isTrusted, target }) => {
      if (!isTrusted || !(target instanceof Element)) return;
      const pressed = fieldOf(target);
      // A press into a field and what is typed there are one act.
      if (pressed && pressed === field) return;
      field = pressed;
      note(pressed ? 'field' : `press ${nameOf(target)}`);
    },
    true,
  );
  const noteInput = ({ isTrusted, target }: Event) => {
    const typed = isTrusted && target instanceof Element ? fieldOf(target) : undefined;
    if (!typed || typed === field) return;
    field = typed;
    note('field');
  };
  // What is pasted comes without a key.
  for (const type of ['keydown', 'beforeinput']) addEventListener(type, noteInput, true);
}

const actsOf = (page: Page) =>
  page.evaluate((): string[] => JSON.parse(sessionStorage.getItem('acts') ?? '[]'));

const rowOf = (page: Page, day: string) => page.getByRole('list', { name: day, exact: true });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn.`);
  return box;
}

/** Once the hand is there: it comes with the pointer. */
async function reachFor(page: Page, x: number, y: number) {
  await page.mouse.move(x, y);
  await expect(page.locator('[data-carillon-part="hand"]')).toBeAttached();
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await reachFor(page, ...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
}

/** Draws on the rows of some days. */
async function draw(page: Page, [first, last]: readonly [string, string], [start, end]: Planned['time']) {
  await expect(rowOf(page, first)).toBeVisible();
  const [top, bottom] = [await boxOf(rowOf(page, first)), await boxOf(rowOf(page, last))];
  const x = (minute: number) => top.x + (top.width * minute) / DAY;
  await drag(
    page,
    [x(start) + 1, top.y + top.height / 2],
    [Math.min(x(end), top.x + top.width - 2), bottom.y + bottom.height / 2],
  );
}

/** Moves the first bar of an event by so many minutes, or one of its ends. */
async function move(page: Page, name: string, minutes: number, part: 'whole' | 'end' = 'whole') {
  // The card of the bar before may lie over this one.
  await page.mouse.move(2, 2);
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  const bar = page.getByRole('link', { name: new RegExp(`^${name}, `) }).first();
  await expect(bar).toBeVisible();
  const [box, row] = [await boxOf(bar), await boxOf(rowOf(page, 'Monday'))];
  const [x, y] = [part === 'end' ? box.x + box.width - 2 : box.x + box.width / 2, box.y + box.height / 2];
  await drag(page, [x, y], [x + (row.width * minutes) / DAY, y]);
  await expect(page.getByText(new RegExp(`^${name} moved to `))).toBeVisible();
}

/** Fills in the form that a drawn time has opened, and saves. */
async function save(page: Page, name: string, end?: string) {
  await page.getByRole('textbox', { name: 'Name' }).click();
  await page.keyboard.insertText(name);
  if (end !== undefined) {
    await page.getByRole('group', { name: 'End', exact: true }).getByRole('spinbutton').first().click();
    await page.keyboard.type(end);
  }
  await page.getByRole('textbox', { name: 'Stream address' }).first().click();
  await page.keyboard.insertText(ADDRESS);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name })).toBeVisible();
}

const sorted = <Named extends { readonly name: string }>(events: readonly Named[]) =>
  events.toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Each run in minutes of the week of the viewer, as numbers that a device says in UTC. */
const runsOf = (days: readonly number[], [start, end]: readonly [number, number], by = 0) =>
  days
    .map((day) => [(day * DAY + start + by + WEEK) % WEEK, (end - start + DAY) % DAY] as const)
    .toSorted(([one], [other]) => one - other);

test('EVT-01 EVT-08 EVT-10: three shops are planned from nothing in at most 40 acts', {
  tag: '@certify',
}, async ({ page, platform, request, fetched }) => {
  await page.addInitScript(countActs);
  await enter(page, 'owner', '/');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText('No events', { exact: true })).toHaveCount(3);
  expect(fetched, 'NAV-20 whoever has devices loads nothing of the first steps').toEqual([]);

  await page.getByRole('link', { name: 'Lobby north' }).click();
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  for (const [name, from, to, time, end] of [
    ['Workdays', 'Monday', 'Friday', [at(9), at(12, 30)]],
    ['Lunch', 'Monday', 'Friday', [at(12, 30), at(14)]],
    ['Saturday', 'Saturday', 'Saturday', [at(9), at(18)]],
    ['Nights', 'Monday', 'Saturday', [at(20), DAY], '0800'],
  ] as const) {
    await draw(page, [from, to], time);
    await save(page, name, end);
  }

  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Copy to other devices' }).click();
  await page.getByRole('button', { name: 'All (2)' }).click();
  await page.getByRole('button', { name: 'Copy to 2 devices' }).click();
  await expect(page.getByText('8 copies have been made.')).toBeVisible();

  const open = async (name: string) => {
    await page.getByRole('banner').getByRole('link', { name: 'Devices' }).click();
    await page.getByRole('row', { name }).getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'Events', exact: true }).click();
  };
  await open('Café terrace');
  await move(page, 'Workdays', -30);
  await move(page, 'Lunch', -30);
  await move(page, 'Saturday', -60, 'end');
  await open('Bell tower');
  await move(page, 'Lunch', 30);
  await move(page, 'Workdays', 30);
  await move(page, 'Saturday', 60);

  const foreign = await connectPerson(request, 'owner', { url: platform.url, mqttPort: platform.mqttPort });
  for (const shop of shops) {
    await foreign.subscribe(`cmd/rep/${shop.topic}`);
    const stored = () => {
      foreign.publish(`cmd/req/${shop.topic}`, { req: 1, msg: 'GetEvents', body: {} });
      const replies = foreign.heard.filter(({ topic }) => topic === `cmd/rep/${shop.topic}`);
      const last = replies.findLast(
        ({ message }) => (message as { msg?: string }).msg === 'GetEvents',
      )?.message;
      const { body = [] } = (last ?? {}) as { body?: readonly StoredEvent[] };
      return sorted(
        body.map(({ name, repeat, time, main }) => {
          const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => repeat & (1 << day));
          return { name, uri: main.uri, runs: runsOf(days, time, ahead * 60) };
        }),
      );
    };
    const wanted = shop.week.map(({ name, days, time }) => ({
      name,
      uri: ADDRESS,
      runs: runsOf(days, time),
    }));
    await expect.poll(stored, shop.name).toEqual(sorted(wanted));
  }
  foreign.end();

  const acts = await actsOf(page);
  console.log(`${acts.length} acts for three shops: ${acts.join(', ')}.`);
  expect(acts.length).toBeLessThanOrEqual(AT_MOST);
});

test('NAV-20 NAV-19: three steps to the first sound tick themselves, and are gone once it was heard', async ({
  page,
  platform: { url, mqttPort },
  request,
  fetched,
}) => {
  const { id: userId } = people.other;
  const login = await (await request.post('/api/accounts/login', { data: people.other })).json();
  const headers = { authorization: `Bearer ${login.data.token.jwt}` };
  const list = await (await request.get(`/api/devices/list/${userId}`, { headers })).json();
  for (const { id } of list.data) await request.delete(`/api/devices/${userId}/${id}`, { headers });
  const steps = page.getByRole('list', { name: 'Three steps to the first sound.' });
  const present = steps.locator('[aria-current="step"]');
  const hints = () => page.evaluate(() => JSON.parse(localStorage.getItem('carillon.hints') ?? 'null'));

  await enter(page, 'other', '/');
  await expect(present).toContainText('Register your first device');
  expect(fetched).toHaveLength(1);
  await present.getByRole('link').click();
  for (const [name, value] of [
    ['Label', 'CR-1006'],
    ['Key', 'KEY-1006'],
    ['Device Name', 'Ticket hall'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await page.getByRole('button', { name: /Icon/ }).press('Enter');
  await page.keyboard.type('Tower');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Register Device' }).click();
  await expect(page.getByText('Ticket hall has been registered!')).toBeVisible();

  await page.goto('/');
  await expect(present).toContainText('Plan its first event');
  await expect(steps).toContainText('Ticket hall is yours and online.');
  const foreign = await connectPerson(request, 'other', { url, mqttPort });
  const always = { repeat: 1 << 21, time: [0, 0], main: { uri: ADDRESS, tmo: 15 }, delay: 15 };
  const body = { name: 'Hall music', mode: 'playback', ...always };
  foreign.publish('cmd/req/micro-eth/CR-1006', { req: 1, msg: 'SetEvent', body });
  await expect(present).toContainText('Hear it');
  await expect(steps).toContainText('“Hall music” is stored on Ticket hall.');
  expect((await hints()).firstRun).toEqual({ [userId]: 'begun' });
  foreign.end();

  await present.getByRole('link').click();
  await expect.poll(async () => (await hints()).firstRun).toEqual({ [userId]: 'ended' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

interface StoredEvent {
  readonly name: string;
  readonly repeat: number;
  readonly time: readonly [number, number];
  readonly main: { readonly uri: string };
}
