/**
 * Why a device is not heard, and what stands there where nothing keeps it from that. In the order in which they are looked
 * for: the first that is true is told.
 */
export const CAUSES = [
  /** This page has no connection to the broker. */
  'connectionLost',
  /** The device has not answered: nobody vouches for anything. */
  'notAnswered',
  'offline',
  /** It has no event that it could run by a schedule. */
  'nothingScheduled',
  /** Silent as planned, until its next event. */
  'outsideHours',
  /** An event is due, and the device says that it was stopped. */
  'stoppedByHand',
  /** An event is due and does not run; whether it was stopped or the clock is wrong is not known before that is read. */
  'notStarted',
  /** Another event runs than the one that is due. */
  'anotherRuns',
  /** No stream responds, and it tries again. */
  'failed',
  'onFailOver',
  /** Started, and levels that are heard are zero. */
  'silent',
  /** The volume is at power off. */
  'volumeOff',
  /** Its clock differs from this computer's, which shifts its events. */
  'clockWrong',
  /** Something has just changed, or is about to: told for the time of a grace only. */
  'settling',
  /** It plays, and not all is known that could speak against it. */
  'nothingAgainst',
  /** It plays, and all is known to be well. */
  'well',
] as const;
export type Cause = (typeof CAUSES)[number];

/** What kind of answer a cause is. */
export type Standing = 'unknown' | 'rest' | 'fault' | 'passing' | 'open' | 'well';

/** Red, amber or neither. */
export type Severity = 'danger' | 'warning' | 'none';

/** What would help, as the name of one action. */
export type Action =
  | 'reconnect'
  | 'tellWhenBack'
  | 'createEvent'
  | 'startEvent'
  | 'readClock'
  | 'editAddresses'
  | 'listen'
  | 'openAudio'
  | 'setClock';

/** The checks in the order of their chain. */
export const CHECKS = [
  'connection',
  'online',
  'due',
  'notStopped',
  'stream',
  'sound',
  'volume',
  'clock',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** 'wrong' speaks against it too, after the cause; 'notAsked' has nothing to ask before the cause is gone. */
export type CheckMark = 'good' | 'cause' | 'wrong' | 'unknown' | 'notAsked';

interface CauseTraits {
  readonly standing: Standing;
  readonly severity: Severity;
  /** How long it is so before it is told. */
  readonly graceMs: number;
  readonly check: CheckName | null;
  readonly action: Action | null;
}

const traits = (
  standing: Standing,
  severity: Severity,
  graceMs: number,
  check: CheckName | null,
  action: Action | null = null,
): CauseTraits => ({ standing, severity, graceMs, check, action });

export const TRAITS: Readonly<Record<Cause, CauseTraits>> = {
  connectionLost: traits('unknown', 'warning', 5000, 'connection', 'reconnect'),
  notAnswered: traits('unknown', 'none', 0, 'online'),
  offline: traits('fault', 'warning', 5000, 'online', 'tellWhenBack'),
  nothingScheduled: traits('rest', 'none', 0, 'due', 'createEvent'),
  outsideHours: traits('rest', 'none', 0, 'due'),
  stoppedByHand: traits('fault', 'warning', 2000, 'notStopped', 'startEvent'),
  notStarted: traits('fault', 'warning', 2000, 'notStopped', 'readClock'),
  anotherRuns: traits('fault', 'warning', 2000, 'notStopped', 'startEvent'),
  failed: traits('fault', 'danger', 0, 'stream', 'editAddresses'),
  onFailOver: traits('fault', 'warning', 5000, 'stream', 'editAddresses'),
  silent: traits('fault', 'warning', 15_000, 'sound', 'listen'),
  volumeOff: traits('fault', 'warning', 2000, 'volume', 'openAudio'),
  clockWrong: traits('fault', 'warning', 0, 'clock', 'setClock'),
  settling: traits('passing', 'none', 0, null),
  nothingAgainst: traits('open', 'none', 0, null),
  well: traits('well', 'none', 0, null),
};

/** What a host may set otherwise; what it leaves out is as it is. */
export interface AttentionPolicy {
  readonly graceMs?: Partial<Readonly<Record<Cause, number>>>;
  readonly severity?: Partial<Readonly<Record<Cause, Severity>>>;
  /** By how much the clock of a device may differ from this computer's; 60 s, for events begin with a minute. */
  readonly clockToleranceMs?: number;
}
