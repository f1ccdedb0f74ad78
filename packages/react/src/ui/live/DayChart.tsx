import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react';
import { joinClasses } from '../joinClasses.ts';
import * as axis from './axis.css.ts';
import * as styles from './DayChart.css.ts';
import { type DaySpan, findNear, formatPercent, hourVars, isWithin, partOfDay } from './dayPlace.ts';

/** The lines of now in the lanes of a chart, and where it lies in their day; null where it is another day. */
interface NowLines {
  at: string | null;
  readonly lines: Set<SVGLineElement>;
}

const NowContext = createContext<NowLines | null>(null);

export interface DayChartProps {
  day: DaySpan;
  /** Milliseconds since 1970; the line of now is drawn where it is a moment of the day. */
  nowMs?: number | undefined;
  /** A `DayAxis`, and the lanes. Handed in from above, they do not render again when only `nowMs` changes. */
  children?: ReactNode;
  className?: string | undefined;
}

/** One day for all lanes in it: its hours, and now, which moves over them without drawing one again. */
export function DayChart({ day, nowMs, children, className }: DayChartProps) {
  const [now] = useState((): NowLines => ({ at: null, lines: new Set() }));
  const at = isWithin(day, nowMs) ? formatPercent(partOfDay(day, nowMs)) : null;
  // Past React, which would look through all lanes for what takes it.
  useLayoutEffect(() => {
    now.at = at;
    for (const line of now.lines) placeLine(line, at);
  }, [now, at]);
  return (
    <div className={joinClasses(styles.chart, className)} style={hourVars(day)}>
      <NowContext value={now}>{children}</NowContext>
    </div>
  );
}

/** By attributes that are no style: of forty lanes none is then styled again for it, and only the lines are laid out. */
function placeLine(line: SVGLineElement, at: string | null) {
  for (const end of ['x1', 'x2']) line.setAttribute(end, at ?? '-1');
}

/** Now in one lane, out of it where it is another day. */
export function NowLine() {
  const now = useContext(NowContext);
  const place = useCallback(
    (line: SVGLineElement) => {
      now?.lines.add(line);
      placeLine(line, now?.at ?? null);
      return () => void now?.lines.delete(line);
    },
    [now],
  );
  return (
    <svg aria-hidden className={styles.now}>
      <line ref={place} y2="100%" />
    </svg>
  );
}

export interface DayAxisProps {
  day: DaySpan;
  /** Now, and how it reads; without a text its place is left free. */
  now?: { readonly atMs: number; readonly text?: string } | undefined;
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
      {at !== undefined && now?.text && (
        <b
          className={axis.now}
          style={{ insetInlineStart: `clamp(20px, ${formatPercent(at)}, 100% - 20px)` }}
        >
          {now.text}
        </b>
      )}
    </div>
  );
}
