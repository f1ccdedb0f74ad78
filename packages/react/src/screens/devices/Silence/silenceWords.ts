import type { Heard } from '@carillon/protocol/attention';
import type { Format } from '../../../hooks/useFormat.ts';
import type { dashboardTexts } from '../../../messages/en/dashboard.ts';
import type { devicesTexts } from '../../../messages/en/devices.ts';
import type { silenceTexts } from '../../../messages/en/silence.ts';
import type { Translate } from '../../../messages/messages.ts';
import type { ClockFormat } from '../common/timeWords.ts';

/** What stands beside a judgment: the same that was judged, and what its event says. */
export interface SilenceKnown {
  readonly volume: Heard['volume'];
  /** By how much its clock is ahead of this computer's; null where it was not read. */
  readonly aheadMs: number | null;
  /** Where it plays from, or sends to, without user and password; empty where that cannot be told without these. */
  readonly sources: {
    readonly main: string;
    readonly failOver: string;
    readonly isSender: boolean;
  };
  /** What is decoded: 'MP3 192 kbps'; empty where nothing is. */
  readonly codec: string;
  /** What the server said when it was last not heard; empty where it said nothing. */
  readonly answer: string;
}

/** What it takes to say why a device is silent. */
export interface SilenceWords {
  readonly t: Translate<typeof silenceTexts | typeof dashboardTexts | typeof devicesTexts>;
  readonly format: Format;
  readonly clockFormat: Pick<ClockFormat, 'time' | 'span'>;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** The same of a time at which something was heard. */
  readonly toUtcMs: (heardMs: number) => number;
  readonly known: SilenceKnown;
}

/** A time at which this page heard something. */
export function writeHeard(heardMs: number, { format, nowMs, toUtcMs }: SilenceWords): string {
  return format.moment(toUtcMs(heardMs), nowMs);
}

/** By how much a clock is wrong: '12 min'. */
export function writeOff(aheadMs: number, { clockFormat }: SilenceWords): string {
  return clockFormat.span(60 * Math.round(Math.abs(aheadMs) / 60_000));
}
