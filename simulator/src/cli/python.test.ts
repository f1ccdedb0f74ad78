// The second firmware, in Python, over our own broker in real time: `npm run certify`, or with CARILLON_FULL=1.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, type TestContext, test } from 'vitest';
import { eventually } from '../broker/testClient.ts';
import { startTool, writeFiles } from './testRun.ts';

const FOLDER = fileURLToPath(new URL('../../python', import.meta.url));
const ANY_DEVICE = fileURLToPath(new URL('../../scenarios/anyDevice.scenario.ts', import.meta.url));
const START_MS = 20_000;
const LONG_MS = 120_000;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Powers the firmware in a folder on, and waits until it is online. */
async function power(folder: string, { onTestFinished }: TestContext) {
  const broker = startTool(['serve', '--mqtt-port', '0', '--ws-port', '0', '--devices', '0', '--class', '2']);
  onTestFinished(async () => void (await broker.end()));
  await eventually(() => expect(broker.lines.length).toBeGreaterThan(0));
  const { mqtt = '' }: { mqtt?: string } = JSON.parse(broker.lines[0] ?? '{}');
  const { port } = new URL(mqtt);
  const args = [`port=${port}`, 'label=SIM-00001', 'key=KEY-00001'];
  const device = spawn('python3', [join(folder, 'firmware.py'), ...args]);
  const exited = once(device, 'exit');
  onTestFinished(async () => {
    device.kill();
    await exited;
  });
  const said: string[] = [];
  for (const stream of [device.stdout, device.stderr]) {
    createInterface(stream).on('line', (line) => said.push(line));
  }
  await eventually(() => expect(said).toEqual(['online']), START_MS);
  return { address: mqtt, said };
}

async function tryIt(folder: string, context: TestContext) {
  const { address, said } = await power(folder, context);
  const device = ['--device', 'CR-1002=SIM-00001', '--prepare', '--way', '5000'];
  const run = startTool(['run', ANY_DEVICE, '--against', address, ...device, '--by-requirement']);
  return { code: await run.code, lines: run.lines, said };
}

describe.runIf(process.env.CARILLON_FULL && hasPython)('LIB-15 a firmware in Python', () => {
  test('passes D3 to D5 and D7 to D9, as far as scenarios for any device ask', {
    timeout: LONG_MS,
  }, async (context) => {
    const { code, lines, said } = await tryIt(FOLDER, context);
    expect({ code, said, last: lines.slice(-8) }).toEqual({
      code: 0,
      said: ['online'],
      last: [
        'By requirement',
        '✓ D3  passed (3)',
        '✓ D4  passed (5)',
        '✓ D5  passed (1)',
        '✓ D7  passed (6)',
        '✓ D8  passed (1)',
        '✓ D9  passed (3)',
        '10 passed, 0 failed',
      ],
    });
  });

  test('fails where it answers the volume wrong', { timeout: LONG_MS }, async (context) => {
    const { pathOf, remove } = writeFiles({ 'firmware.py': '' });
    context.onTestFinished(remove);
    const folder = join(pathOf('firmware.py'), '..');
    cpSync(FOLDER, folder, { recursive: true });
    const right = readFileSync(join(FOLDER, 'firmware.py'), 'utf8');
    const wrong = right.replace('return self.levels[name]', 'return {**self.levels[name], "l": 0}');
    expect(wrong).not.toBe(right);
    writeFileSync(pathOf('firmware.py'), wrong);
    const { code, lines } = await tryIt(folder, context);
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('✗'))[0]).toMatch(/^✗ D3 D7 D9 a volume that was set/);
    expect(lines.at(-1)).toBe('9 passed, 1 failed');
  });
});

test('LIB-15 the firmware in Python is small, of the standard library alone, and shares nothing with ours', () => {
  const lines = ['firmware.py', 'events.py', 'mqtt.py']
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThanOrEqual(300);
  const imports = lines.flatMap((line) => /^(?:from|import) (\w+)/.exec(line)?.[1] ?? []);
  const known = 'asyncio functools json math random re signal struct sys time urllib'.split(' ');
  expect(imports.filter((name) => ![...known, 'events', 'mqtt'].includes(name))).toEqual([]);
});
