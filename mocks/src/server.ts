export { observeBroker, type Publish } from './broker.ts';
export type { Mail } from './platform/letter.ts';
export type { Platform, PlatformOptions } from './platform/platform.ts';
export { type FactoryDevice, factoryDevices } from './seed/devices.ts';
export { type PersonSeed, people } from './seed/people.ts';
export { createListener, type ListenerOptions } from './server/listener.ts';
export { type FactoryRecord, openPlatform, type StoredPlatform } from './server/open.ts';
export { createScryptPasswords, type ScryptCost } from './server/scrypt.ts';
export { isStorageBusy, StorageError, type StorageProblem } from './storage/sqlite.ts';
