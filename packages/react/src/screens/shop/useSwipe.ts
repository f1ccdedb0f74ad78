import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Gallery } from './useGallery.ts';

/** From so many pixels on a finger means the picture beside. */
const FAR_PX = 48;

/** The picture follows a finger, and gives way to the one beside it. Up and down the page scrolls, with two fingers it grows. */
export function useSwipe(
  pictureRef: RefObject<HTMLElement | null>,
  { count, isMirrored, step }: Pick<Gallery, 'count' | 'isMirrored' | 'step'>,
) {
  const start = useRef<{ readonly pointerId: number; readonly x: number }>(null);

  function follow(px: number) {
    if (pictureRef.current) pictureRef.current.style.translate = px === 0 ? '' : `${px}px`;
  }

  function end() {
    start.current = null;
    follow(0);
  }

  const readPx = ({ pointerId, clientX }: PointerEvent) =>
    start.current?.pointerId === pointerId ? clientX - start.current.x : 0;

  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX }: PointerEvent) {
      if (pointerType !== 'mouse' && isPrimary && count > 1) start.current = { pointerId, x: clientX };
    },
    onPointerMove: (event: PointerEvent) => follow(readPx(event)),
    onPointerUp(event: PointerEvent) {
      const px = readPx(event);
      end();
      if (Math.abs(px) >= FAR_PX) step(px < 0 !== isMirrored ? 1 : -1);
    },
    onPointerCancel: end,
  };
}
