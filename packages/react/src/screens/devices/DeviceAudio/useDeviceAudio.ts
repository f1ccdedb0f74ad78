import { encodeVolume } from '@carillon/protocol/audio';
import { eq, vol } from '@carillon/protocol/broker';
import { CommandError } from '../../../hooks/device/errors.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { type UseAudio, useAudio } from '../../../hooks/device/useAudio.ts';
import { useAction } from '../../../hooks/useAction.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { errorText } from '../../../messages/errorText.ts';
import { useAskAgain } from '../DevicePage/useAskAgain.ts';
import { type DevicePageOptions, useDevicePage } from '../DevicePage/useDevicePage.ts';
import type { DeviceAudioState, Sound } from './audioState.ts';
import { FLAT, QUIET } from './newSound.ts';

export type DeviceAudioOptions = DevicePageOptions;

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
  return { ...page, sound, control, failure: control.error === null ? null : errorText(t, control.error) };
}

type Live = ReturnType<typeof useDevicePage>['live'];

/** What is known of the sound; where the device is there and does not say, it is asked once more, and its reason told. */
function useSound(live: Live, { positions }: UseAudio): Sound {
  const t = useMessages();
  const { link, presence } = live;
  const { isWaiting, read } = useAskAgain(live, positions !== null, async () => {
    await sendTo(link, vol, {});
    await sendTo(link, eq, {});
  });
  const replace = useAction(async () => {
    if (!link?.setting('vol').getSnapshot()) await sendTo(link, vol, { ...encodeVolume(QUIET) });
    if (!link?.setting('eq').getSnapshot()) await sendTo(link, eq, { ...FLAT });
  });
  if (positions) return { status: 'known', positions };
  if (!isWaiting) return { status: presence === 'unknown' ? 'reading' : 'notKnown' };
  if (read.state.status !== 'failed') return { status: 'reading' };
  const { error } = replace.state.status === 'failed' ? replace.state : read.state;
  const reason = errorText(t, error);
  if (!(error instanceof CommandError) || error.code !== 'invalidReply') {
    return { status: 'unread', reason, onRetry: read.retry };
  }
  return {
    status: 'unreadable',
    reason,
    isReplacing: replace.state.status === 'running',
    onReplace: replace.run,
  };
}
