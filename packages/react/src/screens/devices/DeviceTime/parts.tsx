// The part of a time screen that stands alone: it takes what `useDeviceTime` says of a device that is ready.
import { asPart } from '../../asPart.tsx';
import { inItsZone } from '../DeviceZone/inItsZone.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { TimeFailure } from './DeviceTimeView.tsx';
import type { ReadyTime } from './timeState.ts';

/** What the clock shows beside that of this computer, how it keeps the time, and what sets it. */
export const DeviceClockPanel = asPart(
  'DeviceClockPanel',
  inItsZone(function Clock(time: ReadyTime) {
    return (
      <>
        <TimeFailure {...time} />
        <ClockPanel {...time} />
      </>
    );
  }),
);
