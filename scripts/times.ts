// How long the parts of `npm test` may take, on two cores, when everything is built.

/** Minutes. */
const BOUNDS = { unit: 4, stories: 7, 'end to end': 7 } as const;
const BOUND_OF_ALL = 20;

export type Part = keyof typeof BOUNDS;

/** One line: each part that ran, and all of it, with its bound; what is over its bound says so. */
export function formatTimes(partsMs: ReadonlyMap<Part, number>, allMs: number): string {
  const rows = Object.entries(BOUNDS).flatMap(([part, bound]): [string, number, number][] => {
    const ms = partsMs.get(part as Part);
    return ms === undefined ? [] : [[part, ms, bound]];
  });
  const written = [...rows, ['all', allMs, BOUND_OF_ALL] as const].map(([part, ms, bound]) => {
    const minutes = ms / 60_000;
    return `${part} ${minutes.toFixed(1)} of ${bound} min${minutes > bound ? ' (TOO LONG)' : ''}`;
  });
  return `Time: ${written.join(', ')}`;
}
