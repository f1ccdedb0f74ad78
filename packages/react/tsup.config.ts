import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { blankSourceMaps } from '../../scripts/sourceMaps.ts';
import { gather, library, markDoors, modules, prepare } from '../../scripts/tsup.ts';

const folder = import.meta.dirname;
const entry = prepare(folder);
const published = modules(folder, entry);
const vanillaExtract = vanillaExtractPlugin({ identifiers: 'short' });

// esbuild gives each module its own style sheet. An entry that imports all others gathers one instead, which a host
// imports once; the rest is deleted.
const styles = gather(folder, 'styles', Object.values(entry));

// They import nothing that runs in a page alone, which `npm test -- imports` tries.
const plain = [
  'hooks/page/paths',
  'plain',
  'screens/shop/pictureFiles',
  'sentences',
  'texts',
  'ui/theme/accent',
];

async function keepOneStyleSheet() {
  const dist = join(folder, 'dist');
  const files = await readdir(dist, { recursive: true });
  const extra = files.filter((file) => /^styles\.js|\.css(\.map)?$/.test(file) && !/^styles\.css/.test(file));
  // The other build deletes too.
  for (const file of extra) await rm(join(dist, file), { force: true });
}

export default defineConfig([
  {
    ...published,
    esbuildPlugins: [vanillaExtract, ...(published.esbuildPlugins ?? [])],
    async onSuccess() {
      blankSourceMaps(join(folder, 'dist'));
      markDoors(folder, entry, plain);
      await keepOneStyleSheet();
    },
  },
  {
    ...library(folder, {}),
    entry: { styles },
    // Only the rules are kept.
    external: [/^#/],
    dts: false,
    // A chunk for each lazy part would be published, and imported by nobody.
    splitting: false,
    // Without it each rule stands beside a base64 copy of itself in a comment.
    minify: true,
    sourcemap: false,
    esbuildPlugins: [vanillaExtract],
    onSuccess: keepOneStyleSheet,
  },
]);
