// Written by `npm run lists` from the files that define an entity.
export * from './device.ts';
export * from './deviceTag.ts';
