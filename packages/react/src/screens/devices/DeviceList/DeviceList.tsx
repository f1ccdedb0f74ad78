import type { Device } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import type { ListSlots } from '../../../patterns/list/ListRows.tsx';
import { ListScreen } from '../../../patterns/list/ListScreen.tsx';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Skeleton } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { ConnectionBanner } from '../common/ConnectionBanner.tsx';
import { DeviceAreaTabs } from '../common/DeviceAreaTabs.tsx';
import { type DeviceListOptions, useDeviceList } from './useDeviceList.ts';
import { useDeviceRows } from './useDeviceRows.tsx';

export interface DeviceListProps extends DeviceListOptions, ListSlots<Device> {}

// Most look at the list, and load nothing of the tiles but the switch to them.
const Fleet = lazyPart(
  () => import('../Fleet/Fleet.tsx'),
  () => <Skeleton width={88} height={32} />,
);

/** The devices of a person, live: as a list (D2, Devices list), or as tiles where the address says so (FLV-01). */
export const DeviceList = asPrivateScreen('DeviceList', function DeviceList(props: DeviceListProps) {
  const { search } = useCarillon('DeviceList').navigation.useLocation();
  const isFleet = new URLSearchParams(search).get('view') === 'tiles';
  return isFleet ? <Fleet userId={props.userId} /> : <Rows {...props} />;
});

function Rows(props: DeviceListProps) {
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
      views={<Fleet />}
      add={
        hasPage('addDevice') ? { label: t('devices.add'), href: paths.addDevice(props.userId) } : undefined
      }
      failedTitle={t('devices.failed')}
      csv={{ table: 'devices' }}
    />
  );
}
