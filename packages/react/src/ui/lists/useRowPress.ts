import { type MouseEvent, type PointerEvent, useContext, useEffect, useRef } from 'react';
import { ClockContext } from '../feedback/ClockContext.ts';

// D9: the second click that opens, and the press that selects where there is no mouse.
const DOUBLE_CLICK_MS = 200;
const LONG_PRESS_MS = 250;
const MOST_MOVE_PX = 10;

export interface RowPressOptions {
  onSelect: () => void;
  onOpen: () => void;
}

/** A click and a long press select, a second click within 200 ms opens instead (LST-06, LST-12). */
export function useRowPress({ onSelect, onOpen }: RowPressOptions) {
  const clock = useContext(ClockContext);
  const clickedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const pressed = useRef<{ cancel: () => void; x: number; y: number; isLong: boolean }>(undefined);
  const release = () => pressed.current?.cancel();
  useEffect(() => () => pressed.current?.cancel(), []);

  return {
    onClick(event: MouseEvent) {
      const isAfterLongPress = pressed.current?.isLong;
      pressed.current = undefined;
      if (isAfterLongPress) return;
      const isSecond = event.timeStamp - clickedAtMs.current <= DOUBLE_CLICK_MS;
      clickedAtMs.current = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
      // The first click of the two has selected: that is taken back.
      onSelect();
      if (isSecond) onOpen();
    },
    handlers: {
      onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
        if (pointerType === 'mouse') return;
        release();
        const cancel = clock.after(LONG_PRESS_MS, () => {
          if (pressed.current) pressed.current.isLong = true;
          onSelect();
        });
        pressed.current = { cancel, x, y, isLong: false };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x = clientX, y = clientY } = pressed.current ?? {};
        if (Math.hypot(clientX - x, clientY - y) > MOST_MOVE_PX) release();
      },
      onPointerUp: release,
      onPointerCancel: release,
      onContextMenu(event: MouseEvent) {
        // The menu of the browser, which a long press opens on some phones.
        if (pressed.current?.isLong) event.preventDefault();
      },
      onMouseDown(event: MouseEvent) {
        // A range is being selected, not a text.
        if (event.shiftKey) event.preventDefault();
      },
    },
  };
}
