// `npm run certify`: what takes too long for `npm test`, or needs more than it, before a version goes out. It says what it
// needs; a step whose need is not there is a step that failed. `npm run certify -- soak stories` runs the steps named so;
// with --continue it leaves out what has passed on the very same commit.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hosts, packages } from './build.ts';
import { keepVerdict, readPassed, readTree } from './certified.ts';
import { findChromium, thisMachine } from './chromium.ts';
import { findProgram } from './debian.ts';
import { checkNext, checkReadme } from './embedded.ts';
import { checkFirefox, FIREFOX } from './firefox.ts';
import { checkForeignServers } from './foreignServers.ts';
import { checkFromNothing, checkPortal, portals } from './fromNothing.ts';
import { checkBestPractices } from './lighthouse.ts';
import { type Finished, root, run } from './process.ts';
import { checkShown, storyReports } from './shown.ts';
import { checkStrictInstall } from './strictInstall.ts';

/** Something that has to be there first, and how it comes. */
interface Need {
  readonly name: string;
  readonly advice: string;
  isThere(): Promise<boolean>;
}

const chosenBrowser = process.env.CHROMIUM;
const chromium: Need = {
  name: 'Chromium',
  advice: 'install Chromium or Chrome, or say where it is: CHROMIUM=/path/to/chrome',
  async isThere() {
    const found = await findChromium(thisMachine, 'whole').catch(() => undefined);
    if (found) process.env.CHROMIUM = found.path;
    return found !== undefined;
  },
};

const built = (name: string, files: readonly string[], advice: string): Need => ({
  name,
  advice,
  isThere: async () => files.every((file) => existsSync(join(root, file))),
});
const builds = built(
  'the built packages and hosts',
  [...packages, ...hosts].map((folder) => `${folder}/dist`),
  'npm run build',
);
const storybook = built(
  'the built Storybook',
  ['storybook-static/index.json'],
  'npx storybook build --quiet',
);

const program = (name: string, packages: readonly string[]): Need => ({
  name,
  advice: `install it, as on Debian with apt-get install ${packages.join(' ')}`,
  isThere: async () => (await findProgram(name, packages)) !== undefined,
});

const stockBrokers = [
  program('mosquitto', ['mosquitto']),
  program('mosquitto_ctrl', ['mosquitto-clients']),
  program('nats-server', ['nats-server']),
];

interface Step {
  readonly name: string;
  readonly needs: readonly Need[];
  work(): Promise<Finished>;
}

/** Everything that `npm test` takes a sample of. */
const FULL = { CARILLON_FULL: '1' };

/**
 * The browser of `npm test`, unless one was chosen, which takes a sixth less: for what is played in the whole browser as well,
 * and once more with other words or late answers.
 */
const inQuickBrowser = async (): Promise<NodeJS.ProcessEnv> => ({
  CHROMIUM: (await findChromium({ ...thisMachine, env: { CHROMIUM: chosenBrowser } }, 'fast')).path,
});

const againStories = (name: string, env: NodeJS.ProcessEnv): Step => ({
  name: `stories ${name}`,
  needs: [chromium],
  work: async () => run('vitest', ['run', '--project=storybook'], { ...env, ...(await inQuickBrowser()) }),
});

