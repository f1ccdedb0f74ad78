import { fileURLToPath } from 'node:url';
import { describe, expect, type TestContext, test } from 'vitest';
import { eventually } from '../broker/testClient.ts';
import { freePort, startMosquitto } from '../fleet/testMosquitto.ts';
import { startTool, writeFiles } from './testRun.ts';

const BROWSER = new URL('../browser.ts', import.meta.url).href;
const ANY_DEVICE = fileURLToPath(new URL('../../scenarios/anyDevice.scenario.ts', import.meta.url));
const PLAY = fileURLToPath(new URL('../../scenarios/play.scenario.ts', import.meta.url));
const FAULTS = fileURLToPath(new URL('../../scenarios/faults.scenario.ts', import.meta.url));
const LONG_MS = 120_000;
/** As on a machine that has much else to do. */
const PATIENT = ['--way', '10000'];

/** `carillon-sim serve` with one device of class 2, SIM-00001. */
async function serve({ onTestFinished }: TestContext) {
  const run = startTool(['serve', '--mqtt-port', '0', '--ws-port', '0', '--devices', '1', '--class', '2']);
  onTestFinished(async () => void (await run.end()));
  await eventually(() => expect(run.lines.length).toBeGreaterThan(0));
  const { mqtt = '', ws = '' }: { mqtt?: string; ws?: string } = JSON.parse(run.lines[0] ?? '{}');
  return { mqtt, ws };
}

async function run(args: readonly string[]) {
  const tool = startTool(['run', ...args]);
  const code = await tool.code;
  return { code, errors: tool.errors, lines: tool.lines.map((line) => line.replace(/ \([\d.].*\)$/, '')) };
}

const AS_DEVICE = ['--device', 'CR-1002=SIM-00001', '--prepare', ...PATIENT];

/** Scenarios of a second, so that a real device and a real clock can be waited for. */
const SHORT = `import { exampleEvents, scenario } from '${BROWSER}';
  const options = { devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }] };
  const device = (stage) => stage.device('CR-1002');
  export default [
    scenario('D7 it plays', options, async (stage) => {
      await device(stage).expectState({ online: true, playing: null, next: 'evts/1' });
      await device(stage).command('StartEvent', { id: 'evts/1' });
      await device(stage).expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
      await device(stage).command('StopEvent', { id: 'evts/1' });
      await device(stage).expectState({ playing: null, stream: 'stopped' }, { withinMs: 500 });
    }),
    scenario('D3 its volume', options, async (stage) => {
      await device(stage).expectReply('vol', { l: 9, r: 8 }, { l: 9, r: 8 });
      await device(stage).expectReply('vol', {}, { l: 9, r: 8 });
    }),
    scenario('D4 its clock', { ...options, start: '2026-03-07T08:59:59Z' }, async (stage) => {
      await device(stage).expectReply('rtcc', {}, ({ epoch }) => Math.abs(1000 * epoch - stage.nowMs) < 10_000);
      await stage.advanceTo('2026-03-07T09:00:00Z');
      await device(stage).expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 1000 });
    }),
  ];`;

