import type { SliderPositions } from './sliders.ts';

/** The equalizer as it travels (D3), which is where its sliders stand: levels of bass and treble, cut frequencies. */
export type EqualizerPositions = Pick<SliderPositions, 'bf' | 'ba' | 'tf' | 'ta'>;

/** What one step is (D9): of a level in dB, of a cut frequency in Hz. */
export const EQUALIZER_UNITS: EqualizerPositions = { bf: 10, ba: 1, tf: 1000, ta: 1.5 };

/**
 * How much the equalizer raises a frequency above 0, in dB, for drawing. The filters of the chip are not published: this
 * takes each for the shelf of second order without ripple. That has half of its level (in dB) at its cut frequency, and
 * comes to all of it far below (bass) or above (treble) and to nothing on the other side, without turning back.
 */
export function equalizerResponse({ bf, ba, tf, ta }: EqualizerPositions, hz: number): number {
  const bass = shelfDb(ba * EQUALIZER_UNITS.ba, hz / (bf * EQUALIZER_UNITS.bf));
  const treble = shelfDb(ta * EQUALIZER_UNITS.ta, (tf * EQUALIZER_UNITS.tf) / hz);
  return bass + treble;
}

// A low shelf; a high one is its mirror image, with the ratio of the frequencies turned round. Sound for a ratio of 0 and
// of infinity: a device whose equalizer is off may have 0 for its cut frequencies.
function shelfDb(levelDb: number, ratio: number): number {
  const raised = 10 ** (levelDb / 20);
  const share = 1 / (1 + ratio ** 4);
  return 10 * Math.log10((1 + (raised - 1) * share) / (1 + (1 / raised - 1) * share));
}
