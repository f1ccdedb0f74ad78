// Written by `npm run lists` from the files that define an entity.
export * from './carrier.ts';
export * from './country.ts';
export * from './media.ts';
export * from './product.ts';
export * from './tag.ts';
