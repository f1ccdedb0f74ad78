import type { FirmwareOptions } from '../firmware/port.ts';

/** A device on the stage, connected and silent when the scenario begins. */
export type ScenarioDevice = Pick<
  FirmwareOptions,
  'label' | 'classId' | 'events' | 'timeServer' | 'clockError'
>;

/** A console on the stage, connected when the scenario begins. */
export interface ScenarioConsole {
  readonly name: string;
  /** The labels of the devices that are its person's own: these it hears and commands. By default none. */
  readonly devices?: readonly string[];
  /** Whether its person may hear and command every device. */
  readonly isAdmin?: boolean;
  /** When its session ends, a moment as `start`; by default never. */
  readonly sessionEnds?: string;
}

export interface ScenarioOptions {
  /** When the scenario begins, ISO 8601; by default a Monday night, 2026-03-02T03:00:00Z. */
  readonly start?: string;
  /** The zone of moments that name none, such as 'Europe/Rome', and of reports. */
  readonly zone?: string;
  /** Where chance comes from, e.g. how long a stream takes to connect; by default 1. */
  readonly seed?: number;
  /** What it belongs to, such as 'slow': `carillon-sim run --tag slow` runs those alone. */
  readonly tags?: readonly string[];
  /** By default none: `stage.devices(100)` brings many. */
  readonly devices?: readonly ScenarioDevice[];
  readonly consoles?: readonly ScenarioConsole[];
}
