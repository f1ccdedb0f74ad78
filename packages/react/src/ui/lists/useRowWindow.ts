import { type RefObject, useEffect, useState } from 'react';
import { type Width, widths } from '../theme/responsive.ts';

/** A row has one line, and two where columns have gone; `high` of its styles says the same. */
const ROW_PX = 40;
const TWO_LINES_PX = 52;

/** How high a row can be. */
export type RowPx = typeof ROW_PX | typeof TWO_LINES_PX;

/** Rows drawn beyond the edges, so that scrolling shows no gap. */
const BEYOND = 8;
/** Before the first layout, and on a server. */
const FIRST: { topPx: number; heightPx: number; rowPx: RowPx } = { topPx: 0, heightPx: 800, rowPx: ROW_PX };

/** The rows of a long list that are near what its box shows. */
export interface RowWindow {
  /** The height of a row, all of which are alike. */
  readonly rowPx: RowPx;
  /** The first of the rows that are drawn one below the other. */
  readonly first: number;
  /** The indexes to draw, ascending. One of them may stand apart from the others. */
  readonly indexes: readonly number[];
  /** The one that stands apart. */
  readonly apart: number | undefined;
  /** Brings a row into the box. */
  readonly reveal: (index: number) => void;
}

/**
 * Follows a box that scrolls `count` rows, which have two lines below a width; `kept` is an index that is always drawn, for it
 * may have the focus.
 */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  kept: number,
  twoLinesBelow: Width,
): RowWindow {
  const [{ topPx, heightPx, rowPx }, setView] = useState(FIRST);

  const isUsed = count > 0;
  useEffect(() => {
    const element = box.current;
    if (!isUsed || !element) return;
    function look() {
      if (!element) return;
      const { scrollTop, clientHeight, clientWidth } = element;
      const rowPx = clientWidth < widths[twoLinesBelow] ? TWO_LINES_PX : ROW_PX;
      // In whole rows: a scroll of less draws nothing new.
      const topPx = Math.floor(scrollTop / rowPx) * rowPx;
      setView((last) =>
        last.topPx === topPx && last.heightPx === clientHeight && last.rowPx === rowPx
          ? last
          : { topPx, heightPx: clientHeight, rowPx },
      );
    }
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, isUsed, twoLinesBelow]);

  const shown = Math.ceil(heightPx / rowPx);
  // A filter may have left fewer rows than lie above what was scrolled to.
  const top = Math.max(0, Math.min(Math.floor(topPx / rowPx), count - shown));
  const first = Math.max(0, top - BEYOND);
  const last = Math.min(count, top + shown + BEYOND);
  const near = Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
  const isKeptApart = kept < count && (kept < first || kept >= last);
  return {
    rowPx,
    first,
    apart: isKeptApart ? kept : undefined,
    indexes: isKeptApart ? [...near, kept].sort((a, b) => a - b) : near,
    reveal(index) {
      const element = box.current;
      if (!element) return;
      const top = index * rowPx;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowPx > element.scrollTop + element.clientHeight) {
        element.scrollTop = top + rowPx - element.clientHeight;
      }
    },
  };
}
