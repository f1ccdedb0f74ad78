import { createStore, type Store } from '@carillon/client';
import { useCallback } from 'react';
import type { Navigation } from './navigation.ts';

/** Asks before what somebody typed is left (FLT-085). Each provider has one. */
export interface LeaveGuard {
  /** From now on leaving asks, until the returned function is called. */
  readonly hold: () => () => void;
  readonly isHeld: () => boolean;
  /** Goes at once where nothing is held, else after a yes, which lets go of everything. */
  readonly leave: (go: () => void) => void;
  /** Asks, and goes after a yes; what is held elsewhere stays held, such as a page under a dialog that is closed. */
  readonly ask: (go: () => void) => void;
  /** What a yes would do, while the question is open. */
  readonly waiting: Store<(() => void) | null>;
  /** The answer yes. */
  readonly go: () => void;
  /** The answer no. */
  readonly stay: () => void;
}

/** Creates the guard of a provider. `prepare` fetches the question when there is first something to lose: it may be gone later. */
export function createLeaveGuard(prepare: () => void): LeaveGuard {
  const holds = new Set<symbol>();
  const waiting = createStore<(() => void) | null>(null);
  return {
    hold() {
      if (holds.size === 0) prepare();
      const hold = Symbol();
      holds.add(hold);
      return () => holds.delete(hold);
    },
    isHeld: () => holds.size > 0,
    leave(go) {
      if (holds.size === 0) return go();
      waiting.set(() => {
        holds.clear();
        go();
      });
    },
    ask: (go) => waiting.set(go),
    waiting,
    go() {
      const go = waiting.getSnapshot();
      waiting.set(null);
      go?.();
    },
    stay: () => waiting.set(null),
  };
}

/** The same navigation, which asks the guard before it leads away. */
export function guardedBy({ leave }: LeaveGuard, navigation: Navigation): Navigation {
  return {
    ...navigation,
    useNavigate() {
      const navigate = navigation.useNavigate();
      return useCallback((to, options) => leave(() => navigate(to, options)), [navigate, leave]);
    },
  };
}
