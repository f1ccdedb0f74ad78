import type { RtcMessage, TimeServer } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import { nothing } from './nothing.ts';
import type { FirmwareProfile } from './profile.ts';
import type { NtpAnswer, NtpFailure, TimeSourcePort } from './timeSource.ts';

// The constants of the stack that devices run.
const REPLY_MS = 6000;
const RETRY_MS = 14_000;
/** So long after it was to be asked again, without an answer. */
const STALE_MS = 60_000;

const NO_REPLY: NtpFailure = { result: -6, event: -4 };
const NEVER_ASKED: RtcMessage = { state: 'Out of Sync', result: -2 };

/** What the timekeeper of a device needs of it. */
export interface TimekeeperHost {
  readonly trueClock: Clock;
  readonly timeSource: TimeSourcePort;
  readonly timeServer: Pick<TimeServer, 'host'>;
  readonly profile: Pick<FirmwareProfile, 'queryMs'>;
  /** Gets each time that a server answers, in milliseconds since 1970. */
  onTime(epochMs: number): void;
  /** Follows the report. */
  onReport(report: RtcMessage): void;
}

/**
 * Asks a time server, and knows how far the clock of a device can be trusted (D4, Clock status). What goes on by itself
 * is quiet: a server that fails is asked again, and is reported only once the time that is known has become stale.
 */
export class Timekeeper {
  /** What the device says of its clock. */
  report = NEVER_ASKED;
  readonly #host: TimekeeperHost;
  #staleAtMs = 0;
  /** What is under way: a question, or the wait for the next one. */
  #cancelNext = nothing;
  #cancelStale = nothing;

  /** Creates one that was never asked. */
  constructor(host: TimekeeperHost) {
    this.#host = host;
  }

  /** Asks now, and from then on every ten minutes. What comes of it is reported; that it asks is not. */
  synchronize(): void {
    this.#cancel();
    this.#become({ state: 'Syncing' });
    this.#ask();
  }

  /** Somebody set the clock by hand: the time server is left alone, which would undo it. */
  trustManual(): void {
    this.#cancel();
    this.#become({ state: 'Manual' });
  }

  powerOff(): void {
    this.#cancel();
    this.report = NEVER_ASKED;
  }

  #become(next: RtcMessage): void {
    const { epoch } = this.report;
    this.report = epoch === undefined ? next : { epoch, ...next };
  }

  #tell(next: RtcMessage): void {
    this.#become(next);
    this.#host.onReport(this.report);
  }

  #ask(): void {
    const { trueClock, timeSource, timeServer } = this.#host;
    const hangUp = timeSource.ask(timeServer.host, (answer) => this.#settle(answer));
    const cancelTimeout = trueClock.after(REPLY_MS, () => this.#settle(NO_REPLY));
    this.#cancelNext = () => {
      hangUp();
      cancelTimeout();
    };
  }

  #settle(answer: NtpAnswer): void {
    this.#cancelNext();
    if ('result' in answer) return void this.#fail(answer);
    const { trueClock, profile } = this.#host;
    this.#cancelStale();
    // Bound: an arrow function with its scope is twice as large, and each device waits by one.
    this.#cancelNext = trueClock.after(profile.queryMs, this.#ask.bind(this));
    this.#staleAtMs = trueClock.now() + profile.queryMs + STALE_MS;
    this.#host.onTime(answer.epochMs);
    this.#tell({ state: 'Done', event: 1, result: 0, epoch: Math.floor(answer.epochMs / 1000) });
  }

  #fail({ result, event }: NtpFailure): void {
    const { trueClock } = this.#host;
    const { report } = this;
    this.#cancelNext = trueClock.after(RETRY_MS, () => this.#ask());
    if (report.state === 'Done') {
      this.#cancelStale();
      const becomeStale = () => this.#tell({ state: 'Stale', result: -3 });
      this.#cancelStale = trueClock.after(this.#staleAtMs - trueClock.now(), becomeStale);
      return;
    }
    const isKnown = report.state === 'Error' && report.result === result && report.event === event;
    if (isKnown || report.state === 'Stale') return;
    this.#tell({ state: 'Error', result, ...(event !== undefined && { event }) });
  }

  #cancel(): void {
    this.#cancelNext();
    this.#cancelStale();
    this.#cancelNext = this.#cancelStale = nothing;
  }
}
