import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Output } from './context.ts';
import { main } from './main.ts';

/** The tool, running in this process as if into a pipe or, with `isTerminal`, on a terminal. */
export interface TestRun {
  readonly lines: string[];
  readonly errors: string[];
  /** What a terminal showed and wiped again. */
  readonly shown: string[];
  /** Ends it as Ctrl-C does; returns the exit code. */
  end(): Promise<number>;
  readonly code: Promise<number>;
}

export function startTool(args: readonly string[], { isTerminal = false } = {}): TestRun {
  const [lines, errors, shown]: [string[], string[], string[]] = [[], [], []];
  const output: Output = {
    log: (line) => void lines.push(line),
    error: (line) => void errors.push(line),
    ...(isTerminal && { status: (line: string) => void shown.push(line) }),
  };
  const ending = new AbortController();
  const code = main(args, {}, output, ending.signal);
  const end = () => {
    ending.abort();
    return code;
  };
  return { lines, errors, shown, code, end };
}

/** Puts files into a folder of their own and returns their paths, and the function that deletes them. */
export function writeFiles<Name extends string>(texts: Readonly<Record<Name, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-sim-'));
  const pathOf = (name: Name) => join(folder, name);
  for (const name in texts) writeFileSync(pathOf(name), texts[name]);
  return { pathOf, remove: () => rmSync(folder, { recursive: true }) };
}
