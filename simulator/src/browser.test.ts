import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The files that a file imports, and those, all told; with what they import from elsewhere. */
function reach(file: string, files = new Set<string>(), foreign = new Set<string>()) {
  if (files.has(file)) return { files, foreign };
  files.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^;]*?\bfrom '([^']+)';/gms,
  )) {
    if (from.startsWith('.')) reach(resolve(dirname(file), from), files, foreign);
    else foreign.add(from);
  }
  return { files, foreign };
}

test('the entry for pages imports nothing but the protocol and what its schemas are made of', () => {
  const { files, foreign } = reach(fileURLToPath(new URL('browser.ts', import.meta.url)));
  expect(files.size).toBeGreaterThan(20);
  const isForPages = (from: string) => from.startsWith('@carillon/protocol') || from === 'zod/mini';
  expect([...foreign].filter((from) => !isForPages(from))).toEqual([]);
});
