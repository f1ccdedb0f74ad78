import type { Device } from '@carillon/protocol/device';
import { useCallback, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import type { ListAction } from '../../../patterns/list/useBulkAction.ts';
import type { RecordList } from '../../../patterns/list/useRecordList.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Tag } from '../../../ui/index.ts';

const TagDevices = lazyPart(() => import('./TagDevices.tsx'));

/** What can be done with the devices that are selected: tag them, clear their tag, unregister them (DEV-04). */
export function useDeviceActions(list: RecordList<Device>): readonly (ListAction<Device> | undefined)[] {
  const t = useMessages(deviceListTexts);
  const [tagged, setTagged] = useState<readonly Device[] | null>(null);
  const end = useCallback(() => setTagged(null), []);
  return [
    {
      label: t('devices.tag'),
      icon: Tag,
      onPress: setTagged,
      dialog: tagged && <TagDevices key="tag" list={list} rows={tagged} onClose={end} />,
    },
    list.deletion,
  ];
}
