import { ntp } from '@carillon/protocol/broker';
import { deviceTime } from '@carillon/protocol/clock';
import { useState } from 'react';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { useDeviceSetting } from '../../../hooks/device/useDevice.ts';
import { useDeviceClock } from '../../../hooks/device/useDeviceClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { errorText } from '../../../messages/errorText.ts';
import { findCurrentEvent, findNextEvent } from '../common/currentEvent.ts';
import { useAskAgain } from '../DevicePage/useAskAgain.ts';
import { type DevicePageOptions, useDevicePage } from '../DevicePage/useDevicePage.ts';
import type { DeviceTimeState } from './timeState.ts';

export type DeviceTimeOptions = DevicePageOptions;

/**
 * Loads the record of a device and follows its clock (D2, Time screen). Code that shows one device after another gives the
 * component that calls this a `key` for each.
 */
export function useDeviceTime({ userId, id }: DeviceTimeOptions): DeviceTimeState {
  const t = useMessages();
  const { page, device, live } = useDevicePage({ userId, id });
  const clock = useDeviceClock(device);
  const timeServer = useDeviceSetting(device, 'ntp');
  const server = useAskAgain(live, timeServer !== undefined, () => sendTo(live.link, ntp, {}));
  const { synchronize: sync } = clock;
  const nowMs = useNow(1000);
  const [readError, setReadError] = useState<unknown>(null);
  if (page.status !== 'ready') return page;

  // A device that says what is no date follows none that a person knows.
  const isDate = clock.nowSeconds !== null && deviceTime(clock.nowSeconds, 'UTC') !== null;
  const atMs = isDate && clock.nowSeconds !== null ? clock.nowSeconds * 1000 : nowMs;
  const current = findCurrentEvent(live, atMs);
  const playing = current?.schedule === 'play' ? current : null;
  const isReadAgain = clock.error !== null && clock.error !== readError;
  const failure =
    sync.state.status === 'failed'
      ? ({ title: 'time.sync.failed', reason: errorText(t, sync.state.error) } as const)
      : isReadAgain
        ? ({ title: 'time.unread', reason: errorText(t, clock.error) } as const)
        : null;
  return {
    ...page,
    clock,
    computerSeconds: Math.floor(nowMs / 1000),
    timeServer,
    timeServerReason:
      server.isWaiting && server.read.state.status === 'failed'
        ? errorText(t, server.read.state.error)
        : null,
    playing: playing && { event: playing.event, endMs: playing.occurrence?.endMs ?? null },
    next: findNextEvent(live, playing, atMs),
    canCommand: page.presence === 'online',
    isLastKnown: page.presence !== 'online' || page.isStale,
    onSync: sync.run,
    failure,
    onDismiss() {
      sync.dismiss();
      setReadError(clock.error);
    },
  };
}
