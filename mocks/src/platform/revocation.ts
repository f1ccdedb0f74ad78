import type { RuleContext } from './rule.ts';
import { revokedSessions } from './tables.ts';

/** Whether a session or a token was ended by the id inside it. */
export const isEnded = (session_id: string, { rows }: Pick<RuleContext, 'rows'>): boolean =>
  rows(revokedSessions).first({ session_id }) !== undefined;

/** Ends a session or a token by the id inside it, which is remembered until it expires; false if that had been done. */
export function endToken(
  session_id: string,
  expiresAtMs: number,
  { rows, storage, nowText }: Pick<RuleContext, 'rows' | 'storage' | 'nowText'>,
): boolean {
  const revoked = rows(revokedSessions);
  return storage.transaction(() => {
    for (const { id, expires_at } of revoked.list()) if (expires_at < nowText()) revoked.remove(id);
    if (isEnded(session_id, { rows })) return false;
    revoked.insert({ session_id, expires_at: new Date(expiresAtMs).toISOString() });
    return true;
  });
}
