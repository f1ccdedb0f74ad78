import { createStore } from '@carillon/client';
import { useCallback, useSyncExternalStore } from 'react';
import { leaveHost } from './leavingHost.ts';

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
  /**
   * The address to write on a link that leads to `to`. Like `useNavigate` it is asked for paths of this app ('/…') and for
   * this page with another query ('?…'), never for another site.
   */
  readonly useHref: (to: string) => string;
}

/** A navigation in memory, with a history of its own. */
export interface MemoryNavigation extends Navigation {
  /** The address of the page. */
  readonly current: () => string;
  /** Back and forward, as the buttons of a browser: -1 is one page back. */
  readonly go: (steps: number) => void;
}

/**
 * A navigation that never leaves the page: for tests, stories, and a screen without a router. Addresses become what React
 * Router makes of them.
 */
export function createMemoryNavigation(initial = '/'): MemoryNavigation {
  const store = createStore(initial);
  let pages: readonly string[] = [initial];
  let index = 0;
  const show = () => store.set(pages[index] ?? initial);
  const navigate: NavigateFunction = (to, { replace = false } = {}) => {
    pages = [...pages.slice(0, replace ? index : index + 1), resolveAddress(to, store.getSnapshot())];
    index = pages.length - 1;
    show();
  };
  const useCurrent = () => useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return {
    current: store.getSnapshot,
    go(steps) {
      index = Math.min(Math.max(index + steps, 0), pages.length - 1);
      show();
    },
    useLocation() {
      const { pathname, search } = partsOf(useCurrent());
      return { pathname, search };
    },
    useNavigate: () => navigate,
    useHref: (to) => resolveAddress(to, useCurrent()),
  };
}

function partsOf(address: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(address) ?? [];
  return { pathname, search, hash };
}

/** '?…' and '#…' stay on the page; everything else is a path, also what begins like another site. */
function resolveAddress(to: string, from: string): string {
  const { pathname, search, hash } = partsOf(to);
  const path = pathname ? `/${pathname}`.replace(/\/{2,}/g, '/') : partsOf(from).pathname;
  return path + search + hash;
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
          if (to.startsWith('?') || owns(partsOf(to).pathname)) navigate(to, options);
          else leaveHost(to, options);
        },
        [navigate, owns],
      );
    },
  };
}
