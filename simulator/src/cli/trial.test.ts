import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { startTool, writeFiles } from './testRun.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PLAY = path('../../scenarios/play.scenario.ts');
const EVENING = path('../../scenarios/evening.scenario.ts');
const OURS = new URL('../browser.ts', import.meta.url).href;
const LONG_MS = 60_000;

/** Modules of a firmware: ours, told or spoilt. */
const MODULES = {
  'ours.mjs': `export { createFirmware as default } from '${OURS}';`,
  'wrong.mjs': `import { createFirmware } from '${OURS}';
    export default (options) => {
      const inner = createFirmware(options);
      const spoil = (text) => text.replace(/("msg":"vol".*"l":)\\d+/, '$1' + 7);
      return {
        address: inner.address, requestTopic: inner.requestTopic, will: inner.will,
        connect: (link) => inner.connect({ publish: (topic, text, how) => link.publish(topic, spoil(text), how) }),
        disconnect: () => inner.disconnect(), receive: (topic, bytes) => inner.receive(topic, bytes),
        shutDown: () => inner.shutDown(), powerOn: () => inner.powerOn(), jumpClock: (ms) => inner.jumpClock(ms),
      };
    };`,
  'throws.mjs': `\n\nexport default () => {\n  throw new Error('no memory');\n};`,
  'none.mjs': 'export const createFirmware = () => {};',
  'broken.mjs': '\nnowhere();\nexport default () => {};',
  'typo.mjs': 'export default ( => 1;',
  'waits.mjs': 'await new Promise(() => {});\nexport default () => {};',
  'loops.mjs': 'for (let i = 0; ; i++) Math.sqrt(i);\n',
  'exits.mjs': 'process.exit(0);\nexport default () => {};',
  'firmware.py': 'print(1)',
  'volume.scenario.mjs': `export default {
    title: 'the volume is as it was set',
    options: { devices: [{ label: 'CR-1002', classId: 2 }] },
    run: (stage) => stage.device('CR-1002').expectReply('vol', { l: 9, r: 9 }, { l: 9, r: 9 }),
  };`,
};

async function run(
  name: keyof typeof MODULES | 'missing.mjs',
  files: readonly string[],
  more: readonly string[],
) {
  const { pathOf, remove } = writeFiles(MODULES);
  const file = name === 'missing.mjs' ? `${pathOf('ours.mjs')}.mjs` : pathOf(name);
  const given = files.length > 0 ? files : [pathOf('volume.scenario.mjs')];
  const { code, lines, errors } = startTool(['run', ...given, '--firmware', file, ...more]);
  const result = { code: await code, lines, errors: errors.map((line) => line.replaceAll(file, name)), file };
  remove();
  return result;
}

const verdicts = (lines: readonly string[]) => lines.map((line) => line.replace(/ \(.*\)$/, ''));

test.concurrent(
  'LIB-15 run --firmware gives our own firmware, as a module, the verdicts that it has without',
  async () => {
    const { code, lines } = await run('ours.mjs', [PLAY, EVENING], []);
    const without = startTool(['run', PLAY, EVENING]);
    expect([code, await without.code]).toEqual([0, 0]);
    expect(verdicts(lines)).toEqual(verdicts(without.lines));
  },
  LONG_MS,
);

test.concurrent(
  'LIB-15 run --firmware fails a wrong firmware, and says how to repeat that',
  async () => {
    const { code, lines, file } = await run('wrong.mjs', [], []);
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/expected {2}CR-1002: vol .* to be answered with .*\n.*\{"l":7,"r":9\}/);
    expect(lines.find((line) => line.includes('repeat'))).toMatch(
      new RegExp(`--seed 1 --firmware ${file.replaceAll('.', '\\.')}$`),
    );
  },
  LONG_MS,
);

test.concurrent(
  'LIB-15 a firmware that throws when it starts fails each scenario, with its line and no stack',
  async () => {
    const { code, lines, file } = await run('throws.mjs', [PLAY], []);
    expect(code).toBe(1);
    expect(lines[2]).toBe(`    happened  ${file}:4 threw in its creation: Error: no memory`);
    expect(lines.filter((line) => /^ +at .*[/\\]/.test(line))).toEqual([]);
  },
  LONG_MS,
);

