import { type CarillonClient, createStore, type Store } from '@carillon/client';
import { useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';
import { useSession } from '../platform/useSession.ts';
import { begunHere, HINTS_KEY } from './firstRunHint.ts';

/** How far somebody's way to the first sound has come in this browser: not yet begun, begun, or over. */
export type FirstRun = 'none' | 'begun' | 'ended';

/** By the ids of people; who has not begun is not in it. */
type Hints = ReadonlyMap<number, FirstRun>;

interface KeptHints extends Store<Hints> {
  keep(userId: number, firstRun: FirstRun): void;
}

const NOBODY: Hints = new Map();

const hintsByClient = new WeakMap<CarillonClient, KeptHints>();

/** Those of a browser, as this client reads and keeps them. */
export function getHints(client: CarillonClient): KeptHints {
  const known = hintsByClient.get(client);
  if (known) return known;
  const { storage, errors } = client;
  const read = () => readHints(storage.read(HINTS_KEY));
  const store = createStore(read(), { onError: errors.report });
  // Another tab, or another host, has come further.
  storage.subscribe((changed) => {
    if (changed === HINTS_KEY) store.set(read());
  });
  const made: KeptHints = {
    ...store,
    keep(userId, firstRun) {
      const hints = new Map(store.getSnapshot()).set(userId, firstRun);
      storage.write(HINTS_KEY, JSON.stringify({ v: 1, firstRun: Object.fromEntries(hints) }));
      // Where the storage takes nothing, it holds until the page is left.
      if (firstRun === 'begun') begunHere.add(client);
      store.set(hints);
    },
  };
  hintsByClient.set(client, made);
  return made;
}

/** What cannot be read counts as nothing. */
function readHints(text: string | null): Hints {
  try {
    const { v, firstRun }: Record<string, unknown> = Object(JSON.parse(text ?? ''));
    const hints = new Map<number, FirstRun>();
    if (v !== 1) return hints;
    for (const [userId, is] of Object.entries(Object(firstRun))) {
      if (is === 'begun' || is === 'ended') hints.set(Number(userId), is);
    }
    return hints;
  } catch {
    return NOBODY;
  }
}

export interface UseFirstRun {
  readonly firstRun: FirstRun;
  /** Keeps how far it has come, for all pages of this browser. */
  readonly keep: (firstRun: FirstRun) => void;
}

/** How far the way to the first sound of who is logged in has come: kept in this browser, where all hosts find it (NAV-20). */
export function useFirstRun(): UseFirstRun {
  const { client } = useCarillon('useFirstRun');
  const userId = useSession().user?.id;
  const hints = getHints(client);
  const snapshot = useSyncExternalStore(hints.subscribe, hints.getSnapshot, () => NOBODY);
  return {
    firstRun: (userId !== undefined && snapshot.get(userId)) || 'none',
    keep(firstRun) {
      if (userId !== undefined) hints.keep(userId, firstRun);
    },
  };
}
