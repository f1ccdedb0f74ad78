import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../usage.ts';
import { formatHtml } from './html.ts';
import { formatJson } from './json.ts';
import { formatJunit } from './junit.ts';
import type { RunRecord } from './record.ts';

const FORMATS: Readonly<Record<string, (run: RunRecord) => string>> = {
  junit: formatJunit,
  json: formatJson,
  html: formatHtml,
};

/** A report that is wanted. */
export interface Target {
  readonly kind: string;
  readonly path: string;
}

/** The reports of `--report KIND=FILE`. Throws a UsageError for another kind, and for a file that is needed for something else. */
export function readTargets(given: readonly string[], taken: readonly string[]): readonly Target[] {
  const used = new Set(taken.map((path) => resolve(path)));
  return given.map((one) => {
    const [, kind = '', path = ''] = /^(\w+)=(.+)$/s.exec(one) ?? [];
    if (!Object.hasOwn(FORMATS, kind)) {
      throw new UsageError(`--report must be junit=FILE, json=FILE or html=FILE, not '${one}'.`);
    }
    if (used.has(resolve(path))) {
      throw new UsageError(`--report ${one}: that file is a scenario, the transcript or another report.`);
    }
    used.add(resolve(path));
    return { kind, path };
  });
}

/** Begins files, with their folders: where none can be written, it is said before anything runs. */
export async function openTargets(targets: readonly Target[]): Promise<void> {
  for (const { path } of targets) await write(path, '');
}

/** Writes what came of a run into each of its reports. */
export async function writeReports(targets: readonly Target[], run: RunRecord): Promise<void> {
  for (const { kind, path } of targets) await write(path, FORMATS[kind]?.(run) ?? '');
}

async function write(path: string, content: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new UsageError(`the report cannot be written to ${path}: ${reason}.`);
  }
}
