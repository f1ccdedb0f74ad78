import { createStore, type Store } from '@carillon/client';
import { useCallback } from 'react';
import type { Navigation } from './navigation.ts';

/** Asks before what somebody typed is left (FLT-085). Each provider has one. */
export interface LeaveGuard {
  /** From now on leaving asks, until the answered function is called. */
  readonly hold: () => () => void;
  /** Goes at once where nothing is held, else after a yes. */
  readonly leave: (go: () => void) => void;
  /** What a yes would do, while the question is open. */
  readonly waiting: Store<(() => void) | null>;
  /** The answer yes: what was held is given up. */
  readonly go: () => void;
  /** The answer no. */
  readonly stay: () => void;
}

/**
 * Creates the guard of a provider. What goes through our navigation is asked by a dialog of ours. So are Back and
 * Forward where the browser has the Navigation API; where it has not, they are not noticed. For closing the tab, and for
 * a load of another page, there is nothing but the browser's own prompt.
 */
export function createLeaveGuard(): LeaveGuard {
  const holds = new Set<symbol>();
  const waiting = createStore<(() => void) | null>(null);

  function prompt(event: BeforeUnloadEvent) {
    event.preventDefault();
  }

  // The browser lets it be prevented once after each time that the person did something here.
  function handleNavigate(event: NavigateEvent) {
    if (event.navigationType !== 'traverse' || event.hashChange || !event.cancelable) return;
    const { key } = event.destination;
    event.preventDefault();
    waiting.set(() => void window.navigation.traverseTo(key));
  }

  // Only while something is held: a page that listens to `beforeunload` is not kept for Back.
  function listen() {
    addEventListener('beforeunload', prompt);
    if ('navigation' in window) window.navigation.addEventListener('navigate', handleNavigate);
  }

  function unlisten() {
    removeEventListener('beforeunload', prompt);
    if ('navigation' in window) window.navigation.removeEventListener('navigate', handleNavigate);
  }

  function release(hold: symbol) {
    if (holds.delete(hold) && holds.size === 0) unlisten();
  }

  return {
    hold() {
      const hold = Symbol();
      if (holds.size === 0) listen();
      holds.add(hold);
      return () => release(hold);
    },
    leave(go) {
      if (holds.size > 0) waiting.set(go);
      else go();
    },
    waiting,
    go() {
      const go = waiting.getSnapshot();
      waiting.set(null);
      for (const hold of [...holds]) release(hold);
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
