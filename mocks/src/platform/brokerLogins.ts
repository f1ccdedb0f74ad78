import { deviceAddress, sessionName, tokenDigest } from '@carillon/protocol';
import { type BrokerLogin, listReach } from '@carillon/protocol/server';
import { table as devices } from '../records/devices.ts';
import { type UserRow, table as users } from '../records/users.ts';
import { listFleetDevices } from './factory.ts';
import type { RuleContext, Services } from './rule.ts';
import { factory, sessions } from './tables.ts';
import type { TokenClaims } from './token.ts';
import { isSessionOpen } from './visitor.ts';

type Storage = Services['storage'];

/** A token of a new session, or of the given one; a broker that holds a password for each session learns of it. */
export async function issueToken(
  user: UserRow,
  { tokens, storage, clock, nowText }: Pick<RuleContext, 'tokens' | 'storage' | 'clock' | 'nowText'>,
  session_id: TokenClaims['sid'] = crypto.randomUUID(),
) {
  const token = await tokens.issue(user, session_id);
  const token_digest = await tokenDigest(token.jwt);
  const expires_at = new Date(clock.now() + tokens.lifeSeconds * 1000).toISOString();
  const rows = storage.rows(sessions);
  const session = { user_id: user.id, version: user.credentials_version, token_digest, expires_at };
  storage.transaction(() => {
    for (const old of rows.list()) if (old.expires_at < nowText()) rows.remove(old.id);
    const known = rows.first({ session_id });
    if (known) rows.update(known.id, session);
    else rows.insert({ session_id, ...session });
  });
  return token;
}

/** Everybody who may log in to a broker that asks nobody: people by their open sessions, then devices. */
export function listBrokerLogins(storage: Storage, fleet = 0): BrokerLogin[] {
  const labels = new Map<string, BrokerLogin>();
  const made = [...storage.rows(factory).list(), ...listFleetDevices(storage, fleet)];
  for (const { label, key, class_id } of made) {
    const address = deviceAddress({ class_id, device_id: label });
    if (address) labels.set(label, { name: label, password: key, ...listReach({ kind: 'device', address }) });
  }
  return [...listSessions(storage), ...labels.values()];
}

function listSessions(storage: Storage): BrokerLogin[] {
  return storage
    .rows(sessions)
    .list()
    .flatMap(({ session_id, user_id, version, token_digest, expires_at }) => {
      const user = storage.rows(users).get(user_id);
      if (!user || !isSessionOpen({ sid: session_id, ver: version }, user, storage)) return [];
      const expiresAtMs = Date.parse(expires_at);
      const owned = storage.rows(devices).list({ where: { user_id } });
      const addresses = owned.map(deviceAddress).filter((address) => address !== null);
      const isAdmin = user.role === 'admin';
      return {
        name: sessionName(user_id, session_id),
        password: token_digest,
        expires_at: Math.floor(expiresAtMs / 1000),
        ...listReach({ kind: 'person', userId: user_id, isAdmin, expiresAtMs }, addresses),
      };
    });
}
