// The lists of all kinds of records, in the contract, on the platform and among the screens, from the files that there are.
// So a new kind is made known by writing its files.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';
import { asImported } from './messages.ts';

const CONTRACT = 'packages/protocol/src';
const RECORDS = 'mocks/src/records';
const REACT = 'packages/react/src';
const SCREENS = 'screens/backoffice';
const from = (files: string) => `// Written by \`npm run lists\` from ${files}.`;

/** What others see of the records of an entity, by calls of that entity: no kind of its own. */
const VIEWS: readonly string[] = ['shownProducts'];

/** Sources by their paths. */
export type Sources = ReadonlyMap<string, string>;

/** The sources below a folder, without tests, in the order of their paths. */
function readSources(pattern: string): Sources {
  const files = globSync(pattern, { cwd: root }).filter((file) => !/\.(test|css)\.tsx?$/.test(file));
  return new Map(asImported(files).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const matchAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const sortNames = (names: Iterable<string>): string[] => asImported([...new Set(names)]);

/** Names by their file, in several lines where the formatter would break them. */
function printNames(verb: 'import' | 'export', names: readonly string[], path: string): string {
  const line = `${verb} { ${names.join(', ')} } from '${path}';`;
  return line.length <= 110 ? line : `${verb} {\n  ${names.join(',\n  ')},\n} from '${path}';`;
}

/** A kind of record of the contract. */
interface Kind {
  readonly name: string;
  readonly folder: string;
  readonly file: string;
}

function findKinds(contract: Sources): Kind[] {
  return [...contract].flatMap(([path, text]) => {
    const [, folder = '', file = ''] = /([\w-]+)\/([\w-]+\.ts)$/.exec(path) ?? [];
    return matchAll(text, /^export const (\w+) = defineEntity\(/gm)
      .filter((name) => !VIEWS.includes(name))
      .map((name) => ({ name, folder, file }));
  });
}

/** Beside the files of a concept: everything that those of its records export. */
const printFolder = (kinds: readonly Kind[]): string =>
  [
    from('the files that define an entity'),
    ...sortNames(kinds.map(({ file }) => file)).map((file) => `export * from './${file}';`),
    '',
  ].join('\n');

function printEntities(kinds: readonly Kind[]): string {
  return [
    from('the files that define an entity'),
    ...sortNames(kinds.map(({ folder, file }) => `../${folder}/${file}`)).map((path) => {
      const defined = kinds.filter(({ folder, file }) => path === `../${folder}/${file}`);
      return printNames('import', sortNames(defined.map(({ name }) => name)), path);
    }),
    '',
    '/** Every kind of record that the platform keeps. */',
    'export const entities = {',
    ...kinds.map(({ name }) => `  ${name},`),
    '};',
    'export type EntityName = keyof typeof entities;',
    '',
  ].join('\n');
}

/** The keys of sentences that stand in the schemas. */
function printProblemKeys(contract: Sources): string {
  const texts = [...contract].flatMap(([path, text]) => (path.includes('/form/') ? [] : [text]));
  const keys = sortNames(texts.flatMap((text) => matchAll(text, /'(problem\.[\w.]+)'/g)));
  return [
    from('the schemas'),
    '/** What schemas say is wrong, each by the key of its sentence. */',
    'export type FieldProblemKey =',
    `${keys.map((key) => `  | '${key}'`).join('\n')};`,
    '',
  ].join('\n');
}

/** What the platform and tests know of each kind of record: `mocks/src/records` has a file for each, named as the entity. */
function printRecords(kinds: readonly Kind[], records: Sources): [tables: string, builders: string] {
  const files = kinds.map(({ name }) => {
    const path = `${RECORDS}/${name}.ts`;
    const text = records.get(path);
    if (text === undefined) throw new Error(`The platform has no table for ${name} yet: ${path}.`);
    const [builder] = matchAll(text, /^export const (build[A-Z]\w*)/gm);
    if (!builder)
      throw new Error(`${path} exports no builder: export const build… = createBuilder(${name}, …).`);
    return { name, builder, hasOrders: /^export const orders\b/m.test(text) };
  });
  const sorted = sortNames(files.map(({ name }) => name)).flatMap((name) =>
    files.filter((one) => one.name === name),
  );
  const tables = [
    from('the files beside it'),
    ...sorted.map(({ name, hasOrders }) =>
      printNames(
        'import',
        [`table as ${name}`, ...(hasOrders ? [`orders as ${name}Orders`] : [])],
        `./${name}.ts`,
      ),
    ),
    '',
    '/** Where the records of each entity of the contract are kept. */',
    'export const recordTables = {',
    ...files.map(({ name }) => `  ${name},`),
    '};',
    '',
    '/** What the lists of those can be sorted by that are otherwise as all records. */',
    'export const recordOrders = {',
    ...files.flatMap(({ name, hasOrders }) => (hasOrders ? [`  ${name}: ${name}Orders,`] : [])),
    '};',
    '',
  ];
  const builders = [
    from('the files of records/'),
    ...sorted.map(({ name, builder }) => printNames('import', [builder], `./records/${name}.ts`)),
    '',
    ...sorted.map(({ name, builder }) => printNames('export', [builder], `./records/${name}.ts`)),
    '',
    '/** The builder of each entity. */',
    'export const builders = {',
    ...files.map(({ name, builder }) => `  ${name}: ${builder},`),
    '};',
    '',
  ];
  return [tables.join('\n'), builders.join('\n')];
}

/** The door of the back-office: each screen of its folder, with its props. */
function printBackoffice(screens: Sources): string {
  const lines = [...screens].flatMap(([path, text]) => {
    const [name] = matchAll(text, /^export const (\w+) = as(?:Private)?Screen\(/gm);
    if (!name) return [];
    const props = new RegExp(`^export (?:interface|type) ${name}Props\\b`, 'm').test(text);
    const names = [name, ...(props ? [`type ${name}Props`] : [])];
    return printNames('export', names, `./${path.slice(REACT.length + 1)}`);
  });
  return [from(`the screens of ${SCREENS}`), ...lines, ''].join('\n');
}

/** The sources of the contract, in which the kinds of records are found. */
const readContract = (): Sources => readSources(`${CONTRACT}/*/*.ts`);

/** The lists of the contract: what they should say, by their files. */
export function printContract(contract = readContract()): Map<string, string> {
  const kinds = findKinds(contract);
  return new Map([
    ...sortNames(kinds.map(({ folder }) => folder)).map((folder): [string, string] => [
      `${CONTRACT}/${folder}/entities.ts`,
      printFolder(kinds.filter((kind) => kind.folder === folder)),
    ]),
    [`${CONTRACT}/http/entities.ts`, printEntities(kinds)],
    [`${CONTRACT}/form/fieldProblems.ts`, printProblemKeys(contract)],
  ]);
}

/** Those of the platform. Throws a sentence where a file is missing. */
export function printPlatform(
  contract = readContract(),
  records = readSources(`${RECORDS}/*.ts`),
): Map<string, string> {
  const [tables, builders] = printRecords(findKinds(contract), records);
  return new Map([
    [`${RECORDS}/index.ts`, tables],
    ['mocks/src/builders.ts', builders],
  ]);
}

/** The door of the back-office. */
export const printScreens = (screens = readSources(`${REACT}/${SCREENS}/**/*.tsx`)): Map<string, string> =>
  new Map([[`${REACT}/backoffice.ts`, printBackoffice(screens)]]);

const MENU = `${REACT}/screens/shell/menu`;

/** The names of the entries of the menus, without what draws them: the frame of a page asks for these first. */
export function printMenu(entries = readSources(`${MENU}/menuEntries.ts`)): Map<string, string> {
  const [text = ''] = entries.values();
  const groups = [...text.matchAll(/^ {2}(\w+): \{\n(.*?)^ {2}\},/gms)].map(([, group = '', lines = '']) => {
    const names = matchAll(lines, /^ {4}(\w+): /gm).map((name) => `'${name}'`);
    const line = `export const ${group}Pages = [${names.join(', ')}] as const;`;
    return line.length <= 110
      ? line
      : `export const ${group}Pages = [\n  ${names.join(',\n  ')},\n] as const;`;
  });
  return new Map([
    [
      `${MENU}/menuPages.ts`,
      [
        from('menuEntries.ts'),
        '// The pages to which the menus lead, by who sees them and in their order.',
        ...groups,
        '',
      ].join('\n'),
    ],
  ]);
}
