// Compares what the stories showed in their tests with all texts and all states of screens. Whatever no story shows fails.
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Shown } from '../.storybook/shown.ts';
import { areas } from '../packages/react/src/messages/en/index.ts';
import { type Finished, root } from './process.ts';

/** Areas of texts whose screens are still to come. One that is said in full is to be taken off. */
const STILL_TO_COME: readonly string[] = ['events'];

/** How a page looks, which tokens and patterns decide: of screens themselves it is played by `npm run certify`. */
const looks: readonly string[] = ['dark', 'narrow', 'right to left', 'long'];
const page = ['ready', ...looks];
/** What is an alert itself, above a page. */
const notice = ['told', ...page.filter((state) => state !== 'ready')];
const loaded = ['loading', 'error', 'offline', 'forbidden'];

interface RequiredStates {
  /** What differs from screen to screen. */
  readonly screen: readonly string[];
  /** What the pattern does for all of them: 'Patterns/List' shows it whole. */
  readonly pattern: readonly string[];
}

/**
 * The states that must be shown of each kind of screen, and of the pattern that such screens are made of. A story says
 * `parameters: { screen: 'list' }`.
 */
export const requiredStates: Readonly<Record<string, RequiredStates>> = {
  page: { screen: page, pattern: page },
  notice: { screen: notice, pattern: notice },
  form: { screen: [...page, 'invalid', 'saving', 'error', 'offline'], pattern: page },
  record: {
    screen: [...page, 'invalid', 'error'],
    pattern: [...page, ...loaded, 'invalid', 'unsaved', 'saving', 'not found'],
  },
  list: {
    screen: [...page, 'loading', 'error', 'empty'],
    pattern: [...page, ...loaded, 'empty', 'nothing found', 'many'],
  },
  live: { screen: [...page, ...loaded, 'not found'], pattern: page },
};

/** Stories of parts, and of words: no screens. */
const isNoScreen = (title: string) => /^(Start$|Foundations\/|Journeys\/|Kit\/|Words\/)/.test(title);

/** 'Device list' and 'DeviceList' are the same. */
const toPlain = (name = '') => name.replaceAll(' ', '').toLowerCase();

interface Comparison {
  /** What no story shows, a sentence each. */
  problems: string[];
  textCount: number;
  saidCount: number;
  screenCount: number;
  /** Of all screens. */
  stateCount: number;
}

export type TextsByArea = Readonly<Record<string, { readonly texts: Readonly<Record<string, unknown>> }>>;

/** The screens that a door of @carillon/react exports, by the source of the door; parts of screens are none. */
export function findScreens(door: string): string[] {
  const lists = [...door.matchAll(/^export \{([^}]*)\} from '\.\/screens\/(?!.*\/(?:\w+P|p)arts?\.tsx?')/gm)];
  return lists.flatMap(([, list = '']) => list.match(/(?<!type )\b[A-Z]\w*/g) ?? []);
}

/** `exported` are names of screens; the title of a screen's stories ends in its name, in words: 'Device list'. */
export function compare(
  shown: readonly Shown[],
  texts: TextsByArea,
  toCome: readonly string[],
  exported: readonly string[],
  played: 'sample' | 'all' = 'all',
): Comparison {
  const said = new Set(shown.flatMap((story) => story.said));
  const result: Comparison = { problems: [], textCount: 0, saidCount: 0, screenCount: 0, stateCount: 0 };
  for (const [name, area] of Object.entries(texts)) {
    const keys = Object.keys(area.texts);
    const unsaid = keys.filter((key) => !said.has(key));
    result.textCount += keys.length;
    result.saidCount += keys.length - unsaid.length;
    if (!toCome.includes(name)) {
      result.problems.push(...unsaid.map((key) => `No story says '${key}' (messages/en/${name}.ts).`));
    } else if (unsaid.length === 0) {
      result.problems.push(`Stories say all of '${name}': take it off STILL_TO_COME in scripts/shown.ts.`);
    }
  }
  const screens = new Set(shown.map(({ screen }) => screen).filter((title) => !isNoScreen(title)));
  result.screenCount = screens.size;
  const names = new Set([...screens].map((title) => toPlain(title.split('/').at(-1))));
  const unseen = exported.filter((name) => !names.has(toPlain(name)));
  result.problems.push(...unseen.map((name) => `No story shows ${name}, which @carillon/react exports.`));
  for (const title of screens) {
    const stories = shown.filter(({ screen }) => screen === title);
    const isPattern = title.startsWith('Patterns/');
    const states = requiredStates[stories[0]?.kind ?? '']?.[isPattern ? 'pattern' : 'screen']?.filter(
      (state) => played === 'all' || isPattern || !looks.includes(state),
    );
    if (!states) {
      const kinds = Object.keys(requiredStates).join(', ');
      result.problems.push(
        `${title} does not say what kind of screen it is: parameters.screen, one of ${kinds}.`,
      );
      continue;
    }
    const missing = states.filter((state) => !stories.some((story) => story.states.includes(state)));
    result.stateCount += states.length;
    result.problems.push(...missing.map((state) => `No story shows ${title} in the state '${state}'.`));
  }
  return result;
}

