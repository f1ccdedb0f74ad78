// `npm run api` writes what each package promises to its importers: every name of every door with its type, and every
// type that takes, into packages/*/api.md, the tables of screens and of names for style sheets into the recipe for integrators,
// and the page of custom properties. `npm test` compares (--check): what changes there is a change for integrators, and is read as such.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { createWords, resolveAlias, type Words } from './apiWords.ts';
import { printCustomProperties } from './customProperties.ts';
import { type Finished, root, run } from './process.ts';
import { printScreens } from './screens.ts';

const PACKAGES = ['packages/protocol', 'packages/client', 'packages/react', 'mocks', 'simulator'];

interface Manifest {
  name: string;
  exports: Record<string, Record<string, string> | string>;
}

/** The doors of a package and their sources: ['@carillon/react/ui', 'packages/react/src/ui/index.ts']. */
function findDoors(folder: string): [door: string, source: string][] {
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([door, conditions]) => {
    const source = typeof conditions === 'string' ? '' : (conditions['@carillon/source'] ?? '');
    return /\.tsx?$/.test(source) ? [[join(name, door), join(folder, source)]] : [];
  });
}

function createProgram(sources: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  return ts.createProgram(
    sources.map((source) => join(root, source)),
    { ...options, noEmit: true },
  );
}

/** Where each name of ours is exported: its door, and how it is called there. */
type Homes = Map<ts.Symbol, { readonly folder: string; readonly door: string; readonly name: string }>;

interface Package {
  readonly folder: string;
  /** As its manifest lists them: the main one first. */
  readonly doors: readonly [door: string, source: string][];
}

function findExports(source: string, program: ts.Program): readonly [name: string, symbol: ts.Symbol][] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(root, source));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${source} exports nothing.`);
  return checker
    .getExportsOfModule(module)
    .toSorted(byName)
    .map((exported) => [exported.name, resolveAlias(exported, checker)]);
}

/** The main door comes last: what has a door of its own is told there. */
const mainLast = <Door>([main, ...others]: readonly Door[]): readonly Door[] =>
  main === undefined ? [] : [...others, main];

function findHomes(packages: readonly Package[], program: ts.Program): Homes {
  const homes: Homes = new Map();
  for (const { folder, doors } of packages) {
    for (const [door, source] of mainLast(doors)) {
      for (const [name, symbol] of findExports(source, program)) {
        if (!homes.has(symbol)) homes.set(symbol, { folder, door, name });
      }
    }
  }
  return homes;
}

/** The lines that name what another module exports. */
function printNamed(word: 'import' | 'export', named: readonly [door: string, name: string][]): string[] {
  const doors = [...new Set(named.map(([door]) => door))];
  return doors.map((door) => {
    const names = named.filter(([other]) => other === door).map(([, name]) => name);
    return `${word} { ${names.join(', ')} } from '${door}';`;
  });
}

const printSection = (head: string, texts: readonly string[]): string =>
  `## ${head}\n\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\``;

/** A door, in the order of its names; what another door has told already is only named. */
function printDoor(door: string, source: string, program: ts.Program, homes: Homes, words: Words): string {
  const told: string[] = [];
  const again: [door: string, name: string][] = [];
  for (const [name, symbol] of findExports(source, program)) {
    const home = homes.get(symbol);
    if (home && (home.door !== door || home.name !== name)) again.push([home.door, name]);
    else told.push(words.print(name, symbol));
  }
  return printSection(door, [...printNamed('export', again), ...told]);
}

/**
 * What the names of the doors are made of, and what that is made of: a change there is a change for integrators just as
 * well, though nobody can import it.
 */
function printReached(folder: string, homes: Homes, words: Words): string[] {
  const imported: [door: string, name: string][] = [];
  const reached: [name: string, text: string][] = [];
  // What is printed here names more, which is then walked, too.
  for (const [symbol, names] of words.named) {
    const home = homes.get(symbol);
    if (home && home.folder !== folder) {
      for (const name of names)
        imported.push([home.door, name === home.name ? name : `${home.name} as ${name}`]);
    } else if (!home) reached.push([symbol.name, words.print(symbol.name, symbol)]);
  }
  const texts = [...printNamed('import', imported.toSorted()), ...reached.toSorted().map(([, text]) => text)];
  return texts.length === 0 ? [] : [printSection('Reached from here', texts)];
}

const byName = (a: ts.Symbol, b: ts.Symbol): number => (a.name < b.name ? -1 : 1);

/** The reports by their files. */
function printAll(): Map<string, string> {
  const packages = PACKAGES.map((folder): Package => ({ folder, doors: findDoors(folder) }));
  const program = createProgram(packages.flatMap(({ doors }) => doors.map(([, source]) => source)));
  const homes = findHomes(packages, program);
  const screens = packages.find(({ folder }) => folder === 'packages/react');
  return new Map([
    ...packages.map(({ folder, doors }) => {
      const words = createWords(program.getTypeChecker(), homes);
      const printed = mainLast(doors).map(([door, source]) => printDoor(door, source, program, homes, words));
      const head = `# What ${doors[0]?.[0]} promises`;
      const note =
        'Written by `npm run api` from the sources. What is not here can change freely. "Reached from here" is what no door exports and promised names are made of.';
      const report = [head, note, ...printed, ...printReached(folder, homes, words)];
      return [join(folder, 'api.md'), `${report.join('\n\n')}\n`] as const;
    }),
    printCustomProperties(),
    // Last: in which order types are looked at is the order in which unions are printed.
    ...(screens ? [printScreens(screens.doors, program)] : []),
  ]);
}

/** The difference between what is written and what the sources say. */
async function checkApi(): Promise<Finished> {
  const differences: string[] = [];
  for (const [file, text] of printAll()) {
    const now = join(root, '.cache/api', file);
    mkdirSync(dirname(now), { recursive: true });
    writeFileSync(now, text);
    const { ok, output } = await run('git', ['diff', '--no-index', '--no-color', '--', file, now]);
    if (!ok) differences.push(output);
  }
  if (differences.length === 0) return { ok: true, output: '' };
  const advice = 'A package promises something else than its api.md says. If that is meant: npm run api';
  return { ok: false, output: [...differences, advice].join('\n') };
}

if (process.argv.includes('--check')) {
  const { ok, output } = await checkApi();
  console.log(output);
  process.exitCode = ok ? 0 : 1;
} else {
  for (const [file, text] of printAll()) {
    writeFileSync(join(root, file), text);
    console.log(`Wrote ${file}`);
  }
}
