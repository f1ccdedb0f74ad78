import type { UseDevice } from '../../../hooks/device/useDevice.ts';

type DeviceLink = NonNullable<UseDevice['link']>;

/** Devices that somebody waits for in this page. */
const awaited = new WeakSet<DeviceLink>();

/** The browser may show notifications, or may be asked for that. */
export const canTell = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission !== 'denied';

export const isAwaited = (link: DeviceLink | null): boolean => link !== null && awaited.has(link);

/**
 * Shows a notification of the browser once a device is online again, while this page is open and wherever it is then.
 * Returns whether the browser allows that.
 */
export async function tellWhenBack(link: DeviceLink, words: string): Promise<boolean> {
  if (!canTell() || (await Notification.requestPermission()) !== 'granted') return false;
  if (awaited.has(link)) return true;
  awaited.add(link);
  let stop = () => {};
  const look = () => {
    if (link.getSnapshot().presence !== 'online') return;
    stop();
    awaited.delete(link);
    // Some browsers of phones know only those of service workers, and throw.
    try {
      new Notification(words);
    } catch {
      // Then the page shows it.
    }
  };
  stop = link.subscribe(look);
  look();
  return true;
}
