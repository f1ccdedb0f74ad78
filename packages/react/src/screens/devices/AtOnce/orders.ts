// What is done to one of many devices. Each reads anew what it changes: it may have been changed since the list was looked at.
import { type Attenuation, changeVolume, type VolumeChange } from '@carillon/protocol/audio';
import { getEvents, stopEvent, vol } from '@carillon/protocol/broker';
import { CommandError } from '../../../hooks/device/errors.ts';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import type { UseDevice } from '../../../hooks/device/useDevice.ts';

type Link = UseDevice['link'];

/** Stops what a device plays. False where it played nothing. */
export async function stopPlaying(link: Link): Promise<boolean> {
  // What it tells of its events is heard only while the link is in use.
  const release = link?.subscribe(() => {});
  try {
    const known = link?.getSnapshot();
    if (!known?.events || known.presence !== 'online' || known.isStale) await sendTo(link, getEvents, {});
    // It tells its schedule after that answer, and before any later one. An answer also proves that it is still there.
    await sendTo(link, vol, {}).catch((error: unknown) => {
      if (!isAnswered(error)) throw error;
    });
    const schedule = Object.entries(link?.getSnapshot().schedule ?? {});
    const playing = schedule.filter(([, state]) => state === 'play');
    for (const [id] of playing) await sendTo(link, stopEvent, { id });
    return playing.length > 0;
  } finally {
    release?.();
  }
}

/** What became of the volume of a device: it is another one, or why it is not. */
export type VolumeEnd = 'changed' | 'ceiling' | 'off' | 'same';

/**
 * Changes the volume of a device by what it is now. `tried` holds, by label, what was sent without an answer: where that has
 * arrived all the same, it is not changed twice.
 */
export async function moveVolume(
  link: Link,
  label: string,
  change: VolumeChange,
  tried: Map<string, Attenuation>,
): Promise<VolumeEnd> {
  const now = await sendTo(link, vol, {});
  const known = tried.get(label);
  tried.delete(label);
  if (known && isSame(known, now)) return 'changed';
  const { volume, limit } = changeVolume(now, change);
  if (limit === 'off') return 'off';
  if (!isSame(volume, now)) {
    tried.set(label, volume);
    await sendTo(link, vol, { ...volume });
    tried.delete(label);
  }
  if (limit === 'ceiling') return 'ceiling';
  return isSame(volume, now) ? 'same' : 'changed';
}

const isSame = (one: Attenuation, other: Attenuation) => one.l === other.l && one.r === other.r;

/** The device said no, or something that this version cannot read: it is there. */
export const isAnswered = (error: unknown) =>
  error instanceof CommandError && (error.code === 'refused' || error.code === 'invalidReply');
