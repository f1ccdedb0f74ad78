import { type AnchorHTMLAttributes, Fragment, memo, type ReactNode, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useLink } from '../actions/navigation.tsx';
import { findFirstDay } from '../fields/firstDay.ts';
import { joinClasses } from '../joinClasses.ts';
import { useHeading, useSectionRole } from '../layout/ScreenFrame.ts';
import * as axis from './axis.css.ts';
import { findNear } from './dayPlace.ts';
import { useWeekBars } from './useWeekBars.ts';
import type { WeekEditor } from './useWeekEditor.tsx';
import * as styles from './WeekStrip.css.ts';
import {
  DAY,
  isSameDay,
  layOutWeek,
  type WeekBar,
  type WeekDay,
  type WeekEvent,
  type WeekEventState,
} from './weekLayout.ts';
import { besideStart, percent, startAt } from './weekPlace.ts';

/** What the colours of a week mean. */
export type WeekMark = WeekEventState | 'overlap';

/** The words of a week. */
export interface WeekStripLabels {
  /** A day, 0 (Sunday) to 6, in a few letters. */
  shortDay: (day: number) => string;
  day: (day: number) => string;
  /** On the axis: 0, 6, 12, 18 and 24. */
  hour: (hour: number) => string;
  /** All about a bar, as "Choir rehearsal, Thu 19:00 to 21:30, overlapping". */
  bar: (bar: WeekBar) => string;
  /** Those that are there; of a time that is free only where one is shown. */
  marks: Readonly<Record<Exclude<WeekMark, 'free'>, string>> & { readonly free?: string };
}

export interface WeekStripProps {
  title: ReactNode;
  /** Depth of the title among the headings of the page; by default one below the title of the screen. */
  headingLevel?: 2 | 3 | 4 | 5;
  events: readonly WeekEvent[];
  /** 0 (Sunday) to 6; by default that of the locale. */
  firstDay?: number;
  /** The minute of the local week, and how that time reads. */
  now?: { minute: number; text: string } | undefined;
  labels: WeekStripLabels;
  /** In the place of the legend, such as why the picture may no longer be true. */
  end?: ReactNode;
  /** Rows of 24 px (`m`), or of 28 px beside a form (`f`). */
  size?: keyof typeof styles.rows;
  /** What moves the edited event, of `useWeekEditor`; without it the week is only looked at. */
  editor?: WeekEditor | undefined;
  /** What makes its bars answer a hand; without it they are only looked at. */
  hand?: WeekStripHand | undefined;
}

/** What a week needs whose bars are opened and moved. */
export interface WeekStripHand {
  /** Where a bar leads. */
  toHref: (event: WeekEvent) => string | undefined;
  /** Called when a pointer or the focus comes: what moves the bars may be fetched then. A bar is one on which Space was pressed. */
  onWake: (press?: PointerEvent | HTMLElement) => void;
  /** A `WeekHand`, once it is there. */
  children?: ReactNode;
  /** The event that is being moved: its bars are outlines of where it was. */
  liftedId?: string | undefined;
  /** The hand does something: no card is shown. */
  isBusy?: boolean;
  /**
   * All about a bar and what can be done with it, shown beside it when it is pointed at or has the focus. `toBar` gives the focus to
   * the bar: a question that is asked then gives it back there, when the card is gone.
   */
  card?: ((bar: WeekBar, toBar: () => void) => ReactNode) | undefined;
  /** How it is used. */
  hint: string;
  /** The same by keys, for those who do not see it. */
  keysHint: string;
  /** At the end of that line. */
  hintEnd: string;
}

const HOURS = [0, 6, 12, 18, 24] as const;
const MARKS: readonly WeekMark[] = ['playing', 'scheduled', 'edited', 'free', 'event', 'overlap'];

