import type { DeviceEvent } from '@carillon/protocol/device';
import type { Clock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware } from '@carillon/simulator';
import { boundUnits, costText, sumCost, threadMs, timeUnit } from './reference.ts';
import { type Row, ratio } from './table.ts';

const TURNS = 15;
/** More, since one is too short for the clock of a processor. */
const BARE_TURNS = 300;
const EVENTS = 64;
const EVERY_MINUTES = 20;
const MONDAY = Date.parse('2026-03-02T00:00:00Z');
const WEEK_MS = 7 * 86_400_000;

/** What a device lives through in a simulated week, beside a bare clock that runs as many timers. */
export async function weekRows(): Promise<Row[]> {
  // The first one warms up.
  const { timers, messages } = liveAWeek();
  const week = sumCost(Array.from({ length: TURNS }, () => ({ ms: liveAWeek().tookMs, unitMs: timeUnit() })));
  const cpu = process.threadCpuUsage();
  for (let turn = 0; turn < BARE_TURNS; turn++) runTimers(timers);
  const bareMs = threadMs(cpu) / BARE_TURNS;
  return [
    {
      name: `a simulated week of a device with ${EVENTS} events`,
      value: `${week.ms.toFixed(1)} ms, ${messages.toLocaleString('en-US')} messages`,
      reference: `${costText(week)}; ${ratio(week.ms, bareMs)} its ${timers.toLocaleString('en-US')} timers alone`,
      ...boundUnits(week, 50),
    },
  ];
}

function liveAWeek(): { readonly tookMs: number; readonly timers: number; readonly messages: number } {
  const virtual = createVirtualClock(MONDAY);
  let timers = 0;
  let messages = 0;
  const clock: Clock = {
    now: virtual.now,
    elapsed: virtual.elapsed,
    after(delayMs, run) {
      timers++;
      return virtual.after(delayMs, run);
    },
  };
  const cpu = process.threadCpuUsage();
  const firmware = createFirmware({ label: 'CR-1001', classId: 1, clock, events: makeEvents() });
  firmware.connect({ publish: () => void messages++ });
  virtual.advance(WEEK_MS);
  return { tookMs: threadMs(cpu), timers, messages };
}

/** As many timers, one after the other, which do nothing. */
function runTimers(count: number) {
  const clock = createVirtualClock(MONDAY);
  let left = count;
  const tick = () => {
    if (left-- > 0) clock.after(WEEK_MS / count, tick);
  };
  tick();
  clock.advance(WEEK_MS);
}

/** Each runs ten minutes a day, and none of them at the time of another one. */
const makeEvents = (): DeviceEvent[] =>
  Array.from({ length: EVENTS }, (_, i) => ({
    id: `evts/${i + 1}`,
    name: `Event ${i + 1}`,
    mode: 'playback',
    repeat: 127,
    time: [i * EVERY_MINUTES, i * EVERY_MINUTES + 10],
    main: { uri: `http://stream${i}.example:8000/live.mp3`, tmo: 15 },
    delay: 15,
  }));
