export * from './account/index.ts';
export * from './broker/index.ts';
export * from './device/index.ts';
export * from './http/index.ts';
export * from './list/index.ts';
export * from './schedule/index.ts';
export * from './stream/index.ts';
export * from './time/index.ts';
