import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { findFirstDay } from '../fields/firstDay.ts';
import { useWeekDrag, type WeekPoint } from './useWeekDrag.ts';
import * as styles from './WeekStrip.css.ts';
import { editRun, toStep, type WeekHandle, type WeekReach } from './weekEdit.ts';
import { cutRun, DAY, WEEK, type WeekRun } from './weekLayout.ts';
import { besideStart, percent, startAt } from './weekPlace.ts';

/** The words of what moves an event. */
export interface WeekEditorLabels {
  /** What a handle is called, as "Start of Choir rehearsal". */
  handles: Readonly<Record<WeekHandle, string>>;
  /** Where it stands, as "Thu 19:00"; of the whole run "Thu 19:00 to 21:30". */
  value: (handle: WeekHandle, run: WeekRun) => string;
  /** How it is used, by hand and by keys; where there is no run yet, how one is drawn. */
  hint: string;
}

export interface WeekEditorOptions {
  /** Those of the edited event; beside them, or without any, one can be drawn. */
  runs: readonly WeekRun[];
  reach: WeekReach;
  /** 0 (Sunday) to 6; by default that of the locale. */
  firstDay?: number;
  /** Is called before something changes, and returns what takes it back. */
  onBegin: () => () => void;
  /** Where a run would be; those of other days go with it. */
  onChange: (run: WeekRun) => void;
  labels: WeekEditorLabels;
}

/** What `WeekStrip` needs in order to let its edited event be moved. */
export interface WeekEditor {
  chart: HTMLAttributes<HTMLElement>;
  handles: ReactNode;
  hint: HTMLAttributes<HTMLElement>;
}

/** What a hand holds of the edited event, or draws. */
interface HeldRun {
  readonly handle: WeekHandle | 'drawn';
  readonly run: WeekRun;
  /** Undefined while the hand is still. */
  takeBack?: () => void;
  last?: WeekRun;
}

const HANDLES: readonly WeekHandle[] = ['whole', 'start', 'end'];
const KEY_MINUTES = 5;
const SHIFT_MINUTES = 60;

/**
 * Moves the edited event of a week and stretches it: by mouse, finger and pen, and by keys at three sliders, of the whole
 * run, its start and its end. A module of its own, since most weeks are only looked at.
 */
export function useWeekEditor(options: WeekEditorOptions): WeekEditor {
  const { locale, direction } = useLocale();
  const { runs, reach, firstDay = findFirstDay(locale), onBegin, onChange, labels } = options;
  const rowsRef = useRef<HTMLDivElement>(null);
  const sliders = useRef<Partial<Record<WeekHandle, HTMLInputElement | null>>>({});
  const hintId = useId();
  /** The place of the run whose words are shown. */
  const [shown, setShown] = useState<number>();
  /** The place of the run that is dragged. */
  const [dragged, setDragged] = useState<number>();
  useWeekDrag<HeldRun>({
    rowsRef,
    firstDay,
    find: (target, point) => findHeld(target, runs) ?? (point ? drawAt(point) : undefined),
    onPress(held, event) {
      if (held.handle === 'drawn') return;
      setDragged(runs.indexOf(held.run));
      // The focus goes where the arrow keys go on.
      event.preventDefault();
      sliders.current[held.handle]?.focus({ preventScroll: true });
    },
    onMove(held, { along, days }) {
      const by = along + (reach === 'week' ? days * DAY : 0);
      const handle = held.handle === 'drawn' ? (by < 0 ? 'start' : 'end') : held.handle;
      const next = editRun(held.run, handle, by, reach);
      const last = held.last ?? held.run;
      if (next.start === last.start && next.end === last.end) return;
      held.takeBack ??= onBegin();
      held.last = next;
      // What is drawn and has no length yet is nothing.
      if (next.start === next.end) held.takeBack();
      else onChange(next);
    },
    onEnd(held, how) {
      if (how === 'takenBack') held.takeBack?.();
      setDragged(undefined);
    },
  });
  const rowOf = (day: number) => (day - firstDay + 7) % 7;
  const rowOfRun = ({ start }: WeekRun) => rowOf(Math.floor(start / DAY));
  const first = runs.reduce<WeekRun | undefined>(
    (found, run) => (found && rowOfRun(found) <= rowOfRun(run) ? found : run),
    undefined,
  );
  const said = runs[dragged ?? shown ?? -1];

  function edit(handle: WeekHandle, by: number) {
    const next = first && editRun(first, handle, by, reach);
    if (next && next !== first) onChange(next);
  }

  function handleKeyDown(handle: WeekHandle, event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = minutesOfKey(event, direction === 'rtl');
    if (by === 0) return;
    event.preventDefault();
    // What stays on its day has none above or below.
    if (Math.abs(by) < DAY || reach === 'week') edit(handle, by);
  }

  return {
    chart: { className: styles.drawnOn },
    hint: { id: hintId, children: labels.hint },
    handles: (
      <div ref={rowsRef} data-dragging={dragged !== undefined || undefined} className={styles.handles}>
        {runs.flatMap((run, index) =>
          cutRun(run).map(({ day, start, end, isCutAtStart, isCutAtEnd }, part) => (
            <span
              // A run stays the same one wherever it is moved.
              key={`${index} ${part}`}
              data-run={index}
              className={styles.grip}
              style={{ ...startAt(start), ...rowStyle(rowOf(day)), width: percent(end - start) }}
              onPointerEnter={() => setShown(index)}
              onPointerLeave={() => setShown(undefined)}
            >
              {!isCutAtStart && <span data-run={index} data-handle="start" className={styles.gripStart} />}
              {!isCutAtEnd && <span data-run={index} data-handle="end" className={styles.gripEnd} />}
            </span>
          )),
        )}
        {first &&
          HANDLES.map((handle) => (
            <Handle
              key={handle}
              ref={(input) => {
                sliders.current[handle] = input;
              }}
              handle={handle}
              run={first}
              reach={reach}
              rowOf={rowOf}
              labels={labels}
              hintId={hintId}
              onEdit={(by) => edit(handle, by)}
              onKeyDown={(event) => handleKeyDown(handle, event)}
              onFocus={() => setShown(runs.indexOf(first))}
              onBlur={() => setShown(undefined)}
            />
          ))}
        {said && <Callout run={said} rowOf={rowOf} text={labels.value('whole', said)} />}
      </div>
    ),
  };
}

