import { expect, test } from 'vitest';
import { FILE_FORMATS, FILE_TYPES, fileTypeName } from './fileTypes.ts';

test.each([
  [0x7665, 'WAV'],
  [0x4154, 'AAC ADTS'],
  [0x4144, 'AAC ADIF'],
  [0x4d34, 'AAC MP4'],
  [0x574d, 'WMA'],
  [0x4f67, 'Ogg Vorbis'],
  [0x664c, 'FLAC'],
  [0xffdf, undefined],
  [0xffe0, 'MP3'],
  [0xfffb, 'MP3'],
  [0xffff, 'MP3'],
  [0x1_0000, undefined],
  [0x1_ffe0, undefined],
  [0, undefined],
  [-1, undefined],
  [-32, undefined],
  [2 ** 32 + 0xfff0, undefined],
  [Number.NaN, undefined],
])('EVT-06 the file type %d is called %s', (id, name) => {
  expect(fileTypeName(id)).toBe(name);
});

test('EVT-06 there is a name for each file type and format, also where no value is published', () => {
  expect(FILE_TYPES.map(([name]) => name)).toEqual(
    expect.arrayContaining(['WAV', 'WMA', 'Ogg Vorbis', 'FLAC', 'MIDI', 'LATM', 'MP3 ID', 'MP3']),
  );
  expect(FILE_FORMATS).toEqual(['Undefined', 'AAC', 'MP3', 'OGG Vorbis', 'WAV', 'FLAC', 'MIDI']);
});
