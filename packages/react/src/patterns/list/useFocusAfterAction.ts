import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when the button that had it has gone with the selection: to the rows that are left, for which the
 * ref is, or to the title where there are none.
 */
export function useFocusAfterAction(
  isNoneSelected: boolean,
  isOpen: boolean,
  titleRef?: RefObject<HTMLElement | null>,
) {
  const rowsRef = useRef<{ focus: () => void }>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isOpen) isAwaited.current = true;
    else if (isAwaited.current && isNoneSelected) {
      isAwaited.current = false;
      // The dialog gives the focus back in the next frame. Where that is to nothing, or the rows come some moments later, a focus that
      // is elsewhere by then stays there.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) (rowsRef.current ?? titleRef?.current)?.focus();
      });
    }
  }, [isOpen, isNoneSelected, titleRef]);
  return rowsRef;
}
