import { readFileSync } from 'node:fs';

/** The names of the pages of all three hosts, by their tables: a host leads to those of the others as well. */
export const readPages = (): string[] =>
  ['shop', 'backoffice', 'console'].flatMap((host) => {
    const table = readFileSync(new URL(`../../../host-${host}/src/routes.ts`, import.meta.url), 'utf8');
    return [...table.matchAll(/\bat: '(\w+)'/g)].map(([, name = '']) => name);
  });
