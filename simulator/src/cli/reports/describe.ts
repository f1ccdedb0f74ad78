import { formatMs } from '../../scenario/expectation.ts';
import { formatRows, toPlain } from '../../scenario/report.ts';
import { formatSeeds } from '../selection/seeds.ts';
import type { FailureRecord, RunRecord, ScenarioRecord } from './record.ts';
import { countVerdicts } from './record.ts';

/** The title of a scenario in one line. */
export const describeTitle = (title: string): string => toPlain(title.replace(/\s+/g, ' '));

/** How long it took, and with many seeds how many failed and which. */
export function describeCourse({ verdict, virtualMs, tookMs, seeds, failures }: ScenarioRecord): string {
  const took = formatMs(Math.round(tookMs));
  if (verdict === 'skipped' || verdict === 'not tried') return verdict;
  const failed = failures.flatMap((one) => one.seeds).sort((a, b) => a - b);
  if (seeds.length > 1) {
    return failed.length > 0
      ? `${failed.length} of ${seeds.length} seeds failed: ${formatSeeds(failed)}`
      : `${seeds.length} seeds in ${took}`;
  }
  return virtualMs === undefined ? `ended after ${took}` : `${formatMs(virtualMs)} in ${took}`;
}

/** What there is to say of a failure, in lines for people. */
export const describeFailure = ({ report, seeds, faults, messages }: FailureRecord): readonly string[] =>
  [
    ...report,
    ...formatRows([
      ...(seeds.length > 1 ? [['seeds', formatSeeds(seeds)]] : []),
      ...faults.map((fault, i) => [i === 0 ? 'faults' : '', fault]),
      ...messages.map((message, i) => [i === 0 ? 'messages' : '', message]),
    ]),
  ].map(toPlain);

/** The last line of a run. */
export function describeRun(record: RunRecord, files: number): string {
  const { passed, failed, skipped, notTried, unusable } = countVerdicts(record);
  return [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(notTried > 0 ? [`${notTried} not tried`] : []),
    ...(unusable > 0 ? [`${unusable} of ${files} files cannot be used`] : []),
    ...(record.ended === 'signal' ? ['ended by a signal'] : []),
    ...(record.ended === 'bail' ? ['ended by --bail'] : []),
  ].join(', ');
}
