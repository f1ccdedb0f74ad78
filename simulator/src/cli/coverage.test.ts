import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { main } from './main.ts';
import { writeFiles } from './testRun.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const PASSING = path('../../scenarios/play.scenario.ts');
const FAILING = path('testdata/failing.scenario.ts');

async function run(...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const output = { log: (line: string) => lines.push(line), error: (line: string) => errors.push(line) };
  return { code: await main(['coverage', ...args], {}, output), lines, errors };
}

test('LIB-16 coverage says what a file exercises, and writes the same as a page', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-coverage-'));
  context.onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'coverage.html');
  const { code, lines, errors } = await run(PASSING, '--html', file);
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(lines[0]).toBe('1 scenario that passed exercise');
  expect(lines).toContainEqual(expect.stringMatching(/^commands +4 of +12$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ +- DeleteEvent: no scenario, and no reason$/));
  expect(readFileSync(file, 'utf8')).toContain('<caption>commands: 4 of 12</caption>');
});

test('LIB-16 what a scenario exercises that fails counts for nothing, and is said', async () => {
  const { code, lines, errors } = await run(FAILING);
  expect(code).toBe(1);
  expect(lines[0]).toBe('0 scenarios that passed exercise');
  expect(errors).toEqual([
    "carillon-sim: 'a device without events plays' failed and counts for nothing: run it.",
  ]);
});

test.each([
  [['--html', '/nowhere/a.html', PASSING], 'the page cannot be written to /nowhere/a.html: ENOENT.'],
  [['nowhere.scenario.ts'], 'there is no file nowhere.scenario.ts.'],
  [['--bail', '3'], 'coverage has no option --bail. Try --help.'],
  [['--timeout', '0'], "--timeout must be a whole number from 1 to 86400, not '0'."],
])('LIB-16 coverage %j is refused with what is wrong', async (args, sentence) => {
  expect(await run(...args)).toMatchObject({ code: 2, errors: [`carillon-sim: ${sentence}`] });
});

const scenarioOf = (body: string) =>
  `import { scenario } from '${path('../index.ts')}';\nexport default scenario('hall', {}, async () => { ${body} });\n`;

test.concurrent.each([
  ['a file that loops while it is loaded', 'for (;;);\n', 'does not end after 1 s of real time.', 2],
  [
    'a scenario that never lets go',
    scenarioOf('for (;;);'),
    "'hall' counts for nothing: it does not end after 1 s of real time.",
    1,
  ],
  [
    'a scenario that waits for ever',
    scenarioOf('await new Promise(() => setInterval(() => {}, 1000));'),
    "'hall' failed and counts for nothing: run it.",
    1,
  ],
])('LIB-16 coverage ends %s, says so, and counts the others', async (_how, text, sentence, code) => {
  const { pathOf, remove } = writeFiles({ 'hanging.scenario.ts': text });
  const ended = await run(pathOf('hanging.scenario.ts'), PASSING, '--timeout', '1').finally(remove);
  expect(ended.errors).toEqual([expect.stringContaining(sentence)]);
  expect(ended.code).toBe(code);
  expect(ended.lines[0]).toBe('1 scenario that passed exercise');
});
