/** A list that was shown below a provider, as it was left. */
export interface LastList {
  /** Where it was left, with page, search and order. */
  readonly to: string;
  /** To whom it was shown: what one person searched for is not shown to the next. */
  readonly userId: number | undefined;
  /** The record that was opened from it: the focus goes back there. */
  readonly recordId?: number | string | undefined;
  /** The rows that were selected there. */
  readonly selectedIds?: ReadonlySet<number | string>;
  /** How far the page was scrolled, in pixels. */
  readonly scrolledPx?: number;
}

/** By the address of each list without its state, since a host may have paths of its own; those shown last at the end. */
export type LastLists = Map<string, LastList>;

// More than lie between a list and anything that leads back to it.
const MOST_KEPT = 20;

/** Keeps where a list was left, and forgets the one that was not shown for longest. */
export function keepList(lists: LastLists, href: string, list: LastList): void {
  lists.delete(href);
  lists.set(href, list);
  const [oldest] = lists.keys();
  if (lists.size > MOST_KEPT && oldest !== undefined) lists.delete(oldest);
}
