import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, describe, expect, test } from 'vitest';
import { createAedesBroker } from '../broker/aedes.ts';
import { openAuthority } from '../broker/broker.ts';
import { findFleetUser } from '../fleet/devices.ts';
import { NO_COUNTERS } from '../fleet/uplink.ts';
import { type Goal, judge } from './fleetVerdict.ts';
import { startTool } from './testRun.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A fleet that exists only as its counters, and time that passes as fast as it is waited for. */
function setup(goal: Partial<Goal>, happens: Readonly<Record<number, Partial<typeof NO_COUNTERS>>>) {
  const clock = createVirtualClock(0);
  const counters = { ...NO_COUNTERS };
  const ending = new AbortController();
  for (const [ms, change] of Object.entries(happens))
    clock.after(Number(ms), () => void Object.assign(counters, change));
  const cuts: [ms: number, count: number][] = [];
  const fleet = {
    clock,
    counters,
    cut(count: number) {
      cuts.push([clock.now(), count]);
      // As of a socket: the other end hears of it a moment later.
      clock.after(100, () => {
        counters.online -= count;
        counters.lost += count;
      });
      clock.after(2000, () => {
        counters.online += count;
      });
      return count;
    },
    why: () => 'connection refused',
  };
  const whole = { forMs: undefined, online: undefined, withinMs: 30_000, cut: 0, ...goal };
  async function run() {
    let verdict: Awaited<ReturnType<typeof judge>> | undefined;
    void judge(whole, fleet, ending.signal).then((found) => {
      verdict = found;
    });
    for (let step = 0; step < 10_000 && !verdict; step++) {
      clock.advance(50);
      for (let i = 0; i < 5; i++) await null;
    }
    return { ...verdict, atMs: clock.now() };
  }
  return { run, cuts, clock, ending };
}

describe('LIB-19 a fleet with a verdict', () => {
  test('is good as soon as all are online, and again after some were cut off', async () => {
    const { run, cuts } = setup({ online: 1000, cut: 100 }, { 1200: { online: 1000 } });
    expect(await run()).toMatchObject({
      isGood: true,
      sentence:
        '1,000 devices were online after 1.2 s; 100 connections were cut, and 1,000 devices were online again after 2 s.',
    });
    expect(cuts).toEqual([[1200, 100]]);
  });

  test('is not good where they are not online in time, and says why', async () => {
    const { run } = setup({ online: 1000, withinMs: 5000 }, { 1000: { online: 998 } });
    const { isGood, sentence, atMs } = await run();
    expect({ isGood, sentence }).toEqual({
      isGood: false,
      sentence: '998 of 1,000 expected devices were online after 5 s: connection refused.',
    });
    expect(atMs).toBe(5000);
  });

  test('is not good where those that were cut off do not come back in time', async () => {
    const { run } = setup({ online: 10, cut: 3, withinMs: 1500 }, { 50: { online: 10 } });
    expect(await run()).toMatchObject({
      isGood: false,
      sentence: '3 connections were cut, and 7 of 10 devices were online 1.5 s later: connection refused.',
    });
  });

  test('runs for its time, and is not good where devices are gone at the end', async () => {
    const good = setup(
      { online: 10, forMs: 60_000 },
      { 50: { online: 10 }, 20000: { online: 3 }, 30000: { online: 10 } },
    );
    const bad = setup({ online: 10, forMs: 60_000 }, { 50: { online: 10 }, 59000: { online: 3 } });
    expect(await good.run()).toMatchObject({
      isGood: true,
      sentence: '10 devices were online after 50 ms; it ran for 60 s.',
      atMs: 60_000,
    });
    expect(await bad.run()).toMatchObject({
      isGood: false,
      sentence: 'at the end 3 of 10 expected devices were online: connection refused.',
    });
  });

  test('with a time alone is good where its broker was reached', async () => {
    expect(await setup({ forMs: 1000 }, { 50: { online: 1 } }).run()).toMatchObject({
      isGood: true,
      sentence: 'it ran for 1 s.',
    });
    expect(await setup({ forMs: 1000 }, {}).run()).toMatchObject({
      isGood: false,
      sentence: 'no device was online after 10 s: connection refused.',
    });
  });

  test('that is ended before it has one has failed, unless nothing was expected', async () => {
    const asked = setup({ online: 10 }, { 100: { online: 1 } });
    asked.clock.after(500, () => asked.ending.abort());
    expect(await asked.run()).toMatchObject({
      isGood: false,
      sentence: 'ended by a signal before there was a verdict.',
    });
    const idle = setup({ forMs: 60_000 }, { 100: { online: 1 } });
    idle.clock.after(500, () => idle.ending.abort());
    expect(await idle.run()).toMatchObject({ isGood: true, sentence: '' });
  });
});

