import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';

/** How a host is built. `base` is where its files are served; the manifest tells the bundle budgets what loads what. */
export function hostConfig(base: string): UserConfig {
  return defineConfig({
    base,
    plugins: [react(), vanillaExtractPlugin()],
    // Straight from the packages' sources: `npm start` needs no other build first.
    resolve: { conditions: ['@carillon/source', ...defaultClientConditions] },
    build: {
      manifest: true,
      sourcemap: true,
      // The content security policy has no data: for scripts and styles, and an inlined font loads for nothing.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}
