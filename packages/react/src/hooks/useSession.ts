import type { SessionSnapshot } from '@carillon/client';
import type { LoginBody } from '@carillon/protocol/account';
import { useSyncExternalStore } from 'react';
import { useCarillon } from './context.ts';

export type UseSession = SessionSnapshot & {
  /** Rejects with an ApiError; 'unauthorized' is a refused login, whose message says why. */
  readonly login: (form: LoginBody, signal?: AbortSignal) => Promise<void>;
  /** Ends the session here at once, on the server if it can be reached. */
  readonly logout: () => Promise<void>;
};

/** As a server draws for everybody, and a page takes over first: it knows no storage of a browser. */
const nobody: SessionSnapshot = { status: 'loggedOut', user: null, isAdmin: false };

/** Who is logged in (S3, S4 Session), and how to change that. */
export function useSession(): UseSession {
  const { session } = useCarillon('useSession').client;
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, () => nobody);
  return { ...snapshot, login: session.login, logout: session.logout };
}
