// `npm test` runs everything, `npm run check` (--quick) what takes seconds, `npm test -- unit e2e` the named steps.
// Steps of a round run two at a time; all rounds run, whatever failed before. The last line counts everything.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatTable, measureAll } from './budgets.ts';
import { build, buildHost, hosts, packages } from './build.ts';
import { choosePlayed, createFindStories, findChanged, findTests } from './changed.ts';
import { findChromium, thisMachine } from './chromium.ts';
import { type Count, checkCount, countLine, countPlaywright, countRun, countVitest, sum } from './count.ts';
import { directions } from './directions.ts';
import { checkImports, checkPacked } from './exports.ts';
import { folders } from './folders.ts';
import { pointers } from './pointers.ts';
import { root, run, twoAtATime } from './process.ts';
import { checkShown } from './shown.ts';
import { createRunner, type Step } from './steps.ts';
import { formatTimes, type Phase } from './times.ts';

const check = (name: string, command: string, ...args: string[]): Step<Phase> => ({
  name,
  run: () => run(command, args),
});

const reports = join(root, '.cache/reports');

/** Runs a test runner that writes a JSON report, and counts its tests. */
async function runTests<Report>(
  name: string,
  count: (report: Report) => Count,
  command: string,
  args: (reportFile: string) => string[],
  env: NodeJS.ProcessEnv = {},
) {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const { ok, output } = await run(command, args(file), { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : checkCount(false);
  const total = countRun(ok, counted);
  return { ok: total.failed === 0, output, count: total };
}

/** What React checks for developers alone takes a fifth of the stories' time: `npm run certify` plays them with it. */
const AS_DEPLOYED = { NODE_ENV: 'production' };

const vitest = (project: string, files: readonly string[] = []): Step<Phase>['run'] => {
  const reporters = ['--reporter=default', '--reporter=json'];
  const name = project.replace('*', '') + (files.length > 0 ? '-some' : '');
  return () =>
    runTests(
      name,
      countVitest,
      'vitest',
      (file) => ['run', `--project=${project}`, ...reporters, `--outputFile.json=${file}`, ...files],
      project === 'storybook' ? AS_DEPLOYED : undefined,
    );
};

const tsc = 'node_modules/typescript7/bin/tsc'; // by path: node_modules/.bin/tsc is TypeScript 6, which the tools need

const quick: Step<Phase>[][] = [
  // Alone: some of them measure time, and both cores are theirs.
  [{ name: 'unit', phase: 'unit', run: vitest('unit*') }],
  [
    check('types', 'node', tsc, '-p', '.'),
    check('api', 'node', 'scripts/api.ts', '--check'),
    check('lint', 'biome', 'ci', '--colors=off', '--max-diagnostics=100'),
    { name: 'directions', run: directions },
    { name: 'pointers', run: pointers },
    { name: 'folders', run: folders },
    check('unused', 'knip', '--no-progress', '--no-config-hints'),
    check('lock', 'node', 'scripts/complete-lock.ts', '--check'),
    check('install', 'npm', 'ci', '--dry-run', '--no-audit'),
  ],
];

/** Files of stories that are played at once: more of them take minutes. */
const FEW = 10;

/** What a change can break, in seconds: `npm run check -- --changed`, or since a commit: `-- --changed=main`. */
async function stepsOf(since: string): Promise<Step<Phase>[][]> {
  const changed = await findChanged(since);
  const sources = changed.filter((file) => /\.(tsx?|jsonc?|css|mjs)$/.test(file));
  const tests = findTests(changed);
  const findStories = createFindStories();
  const stories = findStories(changed);
  const few = choosePlayed(changed, findStories, FEW);
  const played = few.length > 0 ? `the ${few.length} nearest` : 'none';
  console.log(
    `${changed.length} files differ from ${since}; ${tests.length} files of tests and ${stories.length} of stories lead to them${
      few.length < stories.length ? `, of which this plays ${played}; all: npm test -- chromium stories` : ''
    }.`,
  );
  return [
    [
      check('types', 'node', tsc, '-p', '.'),
      check('lint', 'biome', 'ci', '--colors=off', '--no-errors-on-unmatched', ...sources),
      check('api', 'node', 'scripts/api.ts', '--check'),
      { name: 'directions', run: directions },
      { name: 'pointers', run: pointers },
      { name: 'folders', run: folders },
    ],
    // What does not compile fails in a hundred places, and what fails in twenty does so for the reason of the first.
    tests.length > 0
      ? [{ name: 'unit', phase: 'unit', run: vitest('unit*', [...tests, '--bail=20']), needs: ['types'] }]
      : [],
    few.length > 0 ? [{ name: 'chromium', run: chooseChromium }] : [],
    few.length > 0
      ? [{ name: 'stories', phase: 'stories', run: vitest('storybook', few), needs: ['chromium', 'types'] }]
      : [],
  ];
}

const rest: Step<Phase>[][] = [
  [
    { name: 'chromium', run: chooseChromium },
    ...packages.map((folder) => ({ name: `build ${folder}`, run: () => build(folder) })),
    ...hosts.map((host) => ({ name: `build ${host}`, run: () => buildHost(host) })),
    check('build storybook', 'storybook', 'build', '--quiet'),
  ],
  [
    ...packages.map((folder) => ({
      name: `exports ${folder}`,
      run: () => checkPacked(folder),
      needs: [`build ${folder}`],
    })),
    {
      name: 'imports',
      run: () => checkImports(packages),
      needs: packages.map((folder) => `build ${folder}`),
    },
    { name: 'budgets', run: budgets, needs: [...packages, ...hosts].map((folder) => `build ${folder}`) },
  ],
  // Each alone: these have timing of their own, and a browser uses both cores.
  [{ name: 'stories', phase: 'stories', run: vitest('storybook'), needs: ['chromium'] }],
  [{ name: 'shown', phase: 'stories', run: () => checkShown('sample'), needs: ['stories'] }],
  [
    {
      name: 'e2e',
      phase: 'end to end',
      run: () => runTests('e2e', countPlaywright, 'playwright', () => ['test', '--reporter=list,json']),
      needs: ['chromium', 'build storybook', ...[...packages, ...hosts].map((folder) => `build ${folder}`)],
    },
  ],
];

/** For all later steps: the tests read CHROMIUM. */
async function chooseChromium() {
  try {
    const { path, version } = await findChromium(thisMachine);
    process.env.CHROMIUM = path;
    return { ok: true, output: `Chromium: ${path} (${version})`, isShown: true };
  } catch (error) {
    return { ok: false, output: String(error) };
  }
}

async function budgets() {
  const rows = await measureAll();
  const count = sum(rows.map(({ problem }) => checkCount(!problem)));
  return { ok: count.failed === 0, output: formatTable(rows), count, isShown: true };
}

const phasesMs = new Map<Phase, number>();
const { runStep, failures } = createRunner<Phase>({
  say: console.log,
  now: () => performance.now(),
  onPhase: (phase, ms) => phasesMs.set(phase, (phasesMs.get(phase) ?? 0) + ms),
});

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isWanted = ({ name }: Step<Phase>) =>
  names.length === 0 || names.some((wanted) => name.startsWith(wanted));

mkdirSync(reports, { recursive: true });
const [, since] =
  /^--changed=?(.*)$/.exec(process.argv.find((argument) => argument.startsWith('--changed')) ?? '') ?? [];
const full = process.argv.includes('--quick') ? quick : [...quick, ...rest];
const rounds = since === undefined ? full : await stepsOf(since || 'HEAD');
const counts: Count[] = [];
for (const round of rounds) counts.push(...(await twoAtATime(round.filter(isWanted), runStep)));

const total = sum(counts);
console.log(`\n${formatTimes(phasesMs, 1000 * process.uptime())}`);
if (failures.size > 0) console.log(`\nFailed: ${[...failures].join(', ')}`);
console.log(`\n${countLine(total)}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
