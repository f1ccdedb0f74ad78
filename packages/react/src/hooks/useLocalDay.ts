import { type LocalDay, localDay } from '@carillon/protocol/schedule';
import { useMemo } from 'react';
import { useCarillon } from './context.ts';
import { useMinute } from './useMinute.ts';

/** The present day in the zone in which times are shown: renders again at midnight. */
export function useLocalDay(): LocalDay {
  const { timeZone } = useCarillon('useLocalDay');
  // Midnights of zones are so far from each other that a day is known by its begin.
  const startMs = useMinute((minuteMs) => dayOf(timeZone, minuteMs).startMs);
  return useMemo(() => localDay(timeZone, startMs), [timeZone, startMs]);
}

let last: { timeZone: string; day: LocalDay } | undefined;

/** Asked each minute by each who shows it, and found anew once a day. */
function dayOf(timeZone: string, atMs: number): LocalDay {
  const isKnown = last?.timeZone === timeZone && last.day.startMs <= atMs && atMs < last.day.endMs;
  if (!last || !isKnown) last = { timeZone, day: localDay(timeZone, atMs) };
  return last.day;
}
