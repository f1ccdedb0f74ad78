import { eq, vol } from '@carillon/protocol/broker';
import { useEffect, useRef } from 'react';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { type UseAudio, useAudio } from '../../../hooks/device/useAudio.ts';
import { useAction } from '../../../hooks/useAction.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { errorText } from '../../../messages/errorText.ts';
import { type DevicePageOptions, useDevicePage } from '../DevicePage/useDevicePage.ts';
import type { DeviceAudioState, Sound } from './audioState.ts';

export type DeviceAudioOptions = DevicePageOptions;

/** A device that is there answers sooner. */
const ASK_AGAIN_MS = 2000;

/**
 * Loads the record of a device and follows its sound (D2, Audio screen). Code that shows one device after another gives the
 * component that calls this a `key` for each.
 */
export function useDeviceAudio({ userId, id }: DeviceAudioOptions): DeviceAudioState {
  const t = useMessages();
  const { page, device, live } = useDevicePage({ userId, id });
  const control = useAudio(device);
  const sound = useSound(live, control);
  if (page.status !== 'ready') return page;
  return { ...page, sound, control, refusal: control.error === null ? null : errorText(t, control.error) };
}

type Live = ReturnType<typeof useDevicePage>['live'];

/** What is known of the sound; where the device is there and does not say, it is asked once more, and its reason told. */
function useSound({ link, presence }: Live, { positions }: UseAudio): Sound {
  const t = useMessages();
  const clock = useClock();
  const read = useAction(async () => {
    await sendTo(link, vol, {});
    await sendTo(link, eq, {});
  });
  const run = useRef(read.run);
  useEffect(() => {
    run.current = read.run;
  });
  const isWaiting = presence === 'online' && positions === null;
  const { status } = read.state;
  useEffect(() => {
    if (!isWaiting || status !== 'idle') return;
    return clock.after(ASK_AGAIN_MS, () => run.current());
  }, [isWaiting, status, clock]);
  if (positions) return { status: 'known', positions };
  if (!isWaiting) return { status: presence === 'unknown' ? 'reading' : 'notKnown' };
  if (read.state.status !== 'failed') return { status: 'reading' };
  return { status: 'unread', reason: errorText(t, read.state.error), onRetry: read.retry };
}
