import { createContext } from 'react';

/** The node in which dialogs, menus and toasts open; without it the end of the body. For shadow roots and themes. */
export const OverlayContainerContext = createContext<Element | undefined>(undefined);
