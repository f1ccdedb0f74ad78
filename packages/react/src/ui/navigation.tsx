import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

/** Goes to an address inside the app; the host's router does it. */
export type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | undefined>(undefined);

export interface NavigationProviderProps {
  navigate: Navigate;
  children?: ReactNode;
}

/** Lets every link of the kit go through the host's router; without it links load pages as links do. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** A click handler for an anchor: the router for plain clicks, the browser for new tabs, downloads, other sites. */
export function useLinkClick(onClick?: (event: MouseEvent<HTMLAnchorElement>) => void) {
  const navigate = useContext(NavigateContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (navigate === undefined || event.defaultPrevented) return;
    const anchor = event.currentTarget;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const isOurs = anchor.origin === location.origin && !anchor.target && !anchor.hasAttribute('download');
    const href = anchor.getAttribute('href');
    if (!isPlain || !isOurs || href === null || href.startsWith('#')) return;
    event.preventDefault();
    navigate(href);
  };
}
