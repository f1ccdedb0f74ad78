import { createVirtualClock } from '@carillon/protocol/virtual-time';
import {
  createFaults,
  createFirmware,
  createHub,
  exampleEvents,
  openAuthority,
  runScenario,
  scenario,
} from '@carillon/simulator';
import { boundUnits, costText, forPeople, type Pair, sumCost, threadMs, timeUnit } from './reference.ts';
import { median, type Row, ratio } from './table.ts';

const DEVICES = 100;
const GROUP = 10_000;
/** So many of them have no power. */
const DARK = 1000;
const GROUP_SECONDS = 60;
const HOUR_MS = 3_600_000;
const COMMANDS = 20_000;
const NIGHTS = 5;
const TURNS = 9;
const KINDS = ['powerCut', 'disconnect', 'halfOpen'] as const;

/** A night of many devices with faults, and what the engine of faults costs where none is in use. */
export async function nightRows(): Promise<Row[]> {
  const faulty: Pair[] = [];
  const quiet: number[] = [];
  // The first ones warm up: they take ten times as long.
  await liveANight(5);
  await liveANight(0);
  for (let night = 0; night < NIGHTS; night++) {
    faulty.push({ ms: await liveANight(5), unitMs: timeUnit() });
    quiet.push(await liveANight(0));
  }
  const night = sumCost(faulty);
  const groupMs = await playAGroup();
  // Each pair is one moment of the machine.
  const commands = Array.from({ length: TURNS }, () => ({ ms: command(true), unitMs: command(false) }));
  const { ms: wired, unitMs: bare, units: timesBare } = sumCost(commands);
  return [
    {
      name: `a night of ${DEVICES} devices, of which 5 % have a fault each hour`,
      value: `${night.ms.toFixed(0)} ms`,
      reference: `${costText(night)}; ${ratio(night.ms, median(quiet))} one without a fault`,
      ...boundUnits(night, 500),
    },
    {
      name: `a group of ${GROUP.toLocaleString('en-US')} devices, of which at least nine of ten are to play`,
      value: `${(groupMs / 1000).toFixed(1)} s`,
      target: forPeople(`at most ${GROUP_SECONDS} s`),
      met: groupMs <= GROUP_SECONDS * 1000,
    },
    {
      name: 'a command and its reply on the hub, through an engine with no fault in use',
      value: `${wired.toFixed(2)} µs`,
      reference: `${bare.toFixed(2)} µs without the engine, ${ratio(timesBare, 1)}`,
      target: 'at most 1.1x',
      met: timesBare <= 1.1,
    },
  ];
}

/** What it takes, in milliseconds of the processor. Throws where the morning is not heard from all devices. */
async function liveANight(faultsPerHour: number): Promise<number> {
  const cpu = process.threadCpuUsage();
  const { isPassed, report } = await runScenario(
    scenario('a night', { start: '2026-03-02T20:00:00Z' }, async (stage) => {
      const all = stage.devices(DEVICES, { classId: 2, events: exampleEvents(2) });
      for (let hour = 0; hour < 8; hour++) {
        for (const device of faultsPerHour > 0 ? all.pick(faultsPerHour).labels : []) {
          const kind = KINDS[Math.floor(KINDS.length * stage.random())] ?? 'powerCut';
          const [afterMs, forMs] = [HOUR_MS * stage.random(), 600_000 * stage.random()];
          stage.fault({ kind, device, afterMs, forMs });
        }
        await stage.advance(HOUR_MS);
      }
      await stage.advanceTo('2026-03-03T06:00:00Z');
      await all.all.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
    }),
  );
  if (!isPassed) throw new Error(report.join('\n'));
  return threadMs(cpu);
}

/** What somebody waits for the verdict, in milliseconds. Throws where it is another one than that those with power play. */
async function playAGroup(): Promise<number> {
  const began = performance.now();
  const { isPassed, report } = await runScenario(
    scenario('a group', { start: '2026-03-02T20:00:00Z' }, async (stage) => {
      const group = stage.devices(GROUP, { classId: 2, events: exampleEvents(2) });
      const dark = group.pick(DARK);
      await group.all.command('StartEvent', { id: 'evts/1' });
      stage.fault({ kind: 'powerCut', device: dark.labels, forMs: HOUR_MS });
      await dark.all.expectState({ online: false });
      await group
        .atLeast(GROUP - DARK)
        .expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    }),
  );
  if (!isPassed) throw new Error(report.slice(0, 5).join('\n'));
  return performance.now() - began;
}

/** Microseconds for each of many commands. */
function command(isWired: boolean): number {
  const clock = createVirtualClock();
  const hub = createHub({ authority: openAuthority, clock });
  const firmware = createFirmware({ label: 'CR-1002', classId: 2, clock, events: exampleEvents(2) });
  hub.attach(isWired ? createFaults({ clock }).device(firmware) : firmware);
  const cpu = process.threadCpuUsage();
  for (let req = 1; req <= COMMANDS; req++) {
    hub.publish(firmware.requestTopic, `{"req":${req},"msg":"vol","body":{}}`);
  }
  return (1000 * threadMs(cpu)) / COMMANDS;
}
