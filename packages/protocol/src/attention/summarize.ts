import type { Cause } from './causes.ts';
import type { Judgment } from './judge.ts';

/** How many devices of how many need attention, and of how many that is known. */
export interface AttentionSummary {
  readonly of: number;
  /** Online and answered: only of these can it be said that nothing speaks against them. */
  readonly checked: number;
  /** Nobody vouches for them: not answered, or no connection. */
  readonly unanswered: number;
  /** Something is about to change. */
  readonly settling: number;
  /** Red and amber. */
  readonly danger: number;
  readonly warning: number;
  /** Those that need attention, by cause. */
  readonly causes: Readonly<Partial<Record<Cause, number>>>;
}

/** Counts judgments; 'nothing needs attention' may be said where `danger` and `warning` are 0, of `checked` of `of`. */
export function summarize(judgments: Iterable<Judgment>): AttentionSummary {
  const counts = { of: 0, checked: 0, unanswered: 0, settling: 0, danger: 0, warning: 0 };
  const causes: Partial<Record<Cause, number>> = {};
  for (const { cause, standing, severity, isChecked } of judgments) {
    counts.of++;
    if (isChecked) counts.checked++;
    if (standing === 'unknown') counts.unanswered++;
    if (standing === 'passing') counts.settling++;
    if (severity === 'none') continue;
    counts[severity]++;
    causes[cause] = (causes[cause] ?? 0) + 1;
  }
  return { ...counts, causes };
}
