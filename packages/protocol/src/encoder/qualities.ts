import { MP3, OGG_VORBIS } from './codecs.ts';

/** How an encoder spends its bits (D3): by a quality step, at a variable or at a constant bitrate. */
export type QualityName = 'quality' | 'vbr' | 'cbr';

/** One choice of `encoder.qlt`. */
export interface Quality {
  readonly qlt: number;
  readonly name: QualityName;
  /** Shown, but not to be picked with this codec. */
  readonly isDisabled: boolean;
}

/** The choices of `encoder.qlt` for a codec (D3, Encoder settings); none where the codec has no such field. */
export function qualities(codec: number): readonly Quality[] {
  const isMp3 = codec === MP3;
  const vbr: Quality = { qlt: 1, name: 'vbr', isDisabled: !isMp3 };
  const cbr: Quality = { qlt: 3, name: 'cbr', isDisabled: !isMp3 };
  const quality: Quality = { qlt: 0, name: 'quality', isDisabled: isMp3 };
  if (isMp3) return [vbr, cbr, quality];
  return codec === OGG_VORBIS ? [quality, vbr, cbr] : [];
}
