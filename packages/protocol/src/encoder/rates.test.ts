import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLAC, MP3, OGG_VORBIS } from './codecs.ts';
import { dataRate, megabytesAnHour } from './dataRate.ts';
import { bitrates, defaultBitrate, flacKbps, isRecommendedBitrate, oggKbps, sampleRates } from './rates.ts';

const MONO = 0;
const STEREO = 1;
const MPEG_RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

const list = (text: string) => (text === '' ? [] : text.split(' ').map(Number));

describe('the sample rates', () => {
  test.each([
    ['Ogg Vorbis in mono', OGG_VORBIS, MONO, [8000, 16_000, 48_000]],
    ['Ogg Vorbis in stereo', OGG_VORBIS, STEREO, [16_000, 48_000]],
    ['MP3 in mono', MP3, MONO, MPEG_RATES],
    ['MP3 in stereo', MP3, STEREO, MPEG_RATES],
    ['FLAC in mono', FLAC, MONO, MPEG_RATES],
    ['FLAC in stereo', FLAC, STEREO, MPEG_RATES],
    ['a layout that does not exist', MP3, 2, []],
    ['a layout that is no number', OGG_VORBIS, Number.NaN, []],
    ['a codec that cannot be selected', 1, STEREO, []],
    ['a codec that does not exist', -1, STEREO, []],
  ])('SND-03 of %s', (_name, codec, ch, rates) => {
    expect(sampleRates(codec, ch)).toEqual(rates);
  });
});

// As the data sheet of the chip grades them; the second list holds those that it recommends.
describe('the bitrates of MP3', () => {
  test.each([
    [48_000, 224, '32 40 48 56 64 80 96 112 128 160 192 224 256 320', '160 192 224 256 320'],
    [44_100, 192, '32 40 48 56 64 80 96 112 128 160 192 224 256 320', ''],
    [32_000, 112, '32 40 48 56 64 80 96 112 128 160 192 224 256', '112 128'],
    [24_000, 96, '16 24 32 40 48 56 64 80 96 112 128 144', '80 96'],
    [22_050, 80, '16 24 32 40 48 56 64 80 96 112 128', ''],
    [16_000, 64, '16 24 32 40 48 56 64 80 96 112 128', '64'],
    [12_000, 56, '8 16 24 32 40 48 56 64 80 96 112 128', '40 48 56'],
    [11_025, 56, '8 16 24 32 40 48 56 64 80 96 112 128', ''],
    [8000, 32, '8 16 24 32 40 48 56 64 80 96 112', '8 16 24 32'],
  ])('SND-03 in stereo at %i Hz are a default of %i and its like', (sr, byDefault, offered, recommended) => {
    const choices = bitrates(MP3, STEREO, sr);
    expect(choices).toEqual(list(offered));
    expect(choices.filter((br) => isRecommendedBitrate(STEREO, sr, br))).toEqual(list(recommended));
    expect(defaultBitrate(sr)).toBe(byDefault);
    expect(choices).toContain(byDefault);
  });

  test.each([
    [48_000, 224, '32 40 48 56 64 80 96 112 128 160 192 224 256', '80 96 112 128 160 192 224 256'],
    [44_100, 192, '32 40 48 56 64 80 96 112 128 160 192 224 256', ''],
    [32_000, 112, '32 40 48 56 64 80 96 112 128 160 192', '56 64'],
    [24_000, 96, '8 16 24 32 40 48 56 64 80 96 112', '48'],
    [22_050, 80, '8 16 24 32 40 48 56 64 80 96 112', ''],
    [16_000, 64, '8 16 24 32 40 48 56 64 80', '32 40'],
    [12_000, 56, '8 16 24 32 40 48 56 64', '24'],
    [11_025, 56, '8 16 24 32 40 48 56 64', ''],
    [8000, 32, '8 16 24 32 40 48', '8 16'],
  ])('SND-03 in mono at %i Hz are a default of %i and its like', (sr, byDefault, offered, recommended) => {
    const choices = bitrates(MP3, MONO, sr);
    expect(choices).toEqual(list(offered));
    expect(choices.filter((br) => isRecommendedBitrate(MONO, sr, br))).toEqual(list(recommended));
    expect(choices).toContain(byDefault);
  });

  test.each([
    ['320 in mono, which the table leaves out', MONO, 48_000, 320, true],
    ['8 in stereo at 16 kHz, which the table leaves out', STEREO, 16_000, 8, true],
    ['160 below 32 kHz', STEREO, 24_000, 160, true],
    ['144, which MPEG-1 does not know', STEREO, 48_000, 144, false],
    ['24, which MPEG-1 does not know', STEREO, 32_000, 24, false],
    ['192 below 32 kHz', STEREO, 24_000, 192, false],
    ['a number that is no bitrate', STEREO, 48_000, 100, false],
    ['no number', STEREO, 48_000, Number.NaN, false],
  ])('SND-03 what was loaded is a choice wherever it is legal: %s', (_case, ch, sr, loaded, isChoice) => {
    const choices = bitrates(MP3, ch, sr, loaded);
    expect(bitrates(MP3, ch, sr)).not.toContain(loaded);
    expect(choices.includes(loaded)).toBe(isChoice);
    expect(choices).toEqual(choices.toSorted((a, b) => a - b));
  });

  test('SND-03 what was loaded and is in the table stands there once', () => {
    expect(bitrates(MP3, STEREO, 44_100, 192)).toEqual(bitrates(MP3, STEREO, 44_100));
  });
});

