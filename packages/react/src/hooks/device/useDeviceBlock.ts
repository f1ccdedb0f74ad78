import type { Device } from '@carillon/protocol/device';
import { devicesTexts } from '../../messages/en/devices.ts';
import { brokerErrorText } from '../../messages/errorText.ts';
import { useMessages } from '../useMessages.ts';
import { useDevice } from './useDevice.ts';
import { useLoss } from './useLoss.ts';

/** What keeps commands from a device: only what is lost or switched off may soon be back. */
export type DeviceObstacle = 'connection' | 'invalid' | 'refused' | 'offline';

/**
 * What keeps commands from a device now, the first of them. Undefined where one may be tried, and while the device is still
 * being loaded.
 */
export function useDeviceObstacle(
  device: string | Device | null,
  ownerId?: number,
): DeviceObstacle | undefined {
  const loss = useLoss();
  const { presence, isValid, isRefused } = useDevice(device, ownerId);
  if (loss) return 'connection';
  if (!isValid) return 'invalid';
  if (isRefused) return 'refused';
  return presence === 'offline' ? 'offline' : undefined;
}

/** The same in a sentence: it is offline, no longer a device of this person, or the connection is lost. */
export function useDeviceBlock(device: string | Device | null, ownerId?: number): string | undefined {
  const t = useMessages(devicesTexts);
  const loss = useLoss();
  switch (useDeviceObstacle(device, ownerId)) {
    case 'connection':
      return loss ? brokerErrorText(t, loss) : undefined;
    case 'invalid':
      return t('command.deviceNotValid');
    case 'refused':
      return t('command.subscription');
    case 'offline':
      return t('device.offline.banner', {
        device: typeof device === 'string' ? device : (device?.name ?? ''),
      });
    case undefined:
      return undefined;
  }
}
