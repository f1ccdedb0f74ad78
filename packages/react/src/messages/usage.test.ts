import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from './en/index.ts';

const packages = join(import.meta.dirname, '../../..');

/** What says a text, or returns its key: screens, hosts, and the rules and schemas of the contract. */
const sources = globSync('{react,host-*,protocol}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
  // The lists of all keys would prove every one of them.
  (path) => !/\.test\.tsx?$|react\/src\/messages\/\w+\/|protocol\/src\/form\/problem\.ts$/.test(path),
);

/** The keys that a source writes: 'dash.start', or all that fit `dash.${which}.failed`. */
function writtenKeys(source: string): RegExp[] {
  const written = source.matchAll(
    /['"]([a-z]\w*(?:\.[\w-]+)+)['"]|`([a-z]\w*(?:\.(?:[\w-]+|\$\{[^`}]*\}))+)`/g,
  );
  return [...written].map(([, text, template = '']) => {
    const pattern = (text ?? template).replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[\\w-]+');
    return new RegExp(`^${pattern}$`);
  });
}

test('every text is said by a screen, or answered by the contract to one', () => {
  const written = sources.flatMap((path) => writtenKeys(readFileSync(join(packages, path), 'utf8')));
  const unused = Object.keys(english).filter((key) => !written.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});