describe('the bitrates of others', () => {
  test.each([
    ['Ogg Vorbis has 11 steps', OGG_VORBIS, STEREO, 48_000, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['Ogg Vorbis has none at a rate of mono', OGG_VORBIS, STEREO, 8000, []],
    ['FLAC has none', FLAC, STEREO, 48_000, []],
    ['a codec that cannot be selected has none', 0, STEREO, 48_000, []],
    ['a rate that does not exist has none', MP3, STEREO, 44_101, []],
    ['a layout that does not exist has none', MP3, 2, 48_000, []],
  ])('SND-03 %s', (_case, codec, ch, sr, choices) => {
    expect(bitrates(codec, ch, sr)).toEqual(choices);
    expect(bitrates(codec, ch, sr, 128)).toEqual(choices);
  });

  test.each([
    [8000, MONO, '6 7 9 10 12 13 16 19 22 25 28'],
    [16_000, MONO, '7 11 14 18 21 25 31 37 43 49 55'],
    [16_000, STEREO, '10 18 26 34 42 50 65 81 96 112 127'],
    [48_000, MONO, '37 47 57 68 78 88 99 110 122 133 144'],
    [48_000, STEREO, '53 72 91 110 129 148 185 222 259 296 333'],
  ])('SND-03 the steps of Ogg Vorbis at %i Hz, layout %i, come to %s kbit/s', (sr, ch, kbps) => {
    const steps = bitrates(OGG_VORBIS, ch, sr);
    expect(steps.map((step) => oggKbps(ch, sr, step))).toEqual(list(kbps));
  });

  test.each([
    ['8000 Hz in stereo', STEREO, 8000, 5],
    ['a rate of MP3 alone', STEREO, 44_100, 5],
    ['step 11', STEREO, 48_000, 11],
    ['step -1', STEREO, 48_000, -1],
    ['half a step', STEREO, 48_000, 0.5],
    ['no step', STEREO, 48_000, Number.NaN],
  ])('SND-03 Ogg Vorbis has no %s', (_case, ch, sr, step) => {
    expect(oggKbps(ch, sr, step)).toBeNull();
  });

  test.each([
    [8000, 128, 256],
    [11_025, 176, 353],
    [12_000, 192, 384],
    [16_000, 256, 512],
    [22_050, 353, 706],
    [24_000, 384, 768],
    [32_000, 512, 1024],
    [44_100, 706, 1411],
    [48_000, 768, 1536],
  ])('SND-03 FLAC at %i Hz is up to %i kbit/s in mono and %i in stereo', (sr, mono, stereo) => {
    expect([flacKbps(MONO, sr), flacKbps(STEREO, sr)]).toEqual([mono, stereo]);
  });

  test.each([
    ['rate', STEREO, 96_000],
    ['layout', 2, 48_000],
  ])('SND-03 FLAC has no other %s', (_case, ch, sr) => {
    expect(flacKbps(ch, sr)).toBeNull();
  });
});

describe('what is sent in an hour', () => {
  const of = { mp3: { codec: MP3, ch: STEREO }, ogg: { codec: OGG_VORBIS }, flac: { codec: FLAC } };
  test.each([
    ['MP3 at a constant bitrate', { ...of.mp3, sr: 48_000, qlt: 3, br: 128 }, 'exact', 128, 57.6],
    ['MP3 at a variable one', { ...of.mp3, sr: 44_100, qlt: 1, br: 192 }, 'about', 192, 86.4],
    ['MP3 of a quality that is none', { ...of.mp3, sr: 44_100, qlt: 2, br: 8 }, 'about', 8, 3.6],
    ['Ogg Vorbis by its step', { ...of.ogg, ch: STEREO, sr: 48_000, qlt: 0, br: 5 }, 'about', 148, 66.6],
    ['Ogg Vorbis in mono', { ...of.ogg, ch: MONO, sr: 8000, qlt: 0, br: 0 }, 'about', 6, 2.7],
    ['FLAC by its samples', { ...of.flac, ch: STEREO, sr: 44_100 }, 'upTo', 1411, 634.95],
    ['FLAC in mono, half of it', { ...of.flac, ch: MONO, sr: 48_000 }, 'upTo', 768, 345.6],
    // Which a codec before had, and which says nothing of FLAC.
    ['FLAC with a bitrate', { ...of.flac, ch: MONO, sr: 8000, qlt: 3, br: 320 }, 'upTo', 128, 57.6],
  ])('SND-03 by %s', (_case, encoder, kind, kbps, megabytes) => {
    expect(dataRate(encoder)).toEqual({ kind, kbps });
    expect(megabytesAnHour(kbps)).toBeCloseTo(megabytes, 6);
  });

  test.each([
    ['MP3 without a bitrate', { ...of.mp3, sr: 44_100, qlt: 1 }],
    ['Ogg Vorbis at a rate that it does not have', { ...of.ogg, ch: STEREO, sr: 44_100, qlt: 0, br: 5 }],
    ['a step past the last', { ...of.ogg, ch: STEREO, sr: 48_000, qlt: 0, br: 11 }],
    ['FLAC at a rate that it does not have', { ...of.flac, ch: STEREO, sr: 96_000 }],
    ['a codec that cannot be selected', { codec: 1, ch: STEREO, sr: 48_000, br: 192 }],
  ])('SND-03 is not known for %s', (_case, encoder) => {
    expect(dataRate(encoder)).toBeNull();
  });
});

test('SND-03 any numbers at all have an answer', () => {
  const any = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, 1, 5, 6, 7, 8000, 48_000));
  fc.assert(
    fc.property(any, any, any, any, (codec, ch, sr, br) => {
      for (const choice of bitrates(codec, ch, sr, br)) expect(Number.isInteger(choice)).toBe(true);
      expect(bitrates(codec, ch, sr, br).length === 0 || sampleRates(codec, ch).includes(sr)).toBe(true);
      expect(isRecommendedBitrate(ch, sr, br)).toBeTypeOf('boolean');
      expect([oggKbps(ch, sr, br), flacKbps(ch, sr)]).not.toContain(Number.NaN);
    }),
  );
});
