import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { Banner } from '../../../ui/index.ts';
import { ConnectionBanner } from '../common/ConnectionBanner.tsx';
import type { ShownDevice } from './devicePageState.ts';
import { useSaidOffline } from './useSaidOffline.ts';

/** Why nothing reaches the device: there is no connection, or it is offline (NAV-17). */
export function PresenceBanner({
  device,
  toldPresence,
  connection,
}: Pick<ShownDevice, 'device' | 'toldPresence' | 'connection'>) {
  const t = useMessages(devicesTexts);
  const isSaidOffline = useSaidOffline(toldPresence);
  if (connection) return <ConnectionBanner problem={connection} />;
  if (!isSaidOffline) return null;
  return (
    <Banner kind="warning" role="status" title={t('device.offline.banner', { device: device.name })}>
      {t('device.offline.detail')}
    </Banner>
  );
}
