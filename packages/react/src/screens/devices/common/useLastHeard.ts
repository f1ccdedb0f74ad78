import { useEffect, useState } from 'react';
import type { DeviceSnapshot, UseDevice } from '../../../hooks/device/useDevice.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { MOST_WAIT_MS } from './useFirstLook.ts';

export interface LastHeard {
  readonly known: Pick<DeviceSnapshot, 'events' | 'schedule' | 'stream'>;
  /** When the device was last heard; null while it is, and where it never was. */
  readonly atMs: number | null;
}

interface Memory {
  readonly known: UseDevice;
  readonly lostAtMs: number | null;
}

/**
 * What is known of a device, and what was last known while it cannot be heard: the client forgets with Offline what it
 * can no longer vouch for, and a dashboard goes on to show it as such (FLT-012). Asked anew, a device lists its events
 * first and then says what they do: until it has, they do what they did, and nothing jumps.
 */
export function useLastHeard(live: UseDevice): LastHeard {
  const clock = useClock();
  const [memory, setMemory] = useState<Memory | null>(null);
  const isHeard = live.presence === 'online' && !live.isStale && live.events !== null;
  const isLost = live.isStale || live.presence === 'offline';
  const isTold = live.stream !== null;
  const { events } = live;
  const [waitedFor, setWaitedFor] = useState<UseDevice['events']>(null);
  const isComing = isHeard && !isTold && waitedFor !== events && memory !== null;
  useEffect(() => {
    if (isComing) return clock.after(MOST_WAIT_MS, () => setWaitedFor(events));
  }, [clock, isComing, events]);
  if (isHeard && !isComing && memory?.known !== live) setMemory({ known: live, lostAtMs: null });
  if (isLost && memory?.lostAtMs === null) setMemory({ ...memory, lostAtMs: clock.now() });
  if (isLost && memory) return { known: memory.known, atMs: memory.lostAtMs };
  if (isComing) {
    const schedule = { ...memory.known.schedule, ...live.schedule };
    return { known: { events, schedule, stream: memory.known.stream }, atMs: null };
  }
  return { known: live, atMs: null };
}
