export {
  type AedesBroker,
  type AedesBrokerOptions,
  createAedesBroker,
  type ListenOptions,
} from './broker/aedes.ts';
export { PortInUseError, type TlsFiles } from './broker/listeners.ts';
export * from './browser.ts';
