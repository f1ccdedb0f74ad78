import { createHeard, type Heard, hear, judge } from '@carillon/protocol/attention';
import { exampleEvents } from '@carillon/simulator';
import { openFleetStage } from '../packages/client/src/fleet/testFleetStage.ts';
import { fleetKeyRows } from './fleetKeys.ts';
import { boundUnits, costText, forPeople, measureCosts, threadMs } from './reference.ts';
import { median, type Row } from './table.ts';

const DEVICES = 1000;
const RESTARTS = 3;
const SATURDAY_NOON = Date.UTC(2026, 2, 7, 12);

/** How long a page does not know what its devices do after the broker was away, and what judging all of them takes. */
export async function attentionRows(): Promise<Row[]> {
  const { afterMs, cpuMs, subscribes, mostAtOnce } = await restart();
  const [cost] = measureCosts([judgeAll], { turns: 5, turnMs: 100 });
  if (!cost) throw new Error('Nothing was measured.');
  return [
    {
      name: `${DEVICES.toLocaleString('en-US')} devices judged after a restart of the broker`,
      value: `${(median(afterMs) / 1000).toFixed(1)} s`,
      reference: `${(median(cpuMs) / 1000).toFixed(1)} s of the processor, with broker and devices; ${subscribes} packets of subscriptions, ${mostAtOnce} GetEvents at once; of ${RESTARTS} restarts the longest took ${(Math.max(...afterMs) / 1000).toFixed(1)} s`,
      target: forPeople('at most 20 s'),
      met: Math.max(...afterMs) <= 20_000,
    },
    ...(await fleetKeyRows(DEVICES)),
    {
      name: `${DEVICES.toLocaleString('en-US')} judgments`,
      value: `${cost.ms.toFixed(1)} ms`,
      reference: costText(cost),
      ...boundUnits(cost, 5),
    },
  ];
}

/** Milliseconds from the moment when the broker is there again, with the wait for the next try to connect. */
async function restart() {
  const stage = await openFleetStage(DEVICES);
  stage.fleet.watch(stage.records, () => {});
  await stage.until(stage.areAllChecked);
  const afterMs: number[] = [];
  const cpuMs: number[] = [];
  for (let i = 0; i < RESTARTS; i++) {
    stage.stopBroker();
    await stage.until(stage.isNoneChecked);
    stage.traffic.subscribes = 0;
    const [fromMs, cpu] = [performance.now(), process.threadCpuUsage()];
    stage.startBroker();
    await stage.until(stage.areAllChecked);
    afterMs.push(performance.now() - fromMs);
    cpuMs.push(threadMs(cpu));
  }
  await stage.close();
  return { ...stage.traffic, afterMs, cpuMs };
}

/** One that plays by the second of its two events, with all that a card hears of it. */
function hearPlaying(): Heard {
  let heard = createHeard(2, 0);
  heard = hear(heard, 'connection', 'open', 0);
  heard = hear(heard, 'events', exampleEvents(2), 0);
  heard = hear(heard, 'schedule', { id: 'evts/2', state: 3 }, 0);
  return hear(heard, 'stream', { id: 'evts/2', status: 2 }, 0);
}

const playing = hearPlaying();

function judgeAll() {
  for (let i = 0; i < DEVICES; i++) {
    const { cause } = judge(playing, { nowMs: 60_000 + i, utcMs: SATURDAY_NOON + i });
    if (cause !== 'nothingAgainst') throw new Error(`The device that plays is judged ${cause}.`);
  }
  return DEVICES;
}
