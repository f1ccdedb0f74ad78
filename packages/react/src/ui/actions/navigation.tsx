import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';

/** The host's router, as far as links need it. */
export interface LinkNavigation {
  /** Goes to an address inside the app. */
  navigate: (to: string) => void;
  /** A hook: the address to write on a link that leads to `to`. */
  useHref: (to: string) => string;
}

const byPageLoad: Pick<LinkNavigation, 'useHref'> & Partial<LinkNavigation> = { useHref: (to) => to };

const NavigationContext = createContext(byPageLoad);

export interface NavigationProviderProps extends LinkNavigation {
  children?: ReactNode;
}

/**
 * Lets every link of the kit go through the host's router; without it links load pages as links do. A router takes every
 * address for a path of its own, also that of another site: it is asked for paths ('/…') and queries ('?…') alone.
 */
export function NavigationProvider({ navigate, useHref, children }: NavigationProviderProps) {
  const value = useMemo(
    () => ({
      navigate: (to: string) => (isRouted(to) ? navigate(to) : location.assign(to)),
      useHref: (to: string) => {
        const href = useHref(isRouted(to) ? to : '/');
        return isRouted(to) ? href : to;
      },
    }),
    [navigate, useHref],
  );
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** The host's router; without one there is no `navigate`. */
export function useNavigation() {
  return useContext(NavigationContext);
}

/** Whether `to` names a scheme or a host, as a browser reads it: without line ends and tabs, and without what stands before. */
const isOutside = (to: string) =>
  /^[^!-\u{10ffff}]*([a-z][a-z\d+.-]*:|[/\\]{2})/iu.test(to.replace(/[\t\n\r]/g, ''));

const isRouted = (to: string) => /^[/?]/.test(to) && !isOutside(to);

/** What a link out carries, if `to` is one: the other site learns neither where it was pressed nor by whom (FLT-089). */
export function toRel(to: string): { rel?: string } {
  return isOutside(to) ? { rel: 'noopener noreferrer' } : {};
}

type ClickHandler = (event: MouseEvent<HTMLAnchorElement>) => void;

/** What an anchor needs to lead to `to`: the router for plain clicks, the browser for new tabs and other sites. */
export function useLink(
  to: string,
  onClick?: ClickHandler,
): { href: string; rel?: string; onClick: ClickHandler } {
  const { navigate, useHref } = useNavigation();
  const href = useHref(to);
  return {
    href,
    ...toRel(href),
    onClick(event) {
      onClick?.(event);
      if (navigate === undefined || event.defaultPrevented) return;
      const anchor = event.currentTarget;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const isOurs = anchor.origin === location.origin && !anchor.target && !anchor.hasAttribute('download');
      if (!isPlain || !isOurs || !isRouted(to)) return;
      event.preventDefault();
      navigate(to);
    },
  };
}
