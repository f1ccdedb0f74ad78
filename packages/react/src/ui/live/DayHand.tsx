import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DayAxis } from './DayChart.tsx';
import * as styles from './DayHand.css.ts';
import { type DaySpan, formatPercent, partOfDay } from './dayPlace.ts';

/** Where the keys want the mark: so many minutes on, or at an end of the day. */
export type DayStep = number | 'start' | 'end';

export interface DayHandProps {
  day: DaySpan;
  /** Where the mark stands, in milliseconds since 1970, and how that reads. */
  atMs: number;
  text: string;
  /** What is chosen with it. */
  label: string;
  /** On the axis: 0, 6, 12, 18 and 24. */
  hour: (hour: number) => string;
  /** A pointer wants it at a moment of the day; with Alt to the minute. */
  onMove: (atMs: number, isFine: boolean) => void;
  /** The keys do. */
  onStep: (step: DayStep) => void;
}

const STEP = 15;
const HOUR = 60;
const MINUTE_MS = 60_000;

/** The axis of a day with a mark on it that a hand moves: by mouse, finger, pen and keys. It stands where a `DayAxis` would, and its moment is the chart's `now`. */
export function DayHand({ day, atMs, text, label, hour, onMove, onStep }: DayHandProps) {
  const { direction } = useLocale();
  const trackRef = useRef<HTMLDivElement>(null);
  const markRef = useRef<HTMLSpanElement>(null);
  /** The pointer that is down. */
  const heldBy = useRef<number>(undefined);
  const minutes = (untilMs: number) => Math.round((untilMs - day.startMs) / MINUTE_MS);

  function moveTo({ clientX, altKey }: PointerEvent) {
    const box = trackRef.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const along = direction === 'rtl' ? box.right - clientX : clientX - box.left;
    const part = Math.min(1, Math.max(0, along / box.width));
    onMove(day.startMs + part * (day.endMs - day.startMs), altKey);
  }

  function handlePress(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    // No text is chosen along the way; the focus goes to the mark.
    event.preventDefault();
    markRef.current?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    heldBy.current = event.pointerId;
    moveTo(event);
  }

  function letGo() {
    heldBy.current = undefined;
  }

  function handleKey(event: KeyboardEvent) {
    const step = stepOf(event, direction === 'rtl');
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(step);
  }

  return (
    <div
      ref={trackRef}
      className={styles.track}
      onPointerDown={handlePress}
      onPointerMove={(event) => {
        if (heldBy.current === event.pointerId) moveTo(event);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <div className={styles.room}>
        <DayAxis day={day} hour={hour} />
      </div>
      <span
        ref={markRef}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={minutes(day.endMs)}
        aria-valuenow={minutes(atMs)}
        aria-valuetext={text}
        onKeyDown={handleKey}
        className={styles.mark}
        style={{ insetInlineStart: `clamp(28px, ${formatPercent(partOfDay(day, atMs))}, 100% - 28px)` }}
      >
        <span aria-hidden className={styles.before} />
        <span>{text}</span>
        <span aria-hidden className={styles.after} />
      </span>
    </div>
  );
}

function stepOf({ key, shiftKey, altKey }: KeyboardEvent, isRightToLeft: boolean): DayStep | undefined {
  const by = shiftKey ? HOUR : altKey ? 1 : STEP;
  if (key === 'Home') return 'start';
  if (key === 'End') return 'end';
  if (key === 'PageUp') return HOUR;
  if (key === 'PageDown') return -HOUR;
  if (key === 'ArrowUp') return by;
  if (key === 'ArrowDown') return -by;
  if (key === 'ArrowRight') return isRightToLeft ? -by : by;
  if (key === 'ArrowLeft') return isRightToLeft ? by : -by;
  return undefined;
}
