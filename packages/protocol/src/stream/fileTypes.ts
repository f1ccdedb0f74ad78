/** The names of file types (D3, Other enumerations; EVT-06). */
export const FILE_TYPES = [
  'WAV',
  'AAC ADTS',
  'AAC ADIF',
  'AAC MP4',
  'WMA',
  'Ogg Vorbis',
  'FLAC',
  'MIDI',
  'LATM',
  'MP3 ID',
  'MP3',
] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** The formats of files (D3, Other enumerations; EVT-06), in the order of their numbers. */
export const FILE_FORMATS = ['Undefined', 'AAC', 'MP3', 'OGG Vorbis', 'WAV', 'FLAC', 'MIDI'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
