/** How synchronizing may fail: the result codes of D8. */
export type ClockResult = -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -10 | -11 | -12 | -13;

/** What may happen while synchronizing: the event codes of D8, of which 1 is the good end. */
export type ClockEvent = 1 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8;

/** The message of a code of D8. */
export type ClockCodeKey = `clock.result.${ClockResult}` | `clock.event.${ClockEvent}`;

/** Why synchronizing failed, in one of its codes. */
export type ClockReason =
  | { readonly key: ClockCodeKey }
  | { readonly key: 'clock.code.unknown'; readonly values: { readonly code: number } };

/** What is known of the clock of a device (D4, Clock status). */
export type ClockStatus =
  /** Synchronized; `epoch` is the last time, in seconds since 1970, or null where the device does not say. */
  | { readonly state: 'done'; readonly epoch: number | null }
  | { readonly state: 'manual' | 'stale' | 'syncing' }
  /** The reasons, result before event, are shown joined by ' - '; there may be none. */
  | { readonly state: 'error'; readonly reasons: readonly ClockReason[] };

/**
 * The messages about the clock of a device. The sentences stand in the message catalogue, which must have one for each
 * key: with the value `time` for 'clock.state.done', `code` for 'clock.code.unknown', none for the others.
 */
export type ClockKey = `clock.state.${ClockStatus['state']}` | ClockCodeKey | 'clock.code.unknown';

/** What a device says of its clock: the live message `rtc` (docs/protocol.md, Broker protocol). */
export interface ClockReport {
  readonly state: string;
  readonly event?: number | undefined;
  readonly result?: number | undefined;
  readonly epoch?: number | undefined;
}

/**
 * What to show of a device's report (D4, CLK-02). A state that is not known counts as synchronizing, unless a code says
 * that something failed.
 */
export function clockStatus({ state, event, result, epoch = Number.NaN }: ClockReport): ClockStatus {
  switch (state) {
    case 'Done':
      return { state: 'done', epoch: Number.isFinite(epoch) ? epoch : null };
    case 'Manual':
      return { state: 'manual' };
    case 'Out of Sync':
    case 'Stale':
      return { state: 'stale' };
  }
  // A result of 0 and an event of 1 say that all is well.
  if (state !== 'Error' && !result && (event ?? 1) === 1) return { state: 'syncing' };
  return {
    state: 'error',
    reasons: [...reason('result', result), ...reason('event', event)],
  };
}

// FLT-101: a code outside the tables is named.
function reason(table: 'result' | 'event', code: number | undefined): ClockReason[] {
  if (code === undefined) return [];
  const key = `clock.${table}.${code}`;
  return [isCodeKey(key) ? { key } : { key: 'clock.code.unknown', values: { code } }];
}

const isCodeKey = (key: string): key is ClockCodeKey =>
  /result\.-([1-9]|1[0-3])$|event\.(1|-[1-8])$/.test(key);
