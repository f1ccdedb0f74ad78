// Written by `npm run lists` from menuEntries.ts.
// The pages to which the menus lead, by who sees them and in their order.
export const visitorPages = ['login', 'signup'] as const;
export const ownPages = ['profile', 'addresses'] as const;
export const adminPages = ['users', 'countries', 'carriers', 'tags', 'medias', 'products'] as const;
