/** The three codecs that a sender event can be given (D3). */
export const OGG_VORBIS = 5;
export const MP3 = 6;
export const FLAC = 7;

/** The settings of an encoder that its codec decides on, by their names on the wire (D3, Codecs). */
export type CodecSettings = {
  /** The layout: 0 mono, 1 stereo. */
  readonly ch: number;
  /** The sample rate in Hz. */
  readonly sr: number;
  /** See QUALITIES. */
  readonly qlt?: number | undefined;
  /** kbit/s, for Ogg Vorbis the quality step. */
  readonly br?: number | undefined;
  /** The channel mode; see `channelModes`. */
  readonly adc?: number | undefined;
};
export type CodecField = keyof CodecSettings;

/** One row of the codec table (D3). */
export interface Codec {
  readonly name: string;
  /** Never offered, not even greyed out; it still has a name where a device reports it. */
  readonly isHidden?: true;
  /** What a form shows for it, as a new event has it (D9); a codec without settings cannot be selected. */
  readonly defaults?: CodecSettings;
}

/** The codecs of D3, in the order of their numbers. */
export const CODECS: readonly Codec[] = [
  { name: 'ADPCM' },
  { name: 'PCM' },
  { name: 'mu-law' },
  { name: 'A-law' },
  { name: 'G.722 ADPCM', isHidden: true },
  { name: 'Ogg Vorbis', defaults: { ch: 1, qlt: 0, sr: 48_000, br: 5 } },
  { name: 'MP3', defaults: { ch: 1, qlt: 1, sr: 44_100, br: 192, adc: 0 } },
  { name: 'FLAC', defaults: { ch: 1, sr: 44_100 } },
];

const FIELDS: readonly CodecField[] = ['ch', 'qlt', 'sr', 'br', 'adc'];

/** The fields that a codec has (D3); none for one that cannot be selected. */
export function codecFields(codec: number): readonly CodecField[] {
  const defaults = CODECS[codec]?.defaults ?? {};
  return FIELDS.filter((field) => field in defaults);
}

/**
 * The choices of `encoder.qlt` (D3): at a variable or a constant bitrate, or by a quality step. Each belongs to one
 * codec; a form shows the others too, but not to be picked.
 */
export const QUALITIES = [
  { qlt: 1, name: 'vbr', codec: MP3 },
  { qlt: 3, name: 'cbr', codec: MP3 },
  { qlt: 0, name: 'quality', codec: OGG_VORBIS },
] as const;
export type QualityName = (typeof QUALITIES)[number]['name'];
