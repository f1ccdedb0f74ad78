import type { User } from '@carillon/protocol/account';
import { useState, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';
import { useSession } from './useSession.ts';

/** For whom a screen is shown. */
export interface Viewer {
  /** Whose screen this is; null where nobody is logged in, unless somebody has left something that is not saved. */
  readonly person: User | null;
  /** False on a server, and in a page that takes over what it drew: they do not know yet who is logged in. */
  readonly isKnown: boolean;
  /** Their session has ended meanwhile. */
  readonly isAway: boolean;
  /** Asks, and then lets go of what is not saved. */
  readonly giveUp: () => void;
}

const subscribeToNothing = () => () => {};

/**
 * For whom a screen is shown: what somebody typed stays theirs when their session ends
 * (docs/architecture.md, The life of a session and of the connection).
 */
export function usePerson(hook: string): Viewer {
  const { leaving } = useCarillon(hook);
  const { user } = useSession();
  const isKnown = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [person, setPerson] = useState(user);
  if (person !== user && (user || !leaving.isHeld())) setPerson(user);
  return {
    person,
    isKnown,
    isAway: person !== null && user === null,
    giveUp: () => leaving.leave(() => setPerson(null)),
  };
}
