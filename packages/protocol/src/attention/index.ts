export {
  type Action,
  type AttentionPolicy,
  CAUSES,
  type Cause,
  type GraceCause,
  type Severity,
  type Standing,
} from './causes.ts';
export { CHECKS, type CheckMark, type CheckName, NOTHING_KNOWN } from './checks.ts';
export {
  type AttentionEvent,
  createHeard,
  type FactName,
  type Facts,
  type Heard,
  type HeardLevels,
  type HeardStream,
  hear,
  type StreamTold,
} from './heard.ts';
export { type Evidence, type EvidenceKey, type Judgment, judge, type Moment } from './judge.ts';
export type { PlannedRun } from './plan.ts';
export { type AttentionSummary, summarize } from './summarize.ts';
