// How much JavaScript a browser loads first, gzipped, against its limit: `node scripts/budgets.ts` after `npm run build`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import * as backoffice from '../packages/host-backoffice/src/routes.ts';
import { PAGE_FILES } from '../packages/host-common/src/chunks.ts';
import * as consoleHost from '../packages/host-console/src/routes.ts';
import * as shop from '../packages/host-shop/src/routes.ts';
import { root } from './process.ts';

/** What mqtt.js may weigh in a host, which loads it when it connects (decision 0016). */
export const HOST_MQTT_KB = 60;

interface Budget {
  name: string;
  measure(): Promise<Load>;
  /** Raised only in the commit that needs it, which says why here. */
  limitKb?: number;
  mostFiles?: number;
  /** It shows no device, so nothing of the connection to devices may be in what it loads first. */
  hasNoDevice?: boolean;
}

interface Load {
  kb: number;
  /** How many files that is. */
  files: number;
  /** Whether mqtt.js is in what is loaded first: it must come only when a device screen connects. */
  holdsMqtt: boolean;
  /** Whether the broker of the client is: connection, links to devices, commands. */
  holdsBroker: boolean;
}

export interface Row {
  name: string;
  kb?: number;
  files?: number;
  limitKb?: number;
  problem?: string;
}

/** The default client id of mqtt.js: a text that survives the minifier. */
const mqttMark = 'mqttjs_';

/** The name of a command that the broker itself sends: a text that survives the minifier. */
const brokerMark = 'StartExtra';

/** What a text weighs on the wire, in kilobytes. */
export const kb = (code: string) => gzipSync(code).length / 1000;

const load = (files: string[]): Load => ({
  kb: files.reduce((total, file) => total + kb(file), 0),
  files: files.length,
  holdsMqtt: files.some((file) => file.includes(mqttMark)),
  holdsBroker: files.some((file) => file.includes(brokerMark)),
});

/** Builds `input` as somebody else's app would, from the published packages; React is left out. */
async function bundle(folder: string, input: string): Promise<Rolldown.OutputChunk[]> {
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, external: /^react(-dom)?($|\/)/ },
    },
  });
  return (Array.isArray(output) ? output : [output as Rolldown.RolldownOutput])
    .flatMap((bundle) => bundle.output)
    .filter((file) => file.type === 'chunk');
}

// --- Somebody else's app: built from the published packages, React left out.

/** What such an app imports, by the door of `@carillon/react`. */
const foreignApps = {
  dashboard: { '': ['CarillonProvider'], '/devices': ['DeviceDashboard'] },
  events: { '': ['CarillonProvider'], '/devices': ['EventList'] },
  provider: { '': ['CarillonProvider'] },
  /** A page of one's own that reads a record, follows a device, draws its level and commands it. */
  hooks: {
    '': [
      'CarillonProvider',
      'useCall',
      'useDevice',
      'useDeviceCommand',
      'useDeviceEvents',
      'useMeter',
      'useSession',
    ],
  },
} satisfies Record<string, Record<string, readonly string[]>>;
type ForeignApp = keyof typeof foreignApps;

const foreignChunks = new Map<ForeignApp, Promise<Rolldown.OutputChunk[]>>();

function buildForeignApp(app: ForeignApp): Promise<Rolldown.OutputChunk[]> {
  const known = foreignChunks.get(app);
  if (known) return known;
  const doors = Object.entries(foreignApps[app]).map(
    ([door, names]) => [`@carillon/react${door}`, names] as const,
  );
  const chunks = buildApp(join(root, `.cache/foreign-${app}`), Object.fromEntries(doors));
  foreignChunks.set(app, chunks);
  return chunks;
}

