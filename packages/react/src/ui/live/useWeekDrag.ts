import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ClockContext } from '../feedback/ClockContext.ts';
import { DAY } from './weekLayout.ts';

/** A hand trembles: what moves by less stays where it is. A finger trembles more. */
const STILL_PX = { mouse: 4, touch: 10 } as const;

/** How far a hand has come since it took hold. */
export interface WeekWay {
  /** Minutes along the day. */
  readonly along: number;
  /** Days down the rows, from the row in which it began to the one in which it is. */
  readonly days: number;
  /** The same way as it was gone: 0.5 is half the height of a row. */
  readonly down: number;
  /** Alt is held: by the minute. */
  readonly isFine: boolean;
}

/** A place in the rows: a day, 0 (Sunday) to 6, and the minute of it, with its fractions. */
export interface WeekPoint {
  readonly day: number;
  readonly minute: number;
}

export interface WeekDragOptions<Held> {
  /** Seven rows of 24 hours, right inside of what is touched. */
  rowsRef: RefObject<HTMLElement | null>;
  firstDay: number;
  /** A pointer that went down before there was anything to hear it, and is down still. */
  pressed?: PointerEvent | undefined;
  /** What lies under the pointer; `point` is undefined beside the rows, `x` is where it is in the window. */
  find: (target: Element, point: WeekPoint | undefined, x: number) => Held | undefined;
  /** A finger has to rest for so long before it takes hold: until then it scrolls. By default it takes hold at once. */
  longPressMs?: number;
  /** A pointer went down on it. */
  onPress?: (held: Held, event: PointerEvent) => void;
  /** It moves from here on. */
  onBegin?: (held: Held) => void;
  onMove: (held: Held, way: WeekWay) => void;
  /** It was let go, moved or not; or taken back, by Escape or by a browser that needs the finger for scrolling. */
  onEnd: (held: Held, how: 'moved' | 'still' | 'takenBack') => void;
}

interface Press<Held> {
  readonly held: Held;
  readonly pointerId: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly stillPx: number;
  /** Ends the wait of a finger; undefined where there is none. */
  cancelWait: (() => void) | undefined;
  hasBegun: boolean;
}

/**
 * Drags across the rows of a week by mouse, finger or pen. It knows pointers and rows, and nothing of what is dragged: the
 * form's editor and the hand on a list of events are both made with it.
 */
export function useWeekDrag<Held>({ rowsRef, firstDay, longPressMs = 0, ...options }: WeekDragOptions<Held>) {
  const { direction } = useLocale();
  const clock = useContext(ClockContext);
  const press = useRef<Press<Held>>(undefined);

  /** How far it is across the rows to a place of the window. */
  function measureWay({ x, y }: Press<Held>['from'], event: PointerEvent): WeekWay {
    const box = rowsRef.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { along: 0, days: 0, down: 0, isFine: false };
    const rowOf = (at: number) => Math.max(0, Math.min(6, Math.floor(((at - box.top) / box.height) * 7)));
    return {
      along: ((event.clientX - x) / box.width) * DAY * (direction === 'rtl' ? -1 : 1),
      days: rowOf(event.clientY) - rowOf(y),
      down: ((event.clientY - y) / box.height) * 7,
      isFine: event.altKey,
    };
  }

  function findPoint({ clientX, clientY }: PointerEvent): WeekPoint | undefined {
    const box = rowsRef.current?.getBoundingClientRect();
    if (!box) return undefined;
    const row = Math.floor(((clientY - box.top) / box.height) * 7);
    const part = (clientX - box.left) / box.width;
    if (!(row >= 0 && row < 7 && part >= 0 && part < 1)) return undefined;
    return { day: (firstDay + row) % 7, minute: (direction === 'rtl' ? 1 - part : part) * DAY };
  }

  function begin(current: Press<Held>) {
    current.cancelWait = undefined;
    current.hasBegun = true;
    // Not before: a press that stays where it is must remain a click on what lies there.
    try {
      rowsRef.current?.parentElement?.setPointerCapture(current.pointerId);
    } catch {
      // It is up already.
    }
    options.onBegin?.(current.held);
  }

  function end(how: 'moved' | 'still' | 'takenBack') {
    const { current } = press;
    press.current = undefined;
    current?.cancelWait?.();
    if (current) options.onEnd(current.held, how);
  }

  const handleDown = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || press.current || !(event.target instanceof Element)) return;
    const held = options.find(event.target, findPoint(event), event.clientX);
    if (held === undefined) return;
    const isTouch = event.pointerType === 'touch';
    const started: Press<Held> = {
      held,
      pointerId: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      stillPx: STILL_PX[isTouch && longPressMs > 0 ? 'touch' : 'mouse'],
      cancelWait: undefined,
      hasBegun: false,
    };
    if (isTouch && longPressMs > 0) started.cancelWait = clock.after(longPressMs, () => begin(started));
    press.current = started;
    options.onPress?.(held, event);
  });

  const handleMove = useEffectEvent((event: PointerEvent) => {
    const { current } = press;
    if (!current || event.pointerId !== current.pointerId) return;
    const { from, stillPx, held } = current;
    if (!current.hasBegun) {
      const isStill =
        Math.abs(event.clientX - from.x) < stillPx && Math.abs(event.clientY - from.y) < stillPx;
      if (isStill) return;
      // A finger that does not wait scrolls.
      if (current.cancelWait) return end('takenBack');
      begin(current);
    }
    options.onMove(held, measureWay(from, event));
  });

  const handleUp = useEffectEvent((event: PointerEvent) => {
    const { current } = press;
    if (!current || event.pointerId !== current.pointerId) return;
    if (current.hasBegun) dropClick();
    end(current.hasBegun ? 'moved' : 'still');
  });

  const takeBack = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId === press.current?.pointerId) end('takenBack');
  });

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press.current?.hasBegun) return;
    event.stopPropagation();
    event.preventDefault();
    dropClick();
    end('takenBack');
  });

  const handleEarly = useEffectEvent(() => {
    if (options.pressed) handleDown(options.pressed);
  });

  /** A finger that has taken hold no longer scrolls. */
  const handleTouchMove = useEffectEvent((event: TouchEvent) => {
    if (press.current?.hasBegun && event.cancelable) event.preventDefault();
  });

  /** Nor does one that waits open a menu. */
  const handleMenu = useEffectEvent((event: Event) => {
    if (press.current) event.preventDefault();
  });

  useEffect(() => {
    const chart = rowsRef.current?.parentElement;
    if (!chart) return;
    const stop = new AbortController();
    const { signal } = stop;
    chart.addEventListener('pointerdown', handleDown, { signal });
    chart.addEventListener('touchmove', handleTouchMove, { signal, passive: false });
    chart.addEventListener('contextmenu', handleMenu, { signal });
    document.addEventListener('pointermove', handleMove, { signal });
    document.addEventListener('pointerup', handleUp, { signal });
    document.addEventListener('pointercancel', takeBack, { signal });
    document.addEventListener('keydown', handleKeyDown, { signal, capture: true });
    handleEarly();
    return () => {
      stop.abort();
      press.current?.cancelWait?.();
      press.current = undefined;
    };
  }, [rowsRef]);
}

/** What was dragged is not clicked: some browsers click it all the same once it is let go. */
function dropClick() {
  const stop = new AbortController();
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', drop, { capture: true, signal: stop.signal });
  // The click comes in the same turn as the pointer that goes up.
  setTimeout(() => stop.abort());
}
