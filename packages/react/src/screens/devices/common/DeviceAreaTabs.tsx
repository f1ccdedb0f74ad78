import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceAreaTexts } from '../../../messages/en/deviceArea.ts';
import { TabLinks } from '../../../ui/index.ts';
import { useScreenFrame } from '../../../ui/layout/ScreenFrame.ts';

/** The screens of the device area, by the names of their addresses (NAV-10). */
export type DeviceAreaTab = 'addDevice' | 'devices' | 'deviceTags';

const TABS: readonly DeviceAreaTab[] = ['addDevice', 'devices', 'deviceTags'];

interface DeviceAreaTabsProps {
  /** Whose devices. */
  userId: number;
  current: DeviceAreaTab;
}

/** The screens around a person's devices that this host has; nothing where there is but one. */
export function DeviceAreaTabs({ userId, current }: DeviceAreaTabsProps) {
  const t = useMessages(deviceAreaTexts);
  const { paths, hasPage } = useCarillon('DeviceAreaTabs');
  const { hasTabs } = useScreenFrame();
  const there = TABS.filter(hasPage);
  if (!hasTabs || there.length < 2) return null;
  return (
    <TabLinks
      aria-label={t('deviceArea.tabs')}
      tabs={there.map((tab) => ({
        label: t(`deviceArea.tab.${tab}`),
        href: paths[tab](userId),
        isCurrent: tab === current,
      }))}
    />
  );
}
