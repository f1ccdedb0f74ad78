import { useEffect } from 'react';
import { useCarillon } from './context.ts';

/** Tells the host what the screen shows is called, once that is known: for the title of a page. */
export function useScreenName(name: string | undefined): void {
  const { tellName } = useCarillon('useScreenName');
  useEffect(() => {
    if (name !== undefined) tellName(name);
  }, [name, tellName]);
}
