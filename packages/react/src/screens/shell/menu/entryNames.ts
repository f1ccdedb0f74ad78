import { useCarillon } from '../../../hooks/context.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';

const VISITOR = ['login', 'signup'] as const;
const OWN = ['profile', 'addresses'] as const;
const ADMIN = ['users', 'countries', 'carriers', 'tags', 'medias', 'products'] as const;

/** A page to which the menus lead. */
export type EntryName = (typeof VISITOR | typeof OWN | typeof ADMIN)[number];

/**
 * What the menus hold for whoever looks (NAV-02, NAV-03), in groups: one's own, and an admin's. Of pages that there are. A
 * module of its own: the frame asks it first, and the menus come later.
 */
export function useEntryNames(): { own: readonly EntryName[]; admin: readonly EntryName[] } {
  const { hasPage } = useCarillon('useEntryNames');
  const { user, isAdmin } = useSession();
  return {
    own: (user ? OWN : VISITOR).filter(hasPage),
    admin: isAdmin ? ADMIN.filter(hasPage) : [],
  };
}
