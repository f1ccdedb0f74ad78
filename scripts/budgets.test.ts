import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgets } from './budgets.ts';

const architecture = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');

test('the limits that docs/architecture.md names are those that are held', () => {
  const rows = [...architecture.matchAll(/^\| ([^|]+?) +\| (\d+(?:\.\d+)?) +\|$/gm)];
  const said = rows.map(([, name, kb]) => [name, Number(kb)]);
  expect(said.length).toBeGreaterThan(5);
  expect(said).toEqual(said.map(([name]) => [name, budgets.find((one) => one.name === name)?.limitKb]));
});
