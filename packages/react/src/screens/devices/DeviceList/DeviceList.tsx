import { type Device, devices } from '@carillon/protocol/device';
import { LIST_PARAMS } from '@carillon/protocol/list';
import { useCarillon } from '../../../hooks/context.ts';
import { useCall } from '../../../hooks/useCall.ts';
import { useListParams } from '../../../hooks/useListParams.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { ListScreen } from '../../../patterns/list/ListScreen.tsx';
import { PAGE, pageOf, searchOf, useList } from '../../../patterns/list/useList.ts';
import { Speaker } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import { useConnectionProblem } from '../useConnectionProblem.ts';
import { useDeviceExtras } from '../useDeviceExtras.ts';
import { DeviceCells, DevicePlaceholder } from './DeviceCells.tsx';
import * as styles from './DeviceList.css.ts';

export interface DeviceListProps {
  /** Whose devices: one's own id, or anybody's for an admin. */
  userId: number;
}

const textsOf = ({ name, device_id }: Device) => [name, device_id];

/** The devices of a person, live (D2, Devices list). */
export const DeviceList = asPrivateScreen('DeviceList', function DeviceList({ userId }: DeviceListProps) {
  const t = useMessages(deviceListTexts);
  const { navigation, paths } = useCarillon('DeviceList');
  const navigate = navigation.useNavigate();
  const extrasOf = useDeviceExtras(userId);
  const connection = useConnectionProblem();
  const params = useListParams(LIST_PARAMS.devices);
  const list = useList({
    params,
    page: useCall(devices.calls.list, { userId, ...pageOf(params) }, PAGE),
    count: useCall(devices.calls.count, { userId, ...searchOf(params) }),
    orders: useCall(devices.calls.order, {}),
    textsOf,
  });
  return (
    <ListScreen
      list={list}
      title={t('devices.title')}
      above={!list.error && <ConnectionBanner problem={connection} />}
      empty={{ icon: Speaker, title: t('devices.empty'), detail: t('devices.empty.detail') }}
      failedTitle={t('devices.failed')}
      missing={t('devices.owner.missing')}
      rowsLabel={t('devices.list')}
      className={styles.columns}
      placeholder={(width) => <DevicePlaceholder nameWidth={width} />}
      nameOf={({ name }) => name}
      onOpen={({ user_id, id }) => navigate(paths.device(user_id, id))}
    >
      {(device) => <DeviceCells device={device} isCutOff={connection !== null} {...extrasOf(device)} />}
    </ListScreen>
  );
});
