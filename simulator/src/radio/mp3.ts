// Kilobits a second by the number in a header of layer III; 0 is none.
const MPEG_1_KBPS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG_2_KBPS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Of the versions 1, 2 and 2.5, with their bits. */
const RATES: readonly (readonly [bits: number, rates: readonly number[]])[] = [
  [0b11, [44_100, 48_000, 32_000]],
  [0b10, [22_050, 24_000, 16_000]],
  [0b00, [11_025, 12_000, 8000]],
];

/** A format of MP3: `br` in kbit/s, `sr` in Hz, `ch` 0 for mono and 1 for stereo. */
export interface Mp3Format {
  readonly br: number;
  readonly sr: number;
  readonly ch: 0 | 1;
}

/**
 * Frames of silence in a format, one after the other: the bytes that are due after so many milliseconds, and not yet taken.
 * Null for a format that MP3 does not have (ISO 11172-3, 13818-3).
 */
export function createSilence({ br, sr, ch }: Mp3Format): ((elapsedMs: number) => Buffer) | null {
  const version = RATES.find(([, rates]) => rates.includes(sr));
  const [bits = 0, rates = []] = version ?? [];
  const isFirst = bits === 0b11;
  const number = (isFirst ? MPEG_1_KBPS : MPEG_2_KBPS).indexOf(br);
  if (!version || number < 1) return null;
  const samples = isFirst ? 1152 : 576;
  const bytesPerFrame = ((samples / 8) * br * 1000) / sr;
  let frames = 0;
  /** A frame is a byte longer wherever the rate would fall behind. */
  const sizeOf = (n: number) => Math.floor((n + 1) * bytesPerFrame) - Math.floor(n * bytesPerFrame);

  function makeFrame(size: number): Buffer {
    // Nothing after the header: no bits of a main part, and so no sound.
    const frame = Buffer.alloc(size);
    const isPadded = size > Math.floor(bytesPerFrame) ? 1 : 0;
    frame[0] = 0xff;
    frame[1] = 0b1110_0000 | (bits << 3) | 0b011;
    frame[2] = (number << 4) | (rates.indexOf(sr) << 2) | (isPadded << 1);
    frame[3] = ch === 0 ? 0b1100_0000 : 0;
    return frame;
  }

  return (elapsedMs) => {
    const due = Math.floor((elapsedMs * sr) / 1000 / samples);
    const made: Buffer[] = [];
    for (; frames < due; frames++) made.push(makeFrame(sizeOf(frames)));
    return Buffer.concat(made);
  };
}
