import type { Change } from './generate.ts';

/** One wrong firmware. */
export interface Mutant extends Change {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** What tells it from all others, also when lines have moved: its file, what it stands in, what was there → what is there now. */
  readonly key: string;
}

const SHOWN = 70;

/** Names changes, those of one source after those of another; of two that would be called the same one is the second. */
export function createNaming() {
  const seen = new Map<string, number>();
  let id = 0;
  return <C extends Change>(file: string, text: string, changes: readonly C[]): (C & Mutant)[] =>
    changes.map((change) => {
      const name = `${file} ${change.within}: ${shorten(text.slice(change.start, change.end))} → ${shorten(change.replacement) || 'nothing'}`;
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      const line = text.slice(0, change.start).split('\n').length;
      return { ...change, id: ++id, file, line, key: nth === 1 ? name : `${name} (${nth})` };
    });
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
}

/** So many of them, spread evenly: the same as long as the sources are. */
export const sampleMutants = <M extends Mutant>(mutants: readonly M[], count: number): readonly M[] =>
  mutants.filter(
    (_, i) => Math.floor((i * count) / mutants.length) !== Math.floor(((i - 1) * count) / mutants.length),
  );
