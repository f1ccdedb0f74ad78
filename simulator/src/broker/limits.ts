import type { Clock } from '@carillon/protocol/time';

/** What a broker bears. Sizes of packets are part of the protocol: see `MAX_PACKET_BYTES` and its neighbours. */
export interface BrokerLimits {
  /** Connections at once, on all ports together. */
  readonly maxConnections: number;
  /** Connections at once from one address. */
  readonly maxConnectionsPerAddress: number;
  /** New connections a second; as many again may come at once after a quiet second. */
  readonly maxConnectsPerSecond: number;
  /** From the opened socket to CONNECT, with the handshakes of TLS and websocket. */
  readonly connectTimeoutMs: number;
  /** What waits for a reader that does not keep up: more, or for longer, and it is disconnected. */
  readonly maxBehindBytes: number;
  readonly maxBehindMs: number;
}

/** Enough for a fleet of 10,000 devices on one machine, and for their consoles. */
export const DEFAULT_LIMITS: BrokerLimits = {
  maxConnections: 20_000,
  maxConnectionsPerAddress: 12_000,
  maxConnectsPerSecond: 2000,
  connectTimeoutMs: 5000,
  maxBehindBytes: 2 * 1024 * 1024,
  maxBehindMs: 5000,
};

/** Counts connections in and out. */
export interface Gate {
  /** Lets one in and returns the function that counts it out, or null: it is to be closed unheard. */
  enter(address: string): (() => void) | null;
}

/** Creates the one gate of all ports of a broker. */
export function createGate(
  { maxConnections, maxConnectionsPerAddress, maxConnectsPerSecond }: BrokerLimits,
  clock: Clock,
): Gate {
  const inside = new Map<string, number>();
  let total = 0;
  let allowance = maxConnectsPerSecond;
  let countedAtMs = clock.now();

  return {
    enter(address) {
      const nowMs = clock.now();
      const gained = (Math.max(nowMs - countedAtMs, 0) * maxConnectsPerSecond) / 1000;
      allowance = Math.min(allowance + gained, maxConnectsPerSecond);
      countedAtMs = nowMs;
      const ofAddress = inside.get(address) ?? 0;
      if (allowance < 1 || total >= maxConnections || ofAddress >= maxConnectionsPerAddress) return null;
      allowance--;
      total++;
      inside.set(address, ofAddress + 1);
      return () => {
        total--;
        const left = (inside.get(address) ?? 1) - 1;
        if (left > 0) inside.set(address, left);
        else inside.delete(address);
      };
    },
  };
}
