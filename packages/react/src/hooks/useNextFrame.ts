import { useEffect, useRef, useState } from 'react';

/**
 * A value one picture of the page later, but for the first: what hangs together with a large change, and can wait, draws its part
 * in a frame of its own, so that none is missed. Of several values within a frame the last one counts.
 */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState<{ readonly value: T }>({ value });
  const latest = useRef(value);
  const isWaiting = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    if (latest.current === value) return;
    latest.current = value;
    if (isWaiting.current) return;
    isWaiting.current = true;
    // After the picture, of which the browser tells before it is drawn.
    requestAnimationFrame(() => {
      setTimeout(() => {
        isWaiting.current = false;
        if (!isGone.current) setShown({ value: latest.current });
      });
    });
  }, [value]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return shown.value;
}