/** An app of `folder` that uses these names of these modules. */
function buildApp(
  folder: string,
  imports: Readonly<Record<string, readonly string[]>>,
): Promise<Rolldown.OutputChunk[]> {
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries(imports).map(
    ([from, names]) => `import { ${names.join(', ')} } from '${from}';`,
  );
  const used = Object.values(imports).flat().join(', ');
  const main = join(folder, 'main.js');
  writeFileSync(main, `${lines.join('\n')}\nglobalThis.carillon = { ${used} };\n`);
  return bundle(folder, main);
}

/** What an app of `folder` that uses these names loads first, React left out, in kilobytes. */
export async function weighApp(
  folder: string,
  imports: Readonly<Record<string, readonly string[]>>,
): Promise<number> {
  return load(firstOf(await buildApp(folder, imports)).map(({ code }) => code)).kb;
}

/** What it loads first. */
async function measureForeignApp(app: ForeignApp): Promise<Load> {
  const first = firstOf(await buildForeignApp(app));
  return { ...load(first.map(({ code }) => code)), holdsMqtt: first.some(isMqtt) };
}

const isMqtt = (chunk: Rolldown.OutputChunk) =>
  chunk.moduleIds.some((id) => id.includes('/node_modules/mqtt/'));

/** What the screen needs to be shown. */
async function measureDashboard(): Promise<Load> {
  const screen = await measureForeignApp('dashboard');
  if (!screen.holdsBroker)
    throw new Error(`"${brokerMark}" is no longer in the broker: choose another mark.`);
  return screen;
}

/** What it loads when somebody opens something, besides mqtt.js. */
async function measureLater(): Promise<Load> {
  const chunks = await buildForeignApp('dashboard');
  const first = firstOf(chunks);
  return load(chunks.filter((chunk) => !first.includes(chunk) && !isMqtt(chunk)).map(({ code }) => code));
}

function firstOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const first = new Set<Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  return [...first];
}

async function measureMqtt(): Promise<Load> {
  const chunks = (await buildForeignApp('dashboard')).filter(isMqtt);
  if (chunks.length === 0) throw new Error('mqtt.js is in no chunk: does the client still import it?');
  const mqtt = load(chunks.map(({ code }) => code));
  if (!mqtt.holdsMqtt) throw new Error(`"${mqttMark}" is no longer in mqtt.js: choose another mark.`);
  return { ...mqtt, holdsMqtt: false };
}

// --- The contract: what a bundle pays for all of a door, for its rules alone, and for one call.

/**
 * The most that all of a door may weigh, zod included where it has schemas. A new entity or command is paid by its own
 * door: raise its number in the commit that adds it.
 */
const DOOR_LIMITS_KB = {
  account: 11.5,
  // Of which 0.05 know what goes on where events are read anew.
  attention: 4.1,
  audio: 1,
  backup: 14,
  basket: 3,
  broker: 15,
  catalog: 12.5,
  clock: 7.5,
  device: 16.5,
  encoder: 2,
  forecast: 2,
  form: 1,
  history: 2,
  http: 15,
  incident: 8.5,
  list: 7.5,
  money: 1,
  schedule: 3,
  security: 1,
  stream: 6.5,
  time: 1,
} as const;
type Door = keyof typeof DOOR_LIMITS_KB;

/** The doors without a schema; all others bring zod along. */
const RULE_DOORS: ReadonlySet<Door> = new Set([
  'attention',
  'audio',
  'basket',
  'encoder',
  'forecast',
  'history',
  'money',
  'schedule',
  'time',
]);

/** The rules of doors that have schemas too. */
const RULES_BESIDE = {
  catalog: ['fileSize', 'streamSize'],
  clock: [
    'clockStatus',
    'deviceTime',
    'isConsistentRtcc',
    'ticked',
    'toEpoch',
    'toLocalDateTime',
    'toRtccBody',
  ],
  device: ['canRun', 'deviceClass', 'DEVICE_CLASSES', 'DEVICE_MODES', 'EVENT_KINDS'],
  list: [
    'clampIndex',
    'matchesText',
    'toOffset',
    'pageCount',
    'pageWindow',
    'readListParams',
    'toListQuery',
    'writeListParams',
  ],
} satisfies Partial<Record<Door, readonly string[]>>;

