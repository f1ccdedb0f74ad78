import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { browsers, features } from './features.ts';

// Imported, its 16 MB would go through the transforms of the tests.
const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
const compat: unknown = JSON.parse(readFileSync(file, 'utf8'));

/** In which version of a browser MDN's data say that something came; the first where there are several ways. */
function readVersion(path: string, browser: string): string {
  let at = compat;
  for (const name of [...path.split('.'), '__compat', 'support', browser]) {
    if (typeof at !== 'object' || at === null || !(name in at)) throw new Error(`${path} has no ${name}.`);
    at = (at as Record<string, unknown>)[name];
  }
  const [support] = [at].flat() as { version_added: string }[];
  return support?.version_added.replace('≤', '') ?? '';
}

const toNumber = (version: string) => Number.parseFloat(version);

test.each(Object.entries(browsers))(
  'FLT-122 the oldest %s that is supported is the first that has all that is needed',
  (name, version) => {
    const needed = features.map(({ compat }) => readVersion(compat, name.toLowerCase()));
    expect(needed).not.toContain('');
    expect(Math.max(...needed.map(toNumber))).toBe(toNumber(version));
  },
);

test('FLT-122 the list of browsers is published', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/serving-the-hosts.md'), 'utf8');
  const list = Object.entries(browsers).map(([name, version]) => `${name} ${version}`);
  expect(page).toContain(`The hosts are for ${list.join(', ')}, and whatever is newer`);
});
