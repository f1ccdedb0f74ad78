import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { AT_ONCE } from './atOnce.ts';
import { findChunks } from './chunks.ts';

/** Of a page's own module: what its table of routes loads. */
const PAGE = /^screen:/;
/** What every page has loaded: the names of two groups of vite.ts. */
const ALWAYS = ['start', 'page'];

/**
 * The bundler makes a file of what the same pages, dialogs and other late modules share: a page then asks for some fifty,
 * most of a kilobyte. But a dialog is opened on a page, which has loaded what both need; so only the pages count, and the
 * parts that a page fetches by itself, which must not wait for the files of another page. What they need is known once what
 * nobody uses is gone: after a first build, made as `config` says. `wasteBytes` as in `findChunks`.
 */
export const joinFiles = (config: () => UserConfig, wasteBytes?: number): Plugin => ({
  name: 'carillon-join-files',
  apply: 'build',
  async config({ root }) {
    const first = config();
    const result = await build({
      ...first,
      configFile: false,
      root,
      logLevel: 'error',
      build: { ...first.build, write: false },
    });
    const chunkOf = readChunks(chunksOf(result as Rolldown.RolldownOutput), wasteBytes);
    const group: Rolldown.CodeSplittingGroup = {
      name: (id) => chunkOf.get(id) ?? null,
      priority: 1,
      includeDependenciesRecursively: false,
    };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
});

const chunksOf = ({ output }: Rolldown.RolldownOutput) => output.filter((file) => file.type === 'chunk');

/** The chunk of each module that is in one, by its id. */
function readChunks(
  chunks: readonly Rolldown.OutputChunk[],
  wasteBytes: number | undefined,
): ReadonlyMap<string, string> {
  const namesOf = (those: readonly Rolldown.OutputChunk[]) => those.map(({ fileName }) => fileName);
  const joined = findChunks(
    chunks.map(({ fileName, code, imports }) => ({ name: fileName, bytes: code.length, imports })),
    namesOf(chunks.filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))),
    namesOf(chunks.filter(({ name }) => ALWAYS.includes(name))),
    namesOf(chunks.filter(({ facadeModuleId }) => AT_ONCE.test(facadeModuleId ?? ''))),
    wasteBytes,
  );
  const modulesOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  return new Map(
    joined.flatMap((files, i) =>
      files.flatMap((file) => (modulesOf.get(file) ?? []).map((id) => [id, `chunk${i + 1}`] as const)),
    ),
  );
}