/** A text of zod that survives the minifier. */
const zodMark = '_zod';

/** What using `names` of a door adds to a page that has nothing of ours yet. */
async function measureContract(door: Door, names: readonly string[]): Promise<Load & { holdsZod: boolean }> {
  const folder = join(root, '.cache/contract');
  mkdirSync(folder, { recursive: true });
  const main = join(folder, `${door}-${names.length}.js`);
  const list = names.join(', ');
  writeFileSync(
    main,
    `import { ${list} } from '@carillon/protocol/${door}';\nglobalThis.carillon = [${list}];\n`,
  );
  const code = (await bundle(folder, main)).map((chunk) => chunk.code);
  return { ...load(code), holdsZod: code.some((text) => text.includes(zodMark)) };
}

async function measureDoor(door: Door): Promise<Load> {
  const names = Object.keys((await import(`@carillon/protocol/${door}`)) as object);
  const { holdsZod, ...all } = await measureContract(door, names);
  if (holdsZod && RULE_DOORS.has(door)) throw new Error('a rule drags a schema in');
  return all;
}

/** What must come without a schema although its door has some; weighed, so that a rule stays a rule. */
async function measureRules(): Promise<Load> {
  let kb = 0;
  for (const [door, names] of Object.entries(RULES_BESIDE)) {
    const { holdsZod, ...rules } = await measureContract(door as Door, names);
    if (holdsZod) throw new Error(`a rule of ${door} drags a schema in`);
    kb += rules.kb;
  }
  return { kb, files: 0, holdsMqtt: false, holdsBroker: false };
}

async function measureLogin(): Promise<Load> {
  const { holdsZod, ...login } = await measureContract('http', ['login']);
  if (!holdsZod) throw new Error(`"${zodMark}" is no longer in zod: choose another mark.`);
  return login;
}

// --- The hosts: read from the manifest that Vite writes.

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

