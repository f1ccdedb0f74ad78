import type { FactoryRecord } from '@carillon/mocks/server';
import type { StartOptions } from './startOptions.ts';

/** The development platform while it runs. */
export interface RunningPlatform {
  readonly options: StartOptions;
  readonly httpPort: number;
  readonly wsPort: number;
  readonly mqttPort: number;
  readonly devices: readonly FactoryRecord[];
  /** The devices say Offline, then everything closes. */
  stop(): Promise<void>;
}
