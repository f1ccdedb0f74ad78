import { nextTurn } from '@carillon/client/csv';
import type { ReadRows } from '../list/listState.ts';

/** So many at a time: a page goes on while they are read and taken in. */
const PAGE_ROWS = 250;

export interface ReadAllOptions<Row> {
  readonly signal: AbortSignal;
  /** Called with the rows of each page, of which each comes once. */
  readonly onRows: (rows: readonly Row[]) => void;
}

/** Reads all rows of a list, however many, in pieces between which the page goes on. */
export async function readAllRows<Row extends { readonly id: number | string }>(
  read: ReadRows<Row>,
  { signal, onRows }: ReadAllOptions<Row>,
): Promise<void> {
  // Where somebody adds or deletes one meanwhile, those behind it come again, or are passed over.
  const seen = new Set<Row['id']>();
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows = await read({ offset, limit: PAGE_ROWS }, signal);
    onRows(rows.filter(({ id }) => !seen.has(id) && seen.add(id)));
    if (rows.length < PAGE_ROWS) return;
    await nextTurn();
    signal.throwIfAborted();
  }
}
