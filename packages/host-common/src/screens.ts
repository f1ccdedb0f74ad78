import type { ComponentType } from 'react';

/** The parts of an address that a screen's path names: of '/manage/:uid/list' it is `uid`. */
export type ScreenParams = Readonly<Record<string, string>>;

/** A screen of a host: where it is, and how it is fetched. */
export interface HostScreen {
  /** Its address, with names for what varies: '/manage/:uid/list'. */
  readonly path: string;
  /** Other addresses that lead here, with the same parameters: '/manage/:uid/*'. */
  readonly leadingHere?: readonly string[];
  readonly load: () => Promise<{ default: ComponentType<ScreenParams> }>;
  /** It shows devices: the connection to the broker is opened together with it. */
  readonly isLive?: boolean;
}

interface FoundScreen {
  readonly screen: HostScreen;
  readonly params: ScreenParams;
  /** The address of the screen, if it is another one than was asked for. */
  readonly leadsTo: string | undefined;
}

/** The screen at an address, or the first one to which the address leads. */
export function findScreen(screens: readonly HostScreen[], pathname: string): FoundScreen | undefined {
  for (const screen of screens) {
    const params = match(screen.path, pathname);
    if (params) return { screen, params, leadsTo: undefined };
  }
  for (const screen of screens) {
    for (const path of screen.leadingHere ?? []) {
      const params = match(path, pathname);
      if (params) return { screen, params, leadsTo: fill(screen.path, params) };
    }
  }
  return undefined;
}

function match(path: string, pathname: string): ScreenParams | undefined {
  const pattern = path.replace(/\/\*$/, '(?:/.*)?').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname);
  return found ? { ...found.groups } : undefined;
}

const fill = (path: string, params: ScreenParams) => path.replace(/:(\w+)/g, (_, name) => params[name] ?? '');
