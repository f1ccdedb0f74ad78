import type { SessionSnapshot } from '@carillon/client';
import type { LoginBody, User } from '@carillon/protocol/account';
import { useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';

export type UseSession = SessionSnapshot & {
  /** Resolves to who it is; rejects with an ApiError: 'unauthorized' is a refused login, whose message says why. */
  readonly login: (form: LoginBody, signal?: AbortSignal) => Promise<User>;
  /** Asks the server who this is now: name or role may be others (S4). */
  readonly recheck: () => Promise<void>;
  /** The host has logged in elsewhere and handed that over: there is no login of ours to lead to. */
  readonly isHandedOver: boolean;
  /** Ends the session here at once, on the server if it can be reached. */
  readonly logout: () => Promise<void>;
};

/** As a server draws for everybody, and a page takes over first: it knows no storage of a browser. */
const nobody: SessionSnapshot = { status: 'loggedOut', user: null, isAdmin: false };

/** Who is logged in (S3, S4 Session), and how to change that. */
export function useSession(): UseSession {
  const { session, isHandedOver } = useCarillon('useSession').client;
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, () => nobody);
  const { login, logout, recheck } = session;
  return { ...snapshot, login, logout, recheck, isHandedOver };
}

/** False where a login ends with the page, because the storage is refused or full (FLT-061). */
export function useIsLasting(): boolean {
  const { lasting } = useCarillon('useIsLasting').client.session;
  // A server draws for a storage that it does not know.
  return useSyncExternalStore(lasting.subscribe, lasting.getSnapshot, () => true);
}
