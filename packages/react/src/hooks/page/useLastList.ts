import { useCallback, useEffect, useState } from 'react';
import { useCarillon } from '../context.ts';
import { useSession } from '../platform/useSession.ts';
import { keepList, type LastList } from './lastLists.ts';

/** What a list knows of how it was left for one of its records; nothing where one comes to it otherwise. */
type LeftList = Pick<LastList, 'recordId' | 'selectedIds' | 'scrolledPx'>;

/** How a list was left, and what it wants to find again when one comes back to it. */
export interface ListMemory {
  readonly left: LeftList;
  readonly keep: (what: Omit<LeftList, 'recordId'>) => void;
}

const NOTHING: LeftList = {};

/**
 * Remembers the page as a list that one may come back to. In memory: a reload, or another tab, begins with the list as
 * such.
 */
export function useAsLastList(): ListMemory {
  const { navigation, lastLists } = useCarillon('useAsLastList');
  const userId = useSession().user?.id;
  const { pathname, search } = navigation.useLocation();
  const href = navigation.useHref(pathname);
  const [left] = useState(() => {
    const list = ofPerson(lastLists.get(href), userId);
    return list?.recordId === undefined ? NOTHING : list;
  });
  useEffect(
    () => keepList(lastLists, href, { to: pathname + search, userId }),
    [lastLists, href, pathname, search, userId],
  );
  const keep = useCallback(
    (what: LeftList) => {
      const list = lastLists.get(href);
      if (list) lastLists.set(href, { ...list, ...what });
    },
    [lastLists, href],
  );
  return { left, keep };
}

/** The way back to the list at `path`, as it was left; there the focus goes to `recordId`. */
export function useListAddress(path: string, recordId?: number | string): string {
  const { navigation, lastLists } = useCarillon('useListAddress');
  const userId = useSession().user?.id;
  const href = navigation.useHref(path);
  const to = ofPerson(lastLists.get(href), userId)?.to ?? path;
  useEffect(() => {
    const list = ofPerson(lastLists.get(href), userId);
    if (recordId !== undefined) keepList(lastLists, href, { ...list, to, userId, recordId });
  }, [lastLists, href, to, userId, recordId]);
  return to;
}

const ofPerson = (list: LastList | undefined, userId: number | undefined) =>
  list?.userId === userId ? list : undefined;
