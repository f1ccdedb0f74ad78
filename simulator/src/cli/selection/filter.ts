import { findLine } from '../../scenario/report.ts';
import { findDefinition, type Scenario } from '../../scenario/scenario.ts';
import { listTags, TAG, TAG_WORDS } from '../../scenario/tags.ts';
import type { OptionValues } from '../options.ts';
import { UsageError } from '../usage.ts';
import type { SelectedFile } from './selection.ts';

/** Which scenarios of the files are run: those for which all of this holds. */
export interface Filter {
  /** Their title holds it, in small or capital letters, or the pattern is found in it. */
  readonly grep: string | RegExp | undefined;
  /** They have one of these; without any, it does not matter. */
  readonly tags: readonly string[];
  /** They have none of these. */
  readonly notTags: readonly string[];
}

/** What `run` is told of which scenarios to run. Throws a UsageError for what is no pattern and no tag. */
export const readFilter = (values: OptionValues): Filter => ({
  grep: values.grep === undefined ? undefined : readGrep(values.grep),
  tags: readTags('tag', values.tag),
  notTags: readTags('not-tag', values['not-tag']),
});

function readGrep(given: string): string | RegExp {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/s.exec(given) ?? [];
  if (source === undefined) return given.toLowerCase();
  try {
    // With 'g' each look would begin where the last one ended.
    return new RegExp(source, flags?.replace(/[gy]/g, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--grep '${given}' is no pattern: ${reason}.`);
  }
}

function readTags(name: string, given: readonly string[] = []): readonly string[] {
  const wrong = given.find((tag) => !TAG.test(tag));
  if (wrong === undefined) return given;
  throw new UsageError(`--${name} must be ${TAG_WORDS}, not '${wrong}'.`);
}

/** The filter in words, as it was given; '' where it lets all through. */
export const describeFilter = (values: OptionValues): string =>
  [
    ...(values.grep === undefined ? [] : [`--grep '${values.grep}'`]),
    ...(values.tag ?? []).map((tag) => `--tag ${tag}`),
    ...(values['not-tag'] ?? []).map((tag) => `--not-tag ${tag}`),
  ].join(' ');

/** A scenario with what a report says of it, and its number in its file. */
export interface Found {
  readonly number: number;
  readonly scenario: Scenario;
  /** Where it is written, where that is known. */
  readonly line: string | undefined;
  readonly tags: readonly string[];
}

/** The scenarios of a file that are meant. Throws a UsageError for a line at which none is written. */
export function filterScenarios(
  scenarios: readonly Scenario[],
  { path, lines }: SelectedFile,
  { grep, tags, notTags }: Filter,
): readonly Found[] {
  const all = scenarios.map(
    (scenario, number): Found => ({
      number,
      scenario,
      line: findLine(path, findDefinition(scenario)),
      tags: listTags(scenario),
    }),
  );
  const meant = lines && new Set(lines.map((line) => findBegin(all, path, line)));
  return all.filter(
    (one) =>
      (!meant || (one.line !== undefined && meant.has(one.line))) &&
      holds(one.scenario.title, grep) &&
      (tags.length === 0 || tags.some((tag) => one.tags.includes(tag))) &&
      !notTags.some((tag) => one.tags.includes(tag)),
  );
}

const holds = (title: string, grep: Filter['grep']) =>
  typeof grep === 'object' ? grep.test(title) : title.toLowerCase().includes(grep ?? '');

/** The line in which the scenario begins that stands at this line. */
function findBegin(all: readonly Found[], path: string, line: number): string {
  const begins = [...new Set(all.flatMap((one) => one.line ?? []))].sort((a, b) => Number(a) - Number(b));
  const begin = begins.findLast((one) => Number(one) <= line);
  if (begin !== undefined) return begin;
  const known = begins.length > 0 ? `the first begins at line ${begins[0]}` : 'where they begin is not known';
  throw new UsageError(`${path}:${line} is in no scenario: ${known}.`);
}