/** Seven days of 24 hours, every run a bar. One stop of the Tab key; the arrow keys go from bar to bar. */
export function WeekStrip(props: WeekStripProps) {
  const { locale } = useLocale();
  const {
    title,
    headingLevel,
    events,
    firstDay = findFirstDay(locale),
    now,
    labels,
    end,
    size = 'm',
  } = props;
  const { editor, hand } = props;
  const hintId = useId();
  const titleId = useId();
  const Heading = useHeading(1, headingLevel);
  const days = layOutWeek(events, { firstDay, now: now?.minute });
  const todayRow = now === undefined ? -1 : (Math.floor(now.minute / DAY) - firstDay + 7) % 7;
  const control = useWeekBars(days, hand?.card !== undefined);
  return (
    <section role={useSectionRole()} aria-labelledby={titleId} className={styles.strip}>
      <header className={joinClasses(styles.head, editor && styles.hintHead)}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {editor && <p {...editor.hint} className={styles.hint} />}
        {end || <Legend days={days} labels={labels} isEdited={editor !== undefined} />}
      </header>
      <div
        {...control.chart}
        {...editor?.chart}
        data-busy={hand?.isBusy || undefined}
        className={joinClasses(styles.chart, hand && styles.handled, editor?.chart.className)}
        onPointerEnter={() => hand?.onWake()}
        onPointerDown={({ nativeEvent }) => hand?.onWake(nativeEvent)}
        onFocusCapture={() => hand?.onWake()}
        onKeyDownCapture={(event) => {
          const { key, target, ctrlKey, metaKey } = event;
          const isBar = target instanceof HTMLElement && target.matches('[data-bar]');
          if (!hand || key !== ' ' || !isBar || ctrlKey || metaKey) return;
          // Until there is a hand that takes it, the page would scroll.
          event.preventDefault();
          hand.onWake(target);
        }}
      >
        <Hours now={now} labels={labels} todayRow={todayRow} />
        {days.map((weekDay, row) => {
          const { day } = weekDay;
          const isToday = row === todayRow || undefined;
          // Each in its row: what no row is named for would move out of the way of the lines.
          const style = { gridRow: row + 2 };
          return (
            <Fragment key={day}>
              <span aria-hidden data-today={isToday} className={styles.dayNames[size]} style={style}>
                {labels.shortDay(day)}
              </span>
              <ul
                aria-label={labels.day(day)}
                data-today={isToday}
                className={styles.rows[size]}
                style={style}
              >
                <Bars
                  day={weekDay}
                  row={row}
                  stop={control.stopIn(row)}
                  shown={control.shownIn(row)}
                  focus={control.focus}
                  point={control.point}
                  leave={control.leave}
                  labelOf={labels.bar}
                  hand={hand}
                  hintId={hintId}
                />
              </ul>
            </Fragment>
          );
        })}
        {editor?.handles}
        {hand?.children}
      </div>
      {hand && (
        <p className={styles.hintLine}>
          <span>{hand.hint}</span>
          <span id={hintId} hidden>
            {hand.keysHint}
          </span>
          <span aria-hidden className={styles.hintEnd}>
            {hand.hintEnd}
          </span>
        </p>
      )}
    </section>
  );
}

interface LegendProps {
  days: readonly WeekDay[];
  labels: WeekStripLabels;
  /** What is there may come and go: the others once they are known, an overlap at each move. */
  isEdited: boolean;
}

const MAY_COME: ReadonlySet<WeekMark> = new Set(['event', 'overlap']);

/** Only what is there to be told apart. */
function Legend({ days, labels, isEdited }: LegendProps) {
  const isThere = (mark: WeekMark) =>
    days.some(({ bars, overlaps }) =>
      mark === 'overlap' ? overlaps.length > 0 : bars.some(({ state }) => state === mark),
    );
  return (
    <div aria-hidden className={styles.legend}>
      {MARKS.filter((mark) => isThere(mark) || (isEdited && MAY_COME.has(mark))).map((mark) => (
        <span key={mark} className={isThere(mark) ? axis.legendEntry : styles.comingEntry}>
          <span className={styles.swatches[mark]} />
          {labels.marks[mark]}
        </span>
      ))}
    </div>
  );
}

function Hours({ now, labels, todayRow }: Pick<WeekStripProps, 'now' | 'labels'> & { todayRow: number }) {
  const minute = (now?.minute ?? 0) % DAY;
  return (
    <>
      <div aria-hidden className={styles.axis}>
        {HOURS.map((hour) => (
          <span
            key={hour}
            data-near={findNear(hour / 24, now && minute / DAY)}
            className={axis.hour}
            style={hour === 24 ? { insetInlineEnd: 0 } : startAt(hour * 60)}
          >
            {labels.hour(hour)}
          </span>
        ))}
        {now && (
          <b
            className={styles.now}
            style={{ insetInlineStart: `clamp(20px, ${percent(minute)}, 100% - 20px)` }}
          >
            {now.text}
          </b>
        )}
      </div>
      <div aria-hidden className={styles.lines}>
        {HOURS.slice(0, -1).map((hour) => (
          <span key={hour} className={styles.line} style={startAt(hour * 60)} />
        ))}
        {now && (
          <span
            className={styles.plumb}
            style={{ ...startAt(minute), height: `calc(${((todayRow + 1) / 7) * 100}% + 2px)` }}
          />
        )}
      </div>
    </>
  );
}

