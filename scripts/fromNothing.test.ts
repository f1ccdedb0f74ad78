import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portals, readActs, saysSo } from './fromNothing.ts';
import { root } from './process.ts';

const SECTION = [
  '## From nothing',
  '',
  'First:',
  '',
  '```sh',
  'npm ci && npm run build',
  '```',
  '',
  '`a.ts`:',
  '',
  '```ts',
  'export default 1;',
  '```',
  '',
  'A broker:',
  '',
  '```sh',
  'serve',
  '```',
  '',
  'Leave it running. Then:',
  '',
  '```sh',
  'run a.ts',
  '```',
  '',
  'It ends with exit code 1:',
  '',
  '```',
  '✗ a (0 ms in 9 ms)',
  '```',
  '',
  '## Another',
  '',
  '```sh',
  'rm a.ts',
  '```',
  '',
].join('\n');

test('LIB-19 of a document what stands below its heading is done: files, commands, their codes and what they say', () => {
  expect(readActs(SECTION)).toEqual([
    { kind: 'write', name: 'a.ts', text: 'export default 1;\n' },
    { kind: 'leave running', commands: 'serve' },
    { kind: 'run', commands: 'run a.ts', code: 1, output: '✗ a (0 ms in 9 ms)\n' },
  ]);
  // A section of a section ends with it.
  expect(readActs(`# A\n\n#${SECTION}`)).toHaveLength(3);
  expect(() => readActs('## From scratch\n')).toThrow("There is no '## From nothing'");
});

test.each([
  ['✓ a (37 h in 21 ms)\n1 passed', '✓ a (1 s in 2 s)\n1 passed\n', true],
  ['✓ a\n1 passed', '✓ b\n1 passed', false],
  ['✗ a\n  at\n  in\n0 passed', '✗ a\n…\n0 passed', true],
  ['✗ a\n  at\n1 passed', '✗ a\n…\n0 passed', false],
])('LIB-19 whether %j is what the document shows as %j: %s', (said, shown, isSo) => {
  expect(saysSo(said, shown)).toBe(isSo);
});

test('LIB-19 the recipe goes from nothing to a scenario that passes, one that fails, and a verdict on a device', () => {
  const acts = readActs(readFileSync(join(root, 'docs/recipes/write-a-scenario.md'), 'utf8'));
  const codes = acts.flatMap((act) => (act.kind === 'run' && act.output !== undefined ? [act.code] : []));
  expect(codes).toEqual([0, 1, 0]);
  expect(acts.filter(({ kind }) => kind === 'leave running')).toHaveLength(1);
  expect(acts.at(-1)).toMatchObject({ commands: expect.stringContaining('--against mqtt://') });
});

test.each(['next', ...portals])(
  'LIB-18 the page of %s can be followed: it writes files, installs, and runs what shows that it works',
  (name) => {
    const acts = readActs(readFileSync(join(root, `docs/embed/${name}.md`), 'utf8'));
    expect(acts.filter(({ kind }) => kind === 'write').length).toBeGreaterThan(1);
    const commands = acts.map((act) => (act.kind === 'write' ? '' : act.commands)).join('\n');
    expect(commands).toMatch(/npm pack .*npm install .*npx /s);
  },
);

test('LIB-18 README goes from nothing to a page that is served beside the platform', () => {
  const acts = readActs(readFileSync(join(root, 'README.md'), 'utf8'));
  expect(acts.map((act) => (act.kind === 'write' ? act.name : act.kind))).toEqual([
    'leave running',
    'run',
    'index.html',
    'main.jsx',
    'leave running',
  ]);
});
