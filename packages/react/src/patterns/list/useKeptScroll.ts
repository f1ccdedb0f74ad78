import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { findScroller } from '../../ui/layout/findScroller.ts';
import type { RowRecord } from '../../ui/lists/RowList.tsx';
import type { ListState } from './listState.ts';

/** Who comes back from a record finds the list scrolled as it was left, as soon as its rows are there. */
export function useKeptScroll<Row extends RowRecord>(
  areaRef: RefObject<HTMLElement | null>,
  { rows, params: { memory } }: ListState<Row>,
): void {
  const { keep } = memory;
  const { scrolledPx } = memory.left;
  const isDone = useRef(false);
  // Before anything of it leaves the page, and the next page scrolls it.
  useLayoutEffect(() => {
    const area = areaRef.current;
    return () => {
      if (area) keep({ scrolledPx: findScroller(area).scrollTop });
    };
  }, [areaRef, keep]);
  useEffect(() => {
    const area = areaRef.current;
    if (isDone.current || !rows || !area || scrolledPx === undefined) return;
    isDone.current = true;
    findScroller(area).scrollTop = scrolledPx;
  }, [areaRef, rows, scrolledPx]);
}
