import { useMemo, useState } from 'react';

/** A record's id, or that of an event on its device: 'evts/1'. */
export type RowId = number | string;

/** What every row of a list has. */
export interface RowRecord {
  readonly id: RowId;
}

/** Which rows of a list are selected (LST-06), and how that changes. */
export interface RowSelection {
  readonly ids: ReadonlySet<RowId>;
  /** The rows that cannot be selected, and why. */
  readonly locked: ReadonlyMap<RowId, string>;
  /** Why the row that was pressed last cannot be selected; undefined after any other press. */
  readonly refusal: string | undefined;
  /** Takes a row in or out; ranges then begin at it. */
  readonly toggle: (id: RowId) => void;
  /**
   * Takes in all rows from where ranges begin to this one, in place of the range before. Where none has begun yet, it
   * begins at `fromId`.
   */
  readonly extendTo: (id: RowId, fromId?: RowId) => void;
  readonly selectAll: () => void;
  /** Takes rows out, whatever else has been selected since this object was made. */
  readonly drop: (ids: readonly RowId[]) => void;
  readonly clear: () => void;
}

interface Chosen {
  readonly ids: ReadonlySet<RowId>;
  /** What was selected before the range that is being drawn. */
  readonly before: ReadonlySet<RowId>;
  /** Where ranges begin. */
  readonly anchor: RowId | undefined;
  /** The row that was pressed last and is locked. */
  readonly refusedId?: RowId;
}

const NONE: Chosen = { ids: new Set(), before: new Set(), anchor: undefined };

export interface RowSelectionOptions<Row> {
  /** Where in the list the rows are, as the address says it: elsewhere nothing is selected. */
  readonly place?: string;
  /** What is selected as soon as there are rows. */
  readonly start?: ReadonlySet<RowId> | undefined;
  /** Why a row cannot be selected; undefined where it can. */
  readonly reasonAgainst?: ((row: Row) => string | undefined) | undefined;
}

/**
 * Selects among the rows that are shown: one that is filtered away or gone is no longer selected, also when it comes
 * back.
 */
export function useRowSelection<Row extends { readonly id: RowId }>(
  shown: readonly Row[],
  { place = '', reasonAgainst, start }: RowSelectionOptions<Row> = {},
): RowSelection {
  const [chosen, setChosen] = useState(NONE);
  const [lastPlace, setLastPlace] = useState(place);
  const [waiting, setWaiting] = useState(start);
  if (waiting && shown.length > 0) {
    setWaiting(undefined);
    setChosen({ ...NONE, ids: waiting, before: waiting });
  }
  const locked = useMemo(() => findLocked(shown, reasonAgainst), [shown, reasonAgainst]);
  const isElsewhere = place !== lastPlace;
  const ids = useMemo(() => {
    // Most of the time there is nothing to look for, in what may be ten thousand rows.
    if (chosen.ids.size === 0 || isElsewhere) return NONE.ids;
    const there = shown.filter(({ id }) => chosen.ids.has(id) && !locked.has(id));
    return there.length === chosen.ids.size ? chosen.ids : new Set(there.map(({ id }) => id));
  }, [shown, chosen, locked, isElsewhere]);
  if (isElsewhere) setLastPlace(place);
  if (ids.size < chosen.ids.size) setChosen(ids.size > 0 ? { ...chosen, ids, before: ids } : NONE);
  // The same object until something of it is another: a list is not drawn again for it.
  return useMemo(() => {
    const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).filter((id) => !locked.has(id));
    const { refusedId } = chosen;
    return {
      ids,
      locked,
      refusal: refusedId === undefined ? undefined : locked.get(refusedId),
      toggle(id) {
        if (locked.has(id)) return setChosen({ ...chosen, refusedId: id });
        const next = new Set(ids);
        if (!next.delete(id)) next.add(id);
        setChosen(next.size > 0 ? { ids: next, before: next, anchor: id } : NONE);
      },
      extendTo(id, fromId = id) {
        const indexOf = (wanted?: RowId) => shown.findIndex((row) => row.id === wanted);
        const anchor = indexOf(chosen.anchor) < 0 ? fromId : chosen.anchor;
        const [from, to] = [indexOf(anchor), indexOf(id)];
        const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
        const { before } = chosen;
        setChosen({ ids: new Set([...before, ...idsOf(range)]), before, anchor });
      },
      selectAll() {
        const all = new Set(idsOf(shown));
        setChosen({ ids: all, before: all, anchor: undefined });
      },
      drop: (gone) =>
        setChosen((last) => {
          const left = new Set([...last.ids].filter((id) => !gone.includes(id)));
          return { ...NONE, ids: left, before: left };
        }),
      clear: () => setChosen(NONE),
    };
  }, [shown, chosen, locked, ids]);
}

function findLocked<Row extends { readonly id: RowId }>(
  rows: readonly Row[],
  reasonAgainst: RowSelectionOptions<Row>['reasonAgainst'],
): ReadonlyMap<RowId, string> {
  const locked = new Map<RowId, string>();
  if (!reasonAgainst) return locked;
  for (const row of rows) {
    const reason = reasonAgainst(row);
    if (reason !== undefined) locked.set(row.id, reason);
  }
  return locked;
}
