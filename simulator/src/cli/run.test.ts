import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, type TestContext, test } from 'vitest';
import { startTool, writeFiles } from './testRun.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const STUCK = path('testdata/stuck.scenario.ts');
const ENDED = path('testdata/ended.scenario.ts');
const PASSING = path('../../scenarios/play.scenario.ts');
const LONG_MS = 120_000;

/** The tool in a process of its own, as it is used, which ends with its test; `onLine` is called with what it writes. */
async function run(
  { onTestFinished }: TestContext,
  args: readonly string[],
  onLine: (line: string, child: ChildProcess) => void = () => {},
) {
  const child = spawn(process.execPath, ['--conditions=@carillon/source', path('../cli.ts'), 'run', ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [lines, errors]: [string[], string[]] = [[], []];
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    onLine(line, child);
  });
  const [code] = await once(child, 'close');
  return { code, lines, errors };
}

/** The lines of a file that end in a mark, in their order. */
const marked = (file: string, mark: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => (line.endsWith(`// ${mark}`) ? [String(i + 1)] : []));

/** Of each scenario its title, and the error and the line of its report. */
const readReports = (lines: readonly string[]) =>
  lines
    .join('\n')
    .split(/^(?=[✗✓])/m)
    .map((report) => {
      const [, title] = /^. (.*) \(/.exec(report) ?? [];
      const [, error] = /^ {4}error {5}(.*)$/m.exec(report) ?? [];
      const [, line] = /^ {4}in .*\.scenario\.ts:(\d+)$/m.exec(report) ?? [];
      return [title, error, line];
    });

// At the same time: most of it is waiting until time is up.
describe.concurrent('LIB-05 a scenario that never ends is ended, with its line, and the next one runs', () => {
  test(
    'whatever goes on for ever',
    async (context) => {
      const { code, lines, errors } = await run(context, [STUCK, '--timeout', '1']);
      expect({ code, errors }).toEqual({ code: 1, errors: [] });
      const TIME_UP = 'StuckError: not finished after 1 s of real time';
      const [each, unawaited, caught, century, bare, second] = marked(STUCK, 'stuck');
      expect(readReports(lines)).toEqual([
        ['a loop that awaits each step', TIME_UP, each],
        ['a loop that awaits nothing', TIME_UP, unawaited],
        ['a loop that goes on whatever fails', TIME_UP, caught],
        ['a century in one step', TIME_UP, century],
        ['a loop without a step', 'it does not end after 1 s of real time', bare],
        ['another one, in another thread', 'it does not end after 1 s of real time', second],
      ]);
      expect(lines.at(-1)).toBe('0 passed, 6 failed');
    },
    LONG_MS,
  );

  // With the time that a scenario has by default: none of them is to be ended because its machine is slow.
  test(
    'whatever ends without a word',
    async (context) => {
      const { code, lines, errors } = await run(context, [ENDED]);
      expect({ code, errors }).toEqual({ code: 1, errors: [] });
      const [written, promise, late] = marked(ENDED, 'ended');
      expect(readReports(lines)).toEqual([
        [
          'a promise that never settles',
          'StuckError: it waits for a promise that nothing settles any more',
          promise,
        ],
        ['a callback that throws', 'Error: too late', late],
        ['an end of the process', 'it ended the process with exit code 0', written],
        ['the one after them', undefined, undefined],
      ]);
      expect(lines.at(-1)).toBe('1 passed, 3 failed');
    },
    LONG_MS,
  );

  test.for(['SIGINT', 'SIGTERM'] as const)(
    '%s ends a loop that never lets go',
    { timeout: LONG_MS },
    async (signal, context) => {
      const { pathOf, remove } = writeFiles({
        'loop.mjs': `export default { title: 'loop', options: { devices: [{ label: 'A', classId: 2 }] }, run() { for (;;); } };`,
      });
      context.onTestFinished(remove);
      const { code, lines } = await run(context, [PASSING, pathOf('loop.mjs')], (line, child) => {
        if (line.startsWith('✓')) child.kill(signal);
      });
      expect([code, lines.at(-1)]).toEqual([1, '1 passed, 0 failed, ended by a signal']);
    },
  );
});

test('LIB-05 what ends the thread is blamed on the scenario that runs, and those before it keep their verdict', async ({
  onTestFinished,
}) => {
  const { pathOf, remove } = writeFiles({
    'pairs.mjs': `
      const options = { devices: [{ label: 'A', classId: 2 }] };
      const good = { options, run: (stage) => stage.advance(1) };
      const bad = { options, async run() { void Promise.reject(new Error('unheard')); await new Promise(setImmediate); } };
      const all = [1, 2, 3].flatMap(() => [...Array.from({ length: 200 }, () => good), bad]);
      export default all.map((one, i) => ({ ...one, title: (one === bad ? 'bad ' : 'good ') + i }));`,
  });
  onTestFinished(remove);
  const { code, lines } = startTool(['run', pathOf('pairs.mjs')]);
  expect(await code).toBe(1);
  const failed = lines.flatMap((line) => /^✗ (\w+ \d+)/.exec(line)?.[1] ?? []);
  expect(failed).toEqual(['bad 200', 'bad 401', 'bad 602']);
  expect(lines.at(-1)).toBe('600 passed, 3 failed');
});

describe.concurrent('LIB-05 a file that cannot be used', () => {
  const FILES = {
    'typed.ts': 'const a: number = 1;\nexport default {\n  title: ,\n};\n',
    'plain.mjs': 'const a = 1;\nexport default {\n  title: ,\n};\n',
    'imports.mjs': "import './plain.mjs';\nexport default {};\n",
    'throws.mjs': 'const a = 1;\n\nnowhere();\n',
    'loops.mjs': 'const a = 1;\nfor (let i = a; ; i++) Math.sqrt(i);\n',
    'empty.mjs': 'export default [];\n',
    'waits.mjs': 'await new Promise(() => {});\n',
    'exits.mjs': 'process.exit(0);\n',
    'exitsLater.mjs': 'setTimeout(() => process.exit(3), 1);\nawait new Promise(() => {});\n',
    'package.mjs': "\nimport 'no-such-package';\n",
    'file.mjs': "\n\nimport { a } from './nowhere.mjs';\n",
    'circle.mjs': "import { b } from './other.mjs';\nexport const a = 1;\nexport default b;\n",
    'other.mjs': "import { a } from './circle.mjs';\nexport const b = [\n  a,\n];\n",
    'twice.mjs': `const run = () => {};
      export default ['a', 'b', 'a'].map((title) => ({ title, options: {}, run }));`,
    'huge.mjs': '/'.repeat(5 * 2 ** 20),
    // A byte order mark and the line ends of Windows move no line.
    'windows.ts': '\uFEFFconst a: number = 1;\r\nexport default {\r\n  title: ,\r\n};\r\n',
  };

  test(
    'is said to be so, with its line, and the others run',
    async (context) => {
      const { pathOf, remove } = writeFiles(FILES);
      context.onTestFinished(remove);
      const names = Object.keys(FILES) as (keyof typeof FILES)[];
      const { code, lines, errors } = await run(context, [...names.map(pathOf), PASSING, '--timeout', '1']);
      expect(
        errors.map((line) => line.replaceAll(pathOf('plain.mjs').replace(/plain\.mjs$/, ''), '')),
      ).toEqual([
        'carillon-sim: typed.ts:3 cannot be loaded. SyntaxError: Expression expected',
        "carillon-sim: plain.mjs:3 cannot be loaded. SyntaxError: Unexpected token ','",
        // Not in the folder of the test: the path to it from here.
        expect.stringMatching(/plain\.mjs:3 cannot be loaded\. SyntaxError: Unexpected token ','$/),
        'carillon-sim: throws.mjs:3 cannot be loaded. ReferenceError: nowhere is not defined',
        'carillon-sim: loops.mjs:2 cannot be loaded: it does not end after 1 s of real time.',
        'carillon-sim: empty.mjs does not export a scenario by default, but an empty list: export default scenario(...).',
        'carillon-sim: waits.mjs cannot be loaded: it waits for a promise that nothing settles any more.',
        'carillon-sim: exits.mjs cannot be loaded: it ended the process with exit code 0.',
        'carillon-sim: exitsLater.mjs cannot be loaded: it ended the process with exit code 3.',
        expect.stringMatching(
          /^carillon-sim: package\.mjs:2 cannot be loaded\. Error: Cannot find package 'no-such-package'/,
        ),
        expect.stringMatching(/^carillon-sim: file\.mjs:3 cannot be loaded\. Error: Cannot find module/),
        expect.stringMatching(/other\.mjs:3 cannot be loaded\. ReferenceError: Cannot access 'a' before/),
        expect.stringMatching(/other\.mjs:\d cannot be loaded|other\.mjs does not export|circle\.mjs/),
        "carillon-sim: twice.mjs has two scenarios called 'a': each needs a title of its own.",
        'carillon-sim: huge.mjs is too large for a scenario: 4 MiB are allowed.',
        'carillon-sim: windows.ts:3 cannot be loaded. SyntaxError: Expression expected',
      ]);
      expect(lines.map((line) => line.replace(/ \(.*\)$/, ''))).toEqual([
        '✓ a started event plays with moving levels until it is stopped',
        '1 passed, 0 failed, 16 of 17 files cannot be used',
      ]);
      expect(code).toBe(2);
    },
    LONG_MS,
  );

  test('is not one in which options or labels are wrong: those are failures, at the line where the scenario is written', async () => {
    const { code, lines } = startTool(['run', path('testdata/misspelt.scenario.ts')]);
    expect(await code).toBe(1);
    const problems = lines.filter((line) => /^ {4}(error|in)/.test(line));
    expect(problems).toEqual([
      "    error     RangeError: 'evnts' is not an option of devices[0]. Allowed: label, classId, events, timeServer, clockError.",
      expect.stringMatching(/misspelt\.scenario\.ts:5$/),
      "    error     RangeError: 'strat' is not an option of a scenario. Allowed: start, zone, seed, tags, devices, consoles.",
      expect.stringMatching(/misspelt\.scenario\.ts:6$/),
      '    error     RangeError: Two devices have the label CR-1: each needs its own.',
      expect.stringMatching(/misspelt\.scenario\.ts:7$/),
      "    error     RangeError: There is no channel 'schedul', only schedule, stream, codec, vumeter, rtc.",
      expect.stringMatching(/misspelt\.scenario\.ts:9$/),
    ]);
    expect(lines.at(-1)).toBe('1 passed, 4 failed');
  });
});

test('LIB-05 a scenario of steps on screens alone is skipped, counted apart, and nothing judged is no success', async ({
  onTestFinished,
}) => {
  const { pathOf, remove } = writeFiles({
    'screens.mjs': `export default { title: 'seen', options: {}, async run(stage) {
      await stage.advance(1000);
      await stage.screen('/manage/2/list').expectText('Lobby');
    } };`,
  });
  onTestFinished(remove);
  const { code, lines } = startTool(['run', pathOf('screens.mjs')]);
  expect(await code).toBe(3);
  expect(lines).toEqual([
    '- seen (skipped)',
    '    left out  1 step on screens: there is no browser',
    '0 passed, 0 failed, 1 skipped',
  ]);
});

test('LIB-05 what a file says reaches no terminal as an order to it', async ({ onTestFinished }) => {
  const { pathOf, remove } = writeFiles({
    'escape.mjs': `export default { title: 'red \\u001b[31m \\u202ereversed', options: {}, async run() {
      throw new Error('\\u009b2J gone');
    } };`,
  });
  onTestFinished(remove);
  const { code, lines } = startTool(['run', pathOf('escape.mjs')]);
  expect(await code).toBe(1);
  expect(lines[0]).toMatch(/^✗ red \\u001b\[31m \\u202ereversed \(/);
  expect(lines[1]).toBe('    error     Error: \\u009b2J gone');
});

test.each(['0', '-1', '1.5', 'soon'])('a timeout of %s is wrong use', async (given) => {
  const { code, errors } = startTool(['run', PASSING, '--timeout', given]);
  expect(await code).toBe(2);
  expect(errors).toEqual([`carillon-sim: --timeout must be a whole number from 1 to 86400, not '${given}'.`]);
});
