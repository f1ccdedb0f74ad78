/** The tool was used wrongly, or given a file that it cannot use: its message is for people, the exit code is 2. */
export class UsageError extends Error {}

/** The tool was used rightly and cannot do it: its message is for people, the exit code is 1. */
export class FailedError extends Error {}

/** The seed from the option or, without it, from the environment; undefined leaves it to the scenario. */
export function readSeed(option: string | undefined, variable: string | undefined): number | undefined {
  const [name, text] = option !== undefined ? ['--seed', option] : ['CARILLON_SEED', variable];
  if (text === undefined || (text === '' && option === undefined)) return undefined;
  const seed = Number(text);
  if (/^\d+$/.test(text) && seed < 2 ** 32) return seed;
  throw new UsageError(`${name} must be a whole number from 0 to 4294967295, not '${text}'.`);
}
