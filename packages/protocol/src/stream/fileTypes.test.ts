import { expect, test } from 'vitest';
import { FILE_FORMATS, FILE_TYPES } from './fileTypes.ts';

test('EVT-06 each file type has a name of its own', () => {
  expect(FILE_TYPES).toEqual(
    expect.arrayContaining(['WAV', 'WMA', 'Ogg Vorbis', 'FLAC', 'MIDI', 'LATM', 'MP3 ID', 'MP3']),
  );
  expect(new Set(FILE_TYPES).size).toBe(FILE_TYPES.length);
});

test('EVT-06 file formats stand at the place of their numbers', () => {
  expect(FILE_FORMATS).toEqual(['Undefined', 'AAC', 'MP3', 'OGG Vorbis', 'WAV', 'FLAC', 'MIDI']);
});
