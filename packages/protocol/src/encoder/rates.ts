import { codecFields, FLAC, MP3, OGG_VORBIS } from './codecs.ts';

/** Something for each sample rate in Hz, and there for each channel layout: 0 mono, 1 stereo. */
type Rates<T, Rate = unknown> = Readonly<Record<number, Readonly<Record<number, T>> & Rate>>;

// What MP3 can have at all, in kbit/s: MPEG-1 from 32 kHz up, MPEG-2 below.
const MPEG_1_KBPS = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG_2_KBPS = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

// The default, and for each layout the last that is offered, then the first and the last recommended.
type Offer = readonly [last: number, firstRecommended?: number, lastRecommended?: number];
const MP3_KBPS: Rates<Offer, { readonly br: number }> = {
  8000: { br: 32, 0: [48, 8, 16], 1: [112, 8, 32] },
  11025: { br: 56, 0: [64], 1: [128] },
  12000: { br: 56, 0: [64, 24, 24], 1: [128, 40, 56] },
  16000: { br: 64, 0: [80, 32, 40], 1: [128, 64, 64] },
  22050: { br: 80, 0: [112], 1: [128] },
  24000: { br: 96, 0: [112, 48, 48], 1: [144, 80, 96] },
  32000: { br: 112, 0: [192, 56, 64], 1: [256, 112, 128] },
  44100: { br: 192, 0: [256], 1: [320] },
  48000: { br: 224, 0: [256, 80, 256], 1: [320, 160, 320] },
};

const OGG_STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

// What steps 0, 5 and 10 give, in kbit/s: those between lie on straight lines.
const OGG_KBPS: Rates<readonly [low: number, middle: number, high: number]> = {
  8000: { 0: [6, 13, 28] },
  16000: { 0: [7, 25, 55], 1: [10, 50, 127] },
  48000: { 0: [37, 88, 144], 1: [53, 148, 333] },
};

/** The sample rates in Hz that a codec offers for a layout (D9), ascending; none for what does not exist. */
export function sampleRates(codec: number, ch: number): readonly number[] {
  // FLAC has the rates of MP3. The keys of a table that are whole numbers come in ascending order.
  const table = codec === OGG_VORBIS ? OGG_KBPS : MP3_KBPS;
  const rates = codecFields(codec).length > 0 ? Object.keys(table).map(Number) : [];
  return rates.filter((sr) => table[sr]?.[ch]);
}

/**
 * The choices of `encoder.br` (D9), ascending: kbit/s for MP3, quality steps 0 to 10 for Ogg Vorbis, none for FLAC.
 * `loaded` is what the event had when it was read: it is a choice too, wherever MPEG allows it for this sample rate.
 */
export function bitrates(codec: number, ch: number, sr: number, loaded?: number): readonly number[] {
  if (codec === OGG_VORBIS) return OGG_KBPS[sr]?.[ch] ? OGG_STEPS : [];
  const offer = MP3_KBPS[sr]?.[ch];
  if (codec !== MP3 || !offer) return [];
  // From 16 kHz on, 8 kbit/s are too little for two channels.
  const first = ch === 1 && sr >= 16_000 ? 16 : 8;
  const legal = sr < 32_000 ? MPEG_2_KBPS : MPEG_1_KBPS;
  return legal.filter((br) => br === loaded || (first <= br && br <= offer[0]));
}

/** Whether an MP3 bitrate in kbit/s is one that the maker of the chip recommends for its rate and layout. */
export function isRecommendedBitrate(ch: number, sr: number, br: number): boolean {
  const [, first = 1, last = 0] = MP3_KBPS[sr]?.[ch] ?? [];
  return first <= br && br <= last;
}

/** The bitrate in kbit/s that MP3 begins with at a sample rate (D9), or undefined for a rate that it does not have. */
export function defaultBitrate(sr: number): number | undefined {
  return MP3_KBPS[sr]?.br;
}

/** About how many kbit/s a quality step of Ogg Vorbis comes to, or null for what is not offered. */
export function oggKbps(ch: number, sr: number, step: number): number | null {
  const line = OGG_KBPS[sr]?.[ch];
  if (!line || !OGG_STEPS.includes(step)) return null;
  const [low, middle, high] = line;
  return Math.round(
    step < 5 ? low + ((middle - low) * step) / 5 : middle + ((high - middle) * (step - 5)) / 5,
  );
}

/** The most kbit/s that FLAC can come to: plain 16-bit samples (D9), or null for what is not offered. */
export function flacKbps(ch: number, sr: number): number | null {
  return sampleRates(FLAC, ch).includes(sr) ? Math.round((sr * 16 * (ch + 1)) / 1000) : null;
}
