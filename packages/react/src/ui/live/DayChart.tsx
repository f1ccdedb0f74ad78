import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { joinClasses } from '../joinClasses.ts';
import { watchSight } from '../watchSight.ts';
import * as axis from './axis.css.ts';
import * as styles from './DayChart.css.ts';
import { type DaySpan, findNear, formatPercent, hourVars, isWithin, partOfDay } from './dayPlace.ts';

/** A moment that moves, in milliseconds since 1970: whoever shows it is told. */
export interface MomentSource {
  subscribe(listener: () => void): () => void;
  read(): number;
}

/** Now in a chart: when, and where it lies in its day, 0 to 1; undefined where it is another day. */
interface Now {
  readonly atMs: number;
  readonly part: number | undefined;
}

/**
 * Past React, which at each minute would look through all lanes for what takes it, and make a task for the effects of nothing:
 * half of what the minute's turn cost.
 */
interface NowStore {
  readonly now: Now;
  set(now: Now): void;
  /** Tells what it is, and whatever it becomes. */
  follow(listener: (now: Now) => void): () => void;
}

function createNow(): NowStore {
  const listeners = new Set<(now: Now) => void>();
  let now: Now = { atMs: 0, part: undefined };
  return {
    get now() {
      return now;
    },
    set(next) {
      now = next;
      for (const listener of listeners) listener(now);
    },
    follow(listener) {
      listeners.add(listener);
      listener(now);
      return () => void listeners.delete(listener);
    },
  };
}

const NowContext = createContext<NowStore | null>(null);

export interface DayChartProps {
  day: DaySpan;
  /** Milliseconds since 1970, or what tells of them; the line of now is drawn where it is a moment of the day. */
  now?: number | MomentSource | undefined;
  /** A `DayAxis`, and the lanes. Handed in from above, they do not render again when only `now` changes. */
  children?: ReactNode;
  className?: string | undefined;
}

/** One day for all lanes in it: its hours, and now, which moves over them without drawing one again. */
export function DayChart({ day, now, children, className }: DayChartProps) {
  const [store] = useState(createNow);
  useLayoutEffect(() => {
    const place = (atMs: number | undefined) =>
      store.set({ atMs: atMs ?? 0, part: isWithin(day, atMs) ? partOfDay(day, atMs) : undefined });
    if (typeof now !== 'object') return place(now);
    place(now.read());
    return now.subscribe(() => place(now.read()));
  }, [store, day, now]);
  return (
    <div className={joinClasses(styles.chart, className)} style={hourVars(day)}>
      <NowContext value={store}>{children}</NowContext>
    </div>
  );
}

/** By attributes that are no style: of forty lanes none is then styled again for it, and only the lines are laid out. */
function placeLine(line: SVGLineElement, { part }: Now) {
  for (const end of ['x1', 'x2']) line.setAttribute(end, part === undefined ? '-1' : formatPercent(part));
}

/** It is placed anew before it is scrolled into sight, in pixels. */
const NEARBY = 100;

/**
 * Where nobody sees it the line stays as it is: each that moves is laid out, and of forty lanes most are out of sight. It moves
 * where nobody can tell.
 */
function followInSight(store: NowStore, line: SVGLineElement) {
  const place = (now: Now) => placeLine(line, now);
  let stop = store.follow(place);
  if (typeof IntersectionObserver !== 'function') return stop;
  const stopWatch = watchSight(line.ownerSVGElement ?? line, NEARBY, (isIn) => {
    stop();
    stop = isIn ? store.follow(place) : () => {};
  });
  // Paper shows all of them.
  const placeNow = () => place(store.now);
  addEventListener('beforeprint', placeNow);
  return () => {
    removeEventListener('beforeprint', placeNow);
    stopWatch();
    stop();
  };
}

/** Now in one lane, out of it where it is another day. */
export function NowLine() {
  const store = useContext(NowContext);
  const follow = useCallback(
    (line: SVGLineElement) => (store ? followInSight(store, line) : undefined),
    [store],
  );
  return (
    <svg aria-hidden className={styles.now}>
      <line ref={follow} x1="-1" x2="-1" y2="100%" />
    </svg>
  );
}

export interface DayAxisProps {
  day: DaySpan;
  /** How now reads in its chart, of milliseconds since 1970; without it its place is left free. */
  writeNow?: ((atMs: number) => string) | undefined;
  /** On the axis: 0, 6, 12, 18 and 24. */
  hour: (hour: number) => string;
}

/** The hours over the lanes of a day, and the time of now. It stands in a `DayChart`. */
export function DayAxis({ day, writeNow, hour }: DayAxisProps) {
  const store = useContext(NowContext);
  const rootRef = useRef<HTMLDivElement>(null);
  const side = useLocale().direction === 'rtl' ? 'right' : 'left';
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (root) return store?.follow(createPlacer(root, day, side, writeNow));
  }, [store, day, side, writeNow]);
  return (
    <div ref={rootRef} aria-hidden className={styles.axis}>
      {day.marks.map((mark) => {
        const part = partOfDay(day, mark.atMs);
        return (
          <span
            key={mark.hour}
            className={axis.hour}
            style={part === 1 ? { insetInlineEnd: 0 } : { insetInlineStart: formatPercent(part) }}
          >
            {hour(mark.hour)}
          </span>
        );
      })}
      {writeNow && <b hidden className={axis.now} />}
    </div>
  );
}

/**
 * Writes the time of now where it lies, and lets the hours make room for it. Once a minute all code of it is cold: what stays
 * as it is is not asked for. A part of the width, and of no other side, is what browsers move without styling it again.
 */
function createPlacer(
  root: HTMLElement,
  day: DaySpan,
  side: 'left' | 'right',
  writeNow: DayAxisProps['writeNow'],
) {
  const label = root.querySelector('b');
  label?.removeAttribute('style');
  const hours = [...root.querySelectorAll('span')].map((mark, i) => ({
    mark,
    part: partOfDay(day, day.marks[i]?.atMs ?? 0),
    near: mark.dataset.near,
  }));
  return ({ atMs, part }: Now) => {
    for (const hour of hours) {
      const near = findNear(hour.part, part);
      if (near === hour.near) continue;
      hour.near = near;
      if (near) hour.mark.dataset.near = near;
      else delete hour.mark.dataset.near;
    }
    if (!label) return;
    label.hidden = part === undefined;
    if (part === undefined) return;
    const text = writeNow?.(atMs) ?? '';
    if (label.firstChild) label.firstChild.nodeValue = text;
    else label.textContent = text;
    const place = formatPercent(part);
    label.style[side] = Math.abs(part - 0.5) < 0.4 ? place : `clamp(20px, ${place}, 100% - 20px)`;
  };
}
