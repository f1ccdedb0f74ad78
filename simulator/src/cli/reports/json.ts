import { countVerdicts, type RunRecord } from './record.ts';

/** A run for programs: the records as they are. `v` counts up when a field changes its meaning. */
export const formatJson = (run: RunRecord): string =>
  `${JSON.stringify({ v: 1, ...run, counts: countVerdicts(run) }, null, 2)}\n`;
