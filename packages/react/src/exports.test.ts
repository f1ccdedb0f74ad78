import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as account from './account.ts';
import * as backoffice from './backoffice.ts';
import * as devices from './devices.ts';
import * as index from './index.ts';
import { asPart } from './screens/asPart.tsx';
import { asScreen } from './screens/ScreenBoundary.tsx';
import * as shop from './shop.ts';

const bounded = [asScreen('Screen', () => null).name, asPart('Part', () => null).name];
const exported = Object.entries({ ...index, ...account, ...backoffice, ...devices, ...shop });
const components = exported.filter(([name]) => /^[A-Z]/.test(name) && name !== 'CarillonProvider');

// What each door exports is written in api.md, by `npm run api`.
test('FLT-107 every screen, and every part of one, takes nothing down with it: each is made by asScreen or asPart', () => {
  expect(components).not.toEqual([]);
  expect(components.filter(([, value]) => !bounded.includes(value.name)).map(([name]) => name)).toEqual([]);
});

// The tables of the recipe, of screens and of names for style sheets, are written by `npm run api`.
test('docs/recipes/embed-a-screen.md names every screen, and every part of one', () => {
  const recipe = readFileSync(join(import.meta.dirname, '../../../docs/recipes/embed-a-screen.md'), 'utf8');
  const names = components.map(([name]) => name);
  expect(names.filter((name) => !recipe.includes(`\`${name}\``))).toEqual([]);
});
