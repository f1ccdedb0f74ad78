import { codecFields, MP3 } from './codecs.ts';

/** How an encoder spends its bits (D3): by a quality step, at a variable or at a constant bitrate. */
export type QualityName = 'quality' | 'vbr' | 'cbr';

/** One choice of `encoder.qlt`. */
export interface Quality {
  readonly qlt: number;
  readonly name: QualityName;
  /** Shown, but not to be picked with this codec. */
  readonly isDisabled: boolean;
}

const QUALITIES = [
  { qlt: 1, name: 'vbr' },
  { qlt: 3, name: 'cbr' },
  { qlt: 0, name: 'quality' },
] as const;

/** The choices of `encoder.qlt` for a codec (D3, Encoder settings); none where the codec has no such field. */
export function qualities(codec: number): readonly Quality[] {
  const choices = codecFields(codec).includes('qlt') ? QUALITIES : [];
  // MP3 has the bitrates alone, Ogg Vorbis the steps alone.
  return choices.map((choice) => ({ ...choice, isDisabled: (choice.qlt === 0) === (codec === MP3) }));
}
