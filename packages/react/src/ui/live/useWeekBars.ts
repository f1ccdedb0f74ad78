import { type FocusEvent, type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ClockContext } from '../feedback/ClockContext.ts';
import type { WeekBar, WeekDay } from './weekLayout.ts';

/** Where a bar stands: its row, and its place in that. */
type Place = readonly [row: number, index: number];

/** So long a pointer rests on a bar before a card opens beside it; words that cover nothing need no such wait. */
const REST_MS = 300;

/** One bar is a stop of the Tab key, the arrow keys go from it to the others; and the one whose words are shown. */
export function useWeekBars(days: readonly WeekDay[], hasCards = false) {
  const { direction } = useLocale();
  const clock = useContext(ClockContext);
  const cancelRest = useRef<() => void>(undefined);
  const chartRef = useRef<HTMLDivElement>(null);
  const [[stopRow, stopIndex], setStop] = useState<Place>([0, 0]);
  const [shown, setShown] = useState<Place>();
  // Bars come and go: should the one that was the stop be gone, the first one is.
  const isStopThere = days[stopRow]?.bars[stopIndex] !== undefined;
  const firstRow = days.findIndex(({ bars }) => bars.length > 0);
  const [tabRow, tabIndex] = isStopThere ? [stopRow, stopIndex] : [firstRow, 0];

  // The same functions at each drawing: the bars are only drawn again where something of them changed.
  const { focus, show, point, leave } = useMemo(() => {
    /** What comes last counts: a pointer that rests somewhere still opens nothing then. */
    function show(place: Place | undefined) {
      cancelRest.current?.();
      setShown(place);
    }
    return {
      /** Puts the focus on a bar. */
      focus: (place: Place) =>
        chartRef.current?.querySelector<HTMLElement>(`[data-bar="${place.join()}"]`)?.focus(),
      show,
      /** A pointer came to a bar; a finger opens and moves it, and needs no card. */
      point(place: Place, pointerType: string) {
        if (!hasCards) return show(place);
        cancelRest.current?.();
        if (pointerType === 'mouse') cancelRest.current = clock.after(REST_MS, () => setShown(place));
      },
      /** It left the bar, and its card. */
      leave: () => show(undefined),
    };
  }, [clock, hasCards]);

  useEffect(() => () => cancelRest.current?.(), []);
  const isShownAtAll = shown !== undefined;
  // What a pointer has opened is closed by the key, too, wherever the focus is.
  useEffect(() => {
    if (!isShownAtAll || !hasCards) return;
    const close = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setShown(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isShownAtAll, hasCards]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== undefined) {
      event.stopPropagation();
      show(undefined);
    }
    const place = placeOf(event.target);
    const target = place && nextPlace(days, place, event.key, direction === 'rtl');
    if (target === undefined) return;
    event.preventDefault();
    focus(target);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place === undefined) return;
    setStop(place);
    // What is pressed is opened or moved: it needs no card.
    if (!hasCards || target.matches(':focus-visible')) show(place);
    else cancelRest.current?.();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // To what stands in the card.
    if (hasCards && currentTarget.contains(relatedTarget) && placeOf(relatedTarget) === undefined) return;
    show(undefined);
  };
  return {
    chart: {
      ref: chartRef,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onBlur: handleBlur,
    },
    /** Of a row, the bar that is the stop of the Tab key, and the one whose words are shown; -1 where it has none. */
    stopIn: (row: number) => (row === tabRow ? tabIndex : -1),
    shownIn: (row: number) => (row === shown?.[0] ? shown[1] : -1),
    focus,
    point,
    leave,
  };
}

function placeOf(target: EventTarget | null): Place | undefined {
  const [row, index] = (target instanceof HTMLElement ? (target.dataset.bar ?? '') : '')
    .split(',')
    .map(Number);
  return row === undefined || index === undefined ? undefined : [row, index];
}

/** Left and right stay on the day, up and down go to the bar that begins nearest, Home and End to the ends of the week. */
function nextPlace(
  days: readonly WeekDay[],
  [row, index]: Place,
  key: string,
  isRtl: boolean,
): Place | undefined {
  const at = (toRow: number, toIndex: number): Place | undefined =>
    days[toRow]?.bars[toIndex] === undefined ? undefined : [toRow, toIndex];
  const rows = days.flatMap(({ bars }, place) => (bars.length > 0 ? [place] : []));
  const [first = -1, last = -1] = [rows[0], rows.at(-1)];
  switch (key) {
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return at(row, index - 1);
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return at(row, index + 1);
    case 'ArrowUp':
      return nearest(days, rows.filter((place) => place < row).at(-1), days[row]?.bars[index]);
    case 'ArrowDown':
      return nearest(
        days,
        rows.find((place) => place > row),
        days[row]?.bars[index],
      );
    case 'Home':
      return at(first, 0);
    case 'End':
      return at(last, (days[last]?.bars.length ?? 0) - 1);
    default:
      return undefined;
  }
}

function nearest(
  days: readonly WeekDay[],
  row: number | undefined,
  from: WeekBar | undefined,
): Place | undefined {
  if (row === undefined || from === undefined) return undefined;
  const distances = (days[row]?.bars ?? []).map(({ start }) => Math.abs(start - from.start));
  return [row, distances.indexOf(Math.min(...distances))];
}
