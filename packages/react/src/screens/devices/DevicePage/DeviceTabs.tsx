import { memo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { TabLinks } from '../../../ui/index.ts';
import { useScreenFrame } from '../../../ui/layout/ScreenFrame.ts';

/** The screens of a device, by the names of their addresses (NAV-11). */
export type DeviceTab = 'device' | 'events' | 'audio' | 'time' | 'history';

const TABS: readonly DeviceTab[] = ['device', 'events', 'audio', 'time', 'history'];

interface DeviceTabsProps {
  userId: number;
  id: number;
  current: DeviceTab;
  /** Why all but the dashboard and what was heard are closed, such as a device that is offline. */
  reasonAgainst?: string | undefined;
}

/** The screens of a device that this host has; nothing where there is but one. Not drawn again with what the device says. */
export const DeviceTabs = memo(function DeviceTabs({ userId, id, current, reasonAgainst }: DeviceTabsProps) {
  const t = useMessages(devicesTexts);
  const { paths, hasPage } = useCarillon('DeviceTabs');
  const { hasTabs } = useScreenFrame();
  const there = TABS.filter(hasPage);
  if (!hasTabs || there.length < 2) return null;
  return (
    <TabLinks
      aria-label={t('device.tabs')}
      tabs={there.map((tab) => ({
        label: t(`device.tab.${tab}`),
        href: paths[tab](userId, id),
        isCurrent: tab === current,
        // Where one is already nothing is closed.
        reasonAgainst: ['device', 'history', current].includes(tab) ? undefined : reasonAgainst,
      }))}
    />
  );
});
