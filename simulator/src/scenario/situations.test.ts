// The ten situations of a station (LIB-10): each scenario passes, says the same twice, and fails once it is broken on purpose.
import { describe, expect, test } from 'vitest';
import badReplies from '../../scenarios/badReplies.scenario.ts';
import brokerDown from '../../scenarios/brokerDown.scenario.ts';
import clocksChange from '../../scenarios/clocksChange.scenario.ts';
import fastClock from '../../scenarios/fastClock.scenario.ts';
import faults from '../../scenarios/faults.scenario.ts';
import hundredDevices from '../../scenarios/hundredDevices.scenario.ts';
import kissOfDeath from '../../scenarios/kissOfDeath.scenario.ts';
import overlap from '../../scenarios/overlap.scenario.ts';
import powerCut from '../../scenarios/powerCut.scenario.ts';
import streamDead from '../../scenarios/streamDead.scenario.ts';
import twoConsoles from '../../scenarios/twoConsoles.scenario.ts';
import type { FaultOptions } from '../faults/faultOptions.ts';
import { runScenario } from './runScenario.ts';
import { type Scenario, scenario } from './scenario.ts';
import type { ScenarioDevice } from './scenarioOptions.ts';

type Break = (scenario: Scenario) => Scenario;

/** With other devices. */
const withDevices =
  (change: (device: ScenarioDevice) => Partial<ScenarioDevice>): Break =>
  ({ title, options, run }) =>
    scenario(
      title,
      { ...options, devices: options.devices?.map((device) => ({ ...device, ...change(device) })) ?? [] },
      run,
    );

/** With another fault in the place of each. */
const withFaults =
  (change: (fault: FaultOptions) => FaultOptions): Break =>
  ({ title, options, run }) =>
    scenario(title, options, (stage) =>
      run(Object.create(stage, { fault: { value: (fault: FaultOptions) => stage.fault(change(fault)) } })),
    );

const [spring, autumn] = clocksChange as [Scenario, Scenario];

const inZone =
  (zone: string): Break =>
  ({ title, options, run }) =>
    scenario(title, { ...options, zone }, run);

