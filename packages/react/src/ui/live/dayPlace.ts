import type { CSSProperties } from 'react';

/** One day from midnight to midnight, in milliseconds since 1970, with the hours of its axis; see `localDay` of the protocol. */
export interface DaySpan {
  readonly startMs: number;
  readonly endMs: number;
  readonly marks: readonly { readonly hour: number; readonly atMs: number }[];
}

/** A stretch of time in milliseconds since 1970, which may pass the ends of the day. */
export interface TimeSpan {
  readonly startMs: number;
  readonly endMs: number;
}

/** Where a moment lies in its day, 0 to 1; what is outside lies at its end. */
export function partOfDay({ startMs, endMs }: TimeSpan, atMs: number): number {
  return Math.min(1, Math.max(0, (atMs - startMs) / (endMs - startMs)));
}

export const formatPercent = (part: number) => `${Number((part * 100).toFixed(3))}%`;

/** Where a stretch of time lies in its lane. */
export function placeInDay(day: TimeSpan, { startMs, endMs }: TimeSpan): CSSProperties {
  const start = partOfDay(day, startMs);
  return { insetInlineStart: formatPercent(start), width: formatPercent(partOfDay(day, endMs) - start) };
}

/** Whether an hour meets the time of now where both are parts of a day: on any screen, or below 768. */
export function findNear(hour: number, now: number | undefined): 'all' | 'narrow' | undefined {
  const distance = now === undefined ? 1 : Math.abs(hour - now);
  if (distance < 0.045) return 'all';
  return distance < 0.125 ? 'narrow' : undefined;
}

/** Set on the chart, so that all lanes draw their hours alike. */
export const HOUR_VARS = {
  6: '--carillon-day-6',
  12: '--carillon-day-12',
  18: '--carillon-day-18',
} as const;

/** Where the hours of a day lie; they stay where they are until midnight. */
export function hourVars(day: DaySpan): CSSProperties {
  const vars: Record<string, string> = {};
  for (const { hour, atMs } of day.marks) {
    if (hour === 6 || hour === 12 || hour === 18) vars[HOUR_VARS[hour]] = formatPercent(partOfDay(day, atMs));
  }
  return vars;
}

export const isWithin = ({ startMs, endMs }: TimeSpan, atMs: number | undefined): atMs is number =>
  atMs !== undefined && startMs <= atMs && atMs < endMs;
