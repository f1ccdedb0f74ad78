import type { BrokerUser } from '../broker/access.ts';
import { type DeviceAddress, liveTopic, replyTopic, requestTopic } from '../broker/topics.ts';

/** The topics that somebody reaches, as MQTT filters: for a broker that asks nobody and is told beforehand. */
export interface BrokerReach {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

/** Somebody who may log in to a broker that is told beforehand. */
export interface BrokerLogin extends BrokerReach {
  readonly name: string;
  /** A device's key, or the digest of a session's token (`tokenDigest`): as secret as these. */
  readonly password: string;
  /** When it ends by itself, in epoch seconds; without it, never. */
  readonly expires_at?: number | undefined;
}

/** All who may log in, as a platform tells `carillon-rights` (docs/brokers.md); people first, who wait for it. */
export interface BrokerLogins {
  readonly logins: readonly BrokerLogin[];
}

/** What `mayPublish` and `maySubscribe` allow, as lists. `devices` are those that a person owns. */
export function listReach(user: BrokerUser, devices: readonly DeviceAddress[] = []): BrokerReach {
  if (user.kind === 'device') {
    const { address } = user;
    return { publish: [replyTopic(address), liveTopic(address, '+')], subscribe: [requestTopic(address)] };
  }
  if (user.isAdmin) return { publish: ['cmd/req/+/+'], subscribe: ['cmd/#', 'async/#'] };
  return {
    publish: devices.map(requestTopic),
    subscribe: devices.flatMap((device) => [replyTopic(device), liveTopic(device, '+')]),
  };
}
