// The week of a device under a hand, as a foreign MQTT client hears it: on a platform of its own, whose events nobody else moves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { connectPerson, type ForeignClient } from './mqttClient.ts';
import { type OwnPlatform, startOwnPlatform } from './ownPlatform.ts';
import { people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

test.use({ timezoneId: 'Europe/Rome', locale: 'en-US' });

const EVENTS = '/manage/2/feature/2/events';
const REQUEST = 'cmd/req/micro-eth/CR-1002';
const REPLY = 'cmd/rep/micro-eth/CR-1002';

let data = '';
let platform: OwnPlatform | undefined;

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'carillon-week-'));
  platform = await startOwnPlatform(data);
});
test.afterAll(async () => {
  await platform?.end('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

function running(): OwnPlatform {
  if (!platform) throw new Error('The platform has not started.');
  return platform;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY_MS = 86_400_000;
/** A day on which it does not play now, with a working day after it. */
const day = [1, 2, 3, 4].find((one) => one !== new Date().getUTCDay()) ?? 1;

/** An event of one day in the afternoon, of Rome: an hour or two ahead of UTC. */
function makeBells() {
  const hours = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Rome',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const midnightMs = Date.now() - (Date.now() % DAY_MS);
  const ahead = Number(hours.format(midnightMs));
  return {
    name: 'Bells',
    mode: 'playback',
    repeat: 1 << day,
    time: [(15 - ahead) * 60, (16 - ahead) * 60] as const,
    main: { uri: 'http://live.aurora-radio.example:8000/bells.mp3', tmo: 15 },
    delay: 15,
    // What a newer firmware has added comes back as it was.
    color: 'red',
  };
}

async function open(page: Page, who: keyof typeof people) {
  const { url } = running();
  await page.goto(`${url}/backend/login?return=${encodeURIComponent(EVENTS)}`);
  await submitLogin(page, people[who]);
  await expect(page).toHaveURL(url + EVENTS);
  await expect(barOf(page)).toBeVisible();
}

const barOf = (page: Page) => page.getByRole('link', { name: /^Bells, / });
const hand = (page: Page) => page.locator('[data-carillon-part="hand"]');

/** Every event that the device has stored, as everybody hears it. */
const stored = ({ heard }: ForeignClient) =>
  heard
    .filter(({ topic }) => topic === REPLY)
    .map(({ message }) => message as { msg?: string; ok?: boolean; body?: { id?: string; time?: number[] } })
    .filter(({ msg, ok }) => msg === 'SetEvent' && ok)
    .map(({ body }) => body);

/** From now on it is seen whether the bar is ever lifted. */
const watchLifting = (page: Page) =>
  barOf(page).evaluate((bar) => {
    new MutationObserver(() => bar.setAttribute('data-was-lifted', '')).observe(bar, {
      attributeFilter: ['data-lifted'],
    });
  });
const wasLifted = (page: Page) => barOf(page).evaluate((bar) => bar.hasAttribute('data-was-lifted'));

interface Rows {
  /** The width of an hour and the height of a row. */
  readonly hour: number;
  readonly row: number;
  /** The middle of the bar. */
  readonly x: number;
  readonly y: number;
}

async function measure(page: Page, bar: Locator): Promise<Rows> {
  const list = await page.getByRole('list', { name: 'Wednesday' }).boundingBox();
  const box = await bar.boundingBox();
  if (!list || !box) throw new Error('There is no picture of a week.');
  return { hour: list.width / 24, row: list.height, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Somebody who hears all that the device says stores the event; `before` is how the device has it. */
async function plant(request: APIRequestContext) {
  const { url, mqttPort } = running();
  const foreign = await connectPerson(request, 'owner', { url, mqttPort });
  await foreign.subscribe(REPLY);
  foreign.publish(REQUEST, { req: 1, msg: 'SetEvent', body: makeBells() });
  await expect.poll(() => stored(foreign).length).toBe(1);
  const [before] = stored(foreign);
  const [start = 0, end = 0] = before?.time ?? [];
  return { foreign, before, start, end };
}

test('EVT-10 BRK-02: an event is moved by mouse and stored once, and Undo stores what was', async ({
  page,
  request,
}) => {
  const { url } = running();
  const { foreign, before, start, end } = await plant(request);
  await open(page, 'owner');

  await test.step('by mouse, to another day and an hour later', async () => {
    await barOf(page).hover();
    await expect(hand(page)).toBeAttached();
    const { x, y, hour, row } = await measure(page, barOf(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + hour, y + row, { steps: 8 });
    await expect(page.getByText(`${DAYS[day + 1]}, 16:00 to 17:00`).first()).toBeVisible();
    expect(stored(foreign)).toHaveLength(1);
    await page.mouse.up();
    await expect(page.getByText(`Bells moved to ${DAYS[day + 1]}, 16:00 to 17:00.`)).toBeVisible();
    await expect
      .poll(() => stored(foreign).slice(1))
      .toEqual([{ ...before, repeat: 1 << (day + 1), time: [start + 60, end + 60] }]);
    await expect(page).toHaveURL(url + EVENTS);
  });

  await test.step('Undo puts back exactly what was there', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => stored(foreign).slice(2)).toEqual([before]);
    await expect(barOf(page)).toHaveAccessibleName(`Bells, ${DAYS[day]} 15:00 to 16:00`);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  // The next test begins without it.
  foreign.publish(REQUEST, { req: 2, msg: 'DeleteEvent', body: { id: before?.id } });
  await expect(barOf(page)).toHaveCount(0);
  expect(stored(foreign)).toHaveLength(3);
  foreign.end();
});

test('EVT-10 BRK-02 BRK-05: an event is moved by keys and finger, each stored once; two hands at once', {
  tag: '@certify',
}, async ({ page, browser, openBrowser, watch, request }) => {
  const { foreign, before, start, end } = await plant(request);
  await open(page, 'owner');

  await test.step('by keys', async () => {
    await page.mouse.move(0, 0);
    await barOf(page).focus();
    await expect(hand(page)).toBeAttached();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => stored(foreign).slice(1)).toEqual([{ ...before, time: [start + 75, end + 75] }]);
    await expect(barOf(page)).toBeFocused();
  });

  await test.step('by a finger that rests on it; one that swipes scrolls, and one that rests on a free time draws', async () => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
      timezoneId: 'Europe/Rome',
      locale: 'en-US',
    });
    await watch.over(context);
    const phone = await context.newPage();
    await open(phone, 'owner');
    const session = await context.newCDPSession(phone);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });

    const { x, y, hour } = await measure(phone, barOf(phone));
    await touch('touchStart', x, y);
    // The hand comes with the finger.
    await expect(barOf(phone)).toHaveAttribute('data-lifted');
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + hour * part, y);
    await touch('touchEnd');
    await expect
      .poll(() => stored(foreign).slice(2))
      .toEqual([{ ...before, time: [start + 135, end + 135] }]);
    await expect(barOf(phone)).not.toHaveAttribute('data-lifted');

    await watchLifting(phone);
    const swiped = await measure(phone, barOf(phone));
    // None waits for the other: the finger moves long before the press would be a long one.
    await Promise.all([
      touch('touchStart', swiped.x, swiped.y),
      ...[20, 40, 60, 80, 100].map((up) => touch('touchMove', swiped.x, swiped.y - up)),
    ]);
    await expect.poll(async () => (await measure(phone, barOf(phone))).y).toBeLessThan(swiped.y - 40);
    await touch('touchEnd');
    expect(await wasLifted(phone)).toBe(false);
    expect(stored(foreign)).toHaveLength(3);

    // In the evening of the same day.
    const rows = await phone.getByRole('list', { name: 'Wednesday' }).boundingBox();
    if (!rows) throw new Error('There is no picture of a week.');
    const from = { x: rows.x + 20.05 * hour, y: (await measure(phone, barOf(phone))).y };
    await touch('touchStart', from.x, from.y);
    await expect(phone.getByText(/^Let go to open the form with these hours\./)).toBeAttached();
    for (const part of [0.5, 1, 1.5]) await touch('touchMove', from.x + hour * part, from.y);
    await touch('touchEnd');
    await expect(phone).toHaveURL(`${running().url}${EVENTS}/add/playback?day=${day}&start=20:00&end=21:30`);
    expect(stored(foreign)).toHaveLength(3);
    await context.close();
  });

  await test.step('two hands at once: the second one to let go has nothing in it any more', async () => {
    const other = await openBrowser();
    await open(other, 'admin');
    await expect(barOf(page)).toHaveAccessibleName(/17:15 to 18:15/);
    const { x, y, hour } = await measure(page, barOf(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2 * hour, y, { steps: 8 });
    await expect(barOf(page)).toHaveAttribute('data-lifted');
    await barOf(other).focus();
    await expect(hand(other)).toBeAttached();
    for (const key of ['Space', 'Shift+ArrowLeft', 'Space']) await other.keyboard.press(key);
    await expect.poll(() => stored(foreign).slice(3)).toHaveLength(1);
    await expect(
      page.getByText('Somebody else has changed Bells meanwhile. It is left as it is.'),
    ).toBeVisible();
    await page.mouse.up();
    await expect(barOf(page)).toHaveAccessibleName(/16:15 to 17:15/);
    // What one has moved and the other one again is not taken back.
    const undo = other.getByRole('button', { name: 'Undo' });
    await undo.focus();
    foreign.publish(REQUEST, { req: 2, msg: 'SetEvent', body: { ...before, name: 'Bells of theirs' } });
    await expect.poll(() => stored(foreign).slice(4)).toHaveLength(1);
    await undo.press('Enter');
    await expect(
      other.getByText('Somebody else has changed Bells meanwhile. It is left as it is.'),
    ).toBeVisible();
    expect(stored(foreign)).toHaveLength(5);
  });

  await test.step('a click opens the form, and a drawn time fills that of a new event', async () => {
    const list = await page
      .getByRole('list', { name: DAYS[day] === 'Mon' ? 'Monday' : /^(Tues|Wednes|Thurs)day$/ })
      .first()
      .boundingBox();
    if (!list) throw new Error('There is no picture of a week.');
    const [x, y] = [list.x + (list.width * 20) / 24 + 2, list.y + list.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (list.width * 1.5) / 24, y, { steps: 8 });
    await page.mouse.up();
    await expect(page).toHaveURL(/\/events\/add\/playback\?day=[1-4]&start=20:00&end=21:30$/);
    await expect(page.getByRole('group', { name: 'Start', exact: true })).toContainText('20:00');
    await page.goBack();
    await page.getByRole('link', { name: /^Bells of theirs, / }).click();
    await expect(page).toHaveURL(`${running().url}${EVENTS}/${before?.id?.split('/')[1]}/playback`);
  });
  foreign.end();
});
