import type { Device } from '@carillon/protocol/device';
import type { LocalDay } from '@carillon/protocol/schedule';
import { useMemo } from 'react';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { useDeviceEvents } from '../../../hooks/device/useDeviceSlices.ts';
import { useLastMoment } from '../../../hooks/useMinute.ts';
import { findDayRuns, findTurns, toDayParts } from './dayLane.ts';

/** The lane of a device today, its events, and since when it is so by time; no run before it has answered. */
export function useDeviceDay(device: Device, judgment: Judgment, day: LocalDay) {
  const events = useDeviceEvents(device);
  const { class_id: classId } = device;
  const runs = useMemo(() => findDayRuns(events ?? [], classId, day), [events, classId, day]);
  const turnMs = useLastMoment(useMemo(() => findTurns(runs), [runs]));
  const parts = useMemo(() => toDayParts(runs, judgment, turnMs), [runs, judgment, turnMs]);
  return { events, parts, turnMs };
}