describe.concurrent('LIB-15 a module that is no firmware is wrong use, and its file is named', () => {
  const LOOP = [
    'loops.mjs',
    /^carillon-sim: loops\.mjs cannot be loaded: it does not end after 1 s of real time\.$/,
  ] as const;
  test.each([
    // Whoever never lets go is ended after some seconds of grace.
    ...(process.env.CARILLON_FULL ? [LOOP] : []),
    ['missing.mjs', /^carillon-sim: --firmware: there is no file missing\.mjs\.$/],
    ['none.mjs', /^carillon-sim: none\.mjs does not export a firmware by default: export default/],
    ['broken.mjs', /^carillon-sim: broken\.mjs:2 cannot be loaded\. ReferenceError: nowhere is not defined$/],
    ['typo.mjs', /^carillon-sim: typo\.mjs:1 cannot be loaded\. SyntaxError: /],
    ['waits.mjs', /^carillon-sim: waits\.mjs cannot be loaded: it waits for a promise that nothing settles/],
    ['exits.mjs', /^carillon-sim: exits\.mjs cannot be loaded: it ended the process with exit code 0\.$/],
    ['firmware.py', /^carillon-sim: firmware\.py is no firmware: .* --against\.$/],
  ] as const)(
    '%s',
    async (name, sentence) => {
      const { code, errors, lines } = await run(name, [PLAY, EVENING], ['--timeout', '1']);
      expect(errors).toEqual([expect.stringMatching(sentence)]);
      expect([code, lines]).toEqual([2, []]);
    },
    LONG_MS,
  );
});

test.concurrent(
  'LIB-15 run --compare says where a firmware differs from an earlier run, in a line for each scenario',
  async () => {
    const { pathOf, remove } = writeFiles({ ...MODULES, 'old.txt': '', 'bad.txt': 'hello' });
    const [file, old] = [pathOf('volume.scenario.mjs'), pathOf('old.txt')];
    const before = startTool(['run', file, PLAY, '--transcript', old]);
    expect(await before.code).toBe(0);
    const same = startTool(['run', file, PLAY, '--firmware', pathOf('ours.mjs'), '--compare', old]);
    expect([await same.code, same.lines.at(-1)]).toEqual([0, `2 passed, 0 failed, 0 different from ${old}`]);
    const other = startTool(['run', PLAY, file, '--firmware', pathOf('wrong.mjs'), '--compare', old]);
    expect(await other.code).toBe(1);
    expect(other.lines.slice(-2)).toEqual([
      '≠ the volume is as it was set: +00:00:00.000 cmd/rep/micro-eth/CR-1002: body.l is 7; before 9',
      `1 passed, 1 failed, 1 different from ${old}`,
    ]);
    writeFileSync(old, readFileSync(old, 'utf8').replace('"state":2', '"state":1'));
    const passing = startTool(['run', file, PLAY, '--compare', old]);
    expect([await passing.code, passing.lines.at(-1)]).toEqual([
      1,
      `2 passed, 0 failed, 1 different from ${old}`,
    ]);
    for (const [name, sentence] of [
      ['bad.txt', 'that is no transcript. --transcript writes one.'],
      ['nowhere.txt', 'that file cannot be read.'],
    ] as const) {
      const path = old.replace('old.txt', name);
      const bad = startTool(['run', PLAY, '--compare', path]);
      expect([await bad.code, bad.errors]).toEqual([
        2,
        [`carillon-sim: --compare is '${path}': ${sentence}`],
      ]);
    }
    remove();
  },
  LONG_MS,
);

test.concurrent(
  'LIB-15 the firmware that the recipe has somebody write is one, and has a volume',
  async () => {
    const recipe = readFileSync(path('../../../docs/recipes/try-a-firmware.md'), 'utf8');
    const [, code = ''] = /`volume\.mjs`:\n\n```js\n(.*?)```/s.exec(recipe) ?? [];
    const { pathOf, remove } = writeFiles({ ...MODULES, 'volume.mjs': code });
    const args = ['run', pathOf('volume.scenario.mjs'), '--firmware', pathOf('volume.mjs')];
    const { code: exit, lines } = startTool(args);
    expect([await exit, lines.at(-1)]).toEqual([0, '1 passed, 0 failed']);
    remove();
  },
  LONG_MS,
);

test.concurrent(
  'LIB-15 run --profile loads the limits and times of devices, and says what is wrong with a profile',
  async () => {
    const { pathOf, remove } = writeFiles({
      ...MODULES,
      'slow.json': '{ "connectMs": [5000, 5000] }',
      'wrong.json': '{ "events": 65 }',
      'text.json': 'slow',
    });
    const slow = startTool(['run', PLAY, '--profile', pathOf('slow.json')]);
    expect([await slow.code, slow.lines[1]]).toEqual([
      1,
      '    expected  CR-1002: stream {"status":2,"ctx":{"fail":0}} within 900 ms',
    ]);
    const repeat = slow.lines.find((line) => line.includes('repeat'));
    expect(repeat).toContain(`--seed 1 --profile ${pathOf('slow.json')}`);
    for (const [name, sentence] of [
      ['wrong.json', 'events is not valid: a whole number from 1 to 64 is allowed.'],
      ['text.json', 'that is no JSON.'],
    ] as const) {
      const wrong = `carillon-sim: --profile is '${pathOf(name)}': ${sentence}`;
      for (const command of [['run', PLAY], ['serve'], ['fleet']]) {
        const bad = startTool([...command, '--profile', pathOf(name)]);
        expect([await bad.code, bad.errors]).toEqual([2, [wrong]]);
      }
    }
    remove();
  },
  LONG_MS,
);
