import { channelModes } from './channels.ts';
import { CODECS, type CodecField, type CodecSettings, codecFields, MP3, QUALITIES } from './codecs.ts';
import { isGain } from './gain.ts';
import { bitrates, defaultBitrate, sampleRates } from './rates.ts';

/**
 * The encoder of a sender event as it travels (D3). Fields without meaning for its codec are left out.
 * An alias, for the records of schemas that keep unknown fields take no interface.
 */
export type Encoder = CodecSettings & {
  /** 5 Ogg Vorbis, 6 MP3 or 7 FLAC; see CODECS. */
  readonly codec: number;
  /** Line-in gain, 1024 is 1x; 0 is automatic. */
  readonly gain: number;
  /** The most that the automatic gain may come to, on the scale of `gain`; the chip takes 0 for MAX_GAIN. */
  readonly ag: number;
};

/** The encoder that a new event begins with (D9). Throws a RangeError for a codec that cannot be selected. */
export function newEncoder(codec = MP3): Encoder {
  const defaults = CODECS[codec]?.defaults;
  if (!defaults) throw new RangeError(`No codec: ${codec}.`);
  return { codec, gain: 1024, ag: 0, ...defaults };
}

/**
 * Another codec, with its defaults and without what means nothing for it (D9). The gains stay, and what a newer firmware
 * added. Throws a RangeError for a codec that cannot be selected.
 */
export function changeCodec(encoder: Encoder, codec: number): Encoder {
  const { qlt, br, adc, ...kept } = encoder;
  const { gain, ag } = kept;
  return codec === encoder.codec ? encoder : { ...kept, ...newEncoder(codec), gain, ag };
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

/**
 * The first field whose choice is wrong, or null (D5, Sender); the key of its sentence is `problem.encoder.` and the field.
 * `loaded` is the encoder that the form began with: its bitrate and gains may stay although none of our choices is like
 * them, as long as the chip takes them. Fields without meaning for the codec are not looked at, nor is the automatic gain
 * where it is off.
 */
export function findEncoderProblem(encoder: Encoder, loaded?: Encoder): keyof Encoder | null {
  const { codec, gain, ch, sr } = encoder;
  const fields = codecFields(codec);
  if (fields.length === 0) return 'codec';
  const choices: Readonly<Record<CodecField, readonly (number | undefined)[]>> = {
    ch: [0, 1],
    qlt: QUALITIES.filter((quality) => quality.codec === codec).map(({ qlt }) => qlt),
    sr: sampleRates(codec, ch),
    br: bitrates(codec, ch, sr, loaded?.br),
    adc: channelModes(ch),
  };
  const gains = gain === 0 ? (['gain', 'ag'] as const) : (['gain'] as const);
  return (
    fields.find((field) => !choices[field].includes(encoder[field])) ??
    gains.find((field) => !isGain(encoder[field], loaded?.[field])) ??
    null
  );
}

// Only MP3 has defaults that hang on the layout and the sample rate.
function resetMp3(encoder: Encoder, resets: Partial<Encoder> = {}): Encoder {
  if (encoder.codec !== MP3) return encoder;
  return { ...encoder, ...resets, br: defaultBitrate(encoder.sr) ?? encoder.br };
}
