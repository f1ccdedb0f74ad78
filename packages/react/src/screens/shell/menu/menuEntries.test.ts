import { expect, test } from 'vitest';
import { adminPages, ownPages, visitorPages } from './menuPages.ts';

test.each<[string, readonly string[], readonly string[]]>([
  ['visitors', visitorPages, ['login', 'signup']],
  ['everybody who is logged in', ownPages, ['profile', 'addresses']],
  ['administrators', adminPages, ['users', 'countries', 'carriers', 'tags', 'medias', 'products']],
])(
  'NAV-02, NAV-03: the menus of %s have at least the pages of the specification, in its order',
  (_who, pages, wanted) => {
    expect(pages.filter((name) => wanted.includes(name))).toEqual(wanted);
  },
);
