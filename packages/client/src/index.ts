export { type BasketStore, type BasketTrouble, createBasket } from './basket/basket.ts';
export { getBasket } from './basket/getBasket.ts';
export { type Broker, type BrokerOptions, createBroker } from './broker/broker.ts';
export type {
  BrokerCredentials,
  BrokerLoss,
  BrokerSnapshot,
  BrokerStatus,
} from './broker/connection/connection.ts';
export { getBroker } from './broker/connection/getBroker.ts';
export type { LazyBroker, LazyBrokerOptions, MakeBroker } from './broker/connection/lazyBroker.ts';
export { mqttTransport } from './broker/connection/mqttTransport.ts';
export {
  type AudioControl,
  type AudioControlOptions,
  type AudioSnapshot,
  createAudioControl,
} from './broker/controls/audioControl.ts';
export {
  createDeviceClock,
  type DeviceClockControl,
  type DeviceClockOptions,
  type DeviceClockSnapshot,
} from './broker/controls/clockControl.ts';
export {
  createLatestWriter,
  type LatestWriter,
  type WriterSnapshot,
} from './broker/controls/latestWriter.ts';
export type { LiveChannelName, LiveChannels, RadioView } from './broker/device/channels.ts';
export type { DeviceLink } from './broker/device/deviceLink.ts';
export { type DeviceSnapshot, UNKNOWN_DEVICE } from './broker/device/deviceSnapshot.ts';
export type { SettingName, SettingValues } from './broker/device/settings.ts';
export {
  type BrokerError,
  type BrokerErrorCode,
  CommandError,
  type CommandErrorCode,
} from './broker/errors.ts';
export { narrowDevices } from './broker/narrow/narrowDevices.ts';
export {
  type CarillonClient,
  type CarillonClientOptions,
  createCarillonClient,
  type HandedCallbacks,
  type HandedLogin,
  type HandedSession,
} from './client.ts';
export { judgeApiUrl, judgeBrokerUrl } from './doctor/judgeAddress.ts';
export { type DoManyOptions, doMany, type Outcome } from './doMany.ts';
export { createFleet, type Fleet, type FleetDevice, type FleetOptions } from './fleet/fleet.ts';
export { getFleet } from './fleet/getFleet.ts';
export { getHistories } from './fleet/getHistories.ts';
export type { Histories } from './fleet/histories.ts';
export { ApiError, type ApiErrorCode, isAborted } from './http/errors.ts';
export { createHttp, type Fetch, type Http, type HttpOptions, type RequestOptions } from './http/http.ts';
export type { Upload, UploadInit, UploadProgress } from './http/upload.ts';
export { browserExclusive, type Exclusive } from './session/exclusive.ts';
export { type ReadLoginOptions, readLogin } from './session/readLogin.ts';
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionSnapshot,
} from './session/session.ts';
export { browserStorage, type KeyValueStorage, memoryStorage } from './session/storage.ts';
export { type ErrorReports, reportUncaught, runIsolated } from './store/errorReports.ts';
export { createStore, type Store, type StoreOptions, type WritableStore } from './store/store.ts';
export { browserWake } from './wake.ts';
