import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { library, prepare } from '../../scripts/tsup.ts';

const folder = import.meta.dirname;
const entry = prepare(folder);

// esbuild gives each entry its own style sheet, with the theme repeated in it. An entry that imports all others
// gathers one sheet instead, which a host imports once; the rest is deleted below.
const gathered = '.cache/styles.ts';
mkdirSync(join(folder, '.cache'), { recursive: true });
writeFileSync(
  join(folder, gathered),
  Object.values(entry)
    .map((source) => `export * from '${source.replace(/^(\.\/)?/, '../')}';\n`)
    .join(''),
);

export default defineConfig({
  ...library(entry),
  entry: { ...entry, styles: gathered },
  banner: { js: "'use client';" }, // esbuild loses the directive when it bundles
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  async onSuccess() {
    const dist = join(folder, 'dist');
    const extra = (file: string) =>
      /^styles\.js/.test(file) || (/\.css(\.map)?$/.test(file) && !/^styles\.css/.test(file));
    for (const file of (await readdir(dist)).filter(extra)) await rm(join(dist, file));
  },
});
