import type { Transport, TransportLogin } from '@carillon/protocol/broker';
import { type Clock, systemClock } from '@carillon/protocol/time';

/** Real devices in the place of the devices of a scenario: what `runScenario(…, { against })` is given. */
export interface Against {
  /** The way to their broker. */
  readonly transport: Transport;
  /** Somebody who may hear and command them. */
  readonly login: TransportLogin;
  /** Which device plays which: the label in the scenario, and the label of the real one, which is of the same class. */
  readonly devices: ReadonlyMap<string, string>;
  /**
   * Whether they are made what the scenario has them begin as: their events are deleted and those of the scenario stored, their
   * clock, volume and equalizer set. Without it only a scenario is tried whose devices are so already.
   */
  readonly isPreparing?: boolean;
  /** How long a step may wait in real time, in milliseconds, so that it is tried; by default two minutes. */
  readonly longestWaitMs?: number;
  /** How much later than a scenario allows a message may come, in milliseconds, for its way; by default half a second. */
  readonly wayMs?: number;
  /** By default that of the system. */
  readonly clock?: Clock;
}

export const LONGEST_WAIT_MS = 120_000;
export const WAY_MS = 500;

/** With what is by default. */
export const complete = (against: Against): Required<Against> => ({
  isPreparing: false,
  longestWaitMs: LONGEST_WAIT_MS,
  wayMs: WAY_MS,
  clock: systemClock,
  ...against,
});
