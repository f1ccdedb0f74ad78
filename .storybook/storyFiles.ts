// How Storybook reads a file of stories, before anything of it runs: which stories are in it, and what they are called.
import { readFile } from 'node:fs/promises';
import { babelParse } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { formStates } from '../stories/patterns/formStates.ts';
import type { listStates } from '../stories/patterns/listStates.ts';

const STORY_FILE = /\.stories\.tsx$/;

/**
 * Whether a story says something of the screen's own. Those of the pattern, and how it looks in the dark, on a phone, from right
 * to left and in long words, are shown of each screen, and played of the pattern alone: `npm run certify` plays all.
 */
type Says = 'screen' | 'pattern';

/** The stories that one call gives. What is missing or too much here does not compile. */
const STATES: {
  readonly listStates: Readonly<Record<keyof ReturnType<typeof listStates>, Says>>;
  readonly formStates: Readonly<Record<keyof ReturnType<typeof formStates>, Says>>;
} = {
  listStates: {
    Ready: 'screen',
    Dark: 'pattern',
    Narrow: 'pattern',
    RightToLeft: 'pattern',
    LongWords: 'pattern',
    Loading: 'screen',
    Empty: 'screen',
    Failed: 'screen',
    NothingFound: 'pattern',
    Offline: 'pattern',
    Forbidden: 'pattern',
    Selecting: 'pattern',
    Deleting: 'pattern',
  },
  formStates: {
    Ready: 'screen',
    Add: 'screen',
    Dark: 'pattern',
    Narrow: 'pattern',
    RightToLeft: 'pattern',
    LongWords: 'pattern',
    Invalid: 'screen',
    Loading: 'screen',
    Failed: 'screen',
    Unsaved: 'pattern',
    Saving: 'pattern',
    Saved: 'pattern',
    SavingFailed: 'pattern',
    SomebodyElseSavedItFirst: 'pattern',
    SomebodyElseDeletedIt: 'pattern',
    Deleting: 'pattern',
    Leaving: 'pattern',
    Offline: 'pattern',
    Forbidden: 'pattern',
    NotFound: 'pattern',
  },
};

const isPattern = (name: string): name is keyof typeof STATES => Object.hasOwn(STATES, name);

/** 'SavedByTwo' is 'Saved by two'. */
export function toSentence(exportName: string): string {
  const words = exportName.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The stories of a pattern, `export const states = listStates(…)`, each as an export of its own, but for those that the file
 * writes itself: Storybook reads the names of exports and does not look into patterns. Every line keeps its number.
 */
export function spellOut(code: string): string {
  const declared = babelParse(code).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.map(({ id, init }) => ({ statement, id, init }))
      : [],
  );
  const own = new Set(declared.map(({ id }) => (id.type === 'Identifier' ? id.name : '')));
  let spelled = '';
  let endOfLast = 0;
  for (const { statement, id, init } of declared) {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') continue;
    if (id.type !== 'Identifier' || !isPattern(init.callee.name)) continue;
    const given = `${id.name}${statement.start}`;
    const [start, end] = [statement.start ?? 0, statement.end ?? 0];
    const stories = Object.entries(STATES[init.callee.name]).filter(([story]) => !own.has(story));
    const exports = stories.map(
      ([story, says]) =>
        ` export const ${story} = { ...${given}.${story}, tags: [${says === 'pattern' ? "'certify'" : ''}] };`,
    );
    const call = code.slice(id.end ?? 0, end);
    spelled += `${code.slice(endOfLast, start)}const ${given}${call}${exports.join('')}`;
    endOfLast = end;
  }
  return spelled + code.slice(endOfLast);
}

const parse = (code: string, fileName: string, makeTitle: (title?: string) => string) =>
  loadCsf(code, { fileName, makeTitle }).parse();

type StoryFile = ReturnType<typeof parse>;

/** The names of the exports whose stories say no name of their own. */
const findNameless = (file: StoryFile): string[] =>
  Object.keys(file._stories).filter((story) => file._storyAnnotations[story]?.name === undefined);

/** Lists the stories of a file: without a name of its own, a story is called by the words of its export. */
export const storyIndexer: Indexer = {
  test: STORY_FILE,
  async createIndex(fileName, { makeTitle }) {
    const file = parse(spellOut(await readFile(fileName, 'utf8')), fileName, makeTitle);
    const nameless = new Set(findNameless(file));
    return file.indexInputs.map((input) =>
      nameless.has(input.exportName) ? { ...input, name: toSentence(input.exportName) } : input,
    );
  },
};

/** The same for what runs: a story that is a copy of another one does not take its name along. */
export const storyFiles = (): Plugin => ({
  name: 'carillon:story-files',
  enforce: 'pre',
  transform(code, id) {
    if (!STORY_FILE.test(id)) return undefined;
    const spelled = spellOut(code);
    const names = findNameless(parse(spelled, id, (title = '') => title)).map(
      (story) => `Object.assign(${story}, { name: ${JSON.stringify(toSentence(story))} });`,
    );
    return { code: `${spelled}\n${names.join('\n')}\n`, map: null };
  },
});