/** What of which run lies under the pointer. */
function findHeld(target: Element, runs: readonly WeekRun[]): HeldRun | undefined {
  const held = target.closest<HTMLElement>('[data-run]');
  const run = runs[Number(held?.dataset.run ?? -1)];
  return run && { run, handle: HANDLES.find((handle) => handle === held?.dataset.handle) ?? 'whole' };
}

/** A run that has no length yet. */
function drawAt({ day, minute }: WeekPoint): HeldRun {
  const start = day * DAY + Math.min(toStep(minute), DAY - KEY_MINUTES);
  return { handle: 'drawn', run: { start, end: start } };
}

function minutesOfKey({ key, shiftKey }: KeyboardEvent, isRtl: boolean): number {
  const minutes = shiftKey ? SHIFT_MINUTES : KEY_MINUTES;
  switch (key) {
    case 'ArrowLeft':
      return isRtl ? minutes : -minutes;
    case 'ArrowRight':
      return isRtl ? -minutes : minutes;
    case 'ArrowUp':
      return -DAY;
    case 'ArrowDown':
      return DAY;
    default:
      return 0;
  }
}

interface HandleProps extends Pick<HTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'onFocus' | 'onBlur'> {
  ref: (input: HTMLInputElement | null) => void;
  handle: WeekHandle;
  run: WeekRun;
  reach: WeekReach;
  rowOf: (day: number) => number;
  labels: WeekEditorLabels;
  hintId: string;
  onEdit: (byMinutes: number) => void;
}

/** Where the keys are: a native slider, which every screen reader can move, over the part of the run that it moves. */
function Handle({ handle, run, reach, rowOf, labels, hintId, onEdit, ...props }: HandleProps) {
  const { start, end } = run;
  const value = handle === 'end' ? end : start;
  const parts = cutRun(run);
  const part = handle === 'end' ? parts.at(-1) : parts[0];
  if (!part) return null;
  const firstMinute = reach === 'day' ? Math.floor(start / DAY) * DAY : 0;
  const place =
    handle === 'whole'
      ? { ...startAt(part.start), width: percent(part.end - part.start) }
      : { ...startAt(handle === 'start' ? part.start : part.end), width: 0 };
  const at = { ...place, ...rowStyle(rowOf(part.day)) };
  return (
    <>
      <input
        type="range"
        min={firstMinute}
        max={reach === 'day' ? lastMinute(run, handle) : WEEK - 1}
        value={reach === 'day' ? value : value % WEEK}
        aria-label={labels.handles[handle]}
        aria-valuetext={labels.value(handle, run)}
        aria-describedby={hintId}
        className={styles.slider}
        style={{ insetInlineStart: at.insetInlineStart, insetBlockStart: at.insetBlockStart }}
        onChange={({ target }) => {
          // A screen reader knows neither our keys nor our steps.
          const by = Number(target.value) - (reach === 'day' ? value : value % WEEK);
          onEdit(Math.abs(by) < KEY_MINUTES ? Math.sign(by) * KEY_MINUTES : by);
        }}
        {...props}
      />
      <span aria-hidden data-handle={handle} className={styles.sliderRing} style={at} />
    </>
  );
}

/** How late a run of a day can be moved to by its slider: a night ends on the next day. */
function lastMinute({ start, end }: WeekRun, handle: WeekHandle): number {
  const midnight = (Math.floor(start / DAY) + 1) * DAY;
  if (handle !== 'end') return midnight - 1;
  return end > midnight ? start + DAY - 1 : midnight;
}

/** Where a run is, beside it. */
function Callout({ run, rowOf, text }: { run: WeekRun; rowOf: (day: number) => number; text: string }) {
  const [part] = cutRun(run);
  if (!part) return null;
  const above = { insetBlockEnd: `${((7 - rowOf(part.day)) / 7) * 100}%` };
  return (
    <span aria-hidden className={styles.callout} style={{ ...besideStart(part), ...above }}>
      {text}
    </span>
  );
}

const rowStyle = (row: number) => ({
  insetBlockStart: `${(row / 7) * 100}%`,
  height: `${100 / 7}%`,
});
