import type { Device } from '@carillon/protocol/device';
import { devicesTexts } from '../messages/en/devices.ts';
import { brokerErrorText } from '../messages/errorText.ts';
import { useBroker } from './useBroker.ts';
import { useDevice } from './useDevice.ts';
import { useMessages } from './useMessages.ts';

/**
 * Why no command reaches a device now, in a sentence: it is offline, no longer a device of this person, or the connection
 * is lost. Undefined where one may be tried, and while the device is still being loaded.
 */
export function useDeviceBlock(device: string | Device | null, ownerId?: number): string | undefined {
  const t = useMessages(devicesTexts);
  const { status, lastError } = useBroker();
  const { presence, isValid, isRefused } = useDevice(device, ownerId);
  if (status !== 'connected' && lastError) return brokerErrorText(t, lastError);
  if (!isValid) return t('command.deviceNotValid');
  if (isRefused) return t('command.subscription');
  if (presence !== 'offline') return undefined;
  return t('device.offline.banner', { device: typeof device === 'string' ? device : (device?.name ?? '') });
}
