import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium-launch.ts';

const conditions = ['@carillon/source', ...defaultServerConditions];

const cores = availableParallelism();

const NOT_OURS = ['**/node_modules/**', '**/dist/**'];
/** What takes minutes even when it is cut short is in `npm run soak` alone. */
const notNow = process.env.CARILLON_SOAK ? [] : ['**/*.soak.test.tsx'];
const unitTests = globSync('{packages,mocks,simulator,scripts,docs}/**/*.test.{ts,tsx}', {
  exclude: [...NOT_OURS, ...notNow],
});

/** Whether a test needs a process of its own: it has other modules than the rest, or a second React draws as a server does. */
const isAlone = (file: string) =>
  /\bvi\.(mock|doMock|resetModules)\(|from 'react-dom\/(server|static)/.test(readFileSync(file, 'utf8'));

/** Whether a test needs a document: files that do share one, and all modules of the screens. */
const hasDocument = (file: string) => /^\/\/ @vitest-environment/.test(readFileSync(file, 'utf8'));

/** Unit tests: all of them are `--project='unit*'`. */
const unit = (name: string, include: string[], isolate: boolean): TestProjectConfiguration => ({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name,
    include,
    exclude: NOT_OURS,
    isolate,
    // A good part of their time they wait, for an answer, a clock or a process.
    maxWorkers: 2 * cores,
    // A file that needs a document says so in its first line: // @vitest-environment happy-dom
    environment: 'node',
    setupFiles: ['seed', 'asyncUtils', 'shared'].map((setup) => `scripts/${setup}.setup.ts`),
    // On a busy machine a test of thousands of cases may take long; only one that hangs is at fault.
    testTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      // A process for each file, and all its modules in it once more, would take two thirds of the time.
      unit(
        'unit',
        unitTests.filter((file) => !isAlone(file) && !hasDocument(file)),
        false,
      ),
      unit(
        'unit-document',
        unitTests.filter((file) => !isAlone(file) && hasDocument(file)),
        false,
      ),
      unit('unit-alone', unitTests.filter(isAlone), true),
      {
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            // What a pattern does for every screen is played of the pattern; `npm run certify` plays all.
            tags: process.env.CARILLON_FULL ? {} : { exclude: ['certify'] },
          }),
        ],
        // react-aria's Virtualizer reads this variable when NODE_ENV is test, and a page has no process.
        define: { 'process.env.VIRT_ON': '"1"' },
        test: {
          name: 'storybook',
          // A page plays many files: each story has a world of its own, and clears up behind itself.
          isolate: false,
          globalSetup: 'scripts/chromium.setup.ts',
          // Not where Storybook itself runs them, from its own window.
          setupFiles: process.env.VITEST_STORYBOOK ? [] : ['.storybook/shown.setup.ts'],
          testTimeout: 60_000,
          // A page waits for a part of its time. With another number than unit tests have, they come after them.
          maxWorkers: cores + 1,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            // What fades in is there at once: a story looks at what is shown, not at when.
            provider: playwright({
              launchOptions: chromiumLaunch,
              contextOptions: { reducedMotion: 'reduce' },
            }),
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
