/** The three codecs that a sender event can be given (D3). */
export const OGG_VORBIS = 5;
export const MP3 = 6;
export const FLAC = 7;

/** The settings of an encoder that only some codecs have, by their names on the wire (D3, Codecs). */
export type CodecField = 'ch' | 'qlt' | 'sr' | 'br' | 'adc';

/** One row of the codec table (D3). */
export interface Codec {
  readonly id: number;
  readonly name: string;
  /** Never offered, not even greyed out; it still has a name where a device reports it. */
  readonly isHidden?: true;
  /** What a form shows for it; a codec without fields cannot be selected. */
  readonly fields?: readonly CodecField[];
}

/** The codecs of D3, by id. */
export const CODECS: readonly Codec[] = [
  { id: 0, name: 'ADPCM' },
  { id: 1, name: 'PCM' },
  { id: 2, name: 'mu-law' },
  { id: 3, name: 'A-law' },
  { id: 4, name: 'G.722 ADPCM', isHidden: true },
  { id: OGG_VORBIS, name: 'Ogg Vorbis', fields: ['ch', 'qlt', 'sr', 'br'] },
  { id: MP3, name: 'MP3', fields: ['ch', 'qlt', 'sr', 'br', 'adc'] },
  { id: FLAC, name: 'FLAC', fields: ['ch', 'sr'] },
];

/** The name of a codec (D3), or undefined for a number outside its table. */
export function codecName(codec: number): string | undefined {
  return CODECS[codec]?.name;
}

/** The fields that a codec has (D3); none for one that cannot be selected. */
export function codecFields(codec: number): readonly CodecField[] {
  return CODECS[codec]?.fields ?? [];
}
