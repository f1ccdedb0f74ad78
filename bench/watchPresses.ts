/** As fine as the browser says it; what is faster counts as this. */
const STEP_MS = 16;

/**
 * What each press of a key takes until the next picture, as the browser itself measures it (Event Timing), in milliseconds by
 * eights. Run in the page of a bench; the function takes those since it was last called. A task of our own after the frame
 * would measure how many messages wait in line for theirs, although the picture is there before them.
 */
export function watchPresses(): () => number[] {
  let count = 0;
  let pressesMs: number[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { name, duration } of entries) if (name === 'keydown') pressesMs.push(duration);
  };
  addEventListener('keydown', () => count++, true);
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: STEP_MS } as PerformanceObserverInit);
  return () => {
    note(observer.takeRecords());
    const taken = [...pressesMs, ...Array<number>(Math.max(0, count - pressesMs.length)).fill(STEP_MS)];
    [count, pressesMs] = [0, []];
    return taken;
  };
}
