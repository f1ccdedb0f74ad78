import type { RuleContext } from './rule.ts';
import { revokedSessions } from './tables.ts';

/** Ends a session or a token by the id inside it, which is remembered until it expires; false if that had been done. */
export function endToken(
  session_id: string,
  expiresAtMs: number,
  { rows, storage, nowText }: Pick<RuleContext, 'rows' | 'storage' | 'nowText'>,
): boolean {
  const revoked = rows(revokedSessions);
  return storage.transaction(() => {
    for (const { id, expires_at } of revoked.list()) if (expires_at < nowText()) revoked.remove(id);
    if (revoked.first({ session_id })) return false;
    revoked.insert({ session_id, expires_at: new Date(expiresAtMs).toISOString() });
    return true;
  });
}
