import { createStore } from '@carillon/client';
import { useCallback, useSyncExternalStore } from 'react';

/** Where the page is. */
export interface Location {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

export type NavigateFunction = (to: string, options?: { replace?: boolean }) => void;

/**
 * The host's router, as three hooks. React Router's own fit as they are:
 *
 * @example const navigation = { useHref, useLocation, useNavigate } // from 'react-router'
 */
export interface Navigation {
  readonly useLocation: () => Location;
  readonly useNavigate: () => NavigateFunction;
  /** The address to write on a link that leads to `to`. */
  readonly useHref: (to: string) => string;
}

/** A navigation that never leaves the page: for tests, stories, and a screen without a router. */
export function createMemoryNavigation(initial = '/'): Navigation & { readonly current: () => string } {
  const store = createStore(initial);
  return {
    current: store.getSnapshot,
    useLocation() {
      const path = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
      const query = path.indexOf('?');
      return query < 0
        ? { pathname: path, search: '' }
        : { pathname: path.slice(0, query), search: path.slice(query) };
    },
    useNavigate: () => store.set,
    useHref: (to) => to,
  };
}

/**
 * The navigation of a host that owns only some paths: all others are pages of another host on the same origin, which
 * an ordinary page load reaches.
 */
export function withinHost(navigation: Navigation, owns: (pathname: string) => boolean): Navigation {
  return {
    ...navigation,
    useNavigate() {
      const navigate = navigation.useNavigate();
      return useCallback<NavigateFunction>(
        (to, options) => {
          if (owns(to.replace(/[?#].*$/, ''))) navigate(to, options);
          else if (options?.replace) location.replace(to);
          else location.assign(to);
        },
        [navigate, owns],
      );
    },
  };
}
