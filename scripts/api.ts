// `npm run api` writes what each package promises to its importers: every name of every door, with its type, into
// packages/*/api.md, and the table of screens into the recipe for integrators. `npm test` compares (--check): what changes
// there is a change for integrators, and is read as such.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Finished, root, run } from './process.ts';
import { printScreens } from './screens.ts';

const PACKAGES = ['packages/protocol', 'packages/client', 'packages/react', 'mocks', 'simulator'];

interface Manifest {
  name: string;
  exports: Record<string, Record<string, string>>;
}

/** The doors of a package and their sources: ['@carillon/react/ui', 'packages/react/src/ui/index.ts']. */
function findDoors(folder: string): [door: string, source: string][] {
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([door, { '@carillon/source': source = '' }]) =>
    /\.tsx?$/.test(source) ? [[join(name, door), join(folder, source)]] : [],
  );
}

function createProgram(sources: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  return ts.createProgram(
    sources.map((source) => join(root, source)),
    { ...options, noEmit: true },
  );
}

const printer = ts.createPrinter({ removeComments: true });
/** Characters of a type that are still read. */
const LONGEST = 400;

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.InTypeAlias;

/** What stands above a name: the first sentence, and whether it is on its way out. */
function printDoc(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isDeprecated = symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
  const [sentence = ''] = /^.*?(?<!\be\.g)\.(?= |$)|^.*$/.exec(text) ?? [];
  const doc = [isDeprecated ? '@deprecated' : '', sentence].filter(Boolean).join(' ');
  return doc && `/** ${doc} */\n`;
}

/** A type in words that a line has room for: the wire is told whole by docs/openapi.yaml and docs/asyncapi.yaml. */
function printType(type: ts.Type, checker: ts.TypeChecker): string {
  const output = findOutput(type, checker);
  if (output) return `Schema<${printType(output, checker)}>`;
  const text = checker.typeToString(type, undefined, FORMAT);
  if (text.length <= LONGEST) return text;
  const names = type.getProperties().map(({ name }) => name);
  return names.length > 0 ? `{ ${names.join(', ')} }` : `${text.slice(0, LONGEST)} …`;
}

/** What a schema makes of what it is given. */
function findOutput(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const inside = type.getProperty('_zod');
  const output = inside && checker.getTypeOfSymbol(inside).getProperty('output');
  return output && checker.getTypeOfSymbol(output);
}

/** A name as a reader of the package has it: a type as it is written, a value with the type that it has. */
function printExport(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const declarations = symbol.declarations ?? [];
  const types = declarations.filter(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  const lines = types.map((node) =>
    printer
      .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
      .replace(/^(export |declare )+/, '')
      .replace(new RegExp(`^(interface|type) ${symbol.name}\\b`), `$1 ${name}`),
  );
  const [value] = declarations.filter((node) => !types.includes(node as never));
  if (value) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, value);
    lines.push(`const ${name}: ${printType(type, checker)};`);
  }
  // Types of other modules are written with their path, which is nobody's business.
  return printDoc(symbol, checker) + lines.join('\n').replaceAll(/import\("[^"]*"\)\./g, '');
}

type Seen = Map<ts.Symbol, string>;

/** A door, in the order of its names; what another door has told already is only named. */
function printDoor(door: string, source: string, program: ts.Program, seen: Seen): string {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(root, source));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${source} exports nothing.`);
  const told: string[] = [];
  const again = new Map<string, string[]>();
  for (const exported of checker.getExportsOfModule(module).toSorted(byName)) {
    const { name, flags } = exported;
    const symbol = flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const other = seen.get(symbol);
    if (other) again.set(other, [...(again.get(other) ?? []), name]);
    else told.push(printExport(name, symbol, checker));
    seen.set(symbol, door);
  }
  const repeated = [...again].map(([other, names]) => `export { ${names.join(', ')} } from '${other}';`);
  return `## ${door}\n\n\`\`\`ts\n${[...repeated, ...told].join('\n\n')}\n\`\`\``;
}

const byName = (a: ts.Symbol, b: ts.Symbol): number => (a.name < b.name ? -1 : 1);

/** The reports by their files. */
function printAll(): Map<string, string> {
  const packages = PACKAGES.map((folder) => ({ folder, doors: findDoors(folder) }));
  const program = createProgram(packages.flatMap(({ doors }) => doors.map(([, source]) => source)));
  const screens = packages.find(({ folder }) => folder === 'packages/react');
  return new Map([
    ...packages.map(({ folder, doors: [main = ['', ''], ...others] }) => {
      const seen: Seen = new Map();
      // The main door comes last: what has a door of its own is told there.
      const printed = [...others, main].map(([door, source]) => printDoor(door, source, program, seen));
      const head = `# What ${main[0]} promises`;
      const note = 'Written by `npm run api` from the sources. What is not here can change freely.';
      return [join(folder, 'api.md'), `${[head, note, ...printed].join('\n\n')}\n`] as const;
    }),
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
