import type { ListedEvent } from '@carillon/protocol/device';
import type { LocalDay } from '@carillon/protocol/schedule';
import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { todayTexts } from '../../../messages/en/today.ts';
import type { DayBar, DayLegendProps, StateKind } from '../../../ui/index.ts';
import type { DayPart } from './dayLane.ts';
import { isPlaying, toGlance } from './glance.ts';

/** What a device does, at the end of its lane: '(bars) Afternoon hall until 18:00', '(strokes) Silent until 18:00'. */
export interface DayEnd {
  readonly kind: StateKind;
  /** What plays is said by its name. */
  readonly isName: boolean;
  readonly text: string;
  /** 'until 18:00'; null where nothing ends it, or it is said already. */
  readonly until: string | null;
}

/** The words of lanes. */
export interface DayWords {
  /** The bars of a lane, with all about each. */
  readonly bars: (parts: readonly DayPart[], judgment: Judgment) => readonly DayBar[];
  readonly end: (
    judgment: Judgment,
    events: readonly ListedEvent[] | null,
    day: LocalDay,
    nowMs: number,
  ) => DayEnd;
  /** '18:00', 'Thu 07:30', and '24:00' for the end of the day. */
  readonly moment: (atMs: number, day: LocalDay, nowMs: number) => string;
  /** What the bars mean; what was and what comes later say it themselves, and are left out on a phone. */
  readonly legend: DayLegendProps['entries'];
  /** On the axis. */
  readonly hour: (hour: number) => string;
}

const LEGEND = ['was', 'playing', 'next', 'later'] as const;

/** The words of a day as a lane, in the viewer's language and zone. */
export function useDayWords(): DayWords {
  useMessages(todayTexts, devicesTexts);
  const { messages, locale, timeZone } = useCarillon('useDayWords');
  const format = useFormat();
  return useMemo(() => {
    const t = messages.translate([todayTexts, devicesTexts]);
    const midnight = new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h24',
      timeZone,
    });
    const moment: DayWords['moment'] = (atMs, day, nowMs) =>
      atMs === day.endMs ? midnight.format(atMs) : format.moment(atMs, nowMs);

    function stateOf({ state }: DayPart, judgment: Judgment): string {
      if (state === 'was' || state === 'next' || state === 'later') return t(`today.${state}`);
      if (state === 'playing') return t('today.playing');
      if (state === 'failed') return t('today.failed');
      const glance = toGlance(judgment);
      // Another one plays.
      const isOther = state === 'held' && (isPlaying(glance) || glance.text === 'device.anotherRuns');
      return t(isOther ? 'device.notPlaying' : glance.text);
    }

    return {
      legend: LEGEND.map((state) => ({
        state,
        text: t(`today.${state}`),
        hasRoom: state === 'was' || state === 'later',
      })),
      hour: (hour) => format.number(hour),
      moment,
      bars: (parts, judgment) =>
        parts.map((part) => {
          const { id, event, startMs, endMs, state } = part;
          const values = { name: event.name, state: stateOf(part, judgment) };
          const isEndless = startMs === Number.NEGATIVE_INFINITY;
          const [from, to] = isEndless ? [] : format.span(startMs, endMs);
          return {
            id,
            name: event.name,
            state,
            startMs,
            endMs,
            text:
              from === undefined || to === undefined
                ? t('today.bar.always', values)
                : t('today.bar', { ...values, from, to }),
          };
        }),
      end(judgment, events, day, nowMs) {
        const { cause, playing, untilMs, standing } = judgment;
        const { kind, text } = toGlance(judgment);
        const time = untilMs === null ? null : moment(untilMs, day, nowMs);
        const until = time === null ? null : t('today.until', { time });
        const say = (words: string, end: string | null = null): DayEnd => ({
          kind,
          isName: false,
          text: words,
          until: end,
        });
        if (kind === 'playing') {
          const name = events?.find(({ id }) => id === playing)?.name;
          return { kind, isName: true, text: name ?? t('today.playing'), until };
        }
        if (kind === 'paused') {
          if (cause === 'nothingScheduled') return say(t('today.noEvents'));
          if (standing === 'rest' && time !== null) return say(t('today.silent', { time }));
          return say(t('today.nothing'));
        }
        if (cause === 'failed') return say(t('today.failed'), until);
        if (kind === 'warning' && cause !== 'anotherRuns' && cause !== 'clockWrong')
          return say(t(text), until);
        return say(t(text));
      },
    };
  }, [messages, locale, timeZone, format]);
}
