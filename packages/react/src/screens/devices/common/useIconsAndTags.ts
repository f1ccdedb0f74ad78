import { type Device, type DeviceTag, deviceTags, type Icon, icons } from '@carillon/protocol/device';
import { useCall } from '../../../hooks/platform/useCall.ts';
// What the pickers ask for, so that a tag that was just created there is known here as well.
import { DEVICE_TAGS, ICONS } from '../../../patterns/choosing/listQueries.ts';

const STALE_MS = 5 * 60_000;

/** What a device record only names: its icon and its tag. A screen does without them while they load or fail. */
export function useIconsAndTags(userId: number): (device: Device) => { icon?: Icon; tag?: DeviceTag } {
  const known = useCall(icons.calls.list, { userId, query: ICONS }, { staleTime: STALE_MS });
  const tags = useCall(deviceTags.calls.list, { userId, query: DEVICE_TAGS }, { staleTime: STALE_MS });
  return ({ icon_id, device_tag_id }) => {
    const icon = known.data?.find(({ id }) => id === icon_id);
    const tag = tags.data?.find(({ id }) => id === device_tag_id);
    return { ...(icon && { icon }), ...(tag && { tag }) };
  };
}
