import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { gather, library, prepare } from '../../scripts/tsup.ts';

const folder = import.meta.dirname;
const entry = prepare(folder);

// esbuild gives each entry its own style sheet, with the theme repeated in it. An entry that imports all others
// gathers one sheet instead, which a host imports once; the rest is deleted below.
const styles = gather(folder, 'styles', Object.values(entry));

export default defineConfig({
  ...library(folder, entry),
  entry: { ...entry, styles },
  banner: { js: "'use client';" }, // esbuild loses the directive when it bundles
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  async onSuccess() {
    const dist = join(folder, 'dist');
    const extra = (file: string) =>
      /^styles\.js/.test(file) || (/\.css(\.map)?$/.test(file) && !/^styles\.css/.test(file));
    for (const file of (await readdir(dist)).filter(extra)) await rm(join(dist, file));
  },
});
