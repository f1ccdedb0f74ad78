import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isFull } from './e2e/sample.ts';
import { chromiumLaunch } from './scripts/chromium-launch.ts';
import { freePorts } from './scripts/freePorts.ts';

// Playwright reads this file again in each worker, which inherits the environment: choose only once.
if (!process.env.CARILLON_E2E) {
  const data = mkdtempSync(join(tmpdir(), 'carillon-e2e-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  const [port, wsPort, mqttPort, storybookPort] = await freePorts(4);
  Object.assign(process.env, {
    CARILLON_E2E: storybookPort,
    CARILLON_PORT: port,
    CARILLON_WS_PORT: wsPort,
    CARILLON_MQTT_PORT: mqttPort,
    CARILLON_DATA: data,
  });
}

const platform = `http://127.0.0.1:${process.env.CARILLON_PORT}`;
const storybook = `http://127.0.0.1:${process.env.CARILLON_E2E}`;
const gracefulShutdown = { signal: 'SIGTERM', timeout: 5000 } as const;

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  // What takes long and is held elsewhere in part: `npm run certify` plays it.
  ...(!isFull && { grepInvert: /@certify/ }),
  // One platform for all: a file that starts events does so on a device of its own, and its tests run one by one. One more
  // than the cores of a small machine: each waits for a fifth of its time, for an answer, a clock or a meter.
  workers: 3,
  // For machines that do other things meanwhile: only what hangs is at fault.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // A trace of each makes them a seventh longer: `--trace=retain-on-failure` records those of what fails again.
  // An act that cannot be done is told where it stands, long before the whole test is given up.
  use: { actionTimeout: 60_000, launchOptions: chromiumLaunch, trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    // The tests of a worker use one browser one after the other, which forgets all but its process: a new one compiles every
    // script anew, and a page in it takes twice the work. What may differ between them, and what else it keeps, is said at
    // `reuseContext` of Playwright.
    {
      name: 'platform',
      testIgnore: ['storybook-*.spec.ts', 'compare/**', 'stock/**'],
      use: { baseURL: platform, reuseContext: true },
    },
    { name: 'storybook', testMatch: 'storybook-*.spec.ts', use: { baseURL: storybook } },
  ],
  webServer: [
    // The first start builds the hosts.
    { command: 'npm start', url: platform, timeout: 180_000, gracefulShutdown, stdout: 'ignore' },
    {
      command: `node scripts/static-server.ts storybook-static ${process.env.CARILLON_E2E}`,
      url: `${storybook}/index.json`,
      gracefulShutdown,
    },
  ],
});
