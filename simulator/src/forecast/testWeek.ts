import type { Moment } from '@carillon/protocol/attention';
import { createHeard, type Facts, type Heard, hear } from '@carillon/protocol/attention';
import { toEpoch, toLocalDateTime } from '@carillon/protocol/clock';
import { canRun, type DeviceEvent } from '@carillon/protocol/device';
import type { Forecast, Foreseen } from '@carillon/protocol/forecast';
import {
  encodeRepeat,
  findOverlap,
  localToUtc,
  nextClockChange,
  offsetAt,
  prepareOverlaps,
} from '@carillon/protocol/schedule';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { playback, testDevice } from '../firmware/testDevice.ts';
import { createRandom, type Random } from '../random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Whose clocks change in spring and in autumn, by half an hour, in the South, and not at all. */
export const ZONES = [
  'Europe/Rome',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Asia/Kathmandu',
] as const;

/** What was foreseen of one device for one moment, and what the device then did. */
export interface Outcome {
  readonly zone: string;
  readonly forecast: Forecast;
  /** The clocks of its zone change between the question and the moment. */
  readonly isOverChange: boolean;
  readonly plays: string | null;
  /** The event of the stream that runs a little later. */
  readonly streams: string | null;
  /** What it says comes next. */
  readonly next: string | null;
  /** What plays at the last moment before what was foreseen to end it, and at that moment; undefined where nothing ends it. */
  readonly untilEnd: readonly [before: string | null, then: string | null] | undefined;
  /** Which week it was, for whoever looks for a mistake. */
  readonly text: string;
}

type Rule = (heard: Heard, now: Moment, atMs: number) => Forecast;

/** Lives through one week of one device, which the seed makes: people write its events, start and stop some, and ask. */
export function liveThroughWeek(seed: number, foresee: Rule): Outcome {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(count * random());
  const zone = ZONES[seed % ZONES.length] ?? 'UTC';
  const someDayMs = Date.UTC(2026, 0, 1) + below(700) * DAY_MS + below(1440) * MINUTE_MS;
  const change = nextClockChange(zone, someDayMs);
  // Half of them in a week in which the clocks change, where they do.
  const startMs = change && seed % 2 === 0 ? change.atMs - below(WEEK_MS / MINUTE_MS) * MINUTE_MS : someDayMs;
  const classId = 1 + below(3);
  const mayOverlap = seed % 3 === 0;
  const events = writeEvents(random, zone, startMs, mayOverlap);
  const aheadMs = seed % 4 === 1 ? (below(2) * 2 - 1) * (2 + below(300)) * MINUTE_MS : 0;
  const device = testDevice({
    startMs,
    seed,
    classId,
    events,
    clockError: { aheadMs },
    timeServer: { host: 'ntp.example.com', boot: 0 },
  });
  const { clock } = device;

  let heard = createHeard(classId, clock.elapsed());
  const take = <K extends keyof Facts>(name: K, fact: Facts[K]) => {
    heard = hear(heard, name, fact, clock.elapsed());
  };
  /** A page hears what the device publishes. */
  function listen(ms: number) {
    clock.advance(ms);
    for (const told of device.live('schedule')) take('schedule', told);
    for (const told of device.live('stream')) take('stream', told);
    device.forget();
  }

  take('connection', 'open');
  listen(1000);
  take('events', events);
  device.command('GetEvents');
  listen(MINUTE_MS);
  if (!mayOverlap) {
    for (let presses = below(4); presses > 0; presses--) {
      listen(below(8 * 60) * MINUTE_MS);
      const event = events[below(events.length)];
      if (event && canRun(classId, event.mode))
        device.command(below(2) ? 'StartEvent' : 'StopEvent', { id: event.id });
    }
  }
  // A little later, so that what was started is heard.
  listen(below(12 * 60) * MINUTE_MS + 3 * MINUTE_MS);
  take('rtcc', { epoch: Math.round((clock.now() + aheadMs) / 1000) });

  const nowMs = clock.now();
  const atMs = chooseMoment(random, zone, nowMs, events, aheadMs);
  const forecast = foresee(heard, { nowMs: clock.elapsed(), utcMs: nowMs }, atMs);
  listen(atMs - nowMs);
  const present = () => heard.schedule;
  const find = (state: string) => events.find(({ id }) => present()[id] === state)?.id ?? null;
  const plays = find('play');
  // Once what played before is silent.
  listen(2000);
  const next = find('next');
  const streams =
    heard.stream && heard.stream.status !== 'stopped' && heard.stream.status !== 'nothing'
      ? heard.stream.id
      : null;
  const endMs = forecast.isKnown ? findEnd(forecast) : Number.POSITIVE_INFINITY;
  let untilEnd: Outcome['untilEnd'];
  if (endMs > clock.now() && endMs - atMs < WEEK_MS) {
    listen(endMs - 1 - clock.now());
    const before = find('play');
    listen(1);
    untilEnd = [before, find('play')];
  }
  return {
    zone,
    forecast,
    isOverChange: offsetAt(zone, nowMs) !== offsetAt(zone, atMs),
    plays,
    streams,
    next,
    untilEnd,
    text: `seed ${seed}, ${zone}: asked at ${new Date(nowMs).toISOString()} for ${new Date(atMs).toISOString()}`,
  };
}

