export {
  type Access,
  type Call,
  type CallAnswer,
  type CallInput,
  defineCall,
  formatPath,
  type PathParams,
  type Schema,
} from './call.ts';
export {
  type CallName,
  calls,
  countDevices,
  countIcons,
  listDevices,
  listDeviceTags,
  listIcons,
  login,
  logout,
  orderDevices,
  readDevice,
  refreshToken,
} from './calls.ts';
export { type Envelope, envelope } from './envelope.ts';
