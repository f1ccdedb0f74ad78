import type { Device } from '@carillon/protocol/device';
import type { Clock } from '@carillon/protocol/time';
import type { Fleet, Judgment } from '../../../hooks/device/useAttention.ts';
import { needsAttention } from './reasons.ts';

/** A device that needs attention since just now. */
export interface Fallen {
  readonly device: Device;
  readonly judgment: Judgment;
}

export interface TellAttention {
  readonly fleet: Fleet;
  readonly clock: Clock;
  readonly devices: readonly Device[];
  /** Called with all that fell together. */
  readonly tell: (fallen: readonly Fallen[]) => void;
}

/** What falls into attention so soon after another is told with it. */
const TOGETHER_MS = 3000;

/**
 * Tells of devices that begin to need attention, until the returned function is called. What is wrong already, or is found so
 * when a device first answers, is nothing new; nor is one that is well again before it is told.
 */
export function tellAttention({ fleet, clock, devices, tell }: TellAttention): () => void {
  /** Of those that somebody vouched for. */
  const wasWrong = new Map<Device, boolean>();
  const fallen = new Set<Device>();
  let cancel: (() => void) | undefined;

  function look() {
    for (const device of devices) {
      const judgment = fleet.judgment(device);
      if (judgment.standing === 'unknown') continue;
      const isWrong = needsAttention(judgment);
      if (isWrong && wasWrong.get(device) === false) fallen.add(device);
      if (!isWrong) fallen.delete(device);
      wasWrong.set(device, isWrong);
    }
    if (fallen.size > 0) cancel ??= clock.after(TOGETHER_MS, say);
  }

  function say() {
    cancel = undefined;
    const told = [...fallen].map((device) => ({ device, judgment: fleet.judgment(device) }));
    fallen.clear();
    const stillWrong = told.filter(({ judgment }) => needsAttention(judgment));
    if (stillWrong.length > 0) tell(stillWrong);
  }

  look();
  const stop = fleet.watch(devices, look);
  return () => {
    stop();
    cancel?.();
  };
}
