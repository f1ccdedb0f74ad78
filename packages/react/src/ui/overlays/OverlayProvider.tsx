import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import { UNSAFE_PortalProvider, useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { useLocale } from 'react-aria-components/I18nProvider';

const ThemeContext = createContext<'light' | 'dark' | undefined>(undefined);

export interface OverlayProviderProps {
  /** The node in which dialogs, menus and toasts open; by default the end of the body. For shadow roots. */
  container?: HTMLElement | undefined;
  /** Some node around the screens: in a modal dialog of the host, all that is outside of it cannot be seen or used. */
  origin?: RefObject<Element | null>;
  /** Without it overlays follow the page and the system. */
  theme?: 'light' | 'dark' | undefined;
  children?: ReactNode;
}

/** Says where overlays open, and how they look. */
export function OverlayProvider({ container, origin, theme, children }: OverlayProviderProps) {
  const getContainer = () => container ?? findLayerInUse() ?? findTopLayer(origin?.current) ?? document.body;
  return (
    <UNSAFE_PortalProvider getContainer={getContainer}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </UNSAFE_PortalProvider>
  );
}

/**
 * The host's dialog or popover in which somebody works with a screen of ours: the provider may stand around the whole page.
 * Into another dialog of the host nothing is put, or what is open and typed would move there and be lost.
 */
function findLayerInUse(): HTMLElement | null {
  const layer = findTopLayer(document.activeElement) ?? findLast(':modal');
  return layer?.querySelector('[data-carillon-screen]') ? layer : null;
}

/** Where the focus is nowhere: of the modal dialogs only one can be used, as a rule the last. */
const findLast = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1) ?? null;

/** What the browser draws above everything else, and holds the node: an open modal dialog, a popover, what fills the screen. */
const findTopLayer = (node: Element | null | undefined) =>
  node?.closest<HTMLElement>(':modal, :popover-open') ?? null;

/** Where an overlay opens now. */
export function useOverlayContainer(): () => Element {
  const { getContainer } = useUNSAFE_PortalContext();
  return () => getContainer?.() ?? document.body;
}

/** What the root of an overlay says again, because it opens outside the node that says it for the screens. */
export function useOverlayAttributes() {
  const { locale, direction } = useLocale();
  const theme = useContext(ThemeContext);
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
