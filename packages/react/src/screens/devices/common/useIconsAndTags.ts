import { type Device, type DeviceTag, deviceTags, type Icon, icons } from '@carillon/protocol/device';
import { useCallback } from 'react';
import { useCall } from '../../../hooks/platform/useCall.ts';
// What the pickers ask for, so that a tag that was just created there is known here as well.
import { DEVICE_TAGS, ICONS } from '../../../patterns/choosing/listQueries.ts';

const STALE_MS = 5 * 60_000;

/**
 * What a device record only names: its icon and its tag. A screen does without them while they load or fail. The function
 * is the same as long as it answers the same.
 */
export function useIconsAndTags(userId: number): (device: Device) => { icon?: Icon; tag?: DeviceTag } {
  const { data: known } = useCall(icons.calls.list, { userId, query: ICONS }, { staleTime: STALE_MS });
  const { data: tags } = useCall(
    deviceTags.calls.list,
    { userId, query: DEVICE_TAGS },
    { staleTime: STALE_MS },
  );
  return useCallback(
    ({ icon_id, device_tag_id }: Device) => {
      const icon = known?.find(({ id }) => id === icon_id);
      const tag = tags?.find(({ id }) => id === device_tag_id);
      return { ...(icon && { icon }), ...(tag && { tag }) };
    },
    [known, tags],
  );
}
