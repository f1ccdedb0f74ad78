import { devices } from '@carillon/protocol/device';
import { readListParams, writeListParams } from '@carillon/protocol/list';
import { useCarillon } from '../../../hooks/context.ts';

/** What of the fleet is shown, which lives in the address beside the search of the list. */
export interface FleetPlace {
  readonly isByReason: boolean;
  /** Only what needs attention. */
  readonly isWrongOnly: boolean;
  /** In the place of the tiles, what will play at a time. */
  readonly isAt: boolean;
  /** The id of a tag, 0 for those without one; null for all. */
  readonly tagId: number | null;
}

/** Reads where a view of the fleet is; anything odd counts as not said. */
export function readFleetPlace(search: string): FleetPlace {
  const params = new URLSearchParams(search);
  const tag = params.get('tag');
  return {
    isByReason: params.get('group') === 'reason',
    isWrongOnly: params.get('only') === 'attention',
    isAt: params.has('at'),
    tagId: tag !== null && /^\d{1,9}$/.test(tag) ? Number(tag) : null,
  };
}

/** The address of another view of the fleet; everything else in it stays. */
export function writeFleetPlace(search: string, place: FleetPlace): string {
  const { isByReason, isWrongOnly, isAt, tagId } = place;
  const params = new URLSearchParams(search);
  const set = (name: string, value: string | null) =>
    value === null ? params.delete(name) : params.set(name, value);
  set('group', isByReason ? 'reason' : null);
  set('only', isWrongOnly ? 'attention' : null);
  set('at', isAt ? 'a-time' : null);
  set('tag', tagId === null ? null : String(tagId));
  return `?${params}`;
}

/** What of the address the tiles alone have. */
const OF_TILES = ['view', 'group', 'only', 'at', 'tag'];

/**
 * The address of the list or of the tiles. `text` is what stands in the search, which goes along: the address may not say it,
 * or not yet. Another text begins at its first page.
 */
export function writeFleetView(search: string, isTiles: boolean, text?: string): string {
  const given = new URLSearchParams(search);
  const list = readListParams(given, devices.listParams);
  const isOther = text !== undefined && text !== list.query;
  const params = isOther
    ? writeListParams(given, devices.listParams, { ...list, query: text, index: 0 })
    : given;
  if (isTiles) params.set('view', 'tiles');
  else for (const name of OF_TILES) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}

/** The place of the address, and the way to another one. */
export function useFleetPlace(): readonly [FleetPlace, (change: Partial<FleetPlace>) => void] {
  const { navigation } = useCarillon('FleetView');
  const { pathname, search } = navigation.useLocation();
  const navigate = navigation.useNavigate();
  const place = readFleetPlace(search);
  return [
    place,
    (change) => navigate(pathname + writeFleetPlace(search, { ...place, ...change }), { replace: true }),
  ];
}
