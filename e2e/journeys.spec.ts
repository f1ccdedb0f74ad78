// The life of a device, from the carton to the next owner: CR-1005 and CR-1006, which no other file touches.
import { toRtccBody } from '@carillon/protocol/clock';
import type { Page } from '@playwright/test';
import { connectPerson } from './mqttClient.ts';
import {
  emailField,
  enter,
  expectHeard,
  expectMoving,
  passwordField,
  people,
  pressOn,
  startButton,
  stopButton,
  tabTo,
} from './steps.ts';
import { expect, test } from './test.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name });

/** Down in a list, which is one stop of Tab, to a row. */
async function reachRow(page: Page, name: string) {
  await tabTo(page, page.getByRole('row').first());
  for (let presses = 0; presses < 10 && !(await isFocused(row(page, name))); presses++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(row(page, name)).toBeFocused();
}

const isFocused = (target: ReturnType<typeof row>) => target.evaluate((element) => element.matches(':focus'));

/** Types over what is in a field. */
async function type(page: Page, name: string | RegExp, text: string) {
  await tabTo(page, page.getByRole('textbox', { name }).first());
  await page.keyboard.type(text);
}

test('DEV-01 DEV-04 DEV-07 DTG-03 SND-01 EVT-02 DSH-03 AUD-01 CLK-03: a device from its label to its next owner, by keys alone', async ({
  page,
  request,
}) => {
  await test.step('NAV-07 who follows a link logs in first', async () => {
    await page.goto('/manage/3/add?label=CR-1005&key=KEY-1005');
    await tabTo(page, emailField(page));
    await page.keyboard.type(people.other.email);
    await tabTo(page, passwordField(page));
    await page.keyboard.type(people.other.password);
    await page.keyboard.press('Enter');
  });

  await test.step('DEV-01 DEV-07 it is registered from the link, whose label and key leave the address', async () => {
    await expect(page).toHaveURL('/manage/3/add');
    await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('CR-1005');
    await expect(page.getByRole('textbox', { name: 'Key' })).toHaveValue('KEY-1005');
    await type(page, 'Device Name', 'Choir loft');
    await pressOn(page, button(page, /Icon/));
    await page.keyboard.type('Tower');
    await page.keyboard.press('Enter');
    await pressOn(page, button(page, 'Register Device'));
    await expect(page).toHaveURL('/manage/3/list');
  });

  await test.step('DEV-04 DTG-03 it gets a tag, which is created by typing it', async () => {
    await reachRow(page, 'Choir loft');
    await page.keyboard.press('Space');
    await pressOn(page, button(page, 'Tag'));
    await tabTo(page, page.getByRole('combobox', { name: 'Tag' }));
    await page.keyboard.type('Church');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove Church')).toBeVisible();
    await pressOn(page, button(page, 'Tag Choir loft'));
    await expect(row(page, 'Choir loft').getByText('Church').first()).toBeVisible();
  });

  await test.step('SND-01 EVT-02 it sends what comes in by the line, from Friday evening to Saturday night', async () => {
    await pressOn(page, row(page, 'Choir loft'));
    await pressOn(page, link(page, 'Events'));
    await pressOn(page, button(page, 'Create event'));
    await page.getByRole('menuitem', { name: 'Sender' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/events\/add\/sender$/);
    await type(page, 'Name', 'Vespers');
    await tabTo(page, page.getByRole('radio', { name: 'Always' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    for (const [name, day, time] of [
      ['Start', 'Friday', '2000'],
      ['End', 'Saturday', '0130'],
    ] as const) {
      await tabTo(page, page.getByRole('combobox', { name: `${name} day` }));
      await page.keyboard.type(day);
      await tabTo(page, page.getByRole('group', { name, exact: true }).getByRole('spinbutton').first());
      await page.keyboard.type(time);
    }
    await type(page, 'Hostname', 'relay.carillon.example');
    await type(page, 'Port', '8000');
    await type(page, 'Mountpoint', 'vespers.mp3');
    await expect(page.getByText(/Weekly, Fri 20:00 to Sat 01:30/)).toBeVisible();
    await pressOn(page, button(page, 'Save'));
    await expect(row(page, 'Vespers')).toContainText('Weekly, Fri 20:00 to Sat 01:30');
    await expect(row(page, 'Vespers')).toBeFocused();
  });

  await test.step('DSH-03 it is started, and stopped', async () => {
    await pressOn(page, link(page, 'Dashboard'));
    await pressOn(page, startButton(page));
    await expectHeard(page);
    await expectMoving(page);
    // The one button keeps the focus, whatever it says.
    await expect(stopButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(startButton(page)).toBeEnabled();
    await expect(startButton(page)).toBeFocused();
  });

  await test.step('AUD-01 it is louder, and the device says so', async () => {
    const foreign = await connectPerson(request, 'other');
    await foreign.subscribe('cmd/rep/std-eth/CR-1005');
    await pressOn(page, link(page, 'Audio'));
    const volume = page.getByRole('slider', { name: 'Volume' });
    await tabTo(page, volume);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(volume).toHaveAttribute('aria-valuetext', 'minus 0.5 decibels');
    const said = () => foreign.heard.findLast(({ message }) => (message as { msg?: string }).msg === 'vol');
    await expect.poll(() => said()?.message).toMatchObject({ ok: true, body: { l: 1, r: 1 } });
    foreign.end();
  });

  await test.step('CLK-01 CLK-03 its clock ticks, and is synchronized', async () => {
    await pressOn(page, link(page, 'Time'));
    const clock = page.locator('time');
    const first = await clock.textContent();
    await expect(clock).not.toHaveText(first ?? '');
    await pressOn(page, button(page, 'Sync'));
    await expect(page.getByText(/^Last synchronization/)).toBeVisible();
    await expect(page.getByText('At most 2 seconds apart')).toBeVisible();
  });

  await test.step('DEV-04 it is nobody’s again', async () => {
    await pressOn(page, link(page, 'Devices'));
    await reachRow(page, 'Choir loft');
    // The list is as it was left: the row that was tagged is selected still.
    await expect(row(page, 'Choir loft')).toHaveAttribute('aria-selected', 'true');
    await pressOn(page, button(page, 'Unregister'));
    await pressOn(page, button(page, 'I am sure, unregister Choir loft'));
    await expect(page.getByText('Choir loft has been unregistered.')).toBeVisible();
    await expect(row(page, 'Choir loft')).toHaveCount(0);
  });
});

test('FLT-132 USR-01 USR-08: whoever owns one of everything is found by the label of a device, and deleted; no call lists anything of theirs', async ({
  page,
  request,
}) => {
  const logIn = async (who: { email: string; password: string }) => {
    const login = await request.post('/api/accounts/login', {
      data: { email: who.email, password: who.password },
    });
    const { token } = (await login.json()).data;
    return { authorization: `Bearer ${token.jwt}` };
  };
  const admin = await logIn(people.admin);
  const nora = { email: 'nora@carillon.example', password: 'Person-123!' };
  const names = { first_name: 'Nora', last_name: 'Falk', location: 'Lund', username: nora.email };
  const made = await request.post('/api/accounts/create', {
    data: { ...names, password: nora.password, role: 'user', verified: true, blocked: false },
    headers: admin,
  });
  const { id } = (await made.json()).data;
  const own = await logIn(nora);
  const place = {
    prefix: '46',
    phone: '46 123456',
    line1: 'Torggatan 3',
    line2: '',
    country: 'IT',
    note: '',
  };
  const records = {
    addresses: { ...place, name: 'Works', region: 'Skåne', city: 'Lund', zip: '22350', main: true },
    device_tags: { name: 'Works', icon: null, variant: 'info' },
    devices: { label: 'CR-1005', key: 'KEY-1005', name: 'Works', icon_id: 1 },
  };
  for (const [kind, data] of Object.entries(records)) {
    const added = await request.post(`/api/${kind}/${id}`, { data, headers: own });
    expect(await added.json(), kind).toMatchObject({ success: true });
  }

  await enter(page, 'admin', '/backend/users?query=cr-1005');
  await link(page, 'Edit Nora Falk').click();
  for (const name of ['Devices', 'Tags']) await expect(link(page, `View ${name}`)).toBeVisible();
  await button(page, 'Delete').click();
  await button(page, 'I am sure, delete Nora Falk').click();
  await expect(page.getByText(`User ${id} removed successfully.`)).toBeVisible();
  await expect(page).toHaveURL('/backend/users?query=cr-1005');
  await expect(page.getByText('Nothing found for “cr-1005”.')).toBeVisible();

  for (const kind of ['addresses', 'device_tags', 'devices']) {
    const answer = await (await request.get(`/api/${kind}/list/${id}`, { headers: admin })).json();
    expect(answer.data ?? [], kind).toEqual([]);
  }
});

test('DEV-08: a visitor’s link survives login page, signup and e-mail; the key stands in no address', {
  tag: '@certify',
}, async ({ page, request }) => {
  const address = '/manage/self/add?label=CR-1006&key=KEY-1006';
  const email = `visitor-${Date.now()}@carillon.example`;
  const password = 'Carillon-1';
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const kept = () => page.evaluate(() => localStorage.getItem('carillon.registration'));

  await page.goto(address);
  await expect(page).toHaveURL('/backend/login?return=%2Fmanage%2Fself%2Fadd');
  // From the first read on.
  const addresses: string[] = [];
  page.on('request', (asked) => addresses.push(asked.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  expect(await kept()).toContain('KEY-1006');

  await link(page, 'Signup').click();
  await field('Name').fill('Vera');
  await field('Surname').fill('Visitor');
  await field('Location').fill('Kielstadt');
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByText('I agree to the terms').click();
  await button(page, 'Signup').click();
  await link(page, 'Open the verification link').click();
  await expect(page.getByText('Account verified successfully, you can now login in.')).toBeVisible();
  await passwordField(page).fill(password);
  await button(page, 'Login').click();

  await expect(page).toHaveURL(/\/manage\/\d+\/add$/);
  await expect(field('Label')).toHaveValue('CR-1006');
  await expect(field('Key')).toHaveValue('KEY-1006');
  await field('Device Name').fill('Front door');
  await button(page, /Icon/).click();
  await page.getByRole('option', { name: 'Tower' }).click();
  await button(page, 'Register Device').click();
  await expect(row(page, 'Front door')).toBeVisible();
  expect(await kept()).toBeNull();
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((one) => one.includes('KEY-1006'))).toEqual([]);

  await test.step('it waits for its next owner again', async () => {
    const login = await request.post('/api/accounts/login', { data: { email, password } });
    const { token, user } = (await login.json()).data;
    const headers = { authorization: `Bearer ${token.jwt}` };
    const list = await (await request.get(`/api/devices/list/${user.id}`, { headers })).json();
    for (const { id } of list.data) await request.delete(`/api/devices/${user.id}/${id}`, { headers });
  });

  await test.step('an hour later nothing of a link is left', async () => {
    await page.goto('/backend/logout');
    await expect(page.getByText('Logged Out')).toBeVisible();
    await page.clock.install();
    await page.goto(address);
    await expect(page).toHaveURL(/\/backend\/login\?/);
    await page.clock.fastForward(61 * 60_000);
    await emailField(page).fill(people.other.email);
    await passwordField(page).fill(people.other.password);
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/manage/3/add');
    await expect(field('Label')).toHaveValue('');
    await expect(field('Key')).toHaveValue('');
    expect(await kept()).toBeNull();
  });
});
/** Writes a time of the day into a field. */
async function typeTime(page: Page, name: string, digits: string) {
  await page.getByRole('group', { name, exact: true }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

/** A new playback event of every day, which is still to be saved. */
async function fillInPlayback(page: Page, name: string, start: string, end: string) {
  await button(page, 'Create event').click();
  await page.getByRole('menuitem', { name: 'Playback' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('radio', { name: 'Daily' }).click();
  for (const day of await page.getByRole('toolbar', { name: 'Days' }).getByRole('button').all())
    await day.click();
  await typeTime(page, 'Start', start);
  await typeTime(page, 'End', end);
  await page
    .getByRole('textbox', { name: 'Stream address' })
    .first()
    .fill('http://live.aurora-radio.example:8000/noon.mp3');
}

/** Draws the event that is edited to a later hour, on the picture of its week. */
async function dragByHours(page: Page, hours: number) {
  // What was wrong has taken the page to its field.
  await page.evaluate(() => scrollTo(0, 0));
  const day = await page.getByRole('list', { name: 'Wednesday' }).boundingBox();
  const grip = await page.locator('[data-run]:not([data-handle])').nth(3).boundingBox();
  if (!day || !grip) throw new Error('There is no picture of a week.');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (hours / 24) * day.width, y, { steps: 4 });
  await page.mouse.up();
}

test('NAV-05 NAV-10 EVT-02 EVT-03 EVT-04 EVT-06 EVT-08 REC-05: events of a day are made, run by themselves and are deleted, before the eyes of an admin', async ({
  page,
  openBrowser,
  request,
}) => {
  await enter(page, 'other');
  const login = await request.post('/api/accounts/login', { data: people.other });
  const { token } = (await login.json()).data;
  const registered = await request.post('/api/devices/3', {
    data: { label: 'CR-1006', key: 'KEY-1006', name: 'Ticket hall', icon_id: 1 },
    headers: { authorization: `Bearer ${token.jwt}` },
  });
  const { data: device } = await registered.json();
  await page.goto(`/manage/3/feature/${device.id}/events`);
  const admin = await openBrowser();
  await enter(admin, 'admin', '/manage/3/list');
  const screens = [page, admin];

  await test.step('NAV-05 NAV-10 an admin opens the devices of anybody, and is told whose they are', async () => {
    const banner = admin.getByText('Watch out, you are managing user ID: 3.');
    await expect(banner).toBeVisible();
    await link(admin, 'Ticket hall').click();
    await expect(admin).toHaveURL(`/manage/3/feature/${device.id}/dash`);
    await link(admin, 'Events').click();
    await expect(banner).toBeVisible();
    for (const screen of screens) await expect(screen.getByText('No events created yet')).toBeVisible();
  });

  await test.step('EVT-02 EVT-08 REC-05 it plays at noon, and nothing else may: the second is a duplicate, drawn to another hour', async () => {
    await fillInPlayback(page, 'Noon music', '1200', '1230');
    await button(page, 'Save').click();
    for (const screen of screens) {
      await expect(row(screen, 'Noon music')).toContainText('Every day, 12:00 to 12:30');
    }
    // A second one as the first, and so at the same hours.
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await button(page, 'Duplicate').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Afternoon');
    await expect(page.getByRole('status').getByText('Overlapping event.')).toBeVisible();
    await button(page, 'Save').click();
    await expect(row(admin, 'Afternoon')).toHaveCount(0);
    await dragByHours(page, 4);
    await expect(page.getByRole('status').getByText('Overlapping event.')).toBeHidden();
    await button(page, 'Save').click();
    for (const screen of screens) await expect(row(screen, 'Afternoon')).toContainText(/Every day, 1[56]:/);
  });

  await test.step('EVT-03 it starts by itself at the full minute, and is stopped', async () => {
    const foreign = await connectPerson(request, 'other');
    await foreign.subscribe('cmd/rep/micro-eth/CR-1006');
    const noon = new Date().setHours(12, 0, 0, 0) / 1000;
    foreign.publish('cmd/req/micro-eth/CR-1006', { req: 1, msg: 'rtcc', body: toRtccBody(noon - 2, false) });
    await expect.poll(() => foreign.heard.at(-1)?.message).toMatchObject({ msg: 'rtcc', ok: true });
    foreign.end();
    for (const screen of screens) {
      await expect(row(screen, 'Noon music').getByText('Playing', { exact: true })).toBeVisible();
    }
    // What says that both are saved lies over the row, is held by a pointer that rests there, and moves as the page is scrolled.
    await page.mouse.move(0, 0);
    await expect(page.getByText('has been saved!')).toHaveCount(0);
    await button(page, 'Stop Noon music').click();
    for (const screen of screens) {
      await expect(button(screen, 'Start Noon music')).toBeVisible();
      await expect(row(screen, 'Noon music').getByText('Playing', { exact: true })).toHaveCount(0);
    }
  });

  await test.step('EVT-06 both are deleted', async () => {
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await button(page, 'Delete').click();
    await button(page, 'I am sure, delete 2 events').click();
    for (const screen of screens) await expect(screen.getByText('No events created yet')).toBeVisible();
    // The device itself has none any more.
    await admin.reload();
    await expect(admin.getByText('No events created yet')).toBeVisible();
  });
});
