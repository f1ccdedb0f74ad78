import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { compileEarly } from './early/compileEarly.ts';
import { hostPage } from './hostPage.ts';
import { importsAgain } from './imports/importsAgain.ts';
import { joinFiles } from './joinFiles.ts';
import { leaveOutMutations, leaveOutRoutes } from './leaveOut.ts';
import { slimMqtt } from './mqtt/slimMqtt.ts';
import { precompress } from './precompress.ts';
import { readPages } from './routes/pages.ts';

/** How a row of a table of routes names its screen and the door of it. */
const ROW = /(screen: '(\w+)',\s+load: \(\) => import\()'(@carillon\/[\w/]+)'/g;

/**
 * A door is one module, and so one file in a bundle. Of each screen that a table of routes names this makes a module of its
 * own, so that a page fetches its screen and no other.
 */
const oneFileAScreen: Plugin = {
  name: 'carillon-one-file-a-screen',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/routes\.ts$/ },
    handler(code) {
      const split = code.replace(ROW, "$1'screen:$3/$2'");
      if (split.includes("import('@")) this.error('A row does not say `screen`, and then `load`.');
      return { code: split, map: null };
    },
  },
  resolveId: { filter: { id: /^screen:/ }, handler: (id) => id },
  load: {
    filter: { id: /^screen:/ },
    handler(id) {
      const [, door, name] = /^screen:(.*)\/(\w+)$/.exec(id) ?? [];
      return `export { ${name} } from '${door}';`;
    },
  },
};

/** A file of texts in a language other than English. */
const LANGUAGE = /\/react\/src\/messages\/(?!en\/)(\w+)\//;

/**
 * How a host is built. `base` is where its files are served; the manifest tells the bundle budgets what loads what.
 * `wasteBytes` is what a page may load for nothing where it then asks for a file fewer.
 */
export function hostConfig(base: string, wasteBytes?: number): UserConfig {
  const config = bundleConfig(base);
  return { ...config, plugins: [config.plugins, joinFiles(() => bundleConfig(base), wasteBytes)] };
}

function bundleConfig(base: string): UserConfig {
  return {
    base,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      leaveOutRoutes,
      leaveOutMutations,
      oneFileAScreen,
      slimMqtt,
      hostPage(base),
      importsAgain,
      compileEarly,
      precompress(),
    ],
    define: { CARILLON_PAGES: JSON.stringify(readPages()) },
    // Straight from the packages' sources: `npm start` needs no other build first.
    resolve: { conditions: ['@carillon/source', ...defaultClientConditions] },
    build: {
      manifest: true,
      sourcemap: true,
      // The content security policy has no data: for scripts and styles, and an inlined font loads for nothing.
      assetsInlineLimit: 0,
      // All styles of a host take less time than asking for those of a screen one more time.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A class that nobody uses goes, though what it extends is read from React.
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: {
            groups: [
              // What the HTML runs, which must not wait for the page.
              { name: 'start', test: /\/src\/main\.ts$/, priority: 3 },
              // What every screen needs, in one file: each further one is another wait.
              { name: 'page', test: /\/src\/page\.tsx?$/, priority: 2 },
              // All texts of a language: fetched beside the page, they are there when it is drawn.
              {
                name: (id) => LANGUAGE.exec(id)?.[1] ?? null,
                priority: 2,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  };
}
