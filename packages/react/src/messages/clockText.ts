import type { ClockReason, ClockStatus } from '@carillon/protocol/clock';
import type { clockTexts } from './en/clock.ts';
import type { Translate } from './messages.ts';

type Translation = Translate<typeof clockTexts>;

/** The sentence for the clock of a device (D4, CLK-02); `writeDateTime` writes milliseconds since 1970. */
export function clockText(
  t: Translation,
  status: ClockStatus,
  writeDateTime: (at: number) => string,
): string {
  switch (status.state) {
    case 'done':
      // What is no date is written as '---'.
      return t('clock.state.done', { time: writeDateTime((status.epoch ?? Number.NaN) * 1000) });
    case 'error':
      return status.reasons.map((reason) => reasonText(t, reason)).join(' - ') || t('clock.state.error');
    default:
      return t(`clock.state.${status.state}`);
  }
}

const reasonText = (t: Translation, reason: ClockReason) =>
  reason.key === 'clock.code.unknown' ? t(reason.key, { code: String(reason.values.code) }) : t(reason.key);
