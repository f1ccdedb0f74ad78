/** The formats of files (D3), in the order of their numbers. */
export const FILE_FORMATS = ['Undefined', 'AAC', 'MP3', 'OGG Vorbis', 'WAV', 'FLAC', 'MIDI'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const MP3_ID = 0xffe0;

/**
 * The file types of D3: a name, and what the chip's register SCI_HDAT1 holds while it plays such a file. Without a value
 * where none is published; MP3 has all values from this one to 0xFFFF.
 */
export const FILE_TYPES: readonly (readonly [name: string, id?: number])[] = [
  ['WAV', 0x7665],
  ['AAC ADTS', 0x4154],
  ['AAC ADIF', 0x4144],
  ['AAC MP4', 0x4d34],
  ['WMA', 0x574d],
  ['Ogg Vorbis', 0x4f67],
  ['FLAC', 0x664c],
  ['MIDI'],
  ['LATM'],
  ['MP3 ID'],
  ['MP3', MP3_ID],
];

/** The name of the file type with this id, or undefined for an id that is none. */
export function fileTypeName(id: number): string | undefined {
  const first = id >= MP3_ID && id <= 0xffff ? MP3_ID : id;
  return FILE_TYPES.find((type) => type[1] === first)?.[0];
}
