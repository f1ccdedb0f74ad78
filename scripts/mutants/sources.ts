import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateChanges } from '../../simulator/src/mutate/generate.ts';
import { createNaming, type Mutant as Named } from '../../simulator/src/mutate/mutants.ts';
import { root } from '../process.ts';
import { type Chosen, chosen, locate } from './chosen.ts';
import { strangers } from './strangers.ts';

/** One wrong firmware; its file is below `simulator/src`. */
export interface Mutant extends Named {
  readonly maker: Maker;
}

/** Who made a mutant: the generator, the author of the library, or somebody who had not seen it. */
export const MAKERS = ['generator', 'author', 'stranger'] as const;
export type Maker = (typeof MAKERS)[number];

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

const FOLDER = join(root, 'simulator/src');

/** What no device runs: texts of the documents, what scenarios are given, and helpers of tests. */
const NO_FIRMWARE = /\.test\.ts$|\/test[A-Z]|commandTexts\.ts$|exampleEvents\.ts$/;

/** The sources of the firmware and of its commands, each with all of its mutants. */
export function readSources(): readonly Source[] {
  const files = globSync('{firmware,commands}/*.ts', { cwd: FOLDER }).sort();
  const name = createNaming();
  return files
    .filter((file) => !NO_FIRMWARE.test(`/${file}`))
    .map((file) => {
      const path = join(FOLDER, file);
      const text = readFileSync(path, 'utf8');
      const byHand = (list: readonly Chosen[], maker: Maker) =>
        list.filter((one) => one.file === file).map((one) => ({ ...locate(one, text), maker }));
      const changes = [
        ...generateChanges(file, text).map((change) => ({ ...change, maker: 'generator' as const })),
        ...byHand(chosen, 'author'),
        ...byHand(strangers, 'stranger'),
      ];
      return { path, text, mutants: name(file, text, changes) };
    });
}
