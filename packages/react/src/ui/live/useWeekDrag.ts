import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { editRun, toStep, type WeekHandle, type WeekReach } from './weekEdit.ts';
import { DAY, type WeekRun } from './weekLayout.ts';

/** A hand trembles: what moves by less stays where it is. */
const STILL_PX = 4;

export interface WeekDragOptions {
  /** Seven rows of 24 hours. */
  rowsRef: RefObject<HTMLElement | null>;
  runs: readonly WeekRun[];
  reach: WeekReach;
  firstDay: number;
  /** Returns what takes back all changes from here on. */
  onBegin: () => () => void;
  onChange: (run: WeekRun) => void;
  /** A run was taken hold of. */
  onHold: (handle: WeekHandle) => void;
}

/** What is being dragged. */
interface Drag {
  readonly handle: WeekHandle | 'drawn';
  readonly run: WeekRun;
  readonly from: { readonly x: number; readonly y: number };
  /** Undefined while the hand is still. */
  takeBack?: () => void;
  last: WeekRun;
}

/**
 * Drags the runs of a week by mouse, finger or pen: a run, one of its ends, or, where there is none, a new one along a day.
 * Escape takes it back, and so does a browser that needs the finger for scrolling.
 */
export function useWeekDrag({ rowsRef, runs, reach, firstDay, onBegin, onChange, onHold }: WeekDragOptions) {
  const { direction } = useLocale();
  const drag = useRef<Drag>(undefined);
  /** The place of the run that is dragged. */
  const [dragged, setDragged] = useState<number>();

  /** How many minutes of the week a way across the rows is. */
  function minutesOf({ x, y }: Drag['from'], toX: number, toY: number): number {
    const box = rowsRef.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return 0;
    const along = ((toX - x) / box.width) * DAY * (direction === 'rtl' ? -1 : 1);
    if (reach === 'day') return along;
    const rowOf = (at: number) => Math.max(0, Math.min(6, Math.floor(((at - box.top) / box.height) * 7)));
    return along + (rowOf(toY) - rowOf(y)) * DAY;
  }

  /** The minute of the week that lies there, for a run that has no length yet. */
  function runAt({ clientX, clientY }: PointerEvent): WeekRun | undefined {
    const box = rowsRef.current?.getBoundingClientRect();
    if (!box) return undefined;
    const row = Math.floor(((clientY - box.top) / box.height) * 7);
    const part = (clientX - box.left) / box.width;
    if (!(row >= 0 && row < 7 && part >= 0 && part < 1)) return undefined;
    const minute = toStep((direction === 'rtl' ? 1 - part : part) * DAY);
    const start = ((firstDay + row) % 7) * DAY + Math.min(minute, DAY - 5);
    return { start, end: start };
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary || drag.current) return;
    const held = findHeld(event.target, runs);
    const run = held?.run ?? (runs.length === 0 ? runAt(event) : undefined);
    if (!run) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      handle: held?.handle ?? 'drawn',
      run,
      from: { x: event.clientX, y: event.clientY },
      last: run,
    };
    if (!held) return;
    setDragged(runs.indexOf(run));
    // The focus goes where the arrow keys go on.
    event.preventDefault();
    onHold(held.handle);
  }

  function handlePointerMove({ clientX, clientY }: PointerEvent) {
    const { current } = drag;
    if (!current) return;
    const { from, run, last } = current;
    const isStill = Math.abs(clientX - from.x) < STILL_PX && Math.abs(clientY - from.y) < STILL_PX;
    if (isStill && !current.takeBack) return;
    const by = minutesOf(from, clientX, clientY);
    const handle = current.handle === 'drawn' ? (by < 0 ? 'start' : 'end') : current.handle;
    const next = editRun(run, handle, by, reach);
    if (next.start === last.start && next.end === last.end) return;
    current.takeBack ??= onBegin();
    current.last = next;
    // What is drawn and has no length yet is nothing.
    if (next.start === next.end) current.takeBack();
    else onChange(next);
  }

  function end() {
    drag.current = undefined;
    setDragged(undefined);
  }

  function takeBack() {
    drag.current?.takeBack?.();
    end();
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag.current) return;
    event.stopPropagation();
    takeBack();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, []);

  return {
    dragged,
    chart: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: end,
      // After a pointer went up there is nothing to take back any more.
      onLostPointerCapture: takeBack,
    },
  };
}

/** What of which run lies under the pointer. */
function findHeld(target: EventTarget, runs: readonly WeekRun[]) {
  const held = target instanceof Element ? target.closest<HTMLElement>('[data-run]') : null;
  const run = runs[Number(held?.dataset.run ?? -1)];
  return run && { run, handle: (held?.dataset.handle ?? 'whole') as WeekHandle };
}
