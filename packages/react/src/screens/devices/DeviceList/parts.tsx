// The parts of a device list, each of which stands alone: it takes what `useDeviceList` returns.
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { ListPages } from '../../../patterns/list/ListPages.tsx';
import { ListProblems } from '../../../patterns/list/ListProblems.tsx';
import { ListRows } from '../../../patterns/list/ListRows.tsx';
import { ListToolbar } from '../../../patterns/list/ListToolbar.tsx';
import { asPart } from '../../asPart.tsx';
import { ConnectionBanner } from '../common/ConnectionBanner.tsx';
import type { DeviceListState } from './useDeviceList.ts';
import { useDeviceRows } from './useDeviceRows.tsx';

/** What could not be loaded, or is not live. */
export const DeviceListBanners = asPart('DeviceListBanners', function Banners(list: DeviceListState) {
  const t = useMessages(deviceListTexts);
  return (
    <>
      {!list.error && <ConnectionBanner problem={list.connection} />}
      <ListProblems list={list} failedTitle={t('devices.failed')} />
    </>
  );
});

/** What is looked for, and in which order. */
export const DeviceListToolbar = asPart('DeviceListToolbar', function Toolbar(list: DeviceListState) {
  return <ListToolbar list={list} />;
});

/** The devices of the page, live. */
export const DeviceListRows = asPart('DeviceListRows', function Rows(list: DeviceListState) {
  return <ListRows {...useDeviceRows(list)} />;
});

/** Which page of how many. */
export const DeviceListPages = asPart('DeviceListPages', function Pages(list: DeviceListState) {
  return <ListPages list={list} />;
});
