import type { Transport } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { VirtualClock } from '@carillon/protocol/virtual-time';
import type { Random } from '../random.ts';
import type { LedgerDevice } from './testLedgerDevice.ts';

/** A console as a night has it, whoever has made it. */
export interface Page {
  connect(): void;
  /** Asks for the levels of one that plays, for a while. */
  listen(forMs: number): void;
  /** Nothing was heard for a while: whether the broker is there is checked, and it is there, or it is not. */
  doubt(isThere: boolean): void;
  /** The topics are granted anew, as with another token: all are asked. */
  renew(): void;
}

/** What a console finds where it is opened. */
export interface Surroundings {
  readonly devices: readonly LedgerDevice[];
  readonly clock: VirtualClock;
  /** The clock that it looks at, which may be set. */
  readonly pageClock: Clock;
  /** The line to the broker, with its faults, on which everything happens when its time comes. */
  readonly transport: Transport;
  /** The same of the hub itself, which answers in promises. */
  readonly hubTransport: Transport;
  readonly random: Random;
}
