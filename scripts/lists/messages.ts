// The lists of all areas of texts, for English and for each other language, from the files that there are. So a new area is
// a file in each language, and nothing besides.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';

const SOURCES = 'packages/react/src';
const MESSAGES = `${SOURCES}/messages`;
const HEAD = '// Written by `npm run lists` from the files of the areas.';

/** A language beside English: what it is called, as a door of @carillon/react and to people, and how it writes figures. */
interface LanguageName {
  readonly door: string;
  readonly name: string;
  readonly locale: string;
}

/** The languages by the folder of their texts. */
export const LANGUAGES: Readonly<Record<string, LanguageName>> = {
  it: { door: 'italian', name: 'Italian', locale: 'it-IT' },
};

/** The file names of a folder: of the texts of a language, or the languages themselves. */
export type ListFolder = (folder: string) => readonly string[];

const listFolder: ListFolder = (folder) => readdirSync(join(root, folder)).toSorted();

/** The areas of a language: what its files are called. */
const listAreas = (code: string, list: ListFolder): string[] =>
  list(`${MESSAGES}/${code}`).flatMap((file) => (/^(?!index\b)\w+\.ts$/.test(file) ? file.slice(0, -3) : []));

/** In the order in which the formatter puts imports: capitals count as small letters. */
export const asImported = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));

function printEnglish(areas: readonly string[]): string {
  return [
    HEAD,
    '// All English texts together: for tests, languages and types. A screen imports its areas alone.',
    "import type { ClockKey } from '@carillon/protocol/clock';",
    "import type { ProblemKey } from '@carillon/protocol/form';",
    "import type { RecapKey } from '@carillon/protocol/schedule';",
    ...asImported(areas).map((area) => `import { ${area}Texts } from './${area}.ts';`),
    '',
    '/** Every area by its name. */',
    'export const areas = {',
    ...areas.map((area) => `  ${area}: ${area}Texts,`),
    '};',
    '',
    '/** Every text by its key. What the contract can answer has a sentence, or this does not compile. */',
    'export const english = {',
    ...areas.map((area) => `  ...${area}Texts.texts,`),
    '} as const satisfies Record<ProblemKey | RecapKey | ClockKey, string>;',
    '',
  ].join('\n');
}

/** The areas of the frame of every page: they come with the language, so that no page is empty for as long as they take. */
const FRAME: readonly string[] = ['common', 'shell'];

function printLanguage(code: string, { door, name, locale }: LanguageName, areas: readonly string[]): string {
  const frame = areas.filter((area) => FRAME.includes(area));
  return [
    HEAD,
    ...frame.map((area) => `import { ${area} } from './messages/${code}/${area}.ts';`),
    "import { createLanguage, type Language } from './messages/language.ts';",
    '',
    `/** ${name}, whose texts are fetched an area at a time: \`<CarillonProvider language={${door}}>\`. */`,
    `export const ${door}: Language = createLanguage('${locale}', {`,
    ...areas.map((area) =>
      frame.includes(area)
        ? `  ${area},`
        : `  ${area}: async () => (await import('./messages/${code}/${area}.ts')).${area},`,
    ),
    '});',
    '',
  ].join('\n');
}

/** The door by which a host's own screens say our texts. */
function printDoor(areas: readonly string[]): string {
  return [
    HEAD,
    '// Every area of texts, for screens of your own: `const t = useMessages(dashboardTexts)`.',
    ...asImported(areas).map((area) => `export { ${area}Texts } from './messages/en/${area}.ts';`),
    '',
  ].join('\n');
}

function printHostLoaders(): string {
  return [
    HEAD,
    '/** How each language is fetched, by the code that browsers have for it. */',
    'export const languages = {',
    ...Object.entries(LANGUAGES).map(
      ([code, { door }]) => `  ${code}: async () => (await import('@carillon/react/${door}')).${door},`,
    ),
    '};',
    '',
  ].join('\n');
}

function printStorybookLanguages(): string {
  const doors = Object.values(LANGUAGES).map(({ door }) => door);
  return [
    HEAD,
    ...asImported(doors).map((door) => `import { ${door} } from '@carillon/react/${door}';`),
    '',
    '/** Every language beside English, by its name in the toolbar. */',
    `export const languages = { ${doors.join(', ')} };`,
    '',
  ].join('\n');
}

/** What the lists should say, by their files. Throws a sentence where a file is missing, or one too many. */
export function printAreas(list: ListFolder = listFolder): Map<string, string> {
  const english = listAreas('en', list);
  const folders = list(MESSAGES).filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en');
  const unknown = folders.find((code) => !LANGUAGES[code]);
  if (unknown)
    throw new Error(`${MESSAGES}/${unknown} has no line in LANGUAGES of scripts/lists/messages.ts.`);
  const lists = new Map([
    [`${MESSAGES}/en/index.ts`, printEnglish(english)],
    [`${SOURCES}/texts.ts`, printDoor(english)],
    ['packages/host-common/src/languages.ts', printHostLoaders()],
    ['.storybook/languages.ts', printStorybookLanguages()],
  ]);
  for (const [code, language] of Object.entries(LANGUAGES)) {
    const translated = listAreas(code, list);
    const missing = english.filter((area) => !translated.includes(area));
    const extra = translated.find((area) => !english.includes(area));
    if (missing.length > 0)
      throw new Error(
        `These areas have no ${language.name} yet: ${missing.join(', ')} (${MESSAGES}/${code}/).`,
      );
    if (extra) throw new Error(`${MESSAGES}/${code}/${extra}.ts has no English: ${MESSAGES}/en/${extra}.ts.`);
    lists.set(`${SOURCES}/${language.door}.ts`, printLanguage(code, language, english));
  }
  return lists;
}
