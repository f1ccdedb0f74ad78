import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startTool } from './testRun.ts';

const OPTIONS = "options: { devices: [{ label: 'A', classId: 2 }] }";
const RUN = 'run: (stage) => stage.advance(1)';
const GOOD = `{ title: 'a', ${OPTIONS}, ${RUN} }`;
const EXAMPLE = ': export default scenario(...).';
const NONE = ` does not export a scenario by default${EXAMPLE}`;
const KINDS = ' is no scenario: JavaScript or TypeScript is allowed (.js, .mjs, .ts, .mts).';

/** Files that cannot be used: what is in them, and what is said of them after their name. */
const UNUSABLE: Readonly<Record<string, readonly [text: string | Uint8Array, said: string]>> = {
  'empty.mjs': ['', NONE],
  'emptyCommon.ts': ['', NONE],
  'comment.mjs': ['// nothing yet\n', NONE],
  'named.mjs': [`export const hall = ${GOOD};`, NONE],
  'common.cjs': [`exports.default = ${GOOD};`, NONE],
  'types.d.ts': ['export declare const a: number;', NONE],
  'promise.mjs': [
    `export default Promise.resolve(${GOOD});`,
    NONE.replace(EXAMPLE, `, but a promise${EXAMPLE}`),
  ],
  'function.mjs': [`export default () => (${GOOD});`, NONE.replace(EXAMPLE, `, but a function${EXAMPLE}`)],
  'class.mjs': ['export default class {}', NONE.replace(EXAMPLE, `, but a function${EXAMPLE}`)],
  'text.mjs': ["export default 'a';", NONE.replace(EXAMPLE, `, but 'a'${EXAMPLE}`)],
  'null.mjs': ['export default null;', NONE.replace(EXAMPLE, `, but null${EXAMPLE}`)],
  'emptyList.mjs': ['export default [];', NONE.replace(EXAMPLE, `, but an empty list${EXAMPLE}`)],
  'hole.mjs': [
    `export default [${GOOD}, , ];`,
    NONE.replace(EXAMPLE, `, but a list of which item 2 is none${EXAMPLE}`),
  ],
  'nested.mjs': [
    `export default [[${GOOD}]];`,
    NONE.replace(EXAMPLE, `, but a list of which item 1 is none${EXAMPLE}`),
  ],
  'undefinedItem.mjs': [
    `export default [${GOOD}, undefined];`,
    NONE.replace(EXAMPLE, `, but a list of which item 2 is none${EXAMPLE}`),
  ],
  'noTitle.mjs': [
    `export default { ${OPTIONS}, ${RUN} };`,
    NONE.replace(EXAMPLE, `, since its title is no text${EXAMPLE}`),
  ],
  'titleNumber.mjs': [
    `export default { title: 1, ${OPTIONS}, ${RUN} };`,
    NONE.replace(EXAMPLE, `, since its title is no text${EXAMPLE}`),
  ],
  'titleSymbol.mjs': [
    `export default { title: Symbol('a'), ${OPTIONS}, ${RUN} };`,
    NONE.replace(EXAMPLE, `, since its title is no text${EXAMPLE}`),
  ],
  'noRun.mjs': [
    `export default { title: 'a', ${OPTIONS} };`,
    NONE.replace(EXAMPLE, `, since its run is no function${EXAMPLE}`),
  ],
  'noOptions.mjs': [
    `export default { title: 'a', ${RUN} };`,
    NONE.replace(EXAMPLE, `, since it has no options${EXAMPLE}`),
  ],
  'titleEmpty.mjs': [
    `export default { title: '', ${OPTIONS}, ${RUN} };`,
    ' has a scenario without a title: 1 to 300 characters are allowed.',
  ],
  'titleBlank.mjs': [
    `export default { title: ' \\n', ${OPTIONS}, ${RUN} };`,
    ' has a scenario without a title: 1 to 300 characters are allowed.',
  ],
  'titleLong.mjs': [
    `export default { title: 'x'.repeat(301), ${OPTIONS}, ${RUN} };`,
    ' has a scenario with a title of 301 characters: 1 to 300 characters are allowed.',
  ],
  'twice.mjs': [
    `export default ['a b', 'a  b '].map((title) => ({ title, ${OPTIONS}, ${RUN} }));`,
    " has two scenarios called 'a b': each needs a title of its own.",
  ],
  'getter.mjs': [
    `\nexport default { get title() { throw new Error('no'); }, ${OPTIONS}, ${RUN} };`,
    ':2 cannot be loaded. Error: no',
  ],
  'proxy.mjs': [
    "\nconst refuse = () => { throw new Error('no'); };\nexport default new Proxy({}, { get: refuse, has: refuse });",
    ':2 cannot be loaded. Error: no',
  ],
  'throwsText.mjs': ["throw 'no';", " cannot be loaded. It throws 'no'."],
  'throwsNothing.mjs': ['throw undefined;', ' cannot be loaded. It throws undefined.'],
  'throwsObject.mjs': ['throw { code: 1 };', ' cannot be loaded. It throws {"code":1}.'],
  'throwsLines.mjs': [
    "\nthrow new Error('one\\n    at two');",
    ':2 cannot be loaded. Error: one\\u000a    at two',
  ],
  'throwsMuch.mjs': ["throw new Error('x'.repeat(1e6));", `:1 cannot be loaded. Error: ${'x'.repeat(993)} …`],
  'overflows.mjs': [
    '\nfunction f() { f(); }\nf();',
    ':2 cannot be loaded. RangeError: Maximum call stack size exceeded',
  ],
  'require.mjs': [
    "\nrequire('fs');",
    ':2 cannot be loaded. ReferenceError: require is not defined in ES module scope, you can use import instead',
  ],
  'itself.mjs': [
    "import x from './itself.mjs';\nexport default x;",
    ":2 cannot be loaded. ReferenceError: Cannot access 'x' before initialization",
  ],
  'closesPort.mjs': [
    "import { workerData } from 'node:worker_threads';\nworkerData.port.close();",
    ":2 cannot be loaded. TypeError: Cannot read properties of undefined (reading 'close')",
  ],
  'component.tsx': ['export default 1;', KINDS],
  'data.json': ['{}', KINDS],
  'notes.md': ['# x', KINDS],
  noExtension: ['export default 1;', KINDS],
  'enum.ts': [
    '\nenum A { B }\nexport default 1;',
    ':2 cannot be loaded. SyntaxError: TypeScript enum is not supported in strip-only mode',
  ],
  'parameter.ts': [
    '\nclass A { constructor(private b: number) {} }\nexport default 1;',
    ':2 cannot be loaded. SyntaxError: TypeScript parameter property is not supported in strip-only mode',
  ],
  'return.mjs': ['\nreturn 1;', ':2 cannot be loaded. SyntaxError: Illegal return statement'],
  'binary.mjs': [
    new Uint8Array([0, 1, 2, 255, 254, 128, 10, 7]),
    ':1 cannot be loaded. SyntaxError: Invalid or unexpected token',
  ],
  'openEnd.mjs': [
    "export default {\n  title: 'a',\n",
    ':3 cannot be loaded. SyntaxError: Unexpected end of input',
  ],
  'sameName.mjs': [
    'const a = 1;\nconst a = 2;',
    ":2 cannot be loaded. SyntaxError: Identifier 'a' has already been declared",
  ],
  'importsName.mjs': [
    "\nimport { nothing } from 'node:fs';\nexport default 1;",
    ":2 cannot be loaded. SyntaxError: The requested module 'node:fs' does not provide an export named 'nothing'",
  ],
  'importsWeb.mjs': [
    "\nimport 'http://localhost/x.mjs';",
    ":2 cannot be loaded. Error: Only URLs with a scheme in: file and data are supported by the default ESM loader. Received protocol 'http:'",
  ],
  'importsJson.mjs': [
    "\nimport x from './data.json';",
    ':2 cannot be loaded. TypeError: Module "file://FOLDER/data.json" needs an import attribute of "type: json"',
  ],
  'importsNothing.mjs': [
    "\n\nimport './nowhere.mjs';",
    ":3 cannot be loaded. Error: Cannot find module 'FOLDER/nowhere.mjs' imported from FOLDER/importsNothing.mjs",
  ],
  'importsPackage.mjs': [
    "\nimport 'no-such-package/part';",
    ":2 cannot be loaded. Error: Cannot find package 'no-such-package' imported from FOLDER/importsPackage.mjs",
  ],
  'the night\u001b[31m.mjs': ["throw new Error('no');", ':1 cannot be loaded. Error: no'],
};

