import { type RefObject, useEffect, useRef } from 'react';

/** One notch of most wheels, in pixels. */
const NOTCH = 100;
/** What a browser that counts in lines means by one. */
const LINE = 34;

/**
 * Turns a wheel over `ref` into steps, up for more, while an input in it has the focus: a page that is scrolled past a
 * slider changes nothing.
 */
export function useWheelSteps(
  ref: RefObject<HTMLElement | null>,
  onStep: ((sign: 1 | -1) => void) | undefined,
) {
  const onStepRef = useRef(onStep);
  const turned = useRef(0);
  useEffect(() => {
    onStepRef.current = onStep;
  });
  useEffect(() => {
    const element = ref.current;
    const handleWheel = (event: WheelEvent) => {
      const { deltaY, deltaMode, ctrlKey } = event;
      // With Ctrl the page is made larger.
      if (!onStepRef.current || ctrlKey || !element?.querySelector('input:focus')) return;
      event.preventDefault();
      const moved = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
      turned.current = Math.sign(moved) === Math.sign(turned.current) ? turned.current + moved : moved;
      for (; Math.abs(turned.current) >= NOTCH; turned.current -= Math.sign(turned.current) * NOTCH)
        onStepRef.current(turned.current < 0 ? 1 : -1);
    };
    // React listens to wheels passively, and the page would scroll.
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [ref]);
}
