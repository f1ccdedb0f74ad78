import { type DeviceTag, deviceTags } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceTagsTexts } from '../../../messages/en/deviceTags.ts';
import { listDeleteTexts } from '../../../messages/en/listDelete.ts';
import { isStillUsed } from '../../../messages/errorText.ts';
import type { ListAction } from '../../../patterns/list/useBulkAction.ts';
import { type RecordList, useRecordList } from '../../../patterns/list/useRecordList.ts';
import { Pencil } from '../../../ui/index.ts';

export interface DeviceTagListState {
  readonly list: RecordList<DeviceTag>;
  readonly actions: readonly (ListAction<DeviceTag> | undefined)[];
}

/** Lists a person's tags for devices, and says which of them can be edited or deleted (DTG-01, DTG-02). */
export function useDeviceTagList(userId: number, onEdit: (tag: DeviceTag) => void): DeviceTagListState {
  const t = useMessages(deviceTagsTexts, listDeleteTexts);
  const { notify } = useCarillon('DeviceTagList');
  const list = useRecordList(deviceTags, {
    parent: { userId },
    deletion: {
      words: {
        failedOne: {
          title: t('list.delete.failedOne.title'),
          text: (name) => t('list.delete.failedOne', { name }),
          // Somebody has given it to a device since the list was read.
          findTitle: (error) => (isStillUsed(error) ? t('deviceTags.used.title') : undefined),
        },
      },
    },
  });
  const { deletion } = list;
  const editing: ListAction<DeviceTag> = {
    label: t('deviceTags.edit'),
    icon: Pencil,
    reasonAgainst: ({ length }) => (length === 1 ? undefined : t('deviceTags.edit.one')),
    onPress([tag]) {
      if (tag) onEdit(tag);
    },
  };
  /** A tag that devices carry is not asked about: it stays selected, and who it is is said. */
  function handleDelete(tags: readonly DeviceTag[]) {
    const used = tags.filter(({ device_count }) => device_count > 0);
    for (const { name, device_count } of used) {
      const detail = t('deviceTags.used', { name, count: device_count });
      notify({ kind: 'warning', title: t('deviceTags.used.title'), detail });
    }
    if (used.length === 0) deletion?.onPress(tags);
  }
  return { list, actions: [editing, deletion && { ...deletion, onPress: handleDelete }] };
}
