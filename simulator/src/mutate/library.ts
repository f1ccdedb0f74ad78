import type { ScenarioResult } from '../scenario/runScenario.ts';

/** Where a mutant was reached: when the modules were loaded, or by a scenario. */
export interface Reached {
  readonly loading: ReadonlySet<number>;
  /** In the order of the library. */
  readonly scenarios: readonly Baseline[];
}

export interface Baseline {
  readonly title: string;
  readonly ids: ReadonlySet<number>;
  /** The record of all messages. */
  readonly transcript: string;
  /** How often a place with mutants was passed. */
  readonly passes: number;
  readonly tookMs: number;
}

/** What became of a mutant in the library. */
export type Fate =
  /** A scenario failed: its title, and the first two lines of its report. */
  | { readonly kind: 'library'; readonly by: string; readonly report: string }
  /** None did, and yet other messages were heard: in the scenario of this title. */
  | { readonly kind: 'record'; readonly by: string }
  | { readonly kind: 'silent' };

/** A scenario that is ready to be played over a firmware. */
export interface Play {
  readonly title: string;
  run(): Promise<ScenarioResult>;
}

/** Makes a world of its own, in which the firmware asks at each place with mutants which of them runs. */
export type LoadWorld = (isMutant: (id: number) => boolean) => Promise<readonly Play[]> | readonly Play[];

/** What a mutant may pass more than the firmware as it is: one that never ends passes any number. */
const MORE = 20;
const LEAST_PASSES = 200_000;

class EndlessError extends Error {
  override name = 'EndlessError';
}

/** Judges mutants by scenarios, each of which is played in the world that `load` makes. */
export function openLibrary(load: LoadWorld) {
  return {
    /** Runs the library on the firmware as it is. Throws where that does not pass. */
    async reach(): Promise<Reached> {
      let ids = new Set<number>();
      let passes = 0;
      const plays = await load((id) => {
        passes++;
        ids.add(id);
        return false;
      });
      const loading = ids;
      const scenarios: Baseline[] = [];
      for (const { title, run } of plays) {
        ids = new Set();
        passes = 0;
        const startMs = performance.now();
        const result = await run();
        if (!result.isPassed) throw new Error(`${title}\n${result.report.join('\n')}`);
        const tookMs = performance.now() - startMs;
        scenarios.push({ title, ids, passes, tookMs, transcript: result.transcript.join('\n') });
      }
      return { loading, scenarios };
    },

    /** Whether a scenario passes though this mutant runs. */
    async passes(id: number, nth: number, { passes }: Baseline): Promise<boolean> {
      let left = LEAST_PASSES + MORE * passes;
      const plays = await load((asked) => {
        if (--left < 0) throw new EndlessError('it never ends');
        return asked === id;
      });
      return (await plays[nth]?.run())?.isPassed ?? false;
    },

    /** Runs the scenarios that reach a mutant until one fails, the quickest first. */
    async judge(id: number, { loading, scenarios }: Reached): Promise<Fate> {
      let left = LEAST_PASSES;
      const isMutant = (asked: number) => {
        if (--left < 0) throw new EndlessError('it never ends');
        return asked === id;
      };
      let plays: readonly Play[];
      try {
        plays = await load(isMutant);
      } catch (error) {
        return { kind: 'library', by: 'loading', report: String(error) };
      }
      let heard: string | undefined;
      const reaching = scenarios
        .map((baseline, i) => ({ ...baseline, play: plays[i] }))
        .filter(({ ids }) => ids.has(id) || loading.has(id))
        .toSorted((a, b) => a.tookMs - b.tookMs);
      for (const { title, passes, transcript, play } of reaching) {
        left = LEAST_PASSES + MORE * passes;
        const result = await play?.run();
        if (!result?.isPassed) {
          return { kind: 'library', by: title, report: (result?.report ?? []).slice(0, 2).join(' ') };
        }
        if (heard === undefined && result.transcript.join('\n') !== transcript) heard = title;
      }
      return heard === undefined ? { kind: 'silent' } : { kind: 'record', by: heard };
    },
  };
}
