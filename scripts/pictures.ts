// `npm run pictures` renders the pictures of the example products into files that the mocks hold; a test compares them.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA_SIZES } from '../packages/protocol/src/catalog/mediaUrl.ts';
import { drawScene, scenes, WIDTH } from './pictures/scenes.ts';
import { root } from './process.ts';

/** Where the pictures stand: a module each, so that a page holds those that somebody looks at. */
export const FOLDER = 'mocks/src/media/rendered';
const LIST = 'mocks/src/media/renderings.ts';

/** Sizes in pixels of the longer side, and how much of a picture is kept: small ones show less of what is lost. */
const SIZES = { whole: [1280, 80], small: [MEDIA_SIZES.small, 76], thumb: [MEDIA_SIZES.thumb, 70] } as const;

/** What a module of a picture begins with: by it is known of which drawing it was made. */
export const printHead = (svg: string) =>
  `// Written by \`npm run pictures\` of the drawing ${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.`;

async function render(svg: string, width: number, quality: number): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg), { density: (72 * width) / WIDTH });
  return drawing.resize(width).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
}

const printList = (entries: readonly string[]) => `// Written by \`npm run pictures\`.

/** The pictures of the example products by name: how large the whole one is, and where it comes from. */
export const renderings = {
${entries.join('\n')}
} as const;
`;

if (import.meta.main) {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER));
  const entries: string[] = [];
  for (const [name, scene] of Object.entries(scenes)) {
    const svg = drawScene(scene);
    const lines = [printHead(svg)];
    for (const [size, [width, quality]] of Object.entries(SIZES)) {
      const picture = await render(svg, width, quality);
      lines.push(`export const ${size} = '${picture.toString('base64')}';`);
      if (size === 'whole')
        entries.push(
          `  '${name}': { bytes: ${picture.length}, load: () => import('./rendered/${name}.ts') },`,
        );
    }
    writeFileSync(join(root, FOLDER, `${name}.ts`), `${lines.join('\n')}\n`);
  }
  writeFileSync(join(root, LIST), printList(entries));
  console.log(`Wrote ${FOLDER} and ${LIST}`);
}