describe.concurrent('LIB-15 run --against tries a device over a real broker, in real time', () => {
  test.for(process.env.CARILLON_FULL ? (['mqtt', 'ws'] as const) : (['mqtt'] as const))(
    'over %s: it plays, has its volume and its clock, and faults are not tried',
    { timeout: LONG_MS },
    async (scheme, context) => {
      const { pathOf, remove } = writeFiles({ 'short.scenario.mjs': SHORT });
      context.onTestFinished(remove);
      const { [scheme]: address } = await serve(context);
      const file = pathOf('short.scenario.mjs');
      const { code, lines, errors } = await run([
        file,
        FAULTS,
        '--against',
        address,
        ...AS_DEVICE,
        '--by-requirement',
      ]);
      expect({ code, errors, lines }).toEqual({
        code: 0,
        errors: [],
        lines: [
          '✓ D7 it plays',
          '✓ D3 its volume',
          '✓ D4 its clock',
          '- D4 whatever goes wrong in a night, the morning is heard from beginning to end (not tried)',
          expect.stringContaining('    not tried '),
          expect.stringMatching(/^ {4}in .*faults\.scenario\.ts:\d+$/),
          'By requirement',
          '✓ D3  passed',
          '✓ D4  passed (1), 1 not tried: a wait of 22.2 min, longer than the 2 min that are waited for in real time',
          '✓ D7  passed',
          '3 passed, 0 failed, 1 not tried',
        ],
      });
    },
  );

  test.runIf(process.env.CARILLON_FULL)(
    'and over Mosquitto',
    async ({ skip, onTestFinished }) => {
      const mosquitto = await startMosquitto();
      if ('missing' in mosquitto) return skip(mosquitto.missing);
      onTestFinished(mosquitto.close);
      const { pathOf, remove } = writeFiles({ 'short.scenario.mjs': SHORT });
      onTestFinished(remove);
      const address = `mqtt://127.0.0.1:${mosquitto.port}`;
      const fleet = startTool(['fleet', '--broker', address, '--devices', '1', '--class', '2']);
      onTestFinished(async () => void (await fleet.end()));
      const { code, lines } = await run([pathOf('short.scenario.mjs'), '--against', address, ...AS_DEVICE]);
      expect([code, lines.at(-1)]).toEqual([0, '3 passed, 0 failed']);
    },
    LONG_MS,
  );

  test(
    'a broker that is not there fails each scenario, and says how to repeat it without the password',
    async () => {
      const address = `mqtt://127.0.0.1:${await freePort()}`;
      const secret = ['--username', 'me', '--password', 'S3cret'];
      const { code, lines } = await run([PLAY, '--against', address, ...AS_DEVICE, ...secret]);
      expect(code).toBe(1);
      expect(lines.slice(1, 3)).toEqual([
        `    expected  a connection to ${address}`,
        '    happened  nobody answers there',
      ]);
      const repeat = lines.find((line) => line.includes('repeat'));
      expect(repeat).toContain(
        `--seed 1 --against ${address} --way 10000 --username me --device CR-1002=SIM-00001 --prepare`,
      );
      expect(repeat).not.toContain('S3cret');
    },
    LONG_MS,
  );
});

// More than a minute of real time: `npm run certify`.
test.runIf(process.env.CARILLON_FULL)(
  'LIB-15 a device of ours passes what any device does, in real time, and a minute of silence',
  async (context) => {
    const { mqtt } = await serve(context);
    const { code, lines } = await run([ANY_DEVICE, PLAY, '--against', mqtt, ...AS_DEVICE]);
    expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: '11 passed, 0 failed' });
  },
  300_000,
);

test.each([
  [['--against', 'mqtt://localhost'], '--against needs a device: --device CR-1002.'],
  [
    ['--against', 'http://x', '--device', 'A'],
    "--against must look like mqtt://host:1883, mqtts://, ws:// or wss://, not 'http://x'.",
  ],
  [
    ['--against', 'mqtt://a:b@x', '--device', 'A'],
    '--against takes no login: use --username and --password.',
  ],
  [['--device', 'A'], '--device belongs to --against. Try --help.'],
  [['--prepare'], '--prepare belongs to --against. Try --help.'],
  [
    ['--against', 'mqtt://x', '--firmware', 'y'],
    '--firmware and --against: only one of them says what is tried.',
  ],
  [
    ['--against', 'mqtt://x', '--device', 'A', '--profile', 'y'],
    '--profile is about simulated devices: --against tries real ones.',
  ],
  [
    ['--against', 'mqtt://x', '--device', 'A=B=C'],
    "--device must be a label, or the label in the scenario and that of the device which plays it, such as CR-1002=SIM-00002, not 'A=B=C'.",
  ],
  [
    ['--against', 'mqtt://x', '--device', 'A', '--longest-wait', '0'],
    "--longest-wait must be a whole number from 1 to 86400, not '0'.",
  ],
])('LIB-15 %j is wrong use', async (args, sentence) => {
  const { code, errors } = await run([PLAY, ...args]);
  expect({ code, errors }).toEqual({ code: 2, errors: [`carillon-sim: ${sentence}`] });
});
