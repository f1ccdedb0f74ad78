import type { Device } from '@carillon/protocol/device';
import { DAY_MS, type LocalDay } from '@carillon/protocol/schedule';
import { type ReactNode, useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { type Format, useFormat } from '../../../hooks/useFormat.ts';
import { useLocalDay } from '../../../hooks/useLocalDay.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useMinute, useMinutes } from '../../../hooks/useMinute.ts';
import { dashboardDayTexts } from '../../../messages/en/dashboardDay.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import type { Translate } from '../../../messages/messages.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { DayAxis, DayChart, DayLane, DayLegend, Panel } from '../../../ui/index.ts';
import type { DayRun } from '../common/dayLane.ts';
import { type DayWords, useDayWords } from '../common/useDayWords.ts';
import { useDeviceDay } from '../common/useDeviceDay.ts';
import * as styles from './DashboardDay.css.ts';
import { type DayFacts, findDayFacts } from './dayFacts.ts';

export interface DashboardDayProps {
  device: Device;
  judgment: Judgment;
}

/** The day of a device (EVT-09): its lane, and below it in words what it was, is and comes to. A module of its own. */
export default function DashboardDay({ device, judgment }: DashboardDayProps) {
  const t = useMessages(todayTexts, dashboardDayTexts);
  const format = useFormat();
  const day = useLocalDay();
  const minuteMs = useMinute();
  const words = useDayWords();
  const { events, parts } = useDeviceDay(device, judgment, day);
  const bars = useMemo(() => words.bars(parts, judgment), [words, parts, judgment]);
  return (
    <Panel
      part="today"
      title={
        <>
          {t('today.title')} <span className={styles.date}>{format.day(day.startMs)}</span>
        </>
      }
      end={<DayLegend entries={words.legend} />}
    >
      <DayChart day={day} now={useMinutes()}>
        <DayAxis day={day} writeNow={format.time} hour={words.hour} />
        <div className={styles.lane}>
          <DayLane day={day} bars={bars} label={t('today.lane', { device: device.name })} />
        </div>
      </DayChart>
      {events && (
        <Facts
          {...findDayFacts(events, device, parts, judgment, minuteMs)}
          day={day}
          words={words}
          nowMs={minuteMs}
        />
      )}
    </Panel>
  );
}

interface FactsProps extends DayFacts {
  day: LocalDay;
  words: DayWords;
  nowMs: number;
}

function Facts({ was, is, comes, ...moment }: FactsProps) {
  const t = useMessages(todayTexts, dashboardDayTexts);
  const { locale } = useCarillon('DeviceDashboard');
  const format = useFormat();
  const writer = useMemo(() => createWeekWriter(locale), [locale]);
  const write = { t, format, span: writer.shortSpan, ...moment };
  return (
    <dl className={styles.facts}>
      <Fact label={t('today.was')} name={was?.event.name}>
        {was ? spanText(write, was) : t('dashDay.wasNothing')}
      </Fact>
      <Fact label={t('dashDay.is')} name={nameOf(is) ?? t('dashDay.nothing')}>
        {presentText(write, is, comes)}
      </Fact>
      <Fact label={t('dashDay.comes')} name={comes[0]?.event.name}>
        {comingText(write, comes)}
      </Fact>
    </dl>
  );
}

function Fact({ label, name, children }: { label: string; name?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      {name !== undefined && <dd className={styles.name}>{name}</dd>}
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}

const nameOf = (is: DayFacts['is']) =>
  is.kind === 'nothing' ? undefined : is.kind === 'byHand' ? is.event.name : is.run.event.name;

interface Writing {
  readonly t: Translate<typeof todayTexts | typeof dashboardDayTexts>;
  readonly format: Format;
  /** '3 h 34 min', of minutes. */
  readonly span: (minutes: number) => string;
  readonly words: DayWords;
  readonly day: LocalDay;
  readonly nowMs: number;
}

const MINUTE_MS = 60_000;

/** When a run ends: 24:00 where that is the end of the day. */
function endText({ format, words, day, nowMs }: Writing, { startMs, endMs }: DayRun): string {
  if (endMs === day.endMs) return words.moment(endMs, day, nowMs);
  return format.span(startMs, endMs)[1];
}

function spanText(write: Writing, run: DayRun): string {
  const from = write.format.span(run.startMs, run.endMs)[0];
  return write.t('dashDay.span', { from, to: endText(write, run) });
}

function presentText(write: Writing, is: DayFacts['is'], comes: DayFacts['comes']): string {
  const { t, format, nowMs } = write;
  switch (is.kind) {
    case 'nothing':
      return t('dashDay.noEvent');
    case 'byHand': {
      const [next] = comes;
      if (!next) return t('dashDay.byHand');
      // Its own hours take it up; those of another one end it.
      const endMs = next.event === is.event ? next.endMs : next.startMs;
      return t('dashDay.byHand.until', { time: format.moment(endMs, nowMs) });
    }
    case 'due': {
      if (!Number.isFinite(is.run.startMs))
        return t(is.isKnown ? 'dashDay.always.stopped' : 'dashDay.notKnown');
      const span = spanText(write, is.run);
      return is.isKnown ? t('dashDay.notPlaying', { span }) : span;
    }
    case 'playing': {
      const { run } = is;
      if (!Number.isFinite(run.startMs)) return t('dashDay.always');
      const left = write.span(Math.max(1, Math.ceil((run.endMs - nowMs) / MINUTE_MS)));
      return t('dashDay.left', { span: spanText(write, run), left });
    }
  }
}

function comingText(write: Writing, [next, after]: DayFacts['comes']): string {
  const { t, words, day, nowMs } = write;
  if (!next) return t('dashDay.comesNothing');
  const isLong = next.endMs - next.startMs >= DAY_MS;
  const from = words.moment(next.startMs, day, nowMs);
  const to = isLong ? words.moment(next.endMs, day, nowMs) : endText(write, next);
  if (!after || after.startMs >= day.endMs) return t('dashDay.span', { from, to });
  const time = words.moment(after.startMs, day, nowMs);
  return t('dashDay.then', { from, to, name: after.event.name, time });
}
