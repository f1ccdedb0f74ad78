// Written by `npm run lists` from the files that define an entity.
export * from './address.ts';
export * from './users.ts';
