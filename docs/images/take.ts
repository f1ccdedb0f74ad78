// The pictures of README.md, from the built Storybook: `npx storybook build && npx node docs/images/take.ts`.
// The story plays at a fixed hour, so two pictures differ only in the levels.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium, thisMachine } from '../../scripts/chromium.ts';
import { chromiumLaunch } from '../../scripts/chromium-launch.ts';
import { serveFolder } from '../../scripts/static-server.ts';

const pictures = [
  { story: 'screens-devices-device-dashboard--playing', theme: 'light', file: 'dashboard.png' },
  { story: 'screens-devices-device-dashboard--playing', theme: 'dark', file: 'dashboard-dark.png' },
];

const server = await serveFolder(fileURLToPath(new URL('../../storybook-static', import.meta.url)), 0);
const address = server.address();
const site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
const { path } = await findChromium(thisMachine, 'whole');
const browser = await chromium.launch({ ...chromiumLaunch, executablePath: path });
const page = await browser.newPage({ viewport: { width: 1280, height: 832 } });
for (const { story, theme, file } of pictures) {
  await page.goto(`${site}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
  await page.getByText('MP3', { exact: true }).waitFor();
  await page.locator('[role=meter][data-side=left]:not([aria-valuenow="0"])').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500); // the peak marks settle
  await page.screenshot({ path: fileURLToPath(new URL(file, import.meta.url)) });
  console.log(`docs/images/${file}`);
}
await browser.close();
server.close();
