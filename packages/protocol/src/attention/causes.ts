import type { CheckName } from './checks.ts';

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

export interface CauseTraits {
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
  graceMs = 0,
  check: CheckName | null = null,
  action: Action | null = null,
): CauseTraits => ({ standing, severity, graceMs, check, action });

/**
 * Why a device is not heard, and what stands there where nothing keeps it from that. In the order in which they are looked
 * for: the first that is true is told. Only a wrong clock, whatever it shifts, is looked for before the hours that it shifts.
 */
export const TRAITS = {
  /** This page has no connection to the broker. */
  connectionLost: traits('unknown', 'warning', 5000, 'connection', 'reconnect'),
  /** The broker does not let this person hear the device. */
  refused: traits('unknown', 'none', 0, 'online'),
  /** The device has not answered: nobody vouches for anything. */
  notAnswered: traits('unknown', 'none'),
  offline: traits('fault', 'warning', 5000, 'online', 'tellWhenBack'),
  /** It has no event that it could run by a schedule. */
  nothingScheduled: traits('rest', 'none', 0, 'due', 'createEvent'),
  /** Silent as planned, until its next event. */
  outsideHours: traits('rest', 'none', 0, 'due'),
  /** An event is due, and the device says that it was stopped. */
  stoppedByHand: traits('fault', 'warning', 2000, 'notStopped', 'startEvent'),
  /** An event is due and does not run, and nobody told that it was stopped. Before its clock is read, that may be why. */
  notStarted: traits('fault', 'warning', 2000, 'notStopped', 'readClock'),
  /** Another event runs than the one that is due. */
  anotherRuns: traits('fault', 'warning', 2000, 'notStopped', 'startEvent'),
  /** No stream responds, and it tries again. */
  failed: traits('fault', 'danger', 0, 'stream', 'editAddresses'),
  onFailOver: traits('fault', 'warning', 5000, 'stream', 'editAddresses'),
  /** Started, and levels that are heard are zero. */
  silent: traits('fault', 'warning', 15_000, 'sound', 'listen'),
  /** The volume is at power off. */
  volumeOff: traits('fault', 'warning', 2000, 'volume', 'openAudio'),
  /** Its clock differs from this computer's, which shifts its events. */
  clockWrong: traits('fault', 'warning', 0, 'clock', 'setClock'),
  /** Something has just changed, or is about to: told for the time of a grace only. */
  settling: traits('passing', 'none'),
  /** It plays, and not all is known that could speak against it. */
  nothingAgainst: traits('open', 'none'),
  /** It plays, and all is known to be well. */
  well: traits('well', 'none'),
} as const;
export type Cause = keyof typeof TRAITS;

/** The causes in the order in which they are looked for. */
export const CAUSES = Object.keys(TRAITS) as readonly Cause[];

/** Those that begin at a moment that is heard: all others are what is said where none of these is. */
export type GraceCause = Exclude<
  Cause,
  'refused' | 'notAnswered' | 'nothingScheduled' | 'outsideHours' | 'settling' | 'nothingAgainst' | 'well'
>;

/** What a host may set otherwise; what it leaves out is as it is. */
export interface AttentionPolicy {
  /** How long it is so before it is told. What a page finds so, as a device that was offline already, is told at once. */
  readonly graceMs?: Partial<Readonly<Record<GraceCause, number>>>;
  readonly severity?: Partial<Readonly<Record<Cause, Severity>>>;
  /** By how much the clock of a device may differ from this computer's; 60 s, for events begin with a minute. */
  readonly clockToleranceMs?: number;
}
