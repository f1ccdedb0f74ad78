import { type ReactNode, type Ref, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ClockContext } from '../feedback/ClockContext.ts';
import { findFirstDay } from '../fields/firstDay.ts';
import { useWeekDrag, type WeekPoint, type WeekWay } from './useWeekDrag.ts';
import * as styles from './WeekHand.css.ts';
import type { WeekHandle } from './weekEdit.ts';
import { cutRun, DAY, WEEK, type WeekEvent, type WeekRun } from './weekLayout.ts';
import { drawRun, findFreeDays, findMeetings, moveRun, moveRuns, type WeekFreedom } from './weekMove.ts';
import { percent, startAt } from './weekPlace.ts';

/** Where an event was put. */
export interface WeekMove {
  readonly event: WeekEvent;
  /** The run that was held, and where it is now. */
  readonly from: WeekRun;
  readonly to: WeekRun;
  /** All runs of the event: those of other days have gone along. */
  readonly runs: readonly WeekRun[];
}

/** The words of a hand on a week. */
export interface WeekHandLabels {
  /** A start on the axis: '19:30', of a minute of the day. */
  time: (minute: number) => string;
  /** An end there: 24:00 where the day ends. */
  endTime: (minute: number) => string;
  /** Beside what is moved: 'Fri, 19:30 to 22:00'. */
  move: (move: WeekMove) => string;
  /** Beside what is drawn: 'New event, Mon to Fri, 14:00 to 15:30'. */
  drawn: (runs: readonly WeekRun[]) => string;
  /** Why it cannot be put there: another event runs at the time. */
  overlap: (other: WeekEvent, moved: WeekEvent) => string;
  /** Why an event of several days cannot be put on another one. */
  otherDay: (moved: WeekEvent) => string;
  /** Somebody else has changed what is held, which is let go. */
  changed: (event: WeekEvent) => string;
  /** Said when the keys take hold: all of it, its start or its end. */
  held: (event: WeekEvent, handle: WeekHandle) => string;
}

/** What a hand is doing. */
export type WeekHandState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'moving'; readonly eventId: string }
  | { readonly kind: 'drawing' };

export interface WeekHandProps {
  /** Those of the week. */
  events: readonly WeekEvent[];
  /** 0 (Sunday) to 6; by default that of the locale. */
  firstDay?: number;
  /** The pointer that woke it, if it is down still, or the bar on which Space did. */
  pressed?: PointerEvent | HTMLElement | undefined;
  /** How far an event may go, or why it may not be moved at all. */
  freedomOf: (event: WeekEvent) => WeekFreedom | { readonly reason: string };
  /** Why nothing can be drawn now. */
  drawReason?: string | undefined;
  /** It was let go where it can be. */
  onMove: (move: WeekMove) => void;
  /** A free time was drawn on, on one day or on several; `place` is there until it is released. Without it nothing is drawn. */
  onDraw?: ((runs: readonly WeekRun[], place: HTMLElement, release: () => void) => void) | undefined;
  /** It was let go where it cannot be, or cannot be moved: why. */
  onRefuse: (reason: string) => void;
  onState: (state: WeekHandState) => void;
  labels: WeekHandLabels;
}

/** An event that is held. */
interface Lift {
  readonly kind: 'lift';
  readonly event: WeekEvent;
  readonly from: WeekRun;
  readonly to: WeekRun;
  readonly handle: WeekHandle;
  readonly freedom: WeekFreedom;
  readonly by: 'pointer' | 'keys';
  /** The hand is over another day, where an event of several days cannot go. */
  readonly isOtherDay: boolean;
  /** It slides back to where it was. */
  readonly isReturning: boolean;
}

/** A free time that is being drawn on: along a day, and down the rows over others. */
interface Drawing {
  readonly kind: 'drawing';
  readonly from: WeekPoint;
  /** The same hours of each day; none while the hand has not left its step. */
  readonly runs: readonly WeekRun[];
  /** The hand has let go, and what becomes of it is being chosen. */
  readonly isKept: boolean;
}

