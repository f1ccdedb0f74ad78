import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt from 'mqtt';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../broker/testClient.ts';
import { isMessage, readRecording } from '../../recording/recording.ts';
import { startTool } from '../testRun.ts';

const FREE_PORTS = ['--mqtt-port', '0', '--ws-port', '0'];
const SOON_MS = 5000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function start(...args: string[]) {
  const run = startTool(args);
  cleanups.push(run.end);
  return run;
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-sim-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  return (name: string) => join(folder, name);
}

/** `carillon-sim serve` on free ports, and its address. */
async function serve(...args: string[]) {
  const run = start('serve', ...FREE_PORTS, ...args);
  await eventually(() => expect([...run.lines, ...run.errors]).not.toEqual([]), SOON_MS);
  const { mqtt: address = '' }: { mqtt?: string } = JSON.parse(run.lines[0] ?? '{}');
  return { run, address };
}

async function connect(address: string) {
  const client = await mqtt.connectAsync(
    address,
    { username: '1', password: 'x', reconnectPeriod: 0 },
    false,
  );
  cleanups.push(() => client.end(true));
  const heard: string[] = [];
  client.on('message', (topic, payload) => heard.push(`${topic} ${payload}`));
  await client.subscribeAsync(['cmd/rep/#', 'async/#']);
  return { client, heard };
}

const VOLUME = '{"req":5,"msg":"vol","body":{"l":33,"r":34}}';

