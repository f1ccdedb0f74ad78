import type { Plugin } from 'vite';
import { GLOBAL_NAME } from './fetchAgain.ts';

/** An import of another file of the build, as the minifier writes it. */
const IMPORT = /\bimport\(([`"'])\.\/[^`"'$]+\1\)/g;

/** Has each late import of a build fetched again after a failure (fetchAgain.ts), which its first script must bring. */
export const importsAgain: Plugin = {
  name: 'carillon-imports-again',
  apply: 'build',
  generateBundle: {
    // After Vite has written what is fetched beside a file.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = catchFailures(file.code);
      }
    },
  },
};

/** The code of a file with each late import caught. */
export const catchFailures = (code: string): string =>
  code.replace(IMPORT, `$&.catch(globalThis.${GLOBAL_NAME})`);
