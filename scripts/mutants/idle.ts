import { openBundle } from './library.ts';

/** So many mutants are tried on a scenario that has caught none before another one did. */
const MOST_TRIED = 300;

/**
 * The scenarios that fail for no mutant: they prove nothing of a device. `caught` has the titles of those that have failed
 * already; the others are tried on what they reach.
 */
export async function findIdle(
  script: string,
  ids: readonly number[],
  caught: ReadonlySet<string>,
): Promise<readonly string[]> {
  const library = openBundle(script);
  const { scenarios } = await library.reach();
  const idle: string[] = [];
  // What a mutant lets go wrong where nobody awaits it.
  const ignore = () => {};
  process.on('unhandledRejection', ignore);
  for (const [nth, baseline] of scenarios.entries()) {
    if (caught.has(baseline.title)) continue;
    const reached = ids.filter((id) => baseline.ids.has(id)).slice(0, MOST_TRIED);
    let isIdle = true;
    for (const id of reached) {
      isIdle = await library.passes(id, nth, baseline);
      if (!isIdle) break;
    }
    if (isIdle) idle.push(baseline.title);
  }
  process.off('unhandledRejection', ignore);
  return idle;
}
