import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { legendEntry } from './axis.css.ts';
import * as styles from './DayChart.css.ts';
import { NowLine } from './DayChart.tsx';
import { type DaySpan, placeInDay, type TimeSpan } from './dayPlace.ts';

/**
 * How a run is drawn: what was as an outline, what plays solid, over the fail-over amber, failed red, what is due and not
 * known to play dashed, the next one in info, what comes after it neutral.
 */
export type DayBarState = keyof typeof styles.bars;

/** One run in a lane; it may pass the ends of the day. */
export interface DayBar extends TimeSpan {
  /** Unlike any other of its lane. */
  readonly id: string;
  readonly name: string;
  readonly state: DayBarState;
  /** All about it, as "Morning hall, 07:30 to 12:00, was scheduled". */
  readonly text: string;
}

export interface DayLaneProps {
  day: DaySpan;
  bars: readonly DayBar[];
  /** Whose day it is. */
  label: string;
  /** 40 px, or 52 (`l`); less on a phone. */
  size?: keyof typeof styles.lanes;
}

/** The day of one thing, in a `DayChart`. Its picture is a list of its runs; a name is written where it fits whole. */
export function DayLane({ day, bars, label, size = 'm' }: DayLaneProps) {
  return (
    <div className={styles.lanes[size]}>
      <NowLine />
      {bars.length > 0 && (
        <ul aria-label={label} className={styles.runs}>
          {bars.map((bar) => (
            <li key={bar.id} className={styles.place}>
              <span
                role="img"
                aria-label={bar.text}
                data-cut-start={bar.startMs < day.startMs || undefined}
                data-cut-end={bar.endMs > day.endMs || undefined}
                className={styles.bars[bar.state]}
                style={placeInDay(day, bar)}
              >
                <span aria-hidden title={bar.text} className={styles.room}>
                  <span dir="auto" className={styles.name}>
                    {bar.name}
                  </span>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export interface DayStackProps {
  /** A `DayLine` for each thing. */
  children?: ReactNode;
}

/** The days of several things as lines, one under the other: a picture of a group, whose words stand beside it. */
export function DayStack({ children }: DayStackProps) {
  return (
    <div aria-hidden className={styles.stack}>
      <NowLine />
      {children}
    </div>
  );
}

export interface DayLineProps {
  day: DaySpan;
  bars: readonly Omit<DayBar, 'name' | 'text'>[];
}

/** The day of one thing in a `DayStack`. */
export function DayLine({ day, bars }: DayLineProps) {
  return (
    <span className={styles.line}>
      {bars.map((bar) => (
        <span key={bar.id} className={styles.marks[bar.state]} style={placeInDay(day, bar)} />
      ))}
    </span>
  );
}

export interface DayLegendProps {
  /** In the order in which they stand. */
  entries: readonly { readonly state: DayBarState; readonly text: string; readonly hasRoom?: boolean }[];
  className?: string | undefined;
}

/** What the bars of a day mean; `hasRoom` marks those that are left out on a phone. */
export function DayLegend({ entries, className }: DayLegendProps) {
  return (
    <div aria-hidden className={joinClasses(styles.legend, className)}>
      {entries.map(({ state, text, hasRoom }) => (
        <span key={state} className={hasRoom ? styles.legendEntryWithRoom : legendEntry}>
          <span className={styles.swatches[state]} />
          <span>{text}</span>
        </span>
      ))}
    </div>
  );
}
