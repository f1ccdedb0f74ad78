// The time of a story: what the bar shows, and what it can ask for. The bar stands in the frame around the stories
// (TimeBar.tsx), the clock in their page.
import { toEpoch, toLocalDateTime } from '@carillon/protocol/clock';
import { nextClockChange, nextOccurrence } from '@carillon/protocol/schedule';
import { isFrame } from './docsFrame.ts';
import type { Stage } from './stage.ts';
import {
  type JumpName,
  LEAD_MS,
  TIME_ASKED,
  TIME_TOLD,
  type TimeAsked,
  type TimeTold,
} from './timeEvents.ts';

const HOUR_MS = 3_600_000;
const TELL_MS = 100;

/** The time for a person, in the zone of the story. */
const localOf = (ms: number, zone: string) => toLocalDateTime(Math.floor(ms / 1000), zone);

/** When what the jumps lead to happens; null for what never does. */
export function findJumps(stage: Stage, zone: string): Readonly<Record<JumpName, number | null>> {
  const nowMs = stage.clock.now();
  // Later than where a jump leads: a second jump leads further.
  const afterMs = nowMs + LEAD_MS;
  const starts = [...stage.events.values()]
    .flat()
    .flatMap((event) => nextOccurrence(event, afterMs)?.startMs ?? []);
  const today = localOf(afterMs, zone);
  const [year = 0, month = 1, day = 1] = (today?.date ?? '').split('-').map(Number);
  const tomorrow = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
  const midnight = toEpoch({ date: tomorrow, time: '00:00' }, zone);
  return {
    event: starts.length > 0 ? Math.min(...starts) : null,
    midnight: midnight === null ? null : 1000 * midnight,
    clockChange: nextClockChange(zone, afterMs)?.atMs ?? null,
  };
}

/** Runs until the next message that is no level, at most for an hour, and stands still there. */
export async function step({ clock, hub }: Stage): Promise<void> {
  let isHeard = false;
  const stop = hub.observe('#', (topic) => {
    isHeard ||= !topic.endsWith('/vumeter');
  });
  await clock.runUntil(() => isHeard, HOUR_MS);
  stop();
}

/** Storybook's way between the page of the stories and the frame around it. */
interface Channel {
  emit(event: string, told: TimeTold): void;
  on(event: string, hear: (asked: TimeAsked) => void): void;
  off(event: string, hear: (asked: TimeAsked) => void): void;
}

/** Tells the bar the time of this story, and does what the bar asks for, until the story is closed. */
export function followTimeBar(stage: Stage, storyId: string, zone: string): () => void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
  if (!channel || isFrame) return () => {};
  const startMs = stage.clock.now();
  const tell = () => {
    const nowMs = stage.clock.now();
    const { date = '', time = '' } = localOf(nowMs, zone) ?? {};
    const seconds = new Date(nowMs).toISOString().slice(16, 23);
    channel.emit(TIME_TOLD, {
      storyId,
      local: `${date} ${time.slice(0, 5)}${seconds}`,
      zone,
      passedMs: nowMs - startMs,
      speed: Number.isFinite(stage.clock.speed) ? stage.clock.speed : null,
      jumps: findJumps(stage, zone),
    });
  };
  const hear = (asked: TimeAsked) => {
    if (asked.storyId !== storyId) return;
    if ('speed' in asked) stage.clock.setSpeed(asked.speed ?? Number.POSITIVE_INFINITY);
    else void step(stage).then(tell);
    tell();
  };
  channel.on(TIME_ASKED, hear);
  const timer = setInterval(tell, TELL_MS);
  return () => {
    channel.off(TIME_ASKED, hear);
    clearInterval(timer);
  };
}