describe('LIB-19 carillon-sim fleet', () => {
  /** Our broker, which knows no device with `stranger` in its name. */
  async function startBroker(stranger = 'nobody') {
    const broker = await createAedesBroker({
      authority: {
        ...openAuthority,
        authenticate: async (username, password) =>
          username.includes(stranger) ? null : findFleetUser(username, password),
      },
    });
    cleanups.push(broker.close);
    const { tcpPort } = await broker.listen({ tcpPort: 0, wsPort: 0 });
    return `mqtt://localhost:${tcpPort}`;
  }

  test('ends by itself with a verdict: exit code 0 and a sentence, as a JSON line in a pipe', {
    timeout: 60_000,
  }, async () => {
    const address = await startBroker();
    const args = ['fleet', '--broker', address, '--devices', '5', '--expect-online', '100%', '--kill', '1'];
    const tool = startTool(args, { isTerminal: true });
    cleanups.push(tool.end);
    const piped = startTool([...args.slice(0, -2), '--first', '100']);
    cleanups.push(piped.end);
    expect([await tool.code, await piped.code]).toEqual([0, 0]);
    expect(tool.lines).toEqual([
      expect.stringMatching(
        /^5 devices were online after .*s; 1 connection was cut, and 5 devices were online again after .*s\.$/,
      ),
    ]);
    expect(JSON.parse(piped.lines.at(-1) ?? '')).toEqual({
      at: expect.stringMatching(/Z$/),
      verdict: 'passed',
      sentence: expect.stringMatching(/^5 devices were online after .*s\.$/),
    });
    expect(tool.errors).toEqual([]);
  });

  test('that does not come to its goal ends with exit code 1 and a sentence', {
    timeout: 60_000,
  }, async () => {
    const address = await startBroker('00003');
    const tool = startTool([
      'fleet',
      '--broker',
      address,
      '--devices',
      '4',
      '--expect-online',
      '100%',
      '--within',
      '300ms',
    ]);
    cleanups.push(tool.end);
    expect(await tool.code).toBe(1);
    expect(tool.errors).toEqual([
      expect.stringMatching(/^carillon-sim: \d of 4 expected devices were online after 300 ms: .+\.$/),
    ]);
  });

  test.each([
    [['--kill', '10%'], '--kill needs --expect-online, such as --expect-online 100%.'],
    [['--within', '5s'], '--within needs --expect-online, such as --expect-online 100%.'],
    [['--for', 'soon'], "--for must be a time up to 7 days, such as 500ms, 60s, 5min or 1h, not 'soon'."],
    [['--for', '0s'], "--for must be a time up to 7 days, such as 500ms, 60s, 5min or 1h, not '0s'."],
    [['--for', '8000h'], "--for must be a time up to 7 days, such as 500ms, 60s, 5min or 1h, not '8000h'."],
    [
      ['--expect-online', '101%'],
      "--expect-online must be a share or a number of the 10 devices, such as 10% or 1, not '101%'.",
    ],
    [
      ['--expect-online', '1.5'],
      "--expect-online must be a share or a number of the 10 devices, such as 10% or 1, not '1.5'.",
    ],
    [
      ['--expect-online', '100%', '--kill', '11'],
      "--kill must be a share or a number of the 10 devices, such as 10% or 1, not '11'.",
    ],
    [['-c', '1000'], "Unknown option '-c'. Here it is --devices N. Try --help."],
    [['--count', '1000'], "Unknown option '--count'. Here it is --devices N. Try --help."],
    [
      ['--hostname', 'localhost'],
      "Unknown option '--hostname'. Here it is --broker mqtt://HOST:PORT. Try --help.",
    ],
    [['--constructor'], "Unknown option '--constructor'. Try --help."],
  ])('%j is wrong use of it', async (args, sentence) => {
    const tool = startTool(['fleet', ...args]);
    expect(await tool.code).toBe(2);
    expect(tool.errors).toEqual([`carillon-sim: ${sentence}`]);
  });

  test('a word of another tool is answered with ours', async () => {
    const tool = startTool(['bench', '-c', '5']);
    expect(await tool.code).toBe(2);
    expect(tool.errors).toEqual([expect.stringMatching(/^carillon-sim: .*Try --help\.$/)]);
    const command = startTool(['bench']);
    expect(await command.code).toBe(2);
    expect(command.errors).toEqual(["carillon-sim: 'bench' is not a command. Here it is fleet. Try --help."]);
    const odd = startTool(['constructor']);
    expect(await odd.code).toBe(2);
    expect(odd.errors).toEqual(["carillon-sim: 'constructor' is not a command. Try --help."]);
  });
});
