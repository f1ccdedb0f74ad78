import { createContext, useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** The node in which dialogs, menus and toasts open; without it the end of the body. For shadow roots and themes. */
export const OverlayContainerContext = createContext<Element | undefined>(undefined);

/** The theme that a provider was given; without it overlays follow the page and the system. */
export const OverlayThemeContext = createContext<'light' | 'dark' | undefined>(undefined);

/** What the root of an overlay says again, because it opens outside the node that says it for the screens. */
export function useOverlayAttributes() {
  const { locale, direction } = useLocale();
  const theme = useContext(OverlayThemeContext);
  return { 'data-carillon-theme': theme, lang: locale, dir: direction, ref: unlock } as const;
}

/**
 * A dialog locks whatever comes after it. In a shadow root react-aria does not let it know that what opens over it is to
 * be left out, as a popover of the dialog: that is locked as soon as it is there, and taken back right after.
 */
function unlock(overlay: Element | null) {
  if (!(overlay?.getRootNode() instanceof ShadowRoot)) return;
  queueMicrotask(() => {
    for (let node: Element | null = overlay; node; node = node.parentElement) {
      node.removeAttribute('inert');
      node.removeAttribute('aria-hidden');
    }
  });
}
