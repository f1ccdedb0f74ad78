import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import { instrument, SWITCH } from '../../simulator/src/mutate/instrument.ts';
import { root } from '../process.ts';
import type { Source } from './sources.ts';

const ENTRY = 'virtual:library';

/** The scenario files of the library, in their order. */
export const findLibrary = (): readonly string[] =>
  globSync('simulator/scenarios/*.scenario.ts', { cwd: root }).sort();

/** Puts the mutants into the sources of the firmware, as they are loaded. */
export function mutate(sources: readonly Source[]): Plugin {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(_code, id) {
      const source = byPath.get(id.split('?')[0] ?? id);
      return source && { code: instrument(source), map: null };
    },
  };
}

/**
 * The firmware with all of its mutants, the stage and the library in one script: a function of the switch, each call of which
 * is a world of its own. Compiled once, it is called for each mutant; also what a module does when it is loaded is mutated so.
 */
export async function bundleLibrary(sources: readonly Source[], files = findLibrary()): Promise<string> {
  const entry: Plugin = {
    name: 'library',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load(id) {
      if (id !== `\0${ENTRY}`) return undefined;
      const imports = files.map((file, i) => `import file${i} from ${JSON.stringify(join(root, file))};`);
      const list = files.map((file, i) => `[${JSON.stringify(file)}, [file${i}].flat()]`);
      return [
        ...imports,
        `export { runScenario } from ${JSON.stringify(join(root, 'simulator/src/browser.ts'))};`,
        `export const library = [${list.join(', ')}];`,
      ].join('\n');
    },
  };
  const conditions = ['@carillon/source', 'browser', ...defaultServerConditions];
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    plugins: [mutate(sources), entry],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: ENTRY, output: { format: 'cjs' } },
    },
  });
  const [chunk, ...others] = readChunks(output);
  if (!chunk || others.length > 0) throw new Error('The library must be one chunk.');
  return `(function (exports, module, require, ${SWITCH}) {${chunk.code}\n})`;
}

function readChunks(output: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const outputs = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  return outputs.flatMap((one) => one.output).filter((one) => one.type === 'chunk');
}
