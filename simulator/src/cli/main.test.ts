import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formatTranscript, runScenario } from '../scenario/runScenario.ts';
import { loadScenarios } from './loadScenarios.ts';
import { main } from './main.ts';
import { refuseNode } from './nodeVersion.ts';
import { OPTIONS } from './options.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const FAILING = path('testdata/failing.scenario.ts');
const FOLDER = path('../../scenarios/');
const examples = readdirSync(FOLDER).map((name) => FOLDER + name);

/** Runs the tool in this process and collects what it says. */
async function run(args: string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const errors: string[] = [];
  const output = { log: (line: string) => lines.push(line), error: (line: string) => errors.push(line) };
  const code = await main(args, env, output);
  return { code, lines: lines.join('\n').split('\n'), errors };
}

test('all scenarios of simulator/scenarios pass, to the byte as in this process (LIB-04, LIB-05, FLT-106)', async (context) => {
  expect(examples.length).toBeGreaterThan(0);
  const folder = mkdtempSync(join(tmpdir(), 'carillon-transcript-'));
  context.onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'transcript.txt');
  const { code, lines } = await run(['run', ...examples, '--transcript', file]);
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(code).toBe(0);
  expect(lines.at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);

  const here: string[] = [];
  for (const path of examples) {
    for (const scenario of await loadScenarios(path)) {
      here.push(formatTranscript(await runScenario(scenario)));
    }
  }
  expect(readFileSync(file, 'utf8')).toBe(here.join(''));
});

test('a transcript that cannot be written is said before anything runs', async () => {
  const { code, errors } = await run(['run', FAILING, '--transcript', '/nowhere/transcript.txt']);
  expect(code).toBe(2);
  expect(errors).toEqual([
    'carillon-sim: the transcript cannot be written to /nowhere/transcript.txt: ENOENT.',
  ]);
});

test('a failing expectation is reported with time, line, seed and the command that repeats it (LIB-05)', async () => {
  const { code, lines } = await run(['run', FAILING]);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^✗ a device without events plays \(2 s in \d+ ms\)$/);
  expect(lines.slice(1)).toEqual([
    '    expected  CR-1004: the state {"stream":"started"} within 2 s',
    '    happened  the state {"online":true,"playing":null,"next":null,"stream":"nothing","isFailOver":false}',
    '    at        2026-03-02T03:00:02.000Z, +00:00:02.000 after the start',
    expect.stringMatching(/^ {4}in {8}.*failing\.scenario\.ts:\d+$/),
    '    seed      4',
    `    repeat    npm run simulate -- run ${FAILING} --seed 4`,
    expect.stringMatching(/^ {4}messages {2}\+00:00:00\.000 cmd\/rep\/std-eth-2\/CR-1004 \{"msg":"Bonjour"/),
    expect.stringMatching(/^ {14}\+00:00:00\.000 cmd\/req\/\S+ \{"req":1,"msg":"GetEvents","body":\{\}\}$/),
    expect.stringMatching(/^ {14}\+00:00:00\.000 cmd\/rep\/\S+ \{"req":1,"msg":"GetEvents"/),
    expect.stringMatching(/^ {14}\+00:00:00\.\d{3} async\/\S+\/rtc \{/),
    '0 passed, 1 failed',
  ]);
});

test.each([
  [['--seed', '7'], {}, '7'],
  [[], { CARILLON_SEED: '8' }, '8'],
  [['--seed', '7'], { CARILLON_SEED: '8' }, '7'],
  [[], { CARILLON_SEED: '' }, '4'],
])('with %j and %j the seed is %s', async (args, env, seed) => {
  const { lines } = await run(['run', FAILING, ...args], env);
  expect(lines).toContain(`    seed      ${seed}`);
});

test.each([
  [[], 'say what to do, for example: run FILE. Try --help.'],
  [['fly'], "'fly' is not a command. Try --help."],
  [['run'], 'run needs at least one scenario file. Try --help.'],
  [['run', 'nowhere.scenario.ts'], 'there is no file nowhere.scenario.ts.'],
  [
    ['run', path('../../src/commands')],
    `no scenarios are in the folder ${path('../../src/commands')}: their names end in .scenario.ts, .mts, .js or .mjs.`,
  ],
  [['run', FAILING, '--tempo', '2'], "Unknown option '--tempo'. Try --help."],
  [['run', FAILING, '--seed', '-1'], /--seed/],
  [['run', FAILING, '--seed', '1.5'], "--seed must be a whole number from 0 to 4294967295, not '1.5'."],
  [['run', path('testdata/empty.ts')], /does not export a scenario by default/],
  [
    ['run', path('../../package.json')],
    /package\.json is no scenario: JavaScript or TypeScript is allowed \(\.js, \.mjs, \.ts, \.mts\)\.$/,
  ],
])('%j is wrong use: exit code 2 and a sentence that says so', async (args, sentence) => {
  const { code, lines, errors } = await run(args);
  expect({ code, lines }).toEqual({ code: 2, lines: [''] });
  expect(errors).toEqual([expect.stringMatching(/^carillon-sim: /)]);
  if (typeof sentence === 'string') expect(errors).toEqual([`carillon-sim: ${sentence}`]);
  else expect(errors[0]).toMatch(sentence);
});

test('a file in a folder of CommonJS is told what makes it a module', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-commonjs-'));
  context.onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'hall.scenario.ts');
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  writeFileSync(file, "import { scenario } from '@carillon/simulator';\n");
  const { code, errors } = await run(['run', file]);
  expect(code).toBe(2);
  expect(errors).toEqual([
    `carillon-sim: ${file}:1 cannot be loaded. SyntaxError: Cannot use import statement outside a module. ` +
      'Files of this folder are CommonJS: say "type": "module" in its package.json, ' +
      'or let the name end in .mjs or .mts.',
  ]);
});

test('a Node that is too old is said in a sentence', () => {
  expect(refuseNode('20.20.2')).toBe('Node 22.22 or newer is needed, and this is 20.20.2.');
  expect(refuseNode('22.9.0')).toBe('Node 22.22 or newer is needed, and this is 22.9.0.');
  expect(['22.22.0', '24.1.0'].map(refuseNode)).toEqual([undefined, undefined]);
});

test('a wrong seed in the environment is wrong use, too', async () => {
  const { code, errors } = await run(['run', FAILING], { CARILLON_SEED: 'lucky' });
  expect({ code, errors }).toEqual({
    code: 2,
    errors: ["carillon-sim: CARILLON_SEED must be a whole number from 0 to 4294967295, not 'lucky'."],
  });
});

test('--help names every command and option, --version the version', async () => {
  const help = (await run(['--help'])).lines.join('\n');
  const options = Object.keys(OPTIONS).map((name) => `--${name}`);
  for (const word of ['run', 'CARILLON_SEED', 'Exit code', ...options]) {
    expect(help).toContain(word);
  }
  expect((await run(['--version'])).lines).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});

test('the process itself ends with the exit code', async () => {
  const args = ['--conditions=@carillon/source', path('../cli.ts'), 'run', FAILING];
  const [code, stdout] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, args, (error, out) => resolve([error?.code ?? 0, out]));
  });
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(code).toBe(1);
});
