import { useContext, useEffect, useRef } from 'react';
import { ClockContext } from '../feedback/ClockContext.ts';
import { type HoldTiming, repeatWhileHeld } from './repeatWhileHeld.ts';
import { stepFrom } from './stepFrom.ts';

export interface HeldArrowsOptions {
  value: number;
  minValue: number;
  maxValue: number;
  step: number;
  hold: HoldTiming;
  onChange: (value: number) => void;
  onChangeEnd: ((value: number) => void) | undefined;
}

/** For a slider: what a press on one of its two buttons does, by its direction, and a single step, as of a wheel. */
export function useHeldArrows(options: HeldArrowsOptions) {
  const { value } = options;
  const clock = useContext(ClockContext);
  const now = useRef(options);
  // What was asked for last: a held button is quicker than a page that is busy.
  const asked = useRef(value);
  const release = useRef<(() => void) | null>(null);
  useEffect(() => {
    now.current = options;
  });
  useEffect(() => {
    asked.current = value;
  }, [value]);
  useEffect(() => () => release.current?.(), []);

  const move = (sign: 1 | -1) => {
    const { minValue, maxValue, onChange } = now.current;
    const next = stepFrom(asked.current, sign, now.current);
    if (next !== asked.current) onChange(next);
    asked.current = next;
    return sign === 1 ? next < maxValue : next > minValue;
  };
  const letGo = () => {
    if (!release.current) return;
    release.current();
    release.current = null;
    now.current.onChangeEnd?.(asked.current);
  };
  return {
    arrow: (sign: 1 | -1) => ({
      onPressStart() {
        asked.current = now.current.value;
        const stop = repeatWhileHeld(() => move(sign), now.current.hold, clock);
        // Another window has the pointer: nobody would be told that it was let go.
        window.addEventListener('blur', letGo);
        release.current = () => {
          stop();
          window.removeEventListener('blur', letGo);
        };
      },
      /** Also when the pointer leaves the button, and when that is switched off. */
      onPressEnd: letGo,
    }),
    stepBy(sign: 1 | -1) {
      move(sign);
      now.current.onChangeEnd?.(asked.current);
    },
  };
}
