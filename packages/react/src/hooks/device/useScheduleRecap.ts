import {
  type NamedEntry,
  offsetAt,
  prepareOverlaps,
  type Recap,
  type RecapContext,
  recap,
  type ScheduleDraft,
  toLocalSchedule,
  toScheduleEntry,
} from '@carillon/protocol/schedule';
import { useMemo, useState } from 'react';
import { eventsTexts } from '../../messages/en/events.ts';
import { weekTexts } from '../../messages/en/week.ts';
import { type RecapText, recapText, utcText } from '../../messages/recapText.ts';
import { createWeekWriter } from '../../messages/weekWriter.ts';
import { useCarillon } from '../context.ts';
import { useMessages } from '../useMessages.ts';

/** What a schedule means, for a program by its `key` and `values`, and in the words of the viewer's language. */
export type ScheduleRecap = Recap &
  RecapText & {
    /** The same in the UTC that the device keeps, where that is not the time of the viewer all year. */
    readonly utc?: string;
  };

/** In which zone and since when a schedule is read, and the first day of the viewer's week, 0 (Sunday) to 6. */
export interface ScheduleRecapOptions extends Partial<RecapContext> {
  readonly firstDay?: number;
}

/**
 * What the schedule of an event form means while it is typed, or why it may not be saved (D5, Schedule recap; REC-02 to
 * REC-07): in the zone of the provider, and by its clock as it is when the form opens. `others` are the events of the
 * device, as `useDevice` has them; the edited one, whose id the draft has, does not count. A daily draft of nights says
 * `endsNextDay`; 1440 as an end is 00:00 of the next day.
 *
 * @example
 * const draft: ScheduleDraft = { repeat: { kind: 'daily', days: [1, 2] }, time: [8 * 60, 9 * 60] };
 * const { valid, text } = useScheduleRecap(draft, useDevice('CR-1002').events ?? []);
 */
export function useScheduleRecap(
  draft: ScheduleDraft,
  others: readonly NamedEntry[],
  options: ScheduleRecapOptions = {},
): ScheduleRecap {
  const { client, locale, timeZone: viewersZone } = useCarillon('useScheduleRecap');
  const t = useMessages(eventsTexts, weekTexts);
  const [openedMs] = useState(() => client.clock.now());
  const { timeZone = viewersZone, now = openedMs, firstDay = 1 } = options;
  // For each key that is typed only one minute of the week is looked at for each run.
  const index = useMemo(
    () => prepareOverlaps(others.filter(({ id }) => id !== draft.id)),
    [others, draft.id],
  );
  const writer = useMemo(() => createWeekWriter(locale), [locale]);
  const found = recap(draft, index, { timeZone, now });
  const utc = writeUtc();
  return {
    ...found,
    ...recapText(found, { t, writer, firstDay, locale, timeZone }),
    ...(utc !== undefined && { utc }),
  };

  function writeUtc(): string | undefined {
    if (!found.valid || found.key === 'schedule.always') return undefined;
    const offsetMinutes = offsetAt(timeZone, now);
    const entry = toScheduleEntry(draft, offsetMinutes);
    const kept = entry && toLocalSchedule(entry, 0);
    const isUtc = offsetMinutes === 0 && found.values.clockChange === null;
    return kept && !isUtc ? utcText(kept, { t, writer }) : undefined;
  }
}