function readManifest(host: string): { dist: string; manifest: Manifest } {
  const dist = join(root, 'packages', host, 'dist');
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${host} is not built with build.manifest: ${path} is missing.`);
  return { dist, manifest: JSON.parse(readFileSync(path, 'utf8')) };
}

/** What a host loads as mqtt.js, when it connects (decision 0016). */
function measureHostMqtt(host: string): Load {
  const { dist, manifest } = readManifest(host);
  const chunks = Object.values(manifest).filter(({ name }) => name === 'mqtt');
  const mqtt = load(chunks.map(({ file }) => readFileSync(join(dist, file), 'utf8')));
  if (!mqtt.holdsMqtt) throw new Error(`No chunk of ${host} is mqtt.js.`);
  return { ...mqtt, holdsMqtt: false };
}

/** The first load of a page: what its entry, the module that starts the host and that of the screen import statically. */
function measureHost(host: string, screen: string): Load {
  const { dist, manifest } = readManifest(host);
  const screens = Object.keys(manifest).filter((key) => key.startsWith('screen:'));
  const [wanted, another] = screens.filter((key) => key.endsWith(`/${screen}`));
  if (!wanted || another) throw new Error(`Not one file of ${screen} is among: ${screens.join(', ')}`);
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  // The groups of host-common/src/vite.ts.
  const first = Object.keys(manifest).filter((key) => /^(start|page)$/.test(manifest[key]?.name ?? ''));
  if (first.length !== 2) throw new Error(`A start and a page are wanted, not: ${first.join(', ')}`);
  for (const key of [...first, wanted]) visit(key);
  return load(
    [...files].filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(dist, file), 'utf8')),
  );
}

/** Each by the table of its pages. */
const hosts = { 'host-shop': shop, 'host-backoffice': backoffice, 'host-console': consoleHost };

/**
 * What a page of a host may load first, where its row says nothing else. Menus and all dialogs come when they are opened.
 * One build for many customers, a release that is noticed and parts that are fetched again cost each page 0.9 kB.
 */
const PAGE_KB = 166;
/**
 * A page for devices has more: the broker of the client with its links and commands (10 kB), what a device says and what is
 * asked of it, and, where events are saved, fields for a stream of each codec and the rules of schedules.
 */
const DEVICE_PAGE_KB = 190;

// Where a page takes one call of an entity it takes the entity, with its form and all of its calls: some 300 bytes for each,
// and half a kilobyte for what makes calls of a definition.
export const budgets: readonly Budget[] = [
  ...Object.entries(DOOR_LIMITS_KB).map(([door, limitKb]) => ({
    name: `protocol/${door}, all of it`,
    limitKb,
    measure: () => measureDoor(door as Door),
  })),
  { name: '  protocol, rules beside schemas', measure: measureRules },
  { name: '  protocol, the call that logs in', measure: measureLogin },
  // A button, a link and the search of a list are the browser's own (decision 0025): 13 kB less for each of these.
  { name: 'DeviceDashboard in a foreign app, over React', limitKb: 70, measure: measureDashboard },
  { name: '  dialogs, loaded when they are opened', measure: measureLater },
  { name: '  mqtt.js, loaded when it connects', measure: measureMqtt },
  {
    name: 'EventList in a foreign app, over React',
    limitKb: 82,
    measure: () => measureForeignApp('events'),
  },
  {
    name: 'the provider alone in a foreign app, over React',
    limitKb: 27,
    measure: () => measureForeignApp('provider'),
  },
  {
    name: 'hooks alone in a foreign app, over React',
    limitKb: 45,
    measure: () => measureForeignApp('hooks'),
  },
  ...Object.entries(hosts).flatMap(([host, { routes }]) =>
    routes.map(({ at, screen, isLive = false, budgetKb = isLive ? DEVICE_PAGE_KB : PAGE_KB }) => ({
      name: `${host}, ${at}`,
      limitKb: budgetKb,
      mostFiles: PAGE_FILES,
      hasNoDevice: !isLive,
      measure: async () => measureHost(host, screen),
    })),
  ),
  {
    name: 'host-console, mqtt.js, when it connects',
    limitKb: HOST_MQTT_KB,
    measure: async () => measureHostMqtt('host-console'),
  },
];

async function measure({ name, limitKb, mostFiles, hasNoDevice, measure }: Budget): Promise<Row> {
  try {
    const { kb, files, holdsMqtt, holdsBroker } = await measure();
    const problems = [
      holdsMqtt && 'mqtt.js is loaded at once',
      hasNoDevice && holdsBroker && 'the broker is loaded at once',
      limitKb !== undefined && kb > limitKb && 'over its limit',
      mostFiles !== undefined && files > mostFiles && `more than ${mostFiles} files`,
    ].filter((problem) => typeof problem === 'string');
    return {
      name,
      kb,
      ...(mostFiles !== undefined && { files }),
      limitKb,
      problem: problems.join(', ') || undefined,
    };
  } catch (error) {
    return { name, limitKb, problem: String(error).split('\n').slice(0, 4).join(' ') };
  }
}

export const measureAll = (): Promise<Row[]> => Promise.all(budgets.map(measure));

export function formatTable(rows: Row[]): string {
  const line = (name: string, kb: string, limit: string, files: string, problem = '') =>
    `${name.padEnd(48)}${kb.padStart(8)}${limit.padStart(8)}${files.padStart(7)}  ${problem}`.trimEnd();
  return [
    line('JavaScript', 'kB gzip', 'limit', 'files'),
    ...rows.map((row) =>
      line(
        row.name,
        row.kb?.toFixed(1) ?? '?',
        row.limitKb?.toString() ?? '',
        row.files?.toString() ?? '',
        row.problem,
      ),
    ),
  ].join('\n');
}

if (import.meta.main) {
  const rows = await measureAll();
  console.log(formatTable(rows));
  process.exit(rows.some(({ problem }) => problem) ? 1 : 0);
}
