import { findMissed, formatRows, type Row } from './table.ts';

/**
 * Runs one after the other, prints what each has measured, and then what was missed: a bound, or the measurement. All of them
 * run, whatever one of them says. Resolves with whether nothing was missed.
 */
export async function runBenches(
  benches: readonly (readonly [name: string, run: () => Promise<readonly Row[]>])[],
  say: (line: string) => void,
): Promise<boolean> {
  const missed: string[] = [];
  for (const [name, run] of benches) {
    try {
      const rows = await run();
      for (const line of formatRows(rows)) say(line);
      missed.push(...findMissed(rows));
    } catch (error) {
      say(`${name} could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
      missed.push(name);
    }
    say('');
  }
  if (missed.length > 0) say(`Missed: ${missed.join('; ')}`);
  return missed.length === 0;
}
