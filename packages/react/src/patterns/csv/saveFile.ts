import type { Clock } from '@carillon/protocol/time';

/** The browser has taken it by then. */
const KEPT_MS = 60_000;

/** Hands a file of comma-separated values to the browser, as a download. */
export const saveCsv = (clock: Clock, name: string, parts: readonly string[]): void =>
  saveFile(clock, name, parts, 'text/csv;charset=utf-8');

/** Hands a file to the browser, as a download. */
export function saveFile(clock: Clock, name: string, parts: readonly string[], type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  clock.after(KEPT_MS, () => URL.revokeObjectURL(url));
}

/** 'carriers-2026-11-25.csv', by the day in the zone in which times are shown. */
export function nameCsv(name: string, atMs: number, timeZone: string, ending = 'csv'): string {
  // Sweden writes a day as ISO does.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(atMs);
  return `${name}-${day}.${ending}`;
}
