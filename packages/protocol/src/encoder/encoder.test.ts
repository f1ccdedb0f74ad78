import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channelModes } from './channels.ts';
import { codecFields, QUALITIES } from './codecs.ts';
import {
  changeCodec,
  changeLayout,
  changeSampleRate,
  type Encoder,
  findEncoderProblem,
  newEncoder,
} from './encoder.ts';
import { gainAt, LAST_GAIN_STOP } from './gain.ts';
import { bitrates, sampleRates } from './rates.ts';

const ogg: Encoder = { codec: 5, gain: 1024, ag: 0, ch: 1, qlt: 0, sr: 48_000, br: 5 };
const mp3: Encoder = { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 1, sr: 44_100, br: 192, adc: 0 };
const flac: Encoder = { codec: 7, gain: 1024, ag: 0, ch: 1, sr: 44_100 };

// Whatever can be chosen in the form.
const encoders = fc.gen().map((draw): Encoder => {
  const pick = (choices: readonly number[]) => choices[draw(fc.nat, Math.max(choices.length - 1, 0))];
  const codec = pick([5, 6, 7]) ?? 6;
  const ch = pick([0, 1]) ?? 1;
  const sr = pick(sampleRates(codec, ch)) ?? 0;
  const chosen = {
    ch,
    qlt: pick(QUALITIES.filter((quality) => quality.codec === codec).map(({ qlt }) => qlt)),
    sr,
    br: pick(bitrates(codec, ch, sr)),
    adc: pick(channelModes(ch)),
  };
  const fields = codecFields(codec).map((field) => [field, chosen[field]]);
  const gains = { gain: gainAt(draw(fc.nat, LAST_GAIN_STOP)), ag: gainAt(draw(fc.nat, LAST_GAIN_STOP)) };
  return { codec, ...gains, ch, sr, ...Object.fromEntries(fields) };
});

describe('a new encoder', () => {
  test.each([
    ['Ogg Vorbis', 5, ogg],
    ['MP3', 6, mp3],
    ['FLAC', 7, flac],
    ['MP3 unless another is asked for', undefined, mp3],
  ])('SND-03 of %s has the defaults and no other field', (_name, codec, encoder) => {
    expect(newEncoder(codec)).toStrictEqual(encoder);
    expect(findEncoderProblem(newEncoder(codec))).toBeNull();
  });

  test.each([0, 4, 8, -1, 5.5, Number.NaN])('SND-03 there is none of codec %d', (codec) => {
    expect(() => newEncoder(codec)).toThrow(RangeError);
    expect(() => changeCodec(mp3, codec)).toThrow(RangeError);
  });
});

describe('another codec', () => {
  test.each([
    ['MP3 to Ogg Vorbis', { ...mp3, ch: 0, sr: 8000, br: 16, adc: 2 }, 5, ogg],
    ['MP3 to FLAC', { ...mp3, ch: 0, sr: 8000 }, 7, flac],
    ['Ogg Vorbis to MP3', { ...ogg, ch: 0, sr: 8000, br: 10 }, 6, mp3],
    ['FLAC to MP3', { ...flac, sr: 8000 }, 6, mp3],
    ['FLAC to Ogg Vorbis', flac, 5, ogg],
    ['a codec that cannot be selected to MP3', { ...flac, codec: 2 }, 6, mp3],
  ])('SND-03 from %s begins with the defaults of the new one', (_case, encoder, codec, changed) => {
    expect(changeCodec(encoder, codec)).toStrictEqual(changed);
  });

  test('SND-04 the gains stay', () => {
    expect(changeCodec({ ...mp3, gain: 0, ag: 512 }, 7)).toStrictEqual({ ...flac, gain: 0, ag: 512 });
  });

  test('SND-03 the same one changes nothing', () => {
    const encoder = { ...mp3, br: 320 };
    expect(changeCodec(encoder, 6)).toBe(encoder);
  });
});

