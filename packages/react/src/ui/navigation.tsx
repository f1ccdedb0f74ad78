import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

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

/** Lets every link of the kit go through the host's router; without it links load pages as links do. */
export function NavigationProvider({ navigate, useHref, children }: NavigationProviderProps) {
  return <NavigationContext value={{ navigate, useHref }}>{children}</NavigationContext>;
}

/** The host's router; without one there is no `navigate`. */
export function useNavigation() {
  return useContext(NavigationContext);
}

/** What a link out carries, if `to` is one: the other site learns neither where it was pressed nor by whom (FLT-089). */
export function relOf(to: string): { rel?: string } {
  return /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(to) ? { rel: 'noopener noreferrer' } : {};
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
    ...relOf(href),
    onClick(event) {
      onClick?.(event);
      if (navigate === undefined || event.defaultPrevented) return;
      const anchor = event.currentTarget;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const isOurs = anchor.origin === location.origin && !anchor.target && !anchor.hasAttribute('download');
      if (!isPlain || !isOurs || to.startsWith('#')) return;
      event.preventDefault();
      navigate(to);
    },
  };
}
