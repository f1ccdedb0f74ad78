import { useCarillon } from '../../../hooks/context.ts';
import { type AddressName, isPage } from '../../../hooks/page/paths.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import type { menusTexts } from '../../../messages/en/menus.ts';
import {
  Globe,
  type IconType,
  Image,
  LogIn,
  MapPin,
  Package,
  Tag,
  Truck,
  UserPlus,
  UserRound,
  Users,
} from '../../../ui/index.ts';

/** A page to which menus lead. */
export interface ShellEntry {
  readonly text: keyof (typeof menusTexts)['texts'];
  readonly icon: IconType;
  readonly href: string;
  readonly isCurrent: boolean;
}

const icons = {
  login: LogIn,
  signup: UserPlus,
  profile: UserRound,
  addresses: MapPin,
  users: Users,
  countries: Globe,
  carriers: Truck,
  tags: Tag,
  medias: Image,
  products: Package,
} as const satisfies Record<string, IconType>;

type EntryName = keyof typeof icons;

/** The pages of records that belong to the entry of their list. */
const RECORDS = {
  addresses: 'address',
  users: 'user',
  countries: 'country',
  carriers: 'carrier',
  tags: 'tag',
  medias: 'media',
  products: 'product',
} as const satisfies Partial<Record<EntryName, AddressName>>;

const hasRecords = (name: EntryName): name is keyof typeof RECORDS => Object.hasOwn(RECORDS, name);

/** What the menus hold for whoever looks (NAV-02, NAV-03), in groups: one's own, and an admin's. Of pages that there are. */
export function useShellEntries(): { own: readonly ShellEntry[]; admin: readonly ShellEntry[] } {
  const { navigation, paths, hasPage } = useCarillon('useShellEntries');
  const location = navigation.useLocation();
  const { user, isAdmin } = useSession();
  const toEntries = (names: readonly EntryName[]) =>
    names.filter(hasPage).map(
      (name): ShellEntry => ({
        text: `menus.${name}`,
        icon: icons[name],
        href: paths[name],
        isCurrent:
          isPage(paths[name], location) || (hasRecords(name) && isPage(paths[RECORDS[name]], location)),
      }),
    );
  return {
    own: toEntries(user ? ['profile', 'addresses'] : ['login', 'signup']),
    admin: toEntries(isAdmin ? ['users', 'countries', 'carriers', 'tags', 'medias', 'products'] : []),
  };
}