describe('another layout', () => {
  test.each([
    ['MP3 to mono', { ...mp3, br: 320, adc: 1 }, 0, { ...mp3, ch: 0, br: 192, adc: 4 }],
    ['MP3 to stereo', { ...mp3, ch: 0, sr: 8000, br: 8, adc: 2 }, 1, { ...mp3, sr: 8000, br: 32, adc: 0 }],
    ['Ogg Vorbis to mono', { ...ogg, sr: 16_000, br: 9 }, 0, { ...ogg, ch: 0, sr: 16_000, br: 9 }],
    ['Ogg Vorbis to stereo at 8000 Hz', { ...ogg, ch: 0, sr: 8000, br: 9 }, 1, { ...ogg, sr: 16_000, br: 9 }],
    ['Ogg Vorbis to stereo at 48000 Hz', { ...ogg, ch: 0, br: 0 }, 1, { ...ogg, br: 0 }],
    ['FLAC to mono', { ...flac, sr: 8000 }, 0, { ...flac, ch: 0, sr: 8000 }],
  ])('SND-03 %s resets what hangs on it', (_case, encoder, ch, changed) => {
    expect(changeLayout(encoder, ch)).toStrictEqual(changed);
  });

  test('SND-03 the same one changes nothing', () => {
    const encoder = { ...mp3, br: 320, adc: 1 };
    expect(changeLayout(encoder, 1)).toBe(encoder);
  });
});

describe('another sample rate', () => {
  test.each([
    [48_000, 224],
    [44_100, 192],
    [32_000, 112],
    [24_000, 96],
    [22_050, 80],
    [16_000, 64],
    [12_000, 56],
    [11_025, 56],
    [8000, 32],
  ])('SND-03 of %i Hz brings MP3 to %i kbit/s', (sr, br) => {
    const before = { ...mp3, qlt: 3, sr: sr === 8000 ? 12_000 : 8000, br: 8, adc: 1 };
    expect(changeSampleRate(before, sr)).toStrictEqual({ ...before, sr, br });
  });

  test('SND-03 that is the present one leaves the bitrate alone', () => {
    const encoder = { ...mp3, br: 320 };
    expect(changeSampleRate(encoder, 44_100)).toBe(encoder);
  });

  test('SND-03 that does not exist leaves the bitrate alone', () => {
    expect(changeSampleRate(mp3, 44_101)).toStrictEqual({ ...mp3, sr: 44_101 });
  });

  test.each([
    ['Ogg Vorbis keeps its step', { ...ogg, br: 9 }, { ...ogg, sr: 16_000, br: 9 }],
    ['FLAC has no bitrate', flac, { ...flac, sr: 16_000 }],
  ])('SND-03 %s', (_case, encoder, changed) => {
    expect(changeSampleRate(encoder, 16_000)).toStrictEqual(changed);
  });
});

