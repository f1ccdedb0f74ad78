import { createVar } from '@vanilla-extract/css';

/**
 * What the frame of a host says to the screens in it. Without one nothing is said: a screen has its own edges, and nothing
 * stands over it.
 */
export const frame = {
  /** Between the start of a screen and what is read, where something stands before it. */
  start: createVar(),
  /** The same at the end. */
  end: createVar(),
  /** How much of the window the bar at its top covers. */
  top: createVar(),
  /** How much of the window the foot covers. */
  bottom: createVar(),
};
