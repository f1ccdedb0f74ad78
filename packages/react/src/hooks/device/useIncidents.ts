import type { Cause } from '@carillon/protocol/attention';
import {
  type Attended,
  addSnooze,
  type Fallen,
  followFalls,
  type Incident,
  type IncidentDevice,
  isSnoozed,
  type JudgedDevice,
  keepSnoozes,
  listAttended,
  NO_FALLS,
  type Snooze,
  type SnoozedReason,
} from '@carillon/protocol/incident';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';
import { useOwnerId } from '../platform/useOwnerId.ts';
import { useMinute } from '../useMinute.ts';
import { getSnoozes } from './keptSnoozes.ts';

export type { Fallen, Incident, IncidentDevice, JudgedDevice, Snooze, SnoozedReason };

export interface UseIncidents<Of extends IncidentDevice> extends Attended<Of> {
  /** Whether snoozes that could not be read have been dropped; once. */
  readonly takeLoss: () => boolean;
  /**
   * Hides a reason of these devices until a time (milliseconds since 1970), or until it changes (null). Returns whether this
   * browser keeps it: where not, it holds until the page is left.
   */
  readonly snooze: (cause: Cause, devices: readonly Of[], untilMs: number | null) => boolean;
  /** Shows it again. */
  readonly wake: (snooze: Snooze) => void;
}

/**
 * What needs attention of judged devices, as `useFleet` has them: what fell within ten seconds of each other is one incident,
 * the others stand by themselves, worst first, and what the person who is logged in has snoozed comes last. An incident is
 * remembered while this is in use.
 *
 * @example
 * const { judged } = useFleet(devices);
 * const { incidents, singles, snoozed, snooze, wake } = useIncidents(judged);
 */
export function useIncidents<Of extends IncidentDevice>(
  judged: readonly JudgedDevice<Of>[],
): UseIncidents<Of> {
  const { client } = useCarillon('useIncidents');
  const [known, setFalls] = useState(NO_FALLS);
  const falls = followFalls(known, judged);
  // What was remembered so far is what it is told anew with.
  if (falls !== known) setFalls(falls);

  const kept = getSnoozes(client, useOwnerId());
  const all = useSyncExternalStore(kept.subscribe, kept.getSnapshot, kept.getSnapshot);
  // They end with a minute: the last one that has.
  const overMs = useMinute((minuteMs) =>
    Math.max(0, ...all.map(({ untilMs }) => endedBy(untilMs, minuteMs))),
  );
  const snoozes = useMemo(() => keepSnoozes(all, judged, overMs), [all, judged, overMs]);
  useEffect(() => {
    if (snoozes !== all) kept.change((now) => keepSnoozes(now, judged, overMs));
  }, [kept, snoozes, all, judged, overMs]);
  const attended = useMemo(() => listAttended(falls, judged, snoozes), [falls, judged, snoozes]);
  return {
    ...attended,
    takeLoss: kept.takeLoss,
    snooze: (cause, devices, untilMs) =>
      kept.change((now) =>
        addSnooze(now, { cause, labels: devices.map(({ device_id }) => device_id), untilMs }),
      ),
    wake: (ended) => void kept.change((now) => now.flatMap((one) => withoutReason(one, ended))),
  };
}

const endedBy = (untilMs: number | null, minuteMs: number) =>
  untilMs !== null && untilMs <= minuteMs ? untilMs : 0;

/** What is left of a snooze when another one ends. */
function withoutReason(one: Snooze, ended: Snooze): Snooze[] {
  const labels = one.labels.filter((label) => !isSnoozed(ended, { device_id: label }, one.cause));
  if (labels.length === one.labels.length) return [one];
  return labels.length === 0 ? [] : [{ ...one, labels }];
}