/** Vitest's JSON report, as far as it is read here. */
interface StoryReport {
  testResults: { assertionResults: { status: string; meta: { shown?: Shown } }[] }[];
}

/** What the stories are made of: a record that is older than one of these files tells of other stories. */
const SOURCES = '{stories,.storybook,packages/*/src,mocks/src,simulator/src}/**/*.{ts,tsx}';

interface Source {
  readonly file: string;
  readonly changedMs: number;
}

/**
 * What is wrong with judging by a record of `recordedMs`, or undefined where it was written after the last change of all
 * sources and is thus what the stories would say now.
 */
export function refuseRecord(
  recordedMs: number | undefined,
  sources: readonly Source[],
  command = 'npm test -- chromium stories shown',
): string | undefined {
  const again = `Run \`${command}\`.`;
  if (recordedMs === undefined) return `There is no record of what the stories show. ${again}`;
  const newest = sources.reduce<Source | undefined>(
    (last, source) => (last && last.changedMs >= source.changedMs ? last : source),
    undefined,
  );
  if (!newest || newest.changedMs <= recordedMs) return undefined;
  const [recorded, changed] = [recordedMs, newest.changedMs].map((ms) => new Date(ms).toISOString());
  return `The record of what the stories show, of ${recorded}, is older than ${newest.file}, of ${changed}. ${again}`;
}

/** Where Vitest's report of the stories is written: of those of `npm test`, and of all. */
export const storyReports = {
  sample: join(root, '.cache/reports/storybook.json'),
  all: join(root, '.cache/reports/storybook-all.json'),
};

/** A step: reads what the stories' tests have reported, in this run or, if nothing changed since, before. */
export async function checkShown(played: 'sample' | 'all'): Promise<Finished & { isShown: boolean }> {
  const file = storyReports[played];
  const recordedMs = existsSync(file) ? statSync(file).mtimeMs : undefined;
  const sources = globSync(SOURCES, { cwd: root }).map((source) => ({
    file: source,
    changedMs: statSync(join(root, source)).mtimeMs,
  }));
  const refusal = refuseRecord(
    recordedMs,
    sources.filter(({ file }) => !/\.test\.tsx?$/.test(file)),
    played === 'all' ? 'npm run certify -- "stories all" shown' : undefined,
  );
  if (refusal !== undefined) return { ok: false, output: refusal, isShown: true };
  const startedMs = Date.now() - 1000 * process.uptime();
  const isOfThisRun = recordedMs !== undefined && recordedMs >= startedMs;
  const { testResults }: StoryReport = JSON.parse(readFileSync(file, 'utf8'));
  const stories = testResults.flatMap(({ assertionResults }) => assertionResults);
  const shown = stories.flatMap(({ meta }) => meta.shown ?? []);
  const folder = join(root, 'packages/react/src');
  const doors = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const exported = doors.flatMap((name) => findScreens(readFileSync(join(folder, name), 'utf8')));
  const { problems, ...counts } = compare(shown, areas, STILL_TO_COME, exported, played);
  const summary = [
    ...(isOfThisRun
      ? []
      : [`(By the record of ${new Date(recordedMs ?? 0).toISOString()}, not of this run:)`]),
    `${shown.length} stories say ${counts.saidCount} of ${counts.textCount} texts`,
    `(still to come: ${STILL_TO_COME.join(', ')})`,
    `and show ${counts.screenCount} screens in ${counts.stateCount} states.`,
  ].join(' ');
  const ok = problems.length === 0;
  return { ok, output: [summary, ...problems].join('\n'), isShown: true };
}
