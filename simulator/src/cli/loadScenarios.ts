import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findLine } from '../scenario/report.ts';
import { isScenario, type Scenario } from '../scenario/scenario.ts';
import { show } from '../show.ts';
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
  try {
    const [exported] = await importDefault(file);
    return checkScenarios(file, exported);
  } catch (error) {
    throw explainLoad(file, error);
  }
}

/** Why a module cannot be loaded, with its line. */
export function explainLoad(file: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  const reason = describeError(error);
  const hint = /import statement outside a module|Unexpected token 'export'/.test(reason) ? NO_MODULE : '';
  return new UsageError(`${findFault(file, error)} cannot be loaded. ${reason}${hint}`);
}

/** What is exported may be anything, and throw when it is looked at. */
function checkScenarios(file: string, exported: unknown): readonly Scenario[] {
  // Copied: of a list with holes every item would be right.
  const scenarios: readonly unknown[] = Array.isArray(exported) ? [...exported] : [exported];
  if (!scenarios.every(isScenario) || scenarios.length === 0) {
    const wrong = describeWrong(exported);
    throw new UsageError(
      `${file} does not export a scenario by default${wrong}: export default scenario(...).`,
    );
  }
  const titles = scenarios.map(({ title }) => title.trim().replace(/\s+/g, ' '));
  const bad = titles.find((title) => title.length === 0 || title.length > MOST_TITLE);
  if (bad !== undefined) {
    const which = bad === '' ? 'without a title' : `with a title of ${bad.length} characters`;
    throw new UsageError(`${file} has a scenario ${which}: 1 to ${MOST_TITLE} characters are allowed.`);
  }
  const twice = titles.find((title, i) => titles.indexOf(title) < i);
  if (twice === undefined) return scenarios;
  throw new UsageError(`${file} has two scenarios called '${twice}': each needs a title of its own.`);
}

/** Why something is no scenario, where that can be said: ', but a promise'. */
function describeWrong(value: unknown): string {
  if (Array.isArray(value)) {
    const at = [...value].findIndex((item) => !isScenario(item));
    return at < 0 ? ', but an empty list' : `, but a list of which item ${at + 1} is none`;
  }
  if (value instanceof Promise) return ', but a promise';
  if (typeof value === 'function') return ', but a function';
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : `, but ${show(value)}`;
  const fields = new Map<string, unknown>(
    ['title', 'options', 'run'].map((name) => [name, Reflect.get(value, name)]),
  );
  // As of a file of CommonJS that exports nothing.
  if ([...fields.values()].every((field) => field === undefined)) return '';
  if (typeof fields.get('title') !== 'string') return ', since its title is no text';
  if (typeof fields.get('options') !== 'object') return ', since it has no options';
  return ', since its run is no function';
}

/** An error may hold a whole file. */
const describeError = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : `It throws ${show(error)}.`;
  return text.length > MOST_REASON ? `${text.slice(0, MOST_REASON)} …` : text;
};

const MOST_TITLE = 300;
const MOST_REASON = 1000;

/** To read more of it would take minutes, and nothing else runs meanwhile. */
const MAX_BYTES = 4 * 2 ** 20;

/** What a module exports by default, in a list of one: a promise that is returned would be awaited. */
export async function importDefault(file: string): Promise<readonly [unknown]> {
  const module: { default?: unknown } = await import(pathToFileURL(resolve(file)).href);
  return [module.default];
}

/** A project that npm has just begun takes its files for CommonJS. */
const NO_MODULE =
  '. Files of this folder are CommonJS: say "type": "module" in its package.json, or let the name end in .mjs or .mts.';

/** The file and line of what cannot be loaded, which may be a file that this one imports. */
function findFault(file: string, error: unknown): string {
  const line = findLine(file, error);
  if (line !== undefined) return `${file}:${line}`;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const missing = findImport(file, error);
  if (missing) return placeOf(missing.path, missing.line, file);
  // As where files import each other in a circle: it failed in one of them.
  const [, inner, row] = FRAME.exec(withoutOurs(stack)) ?? [];
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

const TOOL = new URL('.', import.meta.url).href;

/** Nothing of the file has run: the error was thrown where it was imported. */
const withoutOurs = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => !/^[\w-]+\.[jt]s:/.test(line.split(TOOL)[1] ?? ''))
    .join('\n');

/** The line in which something is imported that is not there, or that cannot be imported. */
function findImport(
  file: string,
  error: unknown,
): { readonly path: string; readonly line: string } | undefined {
  if (
    !(error instanceof Error && 'code' in error) ||
    !/MODULE_NOT_FOUND|ESM|IMPORT|PATH/.test(`${error.code}`)
  ) {
    return undefined;
  }
  const [, path = resolve(file)] = / imported from (\/.+)$/m.exec(error.message) ?? [];
  // What the sentence names: a package, a path, the address of a module, or its protocol.
  const named = [...error.message.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, one, two]) => one ?? two ?? '');
  const isNamed = (name: string) =>
    named.some((missing) => missing.endsWith(basename(name)) || name.startsWith(missing));
  const index = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => {
      const [, name] = /(?:\bfrom|\bimport\s*\(?)\s*['"]([^'"]+)['"]/.exec(line) ?? [];
      return name !== undefined && isNamed(name);
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
