import type { Clock } from '@carillon/protocol/time';
import type { Fleet, FleetDevice } from '../../../hooks/device/useAttention.ts';

/** The labels of devices that somebody waits for in this page. */
const awaited = new WeakMap<Fleet, Set<string>>();

/** One that is back for a moment only is not told. */
const STAYS_MS = 5000;

/** The browser may show notifications, or may be asked for that. */
export const canTell = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission !== 'denied';

export const isAwaited = (fleet: Fleet, { device_id }: FleetDevice): boolean =>
  awaited.get(fleet)?.has(device_id) ?? false;

export interface Awaited {
  readonly fleet: Fleet;
  readonly clock: Clock;
  readonly device: FleetDevice;
  /** What the notification says. */
  readonly words: string;
}

/**
 * Shows a notification of the browser once a device is back, and stays: while this page is open and wherever it is then.
 * Returns whether the browser allows that.
 */
export async function tellWhenBack({ fleet, clock, device, words }: Awaited): Promise<boolean> {
  if (!canTell() || (await Notification.requestPermission()) !== 'granted') return false;
  if (isAwaited(fleet, device)) return true;
  const labels = awaited.get(fleet) ?? new Set();
  awaited.set(fleet, labels.add(device.device_id));
  let cancel: (() => void) | undefined;
  const stop = fleet.watch([device], look);
  look();
  return true;

  function look() {
    const { isChecked } = fleet.judgment(device);
    if (isChecked) cancel ??= clock.after(STAYS_MS, tell);
    else {
      cancel?.();
      cancel = undefined;
    }
  }

  function tell() {
    stop();
    labels.delete(device.device_id);
    // Some browsers of phones know only those of service workers, and throw.
    try {
      new Notification(words);
    } catch {
      // Then the page shows it.
    }
  }
}
