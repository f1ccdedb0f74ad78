import { findCalls } from '@carillon/protocol/http';
import { useCarillon } from '../../../hooks/context.ts';
import type { AddressName } from '../../../hooks/page/paths.ts';
import type { SearchSource } from '../../../hooks/platform/sourceSearch.ts';
import { useRequest } from '../../../hooks/platform/useRequest.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { Globe, type IconType, Image, Package, Speaker, Tag, Truck, UserRound } from '../../../ui/index.ts';
import { readPageOwner } from './managedUser.ts';

/** A record that was found. */
export interface FoundRecord {
  readonly id: number;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly second: string;
  readonly to: string;
}

/** A kind of records that is searched. */
export interface RecordSource extends SearchSource<FoundRecord> {
  readonly name: 'devices' | 'tags' | 'medias' | 'users' | 'products' | 'countries' | 'carriers';
  readonly icon: IconType;
  /** The list of all of them, where there is one. */
  readonly listPath: string | undefined;
}

/** So many are asked for, of which the nearest few are shown. */
const ASKED = 25;

interface Kind {
  readonly name: RecordSource['name'];
  readonly icon: IconType;
  /** The page of a record: without it none is offered. */
  readonly page: AddressName;
  readonly listPage: AddressName;
  readonly listPath: string;
  readonly ask: (
    query: { query: string; limit: number },
    options: { signal: AbortSignal },
  ) => Promise<readonly FoundRecord[]>;
}

/** Whose devices are searched: those of the person whom an administrator manages on this page, or one's own. */
export function useSearchedOwner(): number {
  const { navigation, paths } = useCarillon('useSearchedOwner');
  const location = navigation.useLocation();
  const { user, isAdmin } = useSession();
  return (isAdmin ? readPageOwner(paths, location) : undefined) ?? user?.id ?? 0;
}

/** What may be searched by whoever looks: everybody their devices, administrators all records whose page is there. */
export function useRecordSources(ownerId: number): readonly RecordSource[] {
  const { paths, hasPage } = useCarillon('useRecordSources');
  const { user, isAdmin } = useSession();
  const request = useRequest();

  function toSources(kinds: readonly Kind[]): RecordSource[] {
    return kinds
      .filter(({ page }) => hasPage(page))
      .map(({ name, icon, listPage, listPath, ask }) => ({
        name,
        icon,
        listPath: hasPage(listPage) ? listPath : undefined,
        ask: (query, signal) => ask({ query, limit: ASKED }, { signal }),
      }));
  }

  const own: Kind = {
    name: 'devices',
    icon: Speaker,
    page: 'device',
    listPage: 'devices',
    listPath: paths.devices(ownerId),
    async ask(query, options) {
      const found = await request(findCalls.devices, { userId: ownerId, query }, options);
      return found.map(({ id, name, device_id }) => ({
        id,
        name,
        second: device_id,
        to: paths.device(ownerId, id),
      }));
    },
  };
  if (!isAdmin || !user) return toSources([own]);
  return toSources([
    own,
    {
      name: 'tags',
      icon: Tag,
      page: 'tag',
      listPage: 'tags',
      listPath: paths.tags,
      async ask(query, options) {
        const found = await request(findCalls.tags, { userId: user.id, flag: true, query }, options);
        return found.map(({ id, name }) => ({ id, name, second: '', to: paths.tag(id) }));
      },
    },
    {
      name: 'medias',
      icon: Image,
      page: 'media',
      listPage: 'medias',
      listPath: paths.medias,
      async ask(query, options) {
        const found = await request(findCalls.medias, { query }, options);
        return found.map(({ id, description }) => ({
          id,
          name: description,
          second: '',
          to: paths.media(id),
        }));
      },
    },
    {
      name: 'users',
      icon: UserRound,
      page: 'user',
      listPage: 'users',
      listPath: paths.users,
      async ask(query, options) {
        const found = await request(findCalls.users, { query }, options);
        return found.map(({ id, first_name, last_name, username }) => ({
          id,
          name: `${first_name} ${last_name}`,
          second: username,
          to: paths.user(id),
        }));
      },
    },
    {
      name: 'products',
      icon: Package,
      page: 'product',
      listPage: 'products',
      listPath: paths.products,
      async ask(query, options) {
        const found = await request(findCalls.products, { query }, options);
        return found.map(({ id, title, sku }) => ({ id, name: title, second: sku, to: paths.product(id) }));
      },
    },
    {
      name: 'countries',
      icon: Globe,
      page: 'country',
      listPage: 'countries',
      listPath: paths.countries,
      async ask(query, options) {
        const found = await request(findCalls.countries, { query }, options);
        return found.map(({ id, name, code }) => ({ id, name, second: code, to: paths.country(id) }));
      },
    },
    {
      name: 'carriers',
      icon: Truck,
      page: 'carrier',
      listPage: 'carriers',
      listPath: paths.carriers,
      async ask(query, options) {
        const found = await request(findCalls.carriers, { query }, options);
        return found.map(({ id, company, name }) => ({
          id,
          name: company,
          second: name,
          to: paths.carrier(id),
        }));
      },
    },
  ]);
}
