import type { Plugin } from 'vite';

const LATE_MS = 250;

/** For a run in which parts of a page come late (STORYBOOK_LATE), as answers do: a play that does not wait for one fails in it. */
export function lateParts(): Plugin {
  return {
    name: 'carillon-late-parts',
    // After types went: `typeof import('…')` is none.
    transform(code, id) {
      if (!/\/packages\/react\/src\/.*\.tsx?$/.test(id) || !/\bimport\(/.test(code)) return null;
      const late = `new Promise((done) => setTimeout(done, ${LATE_MS})).then(() => import(`;
      return { code: code.replace(/\bimport\(\s*(["'][^"']+["'])\s*\)/g, `${late}$1))`), map: null };
    },
  };
}
