// Import directions: the rules are in .dependency-cruiser.cjs; here they are run, and the run itself is doubted.
// dependency-cruiser can exit 0 having seen two modules (a TypeScript it does not know, a resolver that finds nothing).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, root, run } from './process.ts';

const folders = ['.storybook', 'bench', 'e2e', 'mocks', 'packages', 'scripts', 'simulator', 'stories'];

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[] };
}

const isSource = (path: string) =>
  /\.(tsx?|[cm]?js)$/.test(path) && !/(^|\/)(dist|node_modules|\.cache)\//.test(path);

/** Sentences about everything that is wrong; none if all is well. Throws what dependency-cruiser prints if it fails. */
export async function checkDirections(folder: string): Promise<string[]> {
  const present = folders.filter((name) => existsSync(join(folder, name)));
  // Listed first: a file that is written meanwhile is looked at next time.
  const sources = present.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/${file}`)
      .filter(isSource),
  );
  const config = join(root, '.dependency-cruiser.cjs');
  const { output } = await run(
    'depcruise',
    ['--config', config, '--output-type', 'json', ...present],
    {},
    folder,
  );
  if (!output.startsWith('{')) throw new Error(output);
  const { modules, summary } = JSON.parse(output) as Cruise;

  const problems = summary.violations.map(
    ({ rule, from, to, cycle }) =>
      `${from} imports ${cycle?.map(({ name }) => name).join(' > ') ?? to} (${rule.name})`,
  );
  const seen = new Set(modules.map(({ source }) => source));
  const unseen = sources.filter((path) => !seen.has(path));
  if (unseen.length > 0) problems.push(`${unseen.length} files were not looked at: ${unseen[0]} …`);
  const isForeign = ({ source, dependencies }: Cruise['modules'][number]) =>
    source.startsWith('packages/client/') &&
    dependencies.some(({ resolved }) => resolved.startsWith('packages/protocol/'));
  if (!modules.some(isForeign))
    problems.push('No import from client to protocol was seen: names are not resolved.');
  return problems;
}

/** As a step of `npm test`. */
export async function directions(): Promise<Finished> {
  const problems = await checkDirections(root);
  return { ok: problems.length === 0, output: problems.join('\n') };
}
