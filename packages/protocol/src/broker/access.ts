import type { DeviceAddress } from './topics.ts';

/** Who is connected to the broker: a person through a console, or a device (docs/protocol.md, Broker protocol). */
export type BrokerUser =
  | {
      readonly kind: 'person';
      readonly userId: number;
      readonly isAdmin: boolean;
      readonly expiresAtMs: number;
      /** The session of the platform that the token is of, where there are sessions: a logout ends the connection. */
      readonly sessionId?: string;
    }
  | { readonly kind: 'device'; readonly address: DeviceAddress };

/** Whom the broker asks who somebody is and what is theirs. The platform answers; the broker knows no database. */
export interface Authority {
  /** A person's user id and session jwt, or a device's label and key; null refuses the connection. */
  authenticate(username: string, password: string): Promise<BrokerUser | null>;
  /** Whether the person still exists unblocked and has this device, with this class, registered. */
  ownsDevice(userId: number, address: { readonly type: string; readonly label: string }): boolean;
}
