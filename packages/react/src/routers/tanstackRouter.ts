import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { NavigateFunction, Navigation } from '../hooks/page/navigation.ts';

/** The router of TanStack Router, for `<CarillonProvider navigation={navigation}>` inside of it. */
export const navigation: Navigation = {
  useLocation() {
    const { pathname, searchStr } = useLocation();
    return { pathname, search: searchStr };
  },
  useNavigate() {
    const router = useRouter();
    return useCallback<NavigateFunction>(
      (to, options) => void router.navigate({ ...readTarget(router, to), replace: options?.replace }),
      [router],
    );
  },
  useHref(to) {
    const router = useRouter();
    // With every page: '?…' is written for the one that is shown.
    useLocation();
    return router.history.createHref(router.buildLocation(readTarget(router, to)).publicHref);
  },
};

/** What the router asks for instead of an address. */
function readTarget(router: ReturnType<typeof useRouter>, to: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(to) ?? [];
  return {
    to: pathname || router.state.location.pathname,
    search: router.options.parseSearch(search),
    hash,
  };
}
