import { useState } from 'react';

/** Which rows of a list are selected (LST-06), and how that changes. */
export interface RowSelection {
  readonly ids: ReadonlySet<number>;
  /** Takes a row in or out; ranges then begin at it. */
  readonly toggle: (id: number) => void;
  /** Takes in all rows from where the last change was to this one. */
  readonly extendTo: (id: number) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Selects among the rows that are shown: one that is filtered away or gone is not selected as long as it is not there. */
export function useRowSelection(shown: readonly { readonly id: number }[]): RowSelection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [anchor, setAnchor] = useState<number | null>(null);
  // Most of the time there is nothing to look for, in what may be ten thousand rows.
  const there = chosen.size > 0 ? shown.filter(({ id }) => chosen.has(id)) : [];
  const ids = new Set(there.map(({ id }) => id));
  return {
    ids,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
      setAnchor(id);
    },
    extendTo(id) {
      const from = shown.findIndex((row) => row.id === (anchor ?? id));
      const to = shown.findIndex((row) => row.id === id);
      const range = shown.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1);
      setChosen(new Set([...ids, ...range.map((row) => row.id)]));
      if (from < 0) setAnchor(id);
    },
    selectAll: () => setChosen(new Set(shown.map(({ id }) => id))),
    clear() {
      setChosen(new Set());
      setAnchor(null);
    },
  };
}
