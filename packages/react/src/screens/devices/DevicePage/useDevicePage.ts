import { type Device, devices } from '@carillon/protocol/device';
import { type Judgment, useAttention } from '../../../hooks/device/useAttention.ts';
import { type UseDevice, useDevice } from '../../../hooks/device/useDevice.ts';
import { useCall } from '../../../hooks/platform/useCall.ts';
import { useSession } from '../../../hooks/platform/useSession.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { errorText, isForbidden, isNotFound } from '../../../messages/errorText.ts';
import { tellPresence } from '../common/glance.ts';
import { useConnectionProblem } from '../common/useConnectionProblem.ts';
import { useIconsAndTags } from '../common/useIconsAndTags.ts';
import type { DevicePageState } from './devicePageState.ts';

export interface DevicePageOptions {
  /** Whose device: one's own id, or anybody's for an admin. */
  userId: number;
  /** The id of the record; not the label. */
  id: number;
}

export interface UseDevicePage {
  /** What `DevicePage` draws. */
  readonly page: DevicePageState;
  /** Null until it is loaded. */
  readonly device: Device | null;
  readonly live: UseDevice;
  readonly judgment: Judgment;
}

/**
 * Loads the record of a device and follows it: the controller of every screen of one device. Code that shows one after
 * another gives the component that calls this a `key` for each.
 */
export function useDevicePage({ userId, id }: DevicePageOptions): UseDevicePage {
  const t = useMessages();
  const { isAdmin } = useSession();
  const record = useCall(devices.calls.read, { userId, id });
  const device = record.data ?? null;
  const live = useDevice(device);
  const judgment = useAttention(device);
  const getIconAndTag = useIconsAndTags(userId);
  const connection = useConnectionProblem();
  const known = { device, live, judgment };

  if (!device) {
    const { error } = record;
    if (!error) return { ...known, page: { status: 'loading', userId, id } };
    const page = {
      status: 'failed',
      userId,
      id,
      deadEnd: isNotFound(error) ? 'missing' : isForbidden(error) ? 'forbidden' : null,
      reason: errorText(t, error),
      onRetry: () => void record.refetch(),
    } as const;
    return { ...known, page };
  }
  if (!live.isValid) return { ...known, page: { status: 'gone', device } };
  const { icon, tag } = getIconAndTag(device);
  const toldPresence = tellPresence(judgment);
  const isOffline = live.presence === 'offline';
  const page = {
    status: 'ready',
    device,
    icon,
    tag,
    showsUpdated: isAdmin,
    presence: live.presence,
    toldPresence,
    isStale: toldPresence === 'lastKnown' || isOffline,
    isCutOff: isOffline || connection !== null,
    connection,
  } as const;
  return { ...known, page };
}
