import { type CodecSettings, FLAC, MP3, OGG_VORBIS, QUALITIES } from './codecs.ts';
import { flacKbps, oggKbps } from './rates.ts';

/** How much an encoder sends. */
export interface DataRate {
  readonly kbps: number;
  /** A constant bitrate is kept, a variable one goes around its figure, sound without loss stays below it. */
  readonly kind: 'exact' | 'about' | 'upTo';
}

/** The bitrate of an encoder by the settings of its codec (D3, D9), or null where they come to none. */
export function dataRate(
  encoder: Readonly<{ codec: number }> & Pick<CodecSettings, 'ch' | 'sr' | 'qlt' | 'br'>,
): DataRate | null {
  const { codec, ch, sr, qlt, br } = encoder;
  if (codec === FLAC) return toRate(flacKbps(ch, sr), 'upTo');
  if (br === undefined) return null;
  if (codec === OGG_VORBIS) return toRate(oggKbps(ch, sr, br), 'about');
  const quality = QUALITIES.find((choice) => choice.codec === codec && choice.qlt === qlt);
  return codec === MP3 ? toRate(br, quality?.name === 'cbr' ? 'exact' : 'about') : null;
}

const toRate = (kbps: number | null, kind: DataRate['kind']) => (kbps === null ? null : { kbps, kind });

/** How many megabytes, of a million bytes each, a bitrate comes to in an hour. */
export function megabytesAnHour(kbps: number): number {
  return (kbps * 3600) / 8 / 1000;
}
