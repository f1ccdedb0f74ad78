import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import * as axis from './axis.css.ts';
import * as styles from './DayChart.css.ts';
import { type DaySpan, dayVars, findNear, formatPercent, isWithin, partOfDay } from './dayPlace.ts';

export interface DayChartProps {
  day: DaySpan;
  /** Milliseconds since 1970; the line of now is drawn where it is a moment of the day. */
  nowMs?: number | undefined;
  /** A `DayAxis`, and the lanes. Handed in from above, they are not drawn again when only `nowMs` changes. */
  children?: ReactNode;
  className?: string | undefined;
}

/** One day for all lanes in it: its hours, and now, which moves over them without drawing one again. */
export function DayChart({ day, nowMs, children, className }: DayChartProps) {
  return (
    <div
      data-now={isWithin(day, nowMs) || undefined}
      className={joinClasses(styles.chart, className)}
      style={dayVars(day, nowMs)}
    >
      {children}
    </div>
  );
}

export interface DayAxisProps {
  day: DaySpan;
  /** Now, and how it reads. */
  now?: { readonly atMs: number; readonly text: string } | undefined;
  /** On the axis: 0, 6, 12, 18 and 24. */
  hour: (hour: number) => string;
}

/** The hours over the lanes of a day, and the time of now. */
export function DayAxis({ day, now, hour }: DayAxisProps) {
  const at = now && isWithin(day, now.atMs) ? partOfDay(day, now.atMs) : undefined;
  return (
    <div aria-hidden className={styles.axis}>
      {day.marks.map((mark) => {
        const part = partOfDay(day, mark.atMs);
        return (
          <span
            key={mark.hour}
            data-near={findNear(part, at)}
            className={axis.hour}
            style={part === 1 ? { insetInlineEnd: 0 } : { insetInlineStart: formatPercent(part) }}
          >
            {hour(mark.hour)}
          </span>
        );
      })}
      {at !== undefined && (
        <b
          className={axis.now}
          style={{ insetInlineStart: `clamp(20px, ${formatPercent(at)}, 100% - 20px)` }}
        >
          {now?.text}
        </b>
      )}
    </div>
  );
}
