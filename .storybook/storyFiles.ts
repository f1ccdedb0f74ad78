// How Storybook reads a file of stories, before anything of it runs: which stories are in it, and what they are called.
import { readFile } from 'node:fs/promises';
import { babelParse } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const STORY_FILE = /\.stories\.tsx$/;

/** What says nothing of a screen's own: such a story is shown of each, and played of the pattern alone. */
const OF_PATTERN: ReadonlySet<string> = new Set([
  'NothingFound',
  'Offline',
  'Forbidden',
  'NotFound',
  'Selecting',
  'Deleting',
  'Unsaved',
  'Saving',
  'Saved',
  'SavingFailed',
  'SomebodyElseSavedItFirst',
  'SomebodyElseDeletedIt',
  'Leaving',
]);

const tagOf = (story: string) => (OF_PATTERN.has(story) ? "'pattern'" : '');

/** 'SavedByTwo' is 'Saved by two'. */
export function toSentence(exportName: string): string {
  const words = exportName.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Stories that one call gives, `export const { Loading, Empty } = listStates(…)`, each as an export of its own: Storybook
 * reads the names of exports and does not look into patterns. Every line keeps its number.
 */
export function spellOut(code: string): string {
  let spelled = '';
  let endOfLast = 0;
  for (const statement of babelParse(code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [declared] = statement.declaration.declarations;
    if (declared?.id.type !== 'ObjectPattern') continue;
    const stories = declared.id.properties.flatMap((property) =>
      property.type === 'ObjectProperty' && property.key.type === 'Identifier' ? property.key.name : [],
    );
    const given = `given${statement.start}`;
    const [start, end] = [statement.start ?? 0, statement.end ?? 0];
    const call = code.slice(declared.id.end ?? 0, end);
    const exports = stories.map(
      (story) => ` export const ${story} = { ...${given}.${story}, tags: [${tagOf(story)}] };`,
    );
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
