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
import { median, type Row, ratio } from './table.ts';

const DEVICES = 100;
const HOUR_MS = 3_600_000;
const COMMANDS = 20_000;
const TURNS = 9;
const KINDS = ['powerCut', 'disconnect', 'halfOpen'] as const;

/** A night of many devices with faults, and what the engine of faults costs where none is in use. */
export async function nightRows(): Promise<Row[]> {
  const faulty = await liveANight(5);
  const quiet = await liveANight(0);
  const bare = median(Array.from({ length: TURNS }, () => command(false)));
  const wired = median(Array.from({ length: TURNS }, () => command(true)));
  return [
    {
      name: `a night of ${DEVICES} devices, of which 5 % have a fault each hour`,
      value: `${faulty.toFixed(0)} ms`,
      reference: `${quiet.toFixed(0)} ms without a fault, ${ratio(faulty, quiet)}`,
      target: 'at most 5 s',
    },
    {
      name: 'a command and its reply on the hub, through an engine with no fault in use',
      value: `${wired.toFixed(2)} µs`,
      reference: `${bare.toFixed(2)} µs without the engine, ${ratio(wired, bare)}`,
      target: 'at most 1.1x',
    },
  ];
}

/** How long it takes, in milliseconds of real time. Throws where the morning is not heard from all devices. */
async function liveANight(faultsPerHour: number): Promise<number> {
  const startMs = performance.now();
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
  return performance.now() - startMs;
}

/** Microseconds for each of many commands. */
function command(isWired: boolean): number {
  const clock = createVirtualClock();
  const hub = createHub({ authority: openAuthority, clock });
  const firmware = createFirmware({ label: 'CR-1002', classId: 2, clock, events: exampleEvents(2) });
  hub.attach(isWired ? createFaults({ clock }).device(firmware) : firmware);
  const startMs = performance.now();
  for (let req = 1; req <= COMMANDS; req++) {
    hub.publish(firmware.requestTopic, `{"req":${req},"msg":"vol","body":{}}`);
  }
  return (1000 * (performance.now() - startMs)) / COMMANDS;
}
