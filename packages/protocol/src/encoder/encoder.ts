import type { ProblemKey } from '../form/problem.ts';
import { channelModes } from './channels.ts';
import { type CodecField, codecFields, FLAC, MP3, OGG_VORBIS } from './codecs.ts';
import { canSetAutoGain, isGain } from './gain.ts';
import { qualities } from './qualities.ts';
import { bitrates, defaultBitrate, sampleRates } from './rates.ts';

/**
 * The encoder of a sender event as it travels (D3). Fields without meaning for its codec are left out (decisions).
 * An alias, for the records of schemas that keep unknown fields take no interface.
 */
export type Encoder = {
  /** 5 Ogg Vorbis, 6 MP3 or 7 FLAC; see CODECS. */
  readonly codec: number;
  /** Line-in gain, 1024 is 1x; 0 is automatic. */
  readonly gain: number;
  /** The most that the automatic gain may come to, on the scale of `gain`; the chip takes 0 for MAX_GAIN. */
  readonly ag: number;
  /** The layout: 0 mono, 1 stereo. */
  readonly ch: number;
  /** The sample rate in Hz. */
  readonly sr: number;
  /** See `qualities`. */
  readonly qlt?: number | undefined;
  /** kbit/s, for Ogg Vorbis the quality step. */
  readonly br?: number | undefined;
  /** The channel mode; see `channelModes`. */
  readonly adc?: number | undefined;
};

/** The first thing wrong with an encoder: in which field, and the key of the sentence that says so. */
export interface EncoderProblem {
  readonly field: CodecField | 'codec' | 'gain' | 'ag';
  readonly key: ProblemKey;
}

const DEFAULTS: Readonly<Record<number, Pick<Encoder, CodecField>>> = {
  [OGG_VORBIS]: { ch: 1, qlt: 0, sr: 48_000, br: 5 },
  [MP3]: { ch: 1, qlt: 1, sr: 44_100, br: 192, adc: 0 },
  [FLAC]: { ch: 1, sr: 44_100 },
};

const PROBLEMS: Readonly<Record<CodecField, ProblemKey>> = {
  ch: 'problem.encoder.channelMode',
  qlt: 'problem.encoder.quality',
  sr: 'problem.encoder.sampleRate',
  br: 'problem.encoder.bitrate',
  adc: 'problem.encoder.channelMode',
};

/** The encoder that a new event begins with (D9). Throws a RangeError for a codec that cannot be selected. */
export function newEncoder(codec = MP3): Encoder {
  const defaults = DEFAULTS[codec];
  if (!defaults) throw new RangeError(`A codec is 5 (Ogg Vorbis), 6 (MP3) or 7 (FLAC), not ${codec}.`);
  return { codec, gain: 1024, ag: 0, ...defaults };
}

/** Another codec, with its defaults (D9); the gains stay. Throws a RangeError for one that cannot be selected. */
export function changeCodec(encoder: Encoder, codec: number): Encoder {
  const { gain, ag } = encoder;
  return codec === encoder.codec ? encoder : pruneEncoder({ ...encoder, ...newEncoder(codec), gain, ag });
}

/**
 * Another layout: channel mode and MP3 bitrate go back to their defaults, an Ogg step stays. A sample rate that the
 * layout does not reach down to becomes its lowest: Ogg Vorbis has 8000 Hz in mono only (D9).
 */
export function changeLayout(encoder: Encoder, ch: number): Encoder {
  if (ch === encoder.ch) return encoder;
  const sr = Math.max(encoder.sr, sampleRates(encoder.codec, ch)[0] ?? 0);
  return resetMp3({ ...encoder, ch, sr }, { adc: channelModes(ch)[0] });
}

/** Another sample rate: an MP3 bitrate goes back to the default of that rate (D9), an Ogg step stays. */
export function changeSampleRate(encoder: Encoder, sr: number): Encoder {
  return sr === encoder.sr ? encoder : resetMp3({ ...encoder, sr });
}

/** The encoder as it is written: without what means nothing for its codec. What a newer firmware added stays. */
export function pruneEncoder(encoder: Encoder): Encoder {
  const { qlt, br, adc, ...rest } = encoder;
  const has = (field: CodecField) => codecFields(encoder.codec).includes(field);
  return { ...rest, ...(has('qlt') && { qlt }), ...(has('br') && { br }), ...(has('adc') && { adc }) };
}

/**
 * The first thing wrong with what is chosen, or null (D5, Sender). `loaded` is the encoder that the form began with: its
 * bitrate and gains may stay although none of our choices is like them, as long as the chip takes them. Fields without
 * meaning for the codec are not looked at, nor is the automatic gain where it is off.
 */
export function findEncoderProblem(encoder: Encoder, loaded?: Encoder): EncoderProblem | null {
  const { codec, gain, ag, ch, sr } = encoder;
  const fields = codecFields(codec);
  if (fields.length === 0) return { field: 'codec', key: 'problem.encoder.codec' };
  const pickable = qualities(codec).filter(({ isDisabled }) => !isDisabled);
  const choices: Readonly<Record<CodecField, readonly (number | undefined)[]>> = {
    ch: [0, 1],
    qlt: pickable.map(({ qlt }) => qlt),
    sr: sampleRates(codec, ch),
    br: bitrates(codec, ch, sr, loaded?.br),
    adc: channelModes(ch),
  };
  const field = fields.find((name) => !choices[name].includes(encoder[name]));
  if (field) return { field, key: PROBLEMS[field] };
  if (!isGain(gain, loaded?.gain)) return { field: 'gain', key: 'problem.encoder.gain' };
  return canSetAutoGain(encoder) && !isGain(ag, loaded?.ag)
    ? { field: 'ag', key: 'problem.encoder.gain' }
    : null;
}

// Only MP3 has defaults that hang on the layout and the sample rate.
function resetMp3(encoder: Encoder, resets: Partial<Encoder> = {}): Encoder {
  if (encoder.codec !== MP3) return encoder;
  return { ...encoder, ...resets, br: defaultBitrate(encoder.sr) ?? encoder.br };
}
