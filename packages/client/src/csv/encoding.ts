import { type CsvEncoding, CsvFileError } from './csvFile.ts';

/** So many bytes say what a file is. */
const HEAD_BYTES = 65_536;
const SLICE_BYTES = 2 ** 18;

const beginsWith = (bytes: Uint8Array, ...start: number[]) =>
  bytes.length >= start.length && start.every((byte, at) => bytes[at] === byte);

/** Bytes that no text has, but for tabs and line ends. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);

async function readBytes(file: Blob, from: number, to: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch {
    // It was moved, or changed, after it was chosen.
    throw new CsvFileError('unreadable');
  }
}

/**
 * In which encoding a file is written: as its mark says, UTF-8 where it is that without a fault, else what spreadsheets of
 * Windows write. Throws a CsvFileError for what is no text.
 */
export async function detectEncoding(file: Blob): Promise<CsvEncoding> {
  const head = await readBytes(file, 0, HEAD_BYTES);
  // A zip, as xlsx and ods are, and the older xls.
  if (beginsWith(head, 0x50, 0x4b, 3, 4) || beginsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new CsvFileError('workbook');
  }
  if (beginsWith(head, 0xff, 0xfe)) return 'utf-16le';
  if (beginsWith(head, 0xfe, 0xff)) return 'utf-16be';
  if (head.some(isControl)) throw new CsvFileError('binary');
  try {
    for await (const text of decodeSlices(file, 'utf-8')) void text;
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (beginsWith(head, 0xef, 0xbb, 0xbf)) throw new CsvFileError('encoding');
    return 'windows-1252';
  }
}

/** The text of a file, piece by piece, without its mark. A TypeError where it is not of this encoding. */
export async function* decodeSlices(file: Blob, encoding: CsvEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    const bytes = await readBytes(file, at, at + SLICE_BYTES);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}
