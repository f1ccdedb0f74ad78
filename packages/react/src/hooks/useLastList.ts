import { useEffect, useState } from 'react';
import { useCarillon } from './context.ts';
import { useSession } from './useSession.ts';

/**
 * Remembers the page as a list that one may come back to. In memory: a reload, or another tab, begins with the list as
 * such. Tells the id of the record from which one has come back.
 */
export function useAsLastList(): number | undefined {
  const { navigation, lastList } = useCarillon('useAsLastList');
  const userId = useSession().user?.id;
  const { pathname, search } = navigation.useLocation();
  const href = navigation.useHref(pathname);
  const [openedId] = useState(() => {
    const last = lastList.current;
    return last?.href === href && last.userId === userId ? last.recordId : undefined;
  });
  useEffect(() => {
    lastList.current = { href, to: pathname + search, userId };
  }, [lastList, href, pathname, search, userId]);
  return openedId;
}

/** The way back to the list at `path`, as it was left if it was the last one; there the focus goes to `recordId`. */
export function useListAddress(path: string, recordId?: number): string {
  const { navigation, lastList } = useCarillon('useListAddress');
  const userId = useSession().user?.id;
  const href = navigation.useHref(path);
  const last = lastList.current;
  const to = last?.href === href && last.userId === userId ? last.to : path;
  useEffect(() => {
    if (recordId !== undefined) lastList.current = { href, to, userId, recordId };
  }, [lastList, href, to, userId, recordId]);
  return to;
}