const steps: readonly Step[] = [
  // What most often finds something comes first: nobody waits two hours for it.
  {
    name: 'built Storybook, every state',
    needs: [chromium, builds, storybook],
    work: () => run('playwright', ['test', '--project=storybook', '--reporter=list'], FULL),
  },
  {
    name: 'walks through the hosts, every page',
    needs: [chromium, builds, storybook],
    work: () => run('playwright', ['test', '--project=platform', '--reporter=list'], FULL),
  },
  // Answers that come late overtake each other.
  againStories('late', { STORYBOOK_LATE: '1' }),
  { name: 'soak', needs: [], work: () => run('node', ['scripts/soak.ts']) },
  {
    name: 'mutants',
    needs: [],
    work: () => run('node', ['--conditions=@carillon/source', 'scripts/mutants/main.ts']),
  },
  { name: 'strict install', needs: [builds], work: () => checkStrictInstall(packages) },
  { name: 'from nothing', needs: [builds], work: checkFromNothing },
  { name: 'embed from README', needs: [chromium, builds], work: checkReadme },
  { name: 'embed next', needs: [chromium, builds], work: checkNext },
  ...portals.map((name): Step => ({ name: `embed ${name}`, needs: [builds], work: () => checkPortal(name) })),
  {
    name: 'foreign servers',
    needs: [
      chromium,
      builds,
      program('nginx', ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static']),
      program('caddy', ['caddy']),
    ],
    work: checkForeignServers,
  },
  {
    name: 'stock brokers',
    needs: stockBrokers,
    work: () =>
      run(
        'vitest',
        ['run', '--project=unit', 'simulator/src/rights', 'packages/dev-platform/src/rights'],
        FULL,
      ),
  },
  {
    name: 'stock brokers, 3,000 devices',
    needs: stockBrokers,
    work: () => run('vitest', ['run', '--project=unit*', 'packages/client/src/fleet/stockBrokers'], FULL),
  },
  {
    name: 'stock brokers, the console',
    needs: [chromium, builds, ...stockBrokers],
    work: () =>
      run('playwright', ['test', '--config=e2e/stock/playwright.config.ts', '--reporter=list'], FULL),
  },
  {
    name: 'relays',
    needs: [program('icecast2', ['icecast2'])],
    work: () => run('vitest', ['run', '--project=unit', 'simulator/src/radio/icecast.test.ts'], FULL),
  },
  {
    name: 'Firefox',
    needs: [builds, program('firefox-esr', FIREFOX)],
    work: checkFirefox,
  },
  {
    name: 'any firmware',
    needs: [program('python3', ['python3'])],
    work: () =>
      run(
        'vitest',
        [
          'run',
          '--project=unit',
          'simulator/src/cli/python.test.ts',
          'simulator/src/cli/against.test.ts',
          'simulator/src/cli/trial.test.ts',
        ],
        FULL,
      ),
  },
  { name: 'best practices', needs: [chromium, builds], work: checkBestPractices },
  {
    name: 'stories all of them',
    needs: [chromium],
    work: () =>
      run(
        'vitest',
        [
          'run',
          '--project=storybook',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${storyReports.all}`,
        ],
        FULL,
      ),
  },
  { name: 'shown by all stories', needs: [chromium], work: () => checkShown('all') },
  againStories('in italian', { STORYBOOK_LANGUAGE: 'italian' }),
  // Accents, and longer words.
  againStories('in pseudo', { STORYBOOK_LANGUAGE: 'pseudo' }),
];

/** What no step of this machine can do: who certifies a version does it, and says so. */
const BY_HAND = [
  'other browsers: Safari cannot be driven here',
  'pictures beside the drawings: `docs/images/take.ts` takes those of the documents',
  "foreign brokers: Eclipse Paho's interoperability tests against `carillon-sim serve --open` (Mosquitto is in `npm test`)",
];

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { continue: { type: 'boolean' } },
});
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
const tree = await readTree();
const passed = readPassed(values.continue ? tree : undefined);
const there = new Map<Need, boolean>();
for (const need of new Set(chosen.flatMap(({ needs }) => needs))) {
  const isThere = await need.isThere();
  there.set(need, isThere);
  console.log(`needs ${need.name}: ${isThere ? 'there' : `MISSING: ${need.advice}`}`);
}
for (const { name } of steps)
  if (!chosen.some((step) => step.name === name)) console.log(`left out  ${name}`);
for (const what of BY_HAND) console.log(`by hand   ${what}`);

const say = (verdict: string, name: string, seconds: number) =>
  console.log(`${verdict}  ${name} (${seconds.toFixed(1)} s)${verdict === 'FAIL' ? ': see above' : ''}`);

let total = 0;
// One after the other: each uses both cores, or has timing of its own.
for (const { name, needs, work } of chosen) {
  const before = passed.get(name);
  if (before !== undefined) {
    say('kept', name, before);
    total += before;
    continue;
  }
  const missing = needs.find((need) => !there.get(need));
  const start = performance.now();
  const { ok, output } = missing
    ? { ok: false, output: `${name} needs ${missing.name}: ${missing.advice}` }
    : await work().catch((error: unknown) => ({ ok: false, output: String(error) }));
  const seconds = (performance.now() - start) / 1000;
  if (!ok) {
    console.log(`\n${output.trim()}`);
    process.exitCode = 1;
  }
  // What was edited meanwhile may have been played in either state.
  if (tree && tree === (await readTree())) keepVerdict(tree, name, ok ? seconds : undefined);
  say(ok ? 'ok  ' : 'FAIL', name, seconds);
  total += seconds;
}
if (chosen.length === 0) process.exitCode = 1;
const of = tree ? `tree ${tree.slice(0, 12)}` : 'sources that are not committed';
console.log(`${chosen.length} of ${steps.length} steps, ${(total / 60).toFixed(0)} min, on ${of}`);
