/** The most that the line-in gain can be, and the last stop of its slider: 64 times (SND-04). */
export const MAX_GAIN = 65_535;

/** The stops of the gain's slider are 0 to this: stop 1 is a gain of 256, the last one is MAX_GAIN. */
export const LAST_GAIN_STOP = 256;

const GAIN_STEP = 256;

/** The gain at a stop of its slider. */
export function gainAt(stop: number): number {
  return Math.min(stop * GAIN_STEP, MAX_GAIN);
}

/** The stop of a gain; the nearest one for a gain that was read from a device and lies between two. */
export function gainStop(gain: number): number {
  return Math.round(gain / GAIN_STEP);
}

/** How many times a gain amplifies: 1024 is 1, the last stop 64. For 0, the automatic gain, it says nothing. */
export function gainRatio(gain: number): number {
  return gain / 1024;
}

/** Whether a gain is at a stop of its slider, or is the one that was `loaded` from a device (SND-04). */
export function isGain(gain: number, loaded?: number): boolean {
  const isKnown = gain === gainAt(gainStop(gain)) || (gain === loaded && Number.isInteger(gain));
  return isKnown && gain >= 0 && gain <= MAX_GAIN;
}
