export { observeBroker, type Publish } from './broker.ts';
export {
  buildAddress,
  buildCarrier,
  buildCountry,
  buildDevice,
  buildDeviceTag,
  buildIcon,
  buildMedia,
  buildProduct,
  buildTag,
  buildUser,
} from './builders.ts';
export type { FileStore } from './media/fileStore.ts';
export type { Resize } from './media/resize.ts';
export type { Mail } from './platform/mail.ts';
export { type Passwords, quickPasswords } from './platform/passwords.ts';
export { createPlatform, type Platform, type PlatformOptions } from './platform/platform.ts';
export type { Observation } from './platform/presence.ts';
export { TOKEN_SECONDS } from './platform/token.ts';
export { scenarios } from './scenarios.ts';
export type { CarrierSeed } from './seed/carriers.ts';
export { type FactoryDevice, factoryDevices } from './seed/devices.ts';
export { type AddressSeed, type DeviceTagSeed, fillStorage, type Seed } from './seed/fill.ts';
export type { MediaSeed } from './seed/medias.ts';
export { type PersonSeed, people } from './seed/people.ts';
export type { ProductSeed } from './seed/products.ts';
export { defaultSeed } from './seed/seed.ts';
export type { TagSeed } from './seed/tags.ts';
export { createMemoryStorage } from './storage/memory.ts';
export type { PlatformStorage } from './storage/storage.ts';
