// Whether what comments and documents point at exists: files, headings, decisions, and scripts of npm. Part of `npm test`.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type Finished, root } from './process.ts';

/** What can be pointed at. */
interface Place {
  readonly files: ReadonlySet<string>;
  /** The last part of each path, which is enough where there is no doubt: 'open.ts'. */
  readonly endings: ReadonlySet<string>;
  readonly scripts: ReadonlySet<string>;
  read(path: string): string;
}

const SOURCES = '{.storybook,bench,docs,e2e,mocks,packages,scripts,simulator,stories}/**/*.{ts,tsx,mjs,jsx}';
const DOCUMENTS = '{README.md,docs/**/*.md}';
// The test of this check is full of comments that point at nothing.
const isOurs = (path: string) => !/(^|\/)(dist|node_modules|\.cache|pointers\.test\.ts)(\/|$)/.test(path);

/** Sentences about everything that points at nothing; none if all is well. */
export function checkPointers(folder: string): string[] {
  const list = (pattern: string) => globSync(pattern, { cwd: folder, exclude: (path) => !isOurs(path) });
  const files = new Set(
    list('{*,.*,{.storybook,bench,docs,e2e,mocks,packages,scripts,simulator,stories}/**/*}'),
  );
  const texts = new Map<string, string>();
  const place: Place = {
    files,
    endings: new Set([...files].flatMap((path) => endingsOf(path))),
    scripts: new Set(Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).scripts)),
    read(path) {
      const known = texts.get(path) ?? readFileSync(`${folder}/${path}`, 'utf8');
      texts.set(path, known);
      return known;
    },
  };
  return [
    ...list(SOURCES).flatMap((path) => checkText(place, path, readComments(place.read(path)))),
    ...list(DOCUMENTS).flatMap((path) => [
      ...checkText(place, path, withoutExamples(place.read(path))),
      ...checkLinks(place, path, withoutExamples(place.read(path))),
    ]),
  ];
}

/** 'packages/client/src/broker/broker.ts' can be called 'broker.ts' and 'client/broker/broker.ts' as well. */
function endingsOf(path: string): string[] {
  return [path, path.replace('/src/', '/')].flatMap((name) => {
    const parts = name.split('/');
    return parts.map((_, i) => parts.slice(i).join('/'));
  });
}

/** The comments of a source, with the titles of its tests: they point at documents, too. */
const readComments = (source: string): string =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|\b(?:test|describe|it)\S*\(\s*['"`](.*)['"`]/gm)].join(
    '\n',
  );

/** What stands in a box of code may be somebody else's project, or what a reader is about to write. */
const withoutExamples = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$/gm, '');

const stemOf = (path: string) => posix.basename(path).replace(/\..*$/, '');

/** The files that a recipe has its reader write, by their stems: those that it names where a box of code begins, before it or in its first line. */
function madeBy(text: string): ReadonlySet<string> {
  const openings = [...text.matchAll(/^(.+)\n\n```/gm), ...text.matchAll(/^```\w+\n\/\/ (.+)$/gm)];
  return new Set(openings.flatMap(([, line = '']) => line.match(FILE) ?? []).map(stemOf));
}

const FILE = /(?<![\w./@*-])(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|cjs|ya?ml)(?![\w*/-])/g;

/** Stands for the name of any screen: `useX.ts`, `XView.tsx`. */
const PLACEHOLDER = /^(use)?X(View)?$/;

function checkText(place: Place, path: string, text: string): string[] {
  const wrong = new Set<string>();
  const made = /^docs\/(embed|recipes)\//.test(path) ? madeBy(place.read(path)) : new Set();
  for (const [name] of text.matchAll(FILE)) {
    const isDocument = name.startsWith('docs/');
    if (isDocument ? place.files.has(name) : isKnown(place, path, name)) continue;
    if (made.has(stemOf(name)) || PLACEHOLDER.test(stemOf(name))) continue;
    wrong.add(`there is no ${name}`);
  }
  for (const [, document = '', heading = ''] of text.matchAll(
    /\b(docs\/[\w/-]+\.md), ((?:(?! \* )[^);:.\n]|\.(?=\w)|\n \* )+)/g,
  )) {
    if (!place.files.has(document)) continue;
    const wanted = plain(heading);
    if (!headingsOf(place.read(document)).some((one) => wanted === one || wanted.startsWith(`${one},`)))
      wrong.add(`${document} has no heading "${wanted}"`);
  }
  for (const [, number = ''] of text.matchAll(/\bdecision (\d{4})\b/g))
    if (![...place.files].some((file) => file.startsWith(`docs/decisions/${number}-`)))
      wrong.add(`there is no decision ${number}`);
  for (const [said] of text.matchAll(
    /\b(decisions,? [A-Z]\w+|domain notes|(?<=\((?:[^()]*[,;] )?)decisions(?=\)))/g,
  ))
    wrong.add(`"${said}" names no document of ours`);
  // A decision may be about a script that there is not.
  const isDecision = path.startsWith('docs/decisions/');
  for (const [, script = ''] of text.matchAll(/\bnpm run ([a-z][\w:-]*)/g))
    if (!isDecision && !place.scripts.has(script)) wrong.add(`there is no npm run ${script}`);
  return [...wrong].map((problem) => `${path}: ${problem}`);
}

function isKnown(place: Place, from: string, name: string): boolean {
  const beside = posix.join(posix.dirname(from), name);
  return place.endings.has(name.replace(/^\.\//, '')) || place.files.has(beside);
}

const plain = (text: string) =>
  text
    .replace(/\n \* /g, ' ')
    .replaceAll('`', '')
    .trim();

const headingsOf = (text: string): string[] =>
  [...withoutExamples(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => plain(heading));

/** As the page of a repository makes an anchor of a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string) => [
  ...headingsOf(text).map(toAnchor),
  ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
];

function checkLinks(place: Place, path: string, text: string): string[] {
  const problems: string[] = [];
  for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [file = '', anchor] = target.split('#');
    const wanted = file ? posix.join(posix.dirname(path), file).replace(/\/$/, '') : path;
    if (!place.files.has(wanted)) problems.push(`${path}: the link ${target} leads nowhere`);
    else if (anchor && !anchorsOf(place.read(wanted)).includes(anchor))
      problems.push(`${path}: ${wanted} has no #${anchor}`);
  }
  return problems;
}

/** As a step of `npm test`. */
export async function pointers(): Promise<Finished> {
  const problems = checkPointers(root);
  return { ok: problems.length === 0, output: problems.join('\n') };
}

if (import.meta.main) {
  const { ok, output } = await pointers();
  if (output) console.log(output);
  process.exit(ok ? 0 : 1);
}
