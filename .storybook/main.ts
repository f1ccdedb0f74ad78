import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { defaultClientConditions } from 'vite';

// The simulated devices' broker is made for Node: in a page it runs from its own build, which brings what it needs.
const simulator = fileURLToPath(new URL('../simulator/dist/browser.js', import.meta.url));
if (!existsSync(simulator))
  throw new Error('Stories need the simulator: run "npm run build -w simulator" first.');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // worker-only: the mock worker is served in development and emitted into builds, no copy of it lies about.
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
    resolve: {
      ...vite.resolve,
      alias: { ...vite.resolve?.alias, '@carillon/simulator/browser': simulator },
      // All else runs from source: an edit is seen at once.
      conditions: ['@carillon/source', ...defaultClientConditions],
    },
  }),
};

export default config;