describe('what is wrong with an encoder', () => {
  test.each<[string, Encoder, string]>([
    ['a codec that cannot be selected', { ...mp3, codec: 1 }, 'codec'],
    ['a codec that does not exist', { ...mp3, codec: Number.NaN }, 'codec'],
    ['a layout that does not exist', { ...mp3, ch: 2 }, 'ch'],
    ['MP3 without VBR or CBR', { ...mp3, qlt: 0 }, 'qlt'],
    ['MP3 as ABR', { ...mp3, qlt: 2 }, 'qlt'],
    ['MP3 without any quality', { ...mp3, qlt: undefined }, 'qlt'],
    ['Ogg Vorbis as VBR', { ...ogg, qlt: 1 }, 'qlt'],
    ['a sample rate that does not exist', { ...mp3, sr: 96_000 }, 'sr'],
    ['Ogg Vorbis in stereo at 8000 Hz', { ...ogg, sr: 8000 }, 'sr'],
    ['a bitrate that the rate does not have', { ...mp3, sr: 8000 }, 'br'],
    ['a bitrate that the layout does not have', { ...mp3, ch: 0, br: 320, adc: 4 }, 'br'],
    ['MP3 without a bitrate', { ...mp3, br: undefined }, 'br'],
    ['a step past the last', { ...ogg, br: 11 }, 'br'],
    ['mono of two channels', { ...mp3, adc: 4 }, 'adc'],
    ['joint stereo of one channel', { ...mp3, ch: 0, adc: 0 }, 'adc'],
    ['a gain between two stops', { ...mp3, gain: 1000 }, 'gain'],
    ['an automatic gain between two stops', { ...mp3, gain: 0, ag: 1000 }, 'ag'],
  ])('SND-03 SND-04 %s', (_case, encoder, field) => {
    expect(findEncoderProblem(encoder)).toBe(field);
  });

  test.each<[string, Encoder, Encoder]>([
    ['a bitrate of MPEG that we do not offer', { ...mp3, ch: 0, br: 320, adc: 4 }, { ...mp3, br: 320 }],
    ['a gain between two stops', { ...mp3, gain: 1000 }, { ...mp3, gain: 1000 }],
    ['an automatic gain between two stops', { ...mp3, gain: 0, ag: 1000 }, { ...mp3, ag: 1000 }],
  ])('SND-03 SND-04 nothing where it was loaded so: %s', (_case, encoder, loaded) => {
    expect(findEncoderProblem(encoder)).not.toBeNull();
    expect(findEncoderProblem(encoder, loaded)).toBeNull();
  });

  test('SND-03 what was loaded at one rate is no choice where another rate does not know it', () => {
    const loaded = { ...mp3, ch: 0, br: 320, adc: 4 };
    expect(findEncoderProblem({ ...loaded, sr: 8000 }, loaded)).toBe('br');
  });

  test.each<[string, Encoder]>([
    ['a bitrate of FLAC', { ...flac, br: 1 }],
    ['a channel mode of Ogg Vorbis', { ...ogg, adc: 7 }],
    ['an automatic gain that is off', { ...mp3, gain: 256, ag: 1 }],
  ])('SND-03 SND-04 nothing in what is not shown or cannot be set: %s', (_case, encoder) => {
    expect(findEncoderProblem(encoder)).toBeNull();
  });
});

test('SND-03 what can be chosen has no problem, and stays so through every change', () => {
  fc.assert(
    fc.property(encoders, encoders, (encoder, { codec, ch, sr }) => {
      const changed = changeLayout(changeCodec(encoder, codec), ch);
      for (const each of [encoder, changed, changeSampleRate(changed, sr)]) {
        expect(findEncoderProblem(each)).toBeNull();
        expect(new Set(Object.keys(each))).toEqual(new Set(Object.keys(newEncoder(each.codec))));
      }
    }),
  );
});

test('SND-03 any numbers at all have an answer', () => {
  const any = fc.oneof(fc.double(), fc.constantFrom(0, 1, 5, 6, 7, 48_000));
  const anything = fc.record({
    codec: any,
    gain: any,
    ag: any,
    ch: any,
    sr: any,
    qlt: any,
    br: any,
    adc: any,
  });
  fc.assert(
    fc.property(anything, anything, (encoder, loaded) => {
      expect([null, ...Object.keys(encoder)]).toContain(findEncoderProblem(encoder, loaded));
      expect(changeLayout(encoder, loaded.ch)).toMatchObject({ ch: loaded.ch });
      expect(changeSampleRate(encoder, loaded.sr)).toMatchObject({ sr: loaded.sr });
    }),
  );
});

test('SND-03 another codec takes away what means nothing for it, but nothing that a newer firmware added', () => {
  const newer = { ...mp3, limiter: { on: 1 } };
  expect(changeCodec(newer, 5)).toStrictEqual({ ...ogg, limiter: { on: 1 } });
  expect(changeCodec(newer, 7)).toStrictEqual({ ...flac, limiter: { on: 1 } });
});