/** When something else is foreseen than at the moment. */
const findEnd = ({ plays, next }: Foreseen) =>
  Math.min(plays?.endMs ?? Number.POSITIVE_INFINITY, next?.startMs ?? Number.POSITIVE_INFINITY);

/** Some events as a person writes them, on the clocks of a zone; without overlaps, as the form wants them, or with. */
function writeEvents(random: Random, zone: string, nowMs: number, mayOverlap: boolean): DeviceEvent[] {
  const below = (count: number) => Math.floor(count * random());
  const sender = exampleEvents(3)[2];
  const events: DeviceEvent[] = [];
  const minuteOfDay = () => (below(2) ? 15 * below(96) : below(1440));
  for (let tries = below(9); tries > 0; tries--) {
    const repeat =
      below(20) === 0
        ? encodeRepeat({ kind: 'always' })
        : below(4) === 0
          ? encodeRepeat({ kind: 'weekly', start: below(7), stop: below(7) })
          : encodeRepeat({
              kind: 'daily',
              days: [0, 1, 2, 3, 4, 5, 6].filter((day) => day === tries % 7 || below(2)),
            });
    const local = { repeat, time: [minuteOfDay(), minuteOfDay()] as const };
    const { time, ...rest } = localToUtc(local, offsetAt(zone, nowMs));
    const entry = { ...rest, time: [...time] as [number, number] };
    if (!mayOverlap && findOverlap(entry, prepareOverlaps(events))) continue;
    const id = `evts/${events.length + 1}`;
    events.push(sender && below(5) === 0 ? { ...sender, ...entry, id } : playback({ ...entry, id }));
  }
  return events;
}

/** A date and a time that somebody types, within eight days: any minute, or one at which an event begins or ends. */
function chooseMoment(
  random: Random,
  zone: string,
  nowMs: number,
  events: readonly DeviceEvent[],
  aheadMs: number,
): number {
  const below = (count: number) => Math.floor(count * random());
  const soonest = Math.ceil(nowMs / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  const dayMs = soonest + below(8) * DAY_MS;
  const event = events[below(events.length)];
  const turn = event?.time[below(2)] ?? below(1440);
  const turnMs = dayMs - (dayMs % DAY_MS) + (turn + below(3) - 1) * MINUTE_MS - aheadMs;
  const wantedMs = below(2) ? turnMs : dayMs + below(1440) * MINUTE_MS;
  // Through the fields of a page, as it is typed.
  const typed = toLocalDateTime(wantedMs / 1000, zone);
  return Math.max(soonest, 1000 * ((typed && toEpoch(typed, zone)) ?? 0));
}
