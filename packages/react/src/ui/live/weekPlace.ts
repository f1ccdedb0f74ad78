import type { CSSProperties } from 'react';
import { DAY, type DayPart } from './weekLayout.ts';

/** So many minutes of a day, as a part of its row. */
export const percent = (minutes: number) => `${(minutes / DAY) * 100}%`;

/** Where a minute of a day lies in its row. */
export const startAt = (minute: number): CSSProperties => ({ insetInlineStart: percent(minute) });

/** From a bar towards the middle of its row, so that it stays inside. */
export const besideStart = ({ start, end }: Pick<DayPart, 'start' | 'end'>): CSSProperties =>
  start + end < DAY ? startAt(start) : { insetInlineEnd: percent(DAY - end) };
