import type { Clock } from '@carillon/protocol/time';

/** Whether all live topics of a device are followed, or only those that tell of its state. */
export interface LiveNeeds {
  readonly isNarrow: () => boolean;
  /** Somebody shows many devices and is content with their state; returns a function that takes that back. */
  readonly narrow: () => () => void;
  /** Somebody needs what comes ten times a second; returns a function that takes that back. Whatever others are content with, this counts. */
  readonly widen: () => () => void;
  /** Nobody uses the device: nothing is to be changed any longer. */
  readonly stop: () => void;
}

export interface LiveNeedsOptions {
  readonly clock: Clock;
  /** What is needed is another, and stays: more at once, less after a while. */
  readonly onChange: () => void;
}

// Who scrolls back and forth, or opens the page of a device and leaves it, asks the broker for nothing twice.
const LINGER_MS = 1000;

/** Creates the needs of one device: all of it, until somebody says that the state will do. */
export function createLiveNeeds({ clock, onChange }: LiveNeedsOptions): LiveNeeds {
  let narrow = 0;
  let wide = 0;
  let cancel = () => {};
  const isNarrow = () => narrow > 0 && wide === 0;

  function change(count: () => void) {
    const wasNarrow = isNarrow();
    count();
    if (isNarrow() === wasNarrow) return;
    cancel();
    if (wasNarrow) onChange();
    else cancel = clock.after(LINGER_MS, onChange);
  }

  /** One that is taken back twice counts once. */
  function hold(count: (by: 1 | -1) => void): () => void {
    let isHeld = true;
    change(() => count(1));
    return () => {
      if (isHeld) change(() => count(-1));
      isHeld = false;
    };
  }

  return {
    isNarrow,
    narrow: () =>
      hold((by) => {
        narrow += by;
      }),
    widen: () =>
      hold((by) => {
        wide += by;
      }),
    stop: () => cancel(),
  };
}
