import { createStore } from '@carillon/client';

/** How many parts of the page could not be fetched, for whoever wants to know why. A page is one, however many providers it has. */
export const missedParts = createStore(0);
