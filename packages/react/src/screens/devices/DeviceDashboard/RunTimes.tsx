import { type Format, useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import type { Translate } from '../../../messages/messages.ts';
import { ProgressBar } from '../../../ui/index.ts';
import type { CurrentEvent, NextEvent } from './dashboardState.ts';
import * as styles from './RunTimes.css.ts';

interface RunTimesProps {
  current: CurrentEvent;
  /** What comes after it. */
  next: NextEvent | null;
  nowMs: number;
}

/** From when to when the event runs: one line in every state, so that Start and Stop move nothing. */
export function RunTimes({ current, next, nowMs }: RunTimesProps) {
  const t = useMessages(dashboardTexts);
  const format = useFormat();
  const { schedule, occurrence } = current;
  if (schedule === 'play' && occurrence && hasEnds(occurrence)) {
    return <Progress {...occurrence} nowMs={nowMs} />;
  }
  const byHand = occurrence ? '' : byHandText(t, format, current, next);
  return (
    // Longer, and maybe of two lines, is what it says of an event that a hand has started.
    <div className={styles.line} data-reserve={byHand}>
      <p className={styles.words}>
        {schedule === 'play' && !occurrence ? byHand : lineOf(t, format, current)}
      </p>
    </div>
  );
}

type Run = NonNullable<CurrentEvent['occurrence']>;

/** An Always event has neither beginning nor end. */
const hasEnds = ({ startMs, endMs }: Run) => Number.isFinite(startMs) && Number.isFinite(endMs);

function Progress({ startMs, endMs, nowMs }: Run & { nowMs: number }) {
  const t = useMessages(dashboardTexts);
  const [from, to] = useFormat().span(startMs, endMs);
  return (
    <div className={styles.progress}>
      <span>{from}</span>
      <ProgressBar
        aria-label={t('dash.progress')}
        value={(nowMs - startMs) / (endMs - startMs)}
        valueText={`${from} – ${to}`}
      />
      <span>{to}</span>
    </div>
  );
}

type Texts = Translate<typeof dashboardTexts>;

/** When it begins, or that nothing but a hand changes it. */
function lineOf(t: Texts, format: Format, { schedule, occurrence, nextRun }: CurrentEvent): string {
  if (schedule !== 'play' && nextRun) return t('dash.begins', { time: format.dayTime(nextRun.startMs) });
  return occurrence ? t(schedule === 'play' ? 'dash.always' : 'dash.always.stopped') : '';
}

/** How long a device plays what was started outside of its hours: until hours begin, and of its own until they end. */
function byHandText(t: Texts, format: Format, { nextRun }: CurrentEvent, next: NextEvent | null): string {
  const otherMs = next?.startMs ?? Number.POSITIVE_INFINITY;
  if (nextRun && nextRun.startMs <= otherMs) {
    return t('dash.byHand.own', { time: format.dayTime(nextRun.endMs) });
  }
  return next && Number.isFinite(otherMs)
    ? t('dash.byHand.other', { time: format.dayTime(otherMs) })
    : t('dash.byHand');
}
