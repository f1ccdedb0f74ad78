// `npm run certify`: the hosts over brokers that people already run. Each test has its own platform, and nothing else is served.
import { defineConfig } from '@playwright/test';
import common from '../../playwright.config.ts';

export default defineConfig({
  ...common,
  testDir: '.',
  workers: 1,
  projects: [{ name: 'stock', testMatch: '*.spec.ts' }],
  webServer: [],
});
