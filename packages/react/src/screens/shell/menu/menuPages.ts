// Written by `npm run lists` from menuEntries.ts.
/** The pages to which the menus lead, by who sees them and in their order. */
export const menuPages = {
  visitor: ['login', 'signup'],
  own: ['profile', 'addresses'],
  admin: ['users', 'countries', 'carriers', 'tags', 'medias', 'products'],
} as const;
