import type { BrokerUser } from '@carillon/protocol/broker';

/**
 * The client id of a connection as the broker tells connections apart. A second one with the same id ends the first
 * (MQTT 3.1.1, 3.1.4-2), so each person and each device has ids of their own: nobody can end the connection of anybody
 * else by its client id (docs/protocol.md, Broker protocol).
 */
export const scopeClientId = (user: BrokerUser, clientId: string): string =>
  user.kind === 'device' ? `device/${user.address.label}/${clientId}` : `person/${user.userId}/${clientId}`;
