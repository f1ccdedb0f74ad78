import type { Bytes } from './fileStore.ts';

/** A picture of at most 16 colours. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue: three bytes for each of the 16 colours. */
  readonly palette: Bytes;
  /** The number of the colour at a pixel. */
  readonly colorAt: (x: number, y: number) => number;
}

type Size = Pick<Drawing, 'width' | 'height'>;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PALETTE_BYTES = 16 * 3;
/** Around the content of a chunk: its length, its name and its checksum. */
const CHUNK_BYTES = 12;
/** The longest block that deflate stores as it is, and what stands before each. */
const BLOCK_BYTES = 65_535;
const BLOCK_HEAD_BYTES = 5;

/** Each line has a byte for its filter, and then two pixels in a byte. */
const linesLength = ({ width, height }: Size) => height * (1 + Math.ceil(width / 2));

const zlibLength = (length: number) => 2 + length + Math.ceil(length / BLOCK_BYTES) * BLOCK_HEAD_BYTES + 4;

/** How many bytes `encodePng` makes: known before anything is drawn, as nothing is compressed. */
export const pngLength = (size: Size) =>
  SIGNATURE.length + 4 * CHUNK_BYTES + 13 + PALETTE_BYTES + zlibLength(linesLength(size));

/**
 * Writes a drawing as PNG without compressing it (https://www.w3.org/TR/png-3/, RFC 1950, RFC 1951). It needs nothing
 * of a page or of Node, and returns at once.
 */
export function encodePng(drawing: Drawing): Bytes {
  const { width, height, palette } = drawing;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // Four bits for a pixel, which names a colour of the palette.
  header.setUint8(8, 4);
  header.setUint8(9, 3);
  return concat([
    Uint8Array.from(SIGNATURE),
    toChunk('IHDR', new Uint8Array(header.buffer)),
    toChunk('PLTE', palette),
    toChunk('IDAT', toZlib(drawLines(drawing))),
    toChunk('IEND', new Uint8Array()),
  ]);
}

function drawLines({ width, height, colorAt }: Drawing): Bytes {
  const lines = new Uint8Array(linesLength({ width, height }));
  let at = 0;
  for (let y = 0; y < height; y++) {
    at++;
    for (let x = 0; x < width; x += 2) {
      lines[at++] = (colorAt(x, y) << 4) | (x + 1 < width ? colorAt(x + 1, y) : 0);
    }
  }
  return lines;
}

function toZlib(bytes: Bytes): Bytes {
  const parts: Bytes[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
    const block = bytes.subarray(at, at + BLOCK_BYTES);
    const head = new DataView(new ArrayBuffer(BLOCK_HEAD_BYTES));
    head.setUint8(0, at + BLOCK_BYTES >= bytes.length ? 1 : 0);
    head.setUint16(1, block.length, true);
    head.setUint16(3, ~block.length & 0xffff, true);
    parts.push(new Uint8Array(head.buffer), block);
  }
  return concat([...parts, toUint32(adler32(bytes))]);
}

function toChunk(name: string, content: Bytes): Bytes {
  const named = concat([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), content]);
  return concat([toUint32(content.length), named, toUint32(crc32(named))]);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc32(bytes: Bytes): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC_TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return ~c >>> 0;
}

function adler32(bytes: Bytes): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

function toUint32(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

function concat(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
