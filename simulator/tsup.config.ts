import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';
import { library, prepare } from '../scripts/tsup.ts';

const folder = import.meta.dirname;
const { browser, ...rest } = prepare(folder);

const shim = (name: string) => fileURLToPath(new URL(`page-shims/${name}`, import.meta.url));

/** Aedes inside a page: one file with all it needs, so that no Vite or Storybook needs a polyfill for Node. */
const page = (source: string): Options => ({
  ...library(folder, { browser: source }),
  platform: 'browser',
  minify: true,
  splitting: false,
  noExternal: [/.*/],
  inject: [shim('globals.ts')],
  esbuildOptions(options) {
    options.alias = {
      events: 'events/',
      'node:events': 'events/',
      stream: 'readable-stream',
      'node:stream': 'readable-stream',
      util: shim('util.ts'),
      'node:util': shim('util.ts'),
      crypto: shim('crypto.ts'),
      'node:crypto': shim('crypto.ts'),
      assert: shim('assert.cjs'),
      'node:process': 'process/browser.js',
    };
  },
});

export default defineConfig([library(folder, rest), ...(browser ? [page(browser)] : [])]);