/** What cannot be moved or drawn on, and why. */
interface Refused {
  readonly kind: 'refused';
  readonly at: WeekRun;
  readonly reason: string;
}

type Held = Lift | Drawing | Refused;

const LONG_PRESS_MS = 300;
const RETURN_MS = 160;
/** Whoever draws along a day may leave its row by so much of one. */
const ASTRAY = 0.75;
/** So near to an end of a bar it is stretched: at most a quarter of it. */
const EDGE_PX = 6;
const HANDLES: readonly WeekHandle[] = ['whole', 'start', 'end'];

/**
 * The hand on a week: it moves and stretches its bars and draws new ones, by mouse, finger, pen and keys, and knows of no
 * device. A module of its own, to be loaded when a hand comes near; it stands inside of a `WeekStrip`.
 */
export function WeekHand(props: WeekHandProps) {
  const { locale, direction } = useLocale();
  const clock = useContext(ClockContext);
  const { events, firstDay = findFirstDay(locale), freedomOf, onDraw, onState, labels } = props;
  const rowsRef = useRef<HTMLDivElement>(null);
  const drawnRef = useRef<HTMLSpanElement>(null);
  const refocus = useRef<string>(undefined);
  const [held, setHeld] = useState<Held>();
  // What a key or a pointer finds, which may come before the next rendering.
  const heldRef = useRef<Held>(undefined);

  const rowOf = (day: number) => (day - firstDay + 7) % 7;

  function hold(next: Held | undefined) {
    const was = stateOf(heldRef.current);
    const is = stateOf(next);
    heldRef.current = next;
    setHeld(next);
    if (was.kind !== is.kind) onState(is);
  }

  const toMove = ({ event, from, to }: Lift): WeekMove => ({
    event,
    from,
    to,
    runs: moveRuns(event.runs, from, to),
  });

  const meetingsOf = (lift: Lift) =>
    lift.isReturning
      ? []
      : findMeetings(
          toMove(lift).runs,
          events.filter(({ id }) => id !== lift.event.id),
        );

  function refusalOf(lift: Lift): string | undefined {
    if (lift.isOtherDay) return labels.otherDay(lift.event);
    const [meeting] = meetingsOf(lift);
    return meeting && labels.overlap(meeting.event, lift.event);
  }

  function lift(event: WeekEvent, from: WeekRun, handle: WeekHandle, by: Lift['by']): Lift | Refused {
    const freedom = freedomOf(event);
    if (typeof freedom === 'object') return { kind: 'refused', at: from, reason: freedom.reason };
    return {
      kind: 'lift',
      event,
      from,
      to: from,
      handle,
      freedom,
      by,
      isOtherDay: false,
      isReturning: false,
    };
  }

  function move(current: Lift, way: Pick<WeekWay, 'along' | 'days' | 'down' | 'isFine'>) {
    const { from, handle, freedom } = current;
    const to = moveRun(from, handle, way, freedom);
    // Whoever draws along a day may leave it by half a row.
    const isOtherDay = freedom === 'days' && handle === 'whole' && way.days !== 0 && Math.abs(way.down) >= 1;
    const { to: was } = current;
    if (to.start === was.start && to.end === was.end && isOtherDay === current.isOtherDay) return;
    hold({ ...current, to, isOtherDay });
  }

  function draw(current: Drawing, { along, days, down, isFine }: WeekWay) {
    const { from } = current;
    const others = Math.abs(down) < ASTRAY ? 0 : Math.abs(days);
    const row = rowOf(from.day);
    const rows = Array.from({ length: others + 1 }, (_, index) => row + index * Math.sign(days));
    const found = findFreeDays(
      rows.map((one) => (firstDay + one) % 7),
      from.minute,
      events,
    );
    const run = found && drawRun(from.day * DAY + from.minute, along, found.free, isFine);
    const runs = !run
      ? []
      : found.days.map((day) => {
          const by = (day - from.day) * DAY;
          return { start: run.start + by, end: run.end + by };
        });
    if (!areSame(runs, current.runs)) hold({ ...current, runs });
  }

  /** It goes back to where it was, in sight. */
  function giveBack(current: Lift) {
    if (current.to === current.from) return hold(undefined);
    const returning: Lift = { ...current, to: current.from, isOtherDay: false, isReturning: true };
    hold(returning);
    clock.after(RETURN_MS, () => {
      if (heldRef.current === returning) hold(undefined);
    });
  }

  function drop(current: Lift) {
    const { from, to, event, by } = current;
    const reason = refusalOf(current);
    if (reason !== undefined) {
      giveBack(current);
      return props.onRefuse(reason);
    }
    if (by === 'keys') refocus.current = event.id;
    hold(undefined);
    if (to.start !== from.start || to.end !== from.end) props.onMove(toMove(current));
  }

  useWeekDrag<{ readonly first: () => Held | undefined }>({
    rowsRef,
    firstDay,
    longPressMs: LONG_PRESS_MS,
    pressed: props.pressed instanceof HTMLElement ? undefined : props.pressed,
    find(target, point, x) {
      const bar = target.closest<HTMLElement>('[data-event]');
      if (!bar && target.closest('li')) return undefined;
      const found = bar && findRun(events, bar);
      if (found) {
        const handle = handleAt(bar, x, direction === 'rtl');
        return { first: () => lift(found.event, found.run, handle, 'pointer') };
      }
      if (bar || !point || !onDraw) return undefined;
      return { first: () => drawFrom(point, events, props.drawReason) };
    },
    onPress(_, event) {
      // Neither a text nor a link is drawn along; the focus comes by the click.
      if (event.pointerType === 'mouse' && !(event.target as Element).closest('[data-event]')) {
        event.preventDefault();
      }
    },
    onBegin: ({ first }) => hold(first()),
    onMove(_, way) {
      const current = heldRef.current;
      if (current?.kind === 'lift') move(current, way);
      if (current?.kind === 'drawing') draw(current, way);
    },
    onEnd(_, how) {
      const current = heldRef.current;
      if (!current) return;
      if (current.kind === 'lift') return how === 'moved' ? drop(current) : giveBack(current);
      if (how === 'moved' && current.kind === 'drawing' && current.runs.length > 0) {
        return hold({ ...current, isKept: true });
      }
      hold(undefined);
      if (how === 'moved' && current.kind === 'refused') props.onRefuse(current.reason);
    },
  });

  const kept = held?.kind === 'drawing' && held.isKept ? held.runs : undefined;
  const tellDrawn = useEffectEvent((runs: readonly WeekRun[]) => {
    if (drawnRef.current) onDraw?.(runs, drawnRef.current, () => hold(undefined));
  });
  // Once it stands there: a quick hand lets go before it has been drawn.
  useEffect(() => {
    if (kept) tellDrawn(kept);
  }, [kept]);

  function liftByKeys(bar: HTMLElement) {
    const found = findRun(events, bar);
    const next = found && lift(found.event, found.run, 'whole', 'keys');
    if (next?.kind === 'refused') props.onRefuse(next.reason);
    else if (next) hold(next);
  }

  const handleEarly = useEffectEvent(() => {
    const { pressed } = props;
    if (pressed instanceof HTMLElement && pressed.matches(':focus')) liftByKeys(pressed);
  });

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey) return;
    const bar = target.closest<HTMLElement>('[data-bar][data-event]');
    if (target !== bar) return;
    const current = heldRef.current;
    const isHeld = current?.kind === 'lift' && current.by === 'keys';
    if (event.key === ' ' && !isHeld) {
      take(event);
      return liftByKeys(bar);
    }
    if (!isHeld) return;
    switch (event.key) {
      case ' ':
      case 'Enter':
        take(event);
        return drop(current);
      case 'Escape':
        take(event);
        return giveBack(current);
      case 'Tab': {
        take(event);
        const place = HANDLES.indexOf(current.handle) + (event.shiftKey ? -1 : 1);
        const handle = HANDLES[(place + HANDLES.length) % HANDLES.length] ?? 'whole';
        return hold({ ...current, handle });
      }
    }
    const step = stepOfKey(event, direction === 'rtl');
    if (!step) return;
    take(event);
    if (
      step.days !== 0 &&
      (current.freedom === 'days' || (current.freedom === 'day' && current.handle !== 'whole'))
    ) {
      return props.onRefuse(labels.otherDay(current.event));
    }
    // From where it is: each key is a step of its own.
    const to = moveRun(current.to, current.handle, { ...step, isFine: event.altKey }, current.freedom);
    hold({ ...current, to });
  });

  /** Whoever goes elsewhere lets go. */
  const handleFocusOut = useEffectEvent(() => {
    const current = heldRef.current;
    if (current?.kind === 'lift' && current.by === 'keys') giveBack(current);
  });

  useEffect(() => {
    const chart = rowsRef.current?.parentElement;
    if (!chart) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Before the arrow keys go from bar to bar.
    chart.addEventListener('keydown', handleKeyDown, { signal, capture: true });
    chart.addEventListener('focusout', handleFocusOut, { signal });
    handleEarly();
    return () => stop.abort();
  }, []);

  // What was moved by keys has another bar: the focus goes along.
  useEffect(() => {
    const id = refocus.current;
    if (id === undefined || held) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    const chart = rowsRef.current?.parentElement;
    for (const bar of chart?.querySelectorAll<HTMLElement>('[data-event]') ?? []) {
      if (bar.dataset.event !== id) continue;
      bar.focus();
      break;
    }
  });

  // Another console may change or delete what is held: then it is held no longer.
  const isThere = held?.kind !== 'lift' || events.some((event) => isSame(event, held.event));
  const letGo = useEffectEvent(() => {
    const current = heldRef.current;
    hold(undefined);
    if (current?.kind === 'lift' && !current.isReturning) props.onRefuse(labels.changed(current.event));
  });
  useEffect(() => {
    if (!isThere) letGo();
  }, [isThere]);

  return (
    <div
      ref={rowsRef}
      data-carillon-part="hand"
      className={styles.layer}
      data-drawn-on={onDraw ? '' : undefined}
    >
      {held?.kind === 'lift' && (
        <Lifted
          lift={held}
          move={toMove(held)}
          meetings={meetingsOf(held).map(({ run }) => run)}
          refusal={held.isReturning ? undefined : refusalOf(held)}
          rowOf={rowOf}
          labels={labels}
        />
      )}
      {held?.kind === 'drawing' && <Drawn {...held} rowOf={rowOf} ref={drawnRef} labels={labels} />}
      {held?.kind === 'refused' && (
        <Tip at={held.at} rowOf={rowOf} isRefusal>
          {held.reason}
        </Tip>
      )}
      <span role="status" className={styles.said}>
        {held?.kind === 'lift' && !held.isReturning && (
          <span>
            {`${held.to === held.from ? labels.held(held.event, held.handle) : labels.move(toMove(held))} ${refusalOf(held) ?? ''}`}
          </span>
        )}
      </span>
    </div>
  );
}

