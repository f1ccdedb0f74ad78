import { expect, test } from 'vitest';
import * as account from './account.ts';
import * as backoffice from './backoffice.ts';
import * as devices from './devices.ts';
import * as index from './index.ts';
import { asPart } from './screens/asPart.tsx';
import { asScreen } from './screens/ScreenBoundary.tsx';
import * as shop from './shop.ts';

// What each door exports is written in api.md, by `npm run api`.
test('FLT-107 every screen, and every part of one, takes nothing down with it: each is made by asScreen or asPart', () => {
  const bounded = [asScreen('Screen', () => null).name, asPart('Part', () => null).name];
  const exported = Object.entries({ ...index, ...account, ...backoffice, ...devices, ...shop });
  const components = exported.filter(([name]) => /^[A-Z]/.test(name) && name !== 'CarillonProvider');
  expect(components).not.toEqual([]);
  expect(components.filter(([, value]) => !bounded.includes(value.name)).map(([name]) => name)).toEqual([]);
});
