import { useEffect } from 'react';
import { useCarillon } from '../context.ts';

/**
 * Tells the host what the screen shows is called, once that is known: for the title of a page, and the bare `name` of the
 * record or device for a host that has words of its own around it.
 */
export function useScreenName(title: string | undefined, name = title): void {
  const { tellName, navigation } = useCarillon('useScreenName');
  const { pathname } = navigation.useLocation();
  // At another address it is told again: that may be another page of the same name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is no value that is read.
  useEffect(() => {
    if (title !== undefined && name !== undefined) tellName(title, name);
  }, [title, name, pathname, tellName]);
}
