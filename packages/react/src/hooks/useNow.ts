import { useEffect, useState } from 'react';
import { useCarillon } from './context.ts';

/** The time in milliseconds since 1970, renewed every `everyMs`; for what shows progress. */
export function useNow(everyMs: number): number {
  const { clock } = useCarillon('useNow').client;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(everyMs, () => {
        setNow(clock.now());
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock, everyMs]);
  return now;
}
