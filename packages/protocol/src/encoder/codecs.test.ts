import { expect, test } from 'vitest';
import { CHANNEL_LAYOUTS, CHANNEL_MODES, channelModes } from './channels.ts';
import { CODECS, codecFields, QUALITIES } from './codecs.ts';

test.each<[number, string | undefined, string[]]>([
  [0, 'ADPCM', []],
  [1, 'PCM', []],
  [2, 'mu-law', []],
  [3, 'A-law', []],
  [4, 'G.722 ADPCM', []],
  [5, 'Ogg Vorbis', ['ch', 'qlt', 'sr', 'br']],
  [6, 'MP3', ['ch', 'qlt', 'sr', 'br', 'adc']],
  [7, 'FLAC', ['ch', 'sr']],
  [8, undefined, []],
  [-1, undefined, []],
  [1.5, undefined, []],
  [Number.NaN, undefined, []],
])('SND-03 EVT-06 codec %d is called %s and shows the fields %j', (codec, name, fields) => {
  expect(CODECS[codec]?.name).toBe(name);
  expect(codecFields(codec)).toEqual(fields);
});

test('EVT-06 of the codecs the fourth alone is hidden', () => {
  expect(CODECS.findIndex(({ isHidden }) => isHidden)).toBe(4);
  expect(CODECS.filter(({ isHidden }) => isHidden)).toHaveLength(1);
});

test('EVT-06 channel layouts and modes stand at the place of their numbers', () => {
  expect(CHANNEL_LAYOUTS).toEqual(['mono', 'stereo']);
  expect(CHANNEL_MODES).toEqual(['joint', 'dual', 'left', 'right', 'mono']);
});

test.each([
  ['stereo', 1, ['joint', 'dual']],
  ['mono', 0, ['mono', 'left', 'right']],
  ['no layout', 2, []],
  ['a layout below 0', -1, []],
])('SND-03 the channel modes of %s, its default first', (_name, ch, modes) => {
  expect(channelModes(ch).map((mode) => CHANNEL_MODES[mode])).toEqual(modes);
});

test.each([
  ['MP3 can be VBR or CBR', 6, ['vbr 1', 'cbr 3']],
  ['Ogg Vorbis has its quality steps alone', 5, ['quality 0']],
  ['FLAC has none', 7, []],
  ['PCM has none', 1, []],
  ['a codec that is none has none', 9, []],
])('SND-03 of the kinds of quality, %s', (_case, codec, picked) => {
  const own = QUALITIES.filter((quality) => quality.codec === codec);
  expect(own.map(({ name, qlt }) => `${name} ${qlt}`)).toEqual(picked);
});
