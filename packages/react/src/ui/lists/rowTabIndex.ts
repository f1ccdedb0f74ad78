import { createContext, useContext } from 'react';

/** Set by a `RowList` around each of its rows. */
export const RowTabIndexContext = createContext<0 | -1 | undefined>(undefined);

/** Set by a `RowList` whose rows are opened by Enter: the link of the name is then no stop of its own. */
export const RowOpensContext = createContext(false);

/**
 * The `tabIndex` of the controls of this row: Tab reaches those of the row that the arrow keys have led to. Undefined
 * outside of a `RowList`.
 */
export const useRowTabIndex = () => useContext(RowTabIndexContext);
