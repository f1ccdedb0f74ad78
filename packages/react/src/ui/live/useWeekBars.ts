import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { WeekBar, WeekDay } from './weekLayout.ts';

/** Where a bar stands: its row, and its place in that. */
type Place = readonly [row: number, index: number];

/** One bar is a stop of the Tab key, the arrow keys go from it to the others; and the one whose words are shown. */
export function useWeekBars(days: readonly WeekDay[]) {
  const { direction } = useLocale();
  const chartRef = useRef<HTMLDivElement>(null);
  const [[stopRow, stopIndex], setStop] = useState<Place>([0, 0]);
  const [shown, setShown] = useState<Place>();
  // Bars come and go: should the one that was the stop be gone, the first one is.
  const isStopThere = days[stopRow]?.bars[stopIndex] !== undefined;
  const firstRow = days.findIndex(({ bars }) => bars.length > 0);
  const isStop = ([row, index]: Place) =>
    isStopThere ? row === stopRow && index === stopIndex : row === firstRow && index === 0;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== undefined) {
      event.stopPropagation();
      setShown(undefined);
    }
    const place = placeOf(event.target);
    const target = place && nextPlace(days, place, event.key, direction === 'rtl');
    if (target === undefined) return;
    event.preventDefault();
    chartRef.current?.querySelector<HTMLElement>(`[data-bar="${target.join()}"]`)?.focus();
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place === undefined) return;
    setStop(place);
    setShown(place);
  };
  return {
    chart: {
      ref: chartRef,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
      onBlur: () => setShown(undefined),
    },
    isStop,
    isShown: ([row, index]: Place) => shown?.[0] === row && shown[1] === index,
    show: setShown,
  };
}

function placeOf(target: EventTarget): Place | undefined {
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