/** A minute of a broker with two devices, of which one is turned down. */
async function recordHall(file: string, ...args: string[]) {
  const { run, address } = await serve('--devices', '2');
  const { client, heard } = await connect(address);
  const recorder = start('record', file, '--broker', address, ...args);
  await eventually(() => expect(readFileSync(file, 'utf8')).toMatch(/SIM-00002.*rtcc.*epoch/), SOON_MS);
  client.publish('cmd/req/micro-eth/SIM-00002', VOLUME);
  await eventually(() => expect(heard.join('\n')).toContain('"ok":true,"body":{"l":33,"r":34}'), SOON_MS);
  await eventually(
    () => expect(readFileSync(file, 'utf8')).toMatch(/"ok\\":true,\\"body\\":\{\\"l\\":33/),
    SOON_MS,
  );
  const code = await recorder.end();
  await run.end();
  return { code, recorder };
}

describe('LIB-11 carillon-sim record', () => {
  test('writes what is said on a broker, until it is told to end', async () => {
    const file = makeFolder()('night.jsonl');
    const { code, recorder } = await recordHall(file);
    const { lines } = readRecording(readFileSync(file, 'utf8'));
    expect(code).toBe(0);
    expect(recorder.errors).toEqual([]);
    expect(recorder.lines).toEqual([`${lines.length} messages in ${file}`]);
    const labels = new Set(lines.filter(isMessage).map(({ topic }) => topic.split('/')[3] ?? ''));
    expect(labels).toContain('SIM-00001');
    expect(lines.filter(isMessage).map(({ payload }) => payload)).toContain(VOLUME);
  });

  test('of one device writes nothing of another, and ends after its time', async () => {
    const file = makeFolder()('one.jsonl');
    const { address } = await serve('--devices', '2');
    const run = start(
      'record',
      file,
      '--broker',
      address,
      '--device',
      'SIM-00002',
      '--class',
      '2',
      '--for',
      '700ms',
    );
    expect(await run.code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('SIM-00002');
    expect(text).not.toContain('SIM-00001');
  });

  test('never writes over a recording', async () => {
    const file = makeFolder()('night.jsonl');
    writeFileSync(file, 'a night');
    const run = start('record', file);
    expect(await run.code).toBe(2);
    expect(run.errors).toEqual([`carillon-sim: ${file} is there already, and is not written over.`]);
    expect(readFileSync(file, 'utf8')).toBe('a night');
  });

  test.each([
    [[], 2, 'record needs one file, for example: record night.jsonl. Try --help.'],
    [['a', 'b'], 2, 'record needs one file, for example: record night.jsonl. Try --help.'],
    [['a', '--device', 'CR-1'], 2, '--device needs the class of the devices: --class 2.'],
    [['a', '--class', '2'], 2, '--class needs a device: --device CR-1002.'],
    [['a', '--device', 'a/b', '--class', '2'], 2, "--device must be a label, such as CR-1002, not 'a/b'."],
    [['a', '--broker', 'mqtt://a', '--broker', 'mqtt://b'], 2, 'record takes one --broker.'],
    [
      ['a', '--for', 'ever'],
      2,
      "--for must be a time up to 7 days, such as 500ms, 60s, 5min or 1h, not 'ever'.",
    ],
    [['nowhere/a'], 2, 'the recording cannot be written to nowhere/a: ENOENT.'],
    [['a', '--devices', '3'], 2, 'record has no option --devices. Try --help.'],
  ])('%j: exit code %i, %s', async (args, code, sentence) => {
    const run = start('record', ...args);
    expect(await run.code).toBe(code);
    expect(run.errors).toEqual([`carillon-sim: ${sentence}`]);
  });

  test('says where nobody answers, and leaves no file behind', async () => {
    const file = makeFolder()('night.jsonl');
    const run = start('record', file, '--broker', 'mqtt://127.0.0.1:1');
    expect(await run.code).toBe(1);
    expect(run.errors).toEqual(['carillon-sim: mqtt://127.0.0.1:1: nobody answers there.']);
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });
});

describe('LIB-11 carillon-sim scenario', () => {
  test('writes a scenario of a recording, which runs and passes', async () => {
    const pathOf = makeFolder();
    await recordHall(pathOf('night.jsonl'));
    const made = start('scenario', pathOf('night.jsonl'));
    expect(await made.code).toBe(0);
    const source = made.lines.join('\n');
    expect(source).toContain("expectReply('vol', { l: 33, r: 34 }, { l: 33, r: 34 })");
    // In this repository, where the package is found by its name.
    const file = join(import.meta.dirname, '../testdata', `recorded-${process.pid}.scenario.ts`);
    cleanups.push(() => rmSync(file));
    writeFileSync(file, source);
    const run = start('run', file);
    expect(await run.code).toBe(0);
    expect(run.lines.at(-1)).toBe('1 passed, 0 failed');
  });

  test.each([
    [[], 'scenario needs one recording, for example: scenario night.jsonl. Try --help.'],
    [['none.jsonl'], 'there is no file none.jsonl.'],
    [
      [import.meta.filename],
      `${import.meta.filename}: that is no recording. \`carillon-sim record FILE\` makes one.`,
    ],
  ])('%j: %s', async (args, sentence) => {
    const run = start('scenario', ...args);
    expect(await run.code).toBe(2);
    expect(run.errors).toEqual([`carillon-sim: ${sentence}`]);
  });
});

describe('LIB-11 --replay', () => {
  test('puts the devices of a recording on a broker: they are there, answer, and say what they said', async () => {
    const file = makeFolder()('night.jsonl');
    await recordHall(file);
    const { run, address } = await serve('--replay', file, '--speed', '10');
    expect(JSON.parse(run.lines[0] ?? '')).toMatchObject({ devices: 2 });
    const { client, heard } = await connect(address);
    const online = ['nano-eth/SIM-00001', 'micro-eth/SIM-00002'].map(
      (device) => `cmd/rep/${device} {"msg":"Bonjour","ctx":"Online"}`,
    );
    await eventually(() => expect(heard).toEqual(expect.arrayContaining(online)), SOON_MS);
    await eventually(() => {
      client.publish('cmd/req/micro-eth/SIM-00002', '{"req":5,"msg":"vol","body":{}}');
      expect(heard.join('\n')).toContain('"ok":true,"body":{"l":33,"r":34}');
    }, SOON_MS);
    expect(await run.end()).toBe(0);
    await eventually(() => expect(heard.at(-1)).toContain('Offline'), SOON_MS);
  });

  test('joins a broker that is there already', async () => {
    const file = makeFolder()('night.jsonl');
    await recordHall(file);
    const { address } = await serve('--open', '--devices', '0');
    const { heard } = await connect(address);
    const fleet = start('fleet', '--replay', file, '--broker', address);
    await eventually(
      () => expect(heard).toContain('cmd/rep/micro-eth/SIM-00002 {"msg":"Bonjour","ctx":"Online"}'),
      SOON_MS,
    );
    expect(await fleet.end()).toBe(0);
  });

  test.each([
    [['--speed', '2'], '--speed belongs to --replay. Try --help.'],
    [['--replay', 'none.jsonl'], 'there is no file none.jsonl.'],
    [['--replay', 'x', '--devices', '3'], '--replay brings its own devices, and takes no --devices.'],
    [['--replay', 'x', '--speed', '0'], "--speed must be a whole number from 1 to 1000, not '0'."],
  ])('%j: %s', async (args, sentence) => {
    const run = start('serve', ...FREE_PORTS, ...args);
    expect(await run.code).toBe(2);
    expect(run.errors).toEqual([`carillon-sim: ${sentence}`]);
  });

  test('of a recording in which no device speaks is refused', async () => {
    const file = makeFolder()('empty.jsonl');
    writeFileSync(file, '{"v":1,"start":"2026-03-07T08:59:00.000Z","broker":"x"}\n');
    const run = start('serve', ...FREE_PORTS, '--replay', file);
    expect(await run.code).toBe(2);
    expect(run.errors).toEqual([`carillon-sim: ${file}: no device says anything in it.`]);
  });
});
