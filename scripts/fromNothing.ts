// What a document has somebody do who has nothing, done as it stands there: its files are written, its
// commands run, and what it says of them must be so.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type Finished, root } from './process.ts';

/** One thing that the document has somebody do. */
export type Act =
  | { readonly kind: 'write'; readonly name: string; readonly text: string }
  /** Commands; they end with this code and, where the document shows it, this output. */
  | { readonly kind: 'run'; readonly commands: string; readonly code: number; readonly output?: string }
  /** Commands that run until they are ended, beside those that follow. */
  | { readonly kind: 'leave running'; readonly commands: string };

const HEADING = /^(##+) From nothing\n/m;
/** What it takes for granted here: it would take the folder of the one who tests away. */
const BUILT = 'npm ci && npm run build';

const BLOCK = /(?<before>[^\n]*)\n\n```(?<language>\w*)\n(?<text>.*?)```(?=(?<after>[^`]*))/gs;

/** What a document has somebody do below the heading `From nothing`, in its order. Throws where it says nothing of that. */
export function readActs(document: string): readonly Act[] {
  const [, level = '##', below = ''] = document.split(HEADING);
  const section = below.split(new RegExp(`\n#{2,${level.length}} `))[0] ?? '';
  const acts: Act[] = [];
  for (const { groups } of section.matchAll(BLOCK)) {
    const { before = '', language, text = '', after = '' } = groups ?? {};
    const name = /^`([\w./[\]-]+)`:$/.exec(before)?.[1];
    const commands = text.trim();
    if (name !== undefined) acts.push({ kind: 'write', name, text });
    else if (language === 'sh' && commands === BUILT) continue;
    else if (language === 'sh' && /^\s*Leave it running/.test(after))
      acts.push({ kind: 'leave running', commands });
    else if (language === 'sh') {
      const code = Number(/^\s*[^\n]*[Ee]xit code (\d)/.exec(after)?.[1] ?? 0);
      acts.push({ kind: 'run', commands, code });
    } else {
      const ran = acts.pop();
      if (ran?.kind !== 'run') throw new Error(`Nothing has been run that could say:\n${text}`);
      acts.push({ ...ran, output: text });
    }
  }
  if (acts.length === 0) throw new Error("There is no '## From nothing' with commands in the document.");
  return acts;
}

/** Whether a run said what the document shows, in which a line '…' stands for any lines. */
export function saysSo(said: string, shown: string): boolean {
  const [first = '', ...others] = plain(shown).split('\n…\n');
  const rest = plain(said);
  if (others.length === 0) return rest === first;
  return rest.startsWith(`${first}\n`) && rest.endsWith(`\n${others.join('\n…\n')}`);
}

/** What a run says, without what differs from machine to machine. */
const plain = (output: string) => output.replace(/ \([\d.]+ \w+ in [\d.]+ m?s\)/g, '').trim();

/** How long one block may take: `npm install`, where nothing else is said. */
const MOST_MS = 180_000;
/** Of what builds or translates a whole app. */
const BUILD_MS = 900_000;
const STARTED_MS = 20_000;

// As whoever follows it has it: programs of this repository are found by nobody. Node is that of the scripts, since what
// tests need is newer than what npm runs on.
const ownPath = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)]
  .filter((folder) => !folder.endsWith('node_modules/.bin'))
  .join(delimiter);

interface Following {
  /** How long one block may take. */
  readonly mostMs?: number;
  /** For every command: where a port that the document names is not free, another one. */
  readonly env?: Readonly<Record<string, string>>;
  /** What stands in a file or a command is this here: addresses are others. */
  readonly translate?: (text: string) => string;
  /** Looks at what was made while it runs, and throws where it is not as it should be. `said` is what is left running has said so far. */
  readonly look?: (said: () => string) => Promise<void>;
}

/** Does it all in folders that go afterwards. `document` is the text of the recipe. */
export async function followFromNothing(
  document: string,
  { mostMs = MOST_MS, env: ownEnv, translate = (text) => text, look }: Following = {},
): Promise<Finished> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-from-nothing-'));
  const state = join(folder, 'state.sh');
  // Where the reader stands, and what is exported: each block is a shell of its own, as a terminal goes on.
  writeFileSync(state, `cd '${root}'\n`);
  const remember = `trap '{ export -p; printf "cd %q\\n" "$PWD"; } > "${state}"' EXIT`;
  const running: ReturnType<typeof start>[] = [];
  const left: typeof running = [];

  function start(commands: string) {
    const script = ['set -e', `. '${state}'`, commands].join('\n');
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined, PATH: ownPath };
    const child = spawn('bash', ['-c', script], {
      env: { ...env, ...ownEnv, TMPDIR: folder },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    const said = new Promise<void>((resolve) => child.stdout.on('data', () => resolve()));
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const end = () => {
      // A group of its own: npx has children.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    };
    return { said, ended, end, output: () => output, errors: () => errors };
  }

  async function perform(act: Act): Promise<void> {
    if (act.kind === 'write') {
      const { ended } = start(
        `mkdir -p "$(dirname '${act.name}')"\ncat > '${act.name}' <<'END_OF_FILE'\n${translate(act.text)}END_OF_FILE`,
      );
      await ended;
      return;
    }
    const commands = translate(act.commands);
    const going = start(act.kind === 'run' ? `${remember}\n${commands}` : commands);
    running.push(going);
    const late = (ms: number) => new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late').unref());
    const wrong = (what: string) => new Error(`${act.commands}\n${what}\n${going.output()}${going.errors()}`);
    if (act.kind === 'leave running') {
      const came = await Promise.race([going.said, going.ended, late(STARTED_MS)]);
      if (came !== undefined) throw wrong('It should go on, and say that it has begun.');
      left.push(going);
      return;
    }
    const code = await Promise.race([going.ended, late(mostMs)]);
    if (code !== act.code) throw wrong(`It should end with exit code ${act.code}, not ${code}.`);
    if (act.output !== undefined && !saysSo(going.output(), act.output)) {
      throw wrong(`It should say:\n${act.output}It says:`);
    }
  }

  try {
    const acts = readActs(document);
    for (const act of acts) await perform(act);
    await look?.(() => left.map(({ output, errors }) => output() + errors()).join('\n'));
    return { ok: true, output: `${acts.length} steps of the recipe` };
  } catch (error) {
    return { ok: false, output: String(error) };
  } finally {
    for (const { end, ended } of running) {
      end();
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

export const readDocument = (path: string) => readFileSync(join(root, path), 'utf8');

/** The recipe of QA as it stands. */
export const checkFromNothing = () => followFromNothing(readDocument('docs/recipes/write-a-scenario.md'));

/** The pages for portals that are made by others, each in a project of its own. */
export const portals = ['tanstack-router', 'jest'] as const;
export const checkPortal = (name: string, following: Following = {}) =>
  followFromNothing(readDocument(`docs/embed/${name}.md`), { mostMs: BUILD_MS, ...following });

if (import.meta.main) {
  const [name] = process.argv.slice(2);
  const { ok, output } = await (name ? checkPortal(name) : checkFromNothing());
  console.log(output);
  process.exit(ok ? 0 : 1);
}
