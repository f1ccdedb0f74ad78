export {
  type AedesBroker,
  type AedesBrokerOptions,
  createAedesBroker,
  type ListenOptions,
} from './broker/aedes.ts';
export { type BrokerLimits, DEFAULT_LIMITS } from './broker/limits.ts';
export { PortInUseError, type TlsFiles } from './broker/listeners.ts';
export { mqttTransport } from './broker/mqttTransport.ts';
export * from './browser.ts';
export { type FleetDevice, type FleetPlan, listFleet } from './fleet/devices.ts';
export { type Fleet, type FleetFirmware, type FleetOptions, startFleet } from './fleet/fleet.ts';
export { createFollowingClock, type FollowingClock } from './fleet/followingClock.ts';
export { type Dial, dialBroker, type Pipe, type PipeListener } from './fleet/sockets.ts';
export { createSocketUplink, type SocketUplink, type SocketUplinkOptions } from './fleet/socketUplink.ts';
export { createLocalUplink, type FleetCounters, type Uplink, type UplinkDevice } from './fleet/uplink.ts';
export { createNetworkSource } from './radio/networkSource.ts';
