import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells a browser that knows the hint (V8) to compile what every page needs while it comes over the line, on another thread.
 * Otherwise each function is compiled when it is first called, which is a good part of the first drawing. V8 reads the hint
 * in the first line alone, so it is set when Vite has written its own first line.
 */
export const compileEarly: Plugin = {
  name: 'carillon-compile-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name !== 'page') continue;
        file.code = HINT + file.code;
        const map = bundle[`${file.fileName}.map`];
        // A line more: each line of the mappings ends with a semicolon.
        if (map?.type === 'asset') {
          const { mappings, ...rest } = JSON.parse(String(map.source));
          map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
        }
      }
    },
  },
};
