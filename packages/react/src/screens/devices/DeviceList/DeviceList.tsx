import type { Device } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import type { ListSlots } from '../../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../../patterns/list/ListScreen.tsx';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { ConnectionBanner } from '../common/ConnectionBanner.tsx';
import { DeviceAreaTabs } from '../common/DeviceAreaTabs.tsx';
import { type DeviceListOptions, useDeviceList } from './useDeviceList.ts';
import { useDeviceRows } from './useDeviceRows.tsx';

export interface DeviceListProps extends DeviceListOptions, ListSlots<Device> {}

/** The devices of a person, live (D2, Devices list). */
export const DeviceList = asPrivateScreen('DeviceList', function DeviceList(props: DeviceListProps) {
  const t = useMessages(deviceListTexts);
  const list = useDeviceList(props);
  const { paths, hasPage } = useCarillon('DeviceList');
  return (
    <ListScreen
      {...useDeviceRows(list)}
      slots={props}
      title={t('devices.title')}
      sentence={{
        loading: t('devices.counts.loading'),
        ready: ({ count }) => t('devices.counts', { count }),
      }}
      above={
        <>
          <DeviceAreaTabs userId={props.userId} current="devices" />
          {!list.error && <ConnectionBanner problem={list.connection} />}
        </>
      }
      add={
        hasPage('addDevice') ? { label: t('devices.add'), href: paths.addDevice(props.userId) } : undefined
      }
      failedTitle={t('devices.failed')}
      csv={{ table: 'devices' }}
      missing={t('devices.owner.missing')}
    />
  );
});
