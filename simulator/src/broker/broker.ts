import type { Authority, BrokerUser } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { Firmware } from '../firmware/port.ts';

/** A firmware on a broker in the same process. */
export interface Attachment {
  /** Shuts the device down: it says Offline and powers off. */
  detach(): void;
  /** Cuts its connection: the broker publishes its last will, the device plays on. */
  cut(): void;
}

/** What both brokers offer, the hub and Aedes. */
export interface Broker {
  /** Connects a firmware in process, without a socket; it is trusted with its own topics. */
  attach(firmware: Firmware): Attachment;
  /** Publishes as the broker itself, past the access rules: for tests. */
  publish(topic: string, payload: string, options?: { readonly retain?: boolean }): void;
  /** It goes away: connections are lost, new ones fail as at a closed port, and what it retained is forgotten. */
  stop(): void;
  /** It is back, and so are the attached devices. */
  start(): void;
}

/** Lets everybody in as an admin: for stories and tests that are not about access. */
export const openAuthority: Authority = {
  authenticate: async () => ({
    kind: 'person',
    userId: 1,
    isAdmin: true,
    expiresAtMs: Number.POSITIVE_INFINITY,
  }),
  ownsDevice: () => true,
};

/** Whether a person's token has run out; devices have none. */
export const hasExpired = (user: BrokerUser, clock: Clock): boolean =>
  user.kind === 'person' && user.expiresAtMs <= clock.now();
