import { useCarillon } from '../../../hooks/context.ts';
import type { HostArea } from '../../../hooks/page/paths.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { adminPages, ownPages, visitorPages } from './menuPages.ts';

/** A page to which the menus lead. */
export type EntryName = (typeof visitorPages | typeof ownPages | typeof adminPages)[number];

/**
 * What the menus hold for whoever looks (NAV-02, NAV-03), in groups: one's own, and an admin's. Of pages that there are. A
 * module of its own: the frame asks it first, and the menus come later.
 */
export function useEntryNames(): { own: readonly EntryName[]; admin: readonly EntryName[] } {
  const { hasPage } = useCarillon('useEntryNames');
  const { user, isAdmin } = useSession();
  return {
    own: (user ? ownPages : visitorPages).filter(hasPage),
    admin: isAdmin ? adminPages.filter(hasPage) : [],
  };
}

/** A part of the product to which the bar leads. */
export interface MainEntry {
  /** Below which all its pages are. */
  readonly area: HostArea;
  readonly text: 'shell.shop' | 'shell.devices' | 'shell.backoffice';
  readonly href: string;
}

/** Where the bar leads (NAV-01): the shop, one's devices, and an admin's pages; of those that there are. */
export function useMainEntries(): readonly MainEntry[] {
  const { paths, hasPage } = useCarillon('useMainEntries');
  const { user } = useSession();
  const [first] = useEntryNames().admin;
  const entries: (MainEntry | false | null | undefined | '')[] = [
    hasPage('shop') && { area: '/eshop', text: 'shell.shop', href: paths.shop },
    user && hasPage('devices') && { area: '/manage', text: 'shell.devices', href: paths.devices(user.id) },
    first && { area: '/backend', text: 'shell.backoffice', href: paths[first] },
  ];
  return entries.filter((entry) => !!entry);
}
