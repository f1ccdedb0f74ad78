// How long the phases of `npm test` may take, on two cores, when everything is built.

/** Minutes. */
const BOUNDS = { unit: 4, stories: 7, 'end to end': 7 } as const;
const BOUND_OF_ALL = 20;

export type Phase = keyof typeof BOUNDS;

/** One line: each phase that ran, and all of it, with its bound; what is over its bound says so. */
export function formatTimes(phasesMs: ReadonlyMap<Phase, number>, allMs: number): string {
  const rows = Object.entries(BOUNDS).flatMap(([phase, bound]): [string, number, number][] => {
    const ms = phasesMs.get(phase as Phase);
    return ms === undefined ? [] : [[phase, ms, bound]];
  });
  const written = [...rows, ['all', allMs, BOUND_OF_ALL] as const].map(([phase, ms, bound]) => {
    const minutes = ms / 60_000;
    return `${phase} ${minutes.toFixed(1)} of ${bound} min${minutes > bound ? ' (TOO LONG)' : ''}`;
  });
  return `Time: ${written.join(', ')}`;
}
