import type { RtcMessage } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { NtpAnswer, NtpFailure, TimeSourcePort } from './timeSource.ts';

// The constants of the stack that devices run (domain notes 4.1).
const REPLY_MS = 6000;
const QUERY_MS = 600_000;
const RETRY_MS = 14_000;
const STALE_MS = 660_000;

const NO_REPLY: NtpFailure = { result: -6, event: -4 };
const NEVER_ASKED: RtcMessage = { state: 'Out of Sync', result: -2 };

/** Asks a time server, and knows how far the clock of a device can be trusted (D4, Clock status). */
export interface Timekeeper {
  /** What the device says of its clock. */
  readonly report: RtcMessage;
  /** Asks now, and from then on every ten minutes. What comes of it is reported; that it asks is not. */
  synchronize(): void;
  /** Somebody set the clock by hand: the time server is left alone, which would undo it. */
  trustManual(): void;
  powerOff(): void;
}

/**
 * Creates one that was never asked. `onTime` gets each time that a server answers, in milliseconds since 1970, and
 * `onReport` follows the report. What goes on by itself is quiet: a server that fails is asked again, and is reported
 * only once the time that is known has become stale.
 */
export function createTimekeeper({
  clock,
  source,
  host,
  onTime,
  onReport,
}: {
  clock: Clock;
  source: TimeSourcePort;
  host: () => string;
  onTime: (epochMs: number) => void;
  onReport: (report: RtcMessage) => void;
}): Timekeeper {
  let report = NEVER_ASKED;
  let staleAtMs = 0;
  /** What is under way: a question, or the wait for the next one. */
  let cancelNext = () => {};
  let cancelStale = () => {};

  function become(next: RtcMessage) {
    const { epoch } = report;
    report = epoch === undefined ? next : { epoch, ...next };
  }

  function tell(next: RtcMessage) {
    become(next);
    onReport(report);
  }

  function ask() {
    const hangUp = source.ask(host(), settle);
    const cancelTimeout = clock.after(REPLY_MS, () => settle(NO_REPLY));
    cancelNext = () => {
      hangUp();
      cancelTimeout();
    };
  }

  function settle(answer: NtpAnswer) {
    cancelNext();
    if ('result' in answer) return fail(answer);
    cancelStale();
    cancelNext = clock.after(QUERY_MS, ask);
    staleAtMs = clock.now() + STALE_MS;
    onTime(answer.epochMs);
    tell({ state: 'Done', event: 1, result: 0, epoch: Math.floor(answer.epochMs / 1000) });
  }

  function fail({ result, event }: NtpFailure) {
    cancelNext = clock.after(RETRY_MS, ask);
    if (report.state === 'Done') {
      cancelStale();
      cancelStale = clock.after(staleAtMs - clock.now(), () => tell({ state: 'Stale', result: -3 }));
      return;
    }
    const isKnown = report.state === 'Error' && report.result === result && report.event === event;
    if (isKnown || report.state === 'Stale') return;
    tell({ state: 'Error', result, ...(event !== undefined && { event }) });
  }

  function cancel() {
    cancelNext();
    cancelStale();
    cancelNext = cancelStale = () => {};
  }

  return {
    get report() {
      return report;
    },
    synchronize() {
      cancel();
      become({ state: 'Syncing' });
      ask();
    },
    trustManual() {
      cancel();
      become({ state: 'Manual' });
    },
    powerOff() {
      cancel();
      report = NEVER_ASKED;
    },
  };
}
