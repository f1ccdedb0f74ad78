import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { defaultClientConditions } from 'vite';
import { lateParts } from './lateParts.ts';
import { storyFiles, storyIndexer } from './storyFiles.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  experimental_indexers: (indexers = []) => [storyIndexer, ...indexers],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // worker-only: the mock worker is served in development and emitted into builds, no copy of it lies about.
    plugins: [
      storyFiles(),
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      msw({ mode: 'worker-only' }),
      ...(process.env.STORYBOOK_LATE ? [lateParts()] : []),
    ],
    // Stories run on the packages' sources: they need no build, and an edit is seen at once.
    resolve: { ...vite.resolve, conditions: ['@carillon/source', ...defaultClientConditions] },
  }),
};

export default config;
