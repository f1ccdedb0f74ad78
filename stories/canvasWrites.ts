// How often canvases are drawn to (FLT-044).

/** When each canvas was written to, by the turn of the page in which it happened, until it is asked to stop. */
export function watchWrites(canvases: ReadonlySet<HTMLCanvasElement>) {
  const turns = new Map([...canvases].map((canvas) => [canvas, new Set<number>()]));
  let turn = 0;
  let isSameTurn = false;
  const { fillRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillRect = function (...box) {
    if (!isSameTurn) {
      turn++;
      isSameTurn = true;
      queueMicrotask(() => {
        isSameTurn = false;
      });
    }
    turns.get(this.canvas)?.add(turn);
    fillRect.apply(this, box);
  };
  return () => {
    CanvasRenderingContext2D.prototype.fillRect = fillRect;
    return [...turns.values()].map((each) => each.size);
  };
}
