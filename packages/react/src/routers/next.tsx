'use client';
import { usePathname, useRouter, useSearchParams } from 'next/navigation.js';
import { useCallback, useSyncExternalStore } from 'react';
import type { NavigateFunction, Navigation } from '../hooks/page/navigation.ts';
import { CarillonProvider, type CarillonProviderProps } from '../provider/CarillonProvider.tsx';

const subscribeToNothing = () => () => {};

/** The query of the page. While the page takes over what a server or a build drew it is empty, as it was there. */
function useBrowserSearch(): string {
  const search = useSearchParams().toString();
  const isTakenOver = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isTakenOver && search ? `?${search}` : '';
}

// Asked for it, a build would leave out everything up to the next Suspense: it does not know with which query a page is opened.
const useSearch = typeof window === 'undefined' ? () => '' : useBrowserSearch;

/** The router of Next.js in its `app` folder, for a provider in a client component of yours. */
export const navigation: Navigation = {
  useLocation: () => ({ pathname: usePathname(), search: useSearch() }),
  useNavigate() {
    const { push, replace } = useRouter();
    return useCallback<NavigateFunction>(
      (to, options) => {
        // Another query is the same page, which stays where it is.
        const way = { scroll: !to.startsWith('?') };
        if (options?.replace) replace(to, way);
        else push(to, way);
      },
      [push, replace],
    );
  },
  useHref: (to) => to,
};

/** What a server component can hand on: no functions. */
export interface CarillonNextProps extends Omit<CarillonProviderProps, 'navigation'> {
  /** That of `next.config`, which is before every address of a link. */
  basePath?: string;
}

/** The provider with the router of Next.js: for a layout, which may be a server component. */
export function CarillonNext({ basePath, ...props }: CarillonNextProps) {
  return <CarillonProvider {...props} navigation={basePath ? below(basePath) : navigation} />;
}

const byBasePath = new Map<string, Navigation>();

function below(basePath: string): Navigation {
  const known = byBasePath.get(basePath);
  if (known) return known;
  const made: Navigation = {
    ...navigation,
    useHref: (to) => (to.startsWith('/') ? basePath + to : to),
  };
  byBasePath.set(basePath, made);
  return made;
}
