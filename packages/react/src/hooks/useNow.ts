import { untilNextTick } from '@carillon/protocol/time';
import { useEffect, useState } from 'react';
import { useCarillon } from './context.ts';

/** The time in milliseconds since 1970, renewed at each multiple of `everyMs`, as with each second; for what shows progress. */
export const useNow = (everyMs: number): number => useTime('now', everyMs);

/** The same of the time that never jumps, `clock.elapsed()`: for what counts down (FLT-100). */
export const useElapsed = (everyMs: number): number => useTime('elapsed', everyMs);

function useTime(name: 'now' | 'elapsed', everyMs: number): number {
  const { clock } = useCarillon('useNow').client;
  const [now, setNow] = useState(() => clock[name]());
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(untilNextTick(clock[name](), everyMs), () => {
        setNow(clock[name]());
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock, name, everyMs]);
  return now;
}