const SITUATIONS: Readonly<Record<string, readonly [Scenario, broken: string, Break, ...report: string[]]>> =
  {
    'a stream dead at 03:00 and back at 03:30': [
      streamDead,
      'without a fail-over',
      withDevices(({ events = [] }) => ({
        events: events.map((event) => (event.mode === 'playback' ? { ...event, fail: event.main } : event)),
      })),
      'expected  CR-1002: the state {"stream":"started","isFailOver":true} within 1 s',
      'happened  the state {"online":true,"playing":"evts/1","next":null,"stream":"starting","isFailOver":true}',
      'at        2026-03-03T02:00:01.000Z (2026-03-03 03:00 Europe/Rome), +00:01:01.000 after the start',
    ],
    'power cut in the middle of SetEvent': [
      powerCut,
      'with the halves exchanged',
      withFaults((fault) => (fault.kind === 'powerCut' ? { ...fault, written: !fault.written } : fault)),
      'expected  CR-1002: the state {"online":true,"next":"evts/1"} within 60 s',
      'happened  the state {"online":true,"playing":null,"next":"evts/3","stream":"nothing","isFailOver":false}',
      'at        2026-03-02T03:01:05.000Z, +00:01:05.000 after the start',
    ],
    'broker down ten minutes over a start': [
      brokerDown,
      'with a clock that is an hour slow',
      withDevices(() => ({
        clockError: { aheadMs: -3_600_000 },
        timeServer: { host: 'dead.example', boot: 0 },
      })),
      'expected  CR-1002: the state {"online":true,"playing":"evts/1","stream":"started","isFailOver":false}',
      'happened  the state {"online":true,"playing":null,"next":"evts/1","stream":"nothing","isFailOver":false}',
      'at        2026-03-02T06:05:00.000Z, +00:15:00.000 after the start',
    ],
    'two consoles at one volume': [
      twoConsoles,
      'without the delay',
      withFaults((fault) => (fault.kind === 'delay' ? { ...fault, ms: 0 } : fault)),
      'expected  office, CR-1002: no reply to vol {"l":10,"r":10} within 100 ms',
      'happened  the reply {"req":1000001,"msg":"vol","ok":true,"body":{"l":10,"r":10}}',
      'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
    ],
    'replies late, twice, corrupt, with a wrong req': [
      badReplies,
      'with the right number',
      withFaults((fault) => (fault.kind === 'wrongReq' ? { ...fault, kind: 'duplicate' } : fault)),
      'expected  office, CR-1002: no reply to vol {"l":4,"r":4} within 5 s',
      'happened  the reply {"req":1000007,"msg":"vol","ok":true,"body":{"l":4,"r":4}}',
      'at        2026-03-02T03:00:11.000Z, +00:00:11.000 after the start',
    ],
    'a clock five minutes fast': [
      fastClock,
      'with a clock that is right',
      withDevices(() => ({ clockError: {} })),
      'expected  CR-1002: the state {"playing":"evts/1","stream":"started"} within 1 s',
      'happened  the state {"online":true,"playing":null,"next":"evts/1","stream":"nothing","isFailOver":false}',
      'at        2026-03-02T05:55:01.000Z, +00:01:01.000 after the start',
    ],
    'the spring night': [
      spring,
      'where clocks do not change',
      inZone('Africa/Algiers'),
      'expected  CR-1002: the state {"playing":null,"next":"evts/1"}',
      'happened  the state {"online":true,"playing":"evts/1","next":"evts/2","stream":"starting","isFailOver":false}',
      'at        2026-03-29T05:00:00.000Z (2026-03-29 06:00 Africa/Algiers), +24:01:00.000 after the start',
    ],
    'the autumn night': [
      autumn,
      'where clocks do not change',
      inZone('Africa/Tripoli'),
      'expected  CR-1002: the state {"playing":null,"next":"evts/1","stream":"stopped"}',
      'happened  the state {"online":true,"playing":"evts/2","next":"evts/1","stream":"started","isFailOver":false}',
      'at        2026-10-25T01:31:00.000Z (2026-10-25 03:31 Africa/Tripoli), +20:32:00.000 after the start',
    ],
    'kisses of death': [
      kissOfDeath,
      'with another answer',
      withFaults((fault) => (fault.kind === 'ntp' ? { ...fault, as: 'wrong' } : fault)),
      'expected  CR-1004: rtc {"state":"Error","result":-10,"event":-7} within 200 ms',
      'happened  +00:00:00.000  rtc {"state":"Syncing"}',
      '          +00:00:00.031  rtc {"state":"Error","result":-7,"event":-5}',
      'at        2026-03-02T03:00:00.200Z, +00:00:00.200 after the start',
    ],
    'an overlap refused': [
      overlap,
      'without the other event',
      withDevices(() => ({ events: [] })),
      'expected  CR-1002: SetEvent {"name":"Breakfast","mode":"playback","repeat":2,"time":[540,660],"main":{"uri":"http://live.aurora-radio.example:8000/breakfast.mp3","tmo":15}} to be refused with \'Overlapping event.\'',
      'happened  the reply {"req":2,"msg":"SetEvent","ok":true,"body":{"name":"Breakfast","repeat":2,"time":[540,660],"mode":"playback","main":{"uri":"http://live.aurora-radio.example:8000/breakfast.mp3","tmo":15},"id":"evts/1"}}',
      'at        2026-03-02T09:58:00.000Z, +00:00:00.000 after the start',
    ],
    'a hundred devices of which ten lose power': [
      hundredDevices,
      'of which twelve do',
      withFaults((fault) =>
        fault.kind === 'powerCut' && Array.isArray(fault.device)
          ? { ...fault, device: [...fault.device, 'CR-10001', 'CR-10002'] }
          : fault,
      ),
      'expected  all of 90 devices: the state {"online":true,"playing":"evts/1","stream":"started"}',
      'happened  88 of 90 did, not CR-10001, CR-10002',
      '          CR-10001: the state {"online":false}',
      "          CR-10001: unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:01:01.899",
      '          CR-10002: the state {"online":false}',
      "          CR-10002: unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:01:01.899",
      'at        2026-03-02T06:01:02.899Z, +00:02:02.899 after the start',
    ],
  };

describe('LIB-10 the situations of a station', () => {
  test.each(Object.entries(SITUATIONS))(
    '%s: passes, and says the same twice (FLT-106)',
    async (_name, [given]) => {
      const first = await runScenario(given);
      expect(first.isPassed, first.report.join('\n')).toBe(true);
      expect(first.transcript.length).toBeGreaterThan(5);
      expect((await runScenario(given)).transcript).toEqual(first.transcript);
    },
  );

  const broken = Object.entries(SITUATIONS).map(
    ([name, [given, how, change, ...report]]) => [name, how, { given, change, report }] as const,
  );
  test.each(broken)(
    '%s, %s: fails, and says what was expected, what came, and when',
    async (_name, _how, broken) => {
      const result = await runScenario(broken.change(broken.given));
      expect(result.report).toEqual([...broken.report, 'seed      1']);
    },
  );
});

test('LIB-10 the night of all kinds of faults does not hold by luck: with each of twenty seeds', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    expect((await runScenario(faults, { seed })).report).toEqual([]);
  }
});
