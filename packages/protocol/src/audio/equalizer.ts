import type { SliderPositions } from './sliders.ts';

/** The equalizer as it travels (D3): levels `ba` and `ta`, cut frequencies `bf` and `tf`, each in its EQUALIZER_UNITS. */
export type Equalizer = Pick<SliderPositions, 'bf' | 'ba' | 'tf' | 'ta'>;

/** What one step is (D9): of a level in dB, of a cut frequency in Hz. */
export const EQUALIZER_UNITS: Equalizer = { bf: 10, ba: 1, tf: 1000, ta: 1.5 };

/** The 16 bits of the chip's register SCI_BASS: ta, tf, ba and bf, four bits each, ta in two's complement. */
export function packEqualizer({ bf, ba, tf, ta }: Equalizer): number {
  return ((ta & 15) << 12) | (tf << 8) | (ba << 4) | bf;
}

/** The equalizer of 16 bits. All of them mean one; a cut frequency may be below what its slider can be set to. */
export function unpackEqualizer(word: number): Equalizer {
  const nibble = (shift: number) => (word >> shift) & 15;
  return { bf: nibble(0), ba: nibble(4), tf: nibble(8), ta: (nibble(12) ^ 8) - 8 };
}

/**
 * How much the equalizer raises a frequency, in dB, for drawing. The filters of the chip are not published: this takes
 * each as the shelf of second order without ripple. It has half of its level (in dB) at its cut frequency, and comes to
 * all of it far below (bass) or above (treble) and to nothing on the other side, always rising or always falling.
 */
export function equalizerResponse({ bf, ba, tf, ta }: Equalizer, hz: number): number {
  const bass = shelfDb(ba * EQUALIZER_UNITS.ba, hz / (bf * EQUALIZER_UNITS.bf));
  const treble = shelfDb(ta * EQUALIZER_UNITS.ta, (tf * EQUALIZER_UNITS.tf) / hz);
  return bass + treble;
}

// Of a low shelf; a high shelf is its mirror image, with the frequencies' ratio turned round.
function shelfDb(levelDb: number, ratio: number): number {
  const amplification = 10 ** (levelDb / 20);
  const low = 1 / ratio ** 4;
  return 10 * Math.log10((1 + amplification * low) / (1 + low / amplification));
}
