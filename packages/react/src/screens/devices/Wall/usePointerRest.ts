import { useEffect, useState } from 'react';
import { useClock } from '../../../hooks/useClock.ts';

/** So long after the pointer has moved it is still looked for. */
const REST_MS = 4000;

/** Whether the pointer was moved, or a key pressed, a moment ago: at first it was, for whoever has just come. */
export function usePointerRest(): boolean {
  const clock = useClock();
  const [isMoving, setMoving] = useState(true);
  useEffect(() => {
    let cancel = () => {};
    function move() {
      cancel();
      setMoving(true);
      cancel = clock.after(REST_MS, () => setMoving(false));
    }
    move();
    for (const name of ['pointermove', 'pointerdown', 'keydown'] as const) addEventListener(name, move);
    return () => {
      cancel();
      for (const name of ['pointermove', 'pointerdown', 'keydown'] as const) removeEventListener(name, move);
    };
  }, [clock]);
  return !isMoving;
}
