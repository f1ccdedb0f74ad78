import { createContext, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** The node in which dialogs, menus and toasts open; without it the end of the body. For shadow roots and themes. */
export const OverlayContainerContext = createContext<Element | undefined>(undefined);

/** The theme that a provider was given; without it overlays follow the page and the system. */
export const OverlayThemeContext = createContext<'light' | 'dark' | undefined>(undefined);

/** What the root of an overlay says again, because it opens outside the node that says it for the screens. */
export function useOverlayAttributes() {
  const { locale, direction } = useLocale();
  return { 'data-carillon-theme': useContext(OverlayThemeContext), lang: locale, dir: direction } as const;
}
