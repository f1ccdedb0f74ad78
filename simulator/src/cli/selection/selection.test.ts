import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadScenarios } from '../loadScenarios.ts';
import type { OptionValues } from '../options.ts';
import { startTool } from '../testRun.ts';
import { filterScenarios, readFilter } from './filter.ts';
import { selectFiles } from './selection.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-selection-'));
const at = (path: string) => join(folder, path);
// Outside of the repository nothing leads to the package by its name.
const HALL = `import { scenario } from '${new URL('../../scenario/scenario.ts', import.meta.url)}';
const run = (stage) => stage.advance(1000);
export default [
  scenario('LIB-04 the hall plays', { devices: [{ label: 'A', classId: 2 }], tags: ['slow', 'hall'] }, run),
  scenario(
    'the Hall is silent',
    { devices: [{ label: 'A', classId: 2 }], tags: ['hall'] },
    run,
  ),
];
`;
const one = (title: string) =>
  `export default { title: '${title}', options: { devices: [{ label: 'A', classId: 2 }] }, run: (stage) => stage.advance(1) };`;

beforeAll(() => {
  const files = {
    'hall.scenario.mjs': HALL,
    'night/b.scenario.ts': one('night b'),
    'night/a.scenario.mts': one('night a'),
    'night/deep/c.scenario.js': one('night c'),
    'night/helper.ts': 'export const a = 1;',
    'night/notes.md': '',
    'night/node_modules/x/x.scenario.js': one('foreign'),
    'night/.cache/x.scenario.mjs': one('hidden'),
    'package.json': '{ "type": "module" }',
    'odd [1]/d.scenario.mjs': one('odd d'),
    'empty/readme.md': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the tool says, without the folder of this test and without times. */
async function run(...args: readonly string[]) {
  const tool = startTool(['run', ...args]);
  const code = await tool.code;
  const strip = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll(`${folder}/`, '').replace(/ \(\d.*$/, ''));
  return { code, lines: strip(tool.lines), errors: strip(tool.errors) };
}

const titles = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.flatMap((line) => /^✓ (.*)$/.exec(line)?.[1] ?? []);

const BOTH = ['LIB-04 the hall plays', 'the Hall is silent'];

/** The titles of what these words and options mean. */
async function choose(words: readonly string[], values: OptionValues): Promise<readonly string[]> {
  const files = await selectFiles(words.map(at));
  const found = files.map(async (file) =>
    filterScenarios(await loadScenarios(file.path), file, readFilter(values)),
  );
  return (await Promise.all(found)).flat().map(({ scenario }) => scenario.title);
}

describe('LIB-19 what runs', () => {
  test('a folder is all that is below it, in the order of names, without what is not ours', async () => {
    expect(titles(await run(at('night')))).toEqual(['night a', 'night b', 'night c']);
  });

  test('a pattern is what it matches; each file runs once, in the order in which it was named first', async () => {
    expect(titles(await run(at('night/**/*.{mts,js}')))).toEqual(['night a', 'night c']);
    expect(titles(await run(at('night/b.scenario.ts'), at('night'), at('night/?.scenario.ts')))).toEqual([
      'night b',
      'night a',
      'night c',
    ]);
    expect(titles(await run(at('night/../night/deep/*.js')))).toEqual(['night c']);
    // A name that looks like a pattern is the file, where there is one.
    expect(titles(await run(at('odd [1]/d.scenario.mjs')))).toEqual(['odd d']);
  });

  test.each([
    [['hall.scenario.mjs:4'], ['LIB-04 the hall plays']],
    [['hall.scenario.mjs:7'], ['the Hall is silent']],
    [['hall.scenario.mjs:4', 'hall.scenario.mjs:999'], BOTH],
    [['hall.scenario.mjs:4', 'hall.scenario.mjs'], BOTH],
    [['hall.scenario.mjs', 'hall.scenario.mjs:4'], BOTH],
  ])('%j is the scenario that stands at that line', async (words, expected) => {
    expect(await choose(words, {})).toEqual(expected);
  });

  test.each([
    [{}, BOTH],
    [{ grep: 'the hall' }, BOTH],
    [{ grep: '/the hall/' }, ['LIB-04 the hall plays']],
    [{ grep: '/HALL.*t$/gi' }, ['the Hall is silent']],
    [{ grep: 'h.ll' }, []],
    [{ grep: '(plays' }, []],
    [{ tag: ['slow'] }, ['LIB-04 the hall plays']],
    [{ tag: ['slow', 'hall'] }, BOTH],
    [{ 'not-tag': ['slow'] }, ['the Hall is silent']],
    [{ 'not-tag': ['slow', 'hall'] }, []],
    [{ tag: ['hall'], 'not-tag': ['slow'], grep: 'silent' }, ['the Hall is silent']],
  ])('%j chooses among them', async (values, expected) => {
    expect(await choose(['hall.scenario.mjs'], values)).toEqual(expected);
  });

  test('the tool runs what was chosen', async () => {
    const ran = await run(at('hall.scenario.mjs:4'), at('night'), '--grep', 'hall', '--not-tag', 'x');
    expect(ran).toEqual({ code: 0, errors: [], lines: ['✓ LIB-04 the hall plays', '1 passed, 0 failed'] });
  });

  test('--list tells titles, files, lines, requirements and tags, and runs nothing', async () => {
    const { code, lines } = await run(at('hall.scenario.mjs'), at('night/a.scenario.mts'), '--list');
    expect(lines).toEqual([
      'hall.scenario.mjs:4  LIB-04 the hall plays (LIB-04, slow, hall)',
      'hall.scenario.mjs:5  the Hall is silent (hall)',
      'night/a.scenario.mts  night a',
      '3 scenarios',
    ]);
    expect(code).toBe(0);
    expect((await run(at('hall.scenario.mjs:4'), '--list')).lines.at(-1)).toBe('1 scenario');
  });

  test('where nothing matches, that is said, with the tags that there are, exit code 3', async () => {
    const { code, lines, errors } = await run(at('hall.scenario.mjs'), '--tag', 'hal', '--grep', 'x');
    expect({ code, lines }).toEqual({ code: 3, lines: [] });
    expect(errors).toEqual([
      "carillon-sim: no scenario matches --grep 'x' --tag hal. Tags there are: hall, slow.",
    ]);
  });

  test('no tag and no title reaches a terminal as an order to it', async () => {
    const hostile = at('odd [1]/hostile.mjs');
    const tags = "tags: ['\\u001b[2J']";
    writeFileSync(hostile, `export default { title: 'a\\u001b[31m', options: { ${tags} }, run() {} };`);
    const listed = await run(hostile, '--list');
    expect(listed.lines[0]).toBe('odd [1]/hostile.mjs  a\\u001b[31m (\\u001b[2J)');
    const { errors } = await run(hostile, '--tag', 'x');
    expect(errors).toEqual(['carillon-sim: no scenario matches --tag x. Tags there are: \\u001b[2J.']);
  });

  test.each([
    [['empty'], 'no scenarios are in the folder empty: their names end in .scenario.ts, .mts, .js or .mjs.'],
    [['night/*.md'], "no file of JavaScript or TypeScript matches 'night/*.md'."],
    [['nowhere/**'], "no file of JavaScript or TypeScript matches 'nowhere/**'."],
    [['nowhere.scenario.ts:3'], 'there is no file nowhere.scenario.ts.'],
    [['hall.scenario.mjs:3'], 'hall.scenario.mjs:3 is in no scenario: the first begins at line 4.'],
    [['night/a.scenario.mts:1'], 'night/a.scenario.mts:1 is in no scenario: where they begin is not known.'],
  ])('%j is wrong use, exit code 2', async (words, sentence) => {
    const { code, lines, errors } = await run(...words.map(at));
    expect({ code, lines }).toEqual({ code: 2, lines: [] });
    expect(errors).toEqual([`carillon-sim: ${sentence}`]);
  });

  test.each([
    [['--grep', '/(/'], /^carillon-sim: --grep '\/\(\/' is no pattern: Invalid regular expression.*\.$/],
    [['--tag', 'a b'], /^carillon-sim: --tag must be 1 to 64 letters, .* not 'a b'\.$/],
    [['--not-tag', ''], /^carillon-sim: --not-tag must be 1 to 64 letters/],
    [['--list', '--watch'], /^carillon-sim: --list runs nothing, and takes no --watch\.$/],
    [['--list', '--report', 'json=x'], /^carillon-sim: --list runs nothing, and takes no --report\.$/],
    [['--workers', '0'], /^carillon-sim: --workers must be a whole number from 1 to 64, not '0'\.$/],
    [['--bail=0'], /^carillon-sim: --bail must be a whole number from 1 to 1000000, not '0'\.$/],
    [['--seeds', '5..1'], /^carillon-sim: --seeds must be seeds from 0 to 4294967295, such as 1\.\.50/],
    [['--seeds', 'all'], /^carillon-sim: --seeds must be seeds from 0 to 4294967295, .* not 'all'\.$/],
    [
      ['--seeds', '0..4294967295'],
      /^carillon-sim: --seeds '0..4294967295' are too many: 10000 are allowed\.$/,
    ],
    [['--seeds', '1..2', '--seed', '3'], /^carillon-sim: say --seed or --seeds, not both\.$/],
    [
      ['--report', 'pdf=x'],
      /^carillon-sim: --report must be junit=FILE, json=FILE or html=FILE, not 'pdf=x'\.$/,
    ],
    [['--report', 'constructor=x'], /^carillon-sim: --report must be junit=FILE/],
    [['--report', 'junit='], /^carillon-sim: --report must be junit=FILE/],
    [
      ['--report', `json=${at('hall.scenario.mjs')}`],
      /^carillon-sim: --report json=hall\.scenario\.mjs: that file is a scenario, the transcript or another report\.$/,
    ],
    [
      ['--report', 'json=/dev/null/x'],
      /^carillon-sim: the report cannot be written to \/dev\/null\/x: \w+\.$/,
    ],
  ])('%j is an option that says what is wrong with it', async (args, sentence) => {
    const { code, lines, errors } = await run(at('hall.scenario.mjs'), ...args);
    expect({ code, lines }).toEqual({ code: 2, lines: [] });
    expect(errors).toEqual([expect.stringMatching(sentence)]);
  });
});
