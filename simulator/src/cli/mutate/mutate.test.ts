import { expect, test } from 'vitest';
import { startTool, writeFiles } from '../testRun.ts';

/** Two modules of a firmware that knows one command, one in TypeScript, and a scenario that asks it. */
const FILES = {
  'fw.mjs': `import { limit } from './limit.ts';
    import { setTimeout } from 'node:timers';
    export default ({ label }) => {
      let link;
      let volume = { l: 0, r: 0 };
      return {
        address: { type: 'micro-eth', label },
        requestTopic: 'cmd/req/micro-eth/' + label,
        will: { topic: 'cmd/rep/micro-eth/' + label, payload: '{"msg":"Bonjour","ctx":"Offline"}' },
        connect(given) {
          link = given;
          link.publish(this.will.topic, '{"msg":"Bonjour","ctx":"Online"}', { qos: 1, retain: true });
        },
        disconnect() {},
        receive(topic, bytes) {
          const { req, msg, body } = JSON.parse(new TextDecoder().decode(bytes));
          volume = { l: limit(body.l), r: limit(body.r) };
          link.publish(this.will.topic, JSON.stringify({ req, msg, ok: true, body: volume }));
        },
        shutDown() {
          link = undefined;
        },
        powerOn() {},
        jumpClock() {},
      };
    };`,
  'limit.ts': `export function limit(level: number): number {
    let most: number = 255;
    while (most < level) most += 1000;
    return Math.min(level, most);
  }`,
  'volume.scenario.mjs': `export default {
    title: 'the volume is as it was set',
    options: { devices: [{ label: 'CR-1002', classId: 2 }] },
    run: (stage) => stage.device('CR-1002').expectReply('vol', { l: 9, r: 8 }, { l: 9, r: 8 }),
  };`,
  'except.json': JSON.stringify([
    { of: ['fw.mjs connect', 'fw.mjs shutDown', "fw.mjs : '{"], reason: 'greetings are tried elsewhere' },
    { of: ['fw.mjs : 0'], reason: 'it is set before it is read' },
    { of: ['limit.ts'], reason: 'louder than loud is tried elsewhere' },
  ]),
  'stale.json': '[{ "of": ["fw.mjs nowhere"], "reason": "none" }]',
  'odd.json': '[{ "of": [] }]',
  'common.cjs': `module.exports = require('./fw.mjs').default;`,
  'quiet.mjs': 'export default () => ({});',
  'wrong.scenario.mjs': 'export default 7;',
};
type Name = keyof typeof FILES;

async function mutate(firmware: Name | undefined, scenarios: readonly Name[], ...more: readonly string[]) {
  const { pathOf, remove } = writeFiles(FILES);
  const withPaths = more.map((word) => (Object.hasOwn(FILES, word) ? pathOf(word as Name) : word));
  const tried = firmware === undefined ? [] : ['--firmware', pathOf(firmware)];
  const { code, lines, errors } = startTool(['mutate', ...scenarios.map(pathOf), ...tried, ...withPaths]);
  const result = { code: await code, lines, errors };
  const folder = pathOf('fw.mjs').replace('fw.mjs', '');
  remove();
  return { ...result, errors: errors.map((line) => line.replaceAll(folder, '')) };
}

const tail = (caught: number, heard: number, silent: number, unreached: number, excepted: number) => [
  '27 wrong firmwares of 2 files',
  `    ${caught}  caught by a scenario`,
  `     ${heard}  heard in the record of messages alone`,
  `    ${String(silent).padStart(2)}  heard nowhere`,
  `     ${unreached}  reached by no scenario`,
  `    ${String(excepted).padStart(2)}  excepted, with a reason`,
];

test.concurrent('LIB-16 mutate changes a module and what it imports, and lists what no scenario finds', async () => {
  const { code, lines, errors } = await mutate('fw.mjs', ['volume.scenario.mjs']);
  expect({ code, errors }).toEqual({ code: 1, errors: [] });
  expect(lines).toContain(
    'fw.mjs:12  fw.mjs connect: link.publish(this.will.topic, \'{"msg":"Bonjour","ctx":"Online"}\', { qo… → nothing  (other messages, at which nobody looks, in \'the volume is as it was set\')',
  );
  expect(lines).toContain('limit.ts:2  limit.ts limit: 255 → 229  (it runs, and nothing is heard of it)');
  expect(lines).toContain('limit.ts:3  limit.ts limit: 1000 → 900  (it runs in no scenario)');
  // Of the condition that is negated, which never ends, nothing is listed: it is caught.
  expect(lines.filter((line) => line.includes('!(most < level)'))).toEqual([]);
  expect(lines.slice(-6)).toEqual(tail(11, 1, 11, 4, 0));
});

test.concurrent('LIB-16 mutate --except lets those live that have a reason', async () => {
  const { code, lines, errors } = await mutate('fw.mjs', ['volume.scenario.mjs'], '--except', 'except.json');
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(lines).toEqual(tail(11, 0, 0, 0, 16));
});

test.concurrent('LIB-16 mutate refuses a reason for what does not live', async () => {
  const { code, errors } = await mutate('fw.mjs', ['volume.scenario.mjs'], '--except', 'stale.json');
  expect({ code, errors }).toEqual({
    code: 1,
    errors: ["carillon-sim: none that lives begins with 'fw.mjs nowhere': take it out of --except."],
  });
});

test.concurrent.each<[Name | undefined, readonly Name[], readonly string[], number, RegExp]>([
  [undefined, ['volume.scenario.mjs'], [], 2, /^mutate needs the module that is made wrong: --firmware/],
  ['fw.mjs', [], [], 2, /^mutate needs at least one scenario file\. Try --help\.$/],
  ['fw.mjs', ['wrong.scenario.mjs'], [], 2, /^wrong\.scenario\.mjs does not export a scenario/],
  ['fw.mjs', ['volume.scenario.mjs'], ['--grep', 'eq'], 3, /^no scenario was run, so that none/],
  ['fw.mjs', ['volume.scenario.mjs'], ['--sample', '0'], 2, /^--sample must be a whole number from 1/],
  [
    'fw.mjs',
    ['volume.scenario.mjs'],
    ['--except', 'odd.json'],
    2,
    /^--except is 'odd\.json': a list of \{ "of"/,
  ],
  [
    'fw.mjs',
    ['volume.scenario.mjs'],
    ['--except', 'fw.mjs'],
    2,
    /^--except is 'fw\.mjs': that is no JSON\.$/,
  ],
  ['fw.mjs', ['volume.scenario.mjs'], ['--workers', '2'], 2, /^mutate has no option --workers\./],
  [
    'quiet.mjs',
    ['volume.scenario.mjs'],
    [],
    1,
    /^'the volume is as it was set' fails over the firmware as it is/,
  ],
  [
    'common.cjs',
    ['volume.scenario.mjs'],
    [],
    2,
    /common\.cjs is no ES module, and of others no mutants are made\.$/,
  ],
])(
  'LIB-16 mutate of %s by %j with %j ends with a sentence',
  async (firmware, scenarios, more, code, sentence) => {
    const ended = await mutate(firmware, scenarios, ...more);
    expect(ended).toMatchObject({ code, lines: [] });
    expect(ended.errors).toEqual([
      expect.stringMatching(new RegExp(sentence.source.replace('^', '^carillon-sim: '))),
    ]);
  },
);
