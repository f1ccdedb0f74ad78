import { noiseAt } from '../random.ts';

/** Levels left and right on the scale of the chip: integers 0 to 96, 96 means clipping (docs/protocol.md, Broker protocol). */
export type Levels = readonly [number, number];

/** The levels of a signal, `elapsedMs` after it began. */
export type Signal = (elapsedMs: number) => Levels;

/** A signal without level: what a dead line sounds like. */
export const silence: Signal = () => [0, 0];

/**
 * Music as a meter sees it: phrases that swell and ebb over seconds, a beat, and two channels that differ a little;
 * mostly 60 to 85, above 90 in the loud passages. A pure function of time, so that nothing has to run between messages.
 */
export function music(seed: number): Signal {
  const beatMs = 60_000 / (96 + 40 * noiseAt(seed, 0));
  return (elapsedMs) => {
    const phrase = 7 * smoothNoise(seed + 1, elapsedMs / 2600);
    const passage = Math.max(0, smoothNoise(seed + 2, elapsedMs / 4200) - 0.35) * 34;
    const beat = 8 * Math.exp((-4 * (elapsedMs % beatMs)) / beatMs);
    const channel = (side: number) =>
      toLevel(
        70 +
          phrase +
          passage +
          beat +
          3 * smoothNoise(seed + 3 + side, elapsedMs / 500) +
          2 * smoothNoise(seed + 5 + side, elapsedMs / 80),
      );
    return [channel(0), channel(1)];
  };
}

/**
 * Somebody who speaks into one microphone: syllables of a fifth of a second, sentences, and pauses between them in which
 * only the room is heard; both channels are the same.
 */
export function speech(seed: number): Signal {
  const syllableMs = 160 + 80 * noiseAt(seed, 0);
  return (elapsedMs) => {
    const isPause = smoothNoise(seed + 1, elapsedMs / 900) < -0.35;
    const syllable = 9 * Math.cos((2 * Math.PI * elapsedMs) / syllableMs);
    const stress = 8 * smoothNoise(seed + 2, elapsedMs / 450);
    const room = 30 + 3 * smoothNoise(seed + 3, elapsedMs / 70);
    const level = toLevel(isPause ? room : 66 + syllable + stress);
    return [level, level];
  };
}

/** A line-up tone: 20 dB below full scale and never anything else. */
export const tone: Signal = () => [76, 76];

/** A tone to find exchanged or joined cables by: left 20 dB above right, and never anything else. */
export const sides: Signal = () => [80, 60];

/** Music that somebody turned up far too loud: it clips again and again. */
export function clipping(seed: number): Signal {
  const source = music(seed);
  return (elapsedMs) => {
    const [left, right] = source(elapsedMs);
    return [toLevel(left + 20), toLevel(right + 20)];
  };
}

const toLevel = (value: number) => Math.round(Math.min(Math.max(value, 0), 96));

/** Noise from -1 to 1 that moves without jumps: one random value at each integer, eased between them. */
function smoothNoise(seed: number, position: number): number {
  const index = Math.floor(position);
  const part = position - index;
  const eased = part * part * (3 - 2 * part);
  const from = noiseAt(seed, index);
  return 2 * (from + (noiseAt(seed, index + 1) - from) * eased) - 1;
}
