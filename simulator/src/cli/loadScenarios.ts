import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findLine } from '../scenario/report.ts';
import { isScenario, type Scenario } from '../scenario/scenario.ts';
import { UsageError } from './usage.ts';

/** The scenarios that a file exports by default. Throws a UsageError for a file that cannot be used. */
export async function loadScenarios(file: string): Promise<readonly Scenario[]> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`there is no file ${file}.`);
  if (!/\.[cm]?[jt]s$/.test(file)) {
    throw new UsageError(
      `${file} is no scenario: JavaScript or TypeScript is allowed (.js, .mjs, .ts, .mts).`,
    );
  }
  if (found.size > MAX_BYTES) {
    throw new UsageError(`${file} is too large for a scenario: ${MAX_BYTES / 2 ** 20} MiB are allowed.`);
  }
  const exported = await importDefault(file);
  const scenarios = Array.isArray(exported) ? exported : [exported];
  if (scenarios.length > 0 && scenarios.every(isScenario)) {
    const titles = scenarios.map(({ title }) => title);
    const twice = titles.find((title, i) => titles.indexOf(title) < i);
    if (twice === undefined) return scenarios;
    throw new UsageError(`${file} has two scenarios called '${twice}': each needs a title of its own.`);
  }
  throw new UsageError(`${file} does not export a scenario by default: export default scenario(...).`);
}

/** To read more of it would take minutes, and nothing else runs meanwhile. */
const MAX_BYTES = 4 * 2 ** 20;

/** What a module exports by default. Throws a UsageError, with its line, for one that cannot be loaded. */
export async function importDefault(file: string): Promise<unknown> {
  try {
    const module: { default?: unknown } = await import(pathToFileURL(resolve(file)).href);
    return module.default;
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const hint = /import statement outside a module|Unexpected token 'export'/.test(reason) ? NO_MODULE : '';
    throw new UsageError(`${findFault(file, error)} cannot be loaded. ${reason}${hint}`);
  }
}

/** A project that npm has just begun takes its files for CommonJS. */
const NO_MODULE =
  '. Files of this folder are CommonJS: say "type": "module" in its package.json, or let the name end in .mjs or .mts.';

/** The file and line of what cannot be loaded, which may be a file that this one imports. */
function findFault(file: string, error: unknown): string {
  const line = findLine(file, error);
  if (line !== undefined) return `${file}:${line}`;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const missing = findImport(error);
  if (missing) return placeOf(missing.path, missing.line, file);
  // As where files import each other in a circle: it failed in one of them.
  const [, inner, row] = FRAME.exec(stack) ?? [];
  if (inner !== undefined && row !== undefined) return placeOf(inner, row, file);
  // A syntax error of JavaScript has its place only where Node itself prints it.
  const text = error instanceof SyntaxError && !PLACE.test(stack) ? printError(file) : stack;
  const [, path, found] = PLACE.exec(text) ?? [];
  return path === undefined || found === undefined ? file : placeOf(path, found, file);
}

/** A line of a file, by the name that it was given by. */
function placeOf(path: string, line: string, file: string): string {
  const at = path.startsWith('file:') ? fileURLToPath(path) : path;
  return `${at === resolve(file) ? file : relative('.', at)}:${line}`;
}

/** The line in which a package or a file is imported that is not there. */
function findImport(error: unknown): { readonly path: string; readonly line: string } | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) return undefined;
  const [, missing = '', path = ''] =
    /^Cannot find \w+ '(.+?)' imported from (.+)$/m.exec(error.message) ?? [];
  const text = path === '' ? '' : readFileSync(path, 'utf8');
  const index = text.split('\n').findIndex((line) => {
    const [, name] = /(?:\bfrom|\bimport\s*\(?)\s*['"]([^'"]+)['"]/.exec(line) ?? [];
    return (
      name !== undefined &&
      (name === missing || missing.endsWith(basename(name)) || name.startsWith(`${missing}/`))
    );
  });
  return index < 0 ? undefined : { path, line: String(index + 1) };
}

/** A line of the trace of an error that is in somebody's file, and not in Node. */
const FRAME = /^ {4}at (?:.*[( ])?((?:file:\/\/)?\/[^()\s]*?):(\d+):\d+\)?$/m;

/** How Node begins what it says of a syntax error: 'file:///hall.scenario.ts:3'. */
const PLACE = /^((?:file:\/\/|\/|[A-Za-z]:\\).*):(\d+)$/m;

/** What Node prints of a file with a syntax error in it or in what it imports: nothing of them runs. */
const printError = (file: string) =>
  spawnSync(process.execPath, [...process.execArgv, file], { encoding: 'utf8', timeout: PRINT_MS }).stderr;

const PRINT_MS = 10_000;
