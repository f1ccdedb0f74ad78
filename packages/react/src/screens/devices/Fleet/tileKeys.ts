import type { KeyboardEvent } from 'react';

/** Where a tile is drawn. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * To which tile an arrow leads from one of them, of all of a page in their order; null where it leads to none. Groups of tiles
 * stand side by side and below each other: up and down go to whatever stands there.
 */
export function findTile(
  boxes: readonly Box[],
  from: number,
  key: string,
  isMirrored: boolean,
): number | null {
  const here = boxes[from];
  if (!here) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const to = from + ((key === 'ArrowRight') === isMirrored ? -1 : 1);
    return boxes[to] ? to : null;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const down = key === 'ArrowDown' ? 1 : -1;
  let best: number | null = null;
  let bestFar = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  for (const [index, box] of boxes.entries()) {
    const rows = down * (box.top - here.top);
    // Of one row are those that stand beside each other, if only with an edge.
    if (rows < here.height) continue;
    const columns = Math.abs(box.left + box.width / 2 - here.left - here.width / 2);
    if (rows > bestFar[0] || (rows === bestFar[0] && columns >= bestFar[1])) continue;
    best = index;
    bestFar = [rows, columns];
  }
  return best;
}

/** Arrows lead from tile to tile, over the edges of groups. All other keys do what they always do. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !key.startsWith('Arrow')) return;
  const root = currentTarget.getRootNode() as Document | ShadowRoot;
  const tiles = [...root.querySelectorAll('[data-carillon-part=tile]')];
  const from = tiles.findIndex((tile) => target instanceof Node && tile.contains(target));
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const to = findTile(
    tiles.map((tile) => tile.getBoundingClientRect()),
    from,
    key,
    isMirrored,
  );
  const tile = to === null ? undefined : tiles[to];
  if (!tile) return;
  event.preventDefault();
  const link = tile.querySelector('a');
  if (link) link.focus();
  // It has none before it is near what is seen: the next press finds it.
  else tile.scrollIntoView({ block: 'nearest' });
}
