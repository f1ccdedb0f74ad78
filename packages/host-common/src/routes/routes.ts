import { addresses } from '@carillon/react/paths';
import type { HostRoute } from './route.ts';

/** What an address names, as it stands there: of '/manage/2/list' it is `{ userId: '2' }`. */
export type AddressTexts = Readonly<Record<string, string>>;

export interface FoundRoute {
  readonly route: HostRoute;
  readonly texts: AddressTexts;
  /** This is its own address, and not one that leads there. */
  readonly isExact: boolean;
}

/** The page at an address, or the first one to which the address leads. */
export function findRoute(routes: readonly HostRoute[], pathname: string): FoundRoute | undefined {
  for (const route of routes) {
    const texts = match(addresses[route.at], pathname);
    if (texts) return { route, texts, isExact: true };
  }
  for (const route of routes) {
    for (const address of route.leadingHere ?? []) {
      const texts = match(address, pathname);
      if (texts) return { route, texts, isExact: false };
    }
  }
  return undefined;
}

function match(address: string, pathname: string): AddressTexts | undefined {
  const pattern = address.replace(/\/\*$/, '(?:/.*)?').replace(/:(\w+)(\|add)?/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname);
  return found ? { ...found.groups } : undefined;
}
