import type { AddressName } from '../../../hooks/page/paths.ts';
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
import type { adminPages, ownPages, visitorPages } from './menuPages.ts';

/** A page to which the menus lead; one that is not of the contract does not compile, nor one without its text `menus.…`. */
interface MenuEntry {
  readonly icon: IconType;
  /** The page of the records of a list: it belongs to the entry, too. */
  readonly records?: AddressName;
}

type EntriesOf<Pages extends readonly string[]> = Readonly<Record<Pages[number], MenuEntry>>;

/**
 * The entries of the menus by their addresses, in their order: of visitors, of everybody who is logged in, and of
 * administrators (NAV-02, NAV-03). The frame of a page needs their names first, without icons: `npm run lists` writes them
 * apart.
 */
export const menuEntries: {
  readonly visitor: EntriesOf<typeof visitorPages>;
  readonly own: EntriesOf<typeof ownPages>;
  readonly admin: EntriesOf<typeof adminPages>;
} = {
  visitor: {
    login: { icon: LogIn },
    signup: { icon: UserPlus },
  },
  own: {
    profile: { icon: UserRound },
    addresses: { icon: MapPin, records: 'address' },
  },
  admin: {
    users: { icon: Users, records: 'user' },
    countries: { icon: Globe, records: 'country' },
    carriers: { icon: Truck, records: 'carrier' },
    tags: { icon: Tag, records: 'tag' },
    medias: { icon: Image, records: 'media' },
    products: { icon: Package, records: 'product' },
  },
};
