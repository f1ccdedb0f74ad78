import { expect, test } from 'vitest';
import { menuPages } from './menuPages.ts';

test('NAV-02, NAV-03: the menus have at least the pages of the specification, in its order', () => {
  const wanted = {
    visitor: ['login', 'signup'],
    own: ['profile', 'addresses'],
    admin: ['users', 'countries', 'carriers', 'tags', 'medias', 'products'],
  };
  for (const group of ['visitor', 'own', 'admin'] as const) {
    const pages: readonly string[] = menuPages[group];
    expect(pages.filter((name) => wanted[group].includes(name))).toEqual(wanted[group]);
  }
});
