import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text, which gets several times smaller; fonts and pictures are compressed already. */
const TEXT = /\.(css|html|js|json|svg)$/;
/** Smaller files fit into one packet of the network as they are. */
const LEAST_BYTES = 1024;

const FORMS = [
  {
    ending: '.br',
    compress: (text: Buffer) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
        },
      }),
  },
  { ending: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: 9 }) },
];

/** Writes each text of a build twice more, as Brotli and as gzip: a server sends what is ready. */
export function precompress(): Plugin {
  return {
    name: 'carillon-precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(texts.map((name) => compressFile(join(dir, name))));
    },
  };
}

/** Writes a text twice more; a small one is left as it is. */
export async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.byteLength < LEAST_BYTES) return;
  await Promise.all(
    FORMS.map(async ({ ending, compress }) => writeFile(path + ending, await compress(text))),
  );
}
