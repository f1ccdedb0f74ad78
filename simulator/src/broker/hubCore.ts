import type { Authority, BrokerUser } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';

/** A connected client as the hub sees it. */
export interface HubClient {
  readonly user: BrokerUser;
  /** A second client with the same id ends the first; '' is no id. */
  readonly id: string;
  wants(topic: string): boolean;
  deliver(topic: string, payload: Uint8Array, isRetained: boolean): void;
  /** The broker closes the connection. */
  close(): void;
}

/** What the clients of the hub's transport see of it. */
export interface HubCore {
  readonly clock: Clock;
  readonly authority: Authority;
  isRunning(): boolean;
  readonly clients: Set<HubClient>;
  retained(filter: string): Iterable<readonly [topic: string, payload: string]>;
  publish(topic: string, payload: string): void;
}
