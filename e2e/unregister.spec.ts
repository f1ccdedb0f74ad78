// The platform disconnects the consoles of whoever unregisters a device. On a platform of its own, which has a device less then.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnPlatform, startOwnPlatform } from './ownPlatform.ts';
import { liveConnection, people, submitLogin } from './steps.ts';
import { expect, test } from './test.ts';

const data = mkdtempSync(join(tmpdir(), 'carillon-unregister-'));
let platform: OwnPlatform | undefined;

test.beforeAll(async () => {
  platform = await startOwnPlatform(data);
});
test.afterAll(async () => {
  await platform?.end('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

test('FLT-006 DEV-04: a device is unregistered: no banner, the list stays where it is and is live at once', async ({
  page,
}) => {
  const { url = '' } = platform ?? {};
  await page.goto(`${url}/backend/login?return=${encodeURIComponent('/manage/2/list')}`);
  await submitLogin(page, people.owner);
  const rows = page.getByRole('row');
  await expect(rows.getByText('Online', { exact: true })).toHaveCount(3);
  const seen = await page.evaluateHandle(() => {
    const heading = document.querySelector('h1');
    const said = { alerts: new Set<string>(), tops: new Set<number>() };
    const look = () => {
      for (const alert of document.querySelectorAll('main [role="alert"]'))
        said.alerts.add(alert.textContent ?? '');
      if (heading) said.tops.add(document.querySelector('[role="grid"]')?.getBoundingClientRect().top ?? 0);
      requestAnimationFrame(look);
    };
    look();
    return said;
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await rows.filter({ hasText: 'Lobby north' }).press('Space');
  await page.getByRole('button', { name: 'Unregister', exact: true }).click();
  const before = await seen.evaluate(({ tops }) => [...tops].at(-1));
  await page.getByRole('button', { name: 'I am sure, unregister Lobby north' }).click();
  await expect(page.getByText('Lobby north has been unregistered.')).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  await expect(liveConnection(page)).toHaveText('Live');
  await expect(rows.getByText('Online', { exact: true })).toHaveCount(2);
  // Longer than a loss that would have been told.
  await page.waitForTimeout(4000);
  const { alerts, tops } = await seen.evaluate((said) => ({
    alerts: [...said.alerts],
    tops: [...said.tops],
  }));
  expect(alerts).toEqual([]);
  expect(tops.slice(tops.indexOf(before ?? 0))).toEqual([before]);
});
