import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { type Chosen, chosen, locate } from './chosen.ts';
import { type Change, generateChanges } from './generate.ts';
import { strangers } from './strangers.ts';

/** One wrong firmware. */
export interface Mutant extends Change {
  readonly id: number;
  /** Below `simulator/src`. */
  readonly file: string;
  readonly line: number;
  /** What tells it from all others, also when lines have moved: `firmware/player.ts stop: 'stopped' → ''`. */
  readonly key: string;
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
  const seen = new Map<string, number>();
  let id = 0;
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
      const mutants = changes.map((change) => {
        const name = `${file} ${change.within}: ${shorten(text.slice(change.start, change.end))} → ${shorten(change.replacement) || 'nothing'}`;
        const nth = (seen.get(name) ?? 0) + 1;
        seen.set(name, nth);
        const line = text.slice(0, change.start).split('\n').length;
        return { ...change, id: ++id, file, line, key: nth === 1 ? name : `${name} (${nth})` };
      });
      return { path, text, mutants };
    });
}

const SHOWN = 70;

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
}

/** So many of them, spread evenly: the same as long as the sources are. */
export const sampleMutants = (mutants: readonly Mutant[], count: number): readonly Mutant[] =>
  mutants.filter(
    (_, i) => Math.floor((i * count) / mutants.length) !== Math.floor(((i - 1) * count) / mutants.length),
  );
