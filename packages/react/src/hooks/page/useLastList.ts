import { useEffect, useState } from 'react';
import { useCarillon } from '../context.ts';
import { useSession } from '../platform/useSession.ts';
import { keepList, type LastList } from './lastLists.ts';

/**
 * Remembers the page as a list that one may come back to. In memory: a reload, or another tab, begins with the list as
 * such. Tells the id of the record from which one has come back.
 */
export function useAsLastList(): number | string | undefined {
  const { navigation, lastLists } = useCarillon('useAsLastList');
  const userId = useSession().user?.id;
  const { pathname, search } = navigation.useLocation();
  const href = navigation.useHref(pathname);
  const [openedId] = useState(() => ofPerson(lastLists.get(href), userId)?.recordId);
  useEffect(
    () => keepList(lastLists, href, { to: pathname + search, userId }),
    [lastLists, href, pathname, search, userId],
  );
  return openedId;
}

/** The way back to the list at `path`, as it was left; there the focus goes to `recordId`. */
export function useListAddress(path: string, recordId?: number | string): string {
  const { navigation, lastLists } = useCarillon('useListAddress');
  const userId = useSession().user?.id;
  const href = navigation.useHref(path);
  const to = ofPerson(lastLists.get(href), userId)?.to ?? path;
  useEffect(() => {
    if (recordId !== undefined) keepList(lastLists, href, { to, userId, recordId });
  }, [lastLists, href, to, userId, recordId]);
  return to;
}

const ofPerson = (list: LastList | undefined, userId: number | undefined) =>
  list?.userId === userId ? list : undefined;
