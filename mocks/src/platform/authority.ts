import { type Authority, type BrokerUser, type DeviceAddress, deviceAddress } from '@carillon/protocol';
import { table as devices } from '../records/devices.ts';
import { table as users } from '../records/users.ts';
import { findFactoryDevice, fitsKey } from './factory.ts';
import type { Services } from './rule.ts';
import { findVisitor } from './visitor.ts';

/** Tells the broker who somebody is and what is theirs (docs/protocol.md, Broker protocol). */
export function createAuthority(services: Pick<Services, 'storage' | 'tokens'>): Authority {
  const { storage } = services;
  const known = new Map<string, boolean>();
  let knownAt = -1;

  function findDevice(label: string, key: string): BrokerUser | null {
    const made = findFactoryDevice(storage, label);
    if (!made || !fitsKey(made, key)) return null;
    const address = deviceAddress({ class_id: made.class_id, device_id: label });
    return address && { kind: 'device', address };
  }

  async function findPerson(userId: string, jwt: string): Promise<BrokerUser | null> {
    if (!/^[1-9]\d{0,14}$/.test(userId)) return null;
    const visitor = await findVisitor(jwt, services);
    if (typeof visitor === 'string' || visitor.claims.sub !== userId) return null;
    const { user, claims } = visitor;
    return {
      kind: 'person',
      userId: user.id,
      isAdmin: user.role === 'admin',
      expiresAtMs: claims.exp * 1000,
      sessionId: claims.sid,
    };
  }

  function lookUpOwner(userId: number, { type, label }: Parameters<Authority['ownsDevice']>[1]): boolean {
    const user = storage.rows(users).get(userId);
    const record = storage.rows(devices).first({ device_id: label });
    if (!user || user.blocked || record?.user_id !== userId) return false;
    const address: DeviceAddress | null = deviceAddress(record);
    return address?.type === type;
  }

  return {
    authenticate: async (username, password) =>
      findDevice(username, password) ?? (await findPerson(username, password)),

    // Asked for every message: what was found is good until something is written.
    ownsDevice(userId, address) {
      if (knownAt !== storage.revision || known.size > 100_000) known.clear();
      knownAt = storage.revision;
      const key = `${userId}/${address.type}/${address.label}`;
      const answer = known.get(key) ?? lookUpOwner(userId, address);
      known.set(key, answer);
      return answer;
    },
  };
}
