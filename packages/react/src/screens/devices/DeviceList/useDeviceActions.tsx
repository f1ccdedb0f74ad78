import type { Device } from '@carillon/protocol/device';
import { useCallback, useState } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import type { ListAction } from '../../../patterns/list/useBulkAction.ts';
import type { RecordList } from '../../../patterns/list/useRecordList.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { type IconType, Speaker, Tag } from '../../../ui/index.ts';

const TagDevices = lazyPart(() => import('./TagDevices.tsx'));
const AtOnce = lazyPart(() => import('../AtOnce/AtOnce.tsx'));

/**
 * What can be done with the devices that are selected: tag them, clear their tag, unregister them (DEV-04); and what they
 * do at once (FLV-07).
 */
export function useDeviceActions(list: RecordList<Device>): readonly (ListAction<Device> | undefined)[] {
  const t = useMessages(deviceListTexts);
  const [chosen, setChosen] = useState<{ Part: typeof TagDevices; rows: readonly Device[] } | null>(null);
  const end = useCallback(() => setChosen(null), []);
  const open = (label: string, icon: IconType, Part: typeof TagDevices): ListAction<Device> => ({
    label,
    icon,
    onPress: (rows) => setChosen({ Part, rows }),
    dialog: chosen?.Part === Part ? <Part key={label} list={list} rows={chosen.rows} onClose={end} /> : null,
  });
  return [open(t('devices.tag'), Tag, TagDevices), open(t('devices.atOnce'), Speaker, AtOnce), list.deletion];
}
