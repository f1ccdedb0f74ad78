import { type Device, type DeviceTag, devices, type Icon } from '@carillon/protocol/device';
import { useCallback } from 'react';
import { useCallbacks } from '../../../hooks/useCallbacks.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { type RecordList, useRecordList } from '../../../patterns/list/useRecordList.ts';
import { type ConnectionProblem, useConnectionProblem } from '../common/useConnectionProblem.ts';
import { useIconsAndTags } from '../common/useIconsAndTags.ts';

export interface DeviceListOptions {
  /** Whose devices: one's own id, or anybody's for an admin. */
  userId: number;
  /** A device is opened, by its link or its row, which then lead to it. */
  onOpen?: ((device: Device) => void) | undefined;
}

/** What a list of devices shows and does. Whether one is online, and what it plays, says `useDevice(device)`. */
export interface DeviceListState extends RecordList<Device> {
  /** What a record only names: its icon and its tag, as soon as they are known. */
  readonly getIconAndTag: (device: Device) => { readonly icon?: Icon; readonly tag?: DeviceTag };
  /** Why there is no live connection, and how to try again at once. */
  readonly connection: ConnectionProblem | null;
  readonly onOpen: ((device: Device) => void) | undefined;
}

/** Searches, orders and pages the devices of a person (D2, Devices list). The address holds where the list is. */
export function useDeviceList(options: DeviceListOptions): DeviceListState {
  const { userId, onOpen } = useCallbacks(options, 'useDeviceList');
  const t = useMessages(deviceListTexts);
  const getIconAndTag = useIconsAndTags(userId);
  // The server finds a device by the name of its tag, which the record does not have.
  const getTexts = useCallback(
    (device: Device) => [device.name, device.device_id, getIconAndTag(device).tag?.name ?? ''],
    [getIconAndTag],
  );
  const list = useRecordList(devices, {
    parent: { userId },
    getTexts,
    deletion: {
      label: t('devices.unregister'),
      words: {
        question: (names) => t('devices.unregister.question', { names }),
        confirm: (items) =>
          items.length === 1
            ? t('devices.unregister.one', { name: items[0]?.name ?? '' })
            : t('devices.unregister.many', { count: items.length }),
        running: t('devices.unregister.running'),
        incomplete: t('devices.unregister.incomplete'),
        failed: (count) => t('devices.unregister.failed', { count }),
        failedOne: {
          title: t('devices.unregister.incomplete'),
          text: (name) => t('devices.unregister.failedOne', { name }),
        },
        done: (items) =>
          items.length === 1
            ? t('devices.unregistered', { name: items[0]?.name ?? '' })
            : t('devices.unregisteredMany', { count: items.length }),
      },
    },
  });
  return { ...list, getIconAndTag, connection: useConnectionProblem(), onOpen };
}