/** Files of a scenario with which something is wrong when it runs: what the report says, and in which line. */
const FAILING: Readonly<Record<string, readonly [text: string, error: string]>> = {
  'optionsNull.mjs': [
    `export default { title: 'optionsNull', options: null, ${RUN} };`,
    'RangeError: a scenario is not valid: start, zone, seed, tags, devices, consoles is allowed.',
  ],
  'optionsList.mjs': [
    `export default { title: 'optionsList', options: [], ${RUN} };`,
    'RangeError: a scenario is not valid: start, zone, seed, tags, devices, consoles is allowed.',
  ],
  'tagsText.mjs': [
    `export default { title: 'tagsText', options: { tags: 'slow' }, ${RUN} };`,
    'RangeError: tags is not valid: a list of tags is allowed.',
  ],
  'tagSpace.mjs': [
    `export default { title: 'tagSpace', options: { tags: ['a b'] }, ${RUN} };`,
    "RangeError: tags[0] is not valid: 1 to 64 letters, digits, '-', '_', '.', ':' and '/' is allowed.",
  ],
  'generator.mjs': [
    `export default { title: 'generator', ${OPTIONS}, run: function* (stage) { yield stage.advance(1); } };`,
    'RangeError: It ended without a step, which proves nothing. Call and await each step.',
  ],
  'nothing.mjs': [
    `export default { title: 'nothing', ${OPTIONS}, run() {} };`,
    'RangeError: It ended without a step, which proves nothing. Call and await each step.',
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'carillon-bad-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the tool says of these files, all in one run. */
async function run(files: Readonly<Record<string, readonly [string | Uint8Array, string]>>) {
  for (const [name, [text]] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const tool = startTool(['run', ...Object.keys(files).map((name) => join(folder, name))]);
  const code = await tool.code;
  return { code, lines: tool.lines, errors: tool.errors.map((line) => line.replaceAll(folder, 'FOLDER')) };
}

describe('LIB-19 a bad file is said to be so in one sentence, with its line and what is allowed', async () => {
  const unusable = await run(UNUSABLE);
  const failing = await run(FAILING);

  test.each(Object.entries(UNUSABLE))('%s cannot be used', (name, [, said]) => {
    const shown = `FOLDER/${name.replace('\u001b', '\\u001b')}`;
    const own = unusable.errors.filter((line) => line.startsWith(`carillon-sim: ${shown}`));
    expect(own).toEqual([`carillon-sim: ${shown}${said}`]);
  });

  test.each(Object.entries(FAILING))('%s fails', (name, [, error]) => {
    const at = failing.lines.findIndex((line) => line.startsWith(`✗ ${name.replace('.mjs', '')} (`));
    expect(failing.lines[at + 1]).toBe(`    error     ${error}`);
  });

  test('all of them are told of, without a trace, and the exit code is 2 or 1', () => {
    expect(unusable.code).toBe(2);
    expect(unusable.lines).toEqual([]);
    expect(unusable.errors).toHaveLength(Object.keys(UNUSABLE).length);
    expect(unusable.errors.filter((line) => /^\s+at |\bat .*:\d+:\d+|\.ts:\d+:\d+/.test(line))).toEqual([]);
    expect({ code: failing.code, errors: failing.errors }).toEqual({ code: 1, errors: [] });
    expect(failing.lines.at(-1)).toBe(`0 passed, ${Object.keys(FAILING).length} failed`);
    expect(Object.keys({ ...UNUSABLE, ...FAILING }).length).toBeGreaterThan(50);
  });

  test('a link that leads nowhere is no file, and a run of nothing but bad files says no verdict', async () => {
    symlinkSync('/nowhere/x.mjs', join(folder, 'link.mjs'));
    const { code, lines, errors } = startTool(['run', join(folder, 'link.mjs')]);
    expect(await code).toBe(2);
    expect({ lines, errors }).toEqual({
      lines: [],
      errors: [`carillon-sim: there is no file ${folder}/link.mjs.`],
    });
  });
});
