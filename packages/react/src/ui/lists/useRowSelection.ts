import { useState } from 'react';

/** Which rows of a list are selected (LST-06), and how that changes. */
export interface RowSelection {
  readonly ids: ReadonlySet<number>;
  /** Takes a row in or out; ranges then begin at it. */
  readonly toggle: (id: number) => void;
  /**
   * Takes in all rows from where ranges begin to this one, in place of the range before. Where none has begun yet, it
   * begins at `fromId`.
   */
  readonly extendTo: (id: number, fromId?: number) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

interface Chosen {
  readonly ids: ReadonlySet<number>;
  /** What was selected before the range that is being drawn. */
  readonly before: ReadonlySet<number>;
  /** Where ranges begin. */
  readonly anchor: number | undefined;
}

const NONE: Chosen = { ids: new Set(), before: new Set(), anchor: undefined };

/**
 * Selects among the rows that are shown: one that is filtered away or gone is no longer selected, also when it comes
 * back. `place` says where in the list they are, as the address does; somewhere else nothing is selected.
 */
export function useRowSelection(shown: readonly { readonly id: number }[], place = ''): RowSelection {
  const [chosen, setChosen] = useState(NONE);
  const [lastPlace, setLastPlace] = useState(place);
  const isElsewhere = place !== lastPlace;
  // Most of the time there is nothing to look for, in what may be ten thousand rows.
  const there = chosen.ids.size > 0 && !isElsewhere ? shown.filter(({ id }) => chosen.ids.has(id)) : [];
  const ids = new Set(there.map(({ id }) => id));
  if (isElsewhere) setLastPlace(place);
  if (ids.size < chosen.ids.size) setChosen(ids.size > 0 ? { ...chosen, ids, before: ids } : NONE);
  return {
    ids,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChosen(next.size > 0 ? { ids: next, before: next, anchor: id } : NONE);
    },
    extendTo(id, fromId = id) {
      const indexOf = (wanted?: number) => shown.findIndex((row) => row.id === wanted);
      const anchor = indexOf(chosen.anchor) < 0 ? fromId : chosen.anchor;
      const [from, to] = [indexOf(anchor), indexOf(id)];
      const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      const { before } = chosen;
      setChosen({ ids: new Set([...before, ...range.map((row) => row.id)]), before, anchor });
    },
    selectAll() {
      const all = new Set(shown.map((row) => row.id));
      setChosen({ ids: all, before: all, anchor: undefined });
    },
    clear: () => setChosen(NONE),
  };
}