const stateOf = (held: Held | undefined): WeekHandState =>
  held?.kind === 'lift'
    ? { kind: 'moving', eventId: held.event.id }
    : held?.kind === 'drawing'
      ? { kind: 'drawing' }
      : { kind: 'idle' };

const isSame = (one: WeekEvent, other: WeekEvent) => one.id === other.id && areSame(one.runs, other.runs);

const areSame = (some: readonly WeekRun[], others: readonly WeekRun[]) =>
  some.length === others.length &&
  some.every(({ start, end }, index) => start === others[index]?.start && end === others[index]?.end);

function take(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The event of a bar, and the run of which it is drawn. */
function findRun(events: readonly WeekEvent[], { dataset }: HTMLElement) {
  const event = events.find(({ id }) => id === dataset.event);
  const run = event?.runs.find(({ start }) => String(start) === dataset.start);
  return event && run && { event, run };
}

/** What of a bar lies under the pointer: an end that midnight cuts is none. */
function handleAt(bar: HTMLElement, x: number, isRtl: boolean): WeekHandle {
  const { left, right, width } = bar.getBoundingClientRect();
  const edge = Math.min(EDGE_PX, width / 4);
  const [fromStart, fromEnd] = isRtl ? [right - x, x - left] : [x - left, right - x];
  if (fromStart < edge && bar.dataset.cutStart === undefined) return 'start';
  return fromEnd < edge && bar.dataset.cutEnd === undefined ? 'end' : 'whole';
}

function drawFrom(
  from: WeekPoint,
  events: readonly WeekEvent[],
  reason: string | undefined,
): Held | undefined {
  const start = from.day * DAY + from.minute;
  if (reason !== undefined) return { kind: 'refused', at: { start, end: start + 1 }, reason };
  const isFree = findFreeDays([from.day], from.minute, events) !== undefined;
  return isFree ? { kind: 'drawing', from, runs: [], isKept: false } : undefined;
}

const KEY_MINUTES = 15;
const SHIFT_MINUTES = 60;

function stepOfKey({ key, shiftKey, altKey }: KeyboardEvent, isRtl: boolean) {
  const minutes = shiftKey ? SHIFT_MINUTES : altKey ? 1 : KEY_MINUTES;
  switch (key) {
    case 'ArrowLeft':
      return { along: isRtl ? minutes : -minutes, days: 0 };
    case 'ArrowRight':
      return { along: isRtl ? -minutes : minutes, days: 0 };
    case 'ArrowUp':
      return { along: 0, days: -1 };
    case 'ArrowDown':
      return { along: 0, days: 1 };
    default:
      return undefined;
  }
}

type RowOf = (day: number) => number;

interface LiftedProps {
  lift: Lift;
  move: WeekMove;
  meetings: readonly WeekRun[];
  refusal: string | undefined;
  rowOf: RowOf;
  labels: WeekHandLabels;
}

/** The event where it is held, with its times beside it, and hatched where it cannot be. */
function Lifted({ lift, move, meetings, refusal, rowOf, labels }: LiftedProps) {
  const { event, to, handle, isReturning } = lift;
  const isRefused = refusal !== undefined;
  return (
    <>
      {!isReturning && <Guides run={to} rowOf={rowOf} labels={labels} />}
      {move.runs.map((run, index) => (
        <Parts
          // A run stays the same one wherever it is moved.
          key={index}
          run={run}
          rowOf={rowOf}
          look="lifted"
          handle={handle}
          isReturning={isReturning}
          name={event.name}
        />
      ))}
      {meetings.map((run, index) => (
        <Parts key={index} run={run} rowOf={rowOf} look="meeting" />
      ))}
      {!isReturning && (
        <Tip at={to} rowOf={rowOf} isRefusal={isRefused}>
          {isRefused ? refusal : labels.move(move)}
        </Tip>
      )}
    </>
  );
}

interface DrawnProps extends Pick<Drawing, 'runs' | 'isKept'> {
  rowOf: RowOf;
  /** Its bar in the lowest row. */
  ref: Ref<HTMLSpanElement>;
  labels: WeekHandLabels;
}

/** The time that is drawn on, on each of its days, with its words below the last of them. */
function Drawn({ runs, isKept, rowOf, ref, labels }: DrawnProps) {
  const rowOfRun = ({ start }: WeekRun) => rowOf(Math.floor(start / DAY));
  const inRows = runs.toSorted((one, other) => rowOfRun(one) - rowOfRun(other));
  const last = inRows.at(-1);
  return (
    <>
      {inRows.map((run) => (
        <Parts
          key={rowOfRun(run)}
          run={run}
          rowOf={rowOf}
          look="drawn"
          ref={run === last ? ref : undefined}
        />
      ))}
      {last && !isKept && (
        <>
          <Guides run={last} rowOf={rowOf} labels={labels} />
          <Tip at={last} rowOf={rowOf}>
            {labels.drawn(inRows)}
          </Tip>
        </>
      )}
    </>
  );
}

interface PartsProps {
  run: WeekRun;
  rowOf: RowOf;
  look: 'lifted' | 'drawn' | 'meeting';
  handle?: WeekHandle;
  isReturning?: boolean;
  name?: string;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A run, cut at midnight. */
function Parts({ run, rowOf, look, handle, isReturning, name, ref }: PartsProps) {
  const start = ((run.start % WEEK) + WEEK) % WEEK;
  return cutRun({ start, end: start + run.end - run.start }).map((part, index) => (
    <span
      key={index}
      ref={index === 0 ? ref : undefined}
      aria-hidden
      data-returning={isReturning || undefined}
      data-meeting={look === 'meeting' || undefined}
      data-cut-start={part.isCutAtStart || undefined}
      data-cut-end={part.isCutAtEnd || undefined}
      className={styles.parts[look]}
      style={{
        ...startAt(part.start),
        ...rowStyle(rowOf(part.day)),
        width: percent(part.end - part.start),
      }}
    >
      {look !== 'meeting' && !part.isCutAtStart && (
        <i data-held={handle === 'start' || undefined} className={styles.gripStart} />
      )}
      {look !== 'meeting' && !part.isCutAtEnd && (
        <i data-held={handle === 'end' || undefined} className={styles.gripEnd} />
      )}
      {name !== undefined && (
        <span className={styles.name}>
          <span dir="auto">{name}</span>
        </span>
      )}
    </span>
  ));
}

interface GuidesProps {
  run: WeekRun;
  rowOf: RowOf;
  labels: WeekHandLabels;
}

/** Its two times on the axis, and a line from each down to it. */
function Guides({ run, rowOf, labels }: GuidesProps) {
  const parts = cutRun({ start: run.start, end: run.end });
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  const height = (day: number) => ({ height: `${((rowOf(day) + 1) / 7) * 100}%` });
  return (
    <>
      <span aria-hidden className={styles.guide} style={{ ...startAt(first.start), ...height(first.day) }} />
      <span aria-hidden className={styles.guide} style={{ ...startAt(last.end), ...height(last.day) }} />
      <b
        aria-hidden
        className={styles.time}
        style={{ insetInlineEnd: `min(${percent(DAY - first.start)}, 100% - 44px)` }}
      >
        {labels.time(first.start)}
      </b>
      <b
        aria-hidden
        className={styles.time}
        style={{ insetInlineStart: `min(${percent(last.end)}, 100% - 44px)` }}
      >
        {labels.endTime(last.end)}
      </b>
    </>
  );
}

/** In words, below it. */
function Tip(props: { at: WeekRun; rowOf: RowOf; isRefusal?: boolean; children: ReactNode }) {
  const { at, rowOf, isRefusal, children } = props;
  const [part] = cutRun(at);
  if (!part) return null;
  const middle = percent((part.start + part.end) / 2);
  return (
    <span
      aria-hidden
      data-refusal={isRefusal || undefined}
      className={styles.tip}
      style={{
        ['--carillon-tip' as string]: middle,
        insetBlockStart: `calc(${((rowOf(part.day) + 1) / 7) * 100}% + 6px)`,
      }}
    >
      {children}
    </span>
  );
}

const rowStyle = (row: number) => ({
  insetBlockStart: `calc(${(row / 7) * 100}% + 2px)`,
  height: `calc(${100 / 7}% - 4px)`,
});
