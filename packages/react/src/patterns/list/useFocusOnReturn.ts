import { type RefObject, useEffect, useRef } from 'react';
import type { RowRecord } from '../../ui/lists/RowList.tsx';

/**
 * Takes the focus to the row of the record from which one has come back, as soon as it is there; a person who has gone
 * elsewhere meanwhile is left there.
 */
export function useFocusOnReturn(
  openedId: RowRecord['id'] | undefined,
  rows: readonly RowRecord[] | undefined,
  rowsRef: RefObject<{ focus: () => void } | null>,
): RefObject<HTMLDivElement | null> {
  const areaRef = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || openedId === undefined || !rows?.some(({ id }) => id === openedId)) return;
    isDone.current = true;
    // Nowhere, or on what the list is in, as the frame of a host sets it after a navigation.
    const { activeElement } = document;
    if (activeElement === null || activeElement.contains(areaRef.current)) rowsRef.current?.focus();
  }, [openedId, rows, rowsRef]);
  return areaRef;
}
