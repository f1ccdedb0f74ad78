import type { FirmwareOptions } from '../firmware/firmware.ts';

/** A device on the stage, connected and silent when the scenario begins. */
export type ScenarioDevice = Pick<
  FirmwareOptions,
  'label' | 'classId' | 'events' | 'timeServer' | 'clockError'
>;

export interface ScenarioOptions {
  /** When the scenario begins, ISO 8601; by default a Monday night, 2026-03-02T03:00:00Z. */
  readonly start?: string;
  /** Where chance comes from, e.g. how long a stream takes to connect; by default 1. */
  readonly seed?: number;
  readonly devices: readonly ScenarioDevice[];
}