interface BarsProps extends Pick<ReturnType<typeof useWeekBars>, 'focus' | 'point' | 'leave'> {
  day: WeekDay;
  row: number;
  /** Which bar is the stop of the Tab key, and of which the words are shown. */
  stop: number;
  shown: number;
  labelOf: WeekStripLabels['bar'];
  hand: WeekStripHand | undefined;
  hintId: string;
}

/**
 * At each key that moves one event there are hundreds of others in the week: a day that stays as it is is not drawn again,
 * nor a bar of one that does not.
 */
const Bars = memo(function Bars(props: BarsProps) {
  const { day, row, stop, shown, focus, point, leave, labelOf, hand, hintId } = props;
  return (
    <>
      {day.bars.map((bar, index) => {
        const { event, start, end } = bar;
        const label = labelOf(bar);
        return (
          <Bar
            key={`${event.id} ${start}`}
            {...bar}
            row={row}
            index={index}
            label={label}
            isStop={index === stop}
            isLifted={hand?.liftedId === event.id}
            to={hand?.toHref(event)}
            hintId={hand && hintId}
            onPoint={point}
            onLeave={leave}
          >
            {index === shown &&
              !hand?.isBusy &&
              (hand?.card ? (
                <span
                  className={row < 5 ? styles.cardBelow : styles.cardAbove}
                  style={{ ['--carillon-bar' as string]: percent((start + end) / 2) }}
                >
                  {hand.card(bar, () => focus([row, index]))}
                </span>
              ) : (
                <span aria-hidden className={styles.callout} style={besideStart(bar)}>
                  {label}
                </span>
              ))}
          </Bar>
        );
      })}
      {day.overlaps.map(({ start, end }) => (
        <li
          key={start}
          aria-hidden
          className={styles.overlap}
          style={{ ...startAt(start), width: percent(end - start) }}
        />
      ))}
    </>
  );
}, looksSame);

/** The days are laid out anew at each drawing, so that one is never the same. */
function looksSame({ day: dayBefore, ...before }: BarsProps, { day, ...now }: BarsProps): boolean {
  const was = Object.values(before);
  return Object.values(now).every((value, i) => Object.is(value, was[i])) && isSameDay(dayBefore, day);
}

interface BarProps extends WeekBar {
  row: number;
  index: number;
  label: string;
  isStop: boolean;
  isLifted: boolean;
  /** Where it leads. */
  to: string | undefined;
  /** Of the line that says how it is used; without it the bar is only looked at. */
  hintId: string | undefined;
  onPoint: ReturnType<typeof useWeekBars>['point'];
  onLeave: () => void;
  /** What is shown beside it. */
  children: ReactNode;
}

const Bar = memo(function Bar(props: BarProps) {
  const { event, run, state, start, end, row, index, to, hintId, onPoint, onLeave } = props;
  const attributes = {
    'aria-label': props.label,
    'data-bar': `${row},${index}`,
    'data-event': event.id,
    'data-start': run.start,
    'data-cut-start': props.isCutAtStart || undefined,
    'data-cut-end': props.isCutAtEnd || undefined,
    'data-lifted': props.isLifted || undefined,
    tabIndex: props.isStop ? 0 : -1,
    className: styles.bars[state],
    style: { ...startAt(start), width: percent(end - start) },
    children: props.isNamed && (
      <span className={styles.name}>
        <span dir="auto">{event.name}</span>
      </span>
    ),
  };
  return (
    <li
      className={styles.place}
      onPointerEnter={({ pointerType }) => onPoint([row, index], pointerType)}
      onPointerLeave={onLeave}
    >
      {to !== undefined ? (
        <BarLink {...attributes} to={to} aria-describedby={hintId} />
      ) : hintId !== undefined ? (
        // biome-ignore lint/a11y/useSemanticElements: as the links beside it, it is drawn in the row.
        <span role="button" aria-describedby={hintId} {...attributes} tabIndex={attributes.tabIndex} />
      ) : (
        <span role="img" {...attributes} />
      )}
      {props.children}
    </li>
  );
});

/** A bar that leads somewhere. It is dragged by us, not by the browser. */
function BarLink({ to, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a draggable={false} {...attributes} {...useLink(to)} />;
}
