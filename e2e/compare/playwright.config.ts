// `npm run compare` (scripts/compare.ts): a picture of each story of the built Storybook beside the one that was kept.
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium-launch.ts';
import { comparing } from './comparing.ts';

export default defineConfig({
  testDir: '.',
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.1 },
  },
  workers: 3,
  snapshotPathTemplate: `${comparing.kept}/{arg}{ext}`,
  updateSnapshots: comparing.isKeeping ? 'all' : 'none',
  outputDir: `${comparing.folder}/found`,
  reporter: [
    ['./reporter.ts'],
    ['html', { open: 'never', outputFolder: `${comparing.folder}/report`, noSnippets: true }],
  ],
  use: {
    baseURL: comparing.site,
    launchOptions: chromiumLaunch,
    viewport: { width: 1280, height: 720 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});
