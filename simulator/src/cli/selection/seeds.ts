import { UsageError } from '../usage.ts';

const MOST_SEEDS = 10_000;
const LAST_SEED = 2 ** 32 - 1;

/** The seeds of `--seeds 1..50` or `--seeds 1..5,17`, each once. Throws a UsageError for what is none. */
export function readSeeds(given: string): readonly number[] {
  const seeds = new Set<number>();
  for (const part of given.split(',')) {
    const [, first, last = first] = /^(\d{1,10})(?:\.\.(\d{1,10}))?$/.exec(part.trim()) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from <= to && to <= LAST_SEED)) {
      throw new UsageError(
        `--seeds must be seeds from 0 to ${LAST_SEED}, such as 1..50 or 1..5,17, not '${given}'.`,
      );
    }
    if (to - from + seeds.size >= MOST_SEEDS) {
      throw new UsageError(`--seeds '${given}' are too many: ${MOST_SEEDS} are allowed.`);
    }
    for (let seed = from; seed <= to; seed++) seeds.add(seed);
  }
  return [...seeds];
}

/** Seeds for people, in their order: '7, 12..15, 40'. */
export function formatSeeds(seeds: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const seed of seeds) {
    const last = ranges.at(-1);
    if (last && seed === last[1] + 1) last[1] = seed;
    else ranges.push([seed, seed]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}..${to}`)).join(', ');
}
